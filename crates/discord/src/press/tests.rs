//! Every id is read as it was written, and nothing else is one.

use super::*;
use proptest::prelude::*;

const NUDGES: u64 = Nudge::ALL.len() as u64;

/// Every press, with this table and small numbers for everything else.
fn every(table: u64, small: [u64; 3]) -> Vec<Press> {
    let small = small.map(base36);
    let table = base36(table);
    let press = |letters: &&str| {
        let each = || small.iter().map(String::as_str);
        let mut on_table = [&*table].into_iter().chain(each()).chain([r#"{"play":45}"#]);
        let press = Press::of_parts(letters, &mut on_table);
        let press = press.or_else(|| Press::of_parts(letters, &mut each()));
        let mut in_lesson = each().chain([&*small[2], r#"{"play":45}"#]);
        let press = press.or_else(|| Press::of_parts(letters, &mut in_lesson));
        // A switch is on or off.
        press.or_else(|| Press::of_parts(letters, &mut ["1"].into_iter())).expect(letters)
    };
    Press::LETTERS.iter().map(press).collect()
}

proptest! {
    #[test]
    fn every_press_is_read_as_it_was_written(table: u64, small in [0..3_u64, 0..3, 0..NUDGES]) {
        for press in every(table, small) {
            let id = press.id();
            prop_assert!(id.len() <= 100, "{id}");
            prop_assert_eq!(Press::read(&id), Some(press));
        }
    }

    #[test]
    fn an_id_that_was_changed_is_no_press(table: u64, small in [0..3_u64, 0..3, 0..NUDGES]) {
        for press in every(table, small) {
            let id = press.id();
            let (kept, last) = id.rsplit_once('.').expect("letters at least");
            let shorter = if kept == VERSION { String::new() } else { kept.to_owned() };
            let wrong = [
                shorter,
                format!("{id}.0"),
                format!("{id}."),
                format!(" {id}"),
                format!("{kept}.0{last}"),
                format!("{kept}.+{last}"),
                format!("{kept}.-{last}"),
                id.replacen("p1", "p2", 1),
                id.replacen("p1.", "p1.x", 1),
                id.to_uppercase(),
            ];
            for wrong in wrong {
                prop_assert_eq!(Press::read(&wrong), None, "{}", wrong);
            }
        }
    }

    #[test]
    fn nothing_from_outside_is_a_panic(text in ".{0,120}", numbers: [u64; 5]) {
        let _ = Press::read(&text);
        for letters in Press::LETTERS {
            let numbers: Vec<String> = numbers.iter().map(|number| base36(*number)).collect();
            let _ = Press::read(&format!("{VERSION}.{letters}.{}", numbers.join(".")));
        }
    }
}

/// Every id of the first form that ever hung in a chat, with what it means. The list may grow;
/// no id of it may change.
#[test]
fn old_ids_are_understood_for_ever() {
    let kept = include_str!("../../../../tests/fixtures/presses-1.txt");
    let mut letters = std::collections::BTreeSet::new();
    for line in kept.lines() {
        let (id, meaning) = line.split_once(' ').expect("an id and its meaning");
        let press = Press::read(id).unwrap_or_else(|| panic!("{id} is not understood"));
        assert_eq!(format!("{press:?}"), meaning, "{id} means something else");
        letters.insert(id.split('.').nth(1).expect("letters"));
    }
    let all: std::collections::BTreeSet<&str> = Press::LETTERS.iter().copied().collect();
    assert_eq!(letters, all, "the list has every kind of press");
    assert_eq!(all.len(), Press::LETTERS.len(), "no letters mean two things");
}

/// Buttons in chats carry the numbers of games and of steps on the board.
#[test]
fn every_number_in_an_id_is_kept() {
    let kept = include_str!("../../../../tests/fixtures/presses-1.txt");
    let table = TableKey { id: pangaea_table::TableId(1234), mark: None };
    let about = About { table, seat: Seat(3), question: 57 };
    let games = GameId::ALL.iter().map(|game| Press::Page(*game, 0));
    let nudges = Nudge::ALL.iter().map(|nudge| Press::Nudge(about, *nudge));
    for press in games.chain(nudges) {
        let line = format!("{} {press:?}", press.id());
        assert!(kept.lines().any(|kept| kept == line), "the list wants the line {line:?}");
    }
}

#[test]
fn ids_of_other_versions_are_no_press() {
    for id in ["p0.jo.1", "p2.jo.1", "p1.jo", "p1.jo.+1", "p1.zz.1", "p1.pi.1.1.1", "", "press:1"] {
        assert_eq!(Press::read(id), None, "{id}");
    }
}
