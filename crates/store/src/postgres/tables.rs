//! Tables: how they begin, change and are found.

use super::PostgresBackend;
use super::commit::{StepRows, rows};
use super::index::{self, index};
use crate::tables::TableStore;
use crate::{Created, Error, NewTable, SeatRow, StoredTable};
use pangaea_table::{ChannelId, ServerId, StageKind, TableId, TableMark, UserId};
use sqlx::postgres::PgRow;
use sqlx::{FromRow, Row};
use std::fmt::Display;

/// The open table whose place this is, or will be: a thread has the number of the message from which
/// it starts, and people can write there before its table does.
macro_rules! open_at {
    () => {
        "SELECT id FROM tables WHERE place = $1 AND stage IN ('lobby', 'playing') \
         AND home IS DISTINCT FROM place \
         UNION ALL SELECT id FROM messages JOIN tables ON id = table_id \
         WHERE post = $1 AND slot = 'lobby' \
         AND stage IN ('lobby', 'playing') AND home IS NOT DISTINCT FROM tables.place"
    };
}

/// A table that has its number already.
const CREATE: &str = concat!(
    "WITH step AS (
        INSERT INTO tables (id, place, home, server, stage, game, revision, due, created, changed,
            mark, details)
        VALUES ($1, $14, $15, $16, 'lobby', $17, $2, $18, $3, $3, $19, $20)
        RETURNING id, server, place, home, game, created, changed, ended
    ), ",
    rows!(),
    ", ",
    index!("$21", "$22", "$23", "$24", "$25", "$26", "$27", "$28", "$29"),
    " SELECT 1 FROM step"
);

impl TableStore for PostgresBackend {
    async fn create(
        &self,
        table: NewTable,
        details: impl FnOnce(TableId) -> String + Send,
    ) -> Result<Created, Error> {
        let place = table.channel.0.cast_signed();
        let number = sqlx::query_as(concat!(
            "WITH open AS (",
            open_at!(),
            ") SELECT (SELECT id FROM open WHERE $2 LIMIT 1), CASE WHEN $2 AND EXISTS \
             (SELECT 1 FROM open) THEN 0 ELSE nextval(pg_get_serial_sequence('tables', 'id')) END"
        ));
        let number = number.bind(place).bind(table.home.is_none());
        let (open, id): (Option<i64>, i64) = self.durable()?.one(number).await?;
        if let Some(open) = open {
            return Ok(Created::Taken(TableId(open.cast_unsigned())));
        }
        let id = TableId(id.cast_unsigned());
        let NewTable { seats, slots, .. } = &table;
        let step = StepRows { table: id, revision: 0, at: table.at, rows: &[], seats, slots };
        let query = step
            .bind(sqlx::query(CREATE))
            .bind(place)
            .bind(table.home.map(|home| home.0.cast_signed()))
            .bind(table.server.map(|server| server.0.cast_signed()))
            .bind(&table.game)
            .bind(table.due)
            .bind(i64::from(table.mark.0))
            .bind(details(id));
        let query = index::bind(query, &table.index, slots, None);
        match self.durable()?.execute(query).await {
            Ok(_) => Ok(Created::New(id)),
            // Another process has opened one there in the meantime.
            Err(Error::Conflict) => match self.table_at(table.channel).await? {
                Some(open) => Ok(Created::Taken(open)),
                None => Err(Error::Conflict),
            },
            Err(fault) => Err(fault),
        }
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        let row = sqlx::query_as(
            "SELECT place, home, server, stage, game, revision, drafts, due, created, changed, ended, mark, \
             details, snapshot, coalesce((SELECT max(n) FROM log WHERE table_id = id), 0) AS log_length, \
             (SELECT entry FROM log WHERE table_id = id AND n = 1) AS first_entry, \
             (SELECT coalesce(json_agg(json_build_array(seat, person, draft) ORDER BY seat), '[]')::text \
             FROM seats WHERE table_id = id) AS seats \
             FROM tables WHERE id = $1",
        );
        let row: Option<TableColumns> =
            self.readers().at_most_one(row.bind(table.0.cast_signed())).await?;
        row.map(|row| row.table(table)).transpose()
    }

    async fn version(&self, table: TableId) -> Result<Option<(u64, u64)>, Error> {
        let version = sqlx::query_as("SELECT revision, drafts FROM tables WHERE id = $1");
        let version = version.bind(table.0.cast_signed());
        let row: Option<(i64, i64)> = self.readers().at_most_one(version).await?;
        Ok(row.map(|(revision, drafts)| (revision.cast_unsigned(), drafts.cast_unsigned())))
    }

    async fn table_at(&self, channel: ChannelId) -> Result<Option<TableId>, Error> {
        let open = sqlx::query_as(open_at!()).bind(channel.0.cast_signed());
        Ok(ids(self.readers().all(open).await?).into_iter().next())
    }

    async fn tables_at(&self, channel: ChannelId) -> Result<Vec<TableId>, Error> {
        let tables = sqlx::query_as(
            "SELECT id FROM tables WHERE (place = $1 OR home = $1) \
             AND stage IN ('lobby', 'playing') ORDER BY id DESC",
        );
        Ok(ids(self.readers().all(tables.bind(channel.0.cast_signed())).await?))
    }

