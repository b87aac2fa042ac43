//! How the database is, for whoever asks after the bot.

use super::SqliteBackend;
use crate::Error;
use crate::health::HealthStore;
use pangaea_table::{ServerId, TableId};
use std::path::Path;
use tokio::task::spawn_blocking;

impl HealthStore for SqliteBackend {
    async fn try_writing(&self) -> Result<(), Error> {
        self.writer()?.try_writing().await
    }

    async fn count_tables(&self) -> Result<Vec<(String, String, u64)>, Error> {
        let rows: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT stage, game, count(*) FROM tables GROUP BY stage, game ORDER BY stage, game",
        )
        .fetch_all(self.readers())
        .await?;
        let row =
            |(stage, game, count): (String, String, i64)| (stage, game, count.cast_unsigned());
        Ok(rows.into_iter().map(row).collect())
    }

    async fn backlog(&self) -> Result<(u64, Option<i64>), Error> {
        let (count, oldest): (i64, Option<i64>) =
            sqlx::query_as("SELECT count(*), min(since) FROM outbox")
                .fetch_one(self.readers())
                .await?;
        Ok((count.cast_unsigned(), oldest))
    }

    async fn servers_since(&self, then: i64) -> Result<Vec<(ServerId, u64)>, Error> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT server, sum(is_open) FROM ( \
             SELECT server, 1 AS is_open FROM tables \
             WHERE server IS NOT NULL AND stage IN ('lobby', 'playing') \
             UNION ALL SELECT server, 0 FROM tables WHERE server IS NOT NULL AND ended >= ? \
             ) AS tables_there GROUP BY server ORDER BY server",
        )
        .bind(then)
        .fetch_all(self.readers())
        .await?;
        let row =
            |(server, open): (i64, i64)| (ServerId(server.cast_unsigned()), open.cast_unsigned());
        Ok(rows.into_iter().map(row).collect())
    }

    async fn unfinished(&self) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE id IN \
             (SELECT id FROM tables WHERE stage IN ('lobby', 'playing', 'broken')) ORDER BY id",
        )
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn size(&self) -> Result<u64, Error> {
        let file = self.file.clone();
        let size = move || {
            let with = |ending: &str| {
                let mut name = file.as_os_str().to_owned();
                name.push(ending);
                Path::new(&name).metadata().map_or(0, |file| file.len())
            };
            with("") + with("-wal")
        };
        // A disk that hangs must not hold up anyone else.
        spawn_blocking(size).await.map_err(|error| Error::Other(error.to_string()))
    }
}
