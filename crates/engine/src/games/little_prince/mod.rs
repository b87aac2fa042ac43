//! The Little Prince: Make Me a Planet by Antoine Bauza and Bruno Cathala (Ludonaute): planets of
//! 16 tiles, where four characters decide what the other twelve are worth.
//!
//! Start with `state`, then `apply`. Numbers such as 5a are those of `docs/rules`.

mod action;
mod apply;
mod deck;
mod greedy;
mod market;
mod outlook;
mod planet;
mod question;
mod record;
mod redeal;
mod score;
mod setup;
mod state;
mod tile;
mod view;

pub use action::{Action, Event, Fact, Offered, Refusal};
pub use deck::{Character, Counts, Deck, Element, Face, Pawn, TileFace, Tiles, Written};
pub use planet::{CELLS, Cell, Landing, Placed, Planet};
pub use question::Item;
pub use record::Components;
pub use score::{EndReason, Holdings, Scored, Tally, tally};
pub use state::{Stage, State};
pub use tile::{PerStack, STACK_TILES, Stack, Tile};
pub use view::{Offer, RoundView, SeatView, Sight, TableView};

use crate::chance::Seed;
use crate::game::{Game, Outcome, Setting, SettingError, Unsound};
use crate::question::{Asked, Picked};
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The rules of The Little Prince: Make Me a Planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LittlePrince;

/// What can be agreed before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 7: characters are passed from hand to hand and stay face down until the end.
    pub hidden_characters: bool,
}

impl Options {
    /// 7a: are tiles of this stack passed from hand to hand and kept in secret?
    fn hides(&self, stack: Stack) -> bool {
        self.hidden_characters && stack == Stack::Character
    }
}

/// 7c: with two there would be nothing to hide.
const LEAST_SEATS_FOR_HIDDEN_CHARACTERS: usize = 3;

impl Game for LittlePrince {
    const SLUG: &'static str = "little-prince";
    const NAME: &'static str = "The Little Prince: Make Me a Planet";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COLOURS: &'static [Pawn] = &Pawn::ALL;

    type Deck = Deck;
    type Options = Options;
    type Colour = Pawn;
    type State = State;
    type Action = Action;
    type Item = Item;
    type TableView = TableView;
    type SeatView = SeatView;
    type Fact = Fact;
    type Event = Event;
    type Refusal = Refusal;
    type Components = Components;

    fn check_options(options: &Options, seats: usize) -> Result<(), SettingError> {
        if options.hidden_characters && seats < LEAST_SEATS_FOR_HIDDEN_CHARACTERS {
            return Err(SettingError::OptionNeedsSeats {
                option: "hidden_characters",
                least: LEAST_SEATS_FOR_HIDDEN_CHARACTERS,
            });
        }
        Ok(())
    }

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
        apply::apply(setting, state, seat, *action)
    }

    fn table_view(setting: &Setting<Self>, state: &State) -> TableView {
        view::table_view(setting, state)
    }

    fn seat_view(setting: &Setting<Self>, state: &State, seat: Seat) -> SeatView {
        view::seat_view(setting, state, seat)
    }

    fn question(_: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<Asked<Self>> {
        question::question(view, draft)
    }

    fn round(view: &TableView) -> u32 {
        view.round()
    }

    fn outcome(setting: &Setting<Self>, state: &State) -> Option<Outcome> {
        let deck = setting.deck();
        (state.stage() == Stage::Over).then(|| tally(deck, &state.planets(deck)).outcome)
    }

    fn announce(setting: &Setting<Self>, fact: &Fact) -> Option<Event> {
        Some(action::announce(setting, fact))
    }

    fn check_state(setting: &Setting<Self>, state: &State) -> Result<(), Unsound> {
        state.check(setting)
    }

    fn components(setting: &Setting<Self>, _: &State) -> Components {
        Components::of(setting)
    }

    fn from_components(components: Components, seats: usize) -> Result<(Deck, Vec<Pawn>), Unsound> {
        components.into_parts(seats)
    }

    fn actions_of(state: &State, fact: &Fact, _: &[Fact]) -> Vec<(Seat, Action)> {
        action::actions_of(state, fact)
    }
}
