//! One step of a table, with everything that is written together with it.

use super::SqliteBackend;
use super::index::{self, index};
use crate::commit::StepStore;
use crate::{Commit, DraftChange, Error, LogRow, SeatRow};
use pangaea_table::{StageKind, TableId};
use serde::Serialize;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Sqlite, SqliteConnection};

impl StepStore for SqliteBackend {
    async fn commit(&self, commit: &Commit) -> Result<(), Error> {
        let Commit { table, revision, at, rows, seats, slots, .. } = commit;
        let step = CommitRows { table: *table, revision: *revision, at: *at, rows, seats, slots };
        self.writer()?.commit(&step, commit).await
    }

    async fn save_draft(&self, change: &DraftChange<'_>) -> Result<(), Error> {
        let DraftChange { table, revision, drafts, seat, draft } = *change;
        let before = drafts.checked_sub(1).ok_or(Error::Conflict)?;
        let changed = sqlx::query(
            "UPDATE seats SET draft = ?, drafts = drafts + 1 WHERE table_id = ? AND seat = ? \
             AND (SELECT revision FROM tables WHERE id = table_id) = ? \
             AND (SELECT sum(drafts) FROM seats AS every WHERE every.table_id = seats.table_id) = ?",
        )
        .bind(draft)
        .bind(table.0.cast_signed())
        .bind(seat)
        .bind(revision.cast_signed())
        .bind(before.cast_signed())
        .execute(&mut *self.light_turn().await?)
        .await?;
        // Whoever believes in another seat, revision or draft has missed what was written.
        if changed.rows_affected() == 1 { Ok(()) } else { Err(Error::Conflict) }
    }
}

/// All that follows from one step of a table.
pub(super) struct CommitRows<'a> {
    pub(super) table: TableId,
    pub(super) revision: u64,
    pub(super) at: i64,
    pub(super) rows: &'a [LogRow],
    /// All of them, in table order.
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
macro_rules! write {
    () => {
        "
    INSERT INTO log (table_id, n, at, seat, kind, entry)
        SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        FROM json_each(?);
    DELETE FROM seats WHERE table_id = ? AND seat >= ?;
    INSERT INTO seats (table_id, seat, person, draft)
        SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
        ON CONFLICT (table_id, seat) DO UPDATE
        SET person = excluded.person, draft = excluded.draft
        WHERE person IS NOT excluded.person OR draft IS NOT excluded.draft;
    INSERT INTO outbox (table_id, slot, revision, since)
        SELECT ?, value, ?, ? FROM json_each(?) WHERE true
        ON CONFLICT (table_id, slot) DO UPDATE SET revision = excluded.revision;
"
    };
}

/// A table's own row. One that someone else has changed gets no revision, which it must have, so that
/// nothing of the step is written; and so does one with a draft that whoever writes has missed. Stage, due time, end and place are in indexes, and
/// seldom change.
macro_rules! row {
    () => {
        "
    UPDATE tables SET changed = ?, details = iif(?, ?, details), snapshot = iif(?, ?, snapshot),
        revision = CASE WHEN revision = ?
            AND coalesce((SELECT sum(drafts) FROM seats WHERE table_id = tables.id), 0) = ?
            THEN ? END
        WHERE id = ?;
    UPDATE tables SET stage = ?, due = ?, ended = iif(?, coalesce(ended, ?), NULL),
        place = coalesce(?, place)
        WHERE id = ? AND (stage IS NOT ? OR due IS NOT ? OR ?);
"
    };
}

/// A whole step in one piece.
const COMMIT: &str = concat!("BEGIN IMMEDIATE;", row!(), write!(), "COMMIT;");

/// The same with what the table is found by, which few steps change.
const COMMIT_INDEXED: &str = concat!("BEGIN IMMEDIATE;", row!(), write!(), index!(), "COMMIT;");

pub(super) type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;

impl CommitRows<'_> {
    /// Writes it within a transaction.
    pub(super) async fn write(&self, connection: &mut SqliteConnection) -> Result<(), Error> {
        self.bind(sqlx::query(write!()))?.execute(connection).await?;
        Ok(())
    }

    /// Writes it together with its table: all of it, or nothing.
    pub(super) async fn commit(
        &self,
        table: &Commit,
        connection: &mut SqliteConnection,
    ) -> Result<(), Error> {
        let before = self.revision.checked_sub(1).ok_or(Error::Conflict)?;
        let is_ended = matches!(table.stage, StageKind::Over | StageKind::Cancelled);
        let text = if table.index.is_some() { COMMIT_INDEXED } else { COMMIT };
        let query = sqlx::query(text)
            .bind(self.at)
            .bind(table.texts.is_some())
            .bind(table.texts.as_ref().map(|texts| &texts.details))
            .bind(table.texts.is_some())
            .bind(table.texts.as_ref().and_then(|texts| texts.snapshot.as_ref()))
            .bind(before.cast_signed())
            .bind(table.drafts.cast_signed())
            .bind(self.revision.cast_signed())
            .bind(self.table.0.cast_signed())
            .bind(table.stage.as_str())
            .bind(table.due)
            .bind(is_ended)
            .bind(self.at)
            .bind(table.thread.map(|thread| thread.0.cast_signed()))
            .bind(self.table.0.cast_signed())
            .bind(table.stage.as_str())
            .bind(table.due)
            .bind(table.thread.is_some());
        let mut query = self.bind(query)?;
        if let Some(index) = &table.index {
            query = index::bind(query, self.table, index)?;
        }
        match query.execute(&mut *connection).await {
            Ok(done) if done.rows_affected() > 0 => Ok(()),
            Ok(_) => Err(Error::Conflict),
            Err(error) => {
                // It may have been rolled back already, such as when the disk is full. If even
                // this fails, the next step does, and rolls back again.
                let _ = sqlx::query("ROLLBACK").execute(connection).await;
                Err(error.into())
            }
        }
    }

    fn bind<'q>(&'q self, query: Query<'q>) -> Result<Query<'q>, Error> {
        let row = |row: &LogRow| {
            let LogRow { n, at, seat, kind, entry } = row.clone();
            (n, at, seat, kind, entry)
        };
        let seat = |row: &SeatRow| {
            (row.seat, row.person.map(|person| person.0.cast_signed()), row.draft.clone())
        };
        let table = self.table.0.cast_signed();
        Ok(query
            .bind(table)
            .bind(json(self.rows.iter().map(row))?)
            .bind(table)
            .bind(u32::try_from(self.seats.len()).unwrap_or(u32::MAX))
            .bind(table)
            .bind(json(self.seats.iter().map(seat))?)
            .bind(table)
            .bind(self.revision.cast_signed())
            .bind(self.at)
            .bind(json(self.slots)?))
    }
}

/// Rows as the database reads them out of one parameter.
pub(super) fn json<T: Serialize>(values: impl IntoIterator<Item = T>) -> Result<String, Error> {
    let values: Vec<T> = values.into_iter().collect();
    serde_json::to_string(&values).map_err(|error| Error::Other(error.to_string()))
}
