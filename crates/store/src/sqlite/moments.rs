//! Moments that a program must know after a restart.

use super::SqliteBackend;
use crate::Error;
use crate::moments::MomentStore;

impl MomentStore for SqliteBackend {
    async fn moment(&self, name: &str) -> Result<Option<i64>, Error> {
        let at = sqlx::query_scalar("SELECT at FROM moments WHERE name = ?");
        Ok(at.bind(name).fetch_optional(self.readers()).await?)
    }

    async fn keep_moment(&self, name: &str, at: i64) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO moments (name, at) VALUES (?, ?) \
             ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        )
        .bind(name)
        .bind(at)
        .execute(&mut *self.light_turn().await?)
        .await?;
        Ok(())
    }
}
