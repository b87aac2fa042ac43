//! How often a new session may be begun. Discord grants 1,000 a day, and every 5 seconds one of each
//! bucket of shards (all shards, unless a bot is very large), and resets the token of a bot that takes
//! more: a program that fails and is started again and again would do so in an hour or two.

use crate::ShardRange;
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serenity::all::SessionStartLimit;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{fmt, fs, io};

/// What Discord grants, and which sessions were begun, of all shards of this process. The last of them
/// are kept in a file, if there is one, so that a restart knows them.
#[derive(Debug, Default)]
pub struct Identifies {
    file: Option<PathBuf>,
    clock: IdentifyClock,
    state: Mutex<SessionCount>,
    /// What is agreed on with the other processes of the bot, if there are any.
    pace: Option<Arc<dyn SessionPace>>,
}

/// Where all processes of a bot agree on when each begins a session: Discord counts them together.
pub trait SessionPace: fmt::Debug + Send + Sync {
    /// Begins a session in a bucket, unless one was begun there within this time.
    fn begin(&self, bucket: u32, apart: Duration) -> BoxFuture<'_, PaceAnswer>;
}

/// What comes of the wish for a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceAnswer {
    /// It is begun. So many were begun by other processes since this one was answered so last.
    Begun { by_others: u32 },
    /// It has to wait for so long at least.
    Wait(Duration),
}

#[derive(Debug, Default)]
struct SessionCount {
    /// When the last one was begun.
    last: Option<SystemTime>,
    /// The same in each bucket that has begun one since the start.
    buckets: BTreeMap<u32, SystemTime>,
    /// How many were begun so far, each of them soon after the one before.
    in_a_row: u32,
    granted: Granted,
    /// How many were begun since the start.
    used: u64,
    /// The shards whose session waits, and until when.
    held_until: BTreeMap<u32, SystemTime>,
}

/// How many sessions Discord grants, how many of them may still be begun, and until when this counts.
#[derive(Clone, Copy, Debug)]
struct Granted {
    total: u32,
    remaining: u32,
    resets: SystemTime,
    /// Discord's `max_concurrency`: so many buckets there are, each with every so-many-th shard.
    buckets: u32,
    /// How many shards begin a session at each start.
    shards: u32,
}

/// What the file says.
#[derive(Deserialize, Serialize)]
struct LastIdentify {
    /// Seconds since 1970, rounded up.
    last_identify: u64,
    #[serde(default)]
    in_a_row: u32,
}

/// The time of day, by the machine's clock or another one.
struct IdentifyClock(Box<dyn Fn() -> SystemTime + Send + Sync>);

/// Discord counts by days.
const PERIOD: Duration = Duration::from_hours(24);

/// How far apart Discord wants two sessions of a bucket to be.
const APART: Duration = Duration::from_secs(5);

/// So many of each shard may follow each other as closely as that: a host tries out settings, a network
/// comes and goes. Each further one waits twice as long as the one before.
const FREELY: u32 = 5;

/// A row of sessions waits longer and longer, until the pauses are so long that it takes one in so
/// many of a day's sessions.
const ONE_IN: u32 = 10;

/// One that is begun later than so many of the longest pauses after the last begins a new row.
const ROW_ENDS: u32 = 4;

/// A session that waits looks so often whether it still has to: the clock may be set, and another shard
/// may have begun one.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

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
        Self { file: Some(file), state: Mutex::new(state), ..Self::default() }
    }

    /// The same by another clock than the machine's, from which they begin.
    #[must_use]
    pub fn by_clock(self, now: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self { clock: IdentifyClock(Box::new(now)), ..self }
    }

    /// The same where other processes begin sessions of the same bot.
    #[must_use]
    pub fn paced_by(self, pace: Arc<dyn SessionPace>) -> Self {
        Self { pace: Some(pace), ..self }
    }

    fn lock(&self) -> MutexGuard<'_, SessionCount> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> SystemTime {
        (self.clock.0)()
    }

    /// Discord has said how many sessions these shards may still begin.
    pub(crate) fn granted(&self, limit: &SessionStartLimit, shards: ShardRange) {
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        self.lock().granted = Granted {
            total: number(limit.total).max(1),
            remaining: number(limit.remaining),
            resets: self.now() + Duration::from_millis(limit.reset_after).min(PERIOD),
            buckets: number(limit.max_concurrency).max(1),
            shards: shards.count(),
        };
    }

    /// Waits until this shard may begin a session; it is begun then. Every session of this process comes
    /// by here.
    pub(crate) async fn permit(self: Arc<Self>, shard: u32) {
        while let Err(pause) = self.begin_with_others(shard).await {
            tokio::time::sleep(pause.min(LOOK_AGAIN)).await;
        }
    }

    /// Begins a session once this process and all others together may, or says how long it has to wait.
    async fn begin_with_others(&self, shard: u32) -> Result<(), Duration> {
        let Some(pace) = &self.pace else { return self.begin(shard) };
        let bucket = {
            let (mut state, now) = (self.lock(), self.now());
            state.hold_unless_due(shard, now)?;
            state.granted.bucket(shard)
        };
        match pace.begin(bucket, APART).await {
            PaceAnswer::Begun { by_others } => {
                let kept = {
                    let (mut state, now) = (self.lock(), self.now());
                    state.granted.remaining = state.granted.remaining.saturating_sub(by_others);
                    state.begin(shard, now)
                };
                self.keep(&kept);
                Ok(())
            }
            PaceAnswer::Wait(pause) => {
                self.lock().held_until.insert(shard, self.now() + pause);
                Err(pause)
            }
        }
    }

    /// Begins a session, or says how long it has to wait.
    fn begin(&self, shard: u32) -> Result<(), Duration> {
        let now = self.now();
        let kept = {
            let mut state = self.lock();
            state.hold_unless_due(shard, now)?;
            state.begin(shard, now)
        };
        self.keep(&kept);
        Ok(())
    }

    /// Keeps what the next process has to know.
    fn keep(&self, kept: &LastIdentify) {
        if let Some(file) = &self.file
            && let Ok(text) = serde_json::to_string(kept)
            && let Err(error) = write_beside(file, &text)
        {
            // Discord's own count, which every start asks for, has to do.
            tracing::warn!("I can't write {}: {error}", file.display());
        }
    }

    /// How long the next session that is wanted still has to wait. Nothing if none is.
    pub fn pause(&self) -> Duration {
        let now = self.now();
        let left = |until: &SystemTime| until.duration_since(now).ok();
        self.lock().held_until.values().filter_map(left).min().unwrap_or_default()
    }

    /// How many sessions were begun since the start.
    pub fn count(&self) -> u64 {
        self.lock().used
    }
}

