//! How the connections to the gateway are: connected or not, and whether heartbeats come back.

use crate::frame::FromGateway;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// All shards of a bot. Clones share it.
#[derive(Clone, Debug)]
pub struct Link(Arc<LinkState>);

#[derive(Debug)]
struct LinkState {
    shards: Mutex<BTreeMap<u64, ShardLink>>,
    connections: AtomicU64,
    trouble: Mutex<Option<String>>,
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
    /// The connection's number.
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

    /// For how long nothing was heard. A gateway may acknowledge heartbeats of connections that
    /// never become a session.
    fn silence(&self) -> Duration {
        let unacknowledged = self.acknowledged.elapsed();
        if self.connected { unacknowledged } else { unacknowledged.max(self.since.elapsed()) }
    }

    /// Connected, with no heartbeat unacknowledged for longer than this?
    pub fn is_well(&self, patience: Duration) -> bool {
        self.connected && self.unanswered.is_none_or(|sent| sent.elapsed() < patience)
    }
}

impl Default for Link {
    /// One shard that is not connected yet.
    fn default() -> Self {
        let shards = Mutex::new(BTreeMap::from([(0, ShardLink::new())]));
        Self(Arc::new(LinkState {
            shards,
            connections: AtomicU64::new(0),
            trouble: Mutex::default(),
        }))
    }
}

impl Link {
    /// Every shard, by its number.
    pub fn shards(&self) -> BTreeMap<u64, ShardLink> {
        self.lock().clone()
    }

    /// For how long some shard has heard nothing: no acknowledged heartbeat, or no session.
    pub fn silence(&self) -> Duration {
        self.lock().values().map(ShardLink::silence).max().unwrap_or_default()
    }

    /// Why the gateway can't be reached, as long as it can't.
    pub fn trouble(&self) -> Option<String> {
        self.0.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The gateway could not be reached, or can be again. The host is told once.
    pub(crate) fn reached(&self, result: Result<(), String>) {
        let mut trouble = self.0.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        let new = result.err();
        if let Some(reason) = new.as_ref().filter(|_| *trouble != new) {
            tracing::warn!("I can't connect to Discord's gateway: {reason}");
        }
        *trouble = new;
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, ShardLink>> {
        self.0.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches a new connection, for as long as this lives.
    pub(crate) fn watch(&self) -> Watch {
        let connection = self.0.connections.fetch_add(1, Ordering::Relaxed) + 1;
        // Who resumes does not say which shard it is: one that has no connection.
        let lost = self.lock().iter().find(|(_, shard)| !shard.connected).map(|(id, _)| *id);
        Watch { link: self.clone(), connection, shard: lost.unwrap_or(0), sent: None }
    }
}

/// A connection that is being watched.
#[derive(Debug)]
pub(crate) struct Watch {
    link: Link,
    connection: u64,
    shard: u64,
    /// When the oldest heartbeat of this connection was sent that no one has acknowledged.
    sent: Option<Instant>,
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
    pub(crate) fn beats(&mut self) {
        let sent = *self.sent.get_or_insert_with(Instant::now);
        self.update(|shard| {
            shard.unanswered.get_or_insert(sent);
        });
    }

    pub(crate) fn heard(&mut self, message: FromGateway) {
        match message {
            FromGateway::Acknowledgement => {
                let now = Instant::now();
                // Of a heartbeat of an earlier connection it tells nothing.
                let latency = self.sent.take().map(|sent| now - sent);
                self.update(|shard| {
                    shard.latency = latency.or(shard.latency);
                    (shard.unanswered, shard.acknowledged) = (None, now);
                });
            }
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

    const PATIENCE: Duration = Duration::from_mins(1);

    fn shard(link: &Link) -> ShardLink {
        link.shards()[&0].clone()
    }

    #[test]
    fn a_shard_is_well_once_its_session_has_begun() {
        let link = Link::default();
        let mut watch = link.watch();
        assert!(!shard(&link).is_well(PATIENCE));
        watch.beats();
        watch.heard(FromGateway::Acknowledgement);
        assert!(!shard(&link).is_well(PATIENCE), "a heartbeat is no session");
        watch.heard(FromGateway::Event);
        assert!(shard(&link).is_well(PATIENCE) && shard(&link).latency.is_some());
        drop(watch);
        assert!(!shard(&link).is_well(PATIENCE), "the connection has ended");
    }

    #[test]
    fn a_connection_that_ends_late_takes_nothing_from_the_next() {
        let link = Link::default();
        let (mut old, mut new) = (link.watch(), link.watch());
        old.heard(FromGateway::Event);
        new.heard(FromGateway::Event);
        drop(old);
        assert!(shard(&link).is_well(PATIENCE));
    }

    #[test]
    fn a_heartbeat_stays_unanswered_over_connections() {
        let link = Link::default();
        let mut first = link.watch();
        first.beats();
        let sent = shard(&link).unanswered;
        drop(first);
        let began = Instant::now();
        let mut second = link.watch();
        second.beats();
        assert_eq!(shard(&link).unanswered, sent);
        second.heard(FromGateway::Event);
        assert!(shard(&link).is_well(PATIENCE) && !shard(&link).is_well(Duration::ZERO));
        second.heard(FromGateway::Acknowledgement);
        assert_eq!(shard(&link).unanswered, None);
        let latency = shard(&link).latency.expect("it was acknowledged");
        assert!(latency <= began.elapsed(), "the time without a connection is no latency");
    }

    #[test]
    fn acknowledgements_without_a_session_are_silence() {
        let link = Link::default();
        let mut watch = link.watch();
        let before = shard(&link).since;
        while before.elapsed().is_zero() {}
        watch.beats();
        watch.heard(FromGateway::Acknowledgement);
        let acknowledged = shard(&link).acknowledged;
        assert!(acknowledged > before);
        assert!(link.silence() > acknowledged - before, "no session has begun");
        watch.heard(FromGateway::Event);
        assert!(link.silence() <= acknowledged.elapsed());
    }

    #[test]
    fn why_the_gateway_is_not_reached_is_known_until_it_is() {
        let link = Link::default();
        link.reached(Err("no route".to_owned()));
        assert_eq!(link.trouble().as_deref(), Some("no route"));
        link.reached(Ok(()));
        assert_eq!(link.trouble(), None);
    }
}
