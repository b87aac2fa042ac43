//! When a table wants to be looked at, and what time does to it.

use super::*;

const HOUR: i64 = 3600;

fn reminders(done: &Change) -> Vec<Slot> {
    done.slots.iter().copied().filter(|slot| matches!(slot, Slot::Remind(..))).collect()
}

/// A game for two that waits for the first person alone, who has this preferences.
fn waiting(preferences: Preferences) -> TestTable {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 2, 90);
    bench.must(Command::Preferences(person(0), Language::English, preferences));
    let never = Preferences { reminder: None, ..Preferences::default() };
    bench.must(Command::Preferences(person(1), Language::English, never));
    bench.must(Command::Start(person(0)));
    bench.decide(Seat(1));
    bench
}

#[test]
fn a_lobby_that_no_one_touches_closes() {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 2, 91);
    assert_eq!(bench.table.due(), Some(MORNING + LOBBY_LASTS));
    bench.now += LOBBY_LASTS - 1;
    assert!(bench.rests(Upkeep::Tick));
    bench.must(Command::Colour(person(0), 1));
    assert_eq!(bench.table.due(), Some(bench.now + LOBBY_LASTS));
    bench.now += LOBBY_LASTS;
    let done = bench.must(Upkeep::Tick);
    assert!(matches!(done.table.stage, Stage::Cancelled(None)));
    assert!(done.slots.contains(&Slot::Lobby));
    assert_eq!(done.table.due(), None);
}

#[test]
fn a_game_that_all_have_left_closes_after_a_while() {
    let mut bench = TestTable::game(GameId::Vaalbara, 1, 1, 92);
    bench.must(Command::Leave(person(0)));
    assert!(bench.table.is_paused() && bench.table.computers_to_move().is_empty());
    assert_eq!(bench.table.due(), Some(bench.now + PAUSE_LASTS));
    bench.now += PAUSE_LASTS;
    bench.must(Upkeep::Tick);
    assert!(matches!(bench.table.stage, Stage::Cancelled(Some(_))));
}

/// Closes as time does, and can be opened again for as long as is stated, and no longer.
fn closes_and_comes_back(mut bench: TestTable) {
    let host = Actor { person: person(0), moderator: true };
    bench.now = bench.table.closes_at().expect("an end");
    assert!(bench.rests_in_doubt(), "a clock that has jumped closes nothing");
    bench.must(Upkeep::Tick);
    assert!(!bench.table.is_open() && bench.table.is_restorable(bench.now));
    let mut late = bench.twin();
    bench.now += RESTORABLE - 1;
    bench.must(Command::Restore(host));
    assert!(bench.table.is_open());
    assert!(bench.table.due().is_none_or(|due| due > bench.now), "it has its whole time again");
    late.now += RESTORABLE;
    assert!(late.rests_in_doubt(), "and forgets nothing");
    assert_eq!(late.refusal(Command::Restore(host)), Refusal::Cancelled);
}

#[test]
fn whatever_time_has_closed_can_be_opened_again_for_a_week() {
    closes_and_comes_back(TestTable::lobby(GameId::Vaalbara, 2, 94));
    let mut paused = TestTable::game(GameId::Vaalbara, 1, 1, 95);
    paused.must(Command::Leave(person(0)));
    closes_and_comes_back(paused);
    let mut game = waiting(Preferences { reminder: None, ..Preferences::default() });
    game.now = game.table.due().expect("something to tell");
    game.must(Upkeep::Tick);
    closes_and_comes_back(game);
}

#[test]
fn what_an_earlier_program_has_closed_stays_closed() {
    let mut bench = TestTable::game(GameId::Vaalbara, 1, 1, 96);
    bench.must(Command::Leave(person(0)));
    // That one did not note when a table was closed, only when someone had last done something.
    bench.table.stage = bench.table.stage.clone().closed();
    bench.now += PAUSE_LASTS;
    assert!(!bench.table.is_restorable(bench.now));
    assert_eq!(bench.table.due(), Some(bench.now));
}

