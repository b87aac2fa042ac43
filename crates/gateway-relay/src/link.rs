//! How the connections to the gateway are: connected or not, and whether heartbeats come back.

use crate::frame::FromGateway;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long an acknowledgement may take before something is wrong.
const SOON: Duration = Duration::from_secs(10);

/// All shards of a bot. Clones share it.
#[derive(Clone, Debug)]
pub struct Link(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    shards: Mutex<BTreeMap<u64, ShardLink>>,
    connections: AtomicU64,
}

/// One shard.
#[derive(Clone, Debug)]
pub struct ShardLink {
    /// Since when it is as it is: connected, or not.
    pub since: Instant,
    /// Has it a session that hears what happens?
    pub connected: bool,
    /// When the oldest heartbeat was sent that no one has acknowledged.
    pub unanswered: Option<Instant>,
    /// When Discord last acknowledged a heartbeat; before that, when the shard was first wanted.
    pub acknowledged: Instant,
    /// How long the last acknowledgement took.
    pub latency: Option<Duration>,
    /// Which connection this is.
    connection: u64,
}

impl ShardLink {
    fn new() -> Self {
        let now = Instant::now();
        Self {
            since: now,
            connected: false,
            unanswered: None,
            acknowledged: now,
            latency: None,
            connection: 0,
        }
    }

    /// Connected, with its last heartbeat acknowledged?
    pub fn is_well(&self) -> bool {
        self.connected && self.unanswered.is_none_or(|sent| sent.elapsed() < SOON)
    }
}

impl Default for Link {
    /// One shard that is not connected yet.
    fn default() -> Self {
        let shards = Mutex::new(BTreeMap::from([(0, ShardLink::new())]));
        Self(Arc::new(Shared { shards, connections: AtomicU64::new(0) }))
    }
}

impl Link {
    /// Every shard, by its number.
    pub fn shards(&self) -> BTreeMap<u64, ShardLink> {
        self.lock().clone()
    }

    /// For how long some shard has had no heartbeat acknowledged.
    pub fn silence(&self) -> Duration {
        let longest = self.lock().values().map(|shard| shard.acknowledged.elapsed()).max();
        longest.unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, ShardLink>> {
        self.0.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches a new connection, for as long as this lives.
    pub(crate) fn watch(&self) -> Watch {
        let connection = self.0.connections.fetch_add(1, Ordering::Relaxed) + 1;
        // Who resumes does not say which shard it is: one that has no connection.
        let lost = self.lock().iter().find(|(_, shard)| !shard.connected).map(|(id, _)| *id);
        Watch { link: self.clone(), connection, shard: lost.unwrap_or(0) }
    }
}

/// A connection that is being watched.
#[derive(Debug)]
pub(crate) struct Watch {
    link: Link,
    connection: u64,
    shard: u64,
}

impl Watch {
    fn update(&self, change: impl FnOnce(&mut ShardLink)) {
        change(self.link.lock().entry(self.shard).or_insert_with(ShardLink::new));
    }

    /// Its number has become known.
    pub(crate) fn is_shard(&mut self, shard: u64) {
        self.shard = shard;
        self.update(|_| {});
    }

    /// A heartbeat is sent.
    pub(crate) fn beats(&self) {
        self.update(|shard| {
            shard.unanswered.get_or_insert_with(Instant::now);
        });
    }

    pub(crate) fn heard(&self, message: FromGateway) {
        match message {
            FromGateway::Acknowledgement => self.update(|shard| {
                let now = Instant::now();
                shard.latency = shard.unanswered.take().map(|sent| now - sent).or(shard.latency);
                shard.acknowledged = now;
            }),
            FromGateway::Event => self.update(|shard| {
                if shard.connection != self.connection {
                    shard.connection = self.connection;
                    (shard.connected, shard.since) = (true, Instant::now());
                }
            }),
            FromGateway::Other => {}
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.update(|shard| {
            // A newer connection may have taken over.
            if shard.connected && shard.connection == self.connection {
                (shard.connected, shard.since) = (false, Instant::now());
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(link: &Link) -> ShardLink {
        link.shards()[&0].clone()
    }

    #[test]
    fn a_shard_is_well_once_its_session_has_begun() {
        let link = Link::default();
        let watch = link.watch();
        assert!(!shard(&link).is_well());
        watch.beats();
        watch.heard(FromGateway::Acknowledgement);
        assert!(!shard(&link).is_well(), "a heartbeat is no session");
        watch.heard(FromGateway::Event);
        assert!(shard(&link).is_well() && shard(&link).latency.is_some());
        drop(watch);
        assert!(!shard(&link).is_well(), "the connection has ended");
    }

    #[test]
    fn a_connection_that_ends_late_takes_nothing_from_the_next() {
        let link = Link::default();
        let (old, new) = (link.watch(), link.watch());
        old.heard(FromGateway::Event);
        new.heard(FromGateway::Event);
        drop(old);
        assert!(shard(&link).is_well());
    }

    #[test]
    fn a_heartbeat_stays_unanswered_over_connections() {
        let link = Link::default();
        let first = link.watch();
        first.beats();
        let sent = shard(&link).unanswered;
        drop(first);
        let second = link.watch();
        second.beats();
        assert_eq!(shard(&link).unanswered, sent);
        second.heard(FromGateway::Acknowledgement);
        assert_eq!(shard(&link).unanswered, None);
    }
}
