//! A turn begins with what has happened since the seat's own last action, and what it tells is true.

use super::*;
use crate::progress::NewsLine;
use pangaea_engine::games::tectonic_tribes::{PhaseView, SeatView};
use pangaea_engine::registry::Match;

/// The lines at the start of what someone reads who has a turn or waits for one.
fn story(table: &Table, seat: Seat) -> Vec<String> {
    let text = table.panel(seat).expect("a person's panel").text;
    assert!(text.chars().count() <= 2000, "{text}");
    let lines = text.lines().filter_map(|line| line.strip_prefix("> "));
    lines.map(str::to_owned).collect()
}

/// Plays a whole game and collects everything that was told at the start of a turn.
fn told_in(bench: &mut TestTable) -> Vec<String> {
    let mut told = Vec::new();
    bench.play_until(|bench| {
        for seat in bench.waited_for() {
            let lines = story(&bench.table, seat);
            assert!(lines.len() <= 5, "{lines:#?}");
            told.extend(lines);
        }
        false
    });
    told
}

fn has(told: &[String], words: &str) -> bool {
    told.iter().any(|line| line.contains(words))
}

/// Wherever the own answer has led to, also into the next round.
#[test]
fn whoever_has_acted_and_waits_sees_what_they_have_done() {
    for game in GameId::ALL {
        let mut bench = TestTable::game(*game, 3, 0, 61);
        let mut across = 0;
        while bench.table.playing().is_some() {
            let waiting = bench.waited_for();
            let seat = *bench.chance.pick(&waiting).expect("someone is waited for");
            let round = bench.progress().round();
            bench.decide(seat);
            if bench.table.playing().is_none() || bench.table.open(seat).is_some() {
                continue;
            }
            let panel = bench.table.panel(seat).expect("a panel");
            assert!(panel.text.contains("\n✓ "), "{game:?}: {}", panel.text);
            across += usize::from(bench.progress().round() > round);
        }
        let can_end_rounds = *game == GameId::LittlePrince;
        assert!(across > 0 || !can_end_rounds, "no round of {game:?} was ended like that");
    }
}

#[test]
fn a_round_that_was_played_for_someone_is_told_to_them() {
    let told = told_in(&mut TestTable::game(GameId::LittlePrince, 3, 1, 90));
    assert!(has(&told, " for you: only one tile was left, "), "{told:#?}");
    assert!(!has(&told, "Ada takes the last"), "{told:#?}");
}

/// How many stacks have tiles, or have just been drawn from.
fn stacks(table: &Table) -> usize {
    let Match::LittlePrince(play) = &table.progress().expect("a game").game else {
        panic!("another game")
    };
    let view = play.table_view();
    let drawn = view.rounds.last().map(|round| round.stack);
    let used = drawn.filter(|stack| view.open_stacks().all(|open| open != *stack));
    view.open_stacks().count() + usize::from(used.is_some())
}

#[test]
fn a_stack_is_drawn_for_someone_only_if_it_is_the_last() {
    let mut bench = TestTable::game(GameId::LittlePrince, 3, 0, 97);
    let mut drawn = 0;
    bench.play_until(|bench| {
        for (seat, _) in bench.table.guests() {
            if has(&story(&bench.table, seat), "so I drew them for you") {
                drawn += 1;
                assert_eq!(stacks(&bench.table), 1, "{:#?}", story(&bench.table, seat));
            }
        }
        false
    });
    assert!(drawn > 0);
}

#[test]
fn a_tile_taken_face_down_turns_out_to_be_something() {
    let told = told_in(&mut TestTable::game(GameId::LittlePrince, 2, 0, 91));
    assert!(has(&told, "The face-down tile you took is "), "{told:#?}");
    assert!(has(&told, "takes the face-down tile: it's "), "{told:#?}");
    assert!(has(&told, "The face-down tile was "), "{told:#?}");
}

#[test]
fn characters_that_act_by_themselves_are_told() {
    let told = told_in(&mut TestTable::game(GameId::Vaalbara, 3, 1, 92));
    assert!(has(&told, "Turn order: "), "{told:#?}");
    assert!(told.iter().any(|line| line.starts_with("Your ")), "{told:#?}");
}

fn tribes(table: &Table, seat: Seat) -> SeatView {
    let progress = table.progress().expect("a game");
    let Match::TectonicTribes(play) = &progress.game else { panic!("another game") };
    play.seat_view(seat).expect("a seat")
}

