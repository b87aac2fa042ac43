//! No one acts for or through another: seats are offered and not given, people who still have time
//! keep theirs, and who did it is told.

use super::*;

const HOST: Actor = Actor { person: UserId(100), moderator: false };
const HOUR: i64 = 3600;

fn remove(by: Actor, seat: Seat) -> Command {
    Command::Remove(by, "Ada".to_owned(), seat)
}

fn still(name: &str, hours: u32) -> Refusal {
    Refusal::StillHasTime(name.to_owned(), hours)
}

/// A game for three in which all but the second have chosen.
fn late(move_time: Option<u32>) -> TestTable {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 3, 120);
    bench.must(Command::MoveTime(HOST, move_time));
    bench.must(Command::Start(person(0)));
    bench.decide(Seat(0));
    bench.decide(Seat(2));
    bench
}

fn round_text(bench: &TestTable) -> String {
    bench.table.notice(Slot::Round(1)).expect("a round").text
}

fn hellos(done: &Change) -> Vec<Slot> {
    done.slots.iter().copied().filter(|slot| matches!(slot, Slot::Hello(_))).collect()
}

#[test]
fn a_seat_is_taken_from_no_one_who_still_has_time() {
    for (move_time, hours) in [(Some(2), 2), (None, 24)] {
        let mut bench = late(move_time);
        let hand = |bench: &mut TestTable| bench.refusal(offer(HOST, Seat(1), 9, "Dan"));
        assert_eq!(hand(&mut bench), still("Ben", hours));
        assert_eq!(bench.refusal(remove(HOST, Seat(1))), still("Ben", hours));
        // Nor is one who moderates more than a player where they play.
        let seated = Actor { moderator: true, ..HOST };
        assert_eq!(bench.refusal(remove(seated, Seat(1))), still("Ben", hours));
        let moves = Command::MoveFor(seated, "Ada".to_owned(), Seat(1));
        assert_eq!(bench.refusal(moves), Refusal::NotLate("Ben".to_owned()));
        bench.now += i64::from(hours) * HOUR;
        assert!(bench.twin().tell(offer(HOST, Seat(1), 9, "Dan")).is_ok());
        assert!(bench.twin().tell(remove(HOST, Seat(1))).is_ok());
        // Who has chosen is waited for by no one.
        assert_eq!(bench.refusal(remove(HOST, Seat(2))), still("Cleo", hours));
        let other = Actor { person: person(2), moderator: false };
        assert_eq!(bench.refusal(remove(other, Seat(1))), Refusal::NotHost(Some("Ada".to_owned())));
    }
}

#[test]
fn a_moderator_who_has_left_the_game_is_no_stranger_to_it() {
    let mut bench = late(None);
    let cleo = Actor { person: person(2), moderator: true };
    bench.must(Command::Leave(person(2)));
    assert_eq!(bench.refusal(remove(cleo, Seat(1))), still("Ben", 24));
    bench.must(remove(MODERATOR, Seat(1)));
}

#[test]
fn the_table_is_told_who_did_it() {
    let mut bench = late(None);
    bench.must(Command::MoveFor(MODERATOR, mia(), Seat(1)));
    assert!(round_text(&bench).contains("Mia lets the computer move for Ben."));
    let mut bench = late(None);
    bench.must(Command::Remove(MODERATOR, mia(), Seat(1)));
    let computer = bench.table.name(Seat(1)).to_owned();
    let line = format!("Mia gives Ben's seat to {computer}.");
    assert!(round_text(&bench).contains(&line), "{}", round_text(&bench));
    assert_eq!(bench.table, restored(&bench.table, &bench.log));
    // Whoever moderates can be forgotten like everyone else.
    bench.must(Command::Forget(MODERATOR.person));
    assert!(!bench.table.details().contains("Mia") && !round_text(&bench).contains("Mia"));
    assert!(!bench.table.details().contains(&format!("\"user\":{}", MODERATOR.person)));
}

