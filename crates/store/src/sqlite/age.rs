//! Which program has written a database, and how an older one is brought up to date.

use super::{connect, paths};
use crate::{Error, formats};
use sqlx::SqliteConnection;
use sqlx::migrate::Migrator;
use std::path::Path;
use std::sync::LazyLock;

/// Every step of the database, from the first.
pub(crate) const STEPS: [(&str, &str); 8] = steps![
    "sqlite":
    "0001_tables",
    "0002_formats",
    "0004_strangers",
    "0005_public",
    "0006_kept",
    "0007_threads",
    "0008_courses",
    "0009_processes"
];

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| crate::steps::migrator(&STEPS));

/// How old a database is that we may open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DatabaseAge {
    /// As this program would make it.
    Present,
    /// It is to be brought up to date.
    Older,
}

/// Finds out how old a database is, without writing anything; refuses a newer one, and one that is
/// none of ours.
pub(super) async fn of(path: &Path) -> Result<DatabaseAge, Error> {
    match path.metadata() {
        Ok(file) if file.len() > 0 => {
            paths::readable(path)?;
            age_of(&mut connect::reader(path).await?).await
        }
        // It is still to be made. Whoever may not look is told so when it is opened.
        _ => Ok(DatabaseAge::Older),
    }
}

async fn age_of(connection: &mut SqliteConnection) -> Result<DatabaseAge, Error> {
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema").fetch_all(&mut *connection).await?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    if !has("_sqlx_migrations") {
        let empty = tables.is_empty();
        return if empty { Ok(DatabaseAge::Older) } else { Err(Error::NotOurs) };
    }
    let whose: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    if whose != connect::OURS && whose != 0 {
        return Err(Error::NotOurs);
    }
    if has("formats") {
        let rows: Vec<(String, i64, String)> =
            sqlx::query_as("SELECT name, number, program FROM formats ORDER BY name")
                .fetch_all(&mut *connection)
                .await?;
        formats::known(rows)?;
    }
    let steps = steps(connection).await?;
    if let Some(step) = steps.iter().find(|step| !MIGRATIONS.version_exists(**step)) {
        return Err(Error::Newer(format!("step {step}")));
    }
    let done = MIGRATIONS.iter().all(|step| steps.contains(&step.version));
    Ok(if done { DatabaseAge::Present } else { DatabaseAge::Older })
}

/// Brings a database up to date that may be opened. From now on it says what can be in it.
pub(super) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), Error> {
    let before = steps(connection).await.unwrap_or_default();
    // Not `run`: what it returns cannot be sent to another thread.
    MIGRATIONS.run_direct(None, &mut *connection, false).await?;
    for (name, number) in formats::numbers() {
        sqlx::query(
            "INSERT INTO formats (name, number, program) VALUES (?, ?, ?) \
             ON CONFLICT (name) DO UPDATE SET number = excluded.number, program = excluded.program \
             WHERE number < excluded.number",
        )
        .bind(name)
        .bind(number)
        .bind(env!("CARGO_PKG_VERSION"))
        .execute(&mut *connection)
        .await?;
    }
    if before != steps(connection).await? {
        // What the older form has left behind would outlive those who want to be forgotten. It also
        // makes a file that can shrink in steps of one that could not. Without room for it, the bot
        // starts all the same.
        if let Err(error) = sqlx::query("VACUUM").execute(connection).await {
            tracing::warn!("I couldn't shrink the database: {error}");
        }
    }
    Ok(())
}

/// The steps that a database has gone through.
async fn steps(connection: &mut SqliteConnection) -> Result<Vec<i64>, Error> {
    let steps = sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version");
    Ok(steps.fetch_all(connection).await?)
}
