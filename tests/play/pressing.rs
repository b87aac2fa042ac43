//! Everyone presses everything they can see, at all kinds of moments of whole games.
//!
//! Nothing stays without an answer, and nothing changes but what the presser may change.

use super::harness::{Harness, english};
use super::seated::{begun, lobby, my_move, planted, private_answer};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::{Stage, Table, TableId, UserId};
use pangaea_text::{Language, bot};
use scripted_players::{AnswersVia, ended};
use standin::model::Component;
use standin::{Id, Person, Seen};
use std::collections::BTreeSet;

/// A thing to press that someone sees.
#[derive(Clone, Debug)]
struct Thing {
    message: Id,
    id: String,
    /// The options of a menu; none if it is a button.
    options: Vec<String>,
    /// How many of them at least.
    least: u64,
}

/// What an id is for, and its numbers.
fn read(id: &str) -> (&str, Vec<u64>) {
    let mut words = id.split('.').skip(1);
    let letters = words.next().unwrap_or_default();
    // A table has its mark behind its number.
    let number = |word: &str| u64::from_str_radix(word.split('-').next()?, 36).ok();
    let numbers: Vec<Option<u64>> = words.map(number).collect();
    // A button on a panel names what it picks in the end.
    let choice = usize::from(letters == "pb");
    let numbers = &numbers[..numbers.len() - choice];
    (letters, numbers.iter().map(|number| number.expect("numbers only")).collect())
}

/// The seat and question that a press is about, if it is about one.
fn about(id: &str) -> Option<(Seat, u64)> {
    let (letters, numbers) = read(id);
    let asks = ["pi", "pb", "pk", "nu", "su", "cf", "ty"].contains(&letters);
    asks.then(|| (Seat::at(usize::try_from(numbers[1]).expect("small")), numbers[2]))
}

fn things(seen: &Seen) -> Vec<Thing> {
    let usable = seen.parts().filter(|part| !part.is_disabled());
    let thing = |part: &Component| {
        let options = part.options.iter().flatten().map(|option| option.value.clone()).collect();
        Some(Thing {
            message: seen.id(),
            id: part.custom_id.clone()?,
            options,
            least: part.picks().0,
        })
    };
    usable.filter_map(thing).collect()
}

fn own(table: &Table, person: &Person) -> Option<Seat> {
    table.seat_of(UserId(person.id.0))
}

/// Has a press changed only what it may? And is its answer a message of its own?
fn check(there: &Person, thing: &Thing, before: &Table, after: &Table) -> bool {
    let what = || format!("{} at {} with {thing:?}", there.name, there.place);
    let own = own(before, there);
    match (about(&thing.id), read(&thing.id).0) {
        (Some((seat, question)), letters) => {
            let open = before.open(seat).map(|open| u64::from(open.number));
            if own != Some(seat) || open != Some(question) {
                assert_eq!(after, before, "{}: not theirs, or old", what());
                return true;
            }
            if letters != "cf" {
                let mut same = before.clone();
                let draft = &after.seats[seat.index()].draft;
                same.seats[seat.index()].draft.clone_from(draft);
                same.drafts = after.drafts;
                assert_eq!(*after, same, "{}: more than a draft", what());
            }
            false
        }
        // What changes the lobby may; that only the last own action is taken back, the log tells.
        (None, "un" | "ac" | "co" | "ag" | "mt" | "cp") if own.is_some() => false,
        (None, _) => {
            assert_eq!(after, before, "{}", what());
            // Pages are turned where they are, and topics are opened there.
            !["pa", "cd", "to", "ke", "fo"].contains(&read(&thing.id).0)
        }
    }
}

/// Has a question's own message answered for a game that is over? Then nothing is left to press there.
fn shows_the_end(before: &Table, thing: &Thing, answer: &Seen) -> bool {
    let is_over = matches!(before.stage, Stage::Over(_)) && about(&thing.id).is_some();
    let in_place = is_over && answer.id() == thing.message;
    assert!(!in_place || answer.parts().next().is_none(), "{thing:?} can still be pressed");
    in_place
}

/// The crowd around a table.
struct Crowd {
    harness: Harness,
    id: TableId,
    players: Vec<scripted_players::ScriptedPlayer>,
    /// Those who only watch: anyone, and a moderator.
    watchers: Vec<Person>,
    /// Every id that was ever seen.
    known: BTreeSet<String>,
    presses: usize,
}

