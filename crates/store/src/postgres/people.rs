//! What is known about people, and at which tables they sit.

use super::PostgresBackend;
use super::tables::ids;
use crate::people::PeopleStore;
use crate::{Error, Listener, PersonRow};
use pangaea_table::{ChannelId, MessageId, TableId, UserId};

impl PeopleStore for PostgresBackend {
    async fn person(&self, person: UserId) -> Result<PersonRow, Error> {
        type PersonColumns = (Option<String>, Option<i64>, Option<bool>, Option<i64>);
        let row =
            sqlx::query_as("SELECT settings, dm_place, dm_open, heard FROM people WHERE id = $1");
        let row: Option<PersonColumns> =
            self.readers().at_most_one(row.bind(person.0.cast_signed())).await?;
        let (settings, dm, dm_open, heard) = row.unwrap_or_default();
        Ok(PersonRow {
            settings,
            dm: dm.map(|channel| ChannelId(channel.cast_unsigned())),
            dm_open,
            heard: heard.map(|message| MessageId(message.cast_unsigned())),
        })
    }

    async fn save_settings(&self, person: UserId, settings: &str) -> Result<(), Error> {
        let save = sqlx::query(
            "INSERT INTO people (id, settings) VALUES ($1, $2) \
             ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
        );
        self.durable()?.execute(save.bind(person.0.cast_signed()).bind(settings)).await?;
        Ok(())
    }

    async fn save_dm(
        &self,
        person: UserId,
        channel: Option<ChannelId>,
        open: Option<bool>,
    ) -> Result<(), Error> {
        let save = sqlx::query(
            "INSERT INTO people (id, dm_place, dm_open) SELECT $1, $2, $3 \
             WHERE EXISTS (SELECT 1 FROM seats WHERE person = $1) \
             ON CONFLICT (id) DO UPDATE \
             SET dm_place = coalesce(excluded.dm_place, people.dm_place), \
                 dm_open = coalesce(excluded.dm_open, people.dm_open)",
        );
        let save = save
            .bind(person.0.cast_signed())
            .bind(channel.map(|channel| channel.0.cast_signed()))
            .bind(open);
        self.light()?.execute(save).await?;
        Ok(())
    }

    async fn tables_of(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        let tables = sqlx::query_as(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1) \
             AND stage IN ('lobby', 'playing') ORDER BY id",
        );
        Ok(ids(self.readers().all(tables.bind(person.0.cast_signed())).await?))
    }

    async fn heard(&self, person: UserId, message: MessageId) -> Result<(), Error> {
        let heard = sqlx::query(
            "INSERT INTO people (id, heard) SELECT $1, $2 \
             WHERE EXISTS (SELECT 1 FROM seats WHERE person = $1) \
             ON CONFLICT (id) DO UPDATE SET heard = excluded.heard \
             WHERE people.heard IS NULL OR people.heard < excluded.heard",
        );
        let heard = heard.bind(person.0.cast_signed()).bind(message.0.cast_signed());
        self.light()?.execute(heard).await?;
        Ok(())
    }

    async fn listeners(&self, limit: u32) -> Result<Vec<Listener>, Error> {
        let rows = sqlx::query_as(
            "SELECT people.id, dm_place, heard FROM people \
             JOIN seats ON seats.person = people.id JOIN tables ON tables.id = seats.table_id \
             WHERE stage = 'playing' AND dm_place IS NOT NULL AND dm_open IS NOT FALSE \
             GROUP BY people.id ORDER BY max(changed) DESC LIMIT $1",
        );
        let rows: Vec<(i64, i64, Option<i64>)> =
            self.readers().all(rows.bind(i64::from(limit))).await?;
        let listener = |(person, dm, heard): (i64, i64, Option<i64>)| Listener {
            person: UserId(person.cast_unsigned()),
            dm: ChannelId(dm.cast_unsigned()),
            heard: heard.map(|message| MessageId(message.cast_unsigned())),
        };
        Ok(rows.into_iter().map(listener).collect())
    }
}
