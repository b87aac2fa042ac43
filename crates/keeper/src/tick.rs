//! What time brings to all tables, unless the clock has jumped.

use super::clock::{ClockLook, HOLD, JumpWatch};
use super::{Error, Keepers, Shared};
use futures_util::StreamExt;
use pangaea_table::{ClockReading, TableId, Upkeep};
use std::sync::{MutexGuard, PoisonError};

/// The names of what is stored of the clock: when it was last seen, and until when nothing ends.
const SEEN: &str = "seen";
const HELD: &str = "held";

impl Keepers {
    /// Lets time look at every table that is due, at some of them side by side.
    pub async fn tick(&self) {
        const MOST: usize = 100;
        const AT_ONCE: usize = 8;
        let now = self.shared.read_clock().await.now;
        let faulty = || self.shared.faulty.lock().unwrap_or_else(PoisonError::into_inner);
        let limit = u32::try_from(MOST + faulty().len()).unwrap_or(u32::MAX);
        let due = match self.shared.store.due(now, limit).await {
            Ok(due) => due,
            Err(error) => return Error::from(error).log("I can't find out which tables are due"),
        };
        let is_left_alone =
            |table: &TableId| faulty().get(table).is_some_and(|left| left.until > now);
        let due: Vec<TableId> = due.into_iter().filter(|table| !is_left_alone(table)).collect();
        futures_util::stream::iter(due)
            .for_each_concurrent(AT_ONCE, |table| self.look_after(table))
            .await;
    }

    async fn look_after(&self, table: TableId) {
        let now = self.shared.clock.now();
        match self.handle(table, Upkeep::Tick).await {
            Ok(kept) if kept.is_broken() => self.shared.leave_alone(table),
            // Its task lets them move next, and notes whether they could.
            Ok(kept) if !kept.computers_to_move().is_empty() => {}
            // It would end if the clock could be believed.
            Ok(kept) if kept.due().is_some_and(|due| due <= now) => self.shared.leave_alone(table),
            Ok(_) => self.shared.take_up_again(table),
            Err(error) => {
                error.log("I can't check the time at a table");
                self.shared.leave_alone(table);
            }
        }
    }
}

impl Shared {
    /// What time it is, and since when that can't be believed.
    pub(super) async fn read_clock(&self) -> ClockReading {
        let now = self.clock.now();
        let doubted_since = self.look_at_clock().await.unwrap_or_else(|fault| {
            Error::from(fault).log("I can't read when I last ran, so nothing ends by time");
            Some(now)
        });
        ClockReading { now, doubted_since }
    }

    /// When the time of day has jumped, if that was lately. What was seen of it is stored, so that a
    /// jump is noticed after a restart too.
    async fn look_at_clock(&self) -> Result<Option<i64>, pangaea_store::Error> {
        let (store, clock) = (&self.store, &self.clock);
        let known = self.jumps().as_mut().map(|watch| watch.look(clock));
        let look = if let Some(look) = known {
            look
        } else {
            let (seen, held) = (store.moment(SEEN).await?, store.moment(HELD).await?);
            let (watch, look) = JumpWatch::new(clock, seen, held);
            *self.jumps() = Some(watch);
            look
        };
        let ClockLook { jumped, doubted_since, is_to_store } = look;
        if let Some(seconds) = jumped {
            let (minutes, hours) = (seconds / 60, HOLD / 3600);
            tracing::warn!(
                "The clock has moved by {minutes} minutes while I wasn't looking; no table closes \
                 on its own for {hours} hours."
            );
        }
        if is_to_store {
            let held = self.jumps().as_ref().and_then(JumpWatch::held_until);
            let mut stored = store.keep_moment(SEEN, clock.now()).await;
            if let (Some(until), Some(_)) = (held, jumped) {
                stored = stored.and(store.keep_moment(HELD, until).await);
            }
            if let Err(fault) = stored {
                tracing::debug!("I couldn't store what time it is: {fault}");
            }
        }
        Ok(doubted_since)
    }

    fn jumps(&self) -> MutexGuard<'_, Option<JumpWatch>> {
        self.jumps.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
