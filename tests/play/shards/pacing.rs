//! Sessions are begun as Discord wants them, however many shards want one.

use super::{SHARDS, all_listen, bot_by_clock, four_servers};
use crate::play::harness::fresh;
use pangaea_discord::{Bot, ShardRange};
use standin::Standin;
use std::time::Duration;

/// Waits until so many sessions are begun and all others wait.
async fn begun(standin: &Standin, bot: &Bot, count: u64) {
    let stands = || format!("{:?}", standin.identifies());
    let monitor = bot.monitor();
    let rests = async || {
        let waits = count == u64::from(SHARDS) || !monitor.login_pause().is_zero();
        (standin.sessions().0 == count && monitor.identifies() == count && waits).then_some(())
    };
    wait::until(&format!("{count} sessions, and the others to wait"), stands, rests).await;
}

/// The shards that were begun, with the seconds after the first one.
fn seconds(standin: &Standin) -> Vec<(u64, u64)> {
    let asked = standin.identifies();
    let of = |one: &standin::IdentifyRecord| (one.shard[0], one.at.since(asked[0].at).as_secs());
    asked.iter().map(of).collect()
}

/// The stand-in puts off whoever comes too soon, which would be one more that has asked.
async fn paced(max_concurrency: u32, name: &str) -> Vec<(u64, u64)> {
    let builder = Standin::builder().shards(SHARDS).session_starts(1_000, max_concurrency);
    let standin = builder.start().await.expect("a stand-in");
    four_servers(&standin);
    standin.limit_rates(true);
    let bot = bot_by_clock(&standin, &fresh(name), None).await;
    let at_once = u64::from(max_concurrency);
    for count in (at_once..=SHARDS.into()).step_by(max_concurrency as usize) {
        begun(&standin, &bot, count).await;
        standin.advance(Duration::from_secs(4));
        assert_eq!(bot.monitor().identifies(), count, "a second too early");
        standin.advance(Duration::from_secs(1));
    }
    all_listen(&standin).await;
    assert_eq!(bot.monitor().login_pause(), Duration::ZERO, "none waits");
    bot.stop().await;
    seconds(&standin)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_shard_begins_after_another() {
    let asked = paced(1, "shards-one-by-one").await;
    let at: Vec<u64> = asked.iter().map(|(_, at)| *at).collect();
    assert_eq!(at, [0, 5, 10, 15]);
    let mut shards: Vec<u64> = asked.iter().map(|(shard, _)| *shard).collect();
    shards.sort_unstable();
    assert_eq!(shards, [0, 1, 2, 3], "each has asked once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shards_of_several_buckets_begin_together() {
    let asked = paced(2, "shards-buckets").await;
    let at: Vec<u64> = asked.iter().map(|(_, at)| *at).collect();
    assert_eq!(at, [0, 0, 5, 5]);
    for pair in asked.chunks(2) {
        assert_ne!(pair[0].0 % 2, pair[1].0 % 2, "one of each bucket: {asked:?}");
    }
}

/// What is left of the day's sessions is for all shards together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_few_sessions_are_left_all_shards_wait_for_them() {
    let builder = Standin::builder().shards(SHARDS).session_starts(1_000, SHARDS);
    let standin = builder.start().await.expect("a stand-in");
    four_servers(&standin);
    standin.limit_rates(true);
    standin.limit_session_starts(4, Duration::from_secs(400));
    let bot = bot_by_clock(&standin, &fresh("shards-few-left"), None).await;
    begun(&standin, &bot, 1).await;
    let pause = bot.monitor().login_pause();
    assert!(pause > Duration::from_secs(100), "{pause:?}");
    standin.advance(Duration::from_secs(100));
    assert_eq!(bot.monitor().identifies(), 1, "three are left for 300 seconds more");
    bot.stop().await;
}

/// Two processes know nothing of each other's sessions.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shard_that_is_put_off_asks_again() {
    let standin = Standin::builder().shards(2).start().await.expect("a stand-in");
    standin.limit_rates(true);
    let mut bots = Vec::new();
    for range in ["0/2", "1/2"] {
        let folder = fresh(&format!("shards-put-off-{}", bots.len()));
        bots.push(bot_by_clock(&standin, &folder, ShardRange::read(range)).await);
        let asked = || (standin.identifies().len() == bots.len()).then_some(());
        standin.until("a session to be asked for", asked).await;
    }
    assert_eq!(standin.sessions().0, 1, "the second one came too soon");
    standin.advance(Duration::from_secs(5));
    let listens = || standin.shard(1).is_connected().then_some(());
    standin.until("the second shard to listen", listens).await;
    assert_eq!(seconds(&standin), [(0, 0), (1, 0), (1, 5)]);
    for bot in bots {
        bot.stop().await;
    }
}
