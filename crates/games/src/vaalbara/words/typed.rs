//! What a player types: `tracker show`, `7`, the number of a land in the picture, a name.

use super::terms::{character_word, land_word};
use crate::spoken::{Typed, Voice, menu};
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Item, SeatView, Vaalbara};
use pangaea_engine::question::Picked;
use pangaea_text::{LocaleMessage, spoken};

pub(super) fn typed(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Picked<Vaalbara>],
    text: &str,
) -> Result<Typed<Vaalbara>, LocaleMessage> {
    let names = |item: &Item| names(voice, setting, *item);
    let alike = |one: &Item, other: &Item| alike(setting, view, *one, *other);
    menu::read(voice, setting, view, draft, text, names, alike)
        .map(|draft| Typed { draft, trial: None })
        .ok_or_else(|| hint(voice, setting, view, draft))
}

/// What a thing can be called besides its label.
fn names(voice: &Voice<'_>, setting: &Setting<Vaalbara>, item: Item) -> Vec<String> {
    let words = |listed: &LocaleMessage| {
        voice.say(listed).split(',').map(|word| word.trim().to_owned()).collect()
    };
    match item {
        Item::Play(character) | Item::TakeBack(character) => {
            vec![voice.say(&character_word(character)), character.initiative().to_string()]
        }
        Item::ShowWarrior => words(&text::typed_show()),
        Item::HideWarrior => words(&text::typed_hide()),
        Item::Target(seat) => vec![voice.name(seat), seat.number().to_string()],
        Item::TrackFirst(land)
        | Item::TrackSecond(land)
        | Item::ToSecond(land)
        | Item::ToFirst(land)
        | Item::Give(land)
        | Item::Take(land) => vec![voice.say(&land_word(setting.deck(), land))],
    }
}

/// Does it make no difference which of two lands is picked? They are of one kind and pay the same.
fn alike(setting: &Setting<Vaalbara>, view: &SeatView, one: Item, other: Item) -> bool {
    let deck = setting.deck();
    let same = |one, other| {
        let (one, other) = (deck.land(one), deck.land(other));
        (one.kind, one.value) == (other.kind, other.value)
    };
    match (one, other) {
        (Item::Take(one), Item::Take(other)) => {
            same(one, other) && view.table.pays(deck, one) == view.table.pays(deck, other)
        }
        (Item::TrackFirst(one), Item::TrackFirst(other))
        | (Item::TrackSecond(one), Item::TrackSecond(other))
        | (Item::ToSecond(one), Item::ToSecond(other))
        | (Item::ToFirst(one), Item::ToFirst(other))
        | (Item::Give(one), Item::Give(other)) => same(one, other),
        _ => false,
    }
}

/// An example for the open question; a complete draft is answered by a new one.
fn hint(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Picked<Vaalbara>],
) -> LocaleMessage {
    let open = menu::items(setting, view, draft);
    let items = if open.is_empty() { menu::items(setting, view, &[]) } else { open };
    match items.first() {
        None => spoken::nothing_asked(),
        Some(Item::Play(character)) => {
            text::hint_character(character_word(*character), character.initiative())
        }
        Some(Item::TakeBack(character)) => {
            text::hint_take_back(character_word(*character), character.initiative())
        }
        Some(Item::ShowWarrior | Item::HideWarrior) => text::hint_warrior(),
        Some(Item::Target(seat)) => text::hint_target(&voice.name(*seat)),
        Some(Item::ToSecond(_)) => text::hint_lands(1, view.table.second.len()),
        Some(
            Item::TrackFirst(_)
            | Item::TrackSecond(_)
            | Item::ToFirst(_)
            | Item::Give(_)
            | Item::Take(_),
        ) => text::hint_land(1),
    }
}
