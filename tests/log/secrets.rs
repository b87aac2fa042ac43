//! Known secrets go through everything at the loudest setting, and the log is searched for them.

use super::{LoggedBot, begin, parts};
use crate::play::harness::english;
use pangaea_keeper::entries;
use pangaea_store::Store;
use pangaea_store::faults::hold;
use pangaea_table::{Entry, TableId};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end, play_until, still_asks};
use serde_json::Value;
use standin::{Fault, Method, Person, RateScope, Seen};
use std::collections::BTreeSet;
use std::path::Path;
use wait::until;

/// Names that occur nowhere else.
const NAMES: [&str; 4] = ["Adalind", "Benedikta", "Corvinian", "Dagobert"];

/// What people type, and what serenity cannot decode.
const TYPED: [&str; 5] =
    ["xyzzy-in-a-message", "plugh-in-a-form", "frobozz-cut-off", "frobozz-token", "frobozz-no-id"];

/// Types into the direct messages, and waits for the answer.
async fn types(bot: &LoggedBot, person: &Person, text: &str) {
    let there = person.in_dms();
    let said = there.say(text).expect("a message");
    let answer = |seen: &Seen| seen.id() > said && seen.message.author.id != person.id;
    let answered = || there.sees().iter().any(answer).then_some(());
    bot.standin.until("an answer to what is typed", answered).await;
}

/// Waits until the bot hears again what happens.
async fn listens(bot: &LoggedBot, sessions: (u64, u64)) {
    let again = || {
        let (opened, resumed) = bot.standin.sessions();
        (bot.standin.is_bot_there() && opened + resumed > sessions.0 + sessions.1).then_some(())
    };
    bot.standin.until("the bot to come back", again).await;
}

/// A game that has begun in a channel of its own, and who plays it.
async fn seated(
    bot: &LoggedBot,
    game: &str,
    people: [(&Person, AnswersVia); 2],
) -> [ScriptedPlayer; 2] {
    let place = bot.standin.channel(game);
    let here = people.map(|(person, via)| (person.at(&place), via));
    begin(&[&here[0].0, &here[1].0], game).await;
    here.map(|(person, via)| ScriptedPlayer::new(person, via, 1))
}

/// Lets everyone answer a few times, as far as they are asked.
async fn answer_some(players: &mut [ScriptedPlayer]) {
    for _ in 0..4 {
        for player in &mut *players {
            player.answer().await;
        }
    }
}

/// All that can go wrong with the connection, with secrets in it.
async fn break_connection(bot: &LoggedBot, here: &Person) {
    let standin = &bot.standin;
    let [.., cut_off, token, no_id] = TYPED;
    standin.send_text(&format!(
        "{{\"op\":0,\"t\":\"INTERACTION_CREATE\",\"s\":1,\"d\":{{\"token\":\"{token}\",\"x\":\"{cut_off}"
    ));
    standin.send_text(&format!(
        "{{\"op\":0,\"t\":\"MESSAGE_CREATE\",\"s\":1,\"d\":{{\"id\":\"{no_id}\",\"content\":\"{cut_off}\"}}}}"
    ));
    let sessions = standin.sessions();
    standin.drop_gateway();
    listens(bot, sessions).await;
    let sessions = standin.sessions();
    standin.close_gateway(Some(4000));
    listens(bot, sessions).await;
    let sessions = standin.sessions();
    standin.refuse_next_resume();
    standin.ask_to_reconnect();
    listens(bot, sessions).await;
    standin.fail(&Method::POST, "/callback", Fault::Broken, 1);
    here.slash("board", &[]).expect("a command");
    let failed = || {
        let requests = standin.requests();
        let mut failed = requests.iter().filter(|request| request.status == 500);
        failed.any(|request| request.path.contains("/callback")).then_some(())
    };
    standin.until("an answer to fail", failed).await;
    lose_connection(bot, here).await;
    standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
    standin.fail(&Method::POST, "/messages", Fault::RateLimited(0.1, RateScope::User), 1);
}

/// Requests whose address holds the token of an interaction, and whose connection breaks: the first
/// answer, and one that comes after a sign because it was slow.
async fn lose_connection(bot: &LoggedBot, here: &Person) {
    let standin = &bot.standin;
    let told = async |times: usize| {
        let words = "An answer to a user didn't arrive: the connection broke";
        let enough = async || (bot.log().matches(words).count() == times).then_some(());
        until("an answer to be lost", || bot.log(), enough).await;
    };
    standin.fail(&Method::POST, "/callback", Fault::ConnectionLost, 1);
    here.slash("board", &[]).expect("a command");
    told(1).await;
    standin.fail(&Method::PATCH, "/webhooks/", Fault::ConnectionLost, 1);
    let there = here.at(&standin.channel("lost"));
    let (file, slow) = (bot.data.join("pangaea.db"), [("game", "vaalbara")]);
    let slow = async { there.slash("play", &slow).expect("a command").acknowledged().await };
    hold(&file, slow).await.expect("another program");
    told(2).await;
}

/// Every text under these keys, however deep.
fn collect(value: &Value, keys: &[&str], found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, keys, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) if keys.contains(&name.as_str()) => {
                        found.extend(text.lines().map(str::to_owned));
                    }
                    field => collect(field, keys, found),
                }
            }
        }
        _ => {}
    }
}

