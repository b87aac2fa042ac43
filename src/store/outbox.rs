//! What is still to be said, and where it was said before.
//!
//! Nobody waits for the disk to note that something was said: after a power cut it is looked for,
//! and said again if it is not there.

use super::{Fault, Said, Store, Unsaid, writer};
use crate::table::{Place, Post, TableId};
use sqlx::SqliteConnection;

impl Store {
    /// The tables that have something to say.
    pub async fn unsaid_tables(&self) -> Result<Vec<TableId>, Fault> {
        let ids: Vec<i64> = sqlx::query_scalar("SELECT DISTINCT table_id FROM outbox ORDER BY 1")
            .fetch_all(self.readers())
            .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    /// What a table has to say, longest waiting first.
    pub async fn outbox(&self, table: TableId) -> Result<Vec<Unsaid>, Fault> {
        let rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT slot, revision, since FROM outbox WHERE table_id = ? ORDER BY since, slot",
        )
        .bind(table.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let unsaid = |(slot, revision, since): (String, i64, i64)| Unsaid {
            slot,
            revision: revision.cast_unsigned(),
            since,
        };
        Ok(rows.into_iter().map(unsaid).collect())
    }

    /// A slot was said in a new message, as the table was at this revision.
    pub async fn posted(
        &self,
        table: TableId,
        slot: &str,
        revision: u64,
        said: &Said,
    ) -> Result<(), Fault> {
        let mut turn = self.light_turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        sqlx::query(
            "INSERT INTO messages (table_id, slot, place, post, posted_at) \
             VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, slot) DO UPDATE \
             SET place = excluded.place, post = excluded.post, posted_at = excluded.posted_at",
        )
        .bind(table.0.cast_signed())
        .bind(slot)
        .bind(said.place.0.cast_signed())
        .bind(said.post.0.cast_signed())
        .bind(said.posted_at)
        .execute(&mut *transaction)
        .await?;
        tick(&mut transaction, table, slot, revision).await?;
        Ok(transaction.commit().await?)
    }

    /// A slot's message was edited, as the table was at this revision.
    pub async fn said(&self, table: TableId, slot: &str, revision: u64) -> Result<(), Fault> {
        tick(&mut *self.light_turn().await?, table, slot, revision).await
    }

    /// Forgets a slot's message: it is gone.
    pub async fn unsay(&self, table: TableId, slot: &str) -> Result<(), Fault> {
        sqlx::query("DELETE FROM messages WHERE table_id = ? AND slot = ?")
            .bind(table.0.cast_signed())
            .bind(slot)
            .execute(&mut *self.light_turn().await?)
            .await?;
        Ok(())
    }

    /// Where a slot was said.
    pub async fn message(&self, table: TableId, slot: &str) -> Result<Option<Said>, Fault> {
        let row: Option<(i64, i64, i64)> = sqlx::query_as(
            "SELECT place, post, posted_at FROM messages WHERE table_id = ? AND slot = ?",
        )
        .bind(table.0.cast_signed())
        .bind(slot)
        .fetch_optional(self.readers())
        .await?;
        Ok(row.map(said))
    }

    /// All messages of a table, by slot.
    pub async fn messages(&self, table: TableId) -> Result<Vec<(String, Said)>, Fault> {
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(
            "SELECT slot, place, post, posted_at FROM messages WHERE table_id = ? ORDER BY slot",
        )
        .bind(table.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let named = |(slot, place, post, at)| (slot, said((place, post, at)));
        Ok(rows.into_iter().map(named).collect())
    }
}

fn said((place, post, posted_at): (i64, i64, i64)) -> Said {
    Said { place: Place(place.cast_unsigned()), post: Post(post.cast_unsigned()), posted_at }
}

/// Takes a slot off the list, unless it has to tell of something newer by now.
async fn tick(
    connection: &mut SqliteConnection,
    table: TableId,
    slot: &str,
    revision: u64,
) -> Result<(), Fault> {
    sqlx::query("DELETE FROM outbox WHERE table_id = ? AND slot = ? AND revision <= ?")
        .bind(table.0.cast_signed())
        .bind(slot)
        .bind(revision.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}
