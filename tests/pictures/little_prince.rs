//! The Little Prince with hidden characters, the one option that keeps more in secret.

use super::*;
use pangaea_engine::game::{Game, Redeal, Viewer};
use pangaea_engine::games::little_prince::{LittlePrince, Options};

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
