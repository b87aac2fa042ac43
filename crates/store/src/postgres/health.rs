//! How the database is, for whoever asks after the bot.

use super::PostgresBackend;
use super::tables::ids;
use crate::Error;
use crate::health::HealthStore;
use pangaea_table::{ServerId, TableId};

impl HealthStore for PostgresBackend {
    async fn try_writing(&self) -> Result<(), Error> {
        // A note in the journal that no table has, and the refusal that a row would meet.
        let trial = sqlx::query(
            "WITH row AS (DELETE FROM people WHERE id = -1) \
             SELECT pg_logical_emit_message(true, 'pangaea', '')",
        );
        self.durable()?.execute(trial).await?;
        Ok(())
    }

    async fn count_tables(&self) -> Result<Vec<(String, String, u64)>, Error> {
        let rows: Vec<(String, String, i64)> = self
            .readers()
            .all(sqlx::query_as(
                "SELECT stage, game, count(*) FROM tables \
                 GROUP BY stage, game ORDER BY stage, game",
            ))
            .await?;
        let row =
            |(stage, game, count): (String, String, i64)| (stage, game, count.cast_unsigned());
        Ok(rows.into_iter().map(row).collect())
    }

    async fn backlog(&self) -> Result<(u64, Option<i64>), Error> {
        let backlog = sqlx::query_as("SELECT count(*), min(since) FROM outbox");
        let (count, oldest): (i64, Option<i64>) = self.readers().one(backlog).await?;
        Ok((count.cast_unsigned(), oldest))
    }

    async fn servers_since(&self, then: i64) -> Result<Vec<(ServerId, u64)>, Error> {
        let rows = sqlx::query_as(
            "SELECT server, sum(is_open)::bigint FROM ( \
             SELECT server, 1 AS is_open FROM tables \
             WHERE server IS NOT NULL AND stage IN ('lobby', 'playing') \
             UNION ALL SELECT server, 0 FROM tables WHERE server IS NOT NULL AND ended >= $1 \
             ) AS tables_there GROUP BY server ORDER BY server",
        );
        let rows: Vec<(i64, i64)> = self.readers().all(rows.bind(then)).await?;
        let row =
            |(server, open): (i64, i64)| (ServerId(server.cast_unsigned()), open.cast_unsigned());
        Ok(rows.into_iter().map(row).collect())
    }

    async fn unfinished(&self) -> Result<Vec<TableId>, Error> {
        let unfinished = sqlx::query_as(
            "SELECT id FROM tables WHERE stage IN ('lobby', 'playing', 'broken') ORDER BY id",
        );
        Ok(ids(self.readers().all(unfinished).await?))
    }

    async fn size(&self) -> Result<u64, Error> {
        let size = sqlx::query_as("SELECT pg_database_size(current_database())");
        let (size,): (i64,) = self.readers().one(size).await?;
        Ok(size.cast_unsigned())
    }
}
