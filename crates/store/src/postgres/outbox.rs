//! What is still to be said, and where it was said before.

use super::PostgresBackend;
use super::tables::ids;
use crate::outbox::OutboxStore;
use crate::{Error, Pending, SentMessage};
use pangaea_table::{ChannelId, MessageId, TableId};

impl OutboxStore for PostgresBackend {
    async fn tables_with_pending(&self) -> Result<Vec<TableId>, Error> {
        let tables = sqlx::query_as("SELECT DISTINCT table_id FROM outbox ORDER BY 1");
        Ok(ids(self.readers().all(tables).await?))
    }

    async fn outbox(&self, table: TableId) -> Result<Vec<Pending>, Error> {
        let rows = sqlx::query_as(
            "SELECT slot, revision, since FROM outbox WHERE table_id = $1 \
             ORDER BY since, slot COLLATE \"C\"",
        );
        let rows = self.readers().all(rows.bind(table.0.cast_signed())).await?;
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
        let posted = sqlx::query(
            "WITH said AS ( \
                 DELETE FROM outbox WHERE table_id = $1 AND slot = $2 AND revision <= $3 \
             ) INSERT INTO messages (table_id, slot, place, post, posted_at) \
             VALUES ($1, $2, $4, $5, $6) ON CONFLICT (table_id, slot) DO UPDATE \
             SET place = excluded.place, post = excluded.post, posted_at = excluded.posted_at",
        );
        let posted = posted
            .bind(table.0.cast_signed())
            .bind(slot)
            .bind(revision.cast_signed())
            .bind(sent.channel.0.cast_signed())
            .bind(sent.message.0.cast_signed())
            .bind(sent.posted_at);
        self.light()?.execute(posted).await?;
        Ok(())
    }

    async fn mark_sent(&self, table: TableId, slot: &str, revision: u64) -> Result<(), Error> {
        let said =
            sqlx::query("DELETE FROM outbox WHERE table_id = $1 AND slot = $2 AND revision <= $3");
        let said = said.bind(table.0.cast_signed()).bind(slot).bind(revision.cast_signed());
        self.light()?.execute(said).await?;
        Ok(())
    }

    async fn forget_message(&self, table: TableId, slot: &str) -> Result<(), Error> {
        let forget = sqlx::query("DELETE FROM messages WHERE table_id = $1 AND slot = $2");
        self.light()?.execute(forget.bind(table.0.cast_signed()).bind(slot)).await?;
        Ok(())
    }

    async fn forget_messages_in(&self, table: TableId, place: ChannelId) -> Result<(), Error> {
        let forget = sqlx::query("DELETE FROM messages WHERE table_id = $1 AND place = $2");
        let forget = forget.bind(table.0.cast_signed()).bind(place.0.cast_signed());
        self.light()?.execute(forget).await?;
        Ok(())
    }

    async fn message(&self, table: TableId, slot: &str) -> Result<Option<SentMessage>, Error> {
        let row = sqlx::query_as(
            "SELECT place, post, posted_at FROM messages WHERE table_id = $1 AND slot = $2",
        );
        let row = row.bind(table.0.cast_signed()).bind(slot);
        Ok(self.readers().at_most_one(row).await?.map(sent_message))
    }

    async fn knows_message(&self, message: MessageId) -> Result<bool, Error> {
        let known = sqlx::query_as("SELECT EXISTS (SELECT 1 FROM messages WHERE post = $1)");
        let (known,) = self.readers().one(known.bind(message.0.cast_signed())).await?;
        Ok(known)
    }

    async fn messages(&self, table: TableId) -> Result<Vec<(String, SentMessage)>, Error> {
        let rows = sqlx::query_as(
            "SELECT slot, place, post, posted_at FROM messages WHERE table_id = $1 \
             ORDER BY slot COLLATE \"C\"",
        );
        let rows: Vec<(String, i64, i64, i64)> =
            self.readers().all(rows.bind(table.0.cast_signed())).await?;
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
