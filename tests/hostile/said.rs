//! All that the bot says while people with hostile names play, type and choose: whatever they are
//! called, it mentions no one who isn't meant, and makes no link of theirs.

use crate::play::harness::Harness;
use crate::play::hosting::{open, start, told};
use hostile::{NAMES, TEXTS, at_length, links, mentions, unseen};
use pangaea_engine::registry::GameId;
use scripted_players::{
    AnswersVia, ScriptedPlayer, buttons, newest, play_to_the_end, press, still_asks,
};
use serde_json::Value;
use standin::record::RecordedRequest;
use standin::{Act, CannotDo, Person, Seen};
use std::collections::BTreeSet;

/// The longest message that anyone can write.
const LONGEST: usize = 2000;

/// The only place to which our own links lead.
const OURS: &str = "https://discord.com/channels/";

/// Languages in which people are spoken to.
const LANGUAGES: [&str; 4] = ["en", "nl", "fr", "de"];

/// Fields that people read.
const READ: [&str; 7] =
    ["content", "label", "placeholder", "description", "title", "name", "value"];

/// Does something for each text that people read.
fn texts<'a>(value: &'a Value, found: &mut Vec<(&'a str, &'a str)>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(fields) => {
            for (key, field) in fields {
                match field {
                    Value::String(text) if READ.contains(&key.as_str()) => found.push((key, text)),
                    field => texts(field, found),
                }
            }
        }
        _ => {}
    }
}

/// Those whom a message pings, if it says whom.
fn pinged(message: &Value) -> Option<BTreeSet<String>> {
    let allowed = message.get("allowed_mentions")?;
    let is_empty = |kind: &str| allowed[kind].as_array().is_none_or(Vec::is_empty);
    if !is_empty("parse") || !is_empty("roles") || allowed["replied_user"] == true {
        return None;
    }
    let users = allowed["users"].as_array().into_iter().flatten();
    Some(users.map(|id| id.as_str().map_or_else(|| id.to_string(), str::to_owned)).collect())
}

/// What is wrong with what was said.
fn fault(request: &RecordedRequest, people: &BTreeSet<String>) -> Option<String> {
    let named = |name: &str| {
        name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter))
    };
    if let Some(file) = request.files.iter().find(|file| !named(&file.filename)) {
        return Some(format!("a file is called {:?}", file.filename));
    }
    let body = request.json.as_ref()?;
    let message = body.get("data").unwrap_or(body);
    let mut found = Vec::new();
    texts(message, &mut found);
    for (field, text) in &found {
        if let Some(letter) = unseen(text) {
            return Some(format!("{letter:?} in the {field} {text:?}"));
        }
        if let Some(link) = links(text).into_iter().find(|link| !link.starts_with(OURS)) {
            return Some(format!("the link {link:?} in the {field} {text:?}"));
        }
        let is_meant = |mention: &String| {
            let inner = mention.trim_matches(['<', '>']);
            let is_number = |text: &str| text.chars().all(|letter| letter.is_ascii_digit());
            let moment = inner.strip_prefix("t:").and_then(|moment| moment.split(':').next());
            inner.strip_prefix('@').is_some_and(|id| people.contains(id))
                || inner.strip_prefix('#').is_some_and(|id| id.len() > 5 && is_number(id))
                || moment.is_some_and(|moment| moment.len() > 5 && is_number(moment))
        };
        if let Some(mention) = mentions(text).into_iter().find(|mention| !is_meant(mention)) {
            return Some(format!("{mention:?} in the {field} {text:?}"));
        }
    }
    let content = message.get("content").and_then(Value::as_str)?;
    let Some(pinged) = pinged(message) else {
        return Some(format!("{content:?} could ping anyone"));
    };
    let is_meant = |id: &String| people.contains(id) && content.contains(&format!("<@{id}>"));
    let other = pinged.iter().find(|id| !is_meant(id))?;
    Some(format!("{content:?} pings {other}"))
}

/// Looks at every message, answer and form of a bot. What Discord doesn't take is a fault too.
fn is_clean(harness: &Harness) {
    let people = harness.standin.people();
    let people: BTreeSet<String> = people.iter().map(|person| person.id.to_string()).collect();
    let said = harness.standin.requests();
    let said: Vec<&RecordedRequest> =
        said.iter().filter(|request| !request.path.ends_with("/commands")).collect();
    assert!(said.len() > 20, "{}", said.len());
    for request in said {
        assert_ne!(request.status, 400, "Discord doesn't take {request:?}");
        let fault = fault(request, &people);
        assert_eq!(fault, None, "{} {}", request.method, request.path);
    }
}

/// Whoever is called like this, in a language of their own.
fn people(harness: &Harness, names: &[&str]) -> Vec<Person> {
    let person = |(at, name): (usize, &&str)| {
        let person = harness.standin.person(name);
        person.speaks(LANGUAGES[at % LANGUAGES.len()]);
        person
    };
    names.iter().enumerate().map(person).collect()
}

/// Presses a button of the newest message with one that can be pressed, whatever it is called.
async fn pressed(
    harness: &Harness,
    shown_to: &Person,
    person: &Person,
    kind: &str,
) -> Result<Act, CannotDo> {
    let there = || newest(&shown_to.sees(), kind).cloned();
    let seen = harness.standin.until(&format!("a button {kind}"), there).await;
    press(person, &seen, kind)
}

