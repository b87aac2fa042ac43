//! By whom tables are found, without reading them.

use super::PostgresBackend;
use super::tables::ids;
use crate::index::IndexStore;
use crate::{Error, GameResult, TableIndex};
use pangaea_table::{TableId, UserId};
use sqlx::Postgres;
use sqlx::postgres::PgArguments;

pub(super) type PgQuery<'q> = sqlx::query::Query<'q, Postgres, PgArguments>;

/// Does a slot name a person?
macro_rules! slot_names {
    ($person:literal) => {
        concat!("strpos(slot || '.', '.' || ", $person, " || '.') > 0")
    };
}

pub(super) use slot_names;

/// What came of the game of the table `step`, in the place of what was kept before. A statement sees
/// what was before it: rows are changed, not replaced.
macro_rules! result {
    (
        $has:literal, $variant:literal, $began:literal,
        $people:literal, $computers:literal, $scores:literal, $ranks:literal
    ) => {
        concat!(
            "result AS (
                INSERT INTO results (table_id, server, place, game, variant, began, ended)
                SELECT id, server, coalesce(home, place), game, ",
            $variant,
            ",
                    coalesce((SELECT at FROM log WHERE log.table_id = step.id AND n = 1), ",
            $began,
            ", created), coalesce(ended, changed)
                FROM step WHERE ",
            $has,
            "
                ON CONFLICT (table_id) DO UPDATE SET server = excluded.server,
                    place = excluded.place, game = excluded.game, variant = excluded.variant,
                    began = excluded.began, ended = excluded.ended
            ), result_seat AS (
                INSERT INTO result_seats (table_id, seat, person, computer, score, rank)
                SELECT id, number - 1, person, computer, score, rank FROM step, unnest(",
            $people,
            "::bigint[], ",
            $computers,
            "::text[], ",
            $scores,
            "::bigint[], ",
            $ranks,
            "::bigint[]
                ) WITH ORDINALITY AS given (person, computer, score, rank, number) WHERE ",
            $has,
            "
                ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person,
                    computer = excluded.computer, score = excluded.score, rank = excluded.rank
            )"
        )
    };
}
pub(super) use result;

