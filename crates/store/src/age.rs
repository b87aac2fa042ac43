//! Which program has written a database, and how an older one is brought up to date.

use super::{Error, connect, paths};
use pangaea_engine::game::Game;
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use pangaea_table::formats;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr, SqliteConnection};
use std::path::Path;
use std::sync::LazyLock;

/// The files in `migrations`, each by its name and with its text.
macro_rules! steps {
    ($($name:literal),+) => {
        [$(($name, include_str!(concat!("../../../migrations/", $name, ".sql")))),+]
    };
}

/// Every step of the database, from the first. For `sqlx::migrate!` the database itself would be
/// compiled a second time.
pub(super) const STEPS: [(&str, &str); 6] = steps![
    "0001_tables",
    "0002_formats",
    "0004_strangers",
    "0005_public",
    "0006_kept",
    "0007_threads"
];

/// The same for sqlx.
pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let step = |(name, text): (&'static str, &'static str)| {
        let (number, about) = name.split_once('_').expect("a number and what the step is about");
        let number = number.parse().expect("the number of a step");
        Migration::new(number, about.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.map(step).into())
});

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
        known_formats(connection).await?;
    }
    let steps = steps(connection).await?;
    if let Some(step) = steps.iter().find(|step| !MIGRATIONS.version_exists(**step)) {
        return Err(Error::Newer(format!("step {step}")));
    }
    let done = MIGRATIONS.iter().all(|step| steps.contains(&step.version));
    Ok(if done { DatabaseAge::Present } else { DatabaseAge::Older })
}

/// Everything of which a newer form, or a newer version, must not be touched by an older program.
fn numbers() -> Vec<(String, u32)> {
    let forms = formats::ALL.iter().map(|format| (format.name.to_owned(), format.number()));
    let rules = GameId::ALL.iter().map(|game| {
        let version = with_game!(*game, G => <G as Game>::RULES_VERSION);
        (format!("rules of {}", game.slug()), version)
    });
    forms.chain(rules).collect()
}

/// Refuses a database with anything in it that this program does not know.
async fn known_formats(connection: &mut SqliteConnection) -> Result<(), Error> {
    let rows: Vec<(String, u32, String)> =
        sqlx::query_as("SELECT name, number, program FROM formats ORDER BY name")
            .fetch_all(connection)
            .await?;
    let numbers = numbers();
    for (name, number, program) in rows {
        let known = numbers.iter().find(|(known, _)| *known == name).map_or(0, |(_, known)| *known);
        if number > known {
            return Err(Error::Newer(format!(
                "Pangaea {program} or newer is needed: {name} {number}, this program knows {known}"
            )));
        }
    }
    Ok(())
}

/// Brings a database up to date that may be opened. From now on it says what can be in it.
pub(super) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), Error> {
    let before = steps(connection).await.unwrap_or_default();
    // Not `run`: what it returns cannot be sent to another thread.
    MIGRATIONS.run_direct(None, &mut *connection, false).await?;
    for (name, number) in numbers() {
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
