//! The stand-in's time. Everything that expires asks this clock, so tests can drive it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use time::UtcDateTime;

/// Where a driven clock begins: the start of 2026.
const DRIVEN_START: u64 = 1_767_225_600_000;

/// A moment, in milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Time(pub u64);

impl Time {
    /// How long ago an earlier moment was.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// As Discord writes it: `2026-01-01T00:00:00.000000+00:00`.
    pub fn iso(self) -> String {
        let at = UtcDateTime::from_unix_timestamp_nanos(i128::from(self.0) * 1_000_000);
        let at = at.unwrap_or(UtcDateTime::UNIX_EPOCH);
        let (date, (hour, minute, second, micros)) = (at.date(), at.time().as_hms_micro());
        format!("{date}T{hour:02}:{minute:02}:{second:02}.{micros:06}+00:00")
    }
}

/// The real time, or one that stands still until a test moves it.
#[derive(Clone, Debug)]
pub struct StandinClock(TimeSource);

#[derive(Clone, Debug)]
enum TimeSource {
    Real,
    Driven(Arc<AtomicU64>),
}

impl StandinClock {
    pub fn real() -> Self {
        Self(TimeSource::Real)
    }

    /// A clock that starts at the same moment each time and moves only by
    /// [`StandinClock::advance`].
    pub fn driven() -> Self {
        Self(TimeSource::Driven(Arc::new(AtomicU64::new(DRIVEN_START))))
    }

    pub fn now(&self) -> Time {
        match &self.0 {
            TimeSource::Real => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            TimeSource::Driven(now) => Time(now.load(Ordering::SeqCst)),
        }
    }

    /// Moves a driven clock.
    ///
    /// # Panics
    ///
    /// When the clock is the real one: a test that believes it drives time must not go on.
    pub fn advance(&self, by: Duration) {
        let TimeSource::Driven(now) = &self.0 else { panic!("the real clock can't be driven") };
        now.fetch_add(u64::try_from(by.as_millis()).unwrap_or(u64::MAX), Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_by_the_calendar() {
        assert_eq!(Time(0).iso(), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(Time(DRIVEN_START).iso(), "2026-01-01T00:00:00.000000+00:00");
        assert_eq!(Time(1_709_209_845_678).iso(), "2024-02-29T12:30:45.678000+00:00");
    }

    #[test]
    fn a_driven_clock_moves_only_when_told() {
        let clock = StandinClock::driven();
        let start = clock.now();
        clock.advance(Duration::from_secs(3));
        assert_eq!(clock.now().since(start), Duration::from_secs(3));
    }
}
