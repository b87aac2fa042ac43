//! How often Discord has refused what was asked. Whoever is refused 10,000 times in ten minutes is
//! shut out altogether, so long before that nothing but answers to clicks is asked for.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many requests in ten minutes may be refused before the bot pauses.
pub(super) const MOST_INVALID: u32 = 5_000;

const MINUTE: Duration = Duration::from_mins(1);
const COUNTED: Duration = Duration::from_mins(10);

/// The requests of the last ten minutes that Discord has refused.
#[derive(Debug)]
pub(super) struct InvalidRequests {
    most: u32,
    state: Mutex<RefusedMinutes>,
}

#[derive(Debug, Default)]
struct RefusedMinutes {
    /// When each minute began, and how many it has.
    minutes: VecDeque<(Instant, u32)>,
    is_paused: bool,
}

impl InvalidRequests {
    pub(super) fn new(most: u32) -> Self {
        Self { most, state: Mutex::default() }
    }

    /// One more was refused.
    pub(super) fn count(&self, now: Instant) {
        self.with(now, |state| match state.minutes.back_mut() {
            Some((began, count)) if now.duration_since(*began) < MINUTE => *count += 1,
            _ => state.minutes.push_back((now, 1)),
        });
        self.is_paused(now);
    }

    /// How many were refused in the last ten minutes.
    pub(super) fn recent(&self, now: Instant) -> u32 {
        self.with(now, |state| state.sum())
    }

    /// Were there so many that the bot has to pause? Once it does, until half as many are left.
    pub(super) fn is_paused(&self, now: Instant) -> bool {
        self.with(now, |state| {
            let (most, recent) = (self.most, state.sum());
            let is_paused = if state.is_paused { recent >= most / 2 } else { recent >= most };
            if is_paused && !state.is_paused {
                tracing::error!(
                    "Discord has refused {recent} requests in ten minutes, so I ask for nothing but answers to clicks until it's fewer than {}",
                    most / 2
                );
            } else if state.is_paused && !is_paused {
                tracing::info!("Discord has refused few requests lately, so I go on");
            }
            state.is_paused = is_paused;
            is_paused
        })
    }

    fn with<T>(&self, now: Instant, act: impl FnOnce(&mut RefusedMinutes) -> T) -> T {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let is_old = |began: Instant| now.duration_since(began) >= COUNTED;
        while state.minutes.front().is_some_and(|(began, _)| is_old(*began)) {
            state.minutes.pop_front();
        }
        act(&mut state)
    }
}

impl RefusedMinutes {
    fn sum(&self) -> u32 {
        self.minutes.iter().map(|(_, count)| *count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_make_a_pause_until_they_are_long_ago() {
        let (invalid, began) = (InvalidRequests::new(100), Instant::now());
        for second in 0..100 {
            assert!(!invalid.is_paused(began + Duration::from_secs(second)), "{second}");
            invalid.count(began + Duration::from_secs(second));
        }
        let after = |minutes| began + Duration::from_mins(minutes);
        assert!(invalid.is_paused(after(2)));
        assert_eq!(invalid.recent(after(9)), 100);
        assert!(invalid.is_paused(after(9)));
        assert_eq!(invalid.recent(after(10)), 40, "the first minute is long ago");
        assert!(!invalid.is_paused(after(10)));
        invalid.count(after(10));
        assert!(!invalid.is_paused(after(10)), "one more is no reason to stop again");
        assert_eq!(invalid.recent(after(30)), 0);
    }
}
