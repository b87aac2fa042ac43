//! Which drawing stands for what.

use crate::render::art::Art;
use crate::render::paint::Hue;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Character, Element, Holdings, LittlePrince, Pawn};
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

/// Something that a character looks at (6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Liked {
    Element(Element),
    /// Sheep of any colour.
    Sheep,
    /// Tiles turned over.
    Turned,
    /// Tiles without a volcano.
    Calm,
}

impl Liked {
    pub(super) const fn art(self) -> Art {
        match self {
            Self::Element(one) => element(one),
            Self::Sheep => Art::LpSheepWhite,
            Self::Turned => Art::LpTurned,
            Self::Calm => Art::LpCalm,
        }
    }

    /// How many of it are on a planet.
    pub(super) fn count(self, holdings: &Holdings) -> u32 {
        match self {
            Self::Element(one) => holdings.count(one),
            Self::Sheep => [Element::SheepWhite, Element::SheepGrey, Element::SheepBrown]
                .map(|sheep| holdings.count(sheep))
                .iter()
                .sum(),
            Self::Turned => holdings.turned(),
            Self::Calm => holdings.calm(),
        }
    }
}

/// All that a character looks at.
pub(super) const fn liked(character: Character) -> &'static [Liked] {
    use Element::{
        Baobab, BigStar, Box, Elephant, Fox, Lamppost, Rose, SheepBrown, SheepGrey, SheepWhite,
        Snake, Sunset,
    };
    use Liked::Element as Of;
    match character {
        Character::VainMan => &[Of(Snake)],
        Character::Geographer => &[Liked::Calm],
        Character::Astronomer => &[Of(Sunset)],
        Character::King => &[Of(Rose)],
        Character::Lamplighter => &[Of(Lamppost)],
        Character::Hunter => &[Of(Elephant), Of(Fox), Of(Snake), Liked::Sheep],
        Character::Drunkard => &[Liked::Turned],
        Character::BusinessmanWhite => &[Of(SheepWhite)],
        Character::BusinessmanGrey => &[Of(SheepGrey)],
        Character::BusinessmanBrown => &[Of(SheepBrown)],
        Character::Gardener => &[Of(Baobab)],
        Character::TurkishAstronomer => &[Of(BigStar)],
        Character::LittlePrince => &[Of(SheepWhite), Of(SheepGrey), Of(SheepBrown), Of(Box)],
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