#[test]
fn no_one_has_a_seat_before_they_accept_it() {
    let mut bench = late(None);
    let done = bench.must(offer(MODERATOR, Seat(1), 9, "Dan"));
    let slot = bench.table.offers[0].slot();
    assert!(done.slots.contains(&slot) && hellos(&done).is_empty(), "{:?}", done.slots);
    assert!(done.entries.is_empty());
    assert_eq!((bench.table.seat_of(person(1)), bench.table.name(Seat(1))), (Some(Seat(1)), "Ben"));
    let notice = bench.table.notice(slot).expect("an offer");
    assert!(notice.text.contains(&format!("<@{}>", person(9))), "{}", notice.text);
    assert!(notice.text.contains("Mia offers you Ben's seat"), "{}", notice.text);
    assert_eq!(notice.mentions, [person(9)]);
    assert_eq!(notice.controls, [Control::Accept(Seat(1)), Control::Decline(Seat(1))]);
    assert_eq!(bench.table, restored(&bench.table, &bench.log));
    // It is theirs alone.
    assert_eq!(bench.refusal(accept(8, "Eve", Seat(1))), Refusal::NoOffer);
    assert_eq!(bench.refusal(accept(9, "Dan", Seat(2))), Refusal::NoOffer);
    assert_eq!(bench.refusal(accept(2, "Cleo", Seat(1))), Refusal::Seated);
    assert_eq!(bench.refusal(Command::Decline(person(8), Seat(1))), Refusal::NoOffer);
    let mut other = bench.twin();
    let done = bench.must(accept(9, "Dan", Seat(1)));
    assert_eq!(hellos(&done), [Slot::Hello(person(9))]);
    assert!(done.slots.contains(&slot) && bench.table.notice(slot).is_none());
    assert!(round_text(&bench).contains("Mia gives Ben's seat to Dan."));
    assert_eq!(bench.refusal(accept(9, "Dan", Seat(1))), Refusal::Seated);
    let done = other.must(Command::Decline(person(9), Seat(1)));
    assert!(done.slots.contains(&slot) && other.table.notice(slot).is_none());
    assert_eq!(other.refusal(accept(9, "Dan", Seat(1))), Refusal::NoOffer);
    assert_eq!(other.table.name(Seat(1)), "Ben");
}

#[test]
fn an_offer_goes_with_its_reason() {
    let mut bench = late(Some(2));
    bench.now += 2 * HOUR;
    bench.must(offer(HOST, Seat(1), 9, "Dan"));
    let slot = bench.table.offers[0].slot();
    // He is back.
    let mut back = bench.twin();
    let done = back.decide(Seat(1));
    assert!(done.slots.contains(&slot) && back.table.offers.is_empty());
    assert_eq!(back.refusal(accept(9, "Dan", Seat(1))), Refusal::NoOffer);
    // He has left, and could come back to his seat.
    let mut left = bench.twin();
    left.must(Command::Leave(person(1)));
    assert!(left.table.offers.is_empty());
    // They were forgotten, or the game has ended.
    for order in [Command::Forget(person(9)), Command::Cancel(HOST)] {
        let mut gone = bench.twin();
        assert!(gone.must(order).slots.contains(&slot));
        assert!(gone.table.offers.is_empty());
        assert!(!gone.table.details().contains(&person(9).to_string()));
    }
    // A day has passed.
    bench.now += 24 * HOUR;
    assert_eq!(bench.refusal(accept(9, "Dan", Seat(1))), Refusal::NoOffer);
    bench.must(offer(HOST, Seat(1), 8, "Eve"));
    assert_eq!(bench.table.offers.len(), 1);
}

#[test]
fn one_person_after_another_is_asked_and_never_many_at_once() {
    let mut bench = late(None);
    bench.must(offer(MODERATOR, Seat(1), 9, "Dan"));
    let first = bench.table.offers[0].slot();
    for number in 10..60 {
        let refused = bench.refusal(offer(MODERATOR, Seat(1), number, "Someone"));
        assert_eq!(refused, Refusal::OfferedJustNow);
    }
    bench.now += 60;
    let done = bench.must(offer(MODERATOR, Seat(1), 10, "Eve"));
    let slots = [first, bench.table.offers[0].slot()];
    assert!(slots.iter().all(|slot| done.slots.contains(slot)), "{:?}", done.slots);
    assert!(bench.table.notice(slots[0]).is_none(), "the earlier one is gone");
    assert!(bench.table.notice(slots[1]).is_some());
    // Whoever is asked once more gets a message of its own: the one before is gone for good.
    bench.now += 60;
    bench.must(offer(MODERATOR, Seat(1), 9, "Dan"));
    assert_ne!(bench.table.offers[0].slot(), first);
}

