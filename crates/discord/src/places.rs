//! Places that go and come back: servers that the bot is removed from, channels and threads that are
//! deleted or locked. Discord tells of them as it happens, or with the next session.

use super::app::App;
use super::diagnose::{Diagnosis, diagnose};
use super::outbox::Rejection;
use super::servers::shard_of;
use futures_util::StreamExt;
use pangaea_table::{ChannelId, LostPlace, ServerId, Table, TableId, Upkeep};
use serenity::all::{Channel, GuildChannel};
use std::collections::BTreeSet;

/// So many tables at a time.
const AT_ONCE: usize = 4;

/// A session of a shard, of so many, begins: servers of this shard that the bot was removed from
/// meanwhile are missing in its list.
pub(super) async fn begin_session(
    app: &App,
    (shard, shards): (u32, u32),
    here: &BTreeSet<ServerId>,
) {
    let is_missing =
        |server: ServerId| shard_of(server, shards) == shard && !here.contains(&server);
    let known = known_servers(app).await.unwrap_or_else(|fault| {
        tracing::warn!("I can't find out which servers I know: {fault}");
        BTreeSet::new()
    });
    for server in known.into_iter().filter(|server| is_missing(*server)) {
        leave_server(app, server).await;
    }
}

/// The servers that have open tables, or for which something is set.
async fn known_servers(app: &App) -> Result<BTreeSet<ServerId>, pangaea_store::Error> {
    let store = app.keepers.store();
    let with_tables = store.servers_since(i64::MAX).await?.into_iter().map(|(server, _)| server);
    Ok(with_tables.chain(store.servers_with_settings().await?).collect())
}

/// The bot was removed from a server, and forgets what was set there. One that Discord can't reach is
/// still ours.
pub(super) async fn leave_server(app: &App, server: ServerId) {
    if let Err(fault) = app.keepers.store().forget_server(server).await {
        tracing::warn!("I couldn't forget what was set for a server: {fault}");
    }
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

/// A channel or thread was deleted, and with a channel its threads.
pub(super) async fn delete_channel(app: &App, channel: ChannelId) {
    let tables = app.keepers.store().tables_at(channel).await;
    change_all(app, tables, Upkeep::PlaceLost(LostPlace::Channel)).await;
}

/// A channel or thread has changed: it may be locked, or let the bot write again.
pub(super) async fn change_channel(app: &App, channel: &GuildChannel) {
    let place = ChannelId(channel.id.get());
    let tables = app.keepers.store().tables_at(place).await;
    if is_locked(channel) {
        return change_all(app, tables, Upkeep::PlaceLost(LostPlace::Permission)).await;
    }
    for table in tables.unwrap_or_default() {
        // What may be done in a channel may be done in its threads.
        if let Ok(kept) = app.keepers.get(table).await
            && kept.unreachable.is_some()
        {
            look_at(app, table, kept.channel, true).await;
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
    let gets_thread = table.lacks_thread();
    diagnose(&app.rest, table.channel, table.server, gets_thread).await == Diagnosis::Fine
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
