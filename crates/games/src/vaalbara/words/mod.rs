//! Vaalbara in words.

pub(crate) mod result;
pub(crate) mod terms;

mod choice;
mod decided;
mod news;
mod reason;
mod refusal;
mod story;
mod tip;
mod typed;

#[cfg(test)]
mod tests;

use crate::spoken::{Agreement, menu, spoken};
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Clan, Item, SeatView, Vaalbara};
use pangaea_engine::question::Picked;
use pangaea_text::{LocaleMessage, common};

spoken! { Vaalbara;
    fn colour(colour: Clan) -> LocaleMessage {
        match colour {
            Clan::Yellow => common::yellow(),
            Clan::Red => common::red(),
            Clan::Blue => common::blue(),
            Clan::Purple => common::purple(),
            Clan::Green => common::green(),
        }
    }

    fn title() -> LocaleMessage {
        text::title()
    }

    const MINUTES: u32 = 30;

    fn blurb() -> LocaleMessage {
        text::blurb()
    }

    fn opening(_: usize) -> LocaleMessage {
        text::opening()
    }

    fn agreements() -> Vec<Agreement> {
        Vec::new()
    }

    fn asks(setting: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<LocaleMessage> {
        menu::items(setting, view, draft).first().map(|item| terms::question(*item))
    }

    // A warrior that is shown can only gain points.
    fn preset(item: &Item) -> bool {
        matches!(item, Item::ShowWarrior)
    }

    fn rules() -> Vec<LocaleMessage> {
        vec![text::rules_turn(), text::rules_characters(), text::rules_rulings()]
    }
}
