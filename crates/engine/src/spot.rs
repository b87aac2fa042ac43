//! Where a card lies on an open board, and how it is turned.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A square of an open board: x grows to the right, y downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "[i16; 2]", into = "[i16; 2]")]
pub struct Point {
    /// Columns to the right of the origin.
    pub x: i16,
    /// Rows below the origin.
    pub y: i16,
}

impl Point {
    /// The square in column `x`, row `y`.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The square so many columns and rows further; stays on the board's last square at its rim.
    #[must_use]
    pub const fn offset(self, dx: i16, dy: i16) -> Self {
        Self { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    /// The square so many columns to the right and rows below.
    #[must_use]
    pub fn below_right(self, columns: usize, rows: usize) -> Self {
        let small = |size: usize| i16::try_from(size).unwrap_or(i16::MAX);
        self.offset(small(columns), small(rows))
    }

    /// The four squares that share an edge with this one.
    pub const fn neighbours(self) -> [Self; 4] {
        [self.offset(0, -1), self.offset(1, 0), self.offset(0, 1), self.offset(-1, 0)]
    }
}

impl From<[i16; 2]> for Point {
    fn from([x, y]: [i16; 2]) -> Self {
        Self { x, y }
    }
}

impl From<Point> for [i16; 2] {
    fn from(point: Point) -> Self {
        [point.x, point.y]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.x, self.y)
    }
}

/// A quarter turn clockwise; written in degrees.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u16", into = "u16")]
pub enum Rotation {
    /// As printed.
    #[default]
    None,
    /// A quarter to the right.
    Quarter,
    /// Upside down.
    Half,
    /// A quarter to the left.
    ThreeQuarters,
}

impl Rotation {
    /// All four.
    pub const ALL: [Self; 4] = [Self::None, Self::Quarter, Self::Half, Self::ThreeQuarters];

    /// Degrees clockwise.
    pub const fn degrees(self) -> u16 {
        match self {
            Self::None => 0,
            Self::Quarter => 90,
            Self::Half => 180,
            Self::ThreeQuarters => 270,
        }
    }
}

impl From<Rotation> for u16 {
    fn from(turn: Rotation) -> Self {
        turn.degrees()
    }
}

/// Not one of 0, 90, 180 and 270 degrees.
#[derive(Debug, thiserror::Error)]
#[error("{0} isn't a quarter turn (0, 90, 180 or 270)")]
pub struct NoQuarterTurn(u16);

impl TryFrom<u16> for Rotation {
    type Error = NoQuarterTurn;
    fn try_from(degrees: u16) -> Result<Self, NoQuarterTurn> {
        Self::ALL.into_iter().find(|turn| turn.degrees() == degrees).ok_or(NoQuarterTurn(degrees))
    }
}

/// A place for a card: the top left square of the turned card, and its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The top left square of the turned card.
    pub at: Point,
    /// How the card is turned.
    #[serde(rename = "rotation")]
    pub turn: Rotation,
}

impl Spot {
    /// The place whose top left square is `at`, with this turn.
    pub const fn new(at: Point, turn: Rotation) -> Self {
        Self { at, turn }
    }
}
