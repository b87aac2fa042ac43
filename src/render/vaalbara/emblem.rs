//! Which drawing stands for a land, a character and a clan.

use crate::render::Scene;
use crate::render::art::Art;
use crate::render::paint::Hue;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, Clan, Kind, Vaalbara};
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spoken::vaalbara::words::{character_word, kind_word};
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
