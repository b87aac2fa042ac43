//! What is on the tiles: elements and characters (1a, 5b, 6).

use super::tile::{STACK_TILES, Stack, Tile};
use crate::game::{Invalid, ensure};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// No tile shows more of one element than this.
const MOST_OF_AN_ELEMENT: u32 = 9;

/// A pawn to sit behind; the rules know no difference between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pawn {
    Yellow,
    Blue,
    Red,
    Green,
    Violet,
}

impl Pawn {
    /// All five, in the order in which they are given out.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Blue, Self::Red, Self::Green, Self::Violet];
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $($variant:ident = $word:literal,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum $name { $(#[serde(rename = $word)] $variant,)+ }

        impl $name {
            /// All of them, in the order of the record.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word in decks and records.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// The one with this word.
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }

            /// Its place in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words! {
    /// Something drawn on a tile.
    Element:
    Baobab = "baobab",
    Volcano = "volcano",
    Sunset = "sunset",
    Rose = "rose",
    Lamppost = "lamppost",
    Box = "box",
    BigStar = "big_star",
    Fox = "fox",
    Elephant = "elephant",
    Snake = "snake",
    SheepWhite = "sheep_white",
    SheepGrey = "sheep_grey",
    SheepBrown = "sheep_brown",
}

words! {
    /// Who likes what about a planet (6).
    Character:
    VainMan = "vain_man",
    Geographer = "geographer",
    Astronomer = "astronomer",
    King = "king",
    Lamplighter = "lamplighter",
    Hunter = "hunter",
    Drunkard = "drunkard",
    BusinessmanWhite = "businessman_white",
    BusinessmanGrey = "businessman_grey",
    BusinessmanBrown = "businessman_brown",
    Gardener = "gardener",
    TurkishAstronomer = "turkish_astronomer",
    LittlePrince = "little_prince",
}

/// How many of each element, in the order of [`Element::ALL`].
pub type Counts = [u8; Element::ALL.len()];

/// The contents of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileContents {
    counts: Counts,
    character: Option<Character>,
}

impl TileContents {
    /// How many of an element are on it.
    pub const fn count(&self, element: Element) -> u8 {
        self.counts[element.index()]
    }

    /// All its elements.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Who is on it; someone on character tiles only.
    pub const fn character(&self) -> Option<Character> {
        self.character
    }
}

/// All 80 tiles, checked (1a, 5b).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Tiles", into = "Tiles")]
pub struct Deck {
    faces: Vec<TileContents>,
}

impl Deck {
    /// The contents of a tile.
    pub fn face(&self, tile: Tile) -> &TileContents {
        &self.faces[tile.index()]
    }
}

/// Elements as they are written: words with numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedElements(pub Vec<(String, u32)>);

impl Serialize for PrintedElements {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(word, count)| (word, count)))
    }
}

impl<'de> Deserialize<'de> for PrintedElements {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PrintedElementsVisitor;
        impl<'de> Visitor<'de> for PrintedElementsVisitor {
            type Value = PrintedElements;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("elements with their numbers")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<PrintedElements, A::Error> {
                let mut words = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    words.push(entry);
                }
                Ok(PrintedElements(words))
            }
        }
        deserializer.deserialize_map(PrintedElementsVisitor)
    }
}

/// A tile as decks and records list it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// Such as `center_01`.
    pub id: String,
    /// The stack's word.
    pub stack: String,
    /// The elements drawn on the tile.
    pub elements: PrintedElements,
    /// The character on the tile, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
}

/// All tiles, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// 20 for each stack.
    pub tiles: Vec<TileFace>,
}

impl TryFrom<Tiles> for Deck {
    type Error = Invalid;

    fn try_from(tiles: Tiles) -> Result<Self, Invalid> {
        let mut faces: Vec<Option<TileContents>> = Tile::all().map(|_| None).collect();
        for written in tiles.tiles {
            let id = written.id.clone();
            let named = |fault: Invalid| Invalid(format!("tile {id}: {fault}"));
            let tile = Tile::try_from(written.id.clone())?;
            let face = face(tile, &written).map_err(named)?;
            ensure(faces[tile.index()].replace(face).is_none(), || {
                format!("tile {id} is there twice")
            })?;
        }
        let missing =
            |tile| Invalid(format!("tile {tile} is missing: a stack has {STACK_TILES} tiles"));
        let all = Tile::all().zip(faces).map(|(tile, face)| face.ok_or_else(|| missing(tile)));
        Ok(Self { faces: all.collect::<Result<_, _>>()? })
    }
}

fn face(tile: Tile, written: &TileFace) -> Result<TileContents, Invalid> {
    let stack = Stack::named(&written.stack)
        .ok_or_else(|| Invalid(format!("{:?} is no stack", written.stack)))?;
    ensure(tile.stack() == stack, || format!("this id isn't one of the stack {stack}"))?;
    let mut face = TileContents::default();
    for (word, count) in &written.elements.0 {
        let element =
            Element::named(word).ok_or_else(|| Invalid(format!("{word:?} is no element")))?;
        // Otherwise a second count of the same element would not be noticed after a 0.
        ensure(*count > 0, || format!("0 of {word}: leave out an element that isn't there"))?;
        let number = &mut face.counts[element.index()];
        ensure(*number == 0, || format!("{word} is there twice"))?;
        *number = u8::try_from(*count)
            .ok()
            .filter(|_| *count <= MOST_OF_AN_ELEMENT)
            .ok_or_else(|| Invalid(format!("{count} of {word}: at most {MOST_OF_AN_ELEMENT}")))?;
    }
    let baobabs = face.count(Element::Baobab);
    ensure(baobabs <= 1, || format!("5b: {baobabs} baobabs on one tile"))?;
    let is_character = stack == Stack::Character;
    ensure(baobabs == 0 || !is_character, || "5b: a baobab on a character tile".to_owned())?;
    face.character = match &written.character {
        None => None,
        Some(word) => Some(
            Character::named(word).ok_or_else(|| Invalid(format!("{word:?} is no character")))?,
        ),
    };
    ensure(face.character.is_some() || !is_character, || "a character is missing".to_owned())?;
    ensure(face.character.is_none() || is_character, || {
        "characters are for character tiles only".to_owned()
    })?;
    Ok(face)
}

impl From<Deck> for Tiles {
    fn from(deck: Deck) -> Self {
        let written = |(tile, face): (Tile, &TileContents)| TileFace {
            id: tile.to_string(),
            stack: tile.stack().word().to_owned(),
            elements: PrintedElements(
                Element::ALL
                    .into_iter()
                    .filter(|element| face.count(*element) > 0)
                    .map(|element| (element.word().to_owned(), face.count(element).into()))
                    .collect(),
            ),
            character: face.character.map(|character| character.word().to_owned()),
        };
        Self { tiles: Tile::all().zip(&deck.faces).map(written).collect() }
    }
}
