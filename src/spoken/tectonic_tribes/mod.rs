//! Tectonic Tribes in words.

pub(crate) mod labels;
pub(crate) mod lay;
pub(crate) mod result;
pub(crate) mod words;

mod hint;
mod news;
mod reader;
mod refusal;
mod typed;

#[cfg(test)]
mod tests;

pub use labels::{label, square};

use super::line::fit;
use super::{Agreement, Choice, Spoken, Typed, Voice, menu};
use crate::text::{Message, common, tectonic_tribes as text};
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::tectonic_tribes::{
    Event, Item, Refusal, SeatView, TableView, TectonicTribes, Tribe,
};
use pangaea_engine::question::{Pick, Picked};
use pangaea_engine::spot::Spot;

impl Spoken for TectonicTribes {
    fn colour(colour: Tribe) -> Message {
        match colour {
            Tribe::Red => common::red(),
            Tribe::Blue => common::blue(),
            Tribe::Yellow => common::yellow(),
            Tribe::Green => common::green(),
            Tribe::Purple => common::purple(),
        }
    }

    fn agreements() -> Vec<Agreement> {
        vec![
            Agreement { key: "advanced", name: text::advanced(), about: text::advanced_about() },
            Agreement {
                key: "lava_scores",
                name: text::lava_scores(),
                about: text::lava_scores_about(),
            },
        ]
    }

    fn asks(setting: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<Message> {
        words::question(&menu::step(setting, view, draft)?)
    }

    fn choice(voice: &Voice<'_>, setting: &Setting<Self>, view: &SeatView, item: &Item) -> Choice {
        let deck = setting.deck();
        let terrain = |number| fit(&words::squares(voice, deck.terrain(number)));
        let (label, detail) = match *item {
            Item::Play(number) => {
                (voice.say(&text::play_card(&number.to_string())), terrain(number))
            }
            Item::Discard(number) => {
                (voice.say(&text::discard_card(&number.to_string())), terrain(number))
            }
            Item::Terrain(number) => {
                (voice.say(&text::card_name(&number.to_string())), terrain(number))
            }
            Item::Tribe(card) => {
                let squares = fit(&words::squares(voice, deck.tribe(card)));
                (voice.say(&text::tribe_card_name(&card.to_string())), squares)
            }
            Item::CardOf(seat) => {
                let owner = menu::person(voice, setting, seat);
                let card = lay::number_of(&view.table, seat);
                let goes = if seat == view.seat {
                    text::goes_own()
                } else {
                    text::goes_other(&voice.name(seat), &lay::number_of(&view.table, view.seat))
                };
                (voice.say(&text::card_of(&owner, &card)), voice.say(&goes))
            }
        };
        Choice { label, detail: Some(detail) }
    }

    fn trial(
        voice: &Voice<'_>,
        _: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        spot: Spot,
    ) -> Vec<String> {
        lay::trial(voice, view, draft, spot).iter().map(|message| voice.say(message)).collect()
    }

    fn decided(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
    ) -> String {
        let action = menu::action(setting, view, draft);
        action.map_or_else(String::new, |action| voice.say(&lay::decided(voice, view, &action)))
    }

    fn chosen(_: &Setting<Self>, view: &SeatView) -> Option<Vec<Picked<Self>>> {
        let choice = view.choice()?;
        let items = [Item::Play(choice.play), Item::Discard(choice.discard)];
        Some(items.map(Pick::Item).into())
    }

    fn news(voice: &Voice<'_>, _: &Setting<Self>, event: &Event) -> Option<String> {
        Some(news::news(voice, event))
    }

    fn refusal(voice: &Voice<'_>, _: &Setting<Self>, refusal: &Refusal) -> String {
        voice.say(&refusal::refusal(voice, refusal))
    }

    fn typed(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        text: &str,
    ) -> Result<Typed<Self>, Message> {
        typed::typed(voice, setting, view, draft, text)
    }

    fn result(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &TableView,
        outcome: &Outcome,
    ) -> String {
        result::result(voice, setting, view, outcome)
    }

    fn rules() -> Vec<Message> {
        vec![text::rules_turn(), text::rules_points(), text::rules_rulings()]
    }
}
