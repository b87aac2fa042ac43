//! The Little Prince in words.

pub(crate) mod result;
pub(crate) mod words;

mod decided;
mod news;
mod refusal;
mod typed;

#[cfg(test)]
mod tests;

use super::line::fit;
use super::{Agreement, Choice, Spoken, Typed, Voice, capital, menu};
use crate::text::{Message, common, little_prince as text};
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::little_prince::{
    Event, Item, LittlePrince, Pawn, Refusal, SeatView, TableView, Tile,
};
use pangaea_engine::question::Picked;

impl Spoken for LittlePrince {
    fn colour(colour: Pawn) -> Message {
        match colour {
            Pawn::Yellow => common::yellow(),
            Pawn::Blue => common::blue(),
            Pawn::Red => common::red(),
            Pawn::Green => common::green(),
            Pawn::Violet => common::purple(),
        }
    }

    fn agreements() -> Vec<Agreement> {
        vec![Agreement {
            key: "hidden_characters",
            name: text::hidden_characters(),
            about: text::hidden_characters_about(),
        }]
    }

    fn asks(setting: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<Message> {
        menu::items(setting, view, draft).first().map(|item| words::question(*item))
    }

    fn choice(voice: &Voice<'_>, setting: &Setting<Self>, view: &SeatView, item: &Item) -> Choice {
        let (deck, language) = (setting.deck(), voice.language);
        let own = view.planets.get(view.seat);
        let likes = |tile: Tile| deck.face(tile).character().map(words::likes);
        let (label, detail) = match *item {
            Item::Stack(stack) => {
                let free = own.map_or(0, |planet| planet.free(stack));
                let left = text::stack_room(view.table.left[stack], free);
                (capital(&voice.say(&words::stack(stack))), Some(voice.say(&left)))
            }
            Item::Hide(tile) => {
                (words::tile(language, deck, tile), likes(tile).map(|likes| voice.say(&likes)))
            }
            Item::Tile(tile) => {
                let warning = match words::would_turn(deck, own, tile) {
                    0 => None,
                    number => Some(text::would_turn(number)),
                };
                let detail = likes(tile).or(warning).map(|detail| capital(&voice.say(&detail)));
                (words::tile(language, deck, tile), detail)
            }
            Item::Hidden => {
                let about = match words::laid_face_down(view) {
                    Some(tile) => text::face_down_own(&words::tile(language, deck, tile)),
                    None => text::face_down_about(),
                };
                (voice.say(&text::face_down_tile()), Some(voice.say(&about)))
            }
            Item::Next(seat) => {
                let planet = view.planets.get(seat);
                let planet = planet.filter(|planet| planet.iter().next().is_some());
                let planet = planet.map(|planet| words::planet(language, deck, planet));
                (menu::person(voice, setting, seat), planet)
            }
        };
        Choice { label: fit(&label), detail: detail.map(|detail| fit(&detail)) }
    }

    fn decided(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
    ) -> String {
        let action = menu::action(setting, view, draft);
        action.map_or_else(String::new, |action| decided::decided(voice, setting, view, action))
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
