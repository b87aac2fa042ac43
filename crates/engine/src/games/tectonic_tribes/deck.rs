//! The cards: 80 terrain cards and one set of five tribe cards that every tribe has (1b, 1c).

use crate::game::{Unsound, ensure};
use crate::spot::Turn;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many terrain cards there are (1b).
pub const TERRAIN_CARDS: usize = 80;
/// How many tribe cards a tribe has (1c).
pub const TRIBE_CARDS: usize = 5;
/// More ×2 squares than this could make points larger than a record can hold.
const MOST_DOUBLES: usize = 24;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
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

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = Unsound;
    fn try_from(word: String) -> Result<Self, Unsound> {
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
                Unsound(format!(
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
    pub fn turned(&self, turn: Turn) -> [Square; 6] {
        let from = match turn {
            Turn::None => [0, 1, 2, 3, 4, 5],
            Turn::Quarter => [4, 2, 0, 5, 3, 1],
            Turn::Half => [5, 4, 3, 2, 1, 0],
            Turn::ThreeQuarters => [1, 3, 5, 0, 2, 4],
        };
        from.map(|index| self.0[index])
    }

    /// How many tents are on it.
    pub fn tents(&self) -> usize {
        self.0.iter().filter(|square| **square == Square::Tent).count()
    }
}

/// A terrain card's number, 1 to 80; the highest acts first (3b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Number(u8);

impl Number {
    /// The number, if there is such a card.
    pub fn new(number: u8) -> Option<Self> {
        (1..=TERRAIN_CARDS).contains(&usize::from(number)).then_some(Self(number))
    }

    /// All 80, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=80).map(Self)
    }

    /// Its place in lists by number.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Number> for u32 {
    fn from(number: Number) -> Self {
        Self::from(number.0)
    }
}

impl TryFrom<u32> for Number {
    type Error = Unsound;
    fn try_from(number: u32) -> Result<Self, Unsound> {
        u8::try_from(number).ok().and_then(Self::new).ok_or_else(|| Unsound(format!("no terrain card has the number {number}")))
    }
}

/// Which of a tribe's five cards, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct TribeCard(u8);

impl TribeCard {
    /// The card, if there is such a one.
    pub fn new(id: u8) -> Option<Self> {
        (1..=TRIBE_CARDS).contains(&usize::from(id)).then_some(Self(id))
    }

    /// All five.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=5).map(Self)
    }
}

impl fmt::Display for TribeCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<TribeCard> for u32 {
    fn from(card: TribeCard) -> Self {
        Self::from(card.0)
    }
}

impl TryFrom<u32> for TribeCard {
    type Error = Unsound;
    fn try_from(id: u32) -> Result<Self, Unsound> {
        u8::try_from(id).ok().and_then(Self::new).ok_or_else(|| Unsound(format!("no tribe card has the id {id}")))
    }
}

/// A terrain card as decks and records list it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainFace {
    /// 1 to 80.
    pub number: u32,
    /// Row by row; six words.
    pub squares: Vec<String>,
}

/// A tribe card as decks and records list it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TribeFace {
    /// 1 to 5.
    pub id: u32,
    /// Row by row; six words.
    pub squares: Vec<String>,
}

/// All cards, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faces {
    /// The terrain cards.
    pub terrain: Vec<TerrainFace>,
    /// The five cards that every tribe has.
    pub tribe: Vec<TribeFace>,
}

/// All cards, checked: every number once, six squares each (1b, 1c).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Faces", into = "Faces")]
pub struct Deck {
    terrain: Vec<Face>,
    tribe: Vec<Face>,
}

impl Deck {
    /// The face of a terrain card.
    pub fn terrain(&self, number: Number) -> &Face {
        &self.terrain[number.index()]
    }

    /// The face of a tribe card.
    pub fn tribe(&self, card: TribeCard) -> &Face {
        &self.tribe[usize::from(card.0) - 1]
    }
}

impl TryFrom<Faces> for Deck {
    type Error = Unsound;

    fn try_from(faces: Faces) -> Result<Self, Unsound> {
        let mut terrain = vec![None; TERRAIN_CARDS];
        for card in faces.terrain {
            let name = format!("terrain card {}", card.number);
            let number = Number::try_from(card.number)?;
            let face = face(&name, &card.squares)?;
            ensure(face.tents() == 0, || format!("{name}: tents are for tribe cards only"))?;
            ensure(terrain[number.index()].replace(face).is_none(), || {
                format!("{name} is there twice")
            })?;
        }
        let mut tribe = vec![None; TRIBE_CARDS];
        for card in faces.tribe {
            let name = format!("tribe card {}", card.id);
            let index = usize::from(TribeCard::try_from(card.id)?.0) - 1;
            let face = face(&name, &card.squares)?;
            ensure(face.tents() > 0, || format!("{name}: a tribe card has at least one tent"))?;
            ensure(tribe[index].replace(face).is_none(), || format!("{name} is there twice"))?;
        }
        let deck = Self { terrain: all(terrain, "terrain card")?, tribe: all(tribe, "tribe card")? };
        let doubles = deck
            .terrain
            .iter()
            .flat_map(Face::squares)
            .filter(|square| matches!(square, Square::Ground(_, Bonus::Double)))
            .count();
        ensure(doubles <= MOST_DOUBLES, || {
            format!("{doubles} squares with *2 on the terrain cards: at most {MOST_DOUBLES}")
        })?;
        let doubled_tribe = deck
            .tribe
            .iter()
            .flat_map(Face::squares)
            .any(|square| matches!(square, Square::Ground(_, Bonus::Double)));
        ensure(!doubled_tribe, || "no tribe card may have a *2".to_owned())?;
        Ok(deck)
    }
}

fn face(name: &str, words: &[String]) -> Result<Face, Unsound> {
    let squares: Vec<Square> = words
        .iter()
        .map(|word| Square::try_from(word.clone()))
        .collect::<Result<_, _>>()
        .map_err(|fault| Unsound(format!("{name}: {fault}")))?;
    squares
        .try_into()
        .map(Face)
        .map_err(|_| Unsound(format!("{name}: {} squares instead of 6", words.len())))
}

fn all(faces: Vec<Option<Face>>, name: &str) -> Result<Vec<Face>, Unsound> {
    let missing = |index| Unsound(format!("{name} {} is missing", index + 1));
    faces.into_iter().enumerate().map(|(index, face)| face.ok_or_else(|| missing(index))).collect()
}

impl From<Deck> for Faces {
    fn from(deck: Deck) -> Self {
        let numbered = |faces: Vec<Face>| (1..).zip(faces.into_iter().map(|face| face.0.map(String::from).to_vec()));
        Self {
            terrain: numbered(deck.terrain)
                .map(|(number, squares)| TerrainFace { number, squares })
                .collect(),
            tribe: numbered(deck.tribe).map(|(id, squares)| TribeFace { id, squares }).collect(),
        }
    }
}