impl Crowd {
    async fn table(&self) -> std::sync::Arc<Table> {
        self.harness.table(self.id).await
    }

    fn people(&self) -> Vec<Person> {
        let players = self.players.iter().map(|player| player.person.clone());
        players.chain(self.watchers.iter().cloned()).collect()
    }

    /// Presses one thing and holds the table after it against the table before.
    async fn press(&mut self, there: &Person, thing: &Thing, option: Option<&str>) {
        let before = self.table().await;
        let act = match option {
            Some(option) => there.pick_on(thing.message, &thing.id, &[option]),
            None if thing.options.is_empty() => there.click_on(thing.message, &thing.id),
            None => there.pick_on(thing.message, &thing.id, &[]),
        };
        // The message may have changed while others pressed; then the client does not let them.
        let Ok(act) = act else { return };
        self.presses += 1;
        let letters = read(&thing.id).0;
        if letters == "ty" || letters == "sq" {
            act.modal().await;
            assert_eq!(*self.table().await, *before, "a form that opens changes nothing");
            let field = if letters == "ty" { "answer" } else { "hours" };
            let sent = there.submit(&[(field, "what is this")]).expect("a form");
            // A refusal comes with the panel, where it was typed.
            assert!(!sent.answer().await.text().is_empty());
            assert_eq!(*self.table().await, *before, "garbage changes nothing");
            return;
        }
        let answer = act.answer().await;
        let words = !answer.text().is_empty() || answer.pictures().next().is_some();
        assert!(words, "{} got nothing for {thing:?}", there.name);
        let after = self.table().await;
        let is_private = check(there, thing, &before, &after);
        if is_private && !shows_the_end(&before, thing, &answer) {
            private_answer(&self.harness, there, &act).await;
        }
        if letters == "un" && after.revision > before.revision {
            let log = self.harness.log(self.id).await;
            let row = &log[usize::try_from(before.entries).expect("short")];
            assert_eq!((row.kind.as_str(), row.seat.map(Seat)), ("undo", own(&before, there)));
        }
    }

    /// Everyone presses everything that they see here and in their direct messages.
    async fn press_everything(&mut self, left_out: &[&str]) {
        for person in self.people() {
            for there in [person.clone(), person.in_dms()] {
                let mut all: Vec<Thing> = there.sees().iter().flat_map(things).collect();
                // The newest are the interesting ones; of older ones some are enough.
                let many = all.len().saturating_sub(20);
                all.drain(..many);
                for thing in all {
                    self.known.insert(thing.id.clone());
                    if left_out.contains(&read(&thing.id).0) {
                        continue;
                    }
                    if thing.least == 0 && !thing.options.is_empty() {
                        self.press(&there, &thing, None).await;
                    }
                    let options: Vec<Option<String>> = match thing.options.len() {
                        0 => vec![None],
                        // The ends of a menu; whatever lies between is like them.
                        len => [0, len / 2, len - 1].map(|n| Some(thing.options[n].clone())).into(),
                    };
                    for option in options {
                        self.press(&there, &thing, option.as_deref()).await;
                    }
                }
            }
        }
    }

    /// Everyone sends ids about questions that are not theirs, or not open any more.
    async fn press_what_is_not_theirs(&mut self) {
        let table = self.table().await;
        let mut ids: Vec<String> =
            self.known.iter().filter(|id| about(id).is_some()).cloned().collect();
        // Of every kind the newest: the numbers of questions grow.
        ids.sort_by_key(|id| std::cmp::Reverse(about(id).map(|(_, question)| question)));
        ids.truncate(8);
        for id in ids {
            let (seat, question) = about(&id).expect("it is about one");
            let open = table.open(seat).map(|open| u64::from(open.number));
            let menu = read(&id).0 == "pi";
            for person in self.people() {
                if own(&table, &person) == Some(seat) && open == Some(question) {
                    continue;
                }
                for there in [person.clone(), person.in_dms()] {
                    if there.place != person.place && person.name == "Ben" {
                        continue; // Nothing can be posted there.
                    }
                    let message = planted(&self.harness, &there, &id, menu).await;
                    let options = if menu { vec!["1".to_owned()] } else { Vec::new() };
                    let thing = Thing { message, id: id.clone(), options, least: 1 };
                    self.press(&there, &thing, menu.then_some("1")).await;
                    self.harness.standin.channel("general").delete_message(message);
                }
            }
        }
    }
}

