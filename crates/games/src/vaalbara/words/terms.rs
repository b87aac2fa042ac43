//! Lands, characters and questions in words.

use crate::spoken::Voice;
use crate::vaalbara::messages as text;
use pangaea_engine::games::vaalbara::{Character, Deck, Item, Kind, LandId, Values};
use pangaea_text::LocaleMessage;

pub(crate) fn kind_word(kind: Kind) -> LocaleMessage {
    match kind {
        Kind::Meadow => text::meadow(),
        Kind::Field => text::field(),
        Kind::Forest => text::forest(),
        Kind::Village => text::village(),
        Kind::Mountain => text::mountain(),
        Kind::River => text::river(),
    }
}

/// A land in words, a forest with its value.
pub(crate) fn land_word(deck: &Deck, land: LandId) -> LocaleMessage {
    let land = deck.land(land);
    match land.value {
        Some(value) => text::forest_of(u32::from(value)),
        None => kind_word(land.kind),
    }
}

/// Lands one after another, as the table lists them.
pub(crate) fn land_list(voice: &Voice<'_>, deck: &Deck, lands: &[LandId]) -> String {
    let spoken = lands.iter().map(|land| voice.say(&land_word(deck, *land)));
    spoken.collect::<Vec<_>>().join(", ")
}

pub(crate) fn character_word(character: Character) -> LocaleMessage {
    match character {
        Character::Warrior => text::warrior(),
        Character::Bard => text::bard(),
        Character::Hunter => text::hunter(),
        Character::Oracle => text::oracle(),
        Character::Carpenter => text::carpenter(),
        Character::Falconer => text::falconer(),
        Character::Tracker => text::tracker(),
        Character::Midwife => text::midwife(),
        Character::BeastTamer => text::beast_tamer(),
        Character::Craftsman => text::craftsman(),
        Character::Pioneer => text::pioneer(),
        Character::Farmer => text::farmer(),
    }
}

/// Characters with their numbers, one after another.
pub(crate) fn character_list(voice: &Voice<'_>, characters: &[Character]) -> String {
    let spoken = characters.iter().map(|character| numbered(voice, *character));
    spoken.collect::<Vec<_>>().join(", ")
}

/// A character with its number.
pub(crate) fn numbered(voice: &Voice<'_>, character: Character) -> String {
    voice.say(&text::numbered(character.initiative(), character_word(character)))
}

/// 4: what a character does, in words.
pub(crate) fn deed(character: Character, values: &Values) -> LocaleMessage {
    match character {
        Character::Warrior => text::does_warrior(values.warrior),
        Character::Bard => text::does_bard(values.bard),
        Character::Hunter => text::does_hunter(values.hunter),
        Character::Oracle => text::does_oracle(values.oracle),
        Character::Carpenter => text::does_carpenter(values.carpenter),
        Character::Falconer => text::does_falconer(values.falconer),
        Character::Tracker => text::does_tracker(),
        Character::Midwife => text::does_midwife(),
        Character::BeastTamer => text::does_beast_tamer(),
        Character::Craftsman => text::does_craftsman(values.craftsman),
        Character::Pioneer => text::does_pioneer(),
        Character::Farmer => text::does_farmer(),
    }
}

/// 5: what a kind of land pays, in words.
pub(crate) fn pay(kind: Kind, values: &Values) -> LocaleMessage {
    match kind {
        Kind::Meadow => text::pays_meadow(values.meadow),
        Kind::Field => text::pays_field(values.field),
        Kind::Forest => text::pays_forest(),
        Kind::Village => text::pays_village(values.village),
        Kind::Mountain => text::pays_mountain(values.mountain_2, values.mountain_4),
        Kind::River => text::pays_river(values.river_cap),
    }
}

/// What is asked where this is offered.
pub(crate) fn question(item: Item) -> LocaleMessage {
    match item {
        Item::Play(_) => text::choose_character(),
        Item::ShowWarrior | Item::HideWarrior => text::choose_warrior(),
        Item::Target(_) => text::choose_target(),
        Item::TrackFirst(_) | Item::TrackSecond(_) => text::choose_track(),
        Item::TakeBack(_) => text::choose_take_back(),
        Item::ToSecond(_) => text::choose_to_second(),
        Item::ToFirst(_) => text::choose_to_first(),
        Item::Give(_) => text::choose_give(),
        Item::Take(_) => text::choose_land(),
    }
}
