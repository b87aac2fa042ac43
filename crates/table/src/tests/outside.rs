//! Texts that are not as they were written: stored ones that are damaged, names that anyone may make
//! up. They are refused in one line, or mean what they say.

use super::*;
use crate::formats::{ALL, Format, SETTINGS, Unreadable};
use hostile::{cases, count, sample, wrong};
use proptest::prelude::*;
use serde_json::Value;
use std::fmt::Debug;

/// A stored text, taken apart: its number, and the rest as JSON.
fn parts(text: &str) -> (String, Value) {
    let (number, rest) = text.split_once(',').unwrap_or((text, "}"));
    (format!("{number},"), serde_json::from_str(&format!("{{{rest}")).expect("JSON"))
}

/// The same text with one thing wrong in it, in as many ways as are tried.
fn damaged(text: &str) -> impl Iterator<Item = String> {
    let (number, good) = parts(text);
    sample(count(&good), cases() / 12).into_iter().map(move |way| {
        let fields = wrong(&good, way).value.to_string();
        let fields = fields.strip_prefix('{').expect("an object");
        format!("{number}{fields}")
    })
}

/// A refusal is one line, and quotes nothing of what it refuses.
fn is_told(refusal: &Unreadable) {
    let told = refusal.to_string();
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.chars().count() < 500 && !told.contains("WWWW"), "{told}");
}

/// Tables at several moments of every game: in the lobby, with half an answer, later, and over.
fn moments() -> Vec<TestTable> {
    let mut moments = Vec::new();
    for game in GameId::ALL {
        moments.push(TestTable::lobby(*game, 3, 1));
        let mut bench = TestTable::game(*game, 2, 1, 1);
        let seat = bench.waited_for()[0];
        bench.must(bench.answers(seat, Answer::Suggest));
        moments.push(bench.twin());
        let mut left = 6;
        bench.play_until(|_| {
            left -= 1;
            left == 0
        });
        moments.push(bench.twin());
        bench.play_until(|_| false);
        moments.push(bench);
    }
    moments
}

/// Whatever was read can be said, and is written as it is read.
fn lives(table: &Table) {
    assert_eq!(table.details(), table.clone().details());
    let round = table.progress().map_or(1, Progress::round);
    for slot in [Slot::Lobby, Slot::Round(round), Slot::Final] {
        table.notice(slot);
    }
    for seat in Seat::all(table.seats.len()) {
        table.panel(seat);
        table.open(seat);
    }
}

#[test]
fn details_that_are_damaged_are_refused_or_a_table() {
    for bench in moments() {
        let (game, first) = (bench.table.terms.game, bench.log.first());
        let snapshot = bench.table.snapshot();
        for text in damaged(&bench.table.details()) {
            let details = match Details::read(game, &text) {
                Ok(details) => details,
                Err(refusal) => {
                    is_told(&refusal);
                    continue;
                }
            };
            let snapshot = snapshot.as_ref().map(|text| Snapshot::read(text, first));
            let snapshot = snapshot.and_then(|snapshot| snapshot.expect("what was written"));
            let progress = snapshot.map(|snapshot| details.progress(snapshot));
            let Ok(table) = details.table(bench.table.stage.kind(), progress) else { continue };
            lives(&table);
            let again = Details::read(game, &table.details()).expect("what was written");
            assert_eq!(
                again.table(StageKind::Lobby, None).map(|again| again.seats).ok(),
                Some(without_drafts(&table))
            );
        }
    }
}

/// The seats as details have them; a half-made answer is kept beside.
fn without_drafts(table: &Table) -> Vec<Sitting> {
    let seats = table.seats.iter().cloned();
    seats.map(|sitting| Sitting { draft: None, ..sitting }).collect()
}

#[test]
fn games_entries_and_drafts_that_are_damaged_are_refused_or_read() {
    for bench in moments() {
        let (game, first) = (bench.table.terms.game, bench.log.first());
        for text in bench.table.snapshot().iter().flat_map(|text| damaged(text)) {
            if let Err(refusal) = Snapshot::read(&text, first) {
                is_told(&refusal);
            }
        }
        for entry in bench.log.iter().take(3) {
            for text in damaged(&crate::formats::ENTRY.write(entry)) {
                match Entry::read(game, &text) {
                    Ok(read) => {
                        let again = Entry::read(game, &crate::formats::ENTRY.write(&read));
                        assert!(again == Ok(read), "an entry is read as it is written");
                    }
                    Err(refusal) => is_told(&refusal),
                }
            }
        }
        for draft in bench.table.seats.iter().filter_map(|sitting| sitting.draft.as_ref()) {
            for text in damaged(&DRAFT.write(draft)) {
                match Draft::read(game, &text) {
                    Ok(read) => {
                        let mut table = bench.table.clone();
                        let held = table.seats.iter_mut().filter(|sitting| sitting.draft.is_some());
                        held.for_each(|sitting| sitting.draft = Some(read.clone()));
                        lives(&table);
                        assert_eq!(Draft::read(game, &DRAFT.write(&read)), Ok(read));
                    }
                    Err(refusal) => is_told(&refusal),
                }
            }
        }
    }
}

