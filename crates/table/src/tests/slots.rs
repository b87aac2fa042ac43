//! What has to be said: every message that would say something else now is out of date, and every
//! question comes to the right place.

use super::*;
use crate::progress::NewsLine;

/// What a message says now, as the outbox would send it.
fn says(table: &Table, slot: Slot) -> Option<String> {
    if let Slot::Ask(person, seat, question) = slot {
        let theirs = table.guest(seat).is_some_and(|guest| guest.person == person);
        let open = table.open(seat).is_some_and(|open| open.number == question);
        if theirs && open {
            return table.panel(seat).map(|panel| format!("{} {:?}", panel.text, panel.menus));
        }
    }
    table.notice(slot).map(|notice| format!("{} {:?}", notice.text, notice.controls))
}

/// Every message that a table has now, whether it is said or not.
fn messages(table: &Table) -> Vec<Slot> {
    let mut slots = vec![Slot::Lobby, Slot::Final];
    slots.extend(table.progress().map(|progress| Slot::Round(progress.round())));
    slots.extend(table.offers.iter().map(SeatOffer::slot));
    for (seat, guest) in table.guests() {
        slots.push(Slot::End(guest.person));
        let Some(open) = table.open(seat) else { continue };
        slots.push(match guest.deliver_to() {
            DeliverTo::Message => Slot::Ask(guest.person, seat, open.number),
            DeliverTo::Channel => Slot::Call(guest.person, seat, open.number),
        });
    }
    slots
}

/// Is this question open, or the last one that was answered?
fn is_last(table: &Table, seat: Seat, question: u32) -> bool {
    let answered = table.sitting(seat).and_then(|sitting| sitting.answered.as_ref());
    let last = answered.map(|answered| answered.question);
    let open = table.open(seat).map(|open| open.number);
    [last, open].contains(&Some(question))
}

/// Everything said so far.
#[derive(Default)]
struct Transcript(BTreeMap<Slot, Option<String>>);

impl Transcript {
    /// Says what a step has made out of date; then nothing may be out of date.
    fn after(&mut self, done: &Change) {
        for slot in &done.slots {
            assert_eq!(slot.to_string().parse::<Slot>().ok(), Some(*slot));
            self.0.insert(*slot, says(&done.table, *slot));
        }
        if let Some(seat) = done.draft {
            // The press itself shows what was picked.
            for (slot, said) in &mut self.0 {
                if matches!(slot, Slot::Ask(_, of, _) if *of == seat) {
                    *said = says(&done.table, *slot);
                }
            }
        }
        let round = done.table.progress().map_or(0, Progress::round);
        for (slot, said) in &self.0 {
            // Older rounds and answers keep what they said, and the lobby who began; reminders
            // are said once.
            let lasts = match slot {
                Slot::Lobby => done.table.progress().is_none(),
                Slot::Round(of) => *of == round,
                Slot::Ask(person, seat, of) if done.table.seat_of(*person) == Some(*seat) => {
                    is_last(&done.table, *seat, *of)
                }
                Slot::Ask(..) => {
                    let asks = said.as_ref().is_some_and(|said| said.contains("Menu {"));
                    assert!(!asks, "{slot} still asks somebody who has left");
                    false
                }
                Slot::Remind(..) | Slot::Hello(_) => false,
                _ => true,
            };
            if lasts {
                assert_eq!(*said, says(&done.table, *slot), "{slot} is out of date");
            }
        }
        for slot in messages(&done.table) {
            let said = self.0.contains_key(&slot);
            assert!(said || says(&done.table, slot).is_none(), "{slot} is never said");
        }
    }
}

