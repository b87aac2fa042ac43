//! A planet of 16 cells (1b), how tiles come to it (1c) and how baobabs turn them (5).

use super::deck::{Deck, Element};
use super::tile::{Stack, Tile};
use crate::game::Invalid;
use serde::{Deserialize, Serialize};

/// How many cells a planet has, and so how many rounds are played (1b).
pub const CELLS: usize = 16;

/// A third open baobab turns all three tiles (5a).
const TOO_MANY_BAOBABS: usize = 3;

/// A cell of a planet, counted row by row from 0 (1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

impl Cell {
    /// The cells for tiles of a stack, in the order in which they are filled (1b, 1c).
    pub const fn of(stack: Stack) -> [Self; 4] {
        match stack {
            Stack::Character => [Self(0), Self(3), Self(12), Self(15)],
            Stack::Center => [Self(5), Self(6), Self(9), Self(10)],
            Stack::EdgeLeft => [Self(1), Self(7), Self(14), Self(8)],
            Stack::EdgeRight => [Self(2), Self(11), Self(13), Self(4)],
        }
    }

    /// Its place in lists by cell.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl TryFrom<u8> for Cell {
    type Error = Invalid;
    fn try_from(number: u8) -> Result<Self, Invalid> {
        if usize::from(number) < CELLS {
            Ok(Self(number))
        } else {
            Err(Invalid(format!("{number} is no cell: they are counted from 0 to 15")))
        }
    }
}

/// How a tile lies on a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placed {
    /// For all to see.
    Open(Tile),
    /// 5a: turned over by baobabs; everyone saw it before.
    Turned(Tile),
    /// 7b: a character that the viewer has not seen.
    Hidden,
}

/// What laying a tile did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The cell where the tile lies.
    pub cell: Cell,
    /// 5a: the cells that were turned over by it, ascending; none or three.
    pub turned: Vec<Cell>,
}

/// A planet, as far as the viewer knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Planet([Option<Placed>; CELLS]);

impl Planet {
    /// What lies on a cell.
    pub fn get(&self, cell: Cell) -> Option<Placed> {
        self.0[cell.index()]
    }

    /// Every cell where something lies, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Placed)> {
        (0..).map(Cell).zip(&self.0).filter_map(|(cell, placed)| Some((cell, (*placed)?)))
    }

    /// How many more tiles of a stack it takes.
    pub fn free(&self, stack: Stack) -> usize {
        Cell::of(stack).into_iter().filter(|cell| self.get(*cell).is_none()).count()
    }

    /// Lays a tile on the first free cell of its type (1c), and turns over what a third open
    /// baobab turns (5a); nothing if there is no free cell.
    pub fn lay(&mut self, deck: &Deck, tile: Tile) -> Option<Landing> {
        let cell = self.place(tile.stack(), Placed::Open(tile))?;
        let mut turned: Vec<Cell> = self
            .iter()
            .filter(|(_, placed)| match placed {
                Placed::Open(tile) => deck.face(*tile).count(Element::Baobab) > 0,
                Placed::Turned(_) | Placed::Hidden => false,
            })
            .map(|(cell, _)| cell)
            .collect();
        if turned.len() < TOO_MANY_BAOBABS {
            turned.clear();
        }
        for cell in &turned {
            if let Some(Placed::Open(tile)) = self.get(*cell) {
                self.0[cell.index()] = Some(Placed::Turned(tile));
            }
        }
        Some(Landing { cell, turned })
    }

    /// 5a: how many tiles would be turned over by this one.
    pub fn would_turn(&self, deck: &Deck, tile: Tile) -> usize {
        self.clone().lay(deck, tile).map_or(0, |landing| landing.turned.len())
    }

    /// Lays a face-down character on the first free corner (7b); nothing if there is none.
    pub fn lay_hidden(&mut self) -> Option<Cell> {
        self.place(Stack::Character, Placed::Hidden)
    }

    fn place(&mut self, stack: Stack, placed: Placed) -> Option<Cell> {
        let cell = Cell::of(stack).into_iter().find(|cell| self.get(*cell).is_none())?;
        self.0[cell.index()] = Some(placed);
        Some(cell)
    }
}
