//! Anyone may want anything at any time: nothing panics, nothing breaks, nothing is half done.

use super::*;

/// Something wanted by someone, sensible or not.
fn anything(bench: &mut TestTable) -> Order {
    let offered = bench.table.offers.first().map(|offer| (offer.seat, offer.person));
    let chance = &mut bench.chance;
    let number = |chance: &mut Chance, below: u64| {
        u64::try_from(chance.below(usize::try_from(below).expect("small"))).expect("small")
    };
    // Five who may sit here, and two who never do.
    let by = person(number(chance, 7));
    let actor = Actor { person: by, moderator: chance.below(6) == 0 };
    let seat = Seat::at(chance.below(7));
    let stranger = (guest(10 + number(chance, 90)), "Stranger".to_owned());
    let name = || "Somebody".to_owned();
    let command = match chance.below(24) {
        0 => Command::Join(guest(by.0 - 100), name()),
        // Rare, so that games go on.
        1 if chance.below(12) == 0 => Command::Leave(by),
        2 => Command::AddComputer(by, ComputerKind::Random),
        3 => Command::RemoveComputer(by, seat),
        4 => Command::Agree(actor, vec!["hidden_characters".to_owned(), "none".to_owned()]),
        5 => Command::MoveTime(actor, (chance.below(2) == 0).then_some(4)),
        6 => Command::Colour(by, chance.below(9)),
        7 => Command::Start(by),
        8 => return Order::Undo(by),
        9 => Command::MoveFor(actor, name(), seat),
        10 => {
            let (guest, name) = stranger;
            let by_name = "Somebody".to_owned();
            Command::Offer { by: actor, by_name, seat, person: guest.person, name }
        }
        11 if chance.below(12) == 0 => Command::Remove(actor, name(), seat),
        12 => Command::SitDown(stranger.0, stranger.1),
        13 => Command::HandOver(actor, seat),
        14 if chance.below(200) == 0 => Command::Cancel(actor),
        15 => return Upkeep::Reach(by, chance.below(2) == 0).into(),
        16 => return Upkeep::Computers.into(),
        17 => return Upkeep::Tick.into(),
        18 => {
            let preferences =
                Preferences { deliver_to: DeliverTo::Channel, ..Preferences::default() };
            Command::Preferences(by, Language::English, preferences)
        }
        19 => match offered {
            Some((seat, person)) => Command::Accept(guest(person.0 - 100), name(), seat),
            None => Command::Accept(guest(by.0 - 100), name(), seat),
        },
        20 => match offered {
            Some((seat, person)) if chance.below(3) == 0 => Command::Decline(person, seat),
            _ => Command::Decline(by, seat),
        },
        _ => {
            let question = u32::try_from(chance.below(30)).expect("small");
            let answer = some_answer(chance);
            Command::Answer(by, seat, question, answer)
        }
    };
    command.into()
}

fn some_answer(chance: &mut Chance) -> Answer {
    const TYPED: [&str; 9] =
        ["", "1", "M50 90", "1 2", "n51", "M50 90 0", "-1", "🌍", "'; drop table"];
    match chance.below(6) {
        0 => Answer::Nudge(*chance.pick(Nudge::ALL).expect("some")),
        1 => Answer::Suggest,
        2 => Answer::Confirm(0),
        3 => Answer::Typed((*chance.pick(&TYPED).expect("some")).to_owned()),
        _ => Answer::Pick { step: chance.below(4), choice: PickedChoice::At(chance.below(27)) },
    }
}

/// What someone who is asked would do: a part of an answer, or all of it.
fn sensible(bench: &mut TestTable) -> Option<Order> {
    let waiting = bench.waited_for();
    let seat = *bench.chance.pick(&waiting)?;
    let answer = match bench.chance.below(4) {
        0 => some_answer(&mut bench.chance),
        1 => Answer::Suggest,
        _ => Answer::Confirm(0),
    };
    Some(bench.answers(seat, answer).into())
}

/// One command, and everything that must hold of what comes of it.
fn step(bench: &mut TestTable, order: &Order) {
    let before = bench.table.clone();
    let done = match bench.tell(order.clone()) {
        Ok(Some(done)) => done,
        Ok(None) => {
            assert!(matches!(order, Order::Upkeep(_)), "{order:?} does nothing");
            assert_eq!(bench.table, before);
            return;
        }
        Err(Error::Refused(refusal)) => {
            let words = Language::English.say(&refusal.message());
            assert!(words.len() > 10, "{refusal:?} says {words:?}");
            assert_eq!(bench.table, before);
            return;
        }
        Err(Error::Inconsistent(error)) => panic!("{order:?}: {error}"),
    };
    let after: &Table = &done.table;
    assert_eq!(restored(after, &bench.log), *after, "after {order:?}");
    if let Some(seat) = done.draft {
        let mut same = before;
        same.drafts += 1;
        same.seats[seat.index()].draft.clone_from(&after.seats[seat.index()].draft);
        assert_eq!(same, *after, "{order:?} is more than a draft");
        assert!(done.entries.is_empty() && done.slots.is_empty());
        return;
    }
    assert_eq!(after.revision, before.revision + 1);
    assert_eq!(after.entries, u32::try_from(bench.log.len()).expect("short"));
    if let Some(progress) = after.progress() {
        agrees(&bench.log, progress).unwrap_or_else(|broken| panic!("{order:?}: {broken}"));
        assert_eq!(after.playing().is_none(), progress.is_over());
        let someone = progress.to_decide().iter().next().is_some();
        assert_eq!(after.playing().is_some(), someone, "an unfinished game asks somebody");
    }
    let known = |seat: Seat| after.sitting(seat).is_some();
    assert!(done.slots.iter().all(|slot| match slot {
        Slot::Ask(_, seat, _) | Slot::Call(_, seat, _) | Slot::Remind(_, seat, ..) => known(*seat),
        _ => true,
    }));
}

/// A table from its lobby on, with `steps` commands of which most make no sense.
fn mischief(game: GameId, seed: u64, steps: usize) -> usize {
    let mut bench = TestTable::lobby(game, 2, seed);
    for _ in 0..steps {
        bench.now += 600;
        let starts = matches!(bench.table.stage, Stage::Lobby) && bench.chance.below(20) == 0;
        let sense = bench.chance.below(3) == 0;
        let command = match sensible(&mut bench) {
            Some(command) if sense => command,
            _ if starts => Command::Start(person(0)).into(),
            _ => anything(&mut bench),
        };
        step(&mut bench, &command);
        if !bench.table.computers_to_move().is_empty() {
            step(&mut bench, &Upkeep::Computers.into());
        }
    }
    bench.log.len()
}

#[test]
fn whatever_anyone_wants_nothing_breaks() {
    for game in GameId::ALL {
        let entries: usize = (0..5).map(|seed| mischief(*game, seed, 300)).sum();
        assert!(entries > 50, "{game:?}: so little happened that nothing was tried: {entries}");
    }
}
