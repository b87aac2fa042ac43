//! Rule 5 as one would explain it to a child: try every place, look at every square. It is slow
//! and obvious, and it judges the fast one.

use pangaea_engine::games::tectonic_tribes::{Board, Square, Terrain, covers};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation, Spot};
use std::collections::BTreeMap;

/// What one sees on each covered square, and whose card it is.
pub fn seen(board: &Board) -> BTreeMap<Point, (Square, Seat)> {
    let mut seen = BTreeMap::new();
    for laid in board.laid() {
        for (at, square) in covers(laid.spot).into_iter().zip(laid.face.turned(laid.spot.turn)) {
            seen.insert(at, (square, laid.seat));
        }
    }
    seen
}

/// Every place where a card of this seat fits.
pub fn places(seen: &BTreeMap<Point, (Square, Seat)>, seat: Seat) -> Vec<Spot> {
    let xs = || seen.keys().map(|at| at.x);
    let ys = || seen.keys().map(|at| at.y);
    let (Some(left), Some(right)) = (xs().min(), xs().max()) else {
        return Vec::new();
    };
    let (Some(top), Some(bottom)) = (ys().min(), ys().max()) else {
        return Vec::new();
    };
    let mut places = Vec::new();
    for turn in Rotation::ALL {
        for y in top - 2..=bottom {
            for x in left - 2..=right {
                let spot = Spot::new(Point::new(x, y), turn);
                if fits(seen, spot, seat) {
                    places.push(spot);
                }
            }
        }
    }
    places
}

fn fits(seen: &BTreeMap<Point, (Square, Seat)>, spot: Spot, seat: Seat) -> bool {
    let under: Vec<(Square, Seat)> =
        covers(spot).iter().filter_map(|at| seen.get(at)).copied().collect();
    let blocked = under.iter().any(|(square, owner)| match square {
        Square::Ground(Terrain::Lava, _) => true,
        Square::Tent => *owner != seat,
        Square::Ground(..) => false,
    });
    (1..=5).contains(&under.len()) && !blocked
}
