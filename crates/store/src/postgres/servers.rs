//! What the moderators of a server have set for all its tables.

use super::PostgresBackend;
use crate::Error;
use crate::servers::ServerStore;
use pangaea_table::ServerId;

impl ServerStore for PostgresBackend {
    async fn uses_threads(&self, server: ServerId) -> Result<bool, Error> {
        let threads = sqlx::query_as("SELECT threads FROM servers WHERE id = $1");
        let threads = self.readers().at_most_one(threads.bind(server.0.cast_signed())).await?;
        Ok(threads.is_some_and(|(threads,)| threads))
    }

    async fn use_threads(&self, server: ServerId, threads: bool) -> Result<(), Error> {
        let keep = sqlx::query(
            "INSERT INTO servers (id, threads) VALUES ($1, $2) \
             ON CONFLICT (id) DO UPDATE SET threads = excluded.threads",
        );
        self.durable()?.execute(keep.bind(server.0.cast_signed()).bind(threads)).await?;
        Ok(())
    }

    async fn servers_with_settings(&self) -> Result<Vec<ServerId>, Error> {
        let ids: Vec<(i64,)> =
            self.readers().all(sqlx::query_as("SELECT id FROM servers ORDER BY id")).await?;
        Ok(ids.into_iter().map(|(id,)| ServerId(id.cast_unsigned())).collect())
    }

    async fn forget_server(&self, server: ServerId) -> Result<(), Error> {
        let forget = sqlx::query("DELETE FROM servers WHERE id = $1");
        self.durable()?.execute(forget.bind(server.0.cast_signed())).await?;
        Ok(())
    }
}
