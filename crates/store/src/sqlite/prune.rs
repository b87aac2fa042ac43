//! Tables that ended long ago go, and the file becomes smaller for it: both in short steps, between
//! which everyone else has a turn.

use super::{SqliteBackend, index, writer};
use crate::prune::PruneStore;
use crate::{Error, GameResult, TableIndex};
use pangaea_table::TableId;

/// All rows of a table, those that refer to others first.
const ROWS: [&str; 7] = [
    "DELETE FROM log WHERE table_id = ?",
    "DELETE FROM messages WHERE table_id = ?",
    "DELETE FROM outbox WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM known WHERE table_id = ?",
    "DELETE FROM unindexed WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
];

impl PruneStore for SqliteBackend {
    async fn ended_by(&self, then: i64, limit: u32) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE ended <= ? ORDER BY ended, id LIMIT ?")
                .bind(then)
                .bind(limit)
                .fetch_all(self.readers())
                .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn prune(
        &self,
        table: TableId,
        revision: u64,
        result: Option<GameResult>,
    ) -> Result<(), Error> {
        // No one waits for the disk: what comes back after a power cut goes again.
        let mut turn = self.light_turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        let has_ended = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM tables \
             WHERE id = ? AND revision = ? AND ended IS NOT NULL)",
        );
        let has_ended = has_ended.bind(table.0.cast_signed()).bind(revision.cast_signed());
        if !has_ended.fetch_one(&mut *transaction).await? {
            return Err(Error::Conflict);
        }
        if result.is_some() {
            let index = TableIndex { people: Vec::new(), result };
            index::write(&mut transaction, table, &index).await?;
        }
        for rows in ROWS {
            sqlx::query(rows).bind(table.0.cast_signed()).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn shrink(&self) -> Result<bool, Error> {
        let mut turn = self.light_turn().await?;
        let (free, all, mode): (i64, i64, i64) = sqlx::query_as(
            "SELECT freelist_count, page_count, auto_vacuum \
             FROM pragma_freelist_count, pragma_page_count, pragma_auto_vacuum",
        )
        .fetch_one(&mut *turn)
        .await?;
        let incremental = 2;
        if mode != incremental || free <= all / 100 {
            return Ok(false);
        }
        // So few pages that no one notices to have waited. Each is a row, which must be asked for.
        sqlx::query("PRAGMA incremental_vacuum(256)").fetch_all(&mut *turn).await?;
        Ok(true)
    }
}
