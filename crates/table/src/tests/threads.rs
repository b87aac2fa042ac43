//! Tables whose game has a thread of its own.

use super::*;

const THREAD: ChannelId = ChannelId(77);

/// A game that gets a thread, which is still to be made.
fn begun(people: u64, seed: u64) -> TestTable {
    let mut bench = TestTable::lobby(GameId::Vaalbara, people, seed);
    bench.table.home = Some(PLACE.channel);
    bench.must(Command::Start(person(0)));
    bench
}

#[test]
fn a_game_moves_into_its_thread_once() {
    let mut bench = begun(2, 131);
    assert!(bench.table.lacks_thread());
    assert!(bench.rests(Upkeep::MoveInto(PLACE.channel)), "its own channel is none");
    let touched = bench.table.touched;
    bench.now += 60;
    let moved = bench.must(Upkeep::MoveInto(THREAD));
    assert!(moved.slots.contains(&Slot::Lobby), "which leads there: {:?}", moved.slots);
    assert_eq!((bench.table.channel, bench.table.home), (THREAD, Some(PLACE.channel)));
    assert_eq!(bench.table.touched, touched, "no one has done anything");
    assert!(!bench.table.lacks_thread() && bench.rests(Upkeep::MoveInto(ChannelId(78))));
    assert_eq!(restored(&bench.table, &bench.log), bench.table);
    let lobby = bench.table.notice(Slot::Lobby).expect("a lobby").text;
    assert!(lobby.contains("<#77>"), "{lobby}");
    let mut usual = TestTable::game(GameId::Vaalbara, 2, 0, 131);
    assert!(usual.rests(Upkeep::MoveInto(THREAD)), "it was not asked for one");
}

#[test]
fn a_table_leaves_a_thread_that_is_gone_for_another_one() {
    let mut bench = begun(2, 134);
    assert!(bench.rests(Upkeep::ThreadGone), "it has none yet");
    bench.must(Upkeep::MoveInto(THREAD));
    bench.must(Command::Cancel(MODERATOR));
    bench.must(Upkeep::ThreadGone);
    assert!(bench.table.lacks_thread() && bench.table.channel == PLACE.channel);
    let done = bench.must(Command::Restore(MODERATOR));
    assert!(done.slots.contains(&Slot::Round(bench.progress().round())), "{:?}", done.slots);
    bench.must(Upkeep::MoveInto(ChannelId(78)));
    assert_eq!((bench.table.channel, bench.table.home), (ChannelId(78), Some(PLACE.channel)));
    let mut usual = TestTable::game(GameId::Vaalbara, 2, 0, 134);
    assert!(usual.rests(Upkeep::ThreadGone));
}

#[test]
fn lobby_and_result_stay_in_the_channel() {
    let mut bench = begun(2, 132);
    let lobby =
        TestTable { table: Table { stage: Stage::Lobby, ..bench.table.clone() }, ..bench.twin() };
    let text = lobby.table.notice(Slot::Lobby).expect("a lobby").text;
    assert!(text.contains(&Language::English.say(&pangaea_text::bot::own_thread())), "{text}");
    bench.must(Upkeep::MoveInto(THREAD));
    bench.play_until(|_| false);
    let last = bench.progress().round();
    for (slot, place) in [
        (Slot::Lobby, PLACE.channel),
        (Slot::Final, PLACE.channel),
        (Slot::Round(last), THREAD),
        (Slot::Call(person(0), Seat(0), 1), THREAD),
    ] {
        assert_eq!(bench.table.place_of(slot), place, "{slot}");
    }
    assert!(bench.table.speaks_in(THREAD) && bench.table.speaks_in(PLACE.channel));
    assert!(!bench.table.speaks_in(ChannelId(78)));
    let round = bench.table.notice(Slot::Round(last)).expect("a round").text;
    assert!(round.contains("<#7>"), "the thread says where the result is: {round}");
    let again = bench.table.next_place();
    assert_eq!(again, TablePlace { gets_thread: true, ..PLACE });
    let mut usual = TestTable::game(GameId::Vaalbara, 2, 0, 132);
    usual.play_until(|_| false);
    assert_eq!(usual.table.next_place(), PLACE);
    assert!(!usual.table.notice(Slot::Round(last)).expect("a round").text.contains("<#"));
}

#[test]
fn a_thread_is_named_after_game_and_host() {
    let mut bench = begun(2, 133);
    bench.table.terms.language = Language::German;
    assert_eq!(bench.table.thread_name(), "Vaalbara · Ada");
    bench.must(Command::HandOver(MODERATOR, Seat(1)));
    assert_eq!(bench.table.thread_name(), "Vaalbara · Ben");
    bench.must(Command::Leave(person(1)));
    bench.table.host = person(1);
    assert_eq!(bench.table.thread_name(), "Vaalbara", "no one is the host");
}
