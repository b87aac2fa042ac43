//! How large things are drawn: everything is measured in units, and the unit fits the picture.

/// The longest side of any picture, in pixels.
const LONGEST: i32 = 2000;

/// Deflate looks back so many bytes. A drawing repeats one unit further down, so a picture whose
/// rows times the unit stay below it is half as large.
const WINDOW: i32 = 32_768;

/// Units that are still easy to read; larger ones must be worth their bytes.
const LEGIBLE: i32 = 32;

/// The sizes to choose from, in pixels. Even the widest world fits with the last one.
pub(crate) const UNITS: [i32; 17] =
    [64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 18, 12, 8, 6, 4, 3];

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

impl Default for Scale {
    fn default() -> Self {
        Self::FULL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_shrinks_with_the_board_and_with_the_limit() {
        let board = |squares: i32| move |unit: i32| (unit * squares, unit * squares);
        assert_eq!(Scale::FULL.unit(board(6)), 64);
        assert_eq!(Scale::FULL.unit(board(20)), 40);
        assert_eq!(Scale::FULL.unit(board(60)), 32);
        assert_eq!(Scale::FULL.unit(board(1000)), 3);
        assert_eq!(Scale::at_most(700).unit(board(20)), 32);
        assert_eq!(Scale::at_most(0).unit(board(20)), 3);
    }
}
