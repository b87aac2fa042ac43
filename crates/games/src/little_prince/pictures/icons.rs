//! Which drawing stands for what.

use crate::little_prince::art;
use crate::pictured::Hue;
use pangaea_canvas::Art;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Character, Element, Holdings, LittlePrince, Pawn};
use pangaea_engine::seat::Seat;

pub(super) const fn element(element: Element) -> Art {
    match element {
        Element::Baobab => art::BAOBAB,
        Element::Volcano => art::VOLCANO,
        Element::Sunset => art::SUNSET,
        Element::Rose => art::ROSE,
        Element::Lamppost => art::LAMPPOST,
        Element::Box => art::BOX,
        Element::BigStar => art::BIG_STAR,
        Element::Fox => art::FOX,
        Element::Elephant => art::ELEPHANT,
        Element::Snake => art::SNAKE,
        Element::SheepWhite => art::SHEEP_WHITE,
        Element::SheepGrey => art::SHEEP_GREY,
        Element::SheepBrown => art::SHEEP_BROWN,
    }
}

/// A thing that the character uses; no one's face.
pub(super) const fn character(character: Character) -> Art {
    match character {
        Character::VainMan => art::VAIN_MAN,
        Character::Geographer => art::GEOGRAPHER,
        Character::Astronomer => art::ASTRONOMER,
        Character::King => art::KING,
        Character::Lamplighter => art::LAMPLIGHTER,
        Character::Hunter => art::HUNTER,
        Character::Drunkard => art::DRUNKARD,
        Character::BusinessmanWhite => art::BUSINESSMAN_WHITE,
        Character::BusinessmanGrey => art::BUSINESSMAN_GREY,
        Character::BusinessmanBrown => art::BUSINESSMAN_BROWN,
        Character::Gardener => art::GARDENER,
        Character::TurkishAstronomer => art::TURKISH_ASTRONOMER,
        Character::LittlePrince => art::LITTLE_PRINCE,
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
            Self::Sheep => art::SHEEP_WHITE,
            Self::Turned => art::TURNED,
            Self::Calm => art::CALM,
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
    pawn_hue(setting.colours().get(seat.index()).copied().unwrap_or(Pawn::Yellow))
}

/// The colour and badge of a pawn.
pub(super) const fn pawn_hue(pawn: Pawn) -> Hue {
    match pawn {
        Pawn::Yellow => Hue::Yellow,
        Pawn::Blue => Hue::Blue,
        Pawn::Red => Hue::Red,
        Pawn::Green => Hue::Green,
        Pawn::Violet => Hue::Purple,
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
