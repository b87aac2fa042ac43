//! Places that go and come back: servers that the bot is removed from, channels and threads that are
//! deleted or locked. Discord tells of them as it happens, or with the next session.

use super::app::App;
use super::diagnose::{Diagnosis, diagnose};
use super::outbox::Rejection;
use futures_util::StreamExt;
use pangaea_table::{ChannelId, LostPlace, ServerId, Table, TableId, Upkeep};
use serenity::all::{Channel, GuildChannel, Ready};
use std::collections::BTreeSet;

/// So many tables at a time.
const AT_ONCE: usize = 4;

/// A session begins: servers that the bot was removed from meanwhile are missing in its list.
pub(super) async fn begin_session(app: &App, ready: &Ready) {
    let here: BTreeSet<u64> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
    let is_ours = |server: ServerId| {
        ready.shard.is_none_or(|shard| hears_of(shard.id.0, shard.total, server))
    };
    let wanted = app.keepers.store().servers_since(i64::MAX).await;
    let wanted = wanted.unwrap_or_else(|fault| {
        tracing::warn!("I can't find out which servers have open tables: {fault}");
        Vec::new()
    });
    let gone = wanted.into_iter().map(|(server, _)| server);
    for server in gone.filter(|server| is_ours(*server) && !here.contains(&server.0)) {
        leave_server(app, server).await;
    }
}

/// Is this the shard, of so many, that hears of a server? The others have it in no list of theirs.
fn hears_of(shard: u32, shards: u32, server: ServerId) -> bool {
    (server.0 >> 22) % u64::from(shards.max(1)) == u64::from(shard)
}

/// The bot was removed from a server. One that Discord can't reach is still ours.
pub(super) async fn leave_server(app: &App, server: ServerId) {
    let tables = app.keepers.store().tables_in(server).await;
    change_all(app, tables, Upkeep::PlaceLost(LostPlace::Server)).await;
}

/// The bot is in a server, with these channels and threads. Those that are missing are deleted or
/// hidden, or threads that are put away.
pub(super) async fn enter_server(app: &App, server: ServerId, seen: &BTreeSet<ChannelId>) {
    let tables = match app.keepers.store().places_in(server).await {
        Ok(tables) => tables,
        Err(fault) => return tracing::warn!("I can't read the tables of a server: {fault}"),
    };
    let wanted = tables.into_iter().filter_map(|(table, place, may_be_lost)| {
        let is_seen = seen.contains(&place);
        (may_be_lost || !is_seen).then_some((table, place, is_seen))
    });
    let look = |(table, place, is_seen)| look_at(app, table, place, is_seen);
    futures_util::stream::iter(wanted).for_each_concurrent(AT_ONCE, look).await;
}

/// A channel or thread was deleted.
pub(super) async fn delete_channel(app: &App, channel: ChannelId) {
    let tables = app.keepers.store().table_at(channel).await.map(Vec::from_iter);
    change_all(app, tables, Upkeep::PlaceLost(LostPlace::Channel)).await;
}

/// A channel or thread has changed: it may be locked, or let the bot write again.
pub(super) async fn change_channel(app: &App, channel: &GuildChannel) {
    let place = ChannelId(channel.id.get());
    let tables = app.keepers.store().table_at(place).await.map(Vec::from_iter);
    if is_locked(channel) {
        return change_all(app, tables, Upkeep::PlaceLost(LostPlace::Permission)).await;
    }
    for table in tables.unwrap_or_default() {
        let kept = app.keepers.get(table).await;
        if kept.is_ok_and(|kept| kept.unreachable.is_some()) {
            look_at(app, table, place, true).await;
        }
    }
}

/// A thread that is only put away is opened again by the next message.
fn is_locked(channel: &GuildChannel) -> bool {
    channel.thread_metadata.is_some_and(|thread| thread.archived && thread.locked)
}

/// Finds out whether a table can be seen where it is.
async fn look_at(app: &App, id: TableId, place: ChannelId, is_seen: bool) {
    let Ok(table) = app.keepers.get(id).await else { return };
    let lost = table.unreachable.map(|lost| lost.why);
    if (lost.is_none() && is_seen) || (lost == Some(LostPlace::Channel) && !is_seen) {
        return;
    }
    let upkeep = match app.rest.channel(place).await {
        Ok(Channel::Guild(channel)) if is_locked(&channel) => {
            Upkeep::PlaceLost(LostPlace::Permission)
        }
        Ok(_) if may_write(app, &table).await => Upkeep::PlaceFound,
        Err(error) if Rejection::from(&error) == Rejection::PlaceGone => {
            Upkeep::PlaceLost(LostPlace::Channel)
        }
        _ => return,
    };
    change(app, id, upkeep).await;
}

/// Where a permission was missing for long, being there is not enough.
async fn may_write(app: &App, table: &Table) -> bool {
    let Some(lost) = table.unreachable else { return false };
    if lost.why != LostPlace::Permission {
        return true;
    }
    diagnose(&app.rest, table.channel, table.server).await == Diagnosis::Fine
}

async fn change_all(app: &App, tables: Result<Vec<TableId>, pangaea_store::Error>, upkeep: Upkeep) {
    let tables = tables.unwrap_or_else(|fault| {
        tracing::warn!("I can't find the tables of a place that has changed: {fault}");
        Vec::new()
    });
    let one = |table| change(app, table, upkeep);
    futures_util::stream::iter(tables).for_each_concurrent(AT_ONCE, one).await;
}

async fn change(app: &App, table: TableId, upkeep: Upkeep) {
    if let Err(error) = app.keepers.handle(table, upkeep).await {
        error.log("A table couldn't be told what has become of its channel");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_missed_by_one_shard_only() {
        let servers = [1, 81_384_788_765_712_384, u64::MAX].map(ServerId);
        for (server, shards) in servers.into_iter().zip([1, 4, 16]) {
            let hearing = (0..shards).filter(|shard| hears_of(*shard, shards, server)).count();
            assert_eq!(hearing, 1, "{server}");
            assert!(hears_of(0, 1, server) && hears_of(0, 0, server));
        }
    }
}
