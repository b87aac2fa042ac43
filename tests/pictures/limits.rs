//! Sizes, descriptions and names at their limits.

use super::*;
use pangaea::gallery::EXTREMES;
use pangaea_engine::games::tectonic_tribes::{
    Board, Card, Laid, Number, TableView, TectonicTribes,
};
use pangaea_engine::spot::{Point, Rotation};
use pangaea_games::pictured::LONGEST_DESCRIPTION;

const MOST_BYTES: usize = 1 << 20;
const TYPICAL_BYTES: usize = 150 << 10;

fn within_limits(name: &str, picture: &Picture) {
    assert!(picture.width.max(picture.height) <= 2000, "{name}: {picture:?}");
    assert!(picture.png.len() <= MOST_BYTES, "{name}: {picture:?}");
    let length = picture.description.chars().count();
    assert!((1..=LONGEST_DESCRIPTION).contains(&length), "{name}: {picture:?}");
    assert!(!picture.description.contains('\n'), "{name}: {picture:?}");
}

fn whole_games<G: Pictured + RegisteredGame>() {
    let names = names();
    let scene = scene(&names);
    for (seats, seed) in G::SEATS.zip(30..) {
        let positions = positions::<G>(&setting(seats), seed);
        let every = (positions.len() / 12).max(1);
        for (index, play) in positions.iter().enumerate().step_by(every) {
            let name = format!("{} for {seats}, position {index}", G::SLUG);
            let seat = play.to_decide().iter().next().unwrap_or(Seat(0));
            for picture in everything(&scene, play, seat) {
                within_limits(&name, &picture);
                assert!(picture.png.len() <= TYPICAL_BYTES, "{name}: {picture:?}");
            }
            let plain = G::plain(&scene, play.setting(), &play.table_view());
            assert!(plain.chars().count() <= 2000, "{name}: {plain}");
        }
        for picture in G::reference(&scene, setting::<G>(seats).deck()) {
            within_limits(G::SLUG, &picture);
        }
    }
}

#[test]
fn every_picture_of_whole_games_is_within_discords_limits() {
    for_every_game!(whole_games);
}

fn who_moves<G: Pictured + RegisteredGame>() {
    let names: Vec<String> = (1..=5).map(|seat| format!("Somebody{seat}")).collect();
    let scene = scene(&names);
    for play in positions::<G>(&setting(3), 50) {
        let table = play.table_view();
        let said = G::board(&scene, play.setting(), &table).description;
        for seat in play.to_decide().iter() {
            assert!(said.contains(&names[seat.index()]), "{seat} has to act: {said}");
        }
        assert!(said.contains(G::NAME), "{said}");
        let round = G::round(&table);
        assert!(round == 0 || said.contains(&round.to_string()) || play.outcome().is_some());
    }
}

#[test]
fn a_description_says_which_round_it_is_and_who_moves() {
    for_every_game!(who_moves);
}

fn odd_names<G: Pictured + RegisteredGame>() {
    let odd = [
        String::new(),
        " \u{200b}\u{202e}\n".to_owned(),
        "W".repeat(5000),
        "👩‍👩‍👧‍👦 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 مرحبا 日本 \u{0}\u{7f}".to_owned(),
        "ạ̷̢̧̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔".to_owned(),
    ];
    let widest = EXTREMES.map(str::to_owned);
    for names in [&odd[..], &odd[..1], &widest, &[]] {
        for scale in [0, 1, 64, 300, 100_000] {
            let scene = Scene { scale: Scale::at_most(scale), ..scene(names) };
            for (seats, seed) in [(2, 70), (5, 71)] {
                let positions = positions::<G>(&setting(seats), seed);
                for index in [0, positions.len() / 2, positions.len() - 1] {
                    let play = &positions[index];
                    for seat in play.setting().seats().take(2) {
                        for picture in everything(&scene, play, seat) {
                            within_limits(G::SLUG, &picture);
                        }
                    }
                    assert!(!G::plain(&scene, play.setting(), &play.table_view()).is_empty());
                }
            }
        }
    }
}

