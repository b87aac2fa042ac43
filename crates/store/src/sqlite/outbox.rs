//! What is still to be said, and where it was said before.
//!
//! No one waits for the disk to note that something was said: after a power cut it is looked for,
//! and said again if it is not there.

use super::{SqliteBackend, writer};
use crate::outbox::OutboxStore;
use crate::{Error, Pending, SentMessage};
use pangaea_table::{ChannelId, MessageId, TableId};
use sqlx::SqliteConnection;

impl OutboxStore for SqliteBackend {
    async fn tables_with_pending(&self) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar("SELECT DISTINCT table_id FROM outbox ORDER BY 1")
            .fetch_all(self.readers())
            .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn outbox(&self, table: TableId) -> Result<Vec<Pending>, Error> {
        let rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT slot, revision, since FROM outbox WHERE table_id = ? ORDER BY since, slot",
        )
        .bind(table.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let pending = |(slot, revision, since): (String, i64, i64)| Pending {
            slot,
            revision: revision.cast_unsigned(),
            since,
        };
        Ok(rows.into_iter().map(pending).collect())
    }

    async fn posted(
        &self,
        table: TableId,
        slot: &str,
        revision: u64,
        sent: &SentMessage,
    ) -> Result<(), Error> {
        let mut turn = self.light_turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        sqlx::query(
            "INSERT INTO messages (table_id, slot, place, post, posted_at) \
             VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, slot) DO UPDATE \
             SET place = excluded.place, post = excluded.post, posted_at = excluded.posted_at",
        )
        .bind(table.0.cast_signed())
        .bind(slot)
        .bind(sent.channel.0.cast_signed())
        .bind(sent.message.0.cast_signed())
        .bind(sent.posted_at)
        .execute(&mut *transaction)
        .await?;
        tick(&mut transaction, table, slot, revision).await?;
        Ok(transaction.commit().await?)
    }

    async fn mark_sent(&self, table: TableId, slot: &str, revision: u64) -> Result<(), Error> {
        tick(&mut *self.light_turn().await?, table, slot, revision).await
    }

    async fn forget_message(&self, table: TableId, slot: &str) -> Result<(), Error> {
        sqlx::query("DELETE FROM messages WHERE table_id = ? AND slot = ?")
            .bind(table.0.cast_signed())
            .bind(slot)
            .execute(&mut *self.light_turn().await?)
            .await?;
        Ok(())
    }

    async fn forget_messages_in(&self, table: TableId, place: ChannelId) -> Result<(), Error> {
        sqlx::query("DELETE FROM messages WHERE table_id = ? AND place = ?")
            .bind(table.0.cast_signed())
            .bind(place.0.cast_signed())
            .execute(&mut *self.light_turn().await?)
            .await?;
        Ok(())
    }

    async fn message(&self, table: TableId, slot: &str) -> Result<Option<SentMessage>, Error> {
        let row: Option<(i64, i64, i64)> = sqlx::query_as(
            "SELECT place, post, posted_at FROM messages WHERE table_id = ? AND slot = ?",
        )
        .bind(table.0.cast_signed())
        .bind(slot)
        .fetch_optional(self.readers())
        .await?;
        Ok(row.map(sent_message))
    }

    async fn knows_message(&self, message: MessageId) -> Result<bool, Error> {
        let known = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM messages WHERE post = ?)");
        Ok(known.bind(message.0.cast_signed()).fetch_one(self.readers()).await?)
    }

    async fn messages(&self, table: TableId) -> Result<Vec<(String, SentMessage)>, Error> {
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(
            "SELECT slot, place, post, posted_at FROM messages WHERE table_id = ? ORDER BY slot",
        )
        .bind(table.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let named = |(slot, channel, message, at)| (slot, sent_message((channel, message, at)));
        Ok(rows.into_iter().map(named).collect())
    }
}

fn sent_message((channel, message, posted_at): (i64, i64, i64)) -> SentMessage {
    SentMessage {
        channel: ChannelId(channel.cast_unsigned()),
        message: MessageId(message.cast_unsigned()),
        posted_at,
    }
}

/// Takes a slot off the list, unless it has to tell of something newer by now.
async fn tick(
    connection: &mut SqliteConnection,
    table: TableId,
    slot: &str,
    revision: u64,
) -> Result<(), Error> {
    sqlx::query("DELETE FROM outbox WHERE table_id = ? AND slot = ? AND revision <= ?")
        .bind(table.0.cast_signed())
        .bind(slot)
        .bind(revision.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}
