//! The Little Prince in words.

pub(crate) mod prospects;
pub(crate) mod result;
pub(crate) mod standing;
pub(crate) mod terms;

mod choice;
mod decided;
mod news;
mod notes;
mod reason;
mod refusal;
mod story;
mod tip;
mod typed;

#[cfg(test)]
mod tests;

use crate::little_prince::messages as text;
use crate::spoken::{Agreement, Voice, menu, spoken};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Item, LittlePrince, Pawn, SeatView};
use pangaea_engine::question::Picked;
use pangaea_text::{LocaleMessage, common};

spoken! { LittlePrince;
    fn colour(colour: Pawn) -> LocaleMessage {
        match colour {
            Pawn::Yellow => common::yellow(),
            Pawn::Blue => common::blue(),
            Pawn::Red => common::red(),
            Pawn::Green => common::green(),
            Pawn::Violet => common::purple(),
        }
    }

    fn title() -> LocaleMessage {
        text::title()
    }

    const MINUTES: u32 = 25;

    fn blurb() -> LocaleMessage {
        text::blurb()
    }

    fn opening(seats: usize) -> LocaleMessage {
        text::opening(seats)
    }

    fn agreements() -> Vec<Agreement> {
        vec![Agreement {
            key: "hidden_characters",
            name: text::hidden_characters(),
            without: text::open_characters(),
            about: text::hidden_characters_about(),
        }]
    }

    fn asks(setting: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<LocaleMessage> {
        menu::items(setting, view, draft).first().map(|item| terms::question(*item))
    }

    fn button(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        item: &Item,
    ) -> String {
        match item {
            Item::Hide(tile) | Item::Tile(tile) => terms::named(voice, setting.deck(), *tile),
            Item::Stack(_) | Item::Hidden | Item::Next(_) => {
                Self::choice(voice, setting, view, item).label
            }
        }
    }

    fn notes(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
    ) -> Vec<String> {
        notes::notes(voice, setting, view, draft)
    }

    fn rules() -> Vec<LocaleMessage> {
        vec![text::rules_turn(), text::rules_points(), text::rules_rulings()]
    }
}
