//! By whom tables are found, without reading them.

use super::commit::{Query, json};
use super::{SqliteBackend, writer};
use crate::index::IndexStore;
use crate::{Error, ResultSeat, TableIndex};
use pangaea_table::{TableId, UserId};
use sqlx::SqliteConnection;

/// Whom a table names, and what came of its game, in the place of what was kept before. Whoever is
/// named by one of its messages alone is found as long as that is there.
macro_rules! index {
    () => {
        "
    INSERT INTO known (person, table_id) SELECT value, ? FROM json_each(?) WHERE true
        ON CONFLICT (person, table_id) DO NOTHING;
    DELETE FROM known WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?))
        AND NOT EXISTS (SELECT 1 FROM messages WHERE messages.table_id = known.table_id
            AND instr(slot || '.', '.' || known.person || '.') > 0)
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = known.table_id
            AND instr(slot || '.', '.' || known.person || '.') > 0);
    DELETE FROM unindexed WHERE table_id = ?;
    DELETE FROM result_seats WHERE table_id = ?;
    DELETE FROM results WHERE table_id = ?;
    INSERT INTO results (table_id, server, place, game, variant, began, ended)
        SELECT id, server, coalesce(home, place), game, ?,
            coalesce((SELECT at FROM log WHERE log.table_id = tables.id AND n = 1), created),
            coalesce(ended, changed)
        FROM tables WHERE id = ? AND ?;
    INSERT INTO result_seats (table_id, seat, person, computer, score, rank)
        SELECT ?, key, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?);
"
    };
}
pub(super) use index;

/// Writes what a table is found by, within a transaction and after all else of its step.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    table: TableId,
    index: &TableIndex,
) -> Result<(), Error> {
    bind(sqlx::query(index!()), table, index)?.execute(connection).await?;
    Ok(())
}

pub(super) fn bind<'q>(
    query: Query<'q>,
    table: TableId,
    index: &TableIndex,
) -> Result<Query<'q>, Error> {
    let seat = |seat: &ResultSeat| {
        let ResultSeat { person, computer, score, rank } = seat.clone();
        (person.map(|person| person.0.cast_signed()), computer, score, rank)
    };
    let table = table.0.cast_signed();
    let people = json(index.people.iter().map(|person| person.0.cast_signed()))?;
    let result = index.result.as_ref();
    Ok(query
        .bind(table)
        .bind(people.clone())
        .bind(table)
        .bind(people)
        .bind(table)
        .bind(table)
        .bind(table)
        .bind(result.map(|result| result.variant.clone()).unwrap_or_default())
        .bind(table)
        .bind(result.is_some())
        .bind(table)
        .bind(json(result.iter().flat_map(|result| &result.seats).map(seat))?))
}

/// Tables that may name a person: those that are known to, and those of older programs that were not
/// read yet, of which only their texts can tell.
macro_rules! may_name {
    () => {
        "(SELECT table_id FROM known WHERE person = ?1 UNION SELECT table_id FROM unindexed)"
    };
}

/// Does a slot name the person?
macro_rules! slot_names {
    () => {
        " AND instr(slot || '.', '.' || ?1 || '.') > 0"
    };
}

/// Every table that names someone.
pub(crate) const NAMING: &str = "SELECT table_id FROM known WHERE person = ?1 \
     UNION SELECT table_id FROM seats WHERE person = ?1 \
     UNION SELECT id FROM tables WHERE id IN (SELECT table_id FROM unindexed) \
     AND instr(coalesce(details, snapshot), ?1) > 0 ORDER BY 1";

/// The games that go on, name someone, and have no seat of theirs.
pub(crate) const PLAYED_WITHOUT: &str = concat!(
    "SELECT id FROM tables WHERE id IN ",
    may_name!(),
    " AND stage = 'playing' AND instr(details, ?1) > 0 \
     AND id NOT IN (SELECT table_id FROM seats WHERE person = ?1) ORDER BY id"
);

/// Everything about someone apart from what tables say. A table that still says something, because
/// its game goes on, is to be found by it later.
pub(crate) const FORGET: [&str; 6] = [
    "DELETE FROM people WHERE id = ?1",
    "DELETE FROM courses WHERE person = ?1",
    "UPDATE result_seats SET person = NULL WHERE person = ?1",
    concat!("DELETE FROM outbox WHERE table_id IN ", may_name!(), slot_names!()),
    concat!("DELETE FROM messages WHERE table_id IN ", may_name!(), slot_names!()),
    "DELETE FROM known WHERE person = ?1 \
     AND table_id NOT IN (SELECT table_id FROM seats WHERE person = ?1) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE id = known.table_id AND instr(details, ?1) > 0)",
];

impl IndexStore for SqliteBackend {
    async fn tables_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        self.tables_by(NAMING, person).await
    }

    async fn games_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        self.tables_by(PLAYED_WITHOUT, person).await
    }

    async fn forget(&self, person: UserId) -> Result<(), Error> {
        let mut turn = self.turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        for step in FORGET {
            let step = sqlx::query(step).bind(person.0.cast_signed());
            step.execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn unindexed(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT table_id FROM unindexed WHERE table_id > ? ORDER BY table_id LIMIT ?",
        )
        .bind(after.0.cast_signed())
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn index(&self, table: TableId, revision: u64, index: &TableIndex) -> Result<(), Error> {
        let mut turn = self.light_turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        let is_it = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ? AND revision = ?)",
        );
        let is_it = is_it.bind(table.0.cast_signed()).bind(revision.cast_signed());
        if is_it.fetch_one(&mut *transaction).await? {
            write(&mut transaction, table, index).await?;
        }
        Ok(transaction.commit().await?)
    }
}

impl SqliteBackend {
    async fn tables_by(&self, query: &'static str, person: UserId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(query)
            .bind(person.0.cast_signed())
            .fetch_all(self.readers())
            .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }
}
