//! Sessions that the bot must not burn, however often it is started.

use super::{empty, running, status};
use pangaea::status::{Service, Socket};
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint, Identifies};
use pangaea_store::Store;
use serde_json::{Value, json};
use standin::Standin;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A bot in this process that remembers its sessions in a folder.
async fn remembering(standin: &Standin, data: &Path) -> Bot {
    let store = Store::open(&data.join("pangaea.db")).await.expect("a database");
    let identifies = Identifies::kept_in(data.join("pangaea.identify.json"));
    let parts = BotParts { identifies, ..BotParts::new(store, Decks::built_in()) };
    let there = Endpoint::Standin(standin.url());
    Bot::start(standin.token(), &there, parts).await.expect("a bot")
}

/// Waits until the session that a bot wants is held back, and says for how long.
async fn held_back(standin: &Standin, bot: &Bot) -> Duration {
    let monitor = bot.monitor();
    let held = async || Some(monitor.login_pause()).filter(|pause| !pause.is_zero());
    wait::until("a session that waits", || standin.last_requests(), held).await
}

/// What a folder remembers.
fn kept(data: &Path) -> Value {
    let text = std::fs::read_to_string(data.join("pangaea.identify.json")).expect("a file");
    serde_json::from_str(&text).expect("JSON")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_waits_until_discord_grants_one() {
    let data = empty("sessions-granted");
    let standin = Standin::start().await;
    let wait = Duration::from_millis(1500);
    standin.limit_session_starts(0, wait);
    let began = Instant::now();
    let bot = remembering(&standin, &data).await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    assert!(began.elapsed() >= wait, "it came after {:?}", began.elapsed());
    assert_eq!((standin.sessions().0, bot.monitor().identifies()), (1, 1));
    assert_eq!(kept(&data)["in_a_row"], 1);
    bot.stop().await;
}

/// What a service does with a bot that fails soon after its login.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_started_often_waits_and_says_until_when() {
    let data = empty("sessions-row");
    let standin = Standin::start().await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    let row = json!({ "last_identify": now, "in_a_row": 12 });
    std::fs::write(data.join("pangaea.identify.json"), row.to_string()).expect("a file");
    let bot = remembering(&standin, &data).await;
    let service = Service::running(bot.monitor(), &data.join("pangaea.db"), 0);
    let _socket = Socket::open(&data, service);
    let pause = held_back(&standin, &bot).await;
    assert!(pause > Duration::from_mins(10), "{pause:?}");
    let (said, code) = status(&data);
    assert!(code == 1 && said.contains("the next one waits: it begins at"), "{said}");
    assert_eq!((standin.sessions().0, bot.monitor().identifies()), (0, 0), "none was begun");
    assert_eq!(kept(&data), row, "waiting costs nothing");
    bot.stop().await;
}

/// A process that dies and is started again at once, as by a container.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_leaves_the_time_between_two_sessions_that_discord_wants() {
    let data = empty("sessions-restart");
    let standin = Standin::start().await;
    let mut first = running(&standin, &data, &[]).await;
    first.kill().expect("a process of ours");
    let before = kept(&data);
    let gone = || (!standin.is_bot_there()).then_some(());
    standin.until("the bot to be gone", gone).await;
    let second = running(&standin, &data, &[]).await;
    let after = kept(&data);
    let moment = |kept: &Value| kept["last_identify"].as_u64().expect("a moment");
    assert!(moment(&after) >= moment(&before) + 5, "{before}, {after}");
    assert_eq!((&before["in_a_row"], &after["in_a_row"]), (&json!(1), &json!(2)));
    second.end().await;
}
