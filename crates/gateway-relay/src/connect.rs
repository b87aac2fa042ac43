//! How serenity is connected: to Discord, or to what stands in for it.

use crate::{Connection, Identifies, Relay, ShardRange};
use futures_util::StreamExt;
use futures_util::stream::select_all;
use serenity::all::{
    EventHandler, GatewayIntents, Http, HttpBuilder, ShardManager, ShardManagerOptions,
};
use serenity::prelude::{Mutex, RwLock, TypeMap, TypeMapKey};
use std::sync::Arc;
use tokio::net::TcpListener;

/// Where a bot logs in.
#[derive(Clone, Debug)]
pub enum Endpoint {
    /// At Discord itself.
    Discord,
    /// At a stand-in with an address such as `http://127.0.0.1:8321`, which must already answer.
    Standin(String),
    /// At Discord, or at a stand-in; but what is asked of its REST goes to a proxy at this address, which
    /// passes it on. The gateway is where Discord or the stand-in has it.
    Proxy { url: String, standin: Option<String> },
}

impl Endpoint {
    /// Where requests go, if not to Discord itself.
    pub fn rest(&self) -> Option<&str> {
        match self {
            Self::Discord => None,
            Self::Standin(url) | Self::Proxy { url, .. } => Some(url),
        }
    }

    /// The stand-in that is there instead of Discord.
    fn standin(&self) -> Option<&str> {
        match self {
            Self::Discord => None,
            Self::Standin(url) => Some(url),
            Self::Proxy { standin, .. } => standin.as_deref(),
        }
    }
}

/// Serenity's REST client for this place. Its own limiter is off, with which it would ignore every address
/// but Discord's: what is asked for while a bot runs is limited by the bot.
pub fn http(token: &str, place: &Endpoint) -> HttpBuilder {
    let http = HttpBuilder::new(token).ratelimiter_disabled(true);
    match place.rest() {
        None => http,
        Some(url) => http.proxy(url),
    }
}

/// A client that is ready to start, with these shards, or with as many as Discord recommends.
/// Whoever is not let in, or finds no one there, is told at once; a connection that is lost later
/// comes back by itself. New sessions are begun as often as Discord still grants them.
pub async fn connect(
    token: &str,
    place: &Endpoint,
    intents: GatewayIntents,
    handler: impl EventHandler + 'static,
    identifies: Arc<Identifies>,
    shards: Option<ShardRange>,
) -> serenity::Result<Connection> {
    let http = Arc::new(http(token, place).build());
    let found = http.get_bot_gateway().await?;
    // A stand-in leads nowhere else.
    if place.standin().is_some_and(|url| !is_same_host(&found.url, url)) {
        return Err(serenity::Error::Other("the gateway is somewhere else"));
    }
    let shards = shards.unwrap_or_else(|| ShardRange::all(found.shards));
    identifies.granted(&found.session_start_limit, shards);
    let relay = Relay::start(found.url, shards, identifies).await.map_err(serenity::Error::Io)?;
    let handler: Arc<dyn EventHandler> = Arc::new(handler);
    Ok(behind_relay(http, relay, intents, &handler))
}

/// The only place where clients of serenity are made: what they connect to is the relay, and nothing
/// else ever.
///
/// There is one for each shard: in serenity 0.12.5 the shards of one client are started 5 seconds apart,
/// however many Discord lets begin at once, and those that have lost their sessions wait for each other.
fn behind_relay(
    http: Arc<Http>,
    relay: Relay,
    intents: GatewayIntents,
    handler: &Arc<dyn EventHandler>,
) -> Connection {
    let mut data = TypeMap::new();
    data.insert::<Port>(Arc::clone(&relay.listener));
    let data = Arc::new(RwLock::new(data));
    let total = relay.link().range().total();
    let shards = relay.urls().map(|(shard, url)| {
        ShardManager::new(ShardManagerOptions {
            data: Arc::clone(&data),
            event_handlers: vec![Arc::clone(handler)],
            raw_event_handlers: Vec::new(),
            shard_index: shard,
            shard_init: 1,
            shard_total: total,
            ws_url: Arc::new(Mutex::new(url)),
            http: Arc::clone(&http),
            intents,
            presence: None,
        })
    });
    let (shards, ends): (Vec<_>, Vec<_>) = shards.unzip();
    Connection { http, shards, ends: select_all(ends).boxed(), relay }
}

/// The relay's port, kept with what every part of serenity has a share in: it stays taken until the
/// last of them is gone.
struct Port;

impl TypeMapKey for Port {
    type Value = Arc<TcpListener>;
}

/// Is a gateway where the stand-in is that has named it?
fn is_same_host(gateway: &str, standin: &str) -> bool {
    let there = host(gateway, "ws://");
    there.is_some() && there == host(standin, "http://")
}

/// The host and port of an address of this kind.
fn host<'a>(address: &'a str, scheme: &str) -> Option<&'a str> {
    address.strip_prefix(scheme)?.split('/').next()
}

#[cfg(test)]
mod tests;
