//! The names of squares: letters across, numbers down. A name follows from the square alone, so it
//! stays the same while the world grows.

use pangaea_engine::games::tectonic_tribes::Board;
use pangaea_engine::spot::Point;

/// How far from the board a card can reach.
pub(crate) const REACH: i16 = 2;

/// The column of the first card's corner, counted from A: M leaves room to its left.
const FIRST_COLUMN: i32 = 12;
/// The row of the first card's corner.
const FIRST_ROW: i32 = 50;
/// A to Z, and AA to ZZ; left of A it goes on with ZZ.
const COLUMNS: i32 = 26 + 26 * 26;

/// The squares that a card can reach, and some at the corners: the first and the last.
pub(crate) fn named(board: &Board) -> (Point, Point) {
    let (first, last) = board.bounds().unwrap_or((Point::new(0, 0), Point::new(1, 2)));
    (first.offset(-REACH, -REACH), last.offset(REACH, REACH))
}

/// The letters of a column.
pub(crate) fn column(x: i16) -> String {
    let index = (i32::from(x) + FIRST_COLUMN).rem_euclid(COLUMNS);
    let letter = |place: i32| char::from(b'A' + u8::try_from(place % 26).unwrap_or(0));
    match index {
        0..26 => letter(index).to_string(),
        _ => [letter(index / 26 - 1), letter(index)].iter().collect(),
    }
}

/// The number of a row.
pub(crate) fn row(y: i16) -> i32 {
    i32::from(y) + FIRST_ROW
}

/// The name of a square, such as M50.
pub fn label(at: Point) -> String {
    format!("{}{}", column(at.x), row(at.y))
}

/// The square with this name, if a card can touch it.
pub fn square(board: &Board, label: &str) -> Option<Point> {
    let (first, last) = named(board);
    let letters = label.find(|letter: char| !letter.is_ascii_alphabetic())?;
    let (letters, number) = label.split_at(letters);
    let letters = letters.to_ascii_uppercase();
    let y = i16::try_from(number.parse::<i32>().ok()?.checked_sub(FIRST_ROW)?).ok()?;
    let x = (first.x..=last.x).find(|x| column(*x) == letters)?;
    let at = Point::new(x, y);
    // Not what else can be read as a number, such as +50 or 050.
    (number == row(y).to_string() && is_in_reach(board, at)).then_some(at)
}

/// Can a card that lies on the board touch this square?
fn is_in_reach(board: &Board, at: Point) -> bool {
    // The card lies across or upright; its longer side is three squares.
    let nearby = (-REACH..=REACH).flat_map(|x| (-REACH..=REACH).map(move |y| (x, y)));
    let mut nearby = nearby.filter(|(x, y)| x.abs() + y.abs() < 2 * REACH);
    let first_card = (0..2).contains(&at.x) && (0..3).contains(&at.y);
    let empty = board.bounds().is_none();
    if empty { first_card } else { nearby.any(|(x, y)| board.top(at.offset(x, y)).is_some()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pangaea_engine::games::tectonic_tribes::{
        Card, Face, Laid, Number, TectonicTribes, covers,
    };
    use pangaea_engine::seat::Seat;
    use pangaea_engine::spot::{Rotation, Spot};
    use std::collections::BTreeSet;

    /// Farther than the 80 terrain and 25 tribe cards reach in any direction.
    const FARTHEST: i16 = 2 * (80 + 25) + 3;

    fn world(spots: &[Spot]) -> Board {
        let deck = pangaea_decks::built_in::<TectonicTribes>();
        let number = Number::new(1).expect("card 1");
        let face: Face = *deck.terrain(number);
        let laid =
            |spot: &Spot| Laid { seat: Seat(0), card: Card::Terrain(number), spot: *spot, face };
        Board::try_from(spots.iter().map(laid).collect::<Vec<_>>()).expect("a world")
    }

    #[test]
    fn no_world_is_large_enough_to_use_a_name_twice() {
        let all = -FARTHEST..=FARTHEST;
        let columns: BTreeSet<String> = all.clone().map(column).collect();
        let rows: BTreeSet<i32> = all.clone().map(row).collect();
        assert_eq!((columns.len(), rows.len()), (all.len(), all.len()));
        // Letters and digits are told apart, so a name has one column and one row.
        assert!(columns.iter().all(|name| name.chars().all(|letter| letter.is_ascii_uppercase())));
    }

    #[test]
    fn names_follow_from_the_square_alone() {
        let names = [(0, 0), (-12, -49), (13, 2), (14, 0), (39, 0), (-13, 0), (-14, -50), (0, -53)];
        let wanted = ["M50", "A1", "Z52", "AA50", "AZ50", "ZZ50", "ZY0", "M-3"];
        assert_eq!(names.map(|(x, y)| label(Point::new(x, y))), wanted);
    }

    #[test]
    fn a_square_is_found_if_a_card_can_touch_it() {
        let turns = [Rotation::None, Rotation::Quarter];
        for corner in [Point::new(0, 0), Point::new(-14, -52), Point::new(13, 90)] {
            let first = Spot::new(corner, Rotation::None);
            let board = world(&[first]);
            let (from, to) = named(&board);
            let spots = (from.x - 2..=to.x).flat_map(|x| (from.y - 2..=to.y).map(move |y| (x, y)));
            let spots =
                spots.flat_map(|(x, y)| turns.map(|turn| Spot::new(Point::new(x, y), turn)));
            let overlaps = |spot: &Spot| covers(*spot).iter().any(|at| board.top(*at).is_some());
            let touched: BTreeSet<Point> = spots.filter(overlaps).flat_map(covers).collect();
            for x in from.x - 3..=to.x + 3 {
                for y in from.y - 3..=to.y + 3 {
                    let at = Point::new(x, y);
                    let found = touched.contains(&at).then_some(at);
                    assert_eq!(square(&board, &label(at)), found, "{}", label(at));
                    assert_eq!(square(&board, &label(at).to_lowercase()), found, "{}", label(at));
                }
            }
        }
        assert_eq!(square(&Board::default(), "n52"), Some(Point::new(1, 2)));
        assert_eq!(square(&Board::default(), "O50"), None);
    }

    #[test]
    fn what_is_no_name_is_no_square() {
        let board = world(&[Spot::new(Point::new(0, 0), Rotation::None)]);
        for text in
            ["", "50", "M", "M+50", "M050", "M-50", "AM50", "MM", "É50", "50M", "M50x", "M 50"]
        {
            assert_eq!(square(&board, text), None, "{text}");
        }
        assert_eq!(square(&board, "M99999999999"), None);
    }
}
