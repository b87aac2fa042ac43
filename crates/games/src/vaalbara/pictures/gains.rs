//! Points as they are told round by round (2b).

use pangaea_engine::games::vaalbara::{PhaseView, TableView};
use pangaea_engine::seat::Seat;
use std::ops::Range;

/// 2b: the rounds, counted from 0, whose points the table tells: the last finished one and the
/// one being played. With all of them a running total could be read off the table.
pub(super) fn told(view: &TableView) -> Range<usize> {
    let rounds = view.gains.len();
    let open = usize::from(matches!(view.phase, PhaseView::Act { .. }));
    rounds.saturating_sub(1 + open)..rounds
}

/// Is this round, counted from 0, being played?
pub(super) fn is_open(view: &TableView, round: usize) -> bool {
    matches!(view.phase, PhaseView::Act { .. }) && round + 1 == view.gains.len()
}

/// 2b: what a round, counted from 0, brought a seat. Nothing was announced for who is still to
/// act and has got nothing from others.
pub(super) fn announced(view: &TableView, seat: Seat, round: usize) -> Option<i64> {
    let points = *view.gains.get(round)?.get(seat)?;
    let open = is_open(view, round) && points == 0 && !has_acted(view, seat);
    (!open).then_some(points)
}

/// Has this seat had its turn in the round that is being played?
fn has_acted(view: &TableView, seat: Seat) -> bool {
    match &view.phase {
        PhaseView::Act { order, done, .. } => order.iter().take(*done).any(|other| *other == seat),
        PhaseView::Choose { .. } | PhaseView::Over => true,
    }
}

/// The number by which people call a round.
pub(super) fn round_number(round: usize) -> u32 {
    u32::try_from(round + 1).unwrap_or(u32::MAX)
}
