//! The growing world: cards laid over cards, seen from above.

use super::deck::{Number, TribeCard};
use super::places::{Places, Plane};
use super::square::{Face, Square, Terrain};
use crate::game::{Invalid, ensure};
use crate::seat::{MOST_SEATS, Seat};
use crate::spot::{Point, Rotation, Spot};
use serde::{Deserialize, Serialize};
use std::fmt;

/// No card lies further from the origin: each of the others extends the world by two squares
/// at most, and no more than a hundred are ever laid.
const RIM: i16 = 256;

/// Which card: a terrain card by its number, or one of the player's own tribe cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A terrain card.
    Terrain(Number),
    /// A tribe card of the seat that laid it.
    Tribe(TribeCard),
}

/// A card that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The seat that laid the card.
    pub seat: Seat,
    /// The card itself.
    #[serde(flatten)]
    pub card: Card,
    /// Where, and how turned.
    #[serde(flatten)]
    pub spot: Spot,
    /// The card's face as printed.
    pub face: Face,
}

/// What one sees on a square: the topmost card's square there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Top {
    /// The square printed there.
    pub square: Square,
    /// Whose card it is, and so whose tent.
    pub seat: Seat,
    /// Which card, counted in the order of laying.
    pub layer: u8,
}

/// Why a card does not fit (rule 5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Misfit {
    /// 5a: it touches nothing.
    #[error("5a: at {0} none of the six squares would be on a card")]
    Apart(Point),
    /// 5a: it would cover nothing but cards.
    #[error("5a: at {0} all six squares would be on cards, and one has to stick out")]
    Buried(Point),
    /// 5c: it would cover lava.
    #[error("5c: it would cover lava at {0}")]
    Lava(Point),
    /// 5d: it would cover another tribe's tent.
    #[error("5d: it would cover {1}'s tent at {0}")]
    Tent(Point, Seat),
}

/// The world as it lies. It is stored as the list of cards laid.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "Vec<Laid>", into = "Vec<Laid>")]
pub struct Board {
    laid: Vec<Laid>,
    /// The window of squares that is kept: top left square, size, and the squares row by row.
    corner: Point,
    width: usize,
    height: usize,
    squares: Vec<Option<Top>>,
    covered: Plane,
    lava: Plane,
    tents: [Plane; MOST_SEATS],
}

/// The window of squares around them is no part of what two boards are.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.laid == other.laid
    }
}

/// All squares follow from the cards.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board").field("laid", &self.laid).finish_non_exhaustive()
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::window(Point::new(-19, -19), 40, 40)
    }
}

/// How many columns and rows a turned card covers.
pub const fn footprint(turn: Rotation) -> (i16, i16) {
    match turn {
        Rotation::None | Rotation::Half => (2, 3),
        Rotation::Quarter | Rotation::ThreeQuarters => (3, 2),
    }
}

/// The six squares that a card covers, row by row.
pub fn covers(spot: Spot) -> [Point; 6] {
    let (width, _) = footprint(spot.turn);
    [0, 1, 2, 3, 4, 5].map(|index| spot.at.offset(index % width, index / width))
}

impl Board {
    fn window(corner: Point, width: usize, height: usize) -> Self {
        let plane = Plane::new(width, height);
        Self {
            laid: Vec::new(),
            corner,
            width,
            height,
            squares: vec![None; width * height],
            covered: plane.clone(),
            lava: plane.clone(),
            tents: std::array::from_fn(|_| plane.clone()),
        }
    }

