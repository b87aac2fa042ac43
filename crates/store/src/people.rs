//! What is known about people, and at which tables they sit.

use super::{Error, PersonRow, Store};
use pangaea_table::{ChannelId, TableId, UserId};

impl Store {
    /// What is known about someone; nothing about a stranger.
    pub async fn person(&self, person: UserId) -> Result<PersonRow, Error> {
        let row: Option<(Option<String>, Option<i64>, Option<bool>)> =
            sqlx::query_as("SELECT settings, dm_place, dm_open FROM people WHERE id = ?")
                .bind(person.0.cast_signed())
                .fetch_optional(self.readers())
                .await?;
        let (settings, dm, dm_open) = row.unwrap_or_default();
        Ok(PersonRow {
            settings,
            dm: dm.map(|channel| ChannelId(channel.cast_unsigned())),
            dm_open,
        })
    }

    /// Keeps someone's settings.
    pub async fn save_settings(&self, person: UserId, settings: &str) -> Result<(), Error> {
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

    /// Keeps where someone's direct messages go and whether they arrive; what is not told stays.
    /// Of whoever sits at no table nothing is kept: they may just have asked to be forgotten.
    pub async fn save_dm(
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

    /// The games that go on, know someone, and have no seat of theirs; oldest first.
    pub async fn games_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = 'playing' AND instr(details, ?) > 0 \
             AND id NOT IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id",
        )
        .bind(person.to_string())
        .bind(person.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    /// The open tables where someone sits, oldest first.
    pub async fn tables_of(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) \
             AND stage IN ('lobby', 'playing') ORDER BY id",
        )
        .bind(person.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }
}
