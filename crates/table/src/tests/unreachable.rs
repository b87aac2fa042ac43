//! Tables whose place is gone, and people who have left the server.

use super::*;

fn gone(done: &Change) -> Vec<Slot> {
    done.slots.iter().copied().filter(|slot| matches!(slot, Slot::Gone(_))).collect()
}

fn told(bench: &TestTable, of: u64) -> Option<String> {
    bench.table.notice(Slot::Gone(person(of))).map(|notice| notice.text)
}

const REASONS: [LostPlace; 3] = [LostPlace::Server, LostPlace::Channel, LostPlace::Permission];

#[test]
fn a_table_that_cannot_be_seen_pauses_and_then_closes() {
    for why in REASONS {
        let mut bench = TestTable::game(GameId::Vaalbara, 2, 1, 97);
        bench.now += 5;
        let all = [Slot::Gone(person(0)), Slot::Gone(person(1))];
        assert_eq!(gone(&bench.must(Upkeep::PlaceLost(why))), all);
        assert!(bench.rests(Upkeep::PlaceLost(LostPlace::Server)), "that is no news");
        let ends = bench.now + why.lasts();
        assert_eq!((bench.table.due(), bench.table.closes_at()), (Some(ends), Some(ends)));
        let words = told(&bench, 0).expect("something to say");
        assert!(words.contains(&format!("<t:{ends}:R>")), "{words}");
        // An answer by direct message counts, and the computer waits.
        let waiting = bench.waited_for();
        for seat in &waiting {
            bench.decide(*seat);
        }
        assert!(!waiting.is_empty() && bench.table.computers_to_move().is_empty());
        assert_eq!(bench.table.due(), Some(ends), "no one is reminded of what they can't see");
        assert_eq!(restored(&bench.table, &bench.log), bench.table);
        bench.now = ends;
        assert!(bench.rests_in_doubt());
        assert_eq!(gone(&bench.must(Upkeep::Tick)), all, "they are told once more");
        assert!(told(&bench, 1).is_some_and(|words| words.contains("is closed")));
        // Whoever opens it again sees it.
        let host = Actor { person: person(0), moderator: false };
        bench.must(Command::Restore(host));
        assert_eq!(bench.table.unreachable, None);
    }
}

#[test]
fn a_table_that_is_seen_again_goes_on() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 98);
    assert!(bench.rests(Upkeep::PlaceFound));
    let touched = bench.table.touched;
    bench.must(Upkeep::PlaceLost(LostPlace::Server));
    assert_eq!(bench.table.touched, touched, "that is no sign of life");
    bench.now += 2 * 24 * 3600;
    let done = bench.must(Upkeep::PlaceFound);
    assert_eq!(gone(&done).len(), 2);
    let round = bench.progress().round();
    assert!(done.slots.contains(&Slot::Round(round)), "{:?}", done.slots);
    let asked = |slot: &Slot| matches!(slot, Slot::Ask(..));
    assert_eq!(done.slots.iter().filter(|slot| asked(slot)).count(), 2, "{:?}", done.slots);
    assert!(bench.table.due().is_some_and(|due| due > bench.now), "no one is late because of it");
    assert!(told(&bench, 0).is_some_and(|words| words.contains("goes on")));
    assert_eq!(bench.table.touched, bench.now);
}

#[test]
fn a_deleted_channel_ends_the_wait_for_an_invitation() {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 1, 99);
    bench.must(Upkeep::PlaceLost(LostPlace::Server));
    bench.must(Upkeep::PlaceLost(LostPlace::Channel));
    assert_eq!(bench.table.unreachable.map(|lost| lost.why), Some(LostPlace::Channel));
    assert_eq!(bench.table.closes_at(), Some(MORNING + LOBBY_LASTS), "a lobby closes as ever");
    let host = Actor { person: person(0), moderator: false };
    bench.must(Command::Cancel(host));
    for upkeep in REASONS.map(Upkeep::PlaceLost).into_iter().chain([Upkeep::PlaceFound]) {
        assert!(bench.rests(upkeep), "it is closed");
    }
}

#[test]
fn who_has_left_the_server_is_late_at_once() {
    let mut bench = TestTable::game(GameId::Vaalbara, 3, 0, 100);
    assert!(bench.rests(Upkeep::LeftServer(person(7))));
    bench.must(Upkeep::LeftServer(person(1)));
    assert!(bench.rests(Upkeep::LeftServer(person(1))), "it is told once");
    let round = bench.progress().round();
    let said = |bench: &TestTable| bench.table.notice(Slot::Round(round)).expect("a round");
    assert!(said(&bench).text.contains("Ben has left this server"), "{}", said(&bench).text);
    assert_eq!(restored(&bench.table, &bench.log), bench.table);
    assert_eq!(bench.table.due(), Some(bench.now));
    bench.must(Upkeep::Tick);
    assert_eq!(bench.table.late(), [Seat(1)]);
    assert!(said(&bench).controls.contains(&Control::MoveFor(Seat(1), "Ben".to_owned())));
    let mut twin = bench.twin();
    let moved = Command::MoveFor(Actor { person: person(0), moderator: false }, mia(), Seat(1));
    twin.must(moved);
    assert!(twin.table.seats[1].left_server, "it is not their own move");
    // They play on by direct message.
    bench.decide(Seat(1));
    assert!(!bench.table.seats[1].left_server);
}
