//! What is offered, as lines of a menu.

use super::{prospects, terms};
use crate::little_prince::messages as text;
use crate::spoken::line::fit;
use crate::spoken::{MenuEntry, Voice, capital, menu};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Item, LittlePrince, SeatView, Tile};

pub(super) fn choice(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    item: Item,
) -> MenuEntry {
    let (deck, language) = (setting.deck(), voice.language);
    let own = view.planets.get(view.seat);
    let (label, detail) = match item {
        Item::Stack(stack) => {
            let free = own.map_or(0, |planet| planet.free(stack));
            let left = text::stack_room(view.table.left[stack], free);
            (capital(&voice.say(&terms::stack(stack))), Some(voice.say(&left)))
        }
        Item::Hide(tile) | Item::Tile(tile) => {
            // What it adds stands in the picture, and is told in words once it is picked.
            let likes = deck.face(tile).character().map(terms::likes);
            (terms::tile(language, deck, tile), likes.map(|likes| voice.say(&likes)))
        }
        Item::Hidden => {
            let about = match view.laid_face_down() {
                Some(tile) => text::face_down_own(&terms::tile(language, deck, tile)),
                None => text::face_down_about(),
            };
            (voice.say(&text::face_down_tile()), Some(voice.say(&about)))
        }
        Item::Next(seat) => {
            let planet = view.planets.get(seat);
            let planet = planet.filter(|planet| planet.iter().next().is_some());
            let planet = planet.map(|planet| terms::planet(language, deck, planet));
            (menu::person(voice, setting, seat), planet)
        }
    };
    MenuEntry { label: fit(&label), detail: detail.map(|detail| fit(&detail)) }
}

/// What a tile would add and risk, and what its character gives points for.
pub(super) fn about_tile(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    tile: Tile,
) -> Option<String> {
    let adds = prospects::of_tile(voice, setting, view, tile);
    let likes = setting.deck().face(tile).character().map(terms::likes);
    let parts = adds.into_iter().chain(likes.map(|likes| voice.say(&likes)));
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join(prospects::SEPARATOR))
}
