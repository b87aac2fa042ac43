//! For whoever runs the bot: everything from above, without the bot.

use super::{Fault, Store, connect};
use crate::table::{Person, TableId};
use std::path::Path;

impl Store {
    /// All tables after this one, in the order in which they were opened.
    pub async fn tables_after(&self, table: TableId, limit: u32) -> Result<Vec<TableId>, Fault> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
                .bind(table.0.cast_signed())
                .bind(limit)
                .fetch_all(self.readers())
                .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    /// What the database itself finds wrong with its file.
    pub async fn integrity(&self) -> Result<Vec<String>, Fault> {
        let mut found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(self.readers()).await?;
        found.retain(|line| line != "ok");
        let orphans: Vec<String> =
            sqlx::query_scalar("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check")
                .fetch_all(self.readers())
                .await?;
        found.extend(orphans.into_iter().map(|name| format!("rows of {name} belong to no table")));
        Ok(found)
    }

    /// Writes a copy of one moment into a new file.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), Fault> {
        if to.exists() {
            return Err(Fault::Other("the file is already there".to_owned()));
        }
        let mut connection = connect::beside(from).await?;
        sqlx::query("VACUUM INTO ?")
            .bind(to.to_string_lossy().into_owned())
            .execute(&mut connection)
            .await?;
        Ok(())
    }

    /// Every table that knows somebody, also those that ended long ago.
    pub async fn tables_knowing(&self, person: Person) -> Result<Vec<TableId>, Fault> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE instr(snapshot, ?) > 0 \
             OR id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id",
        )
        .bind(person.to_string())
        .bind(person.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    /// Forgets what is kept of somebody outside of tables.
    pub async fn forget(&self, person: Person) -> Result<(), Fault> {
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
