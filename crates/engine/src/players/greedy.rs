//! A player who takes what is best at once; what that is, each game knows itself.

use crate::chance::Chance;
use crate::game::{Game, Setting};

/// A game whose positions can be judged.
pub trait Greedy: Game {
    /// The action that gains and denies most at once, a fair draw among equals; nothing if
    /// nothing is asked.
    fn greedy(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        chance: &mut Chance,
    ) -> Option<Self::Action>;
}
