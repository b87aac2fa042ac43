//! A client of serenity from its connection to its end.

use crate::{Link, Relay};
use serenity::all::{Client, Http, ShardManager};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long logging out may take: serenity itself sets no limit.
const GOODBYE: Duration = Duration::from_secs(3);

/// A client that is ready to start, with its gateway behind a [`Relay`].
pub struct Connection {
    pub(crate) client: Client,
    pub(crate) relay: Relay,
}

impl Connection {
    /// Serenity's REST client.
    pub fn http(&self) -> Arc<Http> {
        Arc::clone(&self.client.http)
    }

    /// Goes online.
    pub fn start(self) -> RunningClient {
        let Self { mut client, relay } = self;
        let shards = Arc::clone(&client.shard_manager);
        let task = tokio::spawn(async move { client.start().await });
        RunningClient { task, shards, relay }
    }
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Connection({:?})", self.relay)
    }
}

/// A client that is online. It logs out by [`RunningClient::stop`]; dropping it only cuts it off.
#[derive(Debug)]
pub struct RunningClient {
    task: JoinHandle<serenity::Result<()>>,
    shards: Arc<ShardManager>,
    relay: Relay,
}

impl RunningClient {
    /// The state of its connections.
    pub fn link(&self) -> &Link {
        self.relay.link()
    }

    /// Waits for an end that no one has asked for: of the client, or of its relay, without which it
    /// must not go on.
    pub async fn ended(&mut self) -> serenity::Result<()> {
        tokio::select! {
            ended = &mut self.task => ended.unwrap_or(Ok(())),
            () = self.relay.ended() => Ok(()),
        }
    }

    /// Logs out.
    pub async fn stop(&self) {
        let _ = tokio::time::timeout(GOODBYE, self.shards.shutdown_all()).await;
    }
}

impl Drop for RunningClient {
    fn drop(&mut self) {
        self.task.abort();
    }
}
