//! A bot with several shards, as its host sees it and sets it.

use super::{beside, bot_at, empty, get, running, status, turned};
use crate::cli::{output, refusal, text};
use crate::play::hosting::{begin, told};
use crate::play::shards::{bot_by_clock, four_servers, recommending};
use pangaea::status::{HttpEndpoint, Service, Socket};
use standin::Standin;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_can_play_once_all_shards_are_there() {
    let standin = recommending().start().await.expect("a stand-in");
    four_servers(&standin);
    let folder = empty("status-shards");
    let bot = bot_by_clock(&standin, &folder, None).await;
    let service = Service::running(bot.monitor(), &folder.join("pangaea.db"), 0);
    let _socket = Socket::open(&folder, service.clone());
    let endpoint = HttpEndpoint::bind("127.0.0.1:0".parse().expect("an address"));
    let endpoint = endpoint.await.expect("a free port");
    let address = endpoint.address().expect("its address").to_string();
    let _endpoint = endpoint.open(service);
    turned(&address, &standin, (200, "ready")).await;
    let (said, code) = status(&folder);
    assert!(code == 0 && said.contains("in 4 servers"), "{said}");
    assert!(said.contains("\nshards     4 of 4 connected; the bot has 4 in all\n"), "{said}");
    for shard in 0..4 {
        assert!(said.contains(&format!("\ngateway    shard {shard} connected for ")), "{said}");
    }
    // The next session of the same shard waits until the clock moves.
    standin.shard(3).invalidate_session(false);
    turned(&address, &standin, (503, "shard 3 isn't connected to Discord")).await;
    let (_, metrics) = get(&address, "GET", "/metrics").await;
    for (shard, connected) in [(0, 1), (1, 1), (2, 1), (3, 0)] {
        let line = format!("\npangaea_shard_connected{{shard=\"{shard}\"}} {connected}\n");
        assert!(metrics.contains(&line), "{metrics}");
        let age = format!("\npangaea_gateway_heartbeat_age_seconds{{shard=\"{shard}\"}} ");
        assert!(metrics.contains(&age), "{metrics}");
    }
    standin.advance(Duration::from_secs(5));
    turned(&address, &standin, (200, "ready")).await;
    bot.stop().await;
}

/// Two processes of one bot, each with half of its shards; they share nothing yet but the token.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_process_has_the_shards_that_are_set() {
    let standin = recommending().start().await.expect("a stand-in");
    let servers = four_servers(&standin);
    let folders = ["shards-lower", "shards-upper"].map(empty);
    let mut processes = Vec::new();
    for (folder, (range, shards)) in folders.iter().zip([("0-1/4", [0, 1]), ("2-3/4", [2, 3])]) {
        let pinned = [("PANGAEA_SHARDS", range.to_owned())];
        processes.push(running(&standin, folder, &pinned).await);
        let listen = || shards.iter().all(|shard| standin.shard(*shard).is_connected());
        standin.until("its shards to listen", || listen().then_some(())).await;
    }
    standin.has_command("play").await;
    let mut asked: Vec<[u64; 2]> = standin.identifies().iter().map(|one| one.shard).collect();
    asked.sort_unstable();
    assert_eq!(asked, [[0, 4], [1, 4], [2, 4], [3, 4]]);
    let people = ["Ada", "Ben"].map(|name| servers[3].person(name));
    begin(&people, "vaalbara", &[]).await;
    let [lower, upper] = folders.each_ref().map(|folder| text(&beside(folder, &["tables"]).stdout));
    assert!(lower.contains("There are no tables."), "{lower}");
    assert!(upper.contains("vaalbara"), "{upper}");
    // Direct messages arrive at the first shard, whose process knows of no table.
    let words = told(people[0].in_dms().slash("games", &[])).await;
    assert!(!words.contains("Vaalbara"), "{words}");
    for folder in &folders {
        let (said, code) = status(folder);
        assert!(code == 0 && said.contains("in 2 servers"), "{said}");
        assert!(said.contains("2 of 2 connected; the bot has 4 in all"), "{said}");
    }
    for process in processes {
        process.end().await;
    }
}

/// As Discord does with a bot that has outgrown what was set.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_few_shards_end_the_process_with_a_reason() {
    let standin = Standin::builder().most_servers(1).start().await.expect("a stand-in");
    four_servers(&standin);
    for (set, shards) in [("", 1), ("0-1/2", 2)] {
        let data = empty("shards-too-few");
        let mut program = bot_at(&standin.url(), standin.token(), &data);
        let ended = output(program.env("PANGAEA_SHARDS", set));
        let reason = refusal(&ended, 1);
        let told = format!("Discord wants more shards than {shards} for this many servers");
        assert!(reason.contains(&told), "{reason}");
        let (said, code) = status(&data);
        assert!(code == 1 && said.contains(&told), "{said}");
    }
    assert_eq!(standin.sessions().0, 0, "none was begun");
}