#[test]
fn a_game_that_no_one_touches_tells_so_and_closes_a_week_later() {
    let mut bench = waiting(Preferences { reminder: None, ..Preferences::default() });
    let round = Slot::Round(bench.progress().round());
    let says = |table: &Table, at: i64| {
        let text = table.notice(round).expect("a round").text;
        text.contains(&format!("this table closes <t:{at}:R>"))
    };
    let told = MORNING + GAME_LASTS - TOLD_BEFORE;
    assert_eq!((bench.table.due(), bench.table.closes_at()), (Some(told), None));
    bench.now = told - 1;
    assert!(bench.rests(Upkeep::Tick));
    bench.now = told;
    assert!(bench.rests_in_doubt());
    let done = bench.must(Upkeep::Tick);
    let ends = told + TOLD_BEFORE;
    assert!(done.slots.contains(&round) && says(&done.table, ends));
    assert_eq!(bench.table.due(), Some(ends));
    assert!(bench.rests(Upkeep::Tick), "it is told once");
    // A restart is no sign of life, a move is one.
    let mut moved = bench.twin();
    moved.must(Upkeep::Resume);
    assert_eq!(moved.table.closes_at(), Some(ends));
    moved.decide(Seat(0));
    assert_eq!((moved.table.closes_at(), moved.table.end_told), (None, None));
    assert!(!says(&moved.table, ends));
    bench.now = ends;
    let done = bench.must(Upkeep::Tick);
    assert!(matches!(done.table.stage, Stage::Cancelled(Some(_))) && done.slots.contains(&round));
}

#[test]
fn a_bot_that_was_away_for_a_year_tells_first() {
    let mut bench = waiting(Preferences { reminder: None, ..Preferences::default() });
    bench.now += 365 * 24 * HOUR;
    bench.must(Upkeep::Tick);
    assert!(bench.table.is_open());
    assert_eq!(bench.table.closes_at(), Some(bench.now + TOLD_BEFORE));
}

#[test]
fn reminders_come_by_a_doubtful_clock_too() {
    let mut bench = waiting(Preferences { reminder: Some(1), ..Preferences::default() });
    bench.now += HOUR;
    bench.doubted_since = Some(bench.now);
    assert_eq!(reminders(&bench.must(Upkeep::Tick)).len(), 1);
}

#[test]
fn no_one_is_late_by_what_a_clock_said_before_it_jumped() {
    let mut bench = waiting(Preferences { reminder: None, ..Preferences::default() });
    bench.must(Command::HandOver(MODERATOR, Seat(1)));
    let by = Actor { person: person(1), moderator: false };
    bench.table.terms.move_time = Some(2);
    bench.now += 24 * HOUR;
    bench.doubted_since = Some(bench.now);
    let takes = |bench: &mut TestTable| {
        let all = [
            Command::MoveFor(by, "Ben".to_owned(), Seat(0)),
            Command::Remove(by, "Ben".to_owned(), Seat(0)),
            offer(by, Seat(0), 7, "Gil"),
        ];
        all.map(|command| bench.attempt(&command.into()).is_ok())
    };
    assert_eq!(takes(&mut bench), [false; 3]);
    assert!(bench.rests(Upkeep::Tick) && bench.table.late().is_empty());
    bench.now += 2 * HOUR - 1;
    assert_eq!(takes(&mut bench), [false; 3]);
    bench.now += 1;
    assert_eq!(takes(&mut bench), [true; 3]);
    bench.must(Upkeep::Tick);
    assert_eq!(bench.table.late(), [Seat(0)]);
}

#[test]
fn a_game_that_all_have_left_is_free_by_a_clock_that_can_be_believed() {
    let mut bench = TestTable::game(GameId::Vaalbara, 1, 1, 99);
    bench.must(Command::Leave(person(0)));
    let by = Actor { person: person(9), moderator: false };
    bench.now += 25 * HOUR;
    bench.doubted_since = Some(bench.now);
    assert_eq!(bench.refusal(Command::Cancel(by)), Refusal::NotFreeYet(24));
    bench.now += 24 * HOUR;
    bench.must(Command::Cancel(by));
}

#[test]
fn whoever_was_at_a_closed_table_is_known_there_no_longer_than_it_can_be_opened_again() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 1, 93);
    bench.must(Command::Forget(person(1)));
    let host = Actor { person: person(0), moderator: false };
    bench.must(Command::Cancel(host));
    assert!(bench.table.players.knows(person(1)), "they must not come back to a game");
    assert_eq!(bench.table.due(), Some(bench.now + RESTORABLE));
    bench.now += RESTORABLE;
    assert_eq!(bench.refusal(Command::Restore(host)), Refusal::Cancelled);
    let done = bench.must(Upkeep::Tick);
    assert!(done.table.players.knowing().is_empty() && done.slots.is_empty());
    assert!(!done.table.details().contains(&person(1).to_string()), "their id is gone, too");
    assert_eq!(done.table.due(), None);
}