#[test]
fn the_widest_names_are_as_long_as_names_can_be() {
    for name in EXTREMES {
        let kept = pangaea_text::names::presentable(name).expect("a name");
        assert!(kept == name && (25..=32).contains(&name.chars().count()), "{name}");
    }
}

#[test]
fn no_name_and_no_size_breaks_a_picture() {
    for_every_game!(odd_names);
}

fn smaller<G: Pictured + RegisteredGame>() {
    let names = names();
    let play = positions::<G>(&setting(4), 90).pop().expect("a finished game");
    let sides: Vec<u32> = [2000, 900, 600]
        .map(|scale| {
            let scene = Scene { scale: Scale::at_most(scale), ..scene(&names) };
            let picture = G::board(&scene, play.setting(), &play.table_view());
            assert!(picture.width.max(picture.height) <= scale, "{picture:?}");
            picture.width.max(picture.height)
        })
        .into();
    assert!(sides[0] > sides[2], "{sides:?}");
}

#[test]
fn a_picture_is_as_small_as_it_is_wanted() {
    for_every_game!(smaller);
}

/// A finished table with another world on it.
fn with_world(laid: Vec<Laid>) -> (Setting<TectonicTribes>, TableView) {
    let setting = setting::<TectonicTribes>(5);
    let play = positions(&setting, 1).pop().expect("a finished game");
    let board = Board::try_from(laid).expect("a world near the origin");
    (setting, TableView { board, ..play.table_view() })
}

#[test]
fn a_place_beyond_the_world_is_drawn_as_one_that_does_not_fit() {
    let names = names();
    let scene = scene(&names);
    let play = positions::<TectonicTribes>(&setting(3), 5).swap_remove(30);
    for seat in play.to_decide().iter() {
        let view = play.seat_view(seat).expect("a seat of this table");
        for (x, y) in [(i16::MIN, i16::MAX), (i16::MAX, i16::MIN), (500, -500), (0, 3000)] {
            let trial = Some(Spot::new(Point::new(x, y), Rotation::Quarter));
            let picture = TectonicTribes::panel(&scene, play.setting(), &view, &[], trial);
            within_limits("far away", &picture);
        }
    }
}

fn long_names_in_plain_text<G: Pictured + RegisteredGame>() {
    let names = vec!["Wolfeschlegelsteinhausenbergerdo".to_owned(); 5];
    for play in positions::<G>(&setting(5), 77).iter().step_by(5) {
        let plain = G::plain(&scene(&names), play.setting(), &play.table_view());
        assert!(plain.chars().count() <= 1990, "{}: {plain}", G::SLUG);
    }
}

#[test]
fn plain_text_fits_into_a_message_with_the_longest_names() {
    for_every_game!(long_names_in_plain_text);
}

#[test]
fn the_widest_world_is_drawn_smaller_and_never_refused() {
    let names = names();
    for step in [(0, 0), (2, 0), (0, 3), (2, 3), (1, 1), (-2, 2)] {
        let setting = setting::<TectonicTribes>(5);
        let laid = (0..100_i16).map(|index| Laid {
            seat: Seat(u8::try_from(index % 5).expect("five seats")),
            card: Card::Terrain(Number::new(1).expect("card 1")),
            spot: Spot::new(
                Point::new(step.0 * (index - 50), step.1 * (index - 50)),
                Rotation::None,
            ),
            face: *setting.deck().terrain(Number::new(11).expect("card 11")),
        });
        let (setting, view) = with_world(laid.collect());
        let scene = scene(&names);
        within_limits("board", &TectonicTribes::board(&scene, &setting, &view));
        let scoring = TectonicTribes::scoring(&scene, &setting, &view).expect("always");
        within_limits("scoring", &scoring);
    }
    let (setting, view) = with_world(Vec::new());
    within_limits("nothing yet", &TectonicTribes::board(&scene(&names), &setting, &view));
    assert!(TectonicTribes::scoring(&scene(&names), &setting, &view).is_some());
}
