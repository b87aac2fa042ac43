//! What is printed on a card: six squares of terrain, some with a bonus, or tents (1b, 1c).

use crate::game::Invalid;
use crate::spot::Rotation;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// One of the five tribes (1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Tribe {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
}

impl Tribe {
    /// All five, in the order in which they are given out.
    pub const ALL: [Self; 5] = [Self::Red, Self::Blue, Self::Yellow, Self::Green, Self::Purple];
}

/// The ground of a square (1b), in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Terrain {
    Forest,
    Grass,
    Lava,
    Mine,
    Water,
}

impl Terrain {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Forest, Self::Grass, Self::Lava, Self::Mine, Self::Water];

    /// The word in decks and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Grass => "grass",
            Self::Lava => "lava",
            Self::Mine => "mine",
            Self::Water => "water",
        }
    }

    /// May a square of it carry a bonus (1b)?
    pub const fn takes_bonus(self) -> bool {
        matches!(self, Self::Forest | Self::Mine | Self::Water)
    }
}

/// What a square adds to its area (1b, 8d).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing more than itself.
    #[default]
    None,
    /// One point.
    PlusOne,
    /// Two points.
    PlusTwo,
    /// Doubles the area.
    Double,
}

impl Bonus {
    /// All four.
    pub const ALL: [Self; 4] = [Self::None, Self::PlusOne, Self::PlusTwo, Self::Double];

    /// What decks and records append to the terrain.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "",
            Self::PlusOne => "+1",
            Self::PlusTwo => "+2",
            Self::Double => "*2",
        }
    }

    /// Points added before doubling.
    pub const fn plus(self) -> i64 {
        match self {
            Self::PlusOne => 1,
            Self::PlusTwo => 2,
            Self::None | Self::Double => 0,
        }
    }
}

/// One of a card's six squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub enum Square {
    /// Ground, perhaps with a bonus.
    Ground(Terrain, Bonus),
    /// A tent of the tribe whose card it is.
    Tent,
}

impl Square {
    /// Its terrain; a tent has none (8a).
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Ground(terrain, _) => Some(terrain),
            Self::Tent => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ground(terrain, bonus) => write!(f, "{}{}", terrain.word(), bonus.word()),
            Self::Tent => f.write_str("tent"),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ground(terrain, Bonus::None) => serializer.serialize_str(terrain.word()),
            _ => serializer.collect_str(self),
        }
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = Invalid;
    fn try_from(word: String) -> Result<Self, Invalid> {
        if word == "tent" {
            return Ok(Self::Tent);
        }
        Terrain::ALL
            .into_iter()
            .flat_map(|terrain| Bonus::ALL.map(|bonus| (terrain, bonus)))
            .find(|(terrain, bonus)| {
                word.strip_prefix(terrain.word()).is_some_and(|rest| rest == bonus.word())
            })
            .filter(|(terrain, bonus)| *bonus == Bonus::None || terrain.takes_bonus())
            .map(|(terrain, bonus)| Self::Ground(terrain, bonus))
            .ok_or_else(|| {
                Invalid(format!(
                    "{word:?} is no square: forest, water or mine (with +1, +2 or *2), \
                     grass, lava or tent"
                ))
            })
    }
}

/// The six squares of an unturned card, row by row: two wide, three high (1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Face([Square; 6]);

impl Face {
    /// A face with these squares, row by row.
    pub const fn new(squares: [Square; 6]) -> Self {
        Self(squares)
    }

    /// The squares as printed, row by row.
    pub const fn squares(&self) -> &[Square; 6] {
        &self.0
    }

    /// The squares row by row when the card is turned (4a).
    #[must_use]
    pub fn turned(&self, turn: Rotation) -> [Square; 6] {
        let from = match turn {
            Rotation::None => [0, 1, 2, 3, 4, 5],
            Rotation::Quarter => [4, 2, 0, 5, 3, 1],
            Rotation::Half => [5, 4, 3, 2, 1, 0],
            Rotation::ThreeQuarters => [1, 3, 5, 0, 2, 4],
        };
        from.map(|index| self.0[index])
    }

    /// How many ×2 are on it.
    pub fn doubles(&self) -> usize {
        let double = |square: &&Square| matches!(square, Square::Ground(_, Bonus::Double));
        self.0.iter().filter(double).count()
    }

    /// How many tents are on it.
    pub fn tents(&self) -> usize {
        self.0.iter().filter(|square| **square == Square::Tent).count()
    }
}
