//! How the connections to the gateway are: connected or not, and whether heartbeats come back.

use crate::ShardRange;
use crate::frame::FromGateway;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// All shards of this process. Clones share it.
#[derive(Clone, Debug)]
pub struct Link(Arc<LinkState>);

#[derive(Debug)]
struct LinkState {
    range: ShardRange,
    shards: Mutex<BTreeMap<u32, ShardLink>>,
    connections: AtomicU64,
    trouble: Mutex<Option<String>>,
    /// Why the gateway doesn't want these shards.
    refusal: watch::Sender<Option<ShardRefusal>>,
}

/// Why the gateway doesn't want a shard. Asking again would change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardRefusal {
    /// It is none of so many.
    Invalid,
    /// It would have more servers than Discord allows one to have.
    TooFew,
}

impl ShardRefusal {
    /// The reason for which a connection was closed, if it is such a one.
    pub(crate) fn read(code: CloseCode) -> Option<Self> {
        match u16::from(code) {
            4010 => Some(Self::Invalid),
            4011 => Some(Self::TooFew),
            _ => None,
        }
    }
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

impl Link {
    /// These shards, none of which is connected yet.
    pub(crate) fn new(range: ShardRange) -> Self {
        Self(Arc::new(LinkState {
            range,
            shards: Mutex::new(range.ids().map(|shard| (shard, ShardLink::new())).collect()),
            connections: AtomicU64::new(0),
            trouble: Mutex::default(),
            refusal: watch::Sender::new(None),
        }))
    }

    /// Which shards these are, and of how many.
    pub fn range(&self) -> ShardRange {
        self.0.range
    }

    /// Every shard, by its number.
    pub fn shards(&self) -> BTreeMap<u32, ShardLink> {
        self.lock().clone()
    }

    /// For how long none of the shards has heard anything: no acknowledged heartbeat, or no session.
    /// As long as one hears, those who play there are not to be cut off for the others.
    pub fn silence(&self) -> Duration {
        self.lock().values().map(ShardLink::silence).min().unwrap_or_default()
    }

