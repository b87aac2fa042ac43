//! The log of a table: rows are added and never changed.

use super::SqliteBackend;
use super::tables::text;
use crate::log::LogStore;
use crate::{Error, LogRow};
use pangaea_table::TableId;

type LogColumns = (u32, i64, Option<u8>, Vec<u8>, Vec<u8>);

impl LogStore for SqliteBackend {
    async fn log(&self, table: TableId) -> Result<Vec<LogRow>, Error> {
        let rows: Vec<LogColumns> = sqlx::query_as(
            "SELECT n, at, seat, kind, entry FROM log WHERE table_id = ? ORDER BY n",
        )
        .bind(table.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let row = |(n, at, seat, kind, entry): LogColumns| LogRow {
            n,
            at,
            seat,
            kind: text(&kind),
            entry: text(&entry),
        };
        Ok(rows.into_iter().map(row).collect())
    }
}
