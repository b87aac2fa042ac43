//! One step of a table, with everything that is written together with it, in one statement.

use super::PostgresBackend;
use super::index::{self, PgQuery, index};
use crate::commit::StepStore;
use crate::{Commit, DraftChange, Error, LogRow, SeatRow};
use pangaea_table::{StageKind, TableId};

/// What follows from a step of the table `step`. Few steps change a seat, and a seat that is as it was
/// is not written again. A slot that is out of date already has been so since then.
macro_rules! rows {
    () => {
        "logged AS (
            INSERT INTO log (table_id, n, at, seat, kind, entry)
            SELECT step.id, given.* FROM step,
                unnest($4::bigint[], $5::bigint[], $6::smallint[], $7::text[], $8::text[]) AS given
        ), unseated AS (
            DELETE FROM seats USING step WHERE table_id = step.id AND seat >= $9
        ), seated AS (
            INSERT INTO seats (table_id, seat, person, draft)
            SELECT step.id, given.* FROM step,
                unnest($10::smallint[], $11::bigint[], $12::text[]) AS given
            ON CONFLICT (table_id, seat) DO UPDATE
            SET person = excluded.person, draft = excluded.draft
            WHERE seats.person IS DISTINCT FROM excluded.person
            OR seats.draft IS DISTINCT FROM excluded.draft
        ), to_say AS (
            INSERT INTO outbox (table_id, slot, revision, since)
            SELECT DISTINCT step.id, slot, $2, $3 FROM step, unnest($13::text[]) AS slot
            ON CONFLICT (table_id, slot) DO UPDATE SET revision = excluded.revision
        )"
    };
}
pub(super) use rows;

/// A table's own row, which is locked by this until the step is done. One that someone else has
/// changed is not found, and so nothing of the step is written; nor one with a draft that was missed.
macro_rules! row {
    () => {
        "WITH step AS (
            UPDATE tables SET revision = $2, changed = $3, stage = $14, due = $15,
                ended = CASE WHEN $16 THEN coalesce(ended, $3) END,
                place = coalesce($17, place),
                details = CASE WHEN $18 THEN $19 ELSE details END,
                snapshot = CASE WHEN $18 THEN $20 ELSE snapshot END
            WHERE id = $1 AND revision = $2 - 1 AND drafts = $21
            RETURNING id, server, place, home, game, created, changed, ended
        ), "
    };
}

/// A whole step in one piece.
const COMMIT: &str = concat!(row!(), rows!(), " SELECT 1 FROM step");

/// The same with what the table is found by, which few steps change.
const COMMIT_INDEXED: &str = concat!(
    row!(),
    rows!(),
    ", ",
    index!("$22", "$23", "$24", "$25", "$26", "$27", "$28", "$29", "$30"),
    " SELECT 1 FROM step"
);

impl StepStore for PostgresBackend {
    async fn commit(&self, commit: &Commit) -> Result<(), Error> {
        let Commit { table, revision, at, rows, seats, slots, .. } = commit;
        let text = if commit.index.is_some() { COMMIT_INDEXED } else { COMMIT };
        let step = StepRows { table: *table, revision: *revision, at: *at, rows, seats, slots };
        let is_ended = matches!(commit.stage, StageKind::Over | StageKind::Cancelled);
        let texts = commit.texts.as_ref();
        let mut query = step
            .bind(sqlx::query(text))
            .bind(commit.stage.as_str())
            .bind(commit.due)
            .bind(is_ended)
            .bind(commit.thread.map(|thread| thread.0.cast_signed()))
            .bind(texts.is_some())
            .bind(texts.map(|texts| texts.details.as_str()))
            .bind(texts.and_then(|texts| texts.snapshot.as_deref()))
            .bind(commit.drafts.cast_signed());
        if let Some(index) = &commit.index {
            query = index::bind(query, index, slots, step.began());
        }
        match self.durable()?.execute(query).await? {
            0 => Err(Error::Conflict),
            _ => Ok(()),
        }
    }

    async fn save_draft(&self, change: &DraftChange<'_>) -> Result<(), Error> {
        let DraftChange { table, revision, drafts, seat, draft } = *change;
        // The table's row is locked by this: of two who come at once, the second finds another number.
        let save = sqlx::query(
            "WITH counted AS (
                UPDATE tables SET drafts = $4 WHERE id = $1 AND revision = $3 AND drafts = $4 - 1
                AND EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2)
                RETURNING id
            ) UPDATE seats SET draft = $5 FROM counted WHERE table_id = counted.id AND seat = $2",
        );
        let save = save
            .bind(table.0.cast_signed())
            .bind(i16::from(seat))
            .bind(revision.cast_signed())
            .bind(drafts.cast_signed())
            .bind(draft);
        // Whoever believes in another seat, revision or draft has missed what was written.
        match self.light()?.execute(save).await? {
            0 => Err(Error::Conflict),
            _ => Ok(()),
        }
    }
}

/// All that follows from one step of a table.
pub(super) struct StepRows<'a> {
    pub(super) table: TableId,
    pub(super) revision: u64,
    pub(super) at: i64,
    pub(super) rows: &'a [LogRow],
    /// All of them, in table order.
    pub(super) seats: &'a [SeatRow],
    pub(super) slots: &'a [String],
}

impl<'a> StepRows<'a> {
    /// The parameters of `rows`, and the table's own before them.
    pub(super) fn bind(&self, query: PgQuery<'a>) -> PgQuery<'a> {
        let Self { rows, seats, slots, .. } = *self;
        let person = |row: &SeatRow| row.person.map(|person| person.0.cast_signed());
        query
            .bind(self.table.0.cast_signed())
            .bind(self.revision.cast_signed())
            .bind(self.at)
            .bind(rows.iter().map(|row| i64::from(row.n)).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.at).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.seat.map(i16::from)).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.kind.as_str()).collect::<Vec<_>>())
            .bind(rows.iter().map(|row| row.entry.as_str()).collect::<Vec<_>>())
            .bind(i16::try_from(seats.len()).unwrap_or(i16::MAX))
            .bind(seats.iter().map(|row| i16::from(row.seat)).collect::<Vec<_>>())
            .bind(seats.iter().map(person).collect::<Vec<_>>())
            .bind(seats.iter().map(|row| row.draft.as_deref()).collect::<Vec<_>>())
            .bind(slots)
    }

    /// When the game began, if that is part of this step.
    pub(super) fn began(&self) -> Option<i64> {
        self.rows.iter().find(|row| row.n == 1).map(|row| row.at)
    }
}
