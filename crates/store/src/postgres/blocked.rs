//! Whom whoever runs the bot keeps out.

use super::PostgresBackend;
use super::tables::ids;
use crate::Error;
use crate::blocked::{Blocked, BlockedStore};
use pangaea_table::{ServerId, TableId};

impl BlockedStore for PostgresBackend {
    async fn blocked(&self) -> Result<Vec<(Blocked, i64)>, Error> {
        let rows: Vec<(String, i64, i64)> = self
            .readers()
            .all(sqlx::query_as("SELECT kind, id, since FROM blocked ORDER BY kind, id"))
            .await?;
        let read = |(kind, id, since): (String, i64, i64)| (Blocked::of_row(&kind, id), since);
        Ok(rows.into_iter().map(read).collect())
    }

    async fn block(&self, whom: Blocked, at: i64) -> Result<bool, Error> {
        let (kind, id) = whom.row();
        let block = sqlx::query(
            "INSERT INTO blocked (kind, id, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        );
        Ok(self.durable()?.execute(block.bind(kind).bind(id).bind(at)).await? > 0)
    }

    async fn unblock(&self, whom: Blocked) -> Result<bool, Error> {
        let (kind, id) = whom.row();
        let unblock = sqlx::query("DELETE FROM blocked WHERE kind = $1 AND id = $2");
        Ok(self.durable()?.execute(unblock.bind(kind).bind(id)).await? > 0)
    }

    async fn tables_in(&self, server: ServerId) -> Result<Vec<TableId>, Error> {
        let open = sqlx::query_as(
            "SELECT id FROM tables WHERE server = $1 AND stage IN ('lobby', 'playing') ORDER BY id",
        );
        Ok(ids(self.readers().all(open.bind(server.0.cast_signed())).await?))
    }
}