    /// The cards in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The terrain cards with their layers, in the order in which they were laid.
    pub fn terrain_cards(&self) -> impl Iterator<Item = (usize, Number)> + '_ {
        self.laid.iter().enumerate().filter_map(|(layer, laid)| match laid.card {
            Card::Terrain(number) => Some((layer, number)),
            Card::Tribe(_) => None,
        })
    }

    /// The tribe cards that a seat has played, in that order.
    pub fn tribe_cards(&self, seat: Seat) -> impl Iterator<Item = TribeCard> + '_ {
        self.laid.iter().filter(move |laid| laid.seat == seat).filter_map(|laid| match laid.card {
            Card::Terrain(_) => None,
            Card::Tribe(card) => Some(card),
        })
    }

    /// What one sees on a square.
    pub fn top(&self, at: Point) -> Option<Top> {
        self.index(at).and_then(|index| self.squares[index])
    }

    /// The smallest rectangle with everything in it: its first and last square.
    pub fn bounds(&self) -> Option<(Point, Point)> {
        let corners = self.laid.iter().map(|laid| {
            let squares = covers(laid.spot);
            (squares[0], squares[5])
        });
        corners.reduce(|(first, last), (from, to)| {
            (
                Point::new(first.x.min(from.x), first.y.min(from.y)),
                Point::new(last.x.max(to.x), last.y.max(to.y)),
            )
        })
    }

    /// The first square of what there is, or of the first card if there is nothing yet.
    pub fn corner(&self) -> Point {
        self.bounds().map_or(Point::new(0, 0), |(first, _)| first)
    }

    /// Every square that is covered by a card, row by row.
    pub fn visible(&self) -> impl Iterator<Item = (Point, Top)> + '_ {
        self.covered.bits().filter_map(|(column, row)| {
            let at = self.corner.below_right(column, row);
            self.top(at).map(|top| (at, top))
        })
    }

    /// All places where a card of this seat fits (rule 5), which are the same for each of its
    /// cards (5e).
    pub fn places(&self, seat: Seat) -> Places {
        let mut blocked = self.lava.clone();
        for (index, tents) in self.tents.iter().enumerate() {
            if index != seat.index() {
                blocked.add(tents);
            }
        }
        Places::find(self.corner, &self.covered, &blocked)
    }

    /// Does a card of this seat fit here? If not, the first thing against it (rule 5).
    pub fn check(&self, spot: Spot, seat: Seat) -> Result<(), Misfit> {
        self.misfits(spot, seat).into_iter().next().map_or(Ok(()), Err)
    }

    /// Everything against a card of this seat here, square by square (rule 5).
    pub fn misfits(&self, spot: Spot, seat: Seat) -> Vec<Misfit> {
        let squares = covers(spot);
        let covered = squares.iter().filter(|at| self.top(**at).is_some()).count();
        let mut misfits = Vec::new();
        match covered {
            0 => misfits.push(Misfit::Apart(spot.at)),
            6 => misfits.push(Misfit::Buried(spot.at)),
            _ => {}
        }
        misfits.extend(squares.into_iter().filter_map(|at| {
            let top = self.top(at)?;
            match top.square {
                Square::Ground(Terrain::Lava, _) => Some(Misfit::Lava(at)),
                Square::Tent if top.seat != seat => Some(Misfit::Tent(at, top.seat)),
                _ => None,
            }
        }));
        misfits
    }

    /// The board with one more card, if it fits there (rule 5).
    pub fn with(&self, laid: Laid) -> Result<Self, Misfit> {
        self.check(laid.spot, laid.seat)?;
        let mut board = self.clone();
        board.lay(laid);
        Ok(board)
    }

    /// Puts a card on top (5b). Whether it fits was asked before.
    pub(super) fn lay(&mut self, laid: Laid) {
        let squares = covers(laid.spot);
        // Places around a card reach two squares further, so that rim belongs to the window.
        let (from, to) = (squares[0].offset(-2, -2), squares[5].offset(2, 2));
        if self.index(from).is_none() || self.index(to).is_none() {
            self.widen(from, to);
        }
        let layer = u8::try_from(self.laid.len()).expect("fewer cards than a byte counts");
        for (at, square) in squares.into_iter().zip(laid.face.turned(laid.spot.turn)) {
            self.show(at, Top { square, seat: laid.seat, layer });
        }
        self.laid.push(laid);
    }

    fn show(&mut self, at: Point, top: Top) {
        let Some(index) = self.index(at) else { return };
        let (column, row) = (index % self.width, index / self.width);
        self.covered.set(column, row, true);
        self.lava.set(column, row, top.square.terrain() == Some(Terrain::Lava));
        for (seat, tents) in self.tents.iter_mut().enumerate() {
            tents.set(column, row, top.square == Square::Tent && top.seat.index() == seat);
        }
        self.squares[index] = Some(top);
    }

    fn widen(&mut self, from: Point, to: Point) {
        const SLACK: i16 = 16;
        let (first, last) = self.bounds().unwrap_or((from, to));
        let corner = Point::new(first.x.min(from.x) - SLACK, first.y.min(from.y) - SLACK);
        let size = |low: i16, high: i16| usize::try_from(high - low + SLACK).unwrap_or(0);
        let (right, bottom) = (last.x.max(to.x), last.y.max(to.y));
        let mut wider = Self::window(corner, size(corner.x, right), size(corner.y, bottom));
        for laid in self.laid.drain(..) {
            wider.lay(laid);
        }
        *self = wider;
    }

    /// How many squares the window has that is kept.
    pub(super) const fn window_size(&self) -> usize {
        self.width * self.height
    }

    /// The place of a square in the window.
    pub(super) fn index(&self, at: Point) -> Option<usize> {
        let column = usize::try_from(i32::from(at.x) - i32::from(self.corner.x)).ok()?;
        let row = usize::try_from(i32::from(at.y) - i32::from(self.corner.y)).ok()?;
        (column < self.width && row < self.height).then_some(row * self.width + column)
    }
}

impl From<Board> for Vec<Laid> {
    fn from(board: Board) -> Self {
        board.laid
    }
}

impl TryFrom<Vec<Laid>> for Board {
    type Error = Invalid;
    fn try_from(laid: Vec<Laid>) -> Result<Self, Invalid> {
        let mut board = Self::default();
        ensure(laid.len() < usize::from(u8::MAX), || "too many cards on the board".to_owned())?;
        for card in laid {
            ensure(card.seat.index() < MOST_SEATS, || format!("no {}", card.seat))?;
            let near = |axis: i16| (-RIM..=RIM).contains(&axis);
            ensure(near(card.spot.at.x) && near(card.spot.at.y), || {
                format!("a card at {} is too far away", card.spot.at)
            })?;
            board.lay(card);
        }
        Ok(board)
    }
}
