//! The cards: 80 terrain cards and one set of five tribe cards that every tribe has (1b, 1c).

use super::square::{Face, Square};
use crate::game::{Invalid, ensure};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many terrain cards there are (1b).
pub const TERRAIN_CARDS: usize = 80;
/// How many tribe cards a tribe has (1c).
pub const TRIBE_CARDS: usize = 5;
/// Each ×2 doubles an area again (8d). With more of them than this, the points of one area could
/// exceed 2^53, and a reader of the record might no longer hold them exactly.
const MOST_DOUBLES: usize = 40;

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
    type Error = Invalid;
    fn try_from(number: u32) -> Result<Self, Invalid> {
        u8::try_from(number)
            .ok()
            .and_then(Self::new)
            .ok_or_else(|| Invalid(format!("no terrain card has the number {number}")))
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
    pub fn all() -> impl Iterator<Item = Self> + Clone {
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
    type Error = Invalid;
    fn try_from(id: u32) -> Result<Self, Invalid> {
        u8::try_from(id)
            .ok()
            .and_then(Self::new)
            .ok_or_else(|| Invalid(format!("no tribe card has the id {id}")))
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
    type Error = Invalid;

    fn try_from(faces: Faces) -> Result<Self, Invalid> {
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
            // Every seat has these cards, so a double here would come up many times.
            ensure(face.doubles() == 0, || format!("{name}: no *2 on a tribe card"))?;
            ensure(tribe[index].replace(face).is_none(), || format!("{name} is there twice"))?;
        }
        let deck =
            Self { terrain: all(terrain, "terrain card")?, tribe: all(tribe, "tribe card")? };
        let doubles: usize = deck.terrain.iter().map(Face::doubles).sum();
        ensure(doubles <= MOST_DOUBLES, || {
            format!("{doubles} squares with *2 on the terrain cards: at most {MOST_DOUBLES}")
        })?;
        Ok(deck)
    }
}

fn face(name: &str, words: &[String]) -> Result<Face, Invalid> {
    let squares: Vec<Square> = words
        .iter()
        .map(|word| Square::try_from(word.clone()))
        .collect::<Result<_, _>>()
        .map_err(|fault| Invalid(format!("{name}: {fault}")))?;
    squares
        .try_into()
        .map(Face::new)
        .map_err(|_| Invalid(format!("{name}: {} squares instead of 6", words.len())))
}

fn all(faces: Vec<Option<Face>>, name: &str) -> Result<Vec<Face>, Invalid> {
    let missing = |index| Invalid(format!("{name} {} is missing", index + 1));
    faces.into_iter().enumerate().map(|(index, face)| face.ok_or_else(|| missing(index))).collect()
}

impl From<Deck> for Faces {
    fn from(deck: Deck) -> Self {
        let numbered = |faces: Vec<Face>| {
            (1..).zip(faces.into_iter().map(|face| face.squares().map(String::from).to_vec()))
        };
        Self {
            terrain: numbered(deck.terrain)
                .map(|(number, squares)| TerrainFace { number, squares })
                .collect(),
            tribe: numbered(deck.tribe).map(|(id, squares)| TribeFace { id, squares }).collect(),
        }
    }
}
