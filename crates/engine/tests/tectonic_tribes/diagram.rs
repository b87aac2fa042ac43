//! Boards drawn as text, so that a rule case reads like a picture.
//!
//! Cells are separated by blanks: `F` forest, `W` water, `M` mine, `g` grass, `L` lava, with `1`,
//! `2` or `x` appended for +1, +2 and ×2; `r`, `b` and `y` are tents of the red, blue and yellow
//! seat (0, 1, 2); `.` is empty. The picture is cut into cards two wide and three high from its
//! top left corner [0,0], so each of those is full or empty and has tents of one seat only.

use pangaea_engine::games::tectonic_tribes::{
    Board, Bonus, Card, Face, Laid, Number, Square, Terrain, TribeCard,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation, Spot};

pub(super) const RED: Seat = Seat(0);
pub(super) const BLUE: Seat = Seat(1);
pub(super) const YELLOW: Seat = Seat(2);

/// The board in the picture.
pub(super) fn board(picture: &str) -> Board {
    let rows: Vec<Vec<&str>> = picture
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    assert!(rows.len().is_multiple_of(3), "a picture is made of cards three high");
    let mut laid = Vec::new();
    for (down, band) in rows.chunks(3).enumerate() {
        for right in 0..band[0].len() / 2 {
            let cells: Vec<&str> =
                band.iter().flat_map(|row| &row[2 * right..2 * right + 2]).copied().collect();
            if cells.iter().all(|cell| *cell == ".") {
                continue;
            }
            laid.push(card(&cells, 2 * right, 3 * down, laid.len()));
        }
    }
    Board::try_from(laid).expect("a board that can be drawn")
}

fn card(cells: &[&str], x: usize, y: usize, count: usize) -> Laid {
    let owners: Vec<Seat> = cells.iter().filter_map(|cell| owner(cell)).collect();
    assert!(owners.windows(2).all(|pair| pair[0] == pair[1]), "tents of two seats on one card");
    let squares: Vec<Square> = cells.iter().map(|cell| square(cell)).collect();
    let at = Point::new(i16::try_from(x).unwrap(), i16::try_from(y).unwrap());
    let number = Number::new(u8::try_from(count + 1).unwrap()).unwrap();
    Laid {
        seat: owners.first().copied().unwrap_or(RED),
        card: match owners.first() {
            Some(_) => Card::Tribe(TribeCard::new(1).unwrap()),
            None => Card::Terrain(number),
        },
        spot: Spot::new(at, Rotation::None),
        face: Face::new(squares.try_into().expect("six squares")),
    }
}

fn owner(cell: &str) -> Option<Seat> {
    match cell {
        "r" => Some(RED),
        "b" => Some(BLUE),
        "y" => Some(YELLOW),
        _ => None,
    }
}

fn square(cell: &str) -> Square {
    if owner(cell).is_some() {
        return Square::Tent;
    }
    let (terrain, bonus) = cell.split_at(1);
    let terrain = match terrain {
        "F" => Terrain::Forest,
        "W" => Terrain::Water,
        "M" => Terrain::Mine,
        "g" => Terrain::Grass,
        "L" => Terrain::Lava,
        _ => panic!("no square is drawn as {cell:?}"),
    };
    let bonus = match bonus {
        "" => Bonus::None,
        "1" => Bonus::PlusOne,
        "2" => Bonus::PlusTwo,
        "x" => Bonus::Double,
        _ => panic!("no bonus is drawn as {cell:?}"),
    };
    Square::Ground(terrain, bonus)
}
