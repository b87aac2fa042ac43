//! Removing a person from everything that is kept.

use super::{Error, Keepers};
use pangaea_table::{Command, Refusal, TableId, UserId};

/// Where a person was removed.
#[derive(Debug)]
pub struct Forgotten {
    /// The tables that know them no more.
    pub tables: Vec<TableId>,
    /// Why another table still does.
    pub failed: Option<Error>,
}

impl Keepers {
    /// Removes a person from every table that knows them. One that cannot be read must not keep what
    /// the others know.
    pub async fn forget_at_tables(&self, person: UserId) -> Result<Forgotten, Error> {
        let mut forgotten = Forgotten { tables: Vec::new(), failed: None };
        for table in self.store().tables_knowing(person).await? {
            match self.handle(table, Command::Forget(person)).await {
                Ok(_) => forgotten.tables.push(table),
                // It ended long ago and has gone meanwhile, with all that it knew.
                Err(Error::Refused(Refusal::Pruned | Refusal::NoTable)) => {}
                Err(error) => forgotten.failed = Some(error),
            }
        }
        Ok(forgotten)
    }
}
