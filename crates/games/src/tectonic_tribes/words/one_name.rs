//! A square is called the same in everything that is said, shown and typed.

use super::labels::{label, square};
use crate::pictured::{Look, Pictured, Scale, Scene};
use crate::spoken::{Spoken, Voice};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::tectonic_tribes::{Event, Laid, Options, TectonicTribes};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_text::Language;

/// Every name of a square in a text.
fn named_squares(text: &str) -> Vec<String> {
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let is_name = |found: &&str| {
        let letters =
            found.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
        let plain = letters.chars().all(|letter| letter.is_ascii_uppercase());
        plain && (1..=2).contains(&letters.len()) && letters.len() < found.len()
    };
    text.split(|letter| !word(letter)).filter(is_name).map(str::to_owned).collect()
}

#[test]
fn a_square_has_one_name_through_a_whole_game() {
    let names = ["Ada", "Ben", "Cleo"].map(str::to_owned);
    let voice = Voice { names: &names, language: Language::English };
    let scene = Scene {
        names: &names,
        language: voice.language,
        look: Look::Standard,
        scale: Scale::at_most(200),
    };
    let deck = pangaea_decks::built_in::<TectonicTribes>();
    let setting = Setting::with_seats(deck, Options::default(), 3).expect("three can play");
    let mut laid = 0;
    let look = |play: &Play<TectonicTribes>| {
        let table = play.table_view();
        for last in table.board.laid() {
            let name = label(last.spot.at);
            assert_eq!(square(&table.board, &name), Some(last.spot.at), "in a typed answer");
        }
        if let Some(Laid { spot, .. }) = table.board.laid().last() {
            let said = TectonicTribes::board(&scene, &setting, &table).description;
            assert_eq!(named_squares(&said), [label(spot.at)], "{said}");
            laid += 1;
        }
        for view in play.to_decide().iter().filter_map(|seat| play.seat_view(seat)) {
            let Some(spot) = view.table.board.places(view.seat).iter().next() else { continue };
            let name = label(spot.at);
            let Ok(typed) = TectonicTribes::typed(&voice, &setting, &view, &[], &name) else {
                continue;
            };
            let trial = typed.trial.expect("the place that was typed");
            assert_eq!(trial.at, spot.at, "{name}");
            let told = TectonicTribes::trial(&voice, &setting, &view, &typed.draft, trial);
            assert_eq!(named_squares(&told[0]).join(" "), name, "{told:?}");
            let panel = TectonicTribes::panel(&scene, &setting, &view, &typed.draft, Some(trial));
            assert!(named_squares(&panel.description).contains(&name), "{panel:?}");
        }
    };
    let kinds = [ComputerKind::Greedy; 3];
    let whole = watch_one(&setting, &kinds, Seed::numbered(6), look).expect("a whole game");
    assert!(laid > 20, "{laid}");
    let events = whole.facts.iter().filter_map(|fact| TectonicTribes::announce(&setting, fact));
    let mut told = 0;
    for event in events {
        let spot = match &event {
            Event::Laid { spot, .. } | Event::StartTileLaid { spot, .. } => Some(spot.at),
            _ => None,
        };
        let said = TectonicTribes::news(&voice, &setting, &event).unwrap_or_default();
        assert_eq!(named_squares(&said), spot.map(label).into_iter().collect::<Vec<_>>(), "{said}");
        told += usize::from(spot.is_some());
    }
    assert!(told > 20, "{told}");
}
