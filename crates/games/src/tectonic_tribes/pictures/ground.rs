//! The world seen from above: squares, the edges of the plates, and the names of the squares.

use super::card::{bonus, square_art};
use crate::pictured::Hue;
use crate::tectonic_tribes::words::labels;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering, unit_within};
use pangaea_engine::games::tectonic_tribes::{Board, Laid, covers};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Spot};

/// A part of the world, and how it is drawn.
pub(super) struct Ground<'a> {
    pub(super) board: &'a Board,
    pub(super) hues: &'a [Hue],
    /// The first and the last square shown.
    pub(super) shown: (Point, Point),
    /// Pixels a square.
    pub(super) unit: i32,
    /// The size of the names' letters.
    pub(super) letters: i32,
    /// The pixel where the first square begins.
    corner: (i32, i32),
}

/// The whole board with so many empty squares around it.
pub(super) fn whole(board: &Board, around: i16) -> (Point, Point) {
    let (first, last) = labels::named(board);
    let inset = labels::REACH - around;
    (first.offset(inset, inset), last.offset(-inset, -inset))
}

/// How many columns and rows.
pub(super) fn span((first, last): (Point, Point)) -> (i32, i32) {
    let across = |from: i16, to: i16| i32::from(to) - i32::from(from) + 1;
    (across(first.x, last.x), across(first.y, last.y))
}

/// What the names take to the left of a part and above it.
fn margins((first, last): (Point, Point), letters: i32) -> (i32, i32) {
    let width = |y: i16| lettering::width(&labels::row(y).to_string(), Type::bold(letters));
    (width(first.y).max(width(last.y)) + letters / 3, letters * 5 / 4)
}

/// How large the part is with its names, and with room for a frame at its other edges.
fn size(shown: (Point, Point), unit: i32, letters: i32) -> (i32, i32) {
    let (columns, rows) = span(shown);
    let (left, top) = margins(shown, letters);
    (columns * unit + left + unit / 6, rows * unit + top + unit / 6)
}

impl<'a> Ground<'a> {
    /// A part of the world in the middle of an area, as large as it has room there, with names in
    /// letters of this size.
    pub(super) fn within(
        board: &'a Board,
        hues: &'a [Hue],
        shown: (Point, Point),
        area: Rect,
        letters: i32,
    ) -> Self {
        let unit = unit_within((area.width, area.height), |unit| size(shown, unit, letters));
        let (across, down) = size(shown, unit, letters);
        let (left, top) = margins(shown, letters);
        let corner =
            (area.x + left + (area.width - across) / 2, area.y + top + (area.height - down) / 2);
        Self { board, hues, shown, unit, letters, corner }
    }
}

