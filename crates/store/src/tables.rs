//! Tables: how they begin, change and are found.

use super::{Created, Error, NewTable, Store, StoredTable};
use pangaea_table::{ChannelId, ServerId, TableId};

face! {
    /// Tables.
    trait TableStore {
        /// Opens a table, unless its place has an open one; one that gets a thread has no place yet. Its
        /// details say which one it is.
        async fn create(
            &self,
            table: NewTable,
            details: impl FnOnce(TableId) -> String + Send,
        ) -> Result<Created, Error>;

        /// A table as it was stored last: one statement, so that all of it is from the same moment.
        async fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error>;

        /// How often a table was changed, and how many of its drafts were stored.
        async fn version(&self, table: TableId) -> Result<Option<(u64, u64)>, Error>;

        /// The open table whose place this is.
        async fn table_at(&self, channel: ChannelId) -> Result<Option<TableId>, Error>;

        /// The open tables that speak in a channel, from there or from a thread of it; newest first.
        async fn tables_at(&self, channel: ChannelId) -> Result<Vec<TableId>, Error>;

        /// The table of a channel: an open one, or else the newest.
        async fn latest_at(&self, channel: ChannelId) -> Result<Option<TableId>, Error>;

        /// The closed tables of a channel, newest first; no more than anyone could mean.
        async fn cancelled_at(&self, channel: ChannelId) -> Result<Vec<TableId>, Error>;

        /// The open tables of a server, oldest first: where each is, and whether its details may say that
        /// it cannot be seen there.
        async fn places_in(
            &self,
            server: ServerId,
        ) -> Result<Vec<(TableId, ChannelId, bool)>, Error>;

        /// The tables that want to be looked at by now, soonest first.
        async fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, Error>;

        /// All tables after this one, in the order in which they were opened.
        async fn tables_after(&self, table: TableId, limit: u32) -> Result<Vec<TableId>, Error>;
    }
}
