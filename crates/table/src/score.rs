//! Points and places at the end of a game.

use super::{Stage, Table};
use pangaea_engine::game::Outcome;
use pangaea_engine::seat::Seat;

/// What a seat has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatScore {
    /// Its points.
    pub points: i64,
    /// Its place, counted from 1.
    pub rank: usize,
}

impl Table {
    /// What each seat has reached, in table order; nothing before the end.
    pub fn scores(&self) -> Option<Vec<SeatScore>> {
        let Stage::Over(progress) = &self.stage else { return None };
        let outcome = progress.game.outcome()?;
        let score = |(seat, points): (Seat, &i64)| SeatScore {
            points: *points,
            rank: rank(&outcome, seat),
        };
        Some(outcome.scores.iter().map(score).collect())
    }
}

/// The place of a seat. All who have won share the first, whatever decided it.
pub(super) fn rank(Outcome { scores, winners }: &Outcome, seat: Seat) -> usize {
    if winners.contains(seat) {
        return 1;
    }
    let own = scores.get(seat).copied().unwrap_or_default();
    let is_before = |(other, points): &(Seat, &i64)| !winners.contains(*other) && **points > own;
    1 + winners.len() + scores.iter().filter(is_before).count()
}