/// Whom the table `step` names, and what came of its game, in the place of what was kept before.
/// Whoever is named by one of its messages alone is found as long as that is there.
macro_rules! index {
    (
        $people:literal, $slots:literal, $has:literal, $variant:literal, $began:literal,
        $seated:literal, $computers:literal, $scores:literal, $ranks:literal
    ) => {
        concat!(
            "named AS (
                INSERT INTO known (person, table_id)
                SELECT DISTINCT person, id FROM step, unnest(",
            $people,
            "::bigint[]) AS person
                ON CONFLICT (person, table_id) DO NOTHING
            ), unnamed AS (
                DELETE FROM known USING step
                WHERE table_id = step.id AND person <> ALL (",
            $people,
            "::bigint[])
                AND NOT EXISTS (SELECT 1 FROM messages WHERE messages.table_id = step.id AND ",
            $crate::postgres::index::slot_names!("known.person"),
            ")
                AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = step.id AND ",
            $crate::postgres::index::slot_names!("known.person"),
            ")
                AND NOT EXISTS (SELECT 1 FROM unnest(",
            $slots,
            "::text[]) AS slot WHERE ",
            $crate::postgres::index::slot_names!("known.person"),
            ")
            ), indexed AS (
                DELETE FROM unindexed USING step WHERE table_id = step.id
            ), left_seat AS (
                DELETE FROM result_seats USING step WHERE table_id = step.id
                AND (NOT ",
            $has,
            " OR seat >= cardinality(",
            $ranks,
            "::bigint[]))
            ), no_result AS (
                DELETE FROM results USING step WHERE table_id = step.id AND NOT ",
            $has,
            "
            ), ",
            $crate::postgres::index::result!(
                $has, $variant, $began, $seated, $computers, $scores, $ranks
            )
        )
    };
}
pub(super) use index;

/// Its parameters, in their order.
pub(super) fn bind<'q>(
    query: PgQuery<'q>,
    index: &TableIndex,
    slots: &'q [String],
    began: Option<i64>,
) -> PgQuery<'q> {
    let people: Vec<i64> = index.people.iter().map(|person| person.0.cast_signed()).collect();
    bind_result(query.bind(people).bind(slots), began, index.result.as_ref())
}

/// The same for a result alone.
pub(super) fn bind_result<'q>(
    query: PgQuery<'q>,
    began: Option<i64>,
    result: Option<&GameResult>,
) -> PgQuery<'q> {
    let seats = || result.iter().flat_map(|result| &result.seats);
    let person = |person: Option<UserId>| person.map(|person| person.0.cast_signed());
    query
        .bind(result.is_some())
        .bind(result.map_or_else(String::new, |result| result.variant.clone()))
        .bind(began)
        .bind(seats().map(|seat| person(seat.person)).collect::<Vec<_>>())
        .bind(seats().map(|seat| seat.computer.clone()).collect::<Vec<_>>())
        .bind(seats().map(|seat| seat.score).collect::<Vec<_>>())
        .bind(seats().map(|seat| i64::from(seat.rank)).collect::<Vec<_>>())
}

const INDEX: &str = concat!(
    "WITH step AS ( \
         SELECT id, server, place, home, game, created, changed, ended FROM tables \
         WHERE id = $1 AND revision = $2 FOR UPDATE \
     ), ",
    index!("$3", "$4", "$5", "$6", "$7", "$8", "$9", "$10", "$11"),
    " SELECT 1 FROM step"
);

/// Tables that may name a person: those that are known to, and those of older programs that were not
/// read yet, of which only their texts can tell.
macro_rules! may_name {
    () => {
        "(SELECT table_id FROM known WHERE person = $1 UNION SELECT table_id FROM unindexed)"
    };
}

/// Every table that names someone.
const NAMING: &str = "SELECT table_id FROM known WHERE person = $1 \
     UNION SELECT table_id FROM seats WHERE person = $1 \
     UNION SELECT id FROM tables WHERE id IN (SELECT table_id FROM unindexed) \
     AND strpos(coalesce(details, snapshot), $1::text) > 0 ORDER BY 1";

/// The games that go on, name someone, and have no seat of theirs.
const PLAYED_WITHOUT: &str = concat!(
    "SELECT id FROM tables WHERE id IN ",
    may_name!(),
    " AND stage = 'playing' AND strpos(details, $1::text) > 0 \
     AND id NOT IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY id"
);

/// Everything about someone apart from what tables say. A table that still says something, because
/// its game goes on, is to be found by it later.
const FORGET: &str = concat!(
    "WITH settings AS (DELETE FROM people WHERE id = $1), \
     lessons AS (DELETE FROM courses WHERE person = $1), \
     results AS (UPDATE result_seats SET person = NULL WHERE person = $1), \
     unsaid AS (DELETE FROM outbox WHERE table_id IN ",
    may_name!(),
    " AND ",
    slot_names!("$1"),
    "), said AS (DELETE FROM messages WHERE table_id IN ",
    may_name!(),
    " AND ",
    slot_names!("$1"),
    ") DELETE FROM known WHERE person = $1 \
     AND table_id NOT IN (SELECT table_id FROM seats WHERE person = $1) \
     AND NOT EXISTS (SELECT 1 FROM tables \
         WHERE id = known.table_id AND strpos(details, $1::text) > 0)"
);

impl IndexStore for PostgresBackend {
    async fn tables_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        let naming = sqlx::query_as(NAMING).bind(person.0.cast_signed());
        Ok(ids(self.readers().all(naming).await?))
    }

    async fn games_knowing(&self, person: UserId) -> Result<Vec<TableId>, Error> {
        let games = sqlx::query_as(PLAYED_WITHOUT).bind(person.0.cast_signed());
        Ok(ids(self.readers().all(games).await?))
    }

    async fn forget(&self, person: UserId) -> Result<(), Error> {
        self.durable()?.execute(sqlx::query(FORGET).bind(person.0.cast_signed())).await?;
        Ok(())
    }

    async fn unindexed(&self, after: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        let tables = sqlx::query_as(
            "SELECT table_id FROM unindexed WHERE table_id > $1 ORDER BY table_id LIMIT $2",
        );
        let tables = tables.bind(after.0.cast_signed()).bind(i64::from(limit));
        Ok(ids(self.readers().all(tables).await?))
    }

    async fn index(&self, table: TableId, revision: u64, index: &TableIndex) -> Result<(), Error> {
        let write = sqlx::query(INDEX).bind(table.0.cast_signed()).bind(revision.cast_signed());
        self.light()?.execute(bind(write, index, &[], None)).await?;
        Ok(())
    }
}
