//! Computer players. They see a seat's view and nothing else.

mod greedy;
mod random;
mod whole;

pub use greedy::Greedy;
pub use whole::{Finished, Stuck, play_one, watch_one};

use crate::chance::Chance;
use crate::game::Setting;
use serde::{Deserialize, Serialize};

/// How a computer player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComputerKind {
    /// Anything that is allowed.
    Random,
    /// What gains and denies most at once.
    Greedy,
}

impl ComputerKind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// What such a player does with this view; nothing if nothing is asked.
    pub fn decide<G: Greedy>(
        self,
        setting: &Setting<G>,
        view: &G::SeatView,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        match self {
            Self::Random => random::decide(setting, view, chance),
            Self::Greedy => G::greedy(setting, view, chance),
        }
    }
}
