//! A bot with four shards, one for each of four servers.

mod gone;
mod pacing;
mod sessions;
mod together;

use super::harness::{Harness, fresh};
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint, Identifies, ShardRange};
use pangaea_keeper::clock::Clock;
use pangaea_store::Store;
use standin::{Builder, ServerHandle, Standin};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

/// The number of shards.
const SHARDS: u32 = 4;

/// A Discord that recommends as many, and lets all of them begin at once.
pub(crate) fn recommending() -> Builder {
    Standin::builder().shards(SHARDS).session_starts(1_000, SHARDS)
}

/// Four servers, in order of their shards.
pub(crate) fn four_servers(standin: &Standin) -> [ServerHandle; 4] {
    let [second, third, fourth] = ["second", "third", "fourth"].map(|name| standin.server(name));
    let servers = [standin.home(), second, third, fourth];
    let shards = servers.each_ref().map(|server| server.shard(SHARDS.into()));
    assert_eq!(shards, [0, 1, 2, 3]);
    servers
}

/// A bot that listens with all shards, and a server for each.
async fn with_four(name: &str) -> (Harness, [ServerHandle; 4]) {
    let standin = recommending().start().await.expect("a stand-in");
    let servers = four_servers(&standin);
    let harness = Box::pin(Harness::kept(standin, fresh(name), Clock::default())).await;
    all_listen(&harness.standin).await;
    (harness, servers)
}

/// A bot with all shards or some, whose sessions are begun by the stand-in's clock, which stands still
/// until the test moves it.
pub(crate) async fn bot_by_clock(
    standin: &Standin,
    folder: &Path,
    shards: Option<ShardRange>,
) -> Bot {
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let clock = standin.clock().clone();
    let now = move || UNIX_EPOCH + Duration::from_millis(clock.now().0);
    let identifies = Identifies::default().by_clock(now);
    let parts = BotParts { identifies, shards, ..BotParts::new(store, Decks::built_in()) };
    Bot::start(standin.token(), &Endpoint::Standin(standin.url()), parts).await.expect("a bot")
}

/// Waits until all shards listen.
async fn all_listen(standin: &Standin) {
    let listen = || (0..SHARDS.into()).all(|shard| standin.shard(shard).is_connected());
    standin.until("all shards to listen", || listen().then_some(())).await;
}

/// How many sessions each shard has opened, and how often one of them was resumed.
fn sessions(standin: &Standin) -> [(u64, u64); 4] {
    [0, 1, 2, 3].map(|shard| standin.shard(shard).sessions())
}
