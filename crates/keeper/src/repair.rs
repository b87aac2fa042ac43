//! Rebuilding a table from its log where what is stored of it cannot be read.

use super::{Error, Keepers, Loaded, TableRequest, compute, judge, store_again};
use pangaea_store::Store;
use pangaea_table::{StageKind, TableId};
use tokio::sync::oneshot;

/// The result of a repair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repaired {
    /// There is no such table.
    Missing,
    /// It was sound already.
    Sound,
    /// It goes on in this stage.
    Rebuilt {
        /// Why it had to be rebuilt.
        reason: String,
        /// The stage it is in now.
        stage: StageKind,
        /// It had to be closed, because its channel has another table by now.
        closed: bool,
    },
    /// Its log cannot be played again; everything is left as it is.
    Broken(String),
}

impl Keepers {
    /// Rebuilds a table from its log, if it has to be. Whoever wants something of it waits meanwhile.
    pub async fn repair(&self, table: TableId) -> Result<Repaired, Error> {
        let (answer, answered) = oneshot::channel();
        self.send(table, TableRequest::Repair(answer)).await;
        answered.await.unwrap_or(Err(Error::Panicked(Some(table))))
    }
}

pub(super) async fn repair(store: &Store, id: TableId, now: i64) -> Result<Repaired, Error> {
    let fault = |error| Error::store(id, error);
    let Some(stored) = store.load(id).await.map_err(fault)? else { return Ok(Repaired::Missing) };
    let log = store.log(id).await.map_err(fault)?;
    // It plays the whole log again.
    let judged = compute::for_table(id, move || judge(&stored, &log, now)).await?;
    let (mut table, reason) = match judged {
        Loaded::Sound(_) => return Ok(Repaired::Sound),
        Loaded::Rebuilt(table, reason) => (table, reason),
        Loaded::Broken { reason, .. } => return Ok(Repaired::Broken(reason)),
    };
    let open = store.table_at(table.channel).await.map_err(fault)?;
    let elsewhere = !table.lacks_thread() && open.is_some_and(|open| open != id);
    let closed = table.is_open() && elsewhere;
    if closed {
        table.set_aside(now);
    }
    let stage = store_again(store, &mut table, now).await.map_err(fault)?;
    Ok(Repaired::Rebuilt { reason, stage, closed })
}
