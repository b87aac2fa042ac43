//! The metrics of a whole game have the values that the game had.

use super::WatchedBot;
use crate::play::hosting::{begin, start, told};
use pangaea_keeper::entries;
use pangaea_table::{Stage, TableId};
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::{Fault, Method, RateScope};
use std::collections::BTreeMap;

/// Every sample by its name and labels.
fn samples(text: &str) -> BTreeMap<String, u64> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let sample = |line: &str| {
        let (name, value) = line.rsplit_once(' ').expect("a name and a value");
        // What is measured in parts of a second is not compared here.
        let whole = value.split('.').next().and_then(|whole| whole.parse().ok());
        (name.to_owned(), whole.expect("a number"))
    };
    lines.map(sample).collect()
}

/// The sum of all samples whose name begins so.
fn sum(samples: &BTreeMap<String, u64>, start: &str) -> u64 {
    samples.iter().filter(|(name, _)| name.starts_with(start)).map(|(_, value)| value).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_counted_as_it_was_played() {
    let bot = WatchedBot::new("metrics-game").await;
    let harness = &bot.harness;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    told(ada.slash("play", &[("game", "vaalbara")])).await;
    ada.sees_text("a table is open").await;
    told(ben.click("Join")).await;
    told(ada.click("Add computer player")).await;
    ada.sees_text("3 of ").await;
    // A refusal: she sits there already.
    told(ada.click("Join")).await;
    start(&ada).await;
    let mut players = [
        ScriptedPlayer::new(ada, AnswersVia::Message, 1),
        ScriptedPlayer::new(ben, AnswersVia::MyMove, 2),
    ];
    play_to_the_end(&mut players).await;
    let store = harness.bot.keepers().store();
    let said =
        async || store.tables_with_pending().await.expect("an outbox").is_empty().then_some(());
    harness.until("everything to be said", said).await;

    let (status, text) = bot.get("/metrics").await;
    assert_eq!(status, 200);
    let samples = samples(&text);
    let value = |name: &str| samples.get(name).copied().unwrap_or_default();

    let table = harness.bot.keepers().get(TableId(1)).await.expect("the table");
    assert!(matches!(table.stage, Stage::Over(_)));
    assert_eq!(value("pangaea_commit_seconds_count"), table.revision + 1, "and its opening");
    let log = store.log(TableId(1)).await.expect("a log");
    let log = entries(table.terms.game, &log).expect("entries");
    let by_computer = |entry: &&pangaea_table::Entry| {
        entry.seat().is_some_and(|seat| table.guest(seat).is_none())
    };
    let moves = log.iter().filter(by_computer).count() as u64;
    assert!(moves > 5);
    let computer = "pangaea_computer_move_seconds_count{game=\"vaalbara\"}";
    assert_eq!(value(computer), moves);
    assert_eq!(value("pangaea_tables{game=\"vaalbara\",stage=\"over\"}"), 1);

    // Every answer was a request that the stand-in has seen.
    let requests = harness.standin.requests();
    let count = |method: &str, part: &str| {
        let meant =
            requests.iter().filter(|sent| sent.method == method && sent.path.contains(part));
        let done = meant.filter(|sent| sent.status < 300);
        done.count() as u64
    };
    let route = |route: &str| {
        value(&format!("pangaea_discord_requests_total{{outcome=\"delivered\",route=\"{route}\"}}"))
    };
    assert_eq!(route("respond"), count("POST", "/callback"));
    assert_eq!(sum(&samples, "pangaea_answer_seconds_count"), count("POST", "/callback"));
    assert_eq!(route("post_message"), count("POST", "/messages"));
    assert_eq!(route("edit_message"), count("PATCH", "/channels/"));
    assert_eq!(route("edit_response"), count("PATCH", "/webhooks/"));
    assert_eq!(route("register_commands"), 1);
    for (kind, times) in [("/play", 1), ("Join", 2), ("AddComputer", 1), ("Start", 1)] {
        assert_eq!(value(&format!("pangaea_answer_seconds_count{{kind=\"{kind}\"}}")), times);
    }
    assert_eq!(value("pangaea_refusals_total{kind=\"Join\"}"), 1);
    assert_eq!(sum(&samples, "pangaea_incidents_total"), 0);
    assert_eq!(sum(&samples, "pangaea_rate_limits_total"), 0);
    assert!(value("pangaea_render_seconds_count") > 10);
    assert_eq!(value("pangaea_render_seconds_count"), value("pangaea_render_bytes_count"));
    let bytes = value("pangaea_render_bytes_sum") / value("pangaea_render_bytes_count");
    assert!(bytes > 1000, "a picture has {bytes} bytes");
    assert_eq!(value("pangaea_outbox_messages"), 0);
    assert_eq!(value("pangaea_outbox_oldest_seconds"), 0);
    assert_eq!(value("pangaea_gateway_identifies_total"), 1);
    assert_eq!(value("pangaea_shard_connected{shard=\"0\"}"), 1);
    assert_eq!(value("pangaea_servers"), 1);
    assert!(samples.contains_key("pangaea_gateway_heartbeat_age_seconds{shard=\"0\"}"));
    assert!(value("process_resident_memory_bytes") > 1_000_000);
    assert!(value("pangaea_database_bytes") > 10_000);
    assert!(value("pangaea_disk_free_bytes") > 0);
    for person in &players {
        let (name, id) = (&person.person.name, person.person.id.to_string());
        assert!(!text.contains(name) && !text.contains(&id), "no label tells of a person");
    }
    let (server, channel) = (harness.standin.guild(), harness.standin.channel("general").id);
    assert!(!text.contains(&server.to_string()) && !text.contains(&channel.to_string()));
    bot.harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_refuses_is_counted_by_route_and_reason() {
    let bot = WatchedBot::new("metrics-refused").await;
    let harness = &bot.harness;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    ben.close_dms();
    harness.standin.fail(&Method::POST, "/messages", Fault::RateLimited(0.1, RateScope::User), 1);
    harness.standin.fail(&Method::POST, "/messages", Fault::Broken, 1);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let store = harness.bot.keepers().store();
    let said =
        async || store.tables_with_pending().await.expect("an outbox").is_empty().then_some(());
    harness.until("everything to be said", said).await;
    let (_, text) = bot.get("/metrics").await;
    let samples = samples(&text);
    let counted = |route: &str, outcome: &str| {
        let outcome = format!("outcome=\"{outcome}\",route=\"{route}\"");
        let name = format!("pangaea_discord_requests_total{{{outcome}}}");
        samples.get(&name).copied().unwrap_or_default()
    };
    assert_eq!(counted("post_message", "rate_limited"), 1);
    // Others may have had to wait for the same.
    assert!(samples["pangaea_rate_limits_total{scope=\"route\"}"] >= 1);
    assert_eq!(counted("post_message", "failed"), 1);
    let closed = counted("post_message", "refused") + counted("open_dm", "refused");
    assert!(closed > 0, "{text}");
    // A request is noted when it is over, a little later than its answer.
    let noted = async || {
        let requests = harness.standin.requests();
        let closed_to = requests.iter().filter(|sent| sent.status == 403 || sent.status == 400);
        (closed_to.count() as u64 == closed).then_some(())
    };
    harness.until("the refusals to be noted", noted).await;
    bot.harness.stop().await;
}
