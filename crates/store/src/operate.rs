//! For whoever runs the bot: everything from above, without the bot.

use super::files::TemporaryFile;
use super::{Error, Store, age, connect};
use pangaea_table::{Person, TableId};
use sqlx::{Connection, SqliteConnection};
use std::io;
use std::path::Path;

impl Store {
    /// All tables after this one, in the order in which they were opened.
    pub async fn tables_after(&self, table: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
                .bind(table.0.cast_signed())
                .bind(limit)
                .fetch_all(self.readers())
                .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    /// What the database itself finds wrong with a file.
    pub async fn integrity(path: &Path) -> Result<Vec<String>, Error> {
        let mut connection = connect::reader(path).await?;
        let found = integrity(&mut connection).await?;
        connection.close().await?;
        Ok(found)
    }

    /// Writes a copy of one moment into a new file: under another name first, and under its own
    /// only once it has proved to be whole. Whatever goes wrong leaves nothing behind.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), Error> {
        let taken = || Error::Other("the file is already there".to_owned());
        if to.try_exists()? {
            return Err(taken());
        }
        let unfinished = TemporaryFile::beside(to)?;
        let path = unfinished.path();
        let name = path.to_str().ok_or_else(|| Error::Other("its name is no text".to_owned()))?;
        let mut connection = connect::beside(from).await?;
        sqlx::query("VACUUM INTO ?").bind(name.to_owned()).execute(&mut connection).await?;
        age::of(path).await?;
        match Self::integrity(path).await?.into_iter().next() {
            Some(line) => Err(Error::Damaged(line)),
            None => unfinished.become_file(to).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => taken(),
                _ => error.into(),
            }),
        }
    }

    /// Every table that knows somebody, also those that ended long ago.
    pub async fn tables_knowing(&self, person: Person) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE instr(coalesce(details, snapshot), ?) > 0 \
             OR id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id",
        )
        .bind(person.to_string())
        .bind(person.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    /// Forgets what is kept of somebody outside of tables.
    pub async fn forget(&self, person: Person) -> Result<(), Error> {
        let mut turn = self.turn().await?;
        sqlx::query(
            "DELETE FROM people WHERE id = ?; \
             DELETE FROM outbox WHERE instr(slot || '.', '.' || ? || '.') > 0; \
             DELETE FROM messages WHERE instr(slot || '.', '.' || ? || '.') > 0;",
        )
        .bind(person.0.cast_signed())
        .bind(person.to_string())
        .bind(person.to_string())
        .execute(&mut *turn)
        .await?;
        Ok(())
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