/// What the bot has sent: words, what can be picked, and under which ids.
fn sent(bot: &LoggedBot) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let requests = bot.standin.requests().into_iter();
    for request in requests.filter(|request| !request.path.contains("/commands")) {
        let Some(body) = &request.json else { continue };
        collect(body, &["content", "label", "value", "custom_id", "description"], &mut found);
    }
    // A shorter text could be a part of anything, and these are what the field of a form and the
    // choices of a setting are called.
    let plain = ["answer", "message", "channel", "discord", "standard"];
    found.retain(|text| text.chars().count() > 5 && !plain.contains(&text.as_str()));
    assert!(found.len() > 200, "much was said: {}", found.len());
    found
}

/// Seeds and actions of every table, and what is stored of hands.
async fn stored(data: &Path) -> BTreeSet<String> {
    let store = Store::open_read_only(&data.join("pangaea.db")).await.expect("a database");
    let mut found = BTreeSet::new();
    for id in store.tables_after(TableId(0), 100).await.expect("tables") {
        let table = store.load(id).await.expect("a read").expect("a table");
        let game = pangaea_engine::registry::GameId::named(&table.game).expect("a game");
        let log = store.log(id).await.expect("a log");
        for entry in entries(game, &log).expect("sound entries") {
            match entry {
                Entry::Start { seed, .. } => drop(found.insert(seed.to_string())),
                Entry::Action { action, .. } => {
                    let action = serde_json::to_string(&action).expect("plain data");
                    found.extend(Some(action).filter(|action| action.len() > 12));
                }
                Entry::Undo { .. } | Entry::Holder { .. } => {}
            }
        }
        let snapshot: Value =
            serde_json::from_str(&table.snapshot.unwrap_or_default()).unwrap_or_default();
        for part in snapshot.as_object().into_iter().flat_map(serde_json::Map::values) {
            found.extend(Some(part.to_string()).filter(|part| part.len() > 12));
        }
        found.extend(table.seats.into_iter().filter_map(|seat| seat.draft));
    }
    store.close().await;
    assert!(found.len() > 20, "much was played: {}", found.len());
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_logged_at_the_loudest_setting() {
    // A filter for every part that could tell something, besides the loudest for all.
    let loudest = "trace,serenity=trace,reqwest=trace,hyper=trace,sqlx=trace,tungstenite=trace";
    let bot = LoggedBot::start("log-secrets", &[("PANGAEA_LOG", loudest)]).await;
    let people = NAMES.map(|name| bot.standin.person(name));
    let [ada, ben, corvinian, dagobert] = &people;
    ben.close_dms();
    // One game to its end, and the first moves of two others, of which one meets every fault.
    let vaalbara = [(ada, AnswersVia::Message), (ben, AnswersVia::MyMove)];
    let mut players = seated(&bot, "vaalbara", vaalbara).await;
    let over = play_to_the_end(&mut players).await;
    let host = &players[0].person;
    host.click_on(over.id(), &english(&bot::press_record())).expect("a button").answer().await;
    let tribes = [(corvinian, AnswersVia::Message), (dagobert, AnswersVia::Hand)];
    let mut players = seated(&bot, "tectonic-tribes", tribes).await;
    answer_some(&mut players).await;
    types(&bot, corvinian, TYPED[0]).await;
    let there = corvinian.in_dms();
    // The others may have to move before it is asked again.
    let open = |_: &Person| there.sees().into_iter().rev().find(still_asks);
    let open = play_until(&mut players, "an open question", open).await;
    there.click_on(open.id(), "Type it").expect("a button").modal().await;
    there.submit(&[(&english(&bot::type_label()), TYPED[1])]).expect("a form").answer().await;
    let prince = [(ada, AnswersVia::Hand), (ben, AnswersVia::MyMove)];
    let mut players = seated(&bot, "little-prince", prince).await;
    break_connection(&bot, &players[0].person).await;
    answer_some(&mut players).await;
    for person in [dagobert, ben] {
        let settings = person.slash("settings", &[]).expect("a command").answer().await;
        for button in ["Remove my data", "Yes, remove it"] {
            person.click_on(settings.id(), button).expect("a button").answer().await;
        }
    }
    let mut secrets = sent(&bot);
    secrets.extend(stored(&bot.data).await);
    secrets.extend(TYPED.map(str::to_owned));
    secrets.extend(people.iter().flat_map(|person| [person.name.clone(), person.id.to_string()]));
    // Every interaction's token begins so, and every id of a button.
    secrets.extend([bot.standin.token(), "interaction-", "p1."].map(str::to_owned));
    let log = bot.end().await;
    for secret in &secrets {
        let line = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(line, None, "{secret:?} is in the log");
    }
    // Whoever knows the path of the gateway's relay can use it: 32 digits that only the process has.
    let is_path =
        |word: &str| word.len() >= 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let path = log.split(|letter: char| !letter.is_ascii_alphanumeric()).find(|word| is_path(word));
    assert_eq!(path, None, "the relay's path is in the log");
    let told = [
        "Stored. kind=action seat=1 table=1",
        "Table finished.",
        "An answer to a user didn't arrive: 500: Internal Server Error (status 500, code 0)",
        "An answer to a user didn't arrive: the connection broke",
        "Stopped.",
    ];
    for words in told {
        assert!(log.contains(words), "the loudest log tells {words:?}:\n{log}");
    }
    for line in log.lines() {
        let levels = ["ERROR", "WARN", "INFO", "DEBUG", "TRACE"];
        assert!(levels.contains(&parts(line).0), "one line for each thing: {line}");
    }
}
