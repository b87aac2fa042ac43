//! Points as they are told: round by round while the game goes on (2b), added up at its end (6).

use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Stage, TableView, Vaalbara};
use pangaea_engine::seat::Seat;
use std::ops::Range;

/// 2b: the rounds, counted from 0, whose points the table tells: the last finished one and the
/// one being played. With all of them a running total could be read off the table.
pub(super) fn told(view: &TableView) -> Range<usize> {
    let rounds = view.gains.len();
    let open = usize::from(matches!(view.stage, Stage::Act { .. }));
    rounds.saturating_sub(1 + open)..rounds
}

/// Is this round, counted from 0, being played?
pub(super) fn is_open(view: &TableView, round: usize) -> bool {
    matches!(view.stage, Stage::Act { .. }) && round + 1 == view.gains.len()
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
    match &view.stage {
        Stage::Act { order, done, .. } => order.iter().take(*done).any(|other| *other == seat),
        Stage::Choose { .. } | Stage::Over => true,
    }
}

/// The number by which people call a round.
pub(super) fn round_number(round: usize) -> u32 {
    u32::try_from(round + 1).unwrap_or(u32::MAX)
}

/// Points with their sign.
pub(super) fn signed(points: i64) -> String {
    if points < 0 { number(points) } else { format!("+{points}") }
}

/// Points; below zero with a minus as wide as digits are.
pub(super) fn number(points: i64) -> String {
    let minus = if points < 0 { "−" } else { "" };
    format!("{minus}{}", points.unsigned_abs())
}

/// 6: what the points of a seat are made up of.
pub(super) struct Account {
    pub(super) seat: Seat,
    /// 2b: what everyone begins with.
    pub(super) start: i64,
    /// What the rounds brought.
    pub(super) gained: i64,
    /// 6a: how many kinds of land.
    pub(super) kinds: i64,
    /// 6a: what these give.
    pub(super) bonus: i64,
    pub(super) total: i64,
}

/// 6b: the accounts from the first to the last; none before the end.
pub(super) fn accounts(setting: &Setting<Vaalbara>, view: &TableView) -> Vec<Account> {
    let deck = setting.deck();
    let account = |(seat, total)| Account {
        seat,
        start: deck.values().start,
        gained: view.gains.iter().filter_map(|gains| gains.get(seat)).sum(),
        kinds: view.kinds(deck, seat),
        bonus: view.bonus(deck, seat),
        total,
    };
    view.ranking(setting).into_iter().map(account).collect()
}

/// 6b: have several the most points?
pub(super) fn tied(accounts: &[Account]) -> bool {
    matches!(accounts, [first, second, ..] if first.total == second.total)
}
