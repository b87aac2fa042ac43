//! What is written together with a table.

use super::{Fault, LogRow, SeatRow};
use crate::table::TableId;
use serde::Serialize;
use sqlx::SqliteConnection;

/// All that follows from one step of a table.
pub(super) struct Step<'a> {
    pub(super) table: TableId,
    pub(super) revision: u64,
    pub(super) at: i64,
    pub(super) rows: &'a [LogRow],
    pub(super) seats: &'a [SeatRow],
    pub(super) slots: &'a [String],
}

/// One text, whatever the number of rows: it is prepared once and goes to the database's thread
/// in one piece, which is most of what a step costs beside the disk.
///
/// The parameters are counted through: the driver gives a statement that names its own numbers the
/// wrong ones.
///
/// Few steps change a seat, and a seat that is as it was is not written again. A slot that is out
/// of date already has been so since then.
const WRITE: &str = "
    INSERT INTO log (table_id, n, at, seat, kind, entry)
        SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        FROM json_each(?);
    DELETE FROM seats
        WHERE table_id = ? AND seat NOT IN (SELECT value ->> 0 FROM json_each(?));
    INSERT INTO seats (table_id, seat, person, draft)
        SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
        ON CONFLICT (table_id, seat) DO UPDATE
        SET person = excluded.person, draft = excluded.draft
        WHERE person IS NOT excluded.person OR draft IS NOT excluded.draft;
    INSERT INTO outbox (table_id, slot, revision, since)
        SELECT ?, value, ?, ? FROM json_each(?) WHERE true
        ON CONFLICT (table_id, slot) DO UPDATE SET revision = excluded.revision;
";

impl Step<'_> {
    /// Writes it; a number in the log that is taken is a conflict.
    pub(super) async fn write(&self, connection: &mut SqliteConnection) -> Result<(), Fault> {
        let row = |row: &LogRow| {
            let LogRow { n, at, seat, kind, entry } = row.clone();
            (n, at, seat, kind, entry)
        };
        let seat = |row: &SeatRow| {
            (row.seat, row.person.map(|person| person.0.cast_signed()), row.draft.clone())
        };
        let table = self.table.0.cast_signed();
        let seats = json(self.seats.iter().map(seat))?;
        sqlx::query(WRITE)
            .bind(table)
            .bind(json(self.rows.iter().map(row))?)
            .bind(table)
            .bind(&seats)
            .bind(table)
            .bind(&seats)
            .bind(table)
            .bind(self.revision.cast_signed())
            .bind(self.at)
            .bind(json(self.slots)?)
            .execute(connection)
            .await?;
        Ok(())
    }
}

fn json<T: Serialize>(values: impl IntoIterator<Item = T>) -> Result<String, Fault> {
    let values: Vec<T> = values.into_iter().collect();
    serde_json::to_string(&values).map_err(|error| Fault::Other(error.to_string()))
}
