//! How we come to a database of `PostgreSQL`.

use super::PostgresAddress;
use super::pool::Pool;
use crate::Error;
use sqlx::PgConnection;
use sqlx::postgres::PgConnectOptions;
use std::time::Duration;

/// How long a statement may take, and how long it waits for others.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// As many as have something to do at once; a step takes about a millisecond. `PostgreSQL` has a
/// process for each, and usually a hundred of them at most.
const DURABLE: usize = 10;
const LIGHT: usize = 4;

/// What we are called in the server's list of connections.
const NAME: &str = "pangaea";

fn options(address: &PostgresAddress) -> PgConnectOptions {
    let patience = PATIENCE.as_millis();
    address.options().application_name(NAME).options([
        ("statement_timeout", patience.to_string()),
        ("lock_timeout", patience.to_string()),
        // Each statement finds rows by a key: what is planned once stays right.
        ("plan_cache_mode", "force_generic_plan".to_owned()),
    ])
}

/// Connections that keep what they are given.
pub(super) fn durable(address: &PostgresAddress) -> Pool {
    Pool::new(options(address), DURABLE)
}

/// Connections that do not wait for the disk: a half-made choice may go with a power cut.
pub(super) fn light(address: &PostgresAddress) -> Pool {
    Pool::new(options(address).options([("synchronous_commit", "off")]), LIGHT)
}

/// Connections that cannot write.
pub(super) fn readers(address: &PostgresAddress) -> Pool {
    Pool::new(options(address).options([("default_transaction_read_only", "on")]), DURABLE)
}

/// A connection for what may take long: to bring the database up to date, or to read all of it.
pub(super) async fn patient(address: &PostgresAddress) -> Result<PgConnection, Error> {
    super::pool::connect(&address.options().application_name(NAME)).await
}

/// What a server can be set to that would lose what a player was told is done.
pub(super) async fn verify(connections: &Pool) -> Result<(), Error> {
    let (fsync, synchronous, encoding): (String, String, String) = connections
        .one(sqlx::query_as(
            "SELECT current_setting('fsync'), current_setting('synchronous_commit'), \
             current_setting('server_encoding')",
        ))
        .await?;
    if fsync == "on" && synchronous != "off" && encoding == "UTF8" {
        return Ok(());
    }
    Err(Error::Other(format!(
        "this database can't be kept safe here (fsync {fsync}, synchronous_commit {synchronous}, \
         server_encoding {encoding})"
    )))
}
