//! What a player types: a stack or its letter, `C12 Ben`, `12 2`, `hidden`, `?`.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::{Typed, Voice, menu};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Item, LittlePrince, SeatView};
use pangaea_engine::question::{Pick, Picked};
use pangaea_text::{Language, LocaleMessage, spoken};

pub(super) fn typed(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
    text: &str,
) -> Result<Typed<LittlePrince>, LocaleMessage> {
    let names = |item: &Item| names(voice, setting, *item);
    menu::read(voice, setting, view, draft, text, names, |_, _| false)
        .map(|draft| Typed { draft, trial: None })
        .ok_or_else(|| hint(voice, setting, view, draft))
}

/// What a thing can be called besides its label.
fn names(voice: &Voice<'_>, setting: &Setting<LittlePrince>, item: Item) -> Vec<String> {
    match item {
        Item::Stack(stack) => vec![voice.say(&terms::letter(stack))],
        Item::Hide(tile) | Item::Tile(tile) => vec![
            terms::label(voice.language, tile),
            terms::named(voice, setting.deck(), tile),
            tile.number().to_string(),
        ],
        // In any language: what one reads in the channel may be in another than one's own.
        Item::Hidden => {
            let listed = Language::ALL.iter().map(|language| language.say(&text::typed_hidden()));
            let listed =
                std::iter::once("?".to_owned()).chain(listed).collect::<Vec<_>>().join(",");
            listed.split(',').map(|word| word.trim().to_owned()).collect()
        }
        Item::Next(seat) => vec![voice.name(seat), seat.number().to_string()],
    }
}

/// An example for the open question; a complete draft is answered by a new one.
fn hint(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> LocaleMessage {
    let open = menu::items(setting, view, draft);
    let items = if open.is_empty() { menu::items(setting, view, &[]) } else { open };
    let label = |tile| terms::label(voice.language, tile);
    match items.first() {
        None => spoken::nothing_asked(),
        Some(Item::Stack(stack)) => text::hint_stack(terms::stack(*stack), terms::letter(*stack)),
        Some(Item::Hide(tile)) => text::hint_hide(&label(*tile)),
        Some(Item::Hidden) => text::hint_hidden(),
        Some(Item::Next(seat)) => text::hint_next(&voice.name(*seat)),
        Some(Item::Tile(tile)) => {
            let named = menu::items(setting, view, &[Pick::Item(Item::Tile(*tile))]);
            match named.first() {
                Some(Item::Next(seat)) => text::hint_take_next(&label(*tile), &voice.name(*seat)),
                _ => text::hint_take(&label(*tile)),
            }
        }
    }
}
