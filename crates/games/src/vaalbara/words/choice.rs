//! What is offered, as lines of a menu.

use super::terms;
use crate::spoken::line::fit;
use crate::spoken::{MenuEntry, Voice, capital, menu};
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Item, LandId, SeatView, Vaalbara};
use pangaea_text::common;

pub(super) fn choice(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    item: Item,
) -> MenuEntry {
    let values = setting.deck().values();
    let word = |land| terms::land_word(setting.deck(), land);
    let land = |land| voice.say(&text::option(number(view, item, land), word(land)));
    let (label, detail) = match item {
        Item::Play(character) | Item::TakeBack(character) => {
            (terms::numbered(voice, character), terms::deed(character, values))
        }
        Item::ShowWarrior => {
            (capital(&voice.say(&text::show_it())), text::show_gains(values.warrior))
        }
        Item::HideWarrior => (capital(&voice.say(&text::hide_it())), text::hide_gains()),
        Item::Target(seat) => (menu::person(voice, setting, seat), text::target_gains(values.bard)),
        Item::Take(id) => {
            let points = view.table.pays(setting.deck(), id).unwrap_or(0);
            // A button has no second line, and what it pays decides.
            let worth = text::worth(&voice.say(&word(id)), common::points(points));
            (voice.say(&text::option(number(view, item, id), worth)), text::pays(points))
        }
        Item::TrackFirst(id) | Item::ToSecond(id) => (land(id), text::in_first()),
        Item::TrackSecond(id) | Item::ToFirst(id) => (land(id), text::in_second()),
        Item::Give(id) => (land(id), text::in_realm()),
    };
    MenuEntry { label, detail: Some(fit(&voice.say(&detail))) }
}

/// The number that the picture gives a land, since several may look the same.
fn number(view: &SeatView, item: Item, land: LandId) -> usize {
    let table = &view.table;
    let place = |lands: &[LandId]| lands.iter().position(|other| *other == land).unwrap_or(0);
    let index = match item {
        Item::Give(_) => table.realms.get(view.seat).map_or(0, |realm| place(realm)),
        Item::ToFirst(_) => place(&table.second),
        Item::TrackSecond(_) => table.first.len() + place(&table.second),
        _ => place(&table.first),
    };
    index + 1
}
