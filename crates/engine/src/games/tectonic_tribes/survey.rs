//! Fast answers to "what if this card lay there?": only the areas around the card are counted
//! again.

use super::Options;
use super::board::{Board, covers};
use super::score::{majority, scores};
use super::square::{Bonus, Face, Square};
use crate::seat::{MOST_SEATS, Seat};
use crate::spot::{Point, Spot};

/// One point, in the units in which gains are compared: it divides by the number of opponents.
pub(super) const POINT: i64 = 12;

/// What each tent of a lead is worth beyond the points: others need a better card to take it.
const LEAD: i64 = 6;
/// A longer lead is no safer.
const LONGEST_LEAD: usize = 3;

/// What is seen on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SurveyedSquare {
    Empty,
    /// Ground of a terrain that scores.
    Scoring(Square),
    /// Ground that does not.
    Plain,
    Tent(Seat),
}

/// The board as seen from above, with room for a card around it.
pub(super) struct Survey {
    options: Options,
    seats: usize,
    opponents: i64,
    corner: Point,
    width: i16,
    cells: Vec<SurveyedSquare>,
    /// When a square was last counted, and for which area.
    counted: Vec<u32>,
    count: u32,
    open: Vec<usize>,
}

impl Survey {
    pub(super) fn new(options: &Options, board: &Board, seats: usize) -> Self {
        let (first, last) = board.bounds().unwrap_or((Point::new(0, 0), Point::new(0, 0)));
        // A card reaches two squares beyond the board, and its neighbours one more.
        let corner = first.offset(-3, -3);
        let (width, height) = (last.x - corner.x + 4, last.y - corner.y + 4);
        let size = usize::try_from(width).unwrap_or(0) * usize::try_from(height).unwrap_or(0);
        let mut survey = Self {
            options: options.clone(),
            seats,
            opponents: i64::try_from(seats).unwrap_or(2) - 1,
            corner,
            width,
            cells: vec![SurveyedSquare::Empty; size],
            counted: vec![0; size],
            count: 0,
            open: Vec::new(),
        };
        for (at, top) in board.visible() {
            let index = survey.index(at);
            survey.cells[index] = survey.cell(top.square, top.seat);
        }
        survey
    }

    fn cell(&self, square: Square, seat: Seat) -> SurveyedSquare {
        match square {
            Square::Tent => SurveyedSquare::Tent(seat),
            Square::Ground(terrain, _) if scores(&self.options, terrain) => {
                SurveyedSquare::Scoring(square)
            }
            Square::Ground(..) => SurveyedSquare::Plain,
        }
    }

    fn index(&self, at: Point) -> usize {
        let (column, row) = (at.x - self.corner.x, at.y - self.corner.y);
        usize::try_from(i32::from(row) * i32::from(self.width) + i32::from(column)).unwrap_or(0)
    }

    /// What laying this card there gains the seat: own points, less what the others get.
    pub(super) fn gain(&mut self, seat: Seat, spot: Spot, face: &Face) -> i64 {
        let squares = covers(spot).map(|at| self.index(at));
        let before = self.around(seat, &squares);
        let mut covered = face.turned(spot.turn).map(|square| self.cell(square, seat));
        for (index, cell) in squares.iter().zip(&mut covered) {
            std::mem::swap(&mut self.cells[*index], cell);
        }
        let after = self.around(seat, &squares);
        for (index, cell) in squares.iter().zip(covered) {
            self.cells[*index] = cell;
        }
        after - before
    }

    /// What all areas in and next to these squares are worth to the seat.
    fn around(&mut self, seat: Seat, squares: &[usize; 6]) -> i64 {
        let start = self.count;
        let mut worth = 0;
        for index in squares {
            for near in std::iter::once(*index).chain(self.neighbours(*index)) {
                if matches!(self.cells[near], SurveyedSquare::Scoring(_))
                    && self.counted[near] <= start
                {
                    worth += self.area(seat, near);
                }
            }
        }
        worth
    }

    fn neighbours(&self, index: usize) -> [usize; 4] {
        let width = usize::try_from(self.width).unwrap_or(1);
        [index - width, index + 1, index + width, index - 1]
    }

    /// What the area of this square is worth to the seat.
    fn area(&mut self, seat: Seat, from: usize) -> i64 {
        self.count += 1;
        let SurveyedSquare::Scoring(Square::Ground(terrain, _)) = self.cells[from] else {
            return 0;
        };
        let (mut sum, mut doubles, mut tents) = (0, 0, [0_usize; MOST_SEATS]);
        self.counted[from] = self.count;
        self.open.push(from);
        while let Some(index) = self.open.pop() {
            if let SurveyedSquare::Scoring(Square::Ground(_, bonus)) = self.cells[index] {
                sum += 1 + bonus.plus();
                doubles += u32::from(bonus == Bonus::Double);
            }
            for near in self.neighbours(index) {
                if self.counted[near] == self.count {
                    continue;
                }
                match self.cells[near] {
                    SurveyedSquare::Scoring(Square::Ground(other, _)) if other == terrain => {
                        self.counted[near] = self.count;
                        self.open.push(near);
                    }
                    SurveyedSquare::Tent(owner) => {
                        self.counted[near] = self.count;
                        tents[owner.index()] += 1;
                    }
                    _ => {}
                }
            }
        }
        let points = (sum << doubles) * POINT;
        match majority(Seat::all(self.seats).map(|seat| (seat, tents[seat.index()]))) {
            Some(owner) if owner == seat => {
                let own = std::mem::take(&mut tents[seat.index()]);
                let lead = own - tents.into_iter().max().unwrap_or(0);
                points + LEAD * i64::try_from(lead.min(LONGEST_LEAD)).unwrap_or(0)
            }
            Some(_) => -points / self.opponents,
            None => 0,
        }
    }
}
