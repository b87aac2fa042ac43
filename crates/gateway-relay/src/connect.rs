//! How serenity is connected: to Discord, or to what stands in for it.

use crate::{Connection, Identifies, Relay};
use serenity::all::{ClientBuilder, EventHandler, GatewayIntents, HttpBuilder};
use serenity::prelude::TypeMapKey;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serenity's REST client for Discord, or for a stand-in at an address such as
/// `http://127.0.0.1:8321`. Its own limiter is off, with which it would ignore that address: what
/// is asked for while a bot runs is limited by the bot.
pub fn http(token: &str, standin: Option<&str>) -> HttpBuilder {
    let http = HttpBuilder::new(token).ratelimiter_disabled(true);
    match standin {
        None => http,
        Some(url) => http.proxy(url),
    }
}

/// A client that is ready to start.
/// Whoever is not let in, or finds no one there, is told at once; a connection that is lost later
/// comes back by itself. New sessions are begun as often as Discord still grants them.
pub async fn connect(
    token: &str,
    standin: Option<&str>,
    intents: GatewayIntents,
    handler: impl EventHandler + 'static,
    identifies: Arc<Identifies>,
) -> serenity::Result<Connection> {
    let gateway = match standin {
        None => None,
        Some(url) => Some(gateway_at(token, url).await?),
    };
    let granted = http(token, standin).build().get_bot_gateway().await?.session_start_limit;
    identifies.granted(&granted);
    behind_relay(http(token, standin), gateway, intents, handler, identifies).await
}

/// The only place where a client of serenity is made: what it connects to is the relay, and nothing
/// else ever. The relay goes to the given gateway, or to the one that the client was told of.
async fn behind_relay(
    http: HttpBuilder,
    gateway: Option<String>,
    intents: GatewayIntents,
    handler: impl EventHandler + 'static,
    identifies: Arc<Identifies>,
) -> serenity::Result<Connection> {
    let client = ClientBuilder::new_with_http(http.build(), intents);
    let client = client.event_handler(handler).await?;
    let mut found = client.ws_url.lock().await;
    let gateway = gateway.unwrap_or_else(|| found.clone());
    let relay = Relay::start(gateway, identifies).await.map_err(serenity::Error::Io)?;
    *found = relay.url();
    drop(found);
    client.data.write().await.insert::<Port>(Arc::clone(&relay.listener));
    Ok(Connection { client, relay })
}

/// The relay's port, kept with what every part of serenity has a share in: it stays taken until the
/// last of them is gone.
struct Port;

impl TypeMapKey for Port {
    type Value = Arc<TcpListener>;
}

/// The gateway of a stand-in. Where none of the same host is named serenity would turn to Discord;
/// this refuses instead.
async fn gateway_at(token: &str, url: &str) -> serenity::Result<String> {
    let gateway = http(token, Some(url)).build().get_gateway().await?.url;
    let there = host(&gateway, "ws://");
    if there.is_none() || there != host(url, "http://") {
        return Err(serenity::Error::Other("the gateway is somewhere else"));
    }
    Ok(gateway)
}

/// The host and port of an address of this kind.
fn host<'a>(address: &'a str, scheme: &str) -> Option<&'a str> {
    address.strip_prefix(scheme)?.split('/').next()
}

#[cfg(test)]
mod tests;