#[test]
fn a_hand_comes_from_whom_it_is_said_to_come_from() {
    let mut bench = TestTable::game(GameId::TectonicTribes, 3, 0, 93);
    let mut passed = 0;
    bench.play_until(|bench| {
        for seat in bench.waited_for() {
            let lines = story(&bench.table, seat);
            let from = lines.iter().find_map(|line| {
                let (_, from) =
                    line.split_once("Everyone passes their hand to the left: yours comes from ")?;
                Some(from.trim_end_matches('.').to_owned())
            });
            let own = tribes(&bench.table, seat);
            let is_passed = matches!(own.table.phase, PhaseView::Choose { .. })
                && own.table.deals.last().is_some_and(|deal| !deal.revealed.is_empty());
            assert_eq!(from.is_some(), is_passed, "{lines:#?}");
            let Some(from) = from else { continue };
            passed += 1;
            let giver = Seat::all(3).find(|seat| bench.table.name(*seat) == from).expect("a name");
            let theirs = tribes(&bench.table, giver).seen;
            let held = theirs.last().and_then(|deal| deal.iter().rev().nth(1)).expect("a hand");
            let choice = held.choice.expect("a choice");
            let mut left = held.hand.clone();
            left.retain(|card| *card != choice.play && *card != choice.discard);
            assert_eq!(own.hand, left, "the hand that {from} passed on");
        }
        false
    });
    assert!(passed > 10, "{passed}");
}

#[test]
fn what_one_did_oneself_is_not_told_and_an_action_taken_back_changes_nothing() {
    let mut bench = TestTable::game(GameId::TectonicTribes, 3, 0, 94);
    let first_acts = |bench: &TestTable| {
        matches!(tribes(&bench.table, Seat(0)).table.phase, PhaseView::Act { done: 0, .. })
    };
    assert!(bench.play_until(first_acts));
    let seat = bench.waited_for()[0];
    let by = bench.table.guest(seat).expect("a person").person;
    let name = bench.table.name(seat).to_owned();
    let before = story(&bench.table, seat);
    bench.decide(seat);
    let after = story(&bench.table, seat);
    assert!(!has(&after, &name), "{after:#?}");
    let other = bench.waited_for()[0];
    let told = story(&bench.table, other);
    assert!(has(&told, &format!("{name} places")) || has(&told, &format!("{name} plays")));
    bench.must(Order::Undo(by));
    assert_eq!(story(&bench.table, seat), before, "what it began with before");
    bench.decide(seat);
    assert_eq!(story(&bench.table, other).len(), told.len(), "what was taken back is not told");
    let restored = restored(&bench.table, &bench.log);
    assert_eq!(story(&restored, other), story(&bench.table, other), "it is stored");
}

#[test]
fn whoever_takes_a_seat_over_did_nothing_before() {
    let mut bench = TestTable::game(GameId::LittlePrince, 3, 0, 95);
    let rounds = |bench: &TestTable| bench.progress().round() > 3;
    assert!(bench.play_until(rounds));
    bench.replace(Seat(1), 9, "Dan");
    let told = story(&bench.table, Seat(1));
    assert_eq!(told, ["Mia gives Ben's seat to Dan."]);
}

#[test]
fn of_much_that_happened_the_newest_is_told_and_how_much_more_there_was() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 96);
    let round = bench.progress().round();
    let lines = |bench: &mut TestTable, letters: usize| -> Vec<NewsLine> {
        let name = |times| format!("{times} {}", "W".repeat(letters));
        let mut player = |times| bench.table.players.add(None, name(times));
        (1..=7).map(|times| NewsLine::Table(TableNews::MovedFor(player(times)))).collect()
    };
    let short = lines(&mut bench, 3);
    bench.table.playing_mut().expect("a game").tell(round, short);
    let told = story(&bench.table, Seat(0));
    assert_eq!(told.len(), 5);
    assert!(told[0].starts_with("3 other things") && told[4].contains("7 WWW"), "{told:#?}");
    let long = lines(&mut bench, 700);
    bench.table.playing_mut().expect("a game").tell(round, long);
    let told = story(&bench.table, Seat(0));
    let fewer = told.len() - 1;
    assert!((1..4).contains(&fewer), "{told:#?}");
    assert!(told[0].starts_with(&format!("{} other things", 14 - fewer)), "{told:#?}");
}

#[test]
fn of_a_round_without_end_only_the_newest_lines_are_kept() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 98);
    let round = bench.progress().round();
    let player = bench.table.players.add(None, "Ur".to_owned());
    let line = || vec![NewsLine::Table(TableNews::Undone(player))];
    let progress = bench.table.playing_mut().expect("a game");
    let mut sizes = BTreeSet::new();
    for times in 0..10_000 {
        // Someone acts, and takes it back.
        let mark = progress.next_mark();
        progress.tell(round, line());
        progress.tell(round, line());
        progress.take_back_news(mark);
        if times >= 500 {
            sizes.insert((progress.news[0].lines.len(), progress.taken_back.len()));
        }
    }
    assert_eq!(sizes.len(), 1, "it grows: {sizes:?}");
    assert!(bench.table.details().len() < 20_000, "{}", bench.table.details().len());
    assert_eq!(story(&bench.table, Seat(0)), Vec::<String>::new(), "all of it was taken back");
    let told = vec![NewsLine::Table(TableNews::MovedFor(player))];
    bench.table.playing_mut().expect("a game").tell(round, told);
    assert_eq!(story(&bench.table, Seat(0)), ["The computer moves for Ur."]);
    assert_eq!(restored(&bench.table, &bench.log), bench.table);
    let text = bench.table.notice(Slot::Round(round)).expect("a round").text;
    assert!(text.contains("The computer moves for Ur."), "{text}");
}
