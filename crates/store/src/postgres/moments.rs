//! Moments that a program must know after a restart.

use super::PostgresBackend;
use crate::Error;
use crate::moments::MomentStore;

impl MomentStore for PostgresBackend {
    async fn moment(&self, name: &str) -> Result<Option<i64>, Error> {
        let at = sqlx::query_as("SELECT at FROM moments WHERE name = $1").bind(name);
        Ok(self.readers().at_most_one(at).await?.map(|(at,)| at))
    }

    async fn keep_moment(&self, name: &str, at: i64) -> Result<(), Error> {
        let keep = sqlx::query(
            "INSERT INTO moments (name, at) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        );
        self.light()?.execute(keep.bind(name).bind(at)).await?;
        Ok(())
    }
}
