//! Tectonic Tribes in words.

pub(crate) mod labels;
pub(crate) mod lay;
pub(crate) mod result;
pub(crate) mod terms;

mod choice;
mod decided;
mod effects;
mod hint;
mod news;
mod reader;
mod reason;
mod refusal;
mod story;
mod tip;
mod typed;

#[cfg(test)]
mod one_name;
#[cfg(test)]
mod tests;

use crate::spoken::{Agreement, Voice, menu, spoken};
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Decision, Item, SeatView, TectonicTribes, Tribe};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;
use pangaea_text::{LocaleMessage, common};

spoken! { TectonicTribes;
    fn colour(colour: Tribe) -> LocaleMessage {
        match colour {
            Tribe::Red => common::red(),
            Tribe::Blue => common::blue(),
            Tribe::Yellow => common::yellow(),
            Tribe::Green => common::green(),
            Tribe::Purple => common::purple(),
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
        vec![
            Agreement {
                key: "advanced",
                name: text::advanced(),
                without: text::basic(),
                about: text::advanced_about(),
            },
            Agreement {
                key: "lava_scores",
                name: text::lava_scores(),
                without: text::lava_scores_nothing(),
                about: text::lava_scores_about(),
            },
        ]
    }

    fn asks(setting: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<LocaleMessage> {
        terms::question(&menu::step(setting, view, draft)?)
    }

    fn button(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        item: &Item,
    ) -> String {
        match item {
            Item::Play(card) | Item::Discard(card) => card.to_string(),
            Item::Terrain(_) | Item::Tribe(_) | Item::CardOf(_) => {
                Self::choice(voice, setting, view, item).label
            }
        }
    }

    fn same_thing(one: &Item, other: &Item) -> bool {
        matches!((one, other), (Item::Play(played), Item::Discard(card)) if played == card)
    }

    fn trial(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        spot: Spot,
    ) -> Vec<String> {
        let trial = lay::Trial::of(setting, view, draft, spot);
        let messages = trial.map(|trial| trial.sentences(voice, setting, view));
        messages.iter().flatten().map(|message| voice.say(message)).collect()
    }

    fn trial_rule(
        view: &SeatView,
        draft: &[Picked<Self>],
        spot: Spot,
    ) -> Option<&'static str> {
        lay::card(view, draft)?;
        let misfits = view.table.board.misfits(spot, view.seat);
        misfits.first().map(refusal::misfit_rule)
    }

    fn lies_open(decision: &Decision) -> bool {
        match decision {
            Decision::LayTerrain { .. } | Decision::LayTribe { .. } => true,
            Decision::Choose { .. } => false,
        }
    }

    fn rules() -> Vec<LocaleMessage> {
        vec![text::rules_turn(), text::rules_points(), text::rules_rulings()]
    }
}
