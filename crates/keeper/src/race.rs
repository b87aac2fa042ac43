//! Several processes can write one table. What is in memory is then only what was read last: whoever comes
//! second, or has judged by something old, begins again with what is stored by then. The core is pure and
//! nothing was stored, so nothing is done twice, and seeds are simply drawn again.

use super::task::Keeper;
use super::{EarlyLook, Error};
use pangaea_table::{Order, Table};
use std::sync::Arc;

/// So often an order is carried out before it fails. Each lost race is a step that someone else has taken.
const MOST: u32 = 20;

impl Keeper {
    /// Carries an order out, against the table as it is.
    pub(super) async fn handle_with_retries(
        &mut self,
        order: Order,
        early: Option<EarlyLook>,
    ) -> Result<Arc<Table>, Error> {
        if !self.is_among_others() {
            return self.handle(order, early).await;
        }
        // What is still being stored may never be: a look at it can't be given.
        drop(early);
        for _ in 1..MOST {
            let before = self.kept().cloned();
            let done = self.handle(order.clone(), None).await;
            let has_changed_nothing = match (&done, &before) {
                (Err(error), _) if error.is_lost_race() => {
                    self.let_go();
                    continue;
                }
                (Err(Error::Refused(_)), Some(_)) => true,
                (Ok(after), Some(before)) => Arc::ptr_eq(before, after),
                _ => false,
            };
            // By a table of long ago anything may be refused, or may seem to be done.
            if !has_changed_nothing || !self.is_old().await? {
                return done;
            }
            self.let_go();
        }
        self.handle(order, None).await
    }

    /// The table as it is.
    pub(super) async fn look(&mut self) -> Result<Arc<Table>, Error> {
        if self.is_old().await? {
            self.let_go();
        }
        self.table().await
    }

    /// Has someone else written since the table was read?
    async fn is_old(&self) -> Result<bool, Error> {
        let Some(kept) = self.kept().filter(|_| self.is_among_others()) else { return Ok(false) };
        let version = self.store().version(kept.id).await;
        let version = version.map_err(|fault| Error::store(kept.id, fault))?;
        Ok(version != Some((kept.revision, kept.drafts)))
    }
}
