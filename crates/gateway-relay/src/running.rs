//! A client of serenity from its connection to its end.

use crate::{Link, Relay, ShardRange, ShardRefusal};
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream::BoxStream;
use serenity::all::{GatewayError, Http, ShardManager};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long logging out may take: serenity itself sets no limit.
const GOODBYE: Duration = Duration::from_secs(3);

/// A client that is ready to start, with its gateway behind a [`Relay`].
pub struct Connection {
    pub(crate) http: Arc<Http>,
    pub(crate) shards: Vec<Arc<ShardManager>>,
    /// How each shard that ends for good has ended.
    pub(crate) ends: BoxStream<'static, Result<(), GatewayError>>,
    pub(crate) relay: Relay,
}

impl Connection {
    /// Serenity's REST client.
    pub fn http(&self) -> Arc<Http> {
        Arc::clone(&self.http)
    }

    /// The shards that it has, and of how many.
    pub fn shards(&self) -> ShardRange {
        self.relay.link().range()
    }

    /// Goes online.
    pub fn start(self) -> RunningClient {
        let Self { shards, mut ends, relay, .. } = self;
        for shard in &shards {
            // It only asks for a start, and never fails.
            let _ = shard.initialize();
        }
        let ended = tokio::spawn(async move { ends.next().await.unwrap_or(Ok(())) });
        RunningClient { shards, ended, relay }
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
    shards: Vec<Arc<ShardManager>>,
    /// The end of the first shard that ends for good.
    ended: JoinHandle<Result<(), GatewayError>>,
    relay: Relay,
}

impl RunningClient {
    /// The state of its connections.
    pub fn link(&self) -> &Link {
        self.relay.link()
    }

    /// Waits for an end that no one has asked for: of a shard for good, or of its relay, without which it
    /// must not go on.
    pub async fn ended(&mut self) -> serenity::Result<()> {
        let link = self.relay.link().clone();
        tokio::select! {
            ended = &mut self.ended => ended.unwrap_or(Ok(())).map_err(serenity::Error::Gateway),
            why = link.refused() => Err(serenity::Error::Gateway(match why {
                ShardRefusal::Invalid => GatewayError::InvalidShardData,
                ShardRefusal::TooFew => GatewayError::OverloadedShard,
            })),
            () = self.relay.ended() => Ok(()),
        }
    }

    /// Logs out.
    pub async fn stop(&self) {
        let all = self.shards.iter().map(|shard| shard.shutdown_all());
        let _ = tokio::time::timeout(GOODBYE, join_all(all)).await;
    }
}

impl Drop for RunningClient {
    fn drop(&mut self) {
        self.ended.abort();
    }
}
