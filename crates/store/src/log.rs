//! The log of a table: rows are added and never changed.

use super::{Error, LogRow, Store};
use pangaea_table::TableId;

face! {
    /// Logs of tables.
    trait LogStore {
        /// The whole log of a table, in order.
        async fn log(&self, table: TableId) -> Result<Vec<LogRow>, Error>;
    }
}
