//! The Little Prince with hidden characters, the one option that keeps more in secret.

use super::*;
use pangaea_engine::game::{Game, Redeal, Viewer};
use pangaea_engine::games::little_prince::{LittlePrince, Options, SeatView};

#[test]
fn hidden_characters_leave_no_trace_in_a_picture() {
    let names = names();
    let scene = Scene { scale: Scale::at_most(500), ..scene(&names) };
    let options = Options { hidden_characters: true };
    for seats in 3..=5 {
        let deck = setting::<LittlePrince>(seats).deck().clone();
        let setting = Setting::with_seats(deck, options.clone(), seats).expect("a table");
        let positions = positions::<LittlePrince>(&setting, 20);
        for (index, play) in positions.iter().enumerate().step_by(5) {
            let dealt = Seed::numbered(u64::try_from(index).expect("few positions"));
            let table = play.table_view();
            let other = LittlePrince::redeal(&setting, &Viewer::Public(&table), dealt);
            let other = LittlePrince::table_view(&setting, &other);
            let drawn = |view| {
                (
                    LittlePrince::board(&scene, &setting, view),
                    LittlePrince::scoring(&scene, &setting, view),
                    LittlePrince::plain(&scene, &setting, view),
                )
            };
            assert_eq!(drawn(&table), drawn(&other), "{seats} seats, position {index}");
            for seat in setting.seats() {
                let view = play.seat_view(seat).expect("a seat of this table");
                let other = LittlePrince::redeal(&setting, &Viewer::Seat(&view), dealt);
                let other = LittlePrince::seat_view(&setting, &other, seat);
                let drawn = |view| {
                    (LittlePrince::hand(&scene, &setting, view), panels(&scene, &setting, view))
                };
                assert_eq!(drawn(&view), drawn(&other), "{seat}, position {index}");
            }
        }
    }
}

#[test]
fn what_was_seen_in_earlier_rounds_takes_no_room_of_a_question() {
    let names = names();
    let scene = scene(&names);
    let deck = setting::<LittlePrince>(3).deck().clone();
    let options = Options { hidden_characters: true };
    let setting = Setting::with_seats(deck, options, 3).expect("a table");
    let mut remembered = 0;
    for play in positions::<LittlePrince>(&setting, 21).iter().step_by(3) {
        for view in play.to_decide().iter().filter_map(|seat| play.seat_view(seat)) {
            let now = view.sight().map(|sight| sight.round);
            let sights = view.sights.iter().filter(|sight| Some(sight.round) == now);
            let fresh = SeatView { sights: sights.cloned().collect(), ..view.clone() };
            remembered += view.sights.len() - fresh.sights.len();
            assert!(panels(&scene, &setting, &view) == panels(&scene, &setting, &fresh));
        }
    }
    assert!(remembered > 10, "{remembered}");
}
