//! The names of squares at the edges of a picture: letters across, numbers down.
//!
//! They cover the board and two empty squares around it, because a card can reach that far. A
//! picture that shows a part of the board keeps the names of the whole.

use pangaea_engine::games::tectonic_tribes::Board;
use pangaea_engine::spot::Point;

/// How far from the board a card can reach.
pub(crate) const REACH: i16 = 2;

/// The squares that have names: the first and the last.
pub(crate) fn named(board: &Board) -> (Point, Point) {
    let (first, last) = board.bounds().unwrap_or((Point::new(0, 0), Point::new(1, 2)));
    (first.offset(-REACH, -REACH), last.offset(REACH, REACH))
}

/// The letters of a column, counted from 0: A to Z, then AA, AB and so on.
pub(crate) fn column(index: i32) -> String {
    let letter = |place: i32| char::from(b'A' + u8::try_from(place % 26).unwrap_or(0));
    match index {
        ..0 => String::new(),
        0..26 => letter(index).to_string(),
        _ => column(index / 26 - 1) + &letter(index).to_string(),
    }
}

/// The name of a square, such as C7.
pub fn label(board: &Board, at: Point) -> String {
    label_from(board.corner(), at)
}

/// The name of a square of a board whose first square this is.
pub(crate) fn label_from(corner: Point, at: Point) -> String {
    let first = corner.offset(-REACH, -REACH);
    let from = |axis: i16, start: i16| i32::from(axis) - i32::from(start);
    format!("{}{}", column(from(at.x, first.x)), from(at.y, first.y) + 1)
}

/// The square with this name, if the board's picture has it.
pub fn square(board: &Board, label: &str) -> Option<Point> {
    let (first, last) = named(board);
    let digits = label.find(|letter: char| letter.is_ascii_digit())?;
    let (letters, number) = label.split_at(digits);
    let index = letters.chars().try_fold(0_i16, |sum, letter| {
        let place = i16::try_from(u32::from(letter.to_ascii_uppercase()).checked_sub(64)?).ok()?;
        (1..=26).contains(&place).then_some(())?;
        sum.checked_mul(26)?.checked_add(place)
    })?;
    let row: i16 = number.parse().ok()?;
    let at = first.offset(index.checked_sub(1)?, row.checked_sub(1)?);
    let inside = (first.x..=last.x).contains(&at.x) && (first.y..=last.y).contains(&at.y);
    inside.then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_square_is_found_again() {
        let board = Board::default();
        let (first, last) = named(&board);
        for x in first.x..=last.x {
            for y in first.y..=last.y {
                let at = Point::new(x, y);
                assert_eq!(square(&board, &label(&board, at)), Some(at));
            }
        }
        assert_eq!(label(&board, first), "A1");
        assert_eq!(square(&board, "a1"), Some(first));
    }

    #[test]
    fn columns_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 51, 52].map(column), ["A", "Z", "AA", "AB", "AZ", "BA"]);
    }

    #[test]
    fn what_is_no_name_is_no_square() {
        let board = Board::default();
        for text in ["", "7", "A", "A0", "A-1", "Z99", "AAAAAAAA1", "É3", "1A", "A1x", "A99999999"]
        {
            assert_eq!(square(&board, text), None, "{text}");
        }
    }
}
