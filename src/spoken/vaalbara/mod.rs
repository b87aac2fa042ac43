//! Vaalbara in words.

pub(crate) mod account;
pub(crate) mod words;

mod decided;
mod news;
mod refusal;
mod typed;

#[cfg(test)]
mod tests;

use super::line::fit;
use super::{Agreement, Choice, Spoken, Typed, Voice, capital, menu};
use crate::text::{Message, common, vaalbara as text};
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::vaalbara::{
    Clan, Event, Item, LandId, Refusal, SeatView, Stage, TableView, Vaalbara,
};
use pangaea_engine::question::{Pick, Picked};

impl Spoken for Vaalbara {
    fn colour(colour: Clan) -> Message {
        match colour {
            Clan::Yellow => common::yellow(),
            Clan::Red => common::red(),
            Clan::Blue => common::blue(),
            Clan::Purple => common::purple(),
            Clan::Green => common::green(),
        }
    }

    fn agreements() -> Vec<Agreement> {
        Vec::new()
    }

    fn asks(setting: &Setting<Self>, view: &SeatView, draft: &[Picked<Self>]) -> Option<Message> {
        menu::items(setting, view, draft).first().map(|item| words::question(*item))
    }

    fn choice(voice: &Voice<'_>, setting: &Setting<Self>, view: &SeatView, item: &Item) -> Choice {
        let values = setting.deck().values();
        let land = |land| voice.say(&option(setting, view, *item, land));
        let (label, detail) = match *item {
            Item::Play(character) | Item::TakeBack(character) => {
                (words::numbered(voice, character), words::deed(character, values))
            }
            Item::ShowWarrior => {
                (capital(&voice.say(&text::show_it())), text::show_gains(values.warrior))
            }
            Item::HideWarrior => (capital(&voice.say(&text::hide_it())), text::hide_gains()),
            Item::Target(seat) => {
                (menu::person(voice, setting, seat), text::target_gains(values.bard))
            }
            Item::Take(id) => {
                let points = view.table.pays(setting.deck(), id);
                (land(id), text::pays(points.unwrap_or(0)))
            }
            Item::TrackFirst(id) | Item::ToSecond(id) => (land(id), text::in_first()),
            Item::TrackSecond(id) | Item::ToFirst(id) => (land(id), text::in_second()),
            Item::Give(id) => (land(id), text::in_realm()),
        };
        Choice { label, detail: Some(fit(&voice.say(&detail))) }
    }

    fn decided(
        voice: &Voice<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
    ) -> String {
        let action = menu::action(setting, view, draft);
        action.map_or_else(String::new, |action| {
            voice.say(&decided::decided(voice, setting, view, draft, action))
        })
    }

    fn chosen(setting: &Setting<Self>, view: &SeatView) -> Option<Vec<Picked<Self>>> {
        let Stage::Choose { .. } = view.table.stage else {
            return None;
        };
        let choice = view.choice?;
        let mut draft = vec![Pick::Item(Item::Play(choice.character))];
        let warrior = if choice.show_warrior { Item::ShowWarrior } else { Item::HideWarrior };
        if menu::items(setting, view, &draft).contains(&warrior) {
            draft.push(Pick::Item(warrior));
        }
        Some(draft)
    }

    fn news(voice: &Voice<'_>, setting: &Setting<Self>, event: &Event) -> Option<String> {
        Some(news::news(voice, setting, event))
    }

    fn refusal(voice: &Voice<'_>, setting: &Setting<Self>, refusal: &Refusal) -> String {
        voice.say(&refusal::refusal(voice, setting, refusal))
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

    fn result(voice: &Voice<'_>, setting: &Setting<Self>, view: &TableView, _: &Outcome) -> String {
        account::result(voice, setting, view).join("\n")
    }

    fn rules() -> Vec<Message> {
        vec![text::rules_turn(), text::rules_characters(), text::rules_rulings()]
    }
}

/// A land with the number that the picture gives it, since several may look the same.
fn option(setting: &Setting<Vaalbara>, view: &SeatView, item: Item, land: LandId) -> Message {
    let table = &view.table;
    let place = |lands: &[LandId]| lands.iter().position(|other| *other == land).unwrap_or(0);
    let index = match item {
        Item::Give(_) => table.realms.get(view.seat).map_or(0, |realm| place(realm)),
        Item::ToFirst(_) => place(&table.second),
        Item::TrackSecond(_) => table.first.len() + place(&table.second),
        _ => place(&table.first),
    };
    text::option(index + 1, words::land_word(setting.deck(), land))
}
