//! For whoever runs the bot: everything from above, without the bot.

use super::{PostgresAddress, PostgresBackend, connect};
use crate::Error;
use sqlx::Connection;

impl PostgresBackend {
    /// What `PostgreSQL` has found wrong: pages whose sum is not right, where it counts them, and what
    /// it does not use or has not verified. That all rows belong to a table, it sees to itself.
    pub(crate) async fn integrity(address: PostgresAddress) -> Result<Vec<String>, Error> {
        let mut connection = connect::patient(&address).await?;
        let found = sqlx::query_scalar(
            "SELECT checksum_failures || ' pages have failed their checksums' \
             FROM pg_stat_database WHERE datname = current_database() AND checksum_failures > 0 \
             UNION ALL SELECT 'the index ' || indexrelid::regclass || ' is not valid' \
             FROM pg_index JOIN pg_class ON pg_class.oid = indrelid \
             WHERE relnamespace = current_schema()::regnamespace AND NOT indisvalid \
             UNION ALL SELECT 'the constraint ' || conname || ' was never verified' \
             FROM pg_constraint \
             WHERE connamespace = current_schema()::regnamespace AND NOT convalidated",
        );
        let found = found.fetch_all(&mut connection).await?;
        connection.close().await?;
        Ok(found)
    }
}
