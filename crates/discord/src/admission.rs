//! Who is let in at all: not whoever is blocked, and not whoever presses more often than anyone
//! needs. This comes before all other work.

use super::quota::{Buckets, Quotas};
use pangaea_store::Blocked;
use pangaea_table::{Refusal, ServerId, UserId};
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often someone is told that they are too quick; in between nothing is said.
const TOLD_AGAIN: Duration = Duration::from_mins(1);

/// The same for those who are blocked.
const EXPLAINED_AGAIN: Duration = Duration::from_hours(24);

/// The check before all work.
pub(super) struct Admission {
    presses: Buckets<UserId>,
    told: Buckets<UserId>,
    explained: Buckets<UserId>,
    blocked: Mutex<HashSet<Blocked>>,
}

/// Why someone is not let in.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TurnedAway {
    pub(super) why: Refusal,
    /// They have not been told lately.
    pub(super) is_new: bool,
}

impl Admission {
    pub(super) fn new(quotas: Quotas, blocked: impl IntoIterator<Item = Blocked>) -> Self {
        /// A quick human does not reach it, even with both hands.
        const IN_ONE_GO: u32 = 3;
        let pace = Duration::from_secs(1) / quotas.presses.unwrap_or(1).max(1);
        let holds = quotas.presses.map(|presses| presses.saturating_mul(IN_ONE_GO));
        Self {
            presses: Buckets::new(holds, pace),
            told: Buckets::new(Some(1), TOLD_AGAIN),
            explained: Buckets::new(Some(1), EXPLAINED_AGAIN),
            blocked: Mutex::new(blocked.into_iter().collect()),
        }
    }

    /// May this person, who is in this server, come in now?
    pub(super) fn check(
        &self,
        person: UserId,
        server: Option<ServerId>,
        now: Instant,
    ) -> Result<(), TurnedAway> {
        if let Some(why) = self.keeps_out(person, server) {
            return Err(TurnedAway { why, is_new: self.explained.take(person, now) });
        }
        if self.presses.take(person, now) {
            return Ok(());
        }
        Err(TurnedAway { why: Refusal::TooQuick, is_new: self.told.take(person, now) })
    }

    fn keeps_out(&self, person: UserId, server: Option<ServerId>) -> Option<Refusal> {
        let blocked = self.blocked.lock().unwrap_or_else(PoisonError::into_inner);
        if blocked.contains(&Blocked::Person(person)) {
            return Some(Refusal::Blocked);
        }
        let server = server.map(Blocked::Server);
        server.is_some_and(|server| blocked.contains(&server)).then_some(Refusal::ServerBlocked)
    }

    /// Is this person blocked, wherever they are?
    pub(super) fn blocks(&self, person: UserId) -> bool {
        self.keeps_out(person, None).is_some()
    }

    /// Keeps someone out from now on, or lets them in again.
    pub(super) fn set(&self, whom: Blocked, is_blocked: bool) {
        let mut blocked = self.blocked.lock().unwrap_or_else(PoisonError::into_inner);
        if is_blocked {
            blocked.insert(whom);
        } else {
            blocked.remove(&whom);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: UserId = UserId(1);
    const HERE: Option<ServerId> = Some(ServerId(7));

    fn refused(admission: &Admission, now: Instant) -> Option<(Refusal, bool)> {
        admission.check(ADA, HERE, now).err().map(|away| (away.why, away.is_new))
    }

    #[test]
    fn whoever_is_too_quick_is_told_once_a_minute() {
        let admission = Admission::new(Quotas::default(), []);
        let start = Instant::now();
        let refusals: Vec<_> = (0..20).filter_map(|_| refused(&admission, start)).collect();
        let silent = (Refusal::TooQuick, false);
        assert_eq!(refusals[0], (Refusal::TooQuick, true));
        assert_eq!(refusals[1..], vec![silent; 4]);
        let later = start + TOLD_AGAIN;
        let again = (0..20).filter_map(|_| refused(&admission, later)).collect::<Vec<_>>();
        assert_eq!(again[0], (Refusal::TooQuick, true));
    }

    #[test]
    fn whoever_is_blocked_is_told_why_and_let_in_again() {
        let admission = Admission::new(Quotas::default(), [Blocked::Person(ADA)]);
        let now = Instant::now();
        assert_eq!(refused(&admission, now), Some((Refusal::Blocked, true)));
        assert_eq!(refused(&admission, now), Some((Refusal::Blocked, false)));
        admission.set(Blocked::Person(ADA), false);
        assert_eq!(refused(&admission, now), None);
        admission.set(Blocked::Server(ServerId(7)), true);
        assert_eq!(refused(&admission, now), Some((Refusal::ServerBlocked, false)));
        assert_eq!(admission.check(ADA, None, now), Ok(()), "elsewhere they may play");
    }
}
