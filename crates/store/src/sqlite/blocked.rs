//! Whom whoever runs the bot keeps out.

use super::SqliteBackend;
use crate::blocked::BlockedStore;
use crate::{Blocked, Error};
use pangaea_table::{ServerId, TableId};

impl BlockedStore for SqliteBackend {
    async fn blocked(&self) -> Result<Vec<(Blocked, i64)>, Error> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as("SELECT kind, id, since FROM blocked ORDER BY kind, id")
                .fetch_all(self.readers())
                .await?;
        let read = |(kind, id, since): (String, i64, i64)| (Blocked::of_row(&kind, id), since);
        Ok(rows.into_iter().map(read).collect())
    }

    async fn block(&self, whom: Blocked, at: i64) -> Result<bool, Error> {
        let (kind, id) = whom.row();
        let done = sqlx::query(
            "INSERT INTO blocked (kind, id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(kind)
        .bind(id)
        .bind(at)
        .execute(&mut *self.turn().await?)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn unblock(&self, whom: Blocked) -> Result<bool, Error> {
        let (kind, id) = whom.row();
        let done = sqlx::query("DELETE FROM blocked WHERE kind = ? AND id = ?")
            .bind(kind)
            .bind(id)
            .execute(&mut *self.turn().await?)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn tables_in(&self, server: ServerId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE server = ? AND stage IN ('lobby', 'playing') ORDER BY id",
        )
        .bind(server.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }
}
