//! Vaalbara by Olivier Cipière (Studio H): nine rounds, one character and one land in each, and
//! every land is rewarded at once.
//!
//! Start with `state`, then `apply` and `effect`. Numbers such as 4c are those of `docs/rules`.

mod action;
mod apply;
mod character;
mod check;
mod deck;
mod effect;
mod greedy;
mod land;
mod omens;
mod outlook;
mod question;
mod record;
mod redeal;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, Deed, Event, Fact, Refusal};
pub use character::{CHARACTERS, Character};
pub use deck::{Cards, Deck, LandFace, Values};
pub use effect::Effect;
pub use land::{Kind, LANDS, Land, LandId};
pub use omens::{Clan, Omens};
pub use question::Item;
pub use record::Components;
pub use score::{EndReason, neighbours};
pub use state::{Choice, HAND, Phase, ROUNDS, State, Step};
pub use view::{Back, CharactersView, PileView, SeatView, Stage, TableView};

use crate::chance::Seed;
use crate::game::{Game, Outcome, Setting, Unsound};
use crate::question::{Asked, Picked};
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The rules of Vaalbara.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vaalbara;

/// Nothing can be agreed before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for Vaalbara {
    const SLUG: &'static str = "vaalbara";
    const NAME: &'static str = "Vaalbara";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COLOURS: &'static [Clan] = &Clan::ALL;

    type Deck = Deck;
    type Options = Options;
    type Colour = Clan;
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
        state.is_over().then(|| score::outcome(setting, state))
    }

    fn announce(_: &Setting<Self>, fact: &Fact) -> Option<Event> {
        Some(action::announce(fact))
    }

    fn check_state(setting: &Setting<Self>, state: &State) -> Result<(), Unsound> {
        check::check(setting, state)
    }

    fn components(setting: &Setting<Self>, state: &State) -> Components {
        Components::of(setting, state)
    }

    fn from_components(components: Components, _: usize) -> Result<(Deck, Vec<Clan>), Unsound> {
        components.into_parts()
    }

    fn actions_of(state: &State, fact: &Fact, later: &[Fact]) -> Vec<(Seat, Action)> {
        action::action_of(state, fact, later).into_iter().collect()
    }
}
