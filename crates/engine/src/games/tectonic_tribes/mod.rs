//! Tectonic Tribes by Alexander Kneepkens (Jolly Dutch): a world of cards laid over cards, where
//! the tribe with the most tents around an area scores it.
//!
//! Start with `state`, then `apply`. Numbers such as 5c are those of `docs/rules`.

mod action;
mod apply;
mod board;
mod cards;
mod check;
mod decision;
mod deck;
mod eras;
mod greedy;
mod places;
mod question;
mod reason;
mod record;
mod redeal;
mod score;
mod setup;
mod square;
mod state;
mod survey;
mod view;

pub use action::{Action, Event, Fact, Refusal};
pub use board::{Board, Card, Laid, Misfit, Top, covers, footprint};
pub use decision::{BoardPlace, Decision};
pub use deck::{
    Deck, Faces, Number, TERRAIN_CARDS, TRIBE_CARDS, TerrainFace, TribeCard, TribeFace,
};
pub use places::Places;
pub use question::Item;
pub use reason::{Loss, Reason};
pub use record::Components;
pub use score::{Area, EndReason, areas, scores, totals};
pub use square::{Bonus, Face, Square, Terrain, Tribe};
pub use state::{Deal, Phase, SecretChoice, State};
pub use view::{DealView, PhaseView, SeatView, SeenHand, TableView};

use crate::game::{Switch, rules};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The rules of Tectonic Tribes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TectonicTribes;

/// What can be agreed before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 7c: the fifth tribe card does not end the game, and more hands are played.
    pub advanced: bool,
    /// 8e: lava areas score like forest, water and mine.
    pub lava_scores: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { advanced: false, lava_scores: true }
    }
}

rules! { TectonicTribes, Tribe;
    const SLUG: &'static str = "tectonic-tribes";
    const NAME: &'static str = "Tectonic Tribes";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COLOURS: &'static [Tribe] = &Tribe::ALL;
    const SWITCHES: &'static [Switch<Options>] = &[
        Switch { key: "advanced", field: |options| &mut options.advanced },
        Switch { key: "lava_scores", field: |options| &mut options.lava_scores },
    ];
}
