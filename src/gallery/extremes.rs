//! What no ordinary game shows: worlds made by hand, for the limits of the pictures.

use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Board, Card, Face, Laid, Number, Square, TableView, TectonicTribes,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Spot, Turn};

/// A finished table with other worlds on it: one as wide as rules and deck allow, one of nothing
/// but what is printed largest.
pub(super) fn worlds(
    setting: &Setting<TectonicTribes>,
    finished: &TableView,
) -> Vec<(&'static str, TableView)> {
    let seats = setting.seat_count();
    let deck = setting.deck();
    let staircase = Number::all().enumerate().map(|(index, number)| {
        let step = i16::try_from(index).unwrap_or(0) - 40;
        laid(index % seats, number, deck.terrain(number), Point::new(step, 2 * step))
    });
    let richest = |face: &Face| {
        let bonus =
            |square: &&Square| matches!(square, Square::Ground(_, bonus) if bonus.plus() > 0);
        face.squares().iter().filter(bonus).count()
    };
    let mut best: Vec<Number> = Number::all().collect();
    best.sort_by_key(|number| std::cmp::Reverse(richest(deck.terrain(*number))));
    let patchwork = best.into_iter().take(60).enumerate().map(|(index, number)| {
        let place = i16::try_from(index).unwrap_or(0);
        let at = Point::new(place % 10 * 2, place / 10 * 3);
        laid(index % seats, number, deck.terrain(number), at)
    });
    let world = |cards: Vec<Laid>| {
        Board::try_from(cards).ok().map(|board| TableView { board, ..finished.clone() })
    };
    [("widest-world", world(staircase.collect())), ("richest-world", world(patchwork.collect()))]
        .into_iter()
        .filter_map(|(name, view)| Some((name, view?)))
        .collect()
}

fn laid(seat: usize, number: Number, face: &Face, at: Point) -> Laid {
    Laid {
        seat: Seat::at(seat),
        card: Card::Terrain(number),
        spot: Spot::new(at, Turn::None),
        face: *face,
    }
}
