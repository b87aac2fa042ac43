//! Tectonic Tribes by Alexander Kneepkens (Jolly Dutch): a world of cards laid over cards, where
//! the tribe with the most tents around an area scores it.
//!
//! Start with `state`, then `apply`. Numbers such as 5c are those of `docs/rules`.

mod action;
mod apply;
mod board;
mod cards;
mod check;
mod deck;
mod eras;
mod greedy;
mod places;
mod question;
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
pub use deck::{
    Deck, Faces, Number, TERRAIN_CARDS, TRIBE_CARDS, TerrainFace, TribeCard, TribeFace,
};
pub use places::Places;
pub use question::Item;
pub use record::Components;
pub use score::{Area, EndReason, areas, scores};
pub use square::{Bonus, Face, Square, Terrain, Tribe};
pub use state::{Choice, Deal, Phase, State};
pub use view::{DealView, SeatView, Sight, Stage, TableView};

use crate::chance::Seed;
use crate::game::{Game, Outcome, Setting, Unsound};
use crate::question::{Asked, Picked};
use crate::seat::{Seat, Seats};
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

impl Game for TectonicTribes {
    const SLUG: &'static str = "tectonic-tribes";
    const NAME: &'static str = "Tectonic Tribes";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COLOURS: &'static [Tribe] = &Tribe::ALL;

    type Deck = Deck;
    type Options = Options;
    type Colour = Tribe;
    type State = State;
    type Action = Action;
    type Item = Item;
    type TableView = TableView;
    type SeatView = SeatView;
    type Fact = Fact;
    type Event = Event;
    type Refusal = Refusal;
    type Components = Components;

    fn start(setting: &Setting<Self>, seed: Seed) -> (State, Vec<Fact>) {
        setup::start(setting, seed)
    }

    fn to_decide(state: &State) -> Seats {
        state.to_decide()
    }

    fn apply(
        setting: &Setting<Self>,
        state: &mut State,
        seat: Seat,
        action: &Action,
    ) -> Result<Vec<Fact>, Refusal> {
        apply::apply(setting, state, seat, action)
    }

    fn table_view(_: &Setting<Self>, state: &State) -> TableView {
        view::table_view(state)
    }

    fn seat_view(_: &Setting<Self>, state: &State, seat: Seat) -> SeatView {
        view::seat_view(state, seat)
    }

    fn question(_: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<Asked<Self>> {
        question::question(view, draft)
    }

    fn round(view: &TableView) -> u32 {
        view.round()
    }

    fn outcome(setting: &Setting<Self>, state: &State) -> Option<Outcome> {
        state.is_over().then(|| state.outcome(setting.options()))
    }

    fn announce(_: &Setting<Self>, fact: &Fact) -> Option<Event> {
        Some(action::announce(fact))
    }

    fn check_state(setting: &Setting<Self>, state: &State) -> Result<(), Unsound> {
        state.check(setting)
    }

    fn components(setting: &Setting<Self>, _: &State) -> Components {
        Components::of(setting)
    }

    fn from_components(components: Components, _: usize) -> Result<(Deck, Vec<Tribe>), Unsound> {
        components.into_parts()
    }

    fn actions_of(_: &State, fact: &Fact, _: &[Fact]) -> Vec<(Seat, Action)> {
        action::action_of(fact).into_iter().collect()
    }
}
