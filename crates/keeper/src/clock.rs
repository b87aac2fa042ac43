//! The time of day, which tests can move, and whether it can be believed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;

/// A clock whose time of day runs ahead of, or behind, what has passed by so much has jumped.
const JUMP: i64 = 10 * MINUTE;

/// A program that comes back after so long can't tell whether time has passed or the clock has
/// jumped.
const AWAY: i64 = HOUR;

/// So long after a jump nothing may end by time: whoever runs the bot can set the clock right.
pub(super) const HOLD: i64 = 24 * HOUR;

/// A clock. Its copies are moved together.
#[derive(Clone, Debug)]
pub struct Clock {
    began: Instant,
    offsets: Arc<Mutex<ClockOffsets>>,
}

/// By how many seconds a clock was moved.
#[derive(Clone, Copy, Debug, Default)]
struct ClockOffsets {
    time_of_day: i64,
    passed: i64,
}

impl Default for Clock {
    fn default() -> Self {
        Self { began: Instant::now(), offsets: Arc::default() }
    }
}

impl Clock {
    fn lock(&self) -> MutexGuard<'_, ClockOffsets> {
        self.offsets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.read().0
    }

    /// Seconds since 1970, and those that have passed whatever the time of day says.
    fn read(&self) -> (i64, i64) {
        let moved = *self.lock();
        let real = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let passed = self.began.elapsed().as_secs();
        let moved_by =
            |seconds: u64, by: i64| i64::try_from(seconds).unwrap_or(i64::MAX).saturating_add(by);
        (moved_by(real, moved.time_of_day), moved_by(passed, moved.passed))
    }

    /// So many seconds pass.
    pub fn advance(&self, seconds: i64) {
        let mut offsets = self.lock();
        offsets.time_of_day += seconds;
        offsets.passed += seconds;
    }

    /// The time of day is set forward by so many seconds, or back, and nothing has passed.
    pub fn jump(&self, seconds: i64) {
        self.lock().time_of_day += seconds;
    }
}

/// Notices when the time of day jumps.
#[derive(Debug)]
pub(super) struct JumpWatch {
    /// The time of day when it was last looked at, and how much had passed by then.
    last: (i64, i64),
    /// Nothing may end by time until then.
    held_until: Option<i64>,
    /// When the time of day was last stored.
    stored: i64,
}

/// What a look at the clock has shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ClockLook {
    /// By so many seconds it has jumped.
    pub(super) jumped: Option<i64>,
    /// Nothing may end by it, since then.
    pub(super) doubted_since: Option<i64>,
    /// Is the time of day to be stored again?
    pub(super) is_to_store: bool,
}

impl JumpWatch {
    /// From the start of a program, with what the one before has stored.
    pub(super) fn new(
        clock: &Clock,
        seen: Option<i64>,
        held_until: Option<i64>,
    ) -> (Self, ClockLook) {
        let (now, passed) = clock.read();
        let mut this = Self { last: (now, passed), held_until, stored: now };
        let away = seen.map(|seen| now - seen).filter(|away| *away > AWAY || *away < -JUMP);
        let look = this.judged(now, away);
        (this, ClockLook { is_to_store: true, ..look })
    }

    /// Looks at the clock once more.
    pub(super) fn look(&mut self, clock: &Clock) -> ClockLook {
        let (now, passed) = clock.read();
        let jumped = (now - self.last.0) - (passed - self.last.1);
        self.last = (now, passed);
        let look = self.judged(now, Some(jumped).filter(|jumped| jumped.abs() > JUMP));
        let is_old = (now - self.stored).abs() >= MINUTE;
        if is_old {
            self.stored = now;
        }
        ClockLook { is_to_store: is_old || look.jumped.is_some(), ..look }
    }

    fn judged(&mut self, now: i64, jumped: Option<i64>) -> ClockLook {
        if jumped.is_some() {
            self.held_until = Some(now + HOLD);
        }
        let doubted_since = self.held_until.filter(|until| *until > now).map(|until| until - HOLD);
        ClockLook { jumped, doubted_since, is_to_store: false }
    }

    /// Until when nothing may end by time.
    pub(super) const fn held_until(&self) -> Option<i64> {
        self.held_until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_passes_is_no_jump_and_a_clock_that_is_set_is_one() {
        let clock = Clock::default();
        let (mut watch, look) = JumpWatch::new(&clock, None, None);
        assert_eq!((look.jumped, look.doubted_since), (None, None));
        clock.advance(30 * 24 * HOUR);
        assert!(watch.look(&clock).doubted_since.is_none(), "a month has passed");
        for jump in [24 * HOUR, -24 * HOUR] {
            clock.jump(jump);
            let look = watch.look(&clock);
            // The seconds of a real clock can fall between two reads.
            let near = look.jumped.is_some_and(|jumped| (jumped - jump).abs() <= 1);
            assert!(near && look.doubted_since.is_some() && look.is_to_store, "{look:?}");
            assert!(watch.look(&clock).jumped.is_none(), "it is noticed once");
        }
        clock.advance(HOLD - MINUTE);
        assert!(watch.look(&clock).doubted_since.is_some());
        clock.advance(MINUTE);
        assert!(watch.look(&clock).doubted_since.is_none());
        clock.jump(JUMP - MINUTE);
        assert!(
            watch.look(&clock).doubted_since.is_none(),
            "clocks are set by minutes all the time"
        );
    }

    #[test]
    fn whoever_comes_back_after_long_does_not_know_what_has_happened() {
        let clock = Clock::default();
        let now = clock.now();
        for (seen, held_until, is_held) in [
            (None, None, false),
            (Some(now - AWAY + MINUTE), None, false),
            (Some(now - AWAY - MINUTE), None, true),
            (Some(now + HOUR), None, true),
            (Some(now - MINUTE), Some(now + MINUTE), true),
            (Some(now - MINUTE), Some(now - MINUTE), false),
        ] {
            let (_, look) = JumpWatch::new(&clock, seen, held_until);
            assert_eq!(look.doubted_since.is_some(), is_held, "{seen:?} {held_until:?}");
        }
    }
}