#[test]
fn settings_that_are_damaged_are_refused_or_settings() {
    let preferences = Preferences {
        language: Some(Language::French),
        quiet: Quiet::new(22, 7, -210),
        reminder: Some(8),
        ..Preferences::default()
    };
    for text in damaged(&SETTINGS.write(&preferences)) {
        match SETTINGS.read::<Preferences>(&text) {
            Ok(read) => {
                if let Some(quiet) = read.quiet {
                    let over = quiet.over(MORNING);
                    assert!((MORNING..=MORNING + 48 * 3600).contains(&over), "{quiet:?}: {over}");
                }
                assert_eq!(SETTINGS.read(&SETTINGS.write(&read)), Ok(read));
            }
            Err(refusal) => is_told(&refusal),
        }
    }
}

fn any_slot() -> impl Strategy<Value = Slot> {
    let (person, seat, number) =
        (any::<u64>().prop_map(UserId), any::<u8>().prop_map(Seat), any::<u32>());
    let asked = (person.clone(), seat, number, any::<u32>());
    prop_oneof![
        Just(Slot::Lobby),
        any::<u32>().prop_map(Slot::Round),
        Just(Slot::Final),
        person.clone().prop_map(Slot::Hello),
        person.clone().prop_map(Slot::End),
        person.prop_map(Slot::Gone),
        (asked, 0..4_u8).prop_map(|((person, seat, number, times), kind)| match kind {
            0 => Slot::Ask(person, seat, number),
            1 => Slot::Call(person, seat, number),
            2 => Slot::Offer(person, seat, number),
            _ => Slot::Remind(person, seat, number, times),
        }),
    ]
}

/// Read again, a value that was read is the same.
fn is_stable<T: std::str::FromStr + ToString + PartialEq + Debug>(text: &str) -> bool {
    let Ok(read) = text.parse::<T>() else { return true };
    read.to_string().parse::<T>().is_ok_and(|again| again == read)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_slot_is_read_as_it_was_written(slot in any_slot()) {
        prop_assert_eq!(slot.to_string().parse::<Slot>().ok(), Some(slot));
        let key = TableKey { id: TableId(u64::MAX), mark: Some(TableMark(u32::MAX)) };
        prop_assert!(slot.nonce(key).len() <= 25);
    }

    #[test]
    fn a_key_is_read_as_it_was_written(id: u64, mark: Option<u32>) {
        let key = TableKey { id: TableId(id), mark: mark.map(TableMark) };
        prop_assert_eq!(key.to_string().parse(), Ok(key));
    }

    #[test]
    fn any_text_is_a_slot_or_a_key_or_none(
        text in prop_oneof![
            "(lobby|round|final|hello|end|gone|ask|call|remind|offer)(\\.[+-]?[0-9]{0,21}){0,5}",
            "[+-]?[0-9a-zA-Z]{0,15}-?[0-9a-zA-Z]{0,9}",
            ".{0,40}",
        ],
    ) {
        prop_assert!(is_stable::<Slot>(&text), "{}", text);
        if let Ok(key) = text.parse::<TableKey>() {
            prop_assert_eq!(key.to_string(), text);
        }
    }

    #[test]
    fn any_bytes_are_refused_in_one_line(
        form in prop::sample::select(&ALL[..]),
        text in prop_oneof![
            ".{0,100}",
            "\\{\"format\":[0-9]{0,12},?.{0,40}",
            "\\{\"format\":[0-9]{0,2},\"[a-z]{1,8}\":[0-9a-z\"\\[\\]{}]{0,20}\\}",
        ],
    ) {
        let form: &Format = form;
        match form.read::<Value>(&text) {
            Ok(value) => prop_assert!(serde_json::to_string(&value).is_ok()),
            Err(refusal) => prop_assert_eq!(refusal.to_string().lines().count(), 1),
        }
        for game in GameId::ALL {
            prop_assert!(Details::read(*game, &text).is_err());
            prop_assert!(Draft::read(*game, &text).is_err() || text.contains("picks"));
        }
    }
}
