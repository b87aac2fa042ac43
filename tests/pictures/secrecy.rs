//! Re-dealing what a viewer cannot know leaves their pictures as they are, byte for byte.

use super::*;
use pangaea_engine::game::{Game, Viewer};
use std::collections::BTreeSet;

/// Deals again what a seat cannot know: the state then, as that seat sees it, and whether it is
/// another one for someone else.
fn dealt_again<G: Pictured + RegisteredGame>(
    play: &Play<G>,
    seat: Seat,
    seed: Seed,
) -> (G::SeatView, bool) {
    let setting = play.setting();
    let view = play.seat_view(seat).expect("a seat of this table");
    let redealt = G::redeal(setting, &Viewer::Seat(&view), seed);
    let view = |by: Seat| <G as Game>::seat_view(setting, &redealt, by);
    let mut others = setting.seats().filter(|other| *other != seat);
    (view(seat), others.any(|other| play.seat_view(other) != Some(view(other))))
}

/// A seed for each position.
fn seed_at(index: usize) -> Seed {
    Seed::numbered(u64::try_from(index).expect("few positions"))
}

/// Positions from all of a game, and some in which someone hides something: in some games that is
/// rare.
fn moments<G: Pictured + RegisteredGame>(positions: &[Play<G>]) -> BTreeSet<usize> {
    const SPREAD: usize = 9;
    const HIDING: usize = 2;
    let hides = |(index, play): &(usize, &Play<G>)| {
        play.setting().seats().any(|seat| dealt_again(play, seat, seed_at(*index)).1)
    };
    let hiding = positions.iter().enumerate().filter(hides).map(|(index, _)| index).take(HIDING);
    (0..positions.len()).step_by((positions.len() / SPREAD).max(1)).chain(hiding).collect()
}

fn of_game<G: Pictured + RegisteredGame>() {
    let names = names();
    let scene = Scene { scale: Scale::at_most(500), ..scene(&names) };
    let mut hidden = 0;
    let deck = pangaea_decks::built_in::<G>();
    let settings = G::SEATS.flat_map(|seats| Setting::<G>::with_all_options(&deck, seats));
    for (setting, seed) in settings.zip(10..) {
        let seats = setting.seat_count();
        let positions = positions::<G>(&setting, seed);
        for index in moments(&positions) {
            let (play, dealt) = (&positions[index], seed_at(index));
            let setting = play.setting();
            let table = play.table_view();
            let other = G::redeal(setting, &Viewer::Public(&table), dealt);
            let other = G::table_view(setting, &other);
            assert_eq!(
                G::board(&scene, setting, &table),
                G::board(&scene, setting, &other),
                "{} for {seats}, position {index}",
                G::SLUG
            );
            assert_eq!(G::scoring(&scene, setting, &table), G::scoring(&scene, setting, &other));
            assert_eq!(G::plain(&scene, setting, &table), G::plain(&scene, setting, &other));
            for seat in setting.seats() {
                let view = play.seat_view(seat).expect("a seat of this table");
                let (other, differs) = dealt_again(play, seat, dealt);
                hidden += usize::from(differs);
                assert_eq!(G::hand(&scene, setting, &view), G::hand(&scene, setting, &other));
                assert_eq!(panels(&scene, setting, &view), panels(&scene, setting, &other));
            }
        }
    }
    assert!(hidden > 0, "{}: nothing was dealt anew", G::SLUG);
}

#[test]
fn what_is_hidden_leaves_no_trace_in_a_picture() {
    for_every_game!(of_game);
}
