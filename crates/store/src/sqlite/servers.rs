//! What the moderators of a server have set for all its tables.

use super::SqliteBackend;
use crate::Error;
use crate::servers::ServerStore;
use pangaea_table::ServerId;

impl ServerStore for SqliteBackend {
    async fn uses_threads(&self, server: ServerId) -> Result<bool, Error> {
        let threads = sqlx::query_scalar("SELECT threads FROM servers WHERE id = ?");
        let threads: Option<bool> =
            threads.bind(server.0.cast_signed()).fetch_optional(self.readers()).await?;
        Ok(threads.unwrap_or_default())
    }

    async fn use_threads(&self, server: ServerId, threads: bool) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO servers (id, threads) VALUES (?, ?) \
             ON CONFLICT (id) DO UPDATE SET threads = excluded.threads",
        )
        .bind(server.0.cast_signed())
        .bind(threads)
        .execute(&mut *self.turn().await?)
        .await?;
        Ok(())
    }

    async fn servers_with_settings(&self) -> Result<Vec<ServerId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar("SELECT id FROM servers ORDER BY id")
            .fetch_all(self.readers())
            .await?;
        Ok(ids.into_iter().map(|id| ServerId(id.cast_unsigned())).collect())
    }

    async fn forget_server(&self, server: ServerId) -> Result<(), Error> {
        sqlx::query("DELETE FROM servers WHERE id = ?")
            .bind(server.0.cast_signed())
            .execute(&mut *self.turn().await?)
            .await?;
        Ok(())
    }
}
