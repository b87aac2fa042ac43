//! The log of a table: rows are added and never changed.

use super::{Fault, LogRow, Store};
use crate::table::TableId;

impl Store {
    /// The whole log of a table, in order.
    pub async fn log(&self, table: TableId) -> Result<Vec<LogRow>, Fault> {
        let rows: Vec<(u32, i64, Option<u8>, String, String)> = sqlx::query_as(
            "SELECT n, at, seat, kind, entry FROM log WHERE table_id = ? ORDER BY n",
        )
        .bind(table.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let row = |(n, at, seat, kind, entry)| LogRow { n, at, seat, kind, entry };
        Ok(rows.into_iter().map(row).collect())
    }
}
