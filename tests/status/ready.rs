//! `/ready` turns when no one could play, and returns; `/health` only says that the process lives.

use super::{WatchedBot, get, status, turned};
use crate::play::harness::Harness;
use crate::play::hosting::{asked, begin, open, start, told};
use pangaea::bot::live;
use pangaea::config::{Config, Token};
use pangaea::status::{HttpEndpoint, Service};
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint, LoginError};
use pangaea_store::Store;
use pangaea_store::faults::{hold, set};
use standin::Standin;
use std::time::Duration;
use wait::bounded;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_turns_while_the_gateway_is_closed() {
    let bot = WatchedBot::new("ready-gateway").await;
    bot.until_ready(None).await;
    bot.harness.standin.outage(true);
    bot.until_ready(Some("shard 0 isn't connected to Discord")).await;
    assert_eq!(bot.get("/health").await, (200, "alive\n".to_owned()));
    let (_, metrics) = bot.get("/metrics").await;
    assert!(metrics.contains("\npangaea_ready 0\n"), "{metrics}");
    assert!(metrics.contains("\npangaea_shard_connected{shard=\"0\"} 0\n"), "{metrics}");
    bot.harness.standin.outage(false);
    bot.until_ready(None).await;
    let (_, metrics) = bot.get("/metrics").await;
    assert!(metrics.contains("\npangaea_ready 1\n"), "{metrics}");
    bot.harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_turns_while_no_heartbeat_is_acknowledged() {
    let folder = super::empty("ready-heartbeat");
    let heartbeat = Duration::from_millis(300);
    let standin = Standin::builder().heartbeat(heartbeat).start().await.expect("a stand-in");
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let acknowledged_within = Duration::from_millis(50);
    let parts = BotParts { acknowledged_within, ..BotParts::new(store, Decks::built_in()) };
    let there = Endpoint::Standin(standin.url());
    let bot = Bot::start(standin.token(), &there, parts).await.expect("a bot");
    let service = Service::running(bot.monitor(), &folder.join("pangaea.db"), 0);
    let endpoint =
        HttpEndpoint::bind("127.0.0.1:0".parse().expect("an address")).await.expect("a free port");
    let address = endpoint.address().expect("its address").to_string();
    let _endpoint = endpoint.open(service);
    turned(&address, &standin, (200, "ready")).await;
    let monitor = bot.monitor();
    let latency = async || monitor.shards()[&0].latency;
    wait::until("an acknowledged heartbeat", || standin.last_requests(), latency).await;
    let (_, metrics) = get(&address, "GET", "/metrics").await;
    assert!(metrics.contains("\npangaea_gateway_latency_seconds{shard=\"0\"} "), "{metrics}");
    standin.lose_heartbeat_acks(true);
    turned(&address, &standin, (503, "Discord doesn't acknowledge the heartbeats of shard 0"))
        .await;
    standin.lose_heartbeat_acks(false);
    turned(&address, &standin, (200, "ready")).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_turns_while_another_program_holds_the_database() {
    let bot = WatchedBot::new("ready-locked").await;
    bot.until_ready(None).await;
    let held = hold(&bot.harness.folder.join("pangaea.db"), bot.get("/ready")).await;
    let (status, reason) = held.expect("another program");
    assert_eq!(status, 503);
    assert!(reason.contains("the database is busy"), "{reason}");
    bot.until_ready(None).await;
    bot.harness.stop().await;
}

/// A disk that hangs gives no error, and whoever asks is answered all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_turns_while_the_disk_does_not_answer() {
    let harness = Harness::new("ready-hangs").await;
    let mut service = super::service(&harness);
    // Shorter than anyone waits who wants to write.
    service.store_within = Duration::from_secs(1);
    let bot = WatchedBot::answering(harness, service).await;
    bot.until_ready(None).await;
    let looks = async { (bot.get("/ready").await, bot.get("/metrics").await) };
    let held = hold(&bot.harness.folder.join("pangaea.db"), looks).await;
    let ((status, reason), (counted, metrics)) = held.expect("another program");
    assert_eq!(status, 503);
    assert_eq!(reason, "nothing can be stored: the disk doesn't answer\n");
    assert!(counted == 200 && metrics.contains("\npangaea_ready 0\n"), "{metrics}");
    bot.until_ready(None).await;
    bot.harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_turns_on_a_full_disk_and_play_that_stores_nothing_goes_on() {
    let bot = WatchedBot::new("ready-full").await;
    let _socket = super::socket(&bot.harness);
    let [ada, ben, cleo, dan] = bot.harness.people(["Ada", "Ben", "Cleo", "Dan"]);
    begin(&[ada.clone(), ben], "vaalbara", &[]).await;
    asked(&bot.harness, &ada).await;
    let other = bot.harness.standin.channel("other");
    let (cleo, dan) = (cleo.at(&other), dan.at(&other));
    open(&cleo, "vaalbara", &[]).await;
    told(dan.click("Join")).await;
    cleo.sees_text("2. Dan").await;
    bot.until_ready(None).await;
    let store = bot.harness.bot.keepers().store();
    // Pages that are free are room, too.
    set(store, "VACUUM").await;
    set(store, "PRAGMA max_page_count = 1").await;
    let (code, reason) = bot.get("/ready").await;
    assert_eq!(code, 503);
    assert_eq!(reason, "nothing can be stored: the disk is full\n");
    let (said, code) = status(&bot.harness.folder);
    assert!(code == 1 && said.contains("the disk is full"), "{said}");
    // What needs no room is answered; what does is refused, and not done.
    assert!(told(ada.slash("rules", &[("game", "vaalbara")])).await.contains("Vaalbara"));
    for command in ["board", "hand", "games"] {
        let words = told(ada.slash(command, &[])).await;
        assert!(!words.contains("went wrong"), "{command}: {words}");
    }
    let words = start(&cleo).await;
    assert!(words.contains("Something went wrong on my side"), "{words}");
    let (_, metrics) = bot.get("/metrics").await;
    for counted in ["incidents", "commit_failures"] {
        let one = format!("\npangaea_{counted}_total{{cause=\"disk_full\"}} 1\n");
        assert!(metrics.contains(&one), "{metrics}");
    }
    for stage in ["playing", "lobby"] {
        let one = format!("pangaea_tables{{game=\"vaalbara\",stage=\"{stage}\"}} 1\n");
        assert!(metrics.contains(&one), "{metrics}");
    }
    set(bot.harness.bot.keepers().store(), "PRAGMA max_page_count = 4294967294").await;
    bot.until_ready(None).await;
    let (said, code) = status(&bot.harness.folder);
    assert!(code == 0 && said.contains("incidents  1 in the last hour"), "{said}");
    assert!(start(&cleo).await.contains("The game has started"));
    bot.harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_endpoint_refuses_what_it_does_not_know() {
    let bot = WatchedBot::new("ready-endpoint").await;
    assert_eq!(bot.get("/").await.0, 404);
    assert_eq!(bot.get("/metrics/").await.0, 404);
    assert_eq!(get(&bot.address, "POST", "/ready").await.0, 405);
    bot.harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_hears_no_heartbeat_ends_and_says_why() {
    let folder = super::empty("ready-deaf");
    let heartbeat = Duration::from_millis(100);
    let standin = Standin::builder().heartbeat(heartbeat).start().await.expect("a stand-in");
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let deaf_after = Duration::from_secs(1);
    let parts = BotParts { deaf_after, ..BotParts::new(store, Decks::built_in()) };
    let there = Endpoint::Standin(standin.url());
    let mut bot = Bot::start(standin.token(), &there, parts).await.expect("a bot");
    let monitor = bot.monitor();
    let heard = async || monitor.shards()[&0].latency;
    wait::until("an acknowledged heartbeat", || standin.last_requests(), heard).await;
    standin.lose_heartbeat_acks(true);
    let ended = bounded("the bot to end", || standin.last_requests(), bot.ended()).await;
    assert!(matches!(ended, LoginError::Deaf(1)), "{ended}");
    assert!(ended.to_string().contains("no heartbeat"), "{ended}");
    bot.stop().await;
}

/// The same from the start to the last run's file; what a process makes of such an end is told in
/// `started.rs`. All of a bot ends with its runtime, as it does with a process.
#[test]
fn why_a_deaf_bot_ended_is_told_as_the_last_run() {
    let runtime = || {
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        runtime.worker_threads(1).enable_all().build().expect("a runtime")
    };
    let (discord, machine) = (runtime(), runtime());
    let data = super::empty("ready-deaf-told");
    let standin = Standin::builder().heartbeat(Duration::from_millis(100));
    let standin = discord.block_on(standin.start()).expect("a stand-in");
    let token = Token::read(standin.token().as_ref()).expect("a token");
    let (token, discord_at) = (Some(token), Some(standin.url()));
    let config = Config { token, discord: discord_at, data: data.clone(), ..Config::default() };
    let ended = machine.block_on(async {
        let lived = live(&config, Duration::from_secs(1), std::future::pending());
        let deafened = async {
            standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
            standin.lose_heartbeat_acks(true);
        };
        let both = Box::pin(async { tokio::join!(lived, deafened).0 });
        bounded("the bot to end", || standin.last_requests(), both).await
    });
    machine.shutdown_timeout(Duration::from_secs(2));
    let reason = ended.expect_err("it hears nothing").to_string();
    assert!(reason.contains("Discord has acknowledged no heartbeat for 1 seconds"), "{reason}");
    let (said, code) = status(&data);
    assert_eq!(code, 1);
    let told = said.lines().find(|line| line.starts_with("last run")).unwrap_or(&said);
    assert!(told.contains(&reason) && said.contains("no bot runs on"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_registered_again_after_a_failure() {
    use standin::{Fault, Method};
    let harness = Harness::new("ready-commands").await;
    let monitor = harness.bot.monitor();
    assert_eq!(monitor.troubles().await, Vec::<String>::new());
    let put = || harness.standin.requests().iter().filter(|sent| sent.method == "PUT").count();
    // A request is noted when it is over, a little later than what it does.
    harness.until("the first registration", async || (put() == 1).then_some(())).await;
    harness.standin.fail(&Method::PUT, "/commands", Fault::Broken, 1);
    // A new session registers them again.
    harness.standin.invalidate_session(false);
    let failed = async || {
        let troubles = monitor.troubles().await;
        troubles.iter().any(|line| line.contains("commands aren't registered")).then_some(())
    };
    harness.until("the failure to be told", failed).await;
    let fixed = async || monitor.troubles().await.is_empty().then_some(());
    harness.until("the commands to be registered", fixed).await;
    assert_eq!(put(), 3, "once in vain, and once more");
    harness.stop().await;
}
