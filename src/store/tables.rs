//! Tables: how they begin, change and are found.

use super::step::Step;
use super::{Commit, Created, Fault, NewTable, SeatRow, Stage, Store, StoredTable, writer};
use crate::table::{Person, Place, Server, TableId};
use sqlx::SqliteExecutor;
use std::fmt::Display;

impl Store {
    /// Opens a table, unless its place has an open one.
    pub async fn create(&self, table: NewTable) -> Result<Created, Fault> {
        let mut turn = self.turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        if let Some(open) = open_at(&mut *transaction, table.place).await? {
            return Ok(Created::Taken(open));
        }
        let inserted = sqlx::query(
            "INSERT INTO tables (place, server, stage, game, rules_version, revision, due, \
             created, changed, snapshot) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
        )
        .bind(table.place.0.cast_signed())
        .bind(table.server.map(|server| server.0.cast_signed()))
        .bind(Stage::Lobby.as_str())
        .bind(table.game)
        .bind(table.rules_version)
        .bind(table.due)
        .bind(table.at)
        .bind(table.at)
        .bind(table.snapshot)
        .execute(&mut *transaction)
        .await?;
        let id = TableId(inserted.last_insert_rowid().cast_unsigned());
        let step = Step {
            table: id,
            revision: 0,
            at: table.at,
            rows: &[],
            seats: &table.seats,
            slots: &table.slots,
        };
        step.write(&mut transaction).await?;
        transaction.commit().await?;
        Ok(Created::New(id))
    }

    /// Writes one step of a table: all of it, or nothing.
    pub async fn commit(&self, commit: &Commit) -> Result<(), Fault> {
        let Commit { table, revision, at, rows, seats, slots, .. } = commit;
        let step = Step { table: *table, revision: *revision, at: *at, rows, seats, slots };
        self.writer()?.commit(&step, commit).await
    }

    /// A table as it was stored last: one statement, so that all of it is from the same moment.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, Fault> {
        let row: Option<TableRow> = sqlx::query_as(
            "SELECT place, server, stage, game, rules_version, revision, due, created, changed, \
             snapshot, coalesce((SELECT max(n) FROM log WHERE table_id = id), 0) AS log_length, \
             (SELECT json_group_array(json_array(seat, person, draft) ORDER BY seat) \
             FROM seats WHERE table_id = id) AS seats \
             FROM tables WHERE id = ?",
        )
        .bind(table.0.cast_signed())
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| row.table(table)).transpose()
    }

    /// The open table of a place.
    pub async fn table_at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        open_at(self.readers(), place).await
    }

    /// The newest table of a place, open or not.
    pub async fn latest_at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        let id: Option<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE place = ? ORDER BY id DESC LIMIT 1")
                .bind(place.0.cast_signed())
                .fetch_optional(self.readers())
                .await?;
        Ok(id.map(|id| TableId(id.cast_unsigned())))
    }

    /// The tables that want to be looked at by now, soonest first.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, Fault> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?")
                .bind(now)
                .bind(limit)
                .fetch_all(self.readers())
                .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }
}

async fn open_at(
    connection: impl SqliteExecutor<'_>,
    place: Place,
) -> Result<Option<TableId>, Fault> {
    let id: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE place = ? AND stage IN ('lobby', 'playing')",
    )
    .bind(place.0.cast_signed())
    .fetch_optional(connection)
    .await?;
    Ok(id.map(|id| TableId(id.cast_unsigned())))
}

#[derive(sqlx::FromRow)]
struct TableRow {
    place: i64,
    server: Option<i64>,
    stage: String,
    game: String,
    rules_version: u32,
    revision: i64,
    due: Option<i64>,
    created: i64,
    changed: i64,
    snapshot: String,
    log_length: u32,
    seats: String,
}

impl TableRow {
    fn table(self, id: TableId) -> Result<StoredTable, Fault> {
        let damaged = |what: &dyn Display| Fault::Damaged(format!("table {id}: {what}"));
        let seats: Vec<(u8, Option<i64>, Option<String>)> =
            serde_json::from_str(&self.seats).map_err(|error| damaged(&error))?;
        let seat = |(seat, person, draft): (u8, Option<i64>, Option<String>)| SeatRow {
            seat,
            person: person.map(|person| Person(person.cast_unsigned())),
            draft,
        };
        Ok(StoredTable {
            id,
            place: Place(self.place.cast_unsigned()),
            server: self.server.map(|server| Server(server.cast_unsigned())),
            stage: Stage::parse(&self.stage).ok_or_else(|| damaged(&"no such stage"))?,
            game: self.game,
            rules_version: self.rules_version,
            revision: self.revision.cast_unsigned(),
            snapshot: self.snapshot,
            seats: seats.into_iter().map(seat).collect(),
            log_length: self.log_length,
            due: self.due,
            created: self.created,
            changed: self.changed,
        })
    }
}
