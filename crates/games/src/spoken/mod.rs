//! A game in words: its questions, choices, news and refusals, and what a player types.
//!
//! [`Spoken`] lists what every game can say; a front end that knows it needs to know no game.
//! The sentences are in `locales`, through `pangaea-text`; which of them it is, a game's folder
//! `words` decides: `terms` names its things, `typed` reads what is typed, and `choice`, `decided`,
//! `news`, `reason`, `refusal`, `result`, `story` and `tip` say what their names say. `menu` and `line` serve all
//! of them.

pub(crate) mod line;
pub(crate) mod menu;
mod search;
pub(crate) mod story;
mod voice;

#[cfg(test)]
pub(crate) mod tests;

pub use search::rank;
pub use story::{Opening, StoryLine, Stretch};
pub use voice::Voice;

pub(crate) use line::capital;

use pangaea_engine::game::{CommonRefusal, Game, Outcome, Setting};
use pangaea_engine::players::Greedy;
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;
use pangaea_text::{LocaleMessage, common, spoken as text};

/// One line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuEntry {
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
    pub name: LocaleMessage,
    /// How the game is called without it; at most 80 characters.
    pub without: LocaleMessage,
    /// What it changes; at most 100 characters.
    pub about: LocaleMessage,
}

/// What someone meant by what they typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed<G: Game> {
    /// The whole draft, each pick of it allowed.
    pub draft: Vec<Picked<G>>,
    /// A place to try out that is not allowed, or not yet decided on.
    pub trial: Option<Spot>,
}

/// What every game can say.
pub trait Spoken: Greedy {
    /// A tribe, clan or pawn.
    fn colour(colour: Self::Colour) -> LocaleMessage;

    /// What is written on the box; where a language has no edition of its own, the original title.
    fn title() -> LocaleMessage;

    /// How long a game takes with people who know it, in minutes.
    const MINUTES: u32;

    /// What the game is about, in one sentence for whoever has never heard of it.
    fn blurb() -> LocaleMessage;

    /// What everyone is about to do, in two lines under the first message of a game.
    fn opening(seats: usize) -> LocaleMessage;

    /// What can be agreed before the start.
    fn agreements() -> Vec<Agreement>;

