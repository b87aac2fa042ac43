//! Gateway events in which one thing is missing, of another kind, or huge: the bot neither panics nor
//! stops, and answers the next one who presses.

use crate::log::{LoggedBot, begin};
use hostile::{WrongJson, cases, count, sample, wrong};
use serde_json::{Value, json};
use standin::Person;
use standin::model::Permissions;
use std::collections::BTreeMap;

/// So many of the wrong events are sent for each case.
const EVENTS: usize = 4;

/// What an event is, as far as the bot tells kinds of events apart.
fn kind(event: &Value) -> String {
    let data = &event["d"];
    match event["t"].as_str() {
        Some("INTERACTION_CREATE") => {
            let (kind, part) = (&data["type"], &data["data"]["component_type"]);
            format!("interaction {kind} {part} {}", data["guild_id"].is_string())
        }
        other => other.unwrap_or_default().to_owned(),
    }
}

/// The last event of each kind that the bot was told.
fn told(bot: &LoggedBot) -> BTreeMap<String, Value> {
    let events = bot.standin.sent_events().into_iter();
    let events = events.map(|text| serde_json::from_str(&text).expect("JSON"));
    events.map(|event: Value| (kind(&event), event)).collect()
}

/// Does whatever people do, so that the bot is told of each.
async fn everything_happens(bot: &LoggedBot, ada: &Person, ben: &Person) {
    begin(&[ada, ben], "vaalbara").await;
    ada.clicks("My turn").await.answer().await;
    let variants = [("game", "vaalbara"), ("variant", "a")];
    ada.complete("play", &variants, "variant").expect("a command").choices().await;
    for there in [ada, &ada.in_dms()] {
        let settings = there.slash("settings", &[]).expect("a command").answer().await;
        let [language, quiet] = ["p1.sl", "p1.sq"];
        there.pick_on(settings.id(), language, &["en"]).expect("a menu").answer().await;
        there.click_on(settings.id(), quiet).expect("a button").modal().await;
        there.submit(&[("hours", "22-7")]).expect("a form").answer().await;
    }
    let said = ada.in_dms().say("banana").expect("a message");
    let answered = || ada.dms().into_iter().find(|seen| seen.id() > said);
    bot.standin.until("an answer to what was typed", answered).await;
    ada.slash("table host", &[("seat", "2")]).expect("a command").answer().await;
    let other = bot.standin.channel("elsewhere");
    other.forbid_bot(Permissions::ATTACH_FILES);
    other.delete();
    bot.standin.server_outage(true);
    bot.standin.server_outage(false);
}

/// Someone presses, and is answered.
async fn answers(person: &Person, after: &str) {
    let help = person.slash("help", &[]).expect("a command").answer().await;
    assert!(!help.text().is_empty(), "after {after}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_event_keeps_the_bot_from_the_next_one() {
    let bot = LoggedBot::start("hostile-events", &[]).await;
    let [ada, ben] = ["Ada", "Ben"].map(|name| bot.standin.person(name));
    everything_happens(&bot, &ada, &ben).await;
    let mut events = told(&bot);
    // The one says that the bot is in no server, the other that it is; so they come last.
    let last = ["READY", "GUILD_CREATE"].map(|kind| (kind.to_owned(), events.remove(kind)));
    let last = last.map(|(kind, event)| (kind, event.expect("an event of each session")));
    let thread = threads(&last[1].1);
    let events: Vec<(String, Value)> = events.into_iter().chain(thread).chain(last).collect();
    assert!(events.len() >= 16, "{:?}", events.iter().map(|(kind, _)| kind).collect::<Vec<_>>());
    let mut number: u64 = 1000;
    for (kind, event) in &events {
        let (data, of) = (&event["d"], &event["t"]);
        for wrongly in sample(count(data), (EVENTS * cases()).div_ceil(events.len())) {
            let WrongJson { part, mut value } = wrong(data, wrongly);
            // One that was told before is not even looked at.
            let is_once = kind.starts_with("interaction") || kind == "MESSAGE_CREATE";
            if is_once && part != "/id" {
                number += 1;
                value["id"] = json!(number.to_string());
            }
            let frame = json!({ "op": 0, "s": event["s"], "t": of, "d": value });
            bot.standin.send_text(&frame.to_string());
        }
        answers(&ada, kind).await;
        assert!(!bot.log().contains("panicked"), "{kind}: {}", bot.log());
    }
    for frame in frames(&events[0].1) {
        bot.standin.send_text(&frame);
        answers(&ben, &frame).await;
    }
    // Whatever it was told of places, the next session tells the truth.
    bot.standin.refuse_next_resume();
    bot.standin.drop_gateway();
    let listens = || bot.standin.is_bot_there().then_some(());
    bot.standin.until("the bot to listen again", listens).await;
    let board = async || {
        let board = ada.slash("board", &[]).ok()?.answer().await;
        board.pictures().next().is_some().then_some(())
    };
    wait::until("a board", || bot.log(), board).await;
    // Requests for what was made up are none that the stand-in has to know.
    bot.standin.take_unknown();
    let log = bot.end().await;
    let faults = log.lines().filter(|line| line.contains("panicked") || line.contains(" ERROR "));
    assert_eq!(faults.collect::<Vec<_>>(), Vec::<&str>::new());
}

/// Events of a thread, as Discord would send them; the server has its channels.
fn threads(server: &Value) -> Vec<(String, Value)> {
    let (guild, parent) = (&server["d"]["id"], &server["d"]["channels"][0]["id"]);
    let thread = json!({
        "id": "77", "guild_id": guild, "parent_id": parent, "owner_id": "78", "type": 11,
        "name": "a thread", "message_count": 1, "member_count": 1, "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": true, "locked": true, "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
        },
    });
    let gone = json!({ "id": "77", "guild_id": guild, "parent_id": parent, "type": 11 });
    let sync = json!({ "guild_id": guild, "threads": [thread], "members": [] });
    let events = [
        ("THREAD_CREATE", &thread),
        ("THREAD_UPDATE", &thread),
        ("THREAD_DELETE", &gone),
        ("THREAD_LIST_SYNC", &sync),
    ];
    let event = |(kind, data): (&str, &Value)| {
        (kind.to_owned(), json!({ "op": 0, "s": server["s"], "t": kind, "d": data }))
    };
    events.into_iter().map(event).collect()
}

/// Frames that are none, or none that anyone sends now.
fn frames(good: &Value) -> Vec<String> {
    let mut frames: Vec<String> =
        ["", "{", "[]", "null", "7", "\"op\"", "{\"op\":10,\"d\":{}}"].map(str::to_owned).into();
    frames.push(format!("{}1{}", "[".repeat(10_000), "]".repeat(10_000)));
    frames.push("\u{0}\u{202e}".repeat(1000));
    for (part, wrong) in [
        ("op", json!(255)),
        ("op", json!("0")),
        ("op", Value::Null),
        ("op", json!(11)),
        ("s", json!("x")),
        ("t", json!("NO_SUCH_EVENT")),
        ("t", Value::Null),
        ("t", json!(7)),
        ("d", Value::Null),
        ("d", json!([])),
    ] {
        let mut frame = good.clone();
        frame[part] = wrong;
        frames.push(frame.to_string());
    }
    frames
}
