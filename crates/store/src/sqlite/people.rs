//! What is known about people, and at which tables they sit.

use super::SqliteBackend;
use crate::people::PeopleStore;
use crate::{Error, Listener, PersonRow};
use pangaea_table::{ChannelId, MessageId, TableId, UserId};

impl PeopleStore for SqliteBackend {
    async fn person(&self, person: UserId) -> Result<PersonRow, Error> {
        type PersonColumns = (Option<String>, Option<i64>, Option<bool>, Option<i64>);
        let row: Option<PersonColumns> =
            sqlx::query_as("SELECT settings, dm_place, dm_open, heard FROM people WHERE id = ?")
                .bind(person.0.cast_signed())
                .fetch_optional(self.readers())
                .await?;
        let (settings, dm, dm_open, heard) = row.unwrap_or_default();
        Ok(PersonRow {
            settings,
            dm: dm.map(|channel| ChannelId(channel.cast_unsigned())),
            dm_open,
            heard: heard.map(|message| MessageId(message.cast_unsigned())),
        })
    }

    async fn save_settings(&self, person: UserId, settings: &str) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO people (id, settings) VALUES (?, ?) \
             ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
        )
        .bind(person.0.cast_signed())
        .bind(settings)
        .execute(&mut *self.turn().await?)
        .await?;
        Ok(())
    }

    async fn save_dm(
        &self,
        person: UserId,
        channel: Option<ChannelId>,
        open: Option<bool>,
    ) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO people (id, dm_place, dm_open) SELECT ?1, ?2, ?3 \
             WHERE EXISTS (SELECT 1 FROM seats WHERE person = ?1) \
             ON CONFLICT (id) DO UPDATE \
             SET dm_place = coalesce(excluded.dm_place, dm_place), \
                 dm_open = coalesce(excluded.dm_open, dm_open)",
        )
        .bind(person.0.cast_signed())
        .bind(channel.map(|channel| channel.0.cast_signed()))
        .bind(open)
        .execute(&mut *self.light_turn().await?)
        .await?;
        Ok(())
    }

    async fn tables_of(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) \
             AND stage IN ('lobby', 'playing') ORDER BY id",
        )
        .bind(person.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn heard(&self, person: UserId, message: MessageId) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO people (id, heard) SELECT ?1, ?2 \
             WHERE EXISTS (SELECT 1 FROM seats WHERE person = ?1) \
             ON CONFLICT (id) DO UPDATE SET heard = excluded.heard \
             WHERE heard IS NULL OR heard < excluded.heard",
        )
        .bind(person.0.cast_signed())
        .bind(message.0.cast_signed())
        .execute(&mut *self.light_turn().await?)
        .await?;
        Ok(())
    }

    async fn listeners(&self, limit: u32) -> Result<Vec<Listener>, Error> {
        let rows: Vec<(i64, i64, Option<i64>)> = sqlx::query_as(
            "SELECT people.id, dm_place, heard FROM people \
             JOIN seats ON seats.person = people.id JOIN tables ON tables.id = seats.table_id \
             WHERE tables.id IN (SELECT id FROM tables WHERE stage = 'playing') \
             AND dm_place IS NOT NULL AND dm_open IS NOT 0 \
             GROUP BY people.id ORDER BY max(changed) DESC LIMIT ?",
        )
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        let listener = |(person, dm, heard): (i64, i64, Option<i64>)| Listener {
            person: UserId(person.cast_unsigned()),
            dm: ChannelId(dm.cast_unsigned()),
            heard: heard.map(|message| MessageId(message.cast_unsigned())),
        };
        Ok(rows.into_iter().map(listener).collect())
    }
}
