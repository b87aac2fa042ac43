//! Re-dealing what a viewer cannot know leaves their pictures as they are, byte for byte.

use super::*;
use pangaea_engine::game::{Game, Viewer};

fn of_game<G: Pictured + Listed>() {
    let names = names();
    let scene = Scene { scale: Scale::at_most(500), ..scene(&names) };
    for (seats, seed) in G::SEATS.zip(10..) {
        let positions = positions::<G>(&setting(seats), seed);
        let every = (positions.len() / 9).max(1);
        for (index, play) in positions.iter().enumerate().step_by(every) {
            let setting = play.setting();
            let dealt = Seed::numbered(u64::try_from(index).expect("few positions"));
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
                let other = G::redeal(setting, &Viewer::Seat(&view), dealt);
                let other = <G as Game>::seat_view(setting, &other, seat);
                assert_eq!(G::hand(&scene, setting, &view), G::hand(&scene, setting, &other));
                assert_eq!(panels(&scene, setting, &view), panels(&scene, setting, &other));
            }
        }
    }
}

#[test]
fn what_is_hidden_leaves_no_trace_in_a_picture() {
    for_every_game!(of_game);
}
