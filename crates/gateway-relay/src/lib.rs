//! A relay on loopback between serenity and the gateway. Everything passes unchanged, except that a
//! close frame without a code gets one.
//!
//! # Why
//!
//! In serenity 0.12.5 `WsClient::recv_json` matches `Message::Close(Some(_))` and takes every other
//! message that is neither text nor binary, `Message::Close(None)` among them, for "nothing came"
//! (`Ok(None)`). From then on the stream has ended and yields `None` at once, which is also taken for
//! "nothing came", this time without the pause of 500 ms that a quiet connection has. So
//! `ShardRunner::run` goes round without ever yielding to the runtime: one thread is busy, and on a
//! runtime with a single thread nothing else happens at all. Only when the next heartbeat is due,
//! up to 41 seconds later, does sending fail and the shard start again, with a new session, so that
//! what happened in between is lost.
//!
//! From outside the shard cannot be helped: `ShardManager::restart` makes the runner wait for the
//! end of the same stream in a loop that never ends, and any message through `ShardMessenger` ends
//! the runner without a restart. With a code in the frame serenity does the right thing by itself:
//! it resumes within milliseconds and loses nothing.
//!
//! # What it is trusted with
//!
//! The token passes through here, so the relay takes care who gets it. TLS with the gateway is our
//! own (`tls`); serenity's, which is older and has open advisories, never speaks to anyone. Only
//! this machine can connect, and only with a path that no other process knows (`path`). And the port
//! stays taken as long as serenity might connect to it.
//!
//! # How
//!
//! [`connect`] makes a client of serenity whose gateway is behind a [`Relay`], at Discord or at what
//! stands in for it:
//!
//! ```ignore
//! let identifies = Arc::new(Identifies::default());
//! let connection = connect(token, &Endpoint::Discord, intents, handler, identifies, None).await?;
//! let mut client = connection.start();
//! client.ended().await?;
//! ```
//!
//! Since everything passes here, this is also where a connection is watched ([`Link`]) and where a
//! new session waits until it is granted ([`Identifies`]). A process has as many shards as Discord
//! recommends, or some of them ([`ShardRange`]), and several processes can share them by leases
//! ([`ShardLeases`]) and begin their sessions as if they were one ([`SessionPace`]); each shard has a path of its own, so that it is known whose
//! connection it is. A gateway that wants no such shard ends the client ([`ShardRefusal`]): in serenity
//! 0.12.5 close codes 4010 and 4011 end nothing, and asking again would be refused again.

mod connect;
mod frame;
mod identifies;
mod leases;
mod link;
mod passage;
mod path;
mod running;
mod shards;
mod tls;

pub use connect::{Endpoint, connect, http};
pub use identifies::{Identifies, PaceAnswer, SessionPace};
pub use leases::{LeaseStep, ProcessId, ProcessShards, ShardLease, ShardLeases};
pub use link::{Link, ShardLink, ShardRefusal};
pub use running::{Connection, RunningClient};
pub use shards::ShardRange;

use std::convert::Infallible;
use std::fmt;
use std::io::{self, Cursor};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use passage::Passage;
use path::SecretPath;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{Connector, accept_async_with_config, connect_async_tls_with_config};

/// What serenity adds to the gateway's address.
const QUERY: &str = "?v=10";

/// How long a connection may take to come about, on both sides together.
const CONNECTING: Duration = Duration::from_secs(15);

/// How long to wait when no connection can be accepted, e.g. because too many files are open.
const PAUSE: Duration = Duration::from_millis(200);

/// The relay. It is shut when this is dropped. Its port stays taken as long as a client of serenity
/// that knows it lives: whoever took it then would be sent the token.
pub struct Relay {
    address: SocketAddr,
    paths: ShardPaths,
    listener: Arc<TcpListener>,
    link: Link,
    task: JoinHandle<Infallible>,
}

/// The shards of a relay, each with its path.
type ShardPaths = Arc<[(u32, SecretPath)]>;

impl Relay {
    /// Opens a relay for these shards to the gateway at an address such as `wss://gateway.discord.gg`.
    pub async fn start(
        gateway: String,
        shards: ShardRange,
        identifies: Arc<Identifies>,
    ) -> io::Result<Self> {
        let gateway = Gateway::new(target(&gateway), tls::connector());
        Self::open(Gateway { identifies, link: Link::new(shards), ..gateway }).await
    }

