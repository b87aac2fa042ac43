//! How often a new session may be begun. Discord grants 1,000 a day, one every 5 seconds, and resets
//! the token of a bot that takes more: a program that fails and is started again and again would do
//! so in an hour or two.

use serde::{Deserialize, Serialize};
use serenity::all::SessionStartLimit;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{fs, io};

/// What Discord grants, and which sessions were begun. The last of them are kept in a file, if there
/// is one, so that a restart knows them.
#[derive(Debug, Default)]
pub struct Identifies {
    file: Option<PathBuf>,
    state: Mutex<SessionCount>,
}

#[derive(Debug, Default)]
struct SessionCount {
    last: Option<SystemTime>,
    /// How many were begun so far, each of them soon after the one before.
    in_a_row: u32,
    granted: Granted,
    /// How many were begun since the start.
    used: u64,
    /// Until when a session waits that is wanted.
    held_until: Option<SystemTime>,
}

/// How many sessions Discord grants, how many of them may still be begun, and until when this counts.
#[derive(Clone, Copy, Debug)]
struct Granted {
    total: u32,
    remaining: u32,
    resets: SystemTime,
    /// How many may be begun within [`APART`].
    at_once: u32,
}

/// What the file says.
#[derive(Deserialize, Serialize)]
struct LastIdentify {
    /// Seconds since 1970, rounded up.
    last_identify: u64,
    #[serde(default)]
    in_a_row: u32,
}

/// Discord counts by days.
const PERIOD: Duration = Duration::from_hours(24);

/// How far apart Discord wants two sessions to be.
const APART: Duration = Duration::from_secs(5);

/// So many may follow each other as closely as that: a host tries out settings, a network comes and
/// goes. Each further one waits twice as long as the one before.
const FREELY: u32 = 5;

/// A row of sessions waits longer and longer, until the pauses are so long that it takes one in so
/// many of a day's sessions.
const ONE_IN: u32 = 10;

/// One that is begun later than so many of the longest pauses after the last begins a new row.
const ROW_ENDS: u32 = 4;

impl Identifies {
    /// Reads which sessions were begun last, and keeps them from now on.
    pub fn kept_in(file: PathBuf) -> Self {
        let kept = fs::read(&file).ok();
        let kept = kept.and_then(|bytes| serde_json::from_slice::<LastIdentify>(&bytes).ok());
        let mut state = SessionCount::default();
        if let Some(LastIdentify { last_identify, in_a_row }) = kept {
            let last = UNIX_EPOCH.checked_add(Duration::from_secs(last_identify));
            // Where the clock was set back, a moment to come would be waited for.
            state.last = last.map(|last| last.min(SystemTime::now()));
            state.in_a_row = in_a_row;
        }
        Self { file: Some(file), state: Mutex::new(state) }
    }

    fn lock(&self) -> MutexGuard<'_, SessionCount> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Discord has said how many sessions may still be begun.
    pub(crate) fn granted(&self, limit: &SessionStartLimit) {
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        self.lock().granted = Granted {
            total: number(limit.total).max(1),
            remaining: number(limit.remaining),
            resets: SystemTime::now() + Duration::from_millis(limit.reset_after).min(PERIOD),
            at_once: number(limit.max_concurrency).max(1),
        };
    }

    /// Begins a session, or says how long it has to wait.
    pub(crate) fn begin(&self) -> Result<(), Duration> {
        let now = SystemTime::now();
        let kept = {
            let mut state = self.lock();
            let pause = state.pause(now);
            state.held_until = (!pause.is_zero()).then(|| now + pause);
            if !pause.is_zero() {
                return Err(pause);
            }
            state.begin(now)
        };
        if let Some(file) = &self.file
            && let Ok(text) = serde_json::to_string(&kept)
            && let Err(error) = write_beside(file, &text)
        {
            // Discord's own count, which every start asks for, has to do.
            tracing::warn!("I can't write {}: {error}", file.display());
        }
        Ok(())
    }

    /// How long the session that is wanted still has to wait. Nothing if none is.
    pub fn pause(&self) -> Duration {
        let until = self.lock().held_until;
        until.map_or(Duration::ZERO, |until| {
            until.duration_since(SystemTime::now()).unwrap_or_default()
        })
    }

    /// How many sessions were begun since the start.
    pub fn count(&self) -> u64 {
        self.lock().used
    }
}

impl SessionCount {
    /// How long the next session has to wait: as long as Discord wants, longer if it is one of many in
    /// a row, and as long as makes the rest last until Discord counts again once half of them are used.
    fn pause(&self, now: SystemTime) -> Duration {
        let granted = self.granted;
        let until_reset = granted.resets.duration_since(now).unwrap_or_default();
        if granted.remaining == 0 && !until_reset.is_zero() {
            return until_reset;
        }
        let doubled = self.in_a_row.saturating_sub(FREELY - 1);
        let in_a_row =
            granted.apart().saturating_mul(1_u32.checked_shl(doubled).unwrap_or(u32::MAX));
        let in_a_row = in_a_row.min(granted.longest()).max(granted.apart());
        let plenty = granted.remaining > granted.total / 2;
        let spread = if plenty { Duration::ZERO } else { until_reset / granted.remaining.max(1) };
        in_a_row.max(spread).saturating_sub(self.since_last(now))
    }

    fn since_last(&self, now: SystemTime) -> Duration {
        self.last.map_or(Duration::MAX, |last| now.duration_since(last).unwrap_or_default())
    }

    /// A session is begun; what is to be kept of it.
    fn begin(&mut self, now: SystemTime) -> LastIdentify {
        let is_in_row = self.since_last(now) < self.granted.longest() * ROW_ENDS;
        self.in_a_row = if is_in_row { self.in_a_row.saturating_add(1) } else { 1 };
        self.used += 1;
        self.last = Some(now);
        let granted = &mut self.granted;
        if now >= granted.resets {
            (granted.remaining, granted.resets) = (granted.total, now + PERIOD);
        }
        granted.remaining = granted.remaining.saturating_sub(1);
        // Rounded up, so that a restart waits rather a little longer than too short.
        let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
        let last_identify = since.as_secs() + u64::from(since.subsec_nanos() > 0);
        LastIdentify { last_identify, in_a_row: self.in_a_row }
    }
}

/// Writes a file beside the old one first: a full disk must not take what that has to tell.
fn write_beside(file: &Path, text: &str) -> io::Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(&new, file)
}

impl Granted {
    /// How far apart two sessions have to be at least.
    fn apart(&self) -> Duration {
        APART / self.at_once
    }

    /// The longest pause in a row of sessions.
    fn longest(&self) -> Duration {
        PERIOD / self.total * ONE_IN
    }
}

impl Default for Granted {
    /// As usual, until Discord has said it.
    fn default() -> Self {
        Self { total: 1000, remaining: 1000, resets: UNIX_EPOCH, at_once: 1 }
    }
}

#[cfg(test)]
mod tests;