/// What is left out at the sampled moments, because it would legitimately go on: *Confirm* is
/// what playing presses, *Leave*, *Cancel* and *Start* end what is to be looked at, and *Rematch*
/// begins another game: the end can come while someone still presses.
const GOES_ON: [&str; 7] = ["cf", "le", "ca", "st", "mf", "fn", "re"];

/// Settings are for all tables, tips among them, and have a test of their own; so have courses, which have
/// no table.
const ELSEWHERE: [&str; 7] = ["sl", "sk", "so", "sr", "ti", "nt", "kk"];

/// Between so many decisions of a game everything is pressed.
const EVERY: usize = 25;

async fn whole_game(game: GameId) {
    let game = game.slug();
    let harness = Harness::new(&format!("pressing-{game}")).await;
    let [ada, ben, dan, owner] = harness.people(["Ada", "Ben", "Dan", "Owner"]);
    ben.close_dms();
    let id = lobby(&harness, &ada, &[("game", game)], &[&ben], 1).await;
    let players = vec![
        scripted_players::ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1),
        scripted_players::ScriptedPlayer::new(ben.clone(), AnswersVia::MyMove, 2),
    ];
    let (known, watchers) = (BTreeSet::new(), vec![dan, owner]);
    let mut crowd = Crowd { harness, id, players, watchers, known, presses: 0 };
    // No one else joins, and no more computer players come: three seats are to play.
    ada.click("Options").expect("a button").answer().await;
    crowd.press_everything(&["jo", "le", "ac", "st", "cp", "ag", "kk"]).await;
    assert!(matches!(crowd.table().await.stage, Stage::Lobby));
    ada.clicks("Start").await.answer().await;
    for command in ["settings", "rules"] {
        ada.slash(command, &[]).expect("a command").answer().await;
    }
    let (mut decisions, mut next) = (0, 0);
    let end = loop {
        if let Some(end) = ended(&ada) {
            break end;
        }
        if decisions >= next {
            next += EVERY;
            my_move(&crowd.harness, &ben, id).await;
            let left_out = [&GOES_ON[..], &ELSEWHERE].concat();
            crowd.press_everything(&left_out).await;
            crowd.press_what_is_not_theirs().await;
        }
        let players = &mut crowd.players;
        let answers = async || {
            let mut answers = 0;
            for player in &mut *players {
                answers += usize::from(player.answer().await);
            }
            (answers > 0 || ended(&ada).is_some()).then_some(answers)
        };
        decisions += crowd.harness.until("an answer, or the end", answers).await;
    };
    let buttons = [bot::press_rematch(), bot::press_record(), bot::press_board()];
    assert_eq!(end.buttons(), buttons.each_ref().map(english));
    crowd.press_everything(&[&["re", "fn"], &ELSEWHERE[..]].concat()).await;
    crowd.press_what_is_not_theirs().await;
    assert!(crowd.presses > 150, "{} presses", crowd.presses);
    crowd.harness.stop().await;
}

mod everything_is_pressed_in {
    pangaea_engine::for_each_game! { with_each_game! super::whole_game }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_change_their_person_and_nothing_else() {
    let harness = Harness::new("pressing-settings").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let id = begun(&harness, &ada, &[("game", "vaalbara")], &[&ben], 0).await;
    let panel = ada.slash("settings", &[]).expect("a command").answer().await;
    for thing in things(&panel) {
        let tips = (read(&thing.id).0 == "ti").then(String::new);
        for option in thing.options.iter().chain(&tips) {
            let before = harness.table(id).await;
            let act = match tips {
                Some(_) => ada.click_on(panel.id(), &thing.id),
                None => ada.pick_on(panel.id(), &thing.id, &[option]),
            };
            let act = act.expect("a menu or a button");
            let text = act.answer().await.text();
            let heading = |language: &Language| language.say(&bot::settings_heading());
            assert!(Language::ALL.iter().any(|language| text.contains(&heading(language))));
            let mut after = (*harness.table(id).await).clone();
            after.seats[0].holder = before.seats[0].holder.clone();
            after.revision = before.revision;
            assert_eq!(after, *before, "{thing:?} {option}");
        }
    }
    harness.stop().await;
}