    /// How the connections behind it are.
    pub fn link(&self) -> &Link {
        &self.link
    }

    async fn open(gateway: Gateway) -> io::Result<Self> {
        let listener = Arc::new(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?);
        let address = listener.local_addr()?;
        let link = gateway.link.clone();
        let paths = link.range().ids().map(|shard| Ok((shard, SecretPath::new()?)));
        let paths: ShardPaths = paths.collect::<io::Result<_>>()?;
        let clients = Arc::clone(&listener);
        let accept = async move || clients.accept().await.map(|(client, _)| client);
        let task = tokio::spawn(accept_all(accept, Arc::clone(&paths), gateway));
        Ok(Self { address, paths, listener, link, task })
    }

    /// The shards, each with the address to give to serenity. That is a secret: whoever knows it can
    /// use the relay.
    pub fn urls(&self) -> impl Iterator<Item = (u32, String)> {
        let url = |path: &SecretPath| format!("ws://{}{}", self.address, path.expose());
        self.paths.iter().map(move |(shard, path)| (*shard, url(path)))
    }

    /// Waits for the end of what serves the relay. It never ends but by a fault of ours, and a bot
    /// without it must end too.
    pub async fn ended(&mut self) {
        let _ = (&mut self.task).await;
    }
}

impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Relay({})", self.address)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Where serenity is connected to, how the connections there are, and how many new ones it grants.
#[derive(Clone)]
struct Gateway {
    url: String,
    tls: Option<Connector>,
    limit: Duration,
    link: Link,
    identifies: Arc<Identifies>,
}

impl Gateway {
    fn new(url: String, tls: Option<Connector>) -> Self {
        let link = Link::new(ShardRange::default());
        Self { url, tls, limit: CONNECTING, link, identifies: Arc::default() }
    }
}

/// Serves everyone who comes. One who cannot be accepted does not keep the next one out.
async fn accept_all(
    mut accept: impl AsyncFnMut() -> io::Result<TcpStream>,
    paths: ShardPaths,
    gateway: Gateway,
) -> Infallible {
    let mut connections = JoinSet::new();
    loop {
        match accept().await {
            Ok(client) => {
                connections.spawn(serve(client, Arc::clone(&paths), gateway.clone()));
            }
            Err(error) => {
                tracing::warn!("The gateway relay can't accept a connection: {error}");
                tokio::time::sleep(PAUSE).await;
            }
        }
        while connections.try_join_next().is_some() {}
    }
}

/// Serves one connection, of a client that knows a shard's path. The gateway comes first: if it is not
/// there, serenity must not believe that it is connected.
async fn serve(client: TcpStream, paths: ShardPaths, gateway: Gateway) {
    let Gateway { url, tls, limit, link, identifies } = gateway;
    let connecting = async {
        let _ = client.set_nodelay(true);
        let (mut request, answer) = client.into_split();
        let mut line = [0; SecretPath::LENGTH];
        request.read_exact(&mut line).await.ok()?;
        let (shard, _) = paths.iter().find(|(_, path)| path.is_asked_for(&line))?;
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let connected = connect_async_tls_with_config(url, Some(config), true, tls);
        // Serenity, which only sees that we do not answer, would have to guess.
        let connected = match tokio::time::timeout(limit, connected).await {
            Ok(connected) => connected.map_err(|error| error.to_string()),
            Err(_) => Err(format!("it doesn't answer within {} seconds", limit.as_secs())),
        };
        link.reached(connected.as_ref().map(drop).map_err(Clone::clone));
        let (gateway, _) = connected.ok()?;
        let client = tokio::io::join(Cursor::new(line).chain(request), answer);
        let client = accept_async_with_config(client, Some(config)).await.ok()?;
        Some((*shard, client, gateway))
    };
    // The gateway has its own limit, so that its silence is noticed first.
    if let Ok(Some((shard, client, gateway))) = tokio::time::timeout(limit * 2, connecting).await {
        Passage::new(link.watch(shard), identifies).pass(client, gateway).await;
    }
}

/// The address that serenity would connect to.
fn target(gateway: &str) -> String {
    let has_path = gateway.split_once("://").is_some_and(|(_, rest)| rest.contains('/'));
    format!("{gateway}{}{QUERY}", if has_path { "" } else { "/" })
}

#[cfg(test)]
mod tests;