fn whole_game(game: GameId, seed: u64, channel: &[u64]) {
    let mut bench = TestTable::lobby(game, 2, seed);
    let mut wall = Transcript::default();
    for number in channel {
        wall.after(&bench.must(Upkeep::Reach(person(*number), false)));
    }
    wall.after(&bench.must(Command::AddComputer(person(0), ComputerKind::Random)));
    wall.after(&bench.must(Command::Start(person(0))));
    let mut steps = 0_u64;
    while bench.table.playing().is_some() {
        if let Some(done) = bench.computers() {
            wall.after(&done);
            continue;
        }
        let waiting = bench.waited_for();
        let seat = *bench.chance.pick(&waiting).expect("somebody");
        wall.after(&bench.must(bench.answers(seat, Answer::Suggest)));
        wall.after(&bench.must(bench.answers(seat, Answer::Confirm(0))));
        steps += 1;
        if steps.is_multiple_of(3) {
            let by = bench.table.guest(seat).expect("a person").person;
            if let Ok(Some(done)) = bench.tell(Order::Undo(by)) {
                wall.after(&done);
            }
        }
        if steps == 9 {
            wall.after(&bench.must(offer(MODERATOR, Seat(1), 7, "Dan")));
            wall.after(&bench.must(accept(7, "Dan", Seat(1))));
        }
        if steps == 14 && bench.table.playing().is_some() {
            let late = bench.waited_for().into_iter().next();
            if let Some(late) = late {
                wall.after(&bench.must(Command::MoveFor(MODERATOR, mia(), late)));
            }
        }
    }
    assert!(steps > 10, "{game:?}: {steps}");
    assert!(wall.0.get(&Slot::Final).is_some_and(Option::is_some));
}

#[test]
fn nothing_that_is_said_is_ever_out_of_date() {
    for (game, seed) in GameId::ALL.iter().zip(80..) {
        whole_game(*game, seed, &[]);
        whole_game(*game, seed, &[1]);
    }
}

#[test]
fn a_question_comes_where_its_person_wants_it() {
    let mut bench = TestTable::lobby(GameId::Vaalbara, 3, 83);
    bench.must(Upkeep::Reach(person(1), false));
    let at_channel = Preferences { deliver_to: DeliverTo::Channel, ..Preferences::default() };
    bench.must(Command::Preferences(person(2), Language::English, at_channel));
    let done = bench.must(Command::Start(person(0)));
    let number = |seat: u8| bench.table.open(Seat(seat)).expect("a question").number;
    assert!(done.slots.contains(&Slot::Ask(person(0), Seat(0), number(0))));
    assert!(done.slots.contains(&Slot::Call(person(1), Seat(1), number(1))));
    assert!(done.slots.contains(&Slot::Call(person(2), Seat(2), number(2))));
    assert!(!done.slots.contains(&Slot::Call(person(0), Seat(0), number(0))));
    let moved = Slot::Ask(person(2), Seat(2), number(2));
    let by_message = Command::Preferences(person(2), Language::English, Preferences::default());
    let done = bench.must(&by_message);
    assert!(done.slots.contains(&moved), "a new place is used at once");
}

#[test]
fn of_a_long_round_the_end_is_told() {
    let mut bench = TestTable::game(GameId::TectonicTribes, 5, 0, 60);
    let round = bench.progress().round();
    let mut long = |times: u32| {
        let name = format!("{times} {}", "W".repeat(120));
        NewsLine::Table(TableNews::MovedFor(bench.table.players.add(None, name)))
    };
    let lines = (1..=20).map(&mut long).collect();
    bench.table.playing_mut().expect("a game").tell(round, lines);
    let text = bench.table.notice(Slot::Round(round)).expect("a round").text;
    assert!(text.chars().count() <= 2000, "{}", text.chars().count());
    assert!(text.contains("20 W") && !text.contains(" 1 W"), "the oldest give way");
    assert!(text.starts_with("**Tectonic Tribes**") && text.ends_with(".**"), "{text}");
}

#[test]
fn a_choice_given_twice_is_one_choice() {
    for mut bench in TestTable::all_choosing(84) {
        let game = bench.table.terms.game;
        bench.decide(Seat(0));
        let (table, entries) = (bench.table.clone(), bench.log.len());
        bench.must(bench.answers(Seat(0), Answer::Confirm(0)));
        assert_eq!(bench.log.len(), entries, "{game:?}: a double click is no second action");
        let drafts = bench.table.drafts;
        assert_eq!(bench.table, Table { drafts, ..table });
    }
}
