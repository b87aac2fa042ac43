//! A square is called the same in everything that is said, shown and typed.

use super::labels::{label, square};
use super::lay;
use crate::pictured::{Look, Pictured, Scale, Scene};
use crate::spoken::{Opening, Spoken, Stretch, Voice, menu};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::tectonic_tribes::{
    Event, Laid, Options, SeatView, TectonicTribes, areas, covers,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::question::{Pick, Picked, Step};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::Language;
use std::collections::BTreeSet;

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

/// Every square that a trial names is one that it covers, or the first of an area that is there
/// before or after; each that it covers is named. How many sentences name any?
fn names_what_is_meant(
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Picked<TectonicTribes>],
    spot: Spot,
    told: &[String],
) -> usize {
    let card = lay::card(view, draft).expect("a card on trial");
    let (seat, board) = (view.seat, &view.table.board);
    let laid = Laid { seat, card, spot, face: *lay::face(setting, card) };
    let then = board.with(laid).expect("it fits");
    let covered = covers(spot).into_iter().filter(|at| board.top(*at).is_some());
    let covered: Vec<String> = covered.map(label).collect();
    let found = |board| areas(setting.options(), board, setting.seat_count());
    let areas = found(board).into_iter().chain(found(&then));
    let meant: BTreeSet<String> =
        areas.map(|area| label(area.squares[0])).chain(covered.clone()).collect();
    let named: Vec<Vec<String>> = told.iter().map(|said| named_squares(said)).collect();
    for name in named.iter().flatten() {
        assert!(meant.contains(name), "{name}: {told:?}");
    }
    assert!(named.contains(&covered), "{covered:?}: {told:?}");
    named.iter().filter(|names| !names.is_empty()).count()
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
    let (mut laid, mut sentences, mut seen) = (0, 0, None);
    let look = |play: &Play<TectonicTribes>| {
        let table = play.table_view();
        for last in table.board.laid() {
            let name = label(last.spot.at);
            assert_eq!(square(&table.board, &name), Some(last.spot.at), "in a typed answer");
        }
        if let Some(Laid { spot, .. }) = table.board.laid().last() {
            let said = TectonicTribes::board(&scene, &setting, &table).description;
            assert_eq!(named_squares(&said), [label(spot.at)], "{said}");
            let plain = TectonicTribes::plain(&scene, &setting, &table);
            for found in named_squares(&plain) {
                assert_eq!(found, label(spot.at), "{plain}");
            }
            laid += 1;
        }
        seen = play.seat_view(Seat(0));
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
            let card = typed.draft.iter().filter(|pick| matches!(pick, Pick::Item(_)));
            let card: Vec<_> = card.cloned().collect();
            let fitting = TectonicTribes::trial(&voice, &setting, &view, &card, spot);
            sentences += names_what_is_meant(&setting, &view, &card, spot, &fitting[1..]);
            let onto = table.board.laid().last().map_or(spot, |last| last.spot);
            let refused = TectonicTribes::trial(&voice, &setting, &view, &typed.draft, onto);
            let under = covers(onto).map(label);
            for found in refused.iter().flat_map(|said| named_squares(said)) {
                assert!(under.contains(&found), "{found}: {refused:?}");
            }
            let mut whole = [&card[..], &[Pick::Spot(spot)]].concat();
            while let Some(Step::OneOf(items)) = menu::step(&setting, &view, &whole) {
                whole.push(Pick::Item(items[0]));
            }
            let decided = TectonicTribes::decided(&voice, &setting, &view, &whole);
            assert_eq!(named_squares(&decided), [name.as_str()], "{decided}");
            let Err(hint) = TectonicTribes::typed(&voice, &setting, &view, &[], "?") else {
                panic!("a question mark is no place")
            };
            let hint = voice.say(&hint);
            let is_place = |name: &String| {
                view.table.board.places(view.seat).iter().any(|it| label(it.at) == *name)
            };
            // A tribe card is typed in letters and a digit too.
            let (cards, in_hint) = (["T1", "T2", "T3", "T4", "T5"], named_squares(&hint));
            assert!(in_hint.iter().any(is_place), "{hint}");
            let is_known = |name: &String| is_place(name) || cards.contains(&name.as_str());
            assert!(in_hint.iter().all(is_known), "{hint}");
            let panel = TectonicTribes::panel(&scene, &setting, &view, &typed.draft, Some(trial));
            assert!(named_squares(&panel.description).contains(&name), "{panel:?}");
        }
    };
    let kinds = [ComputerKind::Greedy; 3];
    let whole = watch_one(&setting, &kinds, Seed::numbered(6), look).expect("a whole game");
    assert!(laid > 20 && sentences > 20, "{laid} laid, {sentences} sentences");
    let view = seen.expect("a seat of this table");
    let events = whole.facts.iter().filter_map(|fact| TectonicTribes::announce(&setting, fact));
    let mut told = 0;
    for event in events {
        let spot = match &event {
            Event::Laid { spot, .. } | Event::StartTileLaid { spot, .. } => Some(spot.at),
            _ => None,
        };
        let said = TectonicTribes::news(&voice, &setting, &event).unwrap_or_default();
        assert_eq!(named_squares(&said), spot.map(label).into_iter().collect::<Vec<_>>(), "{said}");
        let stretch = Stretch { round: 1, opening: Opening::Other, events: &[&event] };
        for line in TectonicTribes::story(&voice, &setting, &view, &stretch) {
            let found = named_squares(&line.words);
            assert!(found.iter().all(|name| Some(name) == spot.map(label).as_ref()), "{line:?}");
        }
        told += usize::from(spot.is_some());
    }
    assert!(told > 20, "{told}");
}