impl Ground<'_> {
    /// The pixel where a square begins.
    pub(super) fn corner(&self, at: Point) -> (i32, i32) {
        let (first, _) = self.shown;
        let from = |axis: i16, start: i16| (i32::from(axis) - i32::from(start)) * self.unit;
        (self.corner.0 + from(at.x, first.x), self.corner.1 + from(at.y, first.y))
    }

    /// The pixels of a square.
    pub(super) fn area(&self, at: Point) -> Rect {
        let (x, y) = self.corner(at);
        Rect::new(x, y, self.unit, self.unit)
    }

    pub(super) fn is_shown(&self, at: Point) -> bool {
        let (first, last) = self.shown;
        (first.x..=last.x).contains(&at.x) && (first.y..=last.y).contains(&at.y)
    }

    /// The pixels that a card covers.
    pub(super) fn card_area(&self, spot: Spot) -> Rect {
        let squares = covers(spot);
        let (x, y) = self.corner(squares[0]);
        let (right, bottom) = self.corner(squares[5]);
        Rect::new(x, y, right - x + self.unit, bottom - y + self.unit)
    }

    pub(super) fn hue(&self, seat: Seat) -> Hue {
        self.hues.get(seat.index()).copied().unwrap_or(Hue::Red)
    }

    /// Draws squares, edges and names.
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        self.names(canvas);
        self.empty(canvas);
        for (at, top) in self.board.visible().filter(|(at, _)| self.is_shown(*at)) {
            canvas.sprite(square_art(top.square, self.hue(top.seat)), self.corner(at), self.unit);
        }
        self.edges(canvas);
        for (at, top) in self.board.visible().filter(|(at, _)| self.is_shown(*at)) {
            bonus(canvas, top.square, self.corner(at), self.unit, self.letters);
        }
    }

    /// A dot at every corner of the empty squares, so that one can count them.
    fn empty(&self, canvas: &mut Canvas) {
        let (columns, rows) = span(self.shown);
        let (x, y) = self.corner(self.shown.0);
        let dot = (self.unit / 20).max(1);
        for row in 0..=rows {
            for column in 0..=columns {
                let (x, y) = (x + column * self.unit, y + row * self.unit);
                canvas.fill(Rect::new(x - dot, y - dot, 2 * dot, 2 * dot), Paint::Raised);
            }
        }
    }

    /// A card casts a shadow on what lies below it, and its own rim is bright.
    fn edges(&self, canvas: &mut Canvas) {
        let unit = self.unit;
        let (shadow, rim, line) = (
            canvas.tint(Paint::Dark, 130),
            canvas.tint(Paint::Ink, 120),
            canvas.tint(Paint::Dark, 45),
        );
        let deep = (unit / 7).max(2);
        let thin = (unit / 24).max(1);
        for (at, top) in self.board.visible().filter(|(at, _)| self.is_shown(*at)) {
            let Rect { x, y, .. } = self.area(at);
            let sides = [
                (Rect::new(x, y, unit, 1), 0, -1),
                (Rect::new(x + unit - 1, y, 1, unit), 1, 0),
                (Rect::new(x, y + unit - 1, unit, 1), 0, 1),
                (Rect::new(x, y, 1, unit), -1, 0),
            ];
            for (side, dx, dy) in sides {
                match self.board.top(at.offset(dx, dy)) {
                    Some(other) if other.layer == top.layer => {
                        if dx + dy > 0 {
                            canvas.shade(side, &line);
                        }
                    }
                    Some(other) if other.layer > top.layer => {
                        canvas.shade(widened(side, deep, dx, dy), &shadow);
                    }
                    _ => canvas.shade(widened(side, thin, dx, dy), &rim),
                }
            }
        }
    }

    /// Above and to the left; where squares are small, only some have room for their name.
    fn names(&self, canvas: &mut Canvas) {
        let ((first, last), set) = (self.shown, Type::bold(self.letters));
        let half = self.unit / 2;
        let widest = (first.x..=last.x).map(|x| lettering::width(&labels::column(x), set)).max();
        let every = |room: i32| usize::try_from(room / self.unit.max(1) + 1).unwrap_or(1);
        canvas.ranked(Rank::Must, |canvas| {
            for x in (first.x..=last.x).step_by(every(widest.unwrap_or(0))) {
                let (left, top) = self.corner(Point::new(x, first.y));
                let middle = (left + half, top - self.letters * 5 / 8);
                canvas.text(&labels::column(x), middle, Align::Centre, set, Paint::Faint);
            }
            for y in (first.y..=last.y).step_by(every(self.letters * 3 / 4)) {
                let (left, top) = self.corner(Point::new(first.x, y));
                let end = (left - self.letters / 4, top + half);
                canvas.text(&labels::row(y).to_string(), end, Align::Right, set, Paint::Faint);
            }
        });
    }

    /// A frame around a card, as far as the card is in the part shown.
    pub(super) fn frame(&self, canvas: &mut Canvas, spot: Spot, paint: Paint) {
        if !covers(spot).into_iter().any(|at| self.is_shown(at)) {
            return;
        }
        let thick = (self.unit / 10).max(2);
        let area = self.card_area(spot).inset(-thick / 2);
        let (columns, rows) = span(self.shown);
        let (x, y) = self.corner(self.shown.0);
        let shown = Rect::new(x, y, columns * self.unit, rows * self.unit);
        canvas.within(shown.inset(-thick), |canvas| {
            canvas.frame(area.inset(-1), thick + 2, Paint::Dark);
            canvas.frame(area, thick, paint);
        });
    }

    /// The card that was laid last, marked.
    pub(super) fn mark_last(&self, canvas: &mut Canvas) {
        if let Some(Laid { spot, .. }) = self.board.laid().last() {
            self.frame(canvas, *spot, Paint::Gold);
        }
    }
}

/// A side of a square, so many pixels deep into the square.
fn widened(side: Rect, deep: i32, dx: i16, dy: i16) -> Rect {
    let Rect { x, y, width, height } = side;
    match (dx, dy) {
        (0, -1) => Rect::new(x, y, width, deep),
        (1, 0) => Rect::new(x + 1 - deep, y, deep, height),
        (0, 1) => Rect::new(x, y + 1 - deep, width, deep),
        _ => Rect::new(x, y, deep, height),
    }
}
