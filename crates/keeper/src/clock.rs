//! The time of day, which tests can move.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock. Its copies are moved together.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        i64::try_from(real).unwrap_or(i64::MAX).saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Moves it forward by so many seconds.
    pub fn advance(&self, seconds: i64) {
        self.ahead.fetch_add(seconds, Ordering::Relaxed);
    }
}
