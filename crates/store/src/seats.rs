//! Who sits where, and what they have half chosen.

use super::{Error, Store};
use pangaea_table::{TableId, UserId};

impl Store {
    /// Keeps a choice half made, or forgets it. It survives the process, but perhaps not a power
    /// cut: whoever moves a card about should not have to wait for the disk at every step.
    pub async fn save_draft(
        &self,
        table: TableId,
        seat: u8,
        draft: Option<&str>,
    ) -> Result<(), Error> {
        let changed = sqlx::query("UPDATE seats SET draft = ? WHERE table_id = ? AND seat = ?")
            .bind(draft)
            .bind(table.0.cast_signed())
            .bind(seat)
            .execute(&mut *self.light_turn().await?)
            .await?;
        // Whoever believes in a seat that is gone has missed what was written.
        if changed.rows_affected() == 1 { Ok(()) } else { Err(Error::Conflict) }
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
