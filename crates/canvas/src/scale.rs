//! How large things are drawn: everything is measured in units, and the unit fits the picture.

use crate::shown::DESKTOP;

/// The longest side of any picture, in pixels.
const LONGEST: i32 = 2000;

/// Deflate looks back so many bytes. A drawing repeats one unit further down, so a picture whose
/// rows times the unit stay below it is half as large.
const WINDOW: i32 = 32_768;

/// Units that are still easy to read; larger ones must be worth their bytes.
const LEGIBLE: i32 = 32;

/// The sizes to choose from, in pixels. Even the widest world fits with the last one.
pub(crate) const UNITS: [i32; 24] =
    [64, 60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 15, 12, 8, 6, 4, 3];

/// The usual size of a picture: the box of the desktop client, twice.
const PAGE: (i32, i32) = (2 * DESKTOP.0.cast_signed(), 2 * DESKTOP.1.cast_signed());

/// How large a picture may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(i32);

impl Scale {
    /// For a channel: as large as pictures get.
    pub const FULL: Self = Self(LONGEST);

    /// A picture whose longer side has at most so many pixels.
    pub fn at_most(pixels: u32) -> Self {
        Self(i32::try_from(pixels).unwrap_or(LONGEST).clamp(1, LONGEST))
    }

    /// The same with a longer side of at most so many pixels.
    #[must_use]
    pub fn within(self, pixels: i32) -> Self {
        Self(self.0.min(pixels))
    }

    /// Room for the players' names above a small board.
    pub fn least_width(self) -> i32 {
        self.0.min(640)
    }

    /// The size of a picture that fills the box of the desktop client.
    pub fn page(self) -> (i32, i32) {
        let width = self.0.min(PAGE.0);
        (width, (width * PAGE.1 / PAGE.0).max(1))
    }

    /// The largest unit with which the picture, `size` of the unit, is within the limits; the
    /// smallest if none is.
    pub fn unit(self, size: impl Fn(i32) -> (i32, i32)) -> i32 {
        let fits = |unit: &i32| {
            let (width, height) = size(*unit);
            let within = width.max(height) <= self.0;
            within && (*unit <= LEGIBLE || width * unit <= WINDOW)
        };
        UNITS.into_iter().find(fits).unwrap_or(UNITS[UNITS.len() - 1])
    }
}

/// The largest unit with which something, `size` of the unit, has room in so many pixels; the
/// smallest if none has.
pub fn unit_within((across, down): (i32, i32), size: impl Fn(i32) -> (i32, i32)) -> i32 {
    let fits = |unit: &i32| {
        let (width, height) = size(*unit);
        width <= across && height <= down
    };
    UNITS.into_iter().find(fits).unwrap_or(UNITS[UNITS.len() - 1])
}

impl Default for Scale {
    fn default() -> Self {
        Self::FULL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_the_shape_of_the_box() {
        assert_eq!(Scale::FULL.page(), (1100, 700));
        assert_eq!(Scale::at_most(550).page(), (550, 350));
        assert_eq!(Scale::at_most(1).page(), (1, 1));
        assert_eq!(unit_within((400, 300), |unit| (unit * 10, unit * 10)), 30);
        assert_eq!(unit_within((400, 600), |unit| (unit * 10, unit * 10)), 40);
        assert_eq!(unit_within((1, 1), |unit| (unit * 10, unit * 10)), 3);
    }

    #[test]
    fn the_unit_shrinks_with_the_board_and_with_the_limit() {
        let board = |squares: i32| move |unit: i32| (unit * squares, unit * squares);
        assert_eq!(Scale::FULL.unit(board(6)), 64);
        assert_eq!(Scale::FULL.unit(board(20)), 40);
        assert_eq!(Scale::FULL.unit(board(60)), 32);
        assert_eq!(Scale::FULL.unit(board(1000)), 3);
        assert_eq!(Scale::at_most(700).unit(board(20)), 34);
        assert_eq!(Scale::at_most(0).unit(board(20)), 3);
    }
}
