//! What no ordinary game shows: worlds made by hand, for the limits of the pictures.

use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Board, Card, Face, Laid, Number, Square, TableView, TectonicTribes, TribeCard,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation, Spot};

/// A finished table with other worlds on it: one as wide as rules and deck allow, one of nothing
/// but what is printed largest, one crowded with tents.
pub(super) fn extremes(
    setting: &Setting<TectonicTribes>,
    finished: &TableView,
) -> Vec<(&'static str, TableView)> {
    let seats = setting.seat_count();
    let deck = setting.deck();
    let terrain = |index: usize, number: Number, at: Point| {
        laid(index % seats, Card::Terrain(number), deck.terrain(number), at)
    };
    let staircase = Number::all().enumerate().map(|(index, number)| {
        let step = small(index) - 40;
        terrain(index, number, Point::new(step, 2 * step))
    });
    let richest = |number: &Number| {
        let bonus =
            |square: &&Square| matches!(square, Square::Ground(_, bonus) if bonus.plus() > 0);
        deck.terrain(*number).squares().iter().filter(bonus).count()
    };
    let mut best: Vec<Number> = Number::all().collect();
    best.sort_by_key(|number| std::cmp::Reverse(richest(number)));
    let patchwork = best.iter().take(60).enumerate().map(|(index, number)| {
        terrain(index, *number, Point::new(small(index) % 10 * 2, small(index) / 10 * 3))
    });
    let camps = TribeCard::all().cycle().take(25).enumerate().map(|(index, card)| {
        let at = Point::new(small(index) % 5 * 4 + 1, small(index) / 5 * 4 + 1);
        laid(index % seats, Card::Tribe(card), deck.tribe(card), at)
    });
    let world = |cards: Vec<Laid>| {
        Board::try_from(cards).ok().map(|board| TableView { board, ..finished.clone() })
    };
    [
        ("widest-world", world(staircase.collect())),
        ("richest-world", world(patchwork.clone().collect())),
        ("crowded-world", world(patchwork.chain(camps).collect())),
    ]
    .into_iter()
    .filter_map(|(name, view)| Some((name, view?)))
    .collect()
}

fn small(index: usize) -> i16 {
    i16::try_from(index).unwrap_or(i16::MAX)
}

fn laid(seat: usize, card: Card, face: &Face, at: Point) -> Laid {
    Laid { seat: Seat::at(seat), card, spot: Spot::new(at, Rotation::None), face: *face }
}
