//! What is said of the rounds of a table, also of those that pass before anyone can look.

use pangaea_decks::Decks;
use pangaea_engine::chance::Seed;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_table::{
    Actor, Answer, Change, ChannelId, ClockReading, Command, Context, Guest, NewSeat, Preferences,
    Slot, Stage, Table, TableId, TablePlace, Terms, Upkeep, UserId, handle, upkeep,
};
use pangaea_text::{Language, bot};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const ADA: UserId = UserId(7);

/// A table of one person and two computer players, and what it has to say.
struct WatchedTable {
    table: Table,
    decks: Decks,
    seed: u64,
    said: BTreeSet<Slot>,
}

impl WatchedTable {
    fn new(seed: u64) -> Self {
        let language = Language::default();
        let guest = Guest {
            person: ADA,
            language,
            preferences: Preferences::default(),
            closed: false,
            learns: false,
        };
        let game = GameId::LittlePrince;
        let terms = Terms { game, options: BTreeMap::new(), language, move_time: None };
        let seats = vec![NewSeat::person(guest, "Ada".to_owned())];
        let place = TablePlace { channel: ChannelId(1), server: None, gets_thread: false };
        let table = Table::lobby(place, terms, seats, 0).expect("a person");
        let table = Table { id: TableId(1), ..table };
        let decks = Decks::built_in();
        let mut watched = Self { table, decks, seed, said: BTreeSet::new() };
        for _ in 0..2 {
            watched.wants(&Command::AddComputer(ADA, ComputerKind::Random));
        }
        watched.wants(&Command::Start(ADA));
        watched.moves_computers();
        watched
    }

    fn wants(&mut self, command: &Command) {
        let seed = Seed::numbered(self.seed);
        let luck = &mut || seed;
        let mut context = Context { clock: ClockReading::sure(0), decks: &self.decks, luck };
        self.becomes(handle(&self.table, command, &mut context).expect("it is allowed"));
    }

    fn moves_computers(&mut self) {
        let seed = Seed::numbered(self.seed);
        let luck = &mut || seed;
        let mut context = Context { clock: ClockReading::sure(0), decks: &self.decks, luck };
        let moved = upkeep(&self.table, Upkeep::Computers, &mut context).expect("they can");
        if let Some(change) = moved {
            self.becomes(change);
        }
    }

    fn becomes(&mut self, change: Change) {
        self.table = Arc::unwrap_or_clone(change.table);
        self.said.extend(change.slots);
    }

    /// Answers as suggested; `false` once there is nothing to answer.
    fn answers(&mut self) -> bool {
        let seat = self.table.seat_of(ADA).expect("Ada sits here");
        let Some(open) = self.table.open(seat) else { return false };
        self.wants(&Command::Answer(ADA, seat, open.number, Answer::Suggest));
        let changes = self.table.panel(seat).expect("a question").changes;
        self.wants(&Command::Answer(ADA, seat, open.number, Answer::Confirm(changes)));
        self.moves_computers();
        true
    }
}

#[test]
fn every_round_is_told_even_if_computers_play_it_alone() {
    let mut alone = 0;
    for seed in 0..6 {
        let mut watched = WatchedTable::new(seed);
        loop {
            let before = watched.table.progress().expect("a game").round();
            if !watched.answers() {
                break;
            }
            let after = watched.table.progress().expect("a game").round();
            alone += u32::from(after > before + 1);
            for round in before..=after {
                let told = watched.table.notice(Slot::Round(round)).is_some();
                assert!(!told || watched.said.contains(&Slot::Round(round)), "round {round}");
            }
        }
        let last = watched.table.progress().expect("a game").round();
        assert!(matches!(watched.table.stage, Stage::Over(_)));
        for round in 1..=last {
            assert!(watched.said.contains(&Slot::Round(round)), "round {round} of {last}");
        }
    }
    assert!(alone > 0, "in no game a round passed without a question");
}

#[test]
fn a_round_whose_picture_can_change_has_words_for_one_that_stays() {
    let mut watched = WatchedTable::new(2);
    let words = Language::default().say(&bot::picture_before());
    let mut rounds = BTreeSet::new();
    loop {
        let open = watched.table.notice(round_of(&watched.table)).expect("a message");
        assert_eq!(open.sketch.is_some(), open.earlier.is_some());
        assert!(open.earlier.is_none_or(|earlier| earlier == words));
        rounds.insert(round_of(&watched.table));
        if !watched.answers() {
            break;
        }
    }
    assert!(rounds.len() > 5, "{rounds:?}");
}

#[test]
fn a_round_that_is_cancelled_before_anything_happened_says_so() {
    let mut watched = WatchedTable::new(1);
    // A heading and whom the table waits for.
    let is_fresh = |table: &Table| {
        table.notice(round_of(table)).is_some_and(|now| now.text.lines().count() == 2)
    };
    while !is_fresh(&watched.table) {
        assert!(watched.answers(), "Ada begins no round");
    }
    let slot = round_of(&watched.table);
    let open = watched.table.notice(slot).expect("a message");
    assert!(!open.controls.is_empty());
    watched.said.clear();
    watched.wants(&Command::Cancel(Actor { person: ADA, moderator: false }));
    assert!(watched.said.contains(&slot));
    let closed = watched.table.notice(slot).expect("a message");
    assert!(closed.text.contains("closed") && closed.controls.is_empty(), "{}", closed.text);
}

fn round_of(table: &Table) -> Slot {
    Slot::Round(table.progress().expect("a game").round())
}