/// A whole game of four people with such names, and one whom the bot can only call in the channel.
async fn is_played(game: GameId) {
    let harness = Harness::new(&format!("hostile-said-{}", game.slug())).await;
    let at = GameId::ALL.iter().position(|other| *other == game).expect("a game of the list");
    let names: Vec<&str> = NAMES.into_iter().cycle().skip(at * 6).take(4).collect();
    let mut table = people(&harness, &names);
    table.push(harness.standin.person("Zoe"));
    table[4].close_dms();
    let language = LANGUAGES[at % LANGUAGES.len()];
    told(table[0].slash("play", &[("game", game.slug()), ("language", language)])).await;
    for other in &table[1..] {
        told(pressed(&harness, &table[0], other, "jo").await).await;
    }
    told(pressed(&harness, &table[0], &table[0], "st").await).await;
    let via = |person: &Person| {
        if person.name == "Zoe" { AnswersVia::MyMove } else { AnswersVia::Message }
    };
    let players = (1..).zip(table).map(|(seed, person)| {
        let via = via(&person);
        ScriptedPlayer::new(person, via, seed)
    });
    let mut players: Vec<ScriptedPlayer> = players.collect();
    play_to_the_end(&mut players).await;
    for player in &players {
        told(player.person.slash("board", &[("form", "text")])).await;
        told(player.person.slash("games", &[])).await;
    }
    is_clean(&harness);
    harness.stop().await;
}

mod whole_games_of_people_with_hostile_names {
    use crate::play::with_each_game;
    pangaea_engine::for_each_game! { with_each_game! super::is_played }
}

/// Every name sits at a table, is offered a seat, moves and leaves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_hostile_name_is_said_wherever_names_are() {
    let harness = Harness::new("hostile-names").await;
    let owner = harness.standin.person("Owner");
    for (number, names) in NAMES.chunks(5).enumerate() {
        let place = harness.standin.channel(&format!("table-{number}"));
        let game = GameId::ALL[number % GameId::ALL.len()].slug();
        let table: Vec<Person> =
            names.iter().map(|name| harness.standin.person(name).at(&place)).collect();
        open(&table[0], game, &[]).await;
        for other in &table[1..] {
            told(other.click("Join")).await;
        }
        told(table[0].click("Options")).await;
        start(&table[0]).await;
        table[0].sees_text("Waiting for").await;
        told(owner.at(&place).slash("table host", &[("seat", "2")])).await;
        told(owner.at(&place).slash("table move", &[("seat", "1")])).await;
        let to = harness.standin.person(NAMES[(number * 5 + 7) % NAMES.len()]);
        let seat = [("seat", "1"), ("by", &*to.id.to_string())];
        told(owner.at(&place).slash("table replace", &seat)).await;
        owner
            .at(&place)
            .complete("table host", &[("seat", "")], "seat")
            .expect("it")
            .choices()
            .await;
        for person in &table {
            told(person.slash("hand", &[])).await;
        }
        told(table[0].slash("table cancel", &[])).await;
    }
    is_clean(&harness);
    harness.stop().await;
}

/// Typed words, words in forms and values of commands, at their longest.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_hostile_text_comes_back() {
    let harness = Harness::new("hostile-texts").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let mut places = Vec::new();
    for game in GameId::ALL {
        let place = harness.standin.channel(game.folder());
        let (ada, ben) = (ada.at(&place), ben.at(&place));
        open(&ada, game.slug(), &[]).await;
        told(ben.click("Join")).await;
        start(&ada).await;
        ada.sees_text("Waiting for").await;
        places.push(place);
    }
    for person in [&ada, &ben] {
        let dms = person.in_dms();
        let question = || dms.sees().into_iter().rev().find(still_asks);
        let question = harness.standin.until("a question", question).await;
        for text in TEXTS {
            for length in [text.chars().count(), LONGEST] {
                let text = at_length(text, length);
                // What Discord takes for empty no one can send.
                let Ok(said) = dms.say(&text) else { continue };
                let answer = |seen: &Seen| seen.id() > said && seen.message.author.id != person.id;
                let answer = || dms.sees().into_iter().find(answer);
                harness.standin.until(&format!("an answer to {text:?}"), answer).await;
            }
            let text = at_length(text, LONGEST * 2);
            for id in buttons(&question, "ty") {
                let (id, fields) = (id.replace("p1.ty.", "p1.td."), [("answer", text.as_str())]);
                told(dms.forge_form(Some(question.id()), &id, &fields)).await;
            }
            let hours = [("hours", text.as_str()), ("zone", text.as_str())];
            told(dms.forge_form(None, "p1.sh", &hours)).await;
        }
    }
    for (game, place) in GameId::ALL.iter().zip(&places) {
        for text in TEXTS {
            let (there, variant) = (ada.at(place), [("game", game.slug()), ("variant", text)]);
            told(there.slash("play", &variant)).await;
            there.complete("play", &variant, "variant").expect("a command").choices().await;
        }
    }
    is_clean(&harness);
    harness.stop().await;
}