/// A lobby in which the second person wants to play again what three people and the computer have.
fn rematch() -> TestTable {
    let old = TestTable::game(GameId::Vaalbara, 3, 1, 121);
    let mut bench = TestTable::lobby(GameId::Vaalbara, 1, 121);
    let terms = old.table.terms.clone();
    let seats = old.table.seats_again(person(1));
    let table = Table::lobby(PLACE, terms, seats, MORNING).expect("a person");
    bench.table = Table { id: TableId(2), ..table };
    bench
}

fn join(number: u64, name: &str) -> Command {
    Command::Join(guest(number), name.to_owned())
}

#[test]
fn a_rematch_waits_for_the_others_who_sit_where_they_sat() {
    let mut bench = rematch();
    let computer = bench.table.name(Seat(1)).to_owned();
    assert_eq!(bench.table.names(), ["Ben", &computer]);
    assert_eq!(bench.table.host, person(1));
    let notice = bench.table.notice(Slot::Lobby).expect("a lobby");
    assert_eq!(notice.mentions, [person(0), person(2)]);
    for mentioned in &notice.mentions {
        assert!(notice.text.contains(&format!("<@{mentioned}>")), "{}", notice.text);
    }
    assert_eq!(bench.table, restored(&bench.table, &bench.log));
    let done = bench.must(join(2, "Cleo"));
    assert_eq!(bench.table.names(), ["Ben", "Cleo", &computer]);
    assert_eq!(hellos(&done), [Slot::Hello(person(2))]);
    assert!(matches!(bench.table.stage, Stage::Lobby), "Ada is still missing");
    let colours: Vec<_> = bench.table.seats.iter().map(|sitting| sitting.colour).collect();
    assert_eq!(colours, [Some(1), Some(2), Some(3)], "everyone has their own colour");
    bench.must(join(0, "Ada"));
    assert_eq!(bench.table.names(), ["Ada", "Ben", "Cleo", &computer]);
    assert!(bench.table.playing().is_some() && bench.table.invited.is_empty());
}

#[test]
fn a_rematch_can_begin_without_who_does_not_come() {
    let mut bench = rematch();
    // A stranger, who does not start it, and takes a colour.
    bench.must(join(7, "Eve"));
    bench.must(Command::Colour(person(7), 0));
    assert!(matches!(bench.table.stage, Stage::Lobby));
    bench.must(join(0, "Ada"));
    let hers = bench.table.seat_of(person(0)).expect("a seat");
    assert_eq!(bench.table.sitting(hers).and_then(|sitting| sitting.colour), None);
    let mut declined = bench.twin();
    bench.must(Command::Start(person(1)));
    assert!(bench.table.playing().is_some() && bench.table.invited.is_empty());
    assert!(!bench.table.details().contains(&person(2).to_string()));
    let late = bench.refusal(join(2, "Cleo"));
    assert_eq!(late, Refusal::Begun);
    // Whoever says no is not waited for.
    declined.must(Command::StandUp(person(2)));
    assert!(declined.table.invited.is_empty());
    let text = declined.table.notice(Slot::Lobby).expect("a lobby").text;
    assert!(!text.contains("<@"), "{text}");
    let mut gone = rematch();
    gone.must(Command::Forget(person(0)));
    assert!(!gone.table.details().contains(&person(0).to_string()));
}

#[test]
fn an_offer_ends_after_a_day_though_no_one_does_anything() {
    let mut bench = late(None);
    bench.must(offer(MODERATOR, Seat(1), 9, "Dan"));
    let [made] = &bench.table.offers[..] else { panic!("{:?}", bench.table.offers) };
    let slot = made.slot();
    assert!(bench.table.people().contains(&person(9)));
    let (touched, ends) = (bench.table.touched, bench.now + 24 * HOUR);
    bench.now = ends - 1;
    let _ = bench.tell(Upkeep::Tick);
    assert!(bench.table.notice(slot).is_some() && bench.table.due() == Some(ends));
    bench.now = ends;
    let mut doubted = bench.twin();
    doubted.doubted_since = Some(ends);
    let _ = doubted.tell(Upkeep::Tick);
    assert!(doubted.table.notice(slot).is_some(), "it ends by no clock that has jumped");
    let done = bench.must(Upkeep::Tick);
    assert!(done.slots.contains(&slot) && done.table.notice(slot).is_none());
    assert!(!bench.table.people().contains(&person(9)), "no one knows of them any more");
    assert_eq!(bench.table.touched, touched, "that is no sign of life");
}