impl SessionCount {
    /// Notes that a shard waits, unless its session may begin.
    fn hold_unless_due(&mut self, shard: u32, now: SystemTime) -> Result<(), Duration> {
        let pause = self.pause(shard, now);
        if pause.is_zero() {
            return Ok(());
        }
        self.held_until.insert(shard, now + pause);
        Err(pause)
    }

    /// How long the next session of a shard has to wait: as long as Discord wants, longer if it is one of
    /// many in a row, and as long as makes the rest last until Discord counts again once half of them are
    /// used.
    fn pause(&self, shard: u32, now: SystemTime) -> Duration {
        let granted = self.granted;
        let until_reset = granted.resets.duration_since(now).unwrap_or_default();
        if granted.remaining == 0 && !until_reset.is_zero() {
            return until_reset;
        }
        // Of an earlier process it is not known which bucket it was.
        let of_bucket = self.buckets.get(&granted.bucket(shard)).copied().or(self.earlier());
        let in_bucket = APART.saturating_sub(since(of_bucket, now));
        let doubled = (self.in_a_row / granted.shards).saturating_sub(FREELY - 1);
        let in_a_row = match 1_u32.checked_shl(doubled) {
            Some(1) => Duration::ZERO,
            times => (APART / granted.buckets).saturating_mul(times.unwrap_or(u32::MAX)),
        };
        let plenty = granted.remaining > granted.total / 2;
        let spread = if plenty { Duration::ZERO } else { until_reset / granted.remaining.max(1) };
        let after_last = in_a_row.min(granted.longest()).max(spread);
        in_bucket.max(after_last.saturating_sub(since(self.last, now)))
    }

    /// The last one that an earlier process has begun, unless this one has begun any.
    fn earlier(&self) -> Option<SystemTime> {
        self.last.filter(|_| self.used == 0)
    }

    /// A session is begun; what is to be kept of it.
    fn begin(&mut self, shard: u32, now: SystemTime) -> LastIdentify {
        let is_in_row = since(self.last, now) < self.granted.longest() * ROW_ENDS;
        self.in_a_row = if is_in_row { self.in_a_row.saturating_add(1) } else { 1 };
        self.used += 1;
        self.last = Some(now);
        self.buckets.insert(self.granted.bucket(shard), now);
        self.held_until.remove(&shard);
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

/// How long ago a moment was, if there was one.
fn since(moment: Option<SystemTime>, now: SystemTime) -> Duration {
    moment.map_or(Duration::MAX, |moment| now.duration_since(moment).unwrap_or_default())
}

/// Writes a file beside the old one first: a full disk must not take what that has to tell.
fn write_beside(file: &Path, text: &str) -> io::Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(&new, file)
}

impl Granted {
    /// The bucket of a shard.
    const fn bucket(&self, shard: u32) -> u32 {
        shard % self.buckets
    }

    /// The longest pause in a row of sessions.
    fn longest(&self) -> Duration {
        PERIOD / self.total * ONE_IN
    }
}

impl Default for Granted {
    /// As usual, until Discord has said it.
    fn default() -> Self {
        Self { total: 1000, remaining: 1000, resets: UNIX_EPOCH, buckets: 1, shards: 1 }
    }
}

impl Default for IdentifyClock {
    fn default() -> Self {
        Self(Box::new(SystemTime::now))
    }
}

impl fmt::Debug for IdentifyClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("IdentifyClock(…)")
    }
}

#[cfg(test)]
mod tests;
