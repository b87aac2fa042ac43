//! The log of a table: rows are added and never changed.

use super::PostgresBackend;
use super::tables::small;
use crate::log::LogStore;
use crate::{Error, LogRow};
use pangaea_table::TableId;

type LogFields = (i64, i64, Option<i16>, String, String);

impl LogStore for PostgresBackend {
    async fn log(&self, table: TableId) -> Result<Vec<LogRow>, Error> {
        let rows = sqlx::query_as(
            "SELECT n, at, seat, kind, entry FROM log WHERE table_id = $1 ORDER BY n",
        );
        let rows: Vec<LogFields> = self.readers().all(rows.bind(table.0.cast_signed())).await?;
        let row = |(n, at, seat, kind, entry): LogFields| {
            let seat = seat.map(small).transpose()?;
            Ok(LogRow { n: small(n)?, at, seat, kind, entry })
        };
        rows.into_iter().map(row).collect()
    }
}