    /// What the open step of a question asks; nothing if the draft is complete or nothing is asked.
    fn asks(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<LocaleMessage>;

    /// What the open step is for, in one line for whoever plays their first games.
    fn tip(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<LocaleMessage>;

    /// What speaks for a suggested action, in one sentence.
    fn suggested(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        reason: &Self::Reason,
    ) -> LocaleMessage;

    /// One of the things offered, as a line of a menu.
    fn choice(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        item: &Self::Item,
    ) -> MenuEntry;

    /// The same on a button, beside a picture that shows it: the printed number says enough.
    fn button(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        item: &Self::Item,
    ) -> String {
        Self::choice(voice, setting, view, item).label
    }

    /// Do two steps offer the same thing, such as a card to play and the same card to discard? Then
    /// one button serves both: the first press answers the first step, the next press the second.
    fn same_thing(one: &Self::Item, other: &Self::Item) -> bool {
        let _ = (one, other);
        false
    }

    /// Is it what nearly everyone wants where it is offered? It is picked until something else is.
    fn preset(item: &Self::Item) -> bool {
        let _ = item;
        false
    }

    /// What there is to know for the decision and stands in no picture large enough: one line each.
    fn notes(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Vec<String> {
        let _ = (voice, setting, view, draft);
        Vec::new()
    }

    /// Where a card lies on trial, and what comes of it or by which rule it does not fit. One
    /// sentence each; none in a game without places.
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

    /// The number of the rule by which a card on trial does not fit, if it does not.
    fn trial_rule(
        view: &Self::SeatView,
        draft: &[Picked<Self>],
        spot: Spot,
    ) -> Option<&'static str> {
        let _ = (view, draft, spot);
        None
    }

    /// A complete draft in words, for the one who made it: what confirming it would do. Nothing
    /// if it is not complete.
    fn decided(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> String {
        let decision = Self::decision(setting, view, draft);
        decision.map_or_else(String::new, |decision| Self::answered(voice, setting, &decision))
    }

    /// An answer in words, for the one who gave it: the same before and after.
    fn answered(voice: &Voice<'_>, setting: &Setting<Self>, decision: &Self::Decision) -> String;

    /// Can everyone see on the board what this answer did? If not, its seat sees it in what it has.
    fn lies_open(decision: &Self::Decision) -> bool {
        let _ = decision;
        false
    }

    /// What everyone hears of an event; nothing where no one needs to be told.
    fn news(voice: &Voice<'_>, setting: &Setting<Self>, event: &Self::Event) -> Option<String>;

    /// What has happened since a seat last acted, told to whoever sits there: what everyone has
    /// heard, and what the seat's own view adds to it.
    fn story(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        stretch: &Stretch<'_, Self>,
    ) -> Vec<StoryLine>;

    /// Why an action is refused.
    fn refusal(voice: &Voice<'_>, setting: &Setting<Self>, refusal: &Self::Refusal) -> String;

    /// The number of the rule behind a refusal, the first if there are several.
    fn refusal_rule(setting: &Setting<Self>, refusal: &Self::Refusal) -> Option<&'static str>;

    /// Reads what a player typed as an answer to the open question, which has this draft; the
    /// reason why it makes no sense, with an example that would.
    fn typed(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
        text: &str,
    ) -> Result<Typed<Self>, LocaleMessage>;

    /// The final table: every player's sum, and how a tie was broken.
    fn result(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &Self::TableView,
        outcome: &Outcome,
    ) -> String;

    /// The rules in short and the rulings, page by page; at most 1,900 characters each.
    fn rules() -> Vec<LocaleMessage>;
}

/// Why every game refuses an action.
pub(crate) fn common_refusal(voice: &Voice<'_>, refusal: CommonRefusal) -> LocaleMessage {
    match refusal {
        CommonRefusal::GameOver => common::game_over(),
        CommonRefusal::NoSuchSeat(_) => text::no_such_seat(),
        CommonRefusal::NotYourTurn(seat) => text::not_your_turn(&voice.name(seat)),
    }
}

/// Writes `impl Spoken` for a game whose folder of words has the usual files, each with a function
/// of its name. What is a few words only, and what only some games say, is given.
macro_rules! spoken {
    ($game:ident; $($own:tt)*) => {
        impl $crate::spoken::Spoken for $game {
            $($own)*

            fn choice(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::SeatView,
                item: &Self::Item,
            ) -> $crate::spoken::MenuEntry {
                #[allow(clippy::clone_on_copy)]
                choice::choice(voice, setting, view, item.clone())
            }

            fn answered(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                decision: &Self::Decision,
            ) -> String {
                #[allow(clippy::clone_on_copy)]
                decided::decided(voice, setting, decision.clone())
            }

            fn news(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                event: &Self::Event,
            ) -> Option<String> {
                news::news(voice, setting, event).into()
            }

            fn story(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::SeatView,
                stretch: &$crate::spoken::Stretch<'_, Self>,
            ) -> Vec<$crate::spoken::StoryLine> {
                story::story(voice, setting, view, stretch)
            }

            fn tip(
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::SeatView,
                draft: &[pangaea_engine::question::Picked<Self>],
            ) -> Option<pangaea_text::LocaleMessage> {
                tip::tip(setting, view, draft)
            }

            fn suggested(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                reason: &Self::Reason,
            ) -> pangaea_text::LocaleMessage {
                reason::reason(voice, setting, *reason)
            }

            fn refusal_rule(
                setting: &pangaea_engine::game::Setting<Self>,
                refusal: &Self::Refusal,
            ) -> Option<&'static str> {
                refusal::rule(setting, refusal)
            }

            fn refusal(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                refusal: &Self::Refusal,
            ) -> String {
                voice.say(&refusal::refusal(voice, setting, refusal))
            }

            fn typed(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::SeatView,
                draft: &[pangaea_engine::question::Picked<Self>],
                text: &str,
            ) -> Result<$crate::spoken::Typed<Self>, pangaea_text::LocaleMessage> {
                typed::typed(voice, setting, view, draft, text)
            }

            fn result(
                voice: &$crate::spoken::Voice<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::TableView,
                outcome: &pangaea_engine::game::Outcome,
            ) -> String {
                result::result(voice, setting, view, outcome)
            }
        }
    };
}
pub(crate) use spoken;
