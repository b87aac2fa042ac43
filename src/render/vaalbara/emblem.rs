//! Which drawing and which word stands for a land, a character and a clan.

use crate::render::Scene;
use crate::render::art::Art;
use crate::render::paint::Hue;
use crate::text::{Message, vaalbara as words};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, Clan, Deck, Kind, LandId, Vaalbara};
use pangaea_engine::seat::Seat;

pub(super) const fn landscape(kind: Kind) -> Art {
    match kind {
        Kind::Meadow => Art::LandMeadow,
        Kind::Field => Art::LandField,
        Kind::Forest => Art::LandForest,
        Kind::Village => Art::LandVillage,
        Kind::Mountain => Art::LandMountain,
        Kind::River => Art::LandRiver,
    }
}

pub(super) const fn emblem(character: Character) -> Art {
    match character {
        Character::Warrior => Art::CharacterWarrior,
        Character::Bard => Art::CharacterBard,
        Character::Hunter => Art::CharacterHunter,
        Character::Oracle => Art::CharacterOracle,
        Character::Carpenter => Art::CharacterCarpenter,
        Character::Falconer => Art::CharacterFalconer,
        Character::Tracker => Art::CharacterTracker,
        Character::Midwife => Art::CharacterMidwife,
        Character::BeastTamer => Art::CharacterBeastTamer,
        Character::Craftsman => Art::CharacterCraftsman,
        Character::Pioneer => Art::CharacterPioneer,
        Character::Farmer => Art::CharacterFarmer,
    }
}

pub(super) const fn hue(clan: Clan) -> Hue {
    match clan {
        Clan::Yellow => Hue::Yellow,
        Clan::Red => Hue::Red,
        Clan::Blue => Hue::Blue,
        Clan::Purple => Hue::Purple,
        Clan::Green => Hue::Green,
    }
}

/// The clan of a seat; a seat that nobody has gets the first.
pub(super) fn clan_of(setting: &Setting<Vaalbara>, seat: Seat) -> Clan {
    setting.colours().get(seat.index()).copied().unwrap_or(Clan::Yellow)
}

/// A player's name as it is drawn.
pub(super) fn drawn_name(scene: &Scene<'_>, setting: &Setting<Vaalbara>, seat: Seat) -> String {
    scene.drawn_name(seat, hue(clan_of(setting, seat)))
}

pub(super) fn kind_word(kind: Kind) -> Message {
    match kind {
        Kind::Meadow => words::meadow(),
        Kind::Field => words::field(),
        Kind::Forest => words::forest(),
        Kind::Village => words::village(),
        Kind::Mountain => words::mountain(),
        Kind::River => words::river(),
    }
}

/// A land in words, a forest with its value.
pub(super) fn land_word(deck: &Deck, land: LandId) -> Message {
    let land = deck.land(land);
    match land.value {
        Some(value) => words::forest_of(u32::from(value)),
        None => kind_word(land.kind),
    }
}

/// Lands one after another, as the table lists them.
pub(super) fn land_list(scene: &Scene<'_>, deck: &Deck, lands: &[LandId]) -> String {
    let spoken = lands.iter().map(|land| scene.language.say(&land_word(deck, *land)));
    spoken.collect::<Vec<_>>().join(", ")
}

pub(super) fn character_word(character: Character) -> Message {
    match character {
        Character::Warrior => words::warrior(),
        Character::Bard => words::bard(),
        Character::Hunter => words::hunter(),
        Character::Oracle => words::oracle(),
        Character::Carpenter => words::carpenter(),
        Character::Falconer => words::falconer(),
        Character::Tracker => words::tracker(),
        Character::Midwife => words::midwife(),
        Character::BeastTamer => words::beast_tamer(),
        Character::Craftsman => words::craftsman(),
        Character::Pioneer => words::pioneer(),
        Character::Farmer => words::farmer(),
    }
}

/// A word as a heading begins it.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Characters with their numbers, one after another.
pub(super) fn character_list(scene: &Scene<'_>, characters: &[Character]) -> String {
    let spoken = characters.iter().map(|character| numbered(scene, *character));
    spoken.collect::<Vec<_>>().join(", ")
}

/// A character with its number.
pub(super) fn numbered(scene: &Scene<'_>, character: Character) -> String {
    scene.language.say(&words::numbered(character.initiative(), character_word(character)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_kind_character_and_clan_has_its_own_drawing_and_word() {
        let drawn = Kind::ALL.map(landscape).into_iter().chain(Character::ALL.map(emblem));
        let mut drawn: Vec<Art> = drawn.chain(Clan::ALL.map(|clan| hue(clan).badge())).collect();
        let spoken = Kind::ALL.map(kind_word).into_iter().chain(Character::ALL.map(character_word));
        let mut spoken: Vec<String> = spoken
            .chain(Clan::ALL.map(|clan| hue(clan).word()))
            .map(|word| Language::English.say(&word))
            .collect();
        drawn.sort_unstable_by_key(|art| *art as usize);
        drawn.dedup();
        spoken.sort_unstable();
        spoken.dedup();
        assert_eq!((drawn.len(), spoken.len()), (23, 23));
    }
}
