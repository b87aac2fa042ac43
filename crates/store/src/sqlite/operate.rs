//! For whoever runs the bot: everything from above, without the bot.

use super::files::TemporaryFile;
use super::{SqliteBackend, age, connect, paths};
use crate::{BackupError, Error};
use sqlx::{Connection, SqliteConnection};
use std::io;
use std::path::Path;

impl SqliteBackend {
    /// What the database itself finds wrong with a file.
    pub(crate) async fn integrity(path: &Path) -> Result<Vec<String>, Error> {
        let mut connection = connect::reader(path).await?;
        let found = integrity(&mut connection).await?;
        connection.close().await?;
        Ok(found)
    }

    /// Writes a copy of one moment into a new file: under another name first, and under its own
    /// only once it has proved to be whole. Whatever goes wrong leaves nothing behind.
    pub(crate) async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
        let of_source = |error| BackupError { path: from.to_owned(), error };
        let of_copy = |error| BackupError { path: to.to_owned(), error };
        paths::readable(from).map_err(of_source)?;
        if to.try_exists().map_err(|error| of_copy(paths::fault(to, error)))? {
            return Err(of_copy(Error::Taken));
        }
        let unfinished = TemporaryFile::beside(to).map_err(of_copy)?;
        let path = unfinished.path();
        let no_text = || of_copy(Error::Other("its name isn't text".to_owned()));
        let name = path.to_str().ok_or_else(no_text)?;
        let mut connection = connect::beside(from).await.map_err(of_source)?;
        let copied = sqlx::query("VACUUM INTO ?").bind(name.to_owned()).execute(&mut connection);
        copied.await.map_err(|error| match error.into() {
            error @ (Error::Busy | Error::Damaged(_)) => of_source(error),
            error => of_copy(error),
        })?;
        // What is wrong with the copy is wrong with what was copied.
        age::of(path).await.map_err(of_source)?;
        match Self::integrity(path).await.map_err(of_source)?.into_iter().next() {
            Some(line) => Err(of_source(Error::Damaged(line))),
            None => unfinished.become_file(to).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => of_copy(Error::Taken),
                _ => of_copy(error.into()),
            }),
        }
    }
}

/// What a database finds wrong with itself.
async fn integrity(connection: &mut SqliteConnection) -> Result<Vec<String>, Error> {
    let mut found: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
    found.retain(|line| line != "ok");
    let orphans: Vec<String> =
        sqlx::query_scalar("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check")
            .fetch_all(connection)
            .await?;
    found.extend(orphans.into_iter().map(|name| format!("rows of {name} belong to no table")));
    Ok(found)
}
