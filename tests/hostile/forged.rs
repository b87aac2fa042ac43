//! Presses and picks that no client of Discord's would send: they change nothing, and are answered.

use crate::play::harness::{Harness, english};
use crate::play::seated::{all_said, begun, lobby, with_button};
use hostile::{TEXTS, at_length, cases, sample};
use pangaea_engine::registry::GameId;
use pangaea_table::{Table, TableId, UserId};
use pangaea_text::bot;
use standin::model::Component;
use standin::{Act, Id, Person, Seen};
use std::sync::Arc;

/// A press that is made up.
#[derive(Clone, Debug)]
struct ForgedPress {
    custom_id: String,
    values: Option<Vec<String>>,
}

/// What stands for a word of an id in its place.
fn words() -> Vec<String> {
    let words = ["", "zzzz", "zzzzzzzzzzzzz", "-1", "+1", "1.5", "p2", "💥", "\u{202e}", "{}"];
    let mut words: Vec<String> = words.map(str::to_owned).into();
    words.push("w".repeat(80));
    words
}

/// Values that no menu of ours offers.
fn values() -> Vec<Vec<String>> {
    let mut wrong: Vec<String> = TEXTS.map(str::to_owned).into();
    wrong.extend([at_length("W", 100), at_length("💥", 5000), "remove ".to_owned()]);
    let mut all = Vec::new();
    for value in wrong {
        all.extend([vec![value.clone()], vec![value.clone(); 2], vec![value; 26]]);
    }
    all
}

/// Every press that can be made up from what is below a message.
fn forged(seen: &Seen) -> Vec<ForgedPress> {
    let mut all = Vec::new();
    for part in seen.parts() {
        let Some(custom_id) = part.custom_id.clone() else { continue };
        let is_menu = part.kind == Component::MENU;
        let mut ids =
            vec![custom_id.to_uppercase(), format!("{custom_id}."), format!("{custom_id}.0.0")];
        let parts: Vec<&str> = custom_id.split('.').collect();
        for at in 0..parts.len() {
            for word in words() {
                let mut parts = parts.clone();
                parts[at] = &word;
                ids.push(parts.join("."));
            }
        }
        for custom_id in ids {
            all.push(ForgedPress { custom_id: custom_id.clone(), values: None });
            all.push(ForgedPress { custom_id, values: Some(vec!["0".to_owned()]) });
        }
        if is_menu {
            let picks = values().into_iter().map(Some);
            all.extend(picks.map(|values| ForgedPress { custom_id: custom_id.clone(), values }));
        }
    }
    all
}

/// All that a press could change.
#[derive(Debug, PartialEq)]
struct Everything {
    tables: Vec<Arc<Table>>,
    logs: Vec<usize>,
    settings: Vec<Option<String>>,
}

struct ForgedAt<'a> {
    harness: &'a Harness,
    tables: &'a [TableId],
    people: &'a [&'a Person],
}

