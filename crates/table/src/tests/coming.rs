//! People who leave and come back, names that stay with what was played, and tables that no one is
//! left at.

use super::*;
use crate::formats::TABLE;

fn actor(number: u64) -> Actor {
    Actor { person: person(number), moderator: false }
}

fn take_back(number: u64) -> Command {
    Command::TakeBack(guest(number), "Somebody".to_owned())
}

fn round_text(bench: &TestTable, round: u32) -> String {
    bench.table.notice(Slot::Round(round)).expect("a round").text
}

#[test]
fn whoever_has_left_takes_the_seat_back_and_the_moves_of_the_computer_stay() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 100);
    bench.must(Command::Leave(person(1)));
    assert_eq!(bench.table.seat_to_take_back(person(1)), Some(Seat(1)));
    bench.computers();
    let entries = bench.log.len();
    assert!(bench.table.open(Seat(1)).is_some_and(|open| open.answered), "the computer has chosen");
    let done = bench.must(take_back(1));
    assert_eq!(bench.table.seat_of(person(1)), Some(Seat(1)));
    assert_eq!(bench.table.name(Seat(1)), "Ben", "the name of then");
    assert!(bench.table.open(Seat(1)).is_some_and(|open| open.answered), "its choice stays");
    assert_eq!(bench.log.len(), entries + 1);
    assert!(!done.slots.contains(&Slot::Hello(person(1))), "one welcome is enough");
    assert!(round_text(&bench, 1).contains("Ben is back"), "{}", round_text(&bench, 1));
    assert_eq!(bench.refusal(Order::Undo(person(1))), Refusal::NothingToUndo, "not theirs");
    assert_eq!(bench.refusal(take_back(1)), Refusal::Seated);
    assert_eq!(bench.table, restored(&bench.table, &bench.log));
}

#[test]
fn a_seat_that_someone_else_has_is_not_taken_back() {
    let mut bench = TestTable::game(GameId::LittlePrince, 3, 0, 101);
    bench.must(Command::Leave(person(1)));
    let cleo = bench.refusal(offer(actor(0), Seat(1), 2, "Cleo"));
    assert_eq!(cleo, Refusal::Knows("Cleo".to_owned()), "she knows another hand");
    bench.must(offer(actor(0), Seat(1), 4, "Eve"));
    bench.must(accept(4, "Eve", Seat(1)));
    assert_eq!(bench.refusal(take_back(1)), Refusal::SeatTaken);
    bench.must(Command::Leave(person(4)));
    assert_eq!(bench.refusal(take_back(1)), Refusal::SeatTaken, "nor after Eve has gone");
    assert_eq!(bench.table.seat_to_take_back(person(4)), Some(Seat(1)));
    assert_eq!(bench.refusal(take_back(3)), Refusal::NotSeated, "Dan never sat there");
}

#[test]
fn whom_a_moderator_has_removed_does_not_come_back_by_themselves() {
    let mut bench = TestTable::game(GameId::Vaalbara, 3, 0, 102);
    bench.must(Command::Remove(MODERATOR, mia(), Seat(2)));
    assert_eq!(bench.refusal(take_back(2)), Refusal::SeatTaken);
    bench.must(Command::Leave(person(1)));
    let other = offer(actor(0), Seat(2), 1, "Ben");
    assert_eq!(bench.refusal(other), Refusal::Knows("Ben".to_owned()));
    bench.must(offer(actor(0), Seat(1), 1, "Ben"));
    bench.must(accept(1, "Ben", Seat(1)));
    assert_eq!(bench.table.seat_of(person(1)), Some(Seat(1)), "the host can bring them back");
}

#[test]
fn what_was_played_keeps_the_name_of_who_played_it() {
    let mut bench = TestTable::game(GameId::LittlePrince, 3, 0, 103);
    let named = |bench: &TestTable| round_text(bench, 1).contains("Ben takes");
    assert!(bench.play_until(named));
    let before = round_text(&bench, 1);
    let told = before.lines().find(|line| line.contains("Ben takes")).expect("a line").to_owned();
    bench.must(Command::Leave(person(1)));
    let computer = bench.table.name(Seat(1)).to_owned();
    assert!(bench.play_until(|bench| bench.progress().round() >= 3));
    assert!(round_text(&bench, 1).contains(&told), "{}", round_text(&bench, 1));
    assert!(round_text(&bench, 2).contains(&format!("{computer} takes")), "the computer's own");
    bench.must(take_back(1));
    assert!(round_text(&bench, 2).contains(&format!("{computer} takes")), "also after that");
    bench.must(Command::Forget(person(1)));
    let after = round_text(&bench, 1);
    assert!(after.contains("Player 2 takes") && !after.contains("Ben"), "{after}");
    assert!(!bench.table.details().contains("\"Ben\""));
}

