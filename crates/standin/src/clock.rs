//! The stand-in's time. Everything that expires asks this clock, so tests can drive it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Where a driven clock begins: the start of 2026.
const DRIVEN_START: u64 = 1_767_225_600_000;

const MS_PER_DAY: u64 = 86_400_000;

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
        let (year, month, day) = date(self.0 / MS_PER_DAY);
        let ms = self.0 % MS_PER_DAY;
        let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60);
        let micros = ms % 1_000 * 1_000;
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}+00:00")
    }
}

/// Year, month and day of the calendar, counted in eras of 400 years that start in March.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
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
        let TimeSource::Driven(now) = &self.0 else { panic!("the real clock cannot be driven") };
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