impl ForgedAt<'_> {
    async fn everything(&self) -> Everything {
        let (mut tables, mut logs, mut settings) = (Vec::new(), Vec::new(), Vec::new());
        for table in self.tables {
            tables.push(self.harness.table(*table).await);
            logs.push(self.harness.log(*table).await.len());
        }
        let store = self.harness.bot.keepers().store();
        for person in self.people {
            settings.push(store.person(UserId(person.id.0)).await.expect("a store").settings);
        }
        Everything { tables, logs, settings }
    }

    /// Carries out what was made up; there is an answer, and nothing else comes of it.
    async fn changes_nothing(&self, person: &Person, act: Act, what: &str) {
        let answer = self.answer(person, act).await;
        let fault = english(&bot::fault("|"));
        let (broken, _) = fault.split_once('|').expect("words before the id");
        let is_kind = !answer.is_empty() && !answer.contains(broken);
        assert!(is_kind, "{what} is answered with {answer:?}");
    }

    async fn answer(&self, person: &Person, act: Act) -> String {
        act.acknowledged().await;
        // A form may open for whoever presses what opens one.
        if person.modal().is_some() {
            person.put_away();
            return "a form".to_owned();
        }
        act.answer().await.text()
    }

    /// Makes up presses at a message that this person sees.
    async fn at(&self, person: &Person, seen: &Seen, tried: usize) {
        let before = self.everything().await;
        let all = forged(seen);
        assert!(!all.is_empty(), "{:?} has nothing to press", seen.text());
        for number in sample(all.len(), tried) {
            let ForgedPress { custom_id, values } = &all[number];
            let values: Option<Vec<&str>> =
                values.as_ref().map(|values| values.iter().map(String::as_str).collect());
            let act = person.forge(seen.id(), custom_id, values.as_deref());
            let what = format!("{custom_id:?} with {values:?}");
            self.changes_nothing(person, act.expect("a message"), &what).await;
            assert_eq!(self.everything().await, before, "{what} changes something");
        }
    }

    /// Presses what belongs to someone else, at a message that everyone sees.
    async fn of_others(&self, person: &Person, message: Id, seen: &Seen) {
        let before = self.everything().await;
        for part in seen.parts() {
            let Some(custom_id) = part.custom_id.as_deref() else { continue };
            let offered = part.options.iter().flatten().map(|option| option.value.as_str());
            let values: Vec<&str> = offered.collect();
            let values = (part.kind == Component::MENU).then_some(values);
            let act = person.forge(message, custom_id, values.as_deref()).expect("a message");
            self.changes_nothing(person, act, custom_id).await;
            assert_eq!(self.everything().await, before, "{custom_id} of someone else");
        }
    }
}

async fn is_forged(game: GameId) {
    let harness = Harness::new(&format!("hostile-forged-{}", game.slug())).await;
    let [ada, ben, dan] = harness.people(["Ada", "Ben", "Dan"]);
    let play = [("game", game.slug())];
    let elsewhere = harness.standin.channel("elsewhere");
    let host = ada.at(&elsewhere);
    let waits = lobby(&harness, &host, &play, &[&ben], 1).await;
    let runs = begun(&harness, &ada, &play, &[&ben], 1).await;
    let forged =
        ForgedAt { harness: &harness, tables: &[waits, runs], people: &[&ada, &ben, &dan] };
    let people = [ada.clone(), ben.clone()];
    let (asked, _, _) = harness.questions(runs, &people).await[0];
    let there = asked.in_dms();
    let question = with_button(&harness, &there, "p1.su").await;
    let question = there.sees().into_iter().find(|seen| seen.id() == question);
    let question = question.expect("the question");
    let round = asked.sees_text("Waiting for").await;
    let panel = asked.click("My turn").expect("a button").answer().await;
    let options = host.click("Options").expect("a button").answer().await;
    let settings = ada.slash("settings", &[]).expect("a command").answer().await;
    let rules = ada.slash("rules", &[("game", game.slug())]).expect("a command").answer().await;
    let open = host.sees().into_iter().rev().find(|seen| seen.buttons().contains(&"Start"));
    let open = open.expect("a lobby");
    all_said(&harness).await;
    let tried = cases().div_ceil(8);
    for (person, seen) in [
        (&there, &question),
        (asked, &round),
        (asked, &panel),
        (&host, &options),
        (&ada, &settings),
        (&ada, &rules),
        (&host, &open),
    ] {
        forged.at(person, seen, tried).await;
    }
    for other in people.iter().filter(|person| person.id != asked.id).chain([&dan]) {
        forged.of_others(other, round.id(), &question).await;
        forged.of_others(other, round.id(), &options).await;
    }
    harness.stop().await;
}

mod presses_change_nothing {
    use crate::play::with_each_game;
    pangaea_engine::for_each_game! { with_each_game! super::is_forged }
}