#[test]
fn a_name_is_stored_once() {
    let mut bench = TestTable::game(GameId::Vaalbara, 3, 0, 104);
    bench.must(Command::Leave(person(1)));
    bench.must(Command::HandOver(actor(0), Seat(2)));
    bench.must(take_back(1));
    for name in ["Ada", "Ben", "Cleo"] {
        let quoted = format!("\"{name}\"");
        assert_eq!(bench.table.details().matches(&quoted).count(), 1, "{name}");
    }
    let odd = bench.table.details().replacen("\"player\":1", "\"player\":77", 1);
    let missing = TABLE.damaged(&"a player is missing");
    assert_eq!(Details::read(GameId::Vaalbara, &odd).map(drop), Err(missing));
}

#[test]
fn leaving_and_coming_back_again_and_again_fills_no_list() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 105);
    for _ in 0..5 {
        bench.must(Command::Leave(person(1)));
        bench.must(take_back(1));
    }
    assert_eq!(bench.table.players.iter().count(), 3, "two people and one computer player");
}

#[test]
fn a_lobby_remembers_only_who_sits_there() {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 3, 106);
    bench.must(Command::AddComputer(person(0), ComputerKind::Random));
    bench.must(Command::StandUp(person(0)));
    assert_eq!(bench.table.names(), ["Ben", "Cleo", "Ur"]);
    bench.must(Command::RemoveComputer(person(1), Seat(2)));
    let names: Vec<&str> = bench.table.players.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Cleo"]);
    bench.must(Command::Join(guest(0), "Ada again".to_owned()));
    assert_eq!(bench.table.names(), ["Ben", "Cleo", "Ada again"]);
}

#[test]
fn anyone_can_close_a_game_that_all_have_left_after_a_day() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 107);
    bench.must(Command::Leave(person(0)));
    assert_eq!(
        bench.table.hours_until_free(ClockReading::sure(bench.now)),
        None,
        "Ben still plays"
    );
    assert_eq!(bench.refusal(Command::Cancel(actor(9))), Refusal::NotHost(Some("Ben".to_owned())));
    bench.must(Command::Leave(person(1)));
    let text = round_text(&bench, 1);
    assert!(text.contains("Everyone has left, so the game waits."), "{text}");
    let round = bench.table.notice(Slot::Round(1)).expect("a round");
    assert!(round.controls.contains(&Control::SitDown) && round.controls.contains(&Control::Close));
    assert_eq!(bench.refusal(Command::Cancel(actor(9))), Refusal::NotFreeYet(24));
    bench.now += PAUSE_IS_FREE_AFTER - 1;
    assert_eq!(bench.refusal(Command::Cancel(actor(9))), Refusal::NotFreeYet(1));
    assert!(bench.twin().tell(Command::Cancel(actor(1))).is_ok(), "the last host always can");
    bench.now += 1;
    bench.must(Command::Cancel(actor(9)));
    assert!(matches!(bench.table.stage, Stage::Cancelled(Some(_))));
}

#[test]
fn whoever_sits_down_again_at_an_empty_table_has_the_own_seat() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 108);
    bench.must(Command::Leave(person(0)));
    bench.must(Command::Leave(person(1)));
    let mut other = bench.twin();
    bench.must(Command::SitDown(guest(1), "Ben".to_owned()));
    assert_eq!(bench.table.seat_of(person(1)), Some(Seat(1)));
    assert_eq!(bench.table.host, person(1));
    // Someone new takes the first seat, and who sat in the second can still come back to it.
    other.must(Command::SitDown(guest(4), "Eve".to_owned()));
    assert_eq!(other.table.seat_of(person(4)), Some(Seat(0)));
    assert_eq!(other.table.host, person(4));
    assert_eq!(other.refusal(take_back(0)), Refusal::SeatTaken);
    other.must(take_back(1));
    assert_eq!(other.table.seat_of(person(1)), Some(Seat(1)));
}

#[test]
fn what_was_asked_at_a_table_that_is_over_says_so_and_offers_nothing() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 109);
    let open = bench.table.open(Seat(1)).expect("a question").number;
    let slot = Slot::Ask(person(1), Seat(1), open);
    let mut left = bench.twin();
    let done = bench.must(Command::Cancel(actor(0)));
    assert!(done.slots.contains(&slot));
    let notice = bench.table.notice(slot).expect("a message");
    assert!(notice.text.contains("This table is closed."), "{}", notice.text);
    assert!(notice.controls.is_empty());
    // Who has left can come back from there.
    let done = left.must(Command::Leave(person(1)));
    assert!(done.slots.contains(&slot));
    let notice = left.table.notice(slot).expect("a message");
    assert_eq!(notice.controls, [Control::TakeBack]);
    let done = left.must(take_back(1));
    assert!(done.slots.contains(&slot), "the question is asked again");
}
