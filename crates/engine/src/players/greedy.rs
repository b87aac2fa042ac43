//! A player who takes what is best at once; what that is, each game knows itself.

use crate::chance::Chance;
use crate::game::{Game, Setting};
use std::fmt::Debug;

/// A game whose positions can be judged.
pub trait Greedy: Game {
    /// What speaks for an action: the terms of the judgement that weigh most, in points as the rules
    /// count them.
    type Reason: Clone + Debug + PartialEq + Send + Sync;

    /// The action that gains and denies most at once, a fair draw among equals; nothing if
    /// nothing is asked.
    fn greedy(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        chance: &mut Chance,
    ) -> Option<Self::Action>;

    /// Why such a player would do this, from what its seat may know; nothing if it is not asked.
    fn reason(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        action: &Self::Action,
    ) -> Option<Self::Reason>;
}
