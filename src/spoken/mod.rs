//! A game in words: its questions, choices, news and refusals, and what a player types.
//!
//! [`Spoken`] lists what every game can say; a front end that knows it needs to know no game.
//! The sentences are in `locales`, through [`crate::text`]; here is decided which of them it is.
//! Each game has a folder: `words` names its things, `typed` reads what is typed, `news`,
//! `refusal` and `result` say what their names say. `menu` and `line` serve all of them.

mod line;
mod menu;
mod voice;

pub(crate) mod little_prince;
pub mod tectonic_tribes;
pub(crate) mod vaalbara;

#[cfg(test)]
mod tests;

pub(crate) use line::capital;
pub use voice::Voice;

use crate::text::Message;
use pangaea_engine::game::{Game, Outcome, Setting};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;

/// One line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is picked; at most 100 characters.
    pub label: String,
    /// What there is to know about it; at most 100 characters.
    pub detail: Option<String>,
}

/// Something that can be agreed before the start: on or off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The field's name in the game's options.
    pub key: &'static str,
    /// What it is called; at most 80 characters.
    pub name: Message,
    /// What it changes; at most 100 characters.
    pub about: Message,
}

/// What somebody meant by what they typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed<G: Game> {
    /// The whole draft, each pick of it allowed.
    pub draft: Vec<Picked<G>>,
    /// A place to try out that is not allowed, or not yet decided on.
    pub trial: Option<Spot>,
}

/// What every game can say.
pub trait Spoken: Game {
    /// A tribe, clan or pawn.
    fn colour(colour: Self::Colour) -> Message;

    /// What can be agreed before the start.
    fn agreements() -> Vec<Agreement>;

    /// What the open step of a question asks; nothing if the draft is complete or nothing is asked.
    fn asks(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<Message>;

    /// One of the things offered, as a line of a menu.
    fn choice(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        item: &Self::Item,
    ) -> Choice;

    /// Where a card lies on trial, whether it fits, and if not, by which rule. One sentence each;
    /// none in a game without places.
    fn trial(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
        spot: Spot,
    ) -> Vec<String> {
        let _ = (voice, setting, view, draft, spot);
        Vec::new()
    }

    /// A complete draft in words, for the one who made it: what confirming it would do.
    fn decided(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> String;

    /// The own choice that is made but can still be changed, as the draft that leads to it; none
    /// in a game without secret choices.
    fn chosen(setting: &Setting<Self>, view: &Self::SeatView) -> Option<Vec<Picked<Self>>> {
        let _ = (setting, view);
        None
    }

    /// What everybody hears of an event; nothing where nobody needs to be told.
    fn news(voice: &Voice<'_>, setting: &Setting<Self>, event: &Self::Event) -> Option<String>;

    /// Why an action is refused.
    fn refusal(voice: &Voice<'_>, setting: &Setting<Self>, refusal: &Self::Refusal) -> String;

    /// Reads what a player typed as an answer to the open question, which has this draft; the
    /// reason why it makes no sense, with an example that would.
    fn typed(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
        text: &str,
    ) -> Result<Typed<Self>, Message>;

    /// The final table: every player's sum, and how a tie was broken.
    fn result(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::TableView,
        outcome: &Outcome,
    ) -> String;

    /// The rules in short and the rulings, page by page; at most 1,900 characters each.
    fn rules() -> Vec<Message>;
}
