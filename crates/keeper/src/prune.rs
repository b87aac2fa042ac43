//! What ended long ago goes: one table after another, each through its own task, and the file
//! becomes smaller for it.

use super::rows::game_result;
use super::{Error, Keepers, Loaded, TableRequest, load};
use pangaea_store::{Store, StoredTable};
use pangaea_table::{ClockReading, StageKind, TableId};
use std::sync::PoisonError;
use tokio::sync::oneshot;

/// Games are kept for so many days after their end, if no one says otherwise.
pub const KEEP_GAMES: u32 = 90;

/// No fewer days can be said: for so long a closed table can be opened again.
pub const KEEP_LEAST: u32 = 7;

const DAY: i64 = 24 * 3600;

/// So many tables go in one step, and others have a turn between each two.
const AT_ONCE: u32 = 5;

/// What came of pruning by hand.
#[derive(Debug)]
pub struct Pruned {
    /// So many tables are gone.
    pub tables: usize,
    /// Why another one is still there.
    pub failed: Option<Error>,
}

impl Keepers {
    /// Lets some tables go that ended more than so many days ago, and gives some of their room back.
    /// By a clock that cannot be believed nothing goes.
    pub async fn prune_some(&self, days: u32) {
        let ClockReading { now, doubted_since } = self.shared.read_clock().await;
        if doubted_since.is_some() {
            return;
        }
        let left_alone = |table: &TableId| {
            let faulty = self.shared.faulty.lock().unwrap_or_else(PoisonError::into_inner);
            faulty.get(table).is_some_and(|left| left.until > now)
        };
        let known = self.shared.faulty.lock().unwrap_or_else(PoisonError::into_inner).len();
        let limit = AT_ONCE.saturating_add(u32::try_from(known).unwrap_or(u32::MAX));
        let ended_by = self.ended_by(days);
        let tables = match self.store().ended_by(ended_by, limit).await {
            Ok(tables) => tables,
            Err(fault) => {
                return tracing::debug!("I can't read which games ended long ago: {fault}");
            }
        };
        for table in tables.into_iter().filter(|table| !left_alone(table)) {
            if let Err(error) = self.prune(table, ended_by).await {
                error.log("A game that ended long ago can't go");
                self.shared.leave_alone(table);
            }
        }
        if let Err(fault) = self.store().shrink().await {
            tracing::debug!("I can't shrink the database: {fault}");
        }
    }

    /// How many tables ended more than so many days ago.
    pub async fn count_prunable(&self, days: u32) -> Result<usize, Error> {
        Ok(self.store().ended_by(self.ended_by(days), u32::MAX).await?.len())
    }

    /// Lets all of them go, and gives their room back.
    pub async fn prune_all(&self, days: u32) -> Result<Pruned, Error> {
        let ended_by = self.ended_by(days);
        let mut pruned = Pruned { tables: 0, failed: None };
        for table in self.store().ended_by(ended_by, u32::MAX).await? {
            match self.prune(table, ended_by).await {
                Ok(is_gone) => pruned.tables += usize::from(is_gone),
                // The others go all the same.
                Err(error) => pruned.failed = Some(error),
            }
        }
        while self.store().shrink().await? {}
        Ok(pruned)
    }

    /// What ended by then may go. As long as a table can be opened again it never does.
    fn ended_by(&self, days: u32) -> i64 {
        self.clock().now() - i64::from(days.max(KEEP_LEAST)) * DAY
    }

    /// Lets a table go, if it had ended by then.
    async fn prune(&self, table: TableId, ended_by: i64) -> Result<bool, Error> {
        let (answer, answered) = oneshot::channel();
        self.send(table, TableRequest::Prune(ended_by, answer)).await;
        answered.await.unwrap_or(Err(Error::Panicked(Some(table))))
    }
}

/// Deletes a table that had ended by then, after keeping what came of its game.
pub(super) async fn prune(
    store: &Store,
    id: TableId,
    ended_by: i64,
    now: i64,
) -> Result<bool, Error> {
    let fault = |fault| Error::store(id, fault);
    let Some(stored) = store.load(id).await.map_err(fault)? else { return Ok(false) };
    let StoredTable { stage, revision, ended, .. } = stored;
    if ended.is_none_or(|ended| ended > ended_by) {
        return Ok(false);
    }
    // A table of an older program, which was not read since.
    let lacks = stage == StageKind::Over && !store.has_result(id).await.map_err(fault)?;
    let loaded = if lacks { load(store, id, now).await? } else { None };
    let result = match &loaded {
        Some(Loaded::Sound(table) | Loaded::Rebuilt(table, _)) => game_result(table),
        Some(Loaded::Broken { .. }) | None => None,
    };
    store.prune(id, revision, result).await.map_err(fault)?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pangaea_table::RESTORABLE;

    #[test]
    fn nothing_goes_that_can_be_opened_again() {
        assert!(i64::from(KEEP_LEAST) * DAY >= RESTORABLE && KEEP_LEAST <= KEEP_GAMES);
    }
}