    /// Waits until the gateway doesn't want these shards.
    pub(crate) async fn refused(&self) -> ShardRefusal {
        let mut refusal = self.0.refusal.subscribe();
        let refused = refusal.wait_for(Option::is_some).await;
        let refused = refused.ok().and_then(|refused| *refused);
        refused.expect("who tells it is part of this, and it was waited for")
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

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u32, ShardLink>> {
        self.0.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches a new connection of a shard, for as long as this lives.
    pub(crate) fn watch(&self, shard: u32) -> Watch {
        let connection = self.0.connections.fetch_add(1, Ordering::Relaxed) + 1;
        Watch { link: self.clone(), connection, shard, sent: None }
    }
}

/// A connection that is being watched.
#[derive(Debug)]
pub(crate) struct Watch {
    link: Link,
    connection: u64,
    shard: u32,
    /// When the oldest heartbeat of this connection was sent that no one has acknowledged.
    sent: Option<Instant>,
}

impl Watch {
    fn update(&self, change: impl FnOnce(&mut ShardLink)) {
        change(self.link.lock().entry(self.shard).or_insert_with(ShardLink::new));
    }

    /// The number of its shard.
    pub(crate) const fn shard(&self) -> u32 {
        self.shard
    }

    /// The gateway doesn't want this shard.
    pub(crate) fn refused(&self, why: ShardRefusal) {
        self.link.0.refusal.send_replace(Some(why));
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
                    // Sessions that soon end again may have no heartbeat at all.
                    let now = Instant::now();
                    (shard.connected, shard.since, shard.acknowledged) = (true, now, now);
                }
            }),
            FromGateway::InvalidSession => self.lost(),
            FromGateway::Other => {}
        }
    }

    /// Nothing is heard by this connection any more. A newer one may have taken over.
    fn lost(&self) {
        self.update(|shard| {
            if shard.connected && shard.connection == self.connection {
                (shard.connected, shard.since) = (false, Instant::now());
            }
        });
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.lost();
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
        let link = Link::new(ShardRange::default());
        let mut watch = link.watch(0);
        assert!(!shard(&link).is_well(PATIENCE));
        watch.beats();
        watch.heard(FromGateway::Acknowledgement);
        assert!(!shard(&link).is_well(PATIENCE), "a heartbeat is no session");
        watch.heard(FromGateway::Event);
        assert!(shard(&link).is_well(PATIENCE) && shard(&link).latency.is_some());
        drop(watch);
        assert!(!shard(&link).is_well(PATIENCE), "the connection has ended");
    }

    /// Where connections end again and again, before any heartbeat, each session was heard all the same.
    #[test]
    fn a_session_that_begins_is_heard() {
        let link = Link::new(ShardRange::default());
        let long = Duration::from_hours(1);
        let since = Instant::now().checked_sub(long).expect("a clock that runs");
        link.lock().values_mut().for_each(|it| (it.since, it.acknowledged) = (since, since));
        assert!(link.silence() >= long);
        let mut watch = link.watch(0);
        watch.heard(FromGateway::Event);
        assert!(link.silence() < long);
        drop(watch);
        assert!(link.silence() < long, "it has just ended");
    }

    /// Serenity keeps the connection for some seconds.
    #[test]
    fn a_shard_without_a_session_is_not_connected() {
        let link = Link::new(ShardRange::default());
        let mut watch = link.watch(0);
        watch.heard(FromGateway::Event);
        watch.heard(FromGateway::InvalidSession);
        assert!(!shard(&link).connected);
        let mut next = link.watch(0);
        next.heard(FromGateway::Event);
        watch.heard(FromGateway::InvalidSession);
        assert!(shard(&link).connected, "another one has begun");
    }

    #[test]
    fn a_connection_that_ends_late_takes_nothing_from_the_next() {
        let link = Link::new(ShardRange::default());
        let (mut old, mut new) = (link.watch(0), link.watch(0));
        old.heard(FromGateway::Event);
        new.heard(FromGateway::Event);
        drop(old);
        assert!(shard(&link).is_well(PATIENCE));
    }

    #[test]
    fn a_heartbeat_stays_unanswered_over_connections() {
        let link = Link::new(ShardRange::default());
        let mut first = link.watch(0);
        first.beats();
        let sent = shard(&link).unanswered;
        drop(first);
        let began = Instant::now();
        let mut second = link.watch(0);
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
        let link = Link::new(ShardRange::default());
        let mut watch = link.watch(0);
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
    fn each_shard_is_watched_by_itself() {
        let link = Link::new(ShardRange::read("2-3/4").expect("a range"));
        assert_eq!(link.shards().into_keys().collect::<Vec<_>>(), [2, 3]);
        let mut watch = link.watch(3);
        watch.heard(FromGateway::Event);
        let well = || -> Vec<bool> {
            link.shards().values().map(|shard| shard.is_well(PATIENCE)).collect()
        };
        assert_eq!(well(), [false, true]);
        // One that hears is enough for the process to go on.
        let lost = link.shards()[&2].since;
        while lost.elapsed() < Duration::from_millis(2) {}
        watch.beats();
        watch.heard(FromGateway::Acknowledgement);
        assert!(link.silence() < lost.elapsed());
        drop(watch);
        assert_eq!(well(), [false, false]);
    }

    #[tokio::test]
    async fn whoever_waits_hears_that_the_gateway_wants_no_such_shard() {
        assert_eq!(ShardRefusal::read(CloseCode::from(4010)), Some(ShardRefusal::Invalid));
        assert_eq!(ShardRefusal::read(CloseCode::from(4004)), None, "serenity ends by itself");
        let link = Link::new(ShardRange::default());
        link.watch(0).refused(ShardRefusal::TooFew);
        assert_eq!(link.refused().await, ShardRefusal::TooFew);
    }

    #[test]
    fn why_the_gateway_is_not_reached_is_known_until_it_is() {
        let link = Link::new(ShardRange::default());
        link.reached(Err("no route".to_owned()));
        assert_eq!(link.trouble().as_deref(), Some("no route"));
        link.reached(Ok(()));
        assert_eq!(link.trouble(), None);
    }
}
