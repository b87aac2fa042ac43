//! Which drawing stands for what.

use crate::render::art::Art;
use crate::render::paint::Hue;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Character, Element, LittlePrince, Pawn};
use pangaea_engine::seat::Seat;

pub(super) const fn element(element: Element) -> Art {
    match element {
        Element::Baobab => Art::LpBaobab,
        Element::Volcano => Art::LpVolcano,
        Element::Sunset => Art::LpSunset,
        Element::Rose => Art::LpRose,
        Element::Lamppost => Art::LpLamppost,
        Element::Box => Art::LpBox,
        Element::BigStar => Art::LpBigStar,
        Element::Fox => Art::LpFox,
        Element::Elephant => Art::LpElephant,
        Element::Snake => Art::LpSnake,
        Element::SheepWhite => Art::LpSheepWhite,
        Element::SheepGrey => Art::LpSheepGrey,
        Element::SheepBrown => Art::LpSheepBrown,
    }
}

/// A thing that the character uses; nobody's face.
pub(super) const fn character(character: Character) -> Art {
    match character {
        Character::VainMan => Art::LpVainMan,
        Character::Geographer => Art::LpGeographer,
        Character::Astronomer => Art::LpAstronomer,
        Character::King => Art::LpKing,
        Character::Lamplighter => Art::LpLamplighter,
        Character::Hunter => Art::LpHunter,
        Character::Drunkard => Art::LpDrunkard,
        Character::BusinessmanWhite => Art::LpBusinessmanWhite,
        Character::BusinessmanGrey => Art::LpBusinessmanGrey,
        Character::BusinessmanBrown => Art::LpBusinessmanBrown,
        Character::Gardener => Art::LpGardener,
        Character::TurkishAstronomer => Art::LpTurkishAstronomer,
        Character::LittlePrince => Art::LpLittlePrince,
    }
}

/// What a character looks at (6).
pub(super) const fn liked(character: Character) -> &'static [Art] {
    match character {
        Character::VainMan => &[Art::LpSnake],
        Character::Geographer => &[Art::LpCalm],
        Character::Astronomer => &[Art::LpSunset],
        Character::King => &[Art::LpRose],
        Character::Lamplighter => &[Art::LpLamppost],
        Character::Hunter => &[Art::LpElephant, Art::LpFox, Art::LpSnake, Art::LpSheepWhite],
        Character::Drunkard => &[Art::LpTurned],
        Character::BusinessmanWhite => &[Art::LpSheepWhite],
        Character::BusinessmanGrey => &[Art::LpSheepGrey],
        Character::BusinessmanBrown => &[Art::LpSheepBrown],
        Character::Gardener => &[Art::LpBaobab],
        Character::TurkishAstronomer => &[Art::LpBigStar],
        Character::LittlePrince => {
            &[Art::LpSheepWhite, Art::LpSheepGrey, Art::LpSheepBrown, Art::LpBox]
        }
    }
}

/// The colour and badge of a seat.
pub(super) fn hue(setting: &Setting<LittlePrince>, seat: Seat) -> Hue {
    match setting.colours().get(seat.index()) {
        Some(Pawn::Yellow) | None => Hue::Yellow,
        Some(Pawn::Blue) => Hue::Blue,
        Some(Pawn::Red) => Hue::Red,
        Some(Pawn::Green) => Hue::Green,
        Some(Pawn::Violet) => Hue::Purple,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_things_look_the_same() {
        let elements = Element::ALL.map(element);
        let all = [elements, Character::ALL.map(character)].concat();
        for (index, art) in all.iter().enumerate() {
            assert!(!all[..index].contains(art), "{art:?}");
        }
    }
}
