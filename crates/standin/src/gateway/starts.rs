//! How many sessions a bot may begin, and which it has begun.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::clock::Time;

/// Of the shards of a bucket one may identify in so long a time.
const APART: Duration = Duration::from_secs(5);

/// How many sessions a bot may begin, how many of them are left, how long until it is counted again,
/// and how many may be begun every 5 seconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SessionStarts {
    pub total: u32,
    pub remaining: u32,
    pub reset_after: Duration,
    pub max_concurrency: u32,
}

impl Default for SessionStarts {
    /// What Discord grants a day.
    fn default() -> Self {
        let (total, max_concurrency) = (1000, 1);
        Self { total, remaining: total, reset_after: Duration::from_hours(24), max_concurrency }
    }
}

/// A bot has asked for a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdentifyRecord {
    /// The shard's number, and of how many.
    pub shard: [u64; 2],
    pub at: Time,
}

/// Why a session is not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IdentifyRefusal {
    /// One of the same bucket was begun a moment ago.
    TooSoon,
    /// None is left.
    TooMany,
}

/// The sessions that were granted so far.
#[derive(Debug, Default)]
pub(super) struct GrantedStarts {
    pub limit: SessionStarts,
    /// Every session that was asked for.
    pub asked: Vec<IdentifyRecord>,
    /// When each bucket has begun its last one.
    last: BTreeMap<u64, Time>,
}

impl GrantedStarts {
    pub(super) fn new(limit: SessionStarts) -> Self {
        Self { limit, ..Self::default() }
    }

    /// Counts a session that is asked for; where limits are kept, it may be refused.
    pub(super) fn grant(
        &mut self,
        asked: IdentifyRecord,
        is_limited: bool,
    ) -> Result<(), IdentifyRefusal> {
        self.asked.push(asked);
        let bucket = asked.shard[0] % u64::from(self.limit.max_concurrency.max(1));
        let is_soon = |last: &Time| asked.at.since(*last) < APART;
        if is_limited && self.limit.remaining == 0 {
            return Err(IdentifyRefusal::TooMany);
        }
        self.limit.remaining = self.limit.remaining.saturating_sub(1);
        if is_limited && self.last.get(&bucket).is_some_and(is_soon) {
            return Err(IdentifyRefusal::TooSoon);
        }
        self.last.insert(bucket, asked.at);
        Ok(())
    }
}
