//! How much one person and one server may ask for.

use super::app::App;
use super::error::Error;
use super::events::Requester;
use pangaea_table::{Refusal, ServerId, TablePlace, UserId};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::MutexGuard;

/// What one person and one server may ask for; nothing where there is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Presses, commands and messages of a person in a second; three times as many in one go.
    pub presses: Option<u32>,
    /// Open tables at which one person sits, to open another one.
    pub tables: Option<u32>,
    /// Open tables of a server, to open another one.
    pub server_tables: Option<u32>,
    /// Tables that a person opens in a minute.
    pub lobbies: Option<u32>,
    /// Tables that are opened in a server in a minute.
    pub server_lobbies: Option<u32>,
}

impl Default for Quotas {
    /// More than anyone needs who plays.
    fn default() -> Self {
        Self {
            presses: Some(5),
            tables: Some(25),
            server_tables: Some(100),
            lobbies: Some(5),
            server_lobbies: Some(20),
        }
    }
}

impl Quotas {
    /// No limit at all, such as where programs play.
    pub const NONE: Self = Self {
        presses: None,
        tables: None,
        server_tables: None,
        lobbies: None,
        server_lobbies: None,
    };
}

/// A bucket for each of many, which fills again by itself. Those whose bucket is full are not kept.
pub(super) struct Buckets<K> {
    /// How long one of what is taken out takes to come back, and all of it; nothing without limit.
    refill: Option<(Duration, Duration)>,
    /// When each bucket is full again.
    full_at: Mutex<HashMap<K, Instant>>,
}

/// More than can be in a hurry at a time.
const MOST: usize = 10_000;

impl<K: Copy + Eq + Hash> Buckets<K> {
    /// Buckets that hold so many, and fill at this pace.
    pub(super) fn new(holds: Option<u32>, one_in: Duration) -> Self {
        let refill = holds.map(|holds| (one_in, one_in * holds.max(1)));
        Self { refill, full_at: Mutex::default() }
    }

    /// Takes one out; false if there is none.
    pub(super) fn take(&self, of: K, now: Instant) -> bool {
        let Some((one, all)) = self.refill else { return true };
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let full = full_at.get(&of).copied().unwrap_or(now).max(now) + one;
        if full > now + all {
            return false;
        }
        if full_at.len() >= MOST && !full_at.contains_key(&of) {
            full_at.retain(|_, full| *full > now);
            if full_at.len() >= MOST {
                // So many are in a hurry that the one who is the least so is let off.
                let least = full_at.iter().min_by_key(|(_, full)| **full).map(|(of, _)| *of);
                least.map(|of| full_at.remove(&of));
            }
        }
        full_at.insert(of, full);
        true
    }
}

/// How many tables are opened in a short time.
pub(super) struct Openings {
    quotas: Quotas,
    people: Buckets<UserId>,
    servers: Buckets<ServerId>,
    /// Two tables at once could both be the last that is allowed.
    opening: tokio::sync::Mutex<()>,
}

impl Openings {
    pub(super) fn new(quotas: Quotas) -> Self {
        const MINUTE: Duration = Duration::from_mins(1);
        let minute = |most: Option<u32>| MINUTE / most.unwrap_or(1).max(1);
        let people = Buckets::new(quotas.lobbies, minute(quotas.lobbies));
        let servers = Buckets::new(quotas.server_lobbies, minute(quotas.server_lobbies));
        Self { quotas, people, servers, opening: tokio::sync::Mutex::default() }
    }

    /// May this person open another table there? Where there is one, it is shown to them
    /// instead, and costs nothing. No one else opens one while what this gives is kept.
    pub(super) async fn check(
        &self,
        app: &App,
        who: &Requester,
        place: TablePlace,
    ) -> Result<MutexGuard<'_, ()>, Error> {
        let opening = self.opening.lock().await;
        let store = app.keepers.store();
        if !place.gets_thread && store.table_at(place.channel).await?.is_some() {
            return Ok(opening);
        }
        if let Some(most) = self.quotas.tables
            && store.tables_of(who.person).await?.len() >= size(most)
        {
            return Err(Refusal::TooManyTables(most).into());
        }
        if let Some(most) = self.quotas.server_tables
            && let Some(server) = who.server
            && store.tables_in(server).await?.len() >= size(most)
        {
            return Err(Refusal::ServerTooManyTables(most).into());
        }
        let now = Instant::now();
        let here = |server| self.servers.take(server, now);
        if self.people.take(who.person, now) && who.server.is_none_or(here) {
            return Ok(opening);
        }
        Err(Refusal::TooManyLobbies.into())
    }
}

fn size(most: u32) -> usize {
    usize::try_from(most).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_bucket_fills_again() {
        let buckets = Buckets::new(Some(15), SECOND / 5);
        let start = Instant::now();
        assert_eq!((0..40).filter(|_| buckets.take(UserId(1), start)).count(), 15);
        assert!(buckets.take(UserId(2), start), "everyone has their own");
        let later = start + SECOND;
        assert_eq!((0..40).filter(|_| buckets.take(UserId(1), later)).count(), 5);
        let much_later = later + Duration::from_hours(1);
        assert_eq!((0..40).filter(|_| buckets.take(UserId(1), much_later)).count(), 15);
    }

    #[test]
    fn without_a_limit_there_is_no_end() {
        let buckets = Buckets::new(None, SECOND);
        let now = Instant::now();
        assert!((0..100).all(|_| buckets.take(UserId(1), now)));
        assert!(buckets.full_at.lock().expect("no panic").is_empty());
    }

    #[test]
    fn a_crowd_takes_no_more_room_than_there_is() {
        let buckets = Buckets::new(Some(1), SECOND);
        let start = Instant::now();
        let most = u64::try_from(MOST).expect("a small number");
        for person in 0..most + 100 {
            assert!(buckets.take(UserId(person), start));
        }
        assert_eq!(buckets.full_at.lock().expect("no panic").len(), MOST);
        assert!(buckets.take(UserId(most * 2), start + SECOND));
        assert_eq!(buckets.full_at.lock().expect("no panic").len(), 1, "the others are full again");
    }
}
