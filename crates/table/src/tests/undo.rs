//! Taking back: only the own last action, and only while it has shown no one anything.

use super::*;
use pangaea_engine::registry::RegisteredGame;

fn undo(number: u64) -> Order {
    Order::Undo(person(number))
}

/// The kind of a seat's next action, by trying it out.
fn next_action(bench: &TestTable, seat: Seat) -> String {
    let mut trial = bench.twin();
    let Change { entries, .. } = trial.decide(seat);
    let Some(Entry::Action { action, .. }) = entries.first() else { panic!("{entries:?}") };
    let action = serde_json::to_value(action).expect("plain data");
    let kind = action.as_object().and_then(|action| action.keys().next());
    kind.expect("an action with its kind").clone()
}

#[test]
fn a_placement_can_be_taken_back_until_someone_acts() {
    let mut bench = TestTable::game(GameId::TectonicTribes, 2, 0, 70);
    let first = |bench: &TestTable| {
        let waiting = bench.waited_for();
        // The first of two to lay a card: the other one still has to.
        matches!(waiting[..], [seat] if bench.table.open(seat).is_some()
            && bench.progress().round() > 0
            && next_action(bench, seat).starts_with("lay"))
    };
    assert!(bench.play_until(first));
    let seat = bench.waited_for()[0];
    let by = bench.table.guest(seat).expect("a person").person;
    let (before, round) = (bench.progress().game.clone(), bench.progress().round());
    bench.decide(seat);
    assert_ne!(bench.progress().game, before);
    assert_eq!(bench.progress().round(), round, "the other one has not laid a card");
    let next = bench.waited_for()[0];
    assert_ne!(next, seat);
    let length = bench.log.len();
    let done = bench.must(Order::Undo(by));
    assert_eq!(bench.progress().game, before);
    assert_eq!(bench.log.len(), length + 1, "it is a row of its own");
    agrees(&bench.log, bench.progress()).expect("the same game");
    let open = bench.table.open(seat).expect("asked again");
    assert!(done.slots.contains(&Slot::Ask(by, seat, open.number)), "{:?}", done.slots);
    // What came before is older than what the other one did.
    let name = bench.table.name(next).to_owned();
    assert_eq!(bench.refusal(Order::Undo(by)), Refusal::OthersActed(name));
    // Once more, and this time the other one acts.
    bench.decide(seat);
    bench.decide(next);
    let name = bench.table.name(next).to_owned();
    assert_eq!(bench.refusal(Order::Undo(by)), Refusal::OthersActed(name));
}

#[test]
fn a_secret_choice_can_be_taken_back_but_not_the_last_one() {
    for mut bench in TestTable::all_choosing(71) {
        let game = bench.table.terms.game;
        let before = bench.progress().game.clone();
        bench.decide(Seat(0));
        assert!(bench.table.open(Seat(0)).is_some_and(|open| open.answered));
        bench.must(undo(0));
        assert_eq!(bench.progress().game, before);
        assert!(bench.table.open(Seat(0)).is_some_and(|open| !open.answered));
        assert_eq!(bench.table.seats[0].answered, None);
        bench.decide(Seat(0));
        bench.decide(Seat(1));
        let others = [Refusal::NothingToUndo, Refusal::OthersActed("Ben".to_owned())];
        assert!(others.contains(&bench.refusal(undo(2))), "Cleo has not chosen");
        assert_eq!(bench.refusal(undo(0)), Refusal::ChangeInstead, "it is still open");
        bench.decide(Seat(2));
        assert_eq!(bench.refusal(undo(2)), Refusal::Revealed, "{game:?}");
        assert_eq!(bench.refusal(undo(9)), Refusal::NotSeated);
    }
}

#[test]
fn tiles_that_were_looked_at_or_laid_stay() {
    let mut bench = TestTable::game(GameId::LittlePrince, 2, 0, 72);
    let mut seen = BTreeSet::new();
    while bench.table.playing().is_some() && seen.len() < 2 {
        let seat = bench.waited_for()[0];
        let by = bench.table.guest(seat).expect("a person").person;
        let kind = next_action(&bench, seat);
        bench.decide(seat);
        if ["draw", "hide"].contains(&kind.as_str()) {
            assert_eq!(bench.refusal(Order::Undo(by)), Refusal::Revealed, "{kind}");
            seen.insert(kind);
        }
    }
    assert_eq!(seen.len(), 2, "{seen:?}");
}

#[test]
fn before_the_start_and_after_the_end_nothing_is_taken_back() {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 2, 73);
    assert_eq!(bench.refusal(undo(0)), Refusal::NotBegun);
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 73);
    bench.play_until(|_| false);
    assert_eq!(bench.refusal(undo(0)), Refusal::Over);
}

/// Has what led from one table to the other shown anyone something that they could not know?
fn has_shown(before: &TestTable, after: &TestTable) -> bool {
    const DEALS: u64 = 20;
    let Some(Entry::Action { seat, action }) = after.log.last() else { panic!("an action") };
    with_any!(&before.progress().game, G, play => {
        let now = G::of(&after.progress().game).expect("the same game");
        let action = G::of(action).expect("the same game");
        play.setting().seats().any(|viewer| {
            (0..DEALS).any(|deal| {
                let mut other = play.redealt(viewer, Seed::numbered(deal));
                other.apply(*seat, action).is_err()
                    || other.seat_view(viewer) != now.seat_view(viewer)
            })
        })
    })
}