    async fn latest_at(&self, channel: ChannelId) -> Result<Option<TableId>, Error> {
        let latest = sqlx::query_as(
            "SELECT id FROM tables WHERE place = $1 OR home = $1 \
             ORDER BY stage IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
        );
        Ok(ids(self.readers().all(latest.bind(channel.0.cast_signed())).await?).pop())
    }

    async fn cancelled_at(&self, channel: ChannelId) -> Result<Vec<TableId>, Error> {
        let cancelled = sqlx::query_as(
            "SELECT id FROM tables WHERE (place = $1 OR home = $1) AND stage = 'cancelled' \
             ORDER BY id DESC LIMIT 20",
        );
        Ok(ids(self.readers().all(cancelled.bind(channel.0.cast_signed())).await?))
    }

    async fn places_in(&self, server: ServerId) -> Result<Vec<(TableId, ChannelId, bool)>, Error> {
        let places = sqlx::query_as(
            "SELECT id, place, coalesce(strpos(details, '\"unreachable\"'), 0) > 0 FROM tables \
             WHERE server = $1 AND stage IN ('lobby', 'playing') ORDER BY id",
        );
        let rows: Vec<(i64, i64, bool)> =
            self.readers().all(places.bind(server.0.cast_signed())).await?;
        let row = |(id, place, lost): (i64, i64, bool)| {
            (TableId(id.cast_unsigned()), ChannelId(place.cast_unsigned()), lost)
        };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, Error> {
        let due = sqlx::query_as("SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2");
        Ok(ids(self.readers().all(due.bind(now).bind(i64::from(limit))).await?))
    }

    async fn tables_after(&self, table: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        let after = sqlx::query_as("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        let after = after.bind(table.0.cast_signed()).bind(i64::from(limit));
        Ok(ids(self.readers().all(after).await?))
    }
}

pub(super) fn ids(rows: Vec<(i64,)>) -> Vec<TableId> {
    rows.into_iter().map(|(id,)| TableId(id.cast_unsigned())).collect()
}

/// A number that is kept in a column for larger ones, which checks it.
pub(super) fn small<N: Copy + Display, M: TryFrom<N>>(number: N) -> Result<M, Error> {
    M::try_from(number).map_err(|_| Error::Damaged(format!("{number} is out of range")))
}

struct TableColumns {
    channel: i64,
    home: Option<i64>,
    server: Option<i64>,
    stage: String,
    game: String,
    revision: i64,
    drafts: i64,
    due: Option<i64>,
    created: i64,
    changed: i64,
    ended: Option<i64>,
    mark: Option<i64>,
    details: Option<String>,
    snapshot: Option<String>,
    log_length: i64,
    first_entry: Option<String>,
    seats: String,
}

impl FromRow<'_, PgRow> for TableColumns {
    fn from_row(row: &PgRow) -> sqlx::Result<Self> {
        Ok(Self {
            channel: row.try_get("place")?,
            home: row.try_get("home")?,
            server: row.try_get("server")?,
            stage: row.try_get("stage")?,
            game: row.try_get("game")?,
            revision: row.try_get("revision")?,
            drafts: row.try_get("drafts")?,
            due: row.try_get("due")?,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
            ended: row.try_get("ended")?,
            mark: row.try_get("mark")?,
            details: row.try_get("details")?,
            snapshot: row.try_get("snapshot")?,
            log_length: row.try_get("log_length")?,
            first_entry: row.try_get("first_entry")?,
            seats: row.try_get("seats")?,
        })
    }
}

impl TableColumns {
    fn table(self, id: TableId) -> Result<StoredTable, Error> {
        let damaged = |what: &dyn Display| Error::Damaged(format!("table {id}: {what}"));
        let seats: Vec<(u8, Option<i64>, Option<String>)> =
            serde_json::from_str(&self.seats).map_err(|error| damaged(&error))?;
        let seat = |(seat, person, draft): (u8, Option<i64>, Option<String>)| SeatRow {
            seat,
            person: person.map(|person| UserId(person.cast_unsigned())),
            draft,
        };
        Ok(StoredTable {
            id,
            mark: self.mark.map(small).transpose()?.map(TableMark),
            channel: ChannelId(self.channel.cast_unsigned()),
            home: self.home.map(|home| ChannelId(home.cast_unsigned())),
            server: self.server.map(|server| ServerId(server.cast_unsigned())),
            stage: StageKind::parse(&self.stage).ok_or_else(|| damaged(&"no such stage"))?,
            game: self.game,
            revision: self.revision.cast_unsigned(),
            drafts: self.drafts.cast_unsigned(),
            details: self.details,
            snapshot: self.snapshot,
            seats: seats.into_iter().map(seat).collect(),
            log_length: small(self.log_length)?,
            first_entry: self.first_entry,
            due: self.due,
            created: self.created,
            changed: self.changed,
            ended: self.ended,
        })
    }
}
