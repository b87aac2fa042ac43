//! Which program has written a database, and how an older one is brought up to date.

use crate::{Error, formats};
use sqlx::PgConnection;
use sqlx::migrate::Migrator;
use std::sync::LazyLock;

/// Every step, from the first. Up to there the steps are those of `SQLite` alone; from there on
/// both have steps of the same names.
pub(crate) const STEPS: [(&str, &str); 3] =
    steps!["postgres": "0007_tables", "0008_courses", "0009_processes"];

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| crate::steps::migrator(&STEPS));

/// How old a database is that we may open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SchemaAge {
    /// As this program would make it.
    Present,
    /// It is to be brought up to date.
    Older,
    /// There is nothing in it yet.
    Empty,
}

/// Finds out how old a database is, without writing anything; refuses a newer one, and one that is
/// none of ours.
pub(super) async fn of(connection: &mut PgConnection) -> Result<SchemaAge, Error> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT relname::text FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm') \
         AND relnamespace = current_schema()::regnamespace",
    )
    .fetch_all(&mut *connection)
    .await?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    if tables.is_empty() {
        return Ok(SchemaAge::Empty);
    }
    if !has("_sqlx_migrations") {
        return Err(Error::NotOurs);
    }
    let done = steps(connection).await?;
    if has("formats") {
        let rows: Vec<(String, i64, String)> =
            sqlx::query_as("SELECT name, number, program FROM formats ORDER BY name")
                .fetch_all(&mut *connection)
                .await?;
        formats::known(rows)?;
    } else if !done.is_empty() {
        return Err(Error::NotOurs);
    }
    if let Some(step) = done.iter().find(|step| !MIGRATIONS.version_exists(**step)) {
        return Err(Error::Newer(format!("step {step}")));
    }
    let all = MIGRATIONS.iter().all(|step| done.contains(&step.version));
    Ok(if all { SchemaAge::Present } else { SchemaAge::Older })
}

/// Brings a database up to date that may be opened. From now on it says what can be in it. Of several
/// processes that begin at once, each waits for the one before.
pub(super) async fn bring_up_to_date(connection: &mut PgConnection) -> Result<(), Error> {
    // Not `run`: what it returns cannot be sent to another thread.
    MIGRATIONS.run_direct(None, &mut *connection, false).await?;
    let (names, numbers): (Vec<String>, Vec<i64>) =
        formats::numbers().into_iter().map(|(name, number)| (name, i64::from(number))).unzip();
    sqlx::query(
        "INSERT INTO formats (name, number, program) \
         SELECT name, number, $3 FROM unnest($1, $2) AS known (name, number) ORDER BY name \
         ON CONFLICT (name) DO UPDATE SET number = excluded.number, program = excluded.program \
         WHERE formats.number < excluded.number",
    )
    .bind(names)
    .bind(numbers)
    .bind(env!("CARGO_PKG_VERSION"))
    .execute(connection)
    .await?;
    Ok(())
}

/// The steps that a database has gone through.
async fn steps(connection: &mut PgConnection) -> Result<Vec<i64>, Error> {
    let steps = sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version");
    Ok(steps.fetch_all(connection).await?)
}
