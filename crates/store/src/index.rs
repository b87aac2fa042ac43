//! By whom tables are found, without reading them.

use super::{Error, Store, TableIndex};
use pangaea_table::{TableId, UserId};

face! {
    /// The index of tables by the people they name.
    trait IndexStore {
        /// Every table that knows someone, also those that ended long ago.
        async fn tables_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error>;

        /// The games that go on, know someone, and have no seat of theirs; oldest first.
        async fn games_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error>;

        /// Forgets what is kept of someone outside of tables.
        async fn forget(&self, person: UserId) -> Result<(), Error>;

        /// Tables of older programs after this one, whose people are known from their texts alone.
        async fn unindexed(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, Error>;

        /// Writes by what a table of this revision is found; nothing if it has changed since.
        async fn index(
            &self,
            table: TableId,
            revision: u64,
            index: &TableIndex,
        ) -> Result<(), Error>;
    }
}
