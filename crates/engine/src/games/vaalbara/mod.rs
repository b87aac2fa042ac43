//! Vaalbara by Olivier Cipière (Studio H): nine rounds, one character and one land in each, and
//! every land is rewarded at once.
//!
//! Start with `state`, then `apply` and `effect`. Numbers such as 4c are those of `docs/rules`.

mod action;
mod apply;
mod character;
mod check;
mod decision;
mod deck;
mod effect;
mod greedy;
mod land;
mod omens;
mod outlook;
mod question;
mod reason;
mod record;
mod redeal;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, EffectDetails, Event, Fact, Refusal};
pub use character::{CHARACTERS, Character};
pub use decision::Decision;
pub use deck::{Cards, Deck, LandFace, Values};
pub use effect::Effect;
pub use land::{Kind, LANDS, Land, LandId};
pub use omens::{Clan, Omens};
pub use question::Item;
pub use reason::Reason;
pub use record::Components;
pub use score::{EndReason, neighbours};
pub use state::{HAND, Phase, ROUNDS, SecretChoice, State, TurnPart};
pub use view::{Back, CharactersView, PhaseView, PileView, SeatView, TableView};

use crate::game::{Switch, rules};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The rules of Vaalbara.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vaalbara;

/// Nothing can be agreed before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

rules! { Vaalbara, Clan;
    const SLUG: &'static str = "vaalbara";
    const NAME: &'static str = "Vaalbara";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COLOURS: &'static [Clan] = &Clan::ALL;
    const SWITCHES: &'static [Switch<Options>] = &[];
}
