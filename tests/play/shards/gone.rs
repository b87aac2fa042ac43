//! A server that is gone is missed by its own shard, and by no other.

use super::{SHARDS, all_listen, with_four};
use crate::play::harness::Harness;
use crate::play::hosting::begin;
use crate::play::seated::all_said;
use pangaea_table::{ChannelId, LostPlace, TableId};
use scripted_players::{AnswersVia, ScriptedPlayer};
use standin::{Person, ServerHandle};

/// Opens a table in a server and begins its game.
async fn game(harness: &Harness, server: &ServerHandle, names: [&str; 2]) -> (TableId, Person) {
    let people = names.map(|name| server.person(name));
    begin(&people, "vaalbara", &[]).await;
    let [host, _] = people;
    let table = harness.bot.keepers().store().table_at(ChannelId(host.place.0)).await;
    (table.expect("a store that answers").expect("a table"), host)
}

/// Waits until a table is lost for this reason, or seen again.
async fn is_lost(harness: &Harness, table: TableId, why: Option<LostPlace>) {
    let is_so = async || {
        let lost = harness.table(table).await.unreachable.map(|lost| lost.why);
        (lost == why).then_some(())
    };
    harness.until(&format!("table {table} to be lost: {why:?}"), is_so).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_left_meanwhile_is_missed_by_its_own_shard_only() {
    let (harness, servers) = with_four("shards-gone").await;
    // Another server of the third shard: one of its list, which is not empty for being short.
    let beside = harness.standin.server("fifth");
    let beside = [beside, harness.standin.server("sixth"), harness.standin.server("seventh")];
    let [.., beside] = beside;
    assert_eq!(beside.shard(SHARDS.into()), 2);
    let mut tables = Vec::new();
    let names = [["Ada", "Ben"], ["Cleo", "Dirk"], ["Edda", "Finn"], ["Gus", "Hans"]];
    for (server, names) in servers.iter().zip(names) {
        tables.push(game(&harness, server, names).await);
    }
    tables.push(game(&harness, &beside, ["Ida", "Jo"]).await);
    all_said(&harness).await;
    let harness = Box::pin(harness.restarted_after(|| servers[2].throw_bot_out())).await;
    all_listen(&harness.standin).await;
    is_lost(&harness, tables[2].0, Some(LostPlace::Server)).await;
    let removed = async || {
        let troubles = harness.bot.monitor().troubles().await;
        let is_known = harness.bot.monitor().servers() == Some(6);
        is_known.then_some(troubles)
    };
    let troubles = harness.until("all servers to be known", removed).await;
    let told = format!("the bot was removed from server {}", servers[2].id);
    assert!(troubles.len() == 1 && troubles[0].starts_with(&told), "{troubles:?}");
    for (table, host) in [0, 1, 3, 4].map(|number| &tables[number]) {
        assert!(ScriptedPlayer::new(host.clone(), AnswersVia::MyMove, 1).answer().await);
        assert_eq!(harness.table(*table).await.unreachable, None);
    }
    servers[2].invite_bot();
    is_lost(&harness, tables[2].0, None).await;
    assert!(harness.bot.monitor().troubles().await.is_empty());
    harness.stop().await;
}
