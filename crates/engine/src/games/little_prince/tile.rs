//! The four stacks and the names of their tiles (1a).

use crate::game::Invalid;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// How many tiles a stack has before any are taken out (1a).
pub const STACK_TILES: usize = 20;

/// One of the four stacks (1a), in alphabetical order, so that tiles sort like their ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// The four tiles in the middle.
    Center,
    /// The four tiles in the corners.
    Character,
    /// The four edges that curve left.
    EdgeLeft,
    /// The four edges that curve right.
    EdgeRight,
}

impl Stack {
    /// All four, in the order of the rules.
    pub const ALL: [Self; 4] = [Self::Center, Self::EdgeLeft, Self::EdgeRight, Self::Character];

    /// The word in decks, records and ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Center => "center",
            Self::Character => "character",
            Self::EdgeLeft => "edge_left",
            Self::EdgeRight => "edge_right",
        }
    }

    /// The stack with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stack| stack.word() == word)
    }

    /// All its tiles, ascending.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (1..=20).map(move |number| Tile { stack: self, number })
    }

    /// Its place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        match self {
            Self::Center => 0,
            Self::EdgeLeft => 1,
            Self::EdgeRight => 2,
            Self::Character => 3,
        }
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A tile's name, such as `center_01`: its stack and its number from 1 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile {
    stack: Stack,
    number: u8,
}

impl Tile {
    /// The tile, if the stack has such a number.
    pub fn new(stack: Stack, number: u8) -> Option<Self> {
        (1..=STACK_TILES).contains(&usize::from(number)).then_some(Self { stack, number })
    }

    /// All 80, stack by stack.
    pub fn all() -> impl Iterator<Item = Self> {
        Stack::ALL.into_iter().flat_map(Stack::tiles)
    }

    /// The stack it belongs to.
    pub const fn stack(self) -> Stack {
        self.stack
    }

    /// Its number in the stack, from 1.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Its place in [`all`](Self::all).
    pub fn index(self) -> usize {
        self.stack.index() * STACK_TILES + usize::from(self.number) - 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{:02}", self.stack, self.number)
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}

impl TryFrom<String> for Tile {
    type Error = Invalid;
    fn try_from(id: String) -> Result<Self, Invalid> {
        Stack::ALL
            .into_iter()
            .find_map(|stack| {
                let number = id.strip_prefix(stack.word())?.strip_prefix('_')?;
                (number.len() == 2).then(|| Self::new(stack, number.parse().ok()?))?
            })
            .filter(|tile| tile.to_string() == id)
            .ok_or_else(|| {
                Invalid(format!("{id:?} is no tile: ids run from center_01 to center_20 and so on"))
            })
    }
}

/// One value for every stack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PerStack<T> {
    pub center: T,
    pub edge_left: T,
    pub edge_right: T,
    pub character: T,
}

impl<T> PerStack<T> {
    /// The value that `value` gives each stack.
    pub fn from_fn(mut value: impl FnMut(Stack) -> T) -> Self {
        Self {
            center: value(Stack::Center),
            edge_left: value(Stack::EdgeLeft),
            edge_right: value(Stack::EdgeRight),
            character: value(Stack::Character),
        }
    }
}

impl<T> Index<Stack> for PerStack<T> {
    type Output = T;
    fn index(&self, stack: Stack) -> &T {
        match stack {
            Stack::Center => &self.center,
            Stack::EdgeLeft => &self.edge_left,
            Stack::EdgeRight => &self.edge_right,
            Stack::Character => &self.character,
        }
    }
}

impl<T> IndexMut<Stack> for PerStack<T> {
    fn index_mut(&mut self, stack: Stack) -> &mut T {
        match stack {
            Stack::Center => &mut self.center,
            Stack::EdgeLeft => &mut self.edge_left,
            Stack::EdgeRight => &mut self.edge_right,
            Stack::Character => &mut self.character,
        }
    }
}
