//! Which drawing stands for a land, a character and a clan.

use crate::pictured::{Hue, Scene};
use crate::vaalbara::art;
use pangaea_canvas::Art;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, Clan, Kind, Vaalbara};
use pangaea_engine::seat::Seat;

pub(super) const fn landscape(kind: Kind) -> Art {
    match kind {
        Kind::Meadow => art::LAND_MEADOW,
        Kind::Field => art::LAND_FIELD,
        Kind::Forest => art::LAND_FOREST,
        Kind::Village => art::LAND_VILLAGE,
        Kind::Mountain => art::LAND_MOUNTAIN,
        Kind::River => art::LAND_RIVER,
    }
}

pub(super) const fn emblem(character: Character) -> Art {
    match character {
        Character::Warrior => art::CHARACTER_WARRIOR,
        Character::Bard => art::CHARACTER_BARD,
        Character::Hunter => art::CHARACTER_HUNTER,
        Character::Oracle => art::CHARACTER_ORACLE,
        Character::Carpenter => art::CHARACTER_CARPENTER,
        Character::Falconer => art::CHARACTER_FALCONER,
        Character::Tracker => art::CHARACTER_TRACKER,
        Character::Midwife => art::CHARACTER_MIDWIFE,
        Character::BeastTamer => art::CHARACTER_BEAST_TAMER,
        Character::Craftsman => art::CHARACTER_CRAFTSMAN,
        Character::Pioneer => art::CHARACTER_PIONEER,
        Character::Farmer => art::CHARACTER_FARMER,
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

/// The clan of a seat; a seat that no one has gets the first.
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
    use crate::vaalbara::words::terms::{character_word, kind_word};
    use pangaea_text::Language;

    #[test]
    fn every_kind_character_and_clan_has_its_own_drawing_and_word() {
        let drawn = Kind::ALL.map(landscape).into_iter().chain(Character::ALL.map(emblem));
        let mut drawn: Vec<Art> = drawn.chain(Clan::ALL.map(|clan| hue(clan).badge())).collect();
        let spoken = Kind::ALL.map(kind_word).into_iter().chain(Character::ALL.map(character_word));
        let mut spoken: Vec<String> = spoken
            .chain(Clan::ALL.map(|clan| hue(clan).word()))
            .map(|word| Language::English.say(&word))
            .collect();
        drawn.sort_unstable_by_key(|art| art.name());
        drawn.dedup();
        spoken.sort_unstable();
        spoken.dedup();
        assert_eq!((drawn.len(), spoken.len()), (23, 23));
    }
}