#[test]
fn an_undo_that_is_allowed_leads_back_to_the_state_before() {
    let mut allowed = 0;
    for (game, seed) in GameId::ALL.iter().zip(74..) {
        let mut refused = 0;
        let mut bench = TestTable::game(*game, 3, 0, seed);
        bench.play_until(|bench| {
            let seat = bench.waited_for()[0];
            let by = bench.table.guest(seat).expect("a person").person;
            let mut trial = bench.twin();
            trial.decide(seat);
            let views = |bench: &TestTable| {
                bench
                    .table
                    .guests()
                    .map(|(seat, _)| bench.table.panel(seat).map(|p| p.text))
                    .collect::<Vec<_>>()
            };
            match trial.tell(Order::Undo(by)) {
                Ok(_) => {
                    allowed += 1;
                    assert_eq!(trial.progress().game, bench.progress().game);
                    agrees(&trial.log, trial.progress()).expect("the same game");
                    let mut clean = bench.twin();
                    clean.table.seats[seat.index()].answered = None;
                    assert_eq!(views(&trial), views(&clean));
                }
                Err(Error::Refused(Refusal::Revealed)) => {
                    assert!(has_shown(bench, &trial), "{game:?}: nothing was shown");
                    refused += 1;
                }
                Err(Error::Refused(refusal)) => assert_eq!(refusal, Refusal::Over),
                Err(Error::Inconsistent(error)) => panic!("{error}"),
            }
            false
        });
        assert!(refused > 0, "{game:?}");
    }
    assert!(allowed > 0);
}

#[test]
fn whoever_takes_a_seat_over_takes_nothing_back_of_who_sat_there() {
    let mut bench = TestTable::game(GameId::Vaalbara, 3, 0, 77);
    bench.decide(Seat(0));
    bench.replace(Seat(0), 9, "Dan");
    assert_eq!(bench.refusal(undo(9)), Refusal::NothingToUndo);
}

/// Answers and takes it back until that is refused; how often it was answered, and why no more.
fn changes_of_mind(bench: &mut TestTable, seat: Seat) -> (u32, Refusal) {
    let by = bench.table.guest(seat).expect("a person").person;
    for times in 1.. {
        bench.decide(seat);
        assert!(times < 1000, "it is never enough");
        match bench.tell(Order::Undo(by)) {
            Ok(_) => {}
            Err(Error::Refused(refusal)) => return (times, refusal),
            Err(Error::Inconsistent(error)) => panic!("{error}"),
        }
    }
    unreachable!("it ends one way or the other")
}

#[test]
fn who_changes_their_mind_without_end_is_stopped_and_what_they_chose_last_stays() {
    for game in [GameId::Vaalbara, GameId::TectonicTribes] {
        let mut bench = TestTable::game(game, 3, 0, 78);
        assert!(bench.play_until(|bench| bench.waited_for().len() == 3));
        let (times, refusal) = changes_of_mind(&mut bench, Seat(0));
        assert_eq!(refusal, Refusal::ChangedOften(times));
        let panel = bench.table.panel(Seat(0)).expect("a question");
        assert_eq!(panel.undo, Some(false), "the button is grey");
        assert!(bench.table.open(Seat(0)).is_some_and(|open| open.answered));
        // Leaving and coming back does not let them begin again.
        bench.must(Command::Leave(person(0)));
        bench.must(Command::TakeBack(guest(0), "Ada".to_owned()));
        assert_eq!(bench.refusal(undo(0)), Refusal::ChangedOften(times));
        // Others can still take back, and the next question is another one.
        bench.decide(Seat(1));
        bench.must(undo(1));
        bench.decide(Seat(1));
        bench.decide(Seat(2));
        bench.computers();
        assert!(bench.play_until(|bench| bench.waited_for().len() == 3));
        bench.decide(Seat(0));
        bench.must(undo(0));
    }
}

#[test]
fn a_choice_is_changed_only_so_often_too() {
    let mut bench = TestTable::game(GameId::Vaalbara, 3, 0, 79);
    assert!(bench.play_until(|bench| bench.waited_for().len() == 3));
    bench.decide(Seat(0));
    let mut changed = 0;
    let refusal = loop {
        let choice = PickedChoice::At(changed % 2);
        bench.must(bench.answers(Seat(0), Answer::Pick { step: 0, choice }));
        if !bench.table.panel(Seat(0)).expect("a question").is_ready {
            bench.must(bench.answers(Seat(0), Answer::Suggest));
        }
        changed += 1;
        assert!(changed < 1000, "it is never enough");
        match bench.tell(bench.answers(Seat(0), Answer::Confirm(0))) {
            Ok(_) => {}
            Err(Error::Refused(refusal)) => break refusal,
            Err(Error::Inconsistent(error)) => panic!("{error}"),
        }
    };
    assert!(matches!(refusal, Refusal::ChangedOften(_)), "{refusal:?}");
    assert!(bench.table.open(Seat(0)).is_some_and(|open| open.answered));
    assert!(bench.log.len() < 100);
}