#[test]
fn reminders_come_at_their_time_and_then_stop() {
    let mut bench = waiting(Preferences { reminder: Some(4), ..Preferences::default() });
    let open = bench.table.open(Seat(0)).expect("a question").number;
    for times in 1..=5 {
        let due = bench.table.due().expect("a reminder");
        assert_eq!(due, MORNING + 4 * HOUR * i64::from(times));
        bench.now = due - 1;
        assert!(bench.rests(Upkeep::Tick));
        bench.now = due;
        let done = bench.must(Upkeep::Tick);
        assert_eq!(reminders(&done), [Slot::Remind(person(0), Seat(0), open, times)]);
    }
    let told = Some(MORNING + GAME_LASTS - TOLD_BEFORE);
    assert_eq!(bench.table.due(), told, "no one is reminded for ever");
}

#[test]
fn after_a_long_silence_of_the_bot_one_reminder_is_enough() {
    let mut bench = waiting(Preferences { reminder: Some(1), ..Preferences::default() });
    bench.now += 30 * HOUR;
    assert_eq!(reminders(&bench.must(Upkeep::Tick)).len(), 1);
    let due = bench.table.due().expect("another reminder");
    assert!(due >= bench.now + HOUR, "the next one follows after {} seconds", due - bench.now);
}

#[test]
fn no_one_is_reminded_in_their_quiet_hours() {
    let quiet = Quiet::new(22, 7, 180).expect("hours");
    let calm = waiting(Preferences { quiet: Some(quiet), ..Preferences::default() });
    for (hours, down) in (1..30).flat_map(|hours| (0..26).map(move |down| (hours, down))) {
        let mut bench = calm.twin();
        let preferences =
            Preferences { reminder: Some(hours), quiet: Some(quiet), ..Preferences::default() };
        bench.must(Command::Preferences(person(0), Language::English, preferences));
        let due = bench.table.due().expect("a reminder");
        assert_eq!(quiet.over(due), due, "{hours}");
        assert!(due >= MORNING + i64::from(hours) * HOUR);
        // The bot was down when it was due.
        bench.now = due + down * HOUR;
        let mut given = 0;
        while given == 0 {
            let done = bench.must(Upkeep::Tick);
            given = reminders(&done).len();
            assert!(given == 0 || quiet.over(bench.now) == bench.now, "{hours} {down}");
            let next = bench.table.due().expect("more reminders");
            assert!(next > bench.now, "time would look at it again and again");
            bench.now = next;
        }
    }
}

#[test]
fn others_may_let_the_computer_move_once_the_time_is_over() {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 3, 93);
    let host = Actor { person: person(0), moderator: false };
    bench.must(Command::MoveTime(host, Some(2)));
    bench.must(Command::Start(person(0)));
    bench.decide(Seat(1));
    let other = Actor { person: person(1), moderator: false };
    let moves = Command::MoveFor(other, "Ben".to_owned(), Seat(2));
    assert_eq!(bench.refusal(&moves), Refusal::NotLate("Cleo".to_owned()));
    assert_eq!(bench.table.due(), Some(MORNING + 2 * HOUR));
    bench.now += 2 * HOUR;
    let done = bench.must(Upkeep::Tick);
    assert_eq!(done.table.late(), [Seat(0), Seat(2)]);
    let buttons = done.table.notice(Slot::Round(done.table.progress().expect("it").round()));
    let late = Control::MoveFor(Seat(2), "Cleo".to_owned());
    assert!(buttons.is_some_and(|notice| notice.controls.contains(&late)));
    let stranger = Actor { person: person(9), moderator: false };
    assert_eq!(bench.refusal(Command::MoveFor(stranger, mia(), Seat(2))), Refusal::NotSeated);
    let done = bench.must(&moves);
    assert_eq!(done.entries.len(), 1);
    assert!(bench.table.open(Seat(2)).is_some_and(|open| open.answered));
    assert_eq!(bench.refusal(&moves), Refusal::NotLate("Cleo".to_owned()));
}

#[test]
fn where_no_time_was_set_a_day_is_long_enough() {
    let mut bench = waiting(Preferences { reminder: None, ..Preferences::default() });
    let other = Actor { person: person(1), moderator: false };
    let moves = Command::MoveFor(other, "Ben".to_owned(), Seat(0));
    bench.now += 24 * HOUR - 1;
    assert_eq!(bench.refusal(&moves), Refusal::NotLate("Ada".to_owned()));
    bench.now += 1;
    bench.must(&moves);
    assert!(bench.table.open(Seat(0)).is_none_or(|open| open.number > 1 || open.answered));
}
