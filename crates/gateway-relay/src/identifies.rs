//! How often a new session may be begun. Discord grants 1,000 a day, and resets the token of a bot
//! that takes more: a program that fails and is started again and again would do so in an hour or two.

use serde::{Deserialize, Serialize};
use serenity::all::SessionStartLimit;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{fs, io};

/// What Discord grants, and when the last session was begun. It is kept in a file, if there is one,
/// so that a restart knows it.
#[derive(Debug, Default)]
pub struct Identifies {
    file: Option<PathBuf>,
    state: Mutex<SessionCount>,
}

#[derive(Debug, Default)]
struct SessionCount {
    last: Option<SystemTime>,
    granted: Option<Granted>,
    used: u64,
}

/// How many sessions may still be begun, and until when this counts.
#[derive(Clone, Copy, Debug)]
struct Granted {
    total: u64,
    remaining: u64,
    resets: SystemTime,
}

/// What the file says.
#[derive(Deserialize, Serialize)]
struct LastIdentify {
    /// Seconds since 1970.
    last_identify: u64,
}

/// Discord counts by days.
const PERIOD: Duration = Duration::from_hours(24);

impl Identifies {
    /// Reads when the last session was begun, and keeps it from now on.
    pub fn kept_in(file: PathBuf) -> Self {
        let kept = fs::read(&file).ok();
        let kept = kept.and_then(|bytes| serde_json::from_slice::<LastIdentify>(&bytes).ok());
        let last =
            kept.and_then(|kept| UNIX_EPOCH.checked_add(Duration::from_secs(kept.last_identify)));
        // A moment to come is nonsense, and would be waited for.
        let last = last.filter(|last| *last <= SystemTime::now());
        Self {
            file: Some(file),
            state: Mutex::new(SessionCount { last, ..SessionCount::default() }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, SessionCount> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Discord has said how many sessions may still be begun.
    pub(crate) fn granted(&self, limit: &SessionStartLimit) {
        let resets = SystemTime::now() + Duration::from_millis(limit.reset_after).min(PERIOD);
        let granted = Granted { total: limit.total, remaining: limit.remaining, resets };
        self.lock().granted = Some(granted);
    }

    /// How long the next session has to wait. While plenty are left, not at all; then as long as
    /// makes the rest last until Discord counts again.
    pub fn pause(&self) -> Duration {
        let state = self.lock();
        state.granted.map_or(Duration::ZERO, |granted| granted.pause(state.last, SystemTime::now()))
    }

    /// A session is begun.
    pub(crate) fn used(&self) {
        let now = SystemTime::now();
        let mut state = self.lock();
        state.used += 1;
        state.last = Some(now);
        if let Some(granted) = &mut state.granted {
            if now >= granted.resets {
                (granted.remaining, granted.resets) = (granted.total, now + PERIOD);
            }
            granted.remaining = granted.remaining.saturating_sub(1);
        }
        drop(state);
        let last_identify = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        if let Some(file) = &self.file
            && let Ok(text) = serde_json::to_string(&LastIdentify { last_identify })
            && let Err(error) = write_beside(file, &text)
        {
            // Discord's own count, which every start asks for, has to do.
            tracing::warn!("I can't write {}: {error}", file.display());
        }
    }

    /// How many sessions were begun since the start.
    pub fn count(&self) -> u64 {
        self.lock().used
    }
}

/// Writes a file beside the old one first: a full disk must not take what that has to tell.
fn write_beside(file: &Path, text: &str) -> io::Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(&new, file)
}

impl Granted {
    fn pause(self, last: Option<SystemTime>, now: SystemTime) -> Duration {
        let until_reset = self.resets.duration_since(now).unwrap_or_default();
        if until_reset.is_zero() || self.remaining.saturating_mul(2) > self.total {
            return Duration::ZERO;
        }
        let Ok(remaining @ 1..) = u32::try_from(self.remaining) else { return until_reset };
        let since_last =
            last.map_or(Duration::MAX, |last| now.duration_since(last).unwrap_or_default());
        (until_reset / remaining).saturating_sub(since_last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn granted(remaining: u64, now: SystemTime) -> Granted {
        Granted { total: 1000, remaining, resets: now + Duration::from_secs(1000) }
    }

    #[test]
    fn what_is_left_lasts_until_discord_counts_again() {
        let now = SystemTime::now();
        let ago = |seconds| Some(now - Duration::from_secs(seconds));
        let pause = |remaining, last| granted(remaining, now).pause(last, now).as_secs();
        assert_eq!(pause(990, ago(0)), 0, "plenty");
        assert_eq!(pause(100, ago(0)), 10, "one every 10 seconds");
        assert_eq!(pause(100, ago(4)), 6);
        assert_eq!(pause(100, ago(60)), 0);
        assert_eq!(pause(100, None), 0, "the first one ever");
        assert_eq!(pause(0, ago(900)), 1000, "none is left");
        assert_eq!(granted(0, now).pause(None, now + Duration::from_secs(1001)), Duration::ZERO);
    }

    #[test]
    fn the_last_session_is_remembered() {
        let file = std::env::temp_dir().join(format!("identify-{}.json", std::process::id()));
        let _ = fs::remove_file(&file);
        let first = Identifies::kept_in(file.clone());
        first.used();
        assert_eq!(first.count(), 1);
        let next = Identifies::kept_in(file.clone());
        let limit = r#"{"total":1000,"remaining":2,"reset_after":1000000,"max_concurrency":1}"#;
        next.granted(&serde_json::from_str(limit).expect("as Discord writes it"));
        let pause = next.pause();
        fs::remove_file(&file).expect("the file of this test");
        assert!(!file.with_extension("new").exists(), "nothing stays beside it");
        assert!(pause > Duration::from_secs(490), "{pause:?}");
    }
}
