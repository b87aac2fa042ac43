//! Tables: how they begin, change and are found.

use super::commit::CommitRows;
use super::{SqliteBackend, index, writer};
use crate::tables::TableStore;
use crate::{Created, Error, NewTable, SeatRow, StoredTable};
use pangaea_table::{ChannelId, ServerId, StageKind, TableId, TableMark, UserId};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqliteExecutor};
use std::fmt::Display;

impl TableStore for SqliteBackend {
    async fn create(
        &self,
        table: NewTable,
        details: impl FnOnce(TableId) -> String + Send,
    ) -> Result<Created, Error> {
        let mut turn = self.turn().await?;
        let mut transaction = writer::begin(&mut turn).await?;
        if table.home.is_none()
            && let Some(open) = open_at(&mut *transaction, table.channel).await?
        {
            return Ok(Created::Taken(open));
        }
        let inserted = sqlx::query(
            "INSERT INTO tables \
             (place, home, server, stage, game, revision, due, created, changed, mark) \
             VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
        )
        .bind(table.channel.0.cast_signed())
        .bind(table.home.map(|home| home.0.cast_signed()))
        .bind(table.server.map(|server| server.0.cast_signed()))
        .bind(StageKind::Lobby.as_str())
        .bind(table.game)
        .bind(table.due)
        .bind(table.at)
        .bind(table.at)
        .bind(table.mark.0)
        .execute(&mut *transaction)
        .await?;
        let id = TableId(inserted.last_insert_rowid().cast_unsigned());
        sqlx::query("UPDATE tables SET details = ? WHERE id = ?")
            .bind(details(id))
            .bind(id.0.cast_signed())
            .execute(&mut *transaction)
            .await?;
        let step = CommitRows {
            table: id,
            revision: 0,
            at: table.at,
            rows: &[],
            seats: &table.seats,
            slots: &table.slots,
        };
        step.write(&mut transaction).await?;
        index::write(&mut transaction, id, &table.index).await?;
        transaction.commit().await?;
        Ok(Created::New(id))
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        let row: Option<TableRow> = sqlx::query_as(
            "SELECT place, home, server, stage, game, revision, due, created, changed, ended, mark, \
             details, snapshot, coalesce((SELECT max(n) FROM log WHERE table_id = id), 0) AS log_length, \
             (SELECT entry FROM log WHERE table_id = id AND n = 1) AS first_entry, \
             coalesce((SELECT sum(drafts) FROM seats WHERE table_id = id), 0) AS drafts, \
             (SELECT json_group_array(json_array(seat, person, draft) ORDER BY seat) \
             FROM seats WHERE table_id = id) AS seats \
             FROM tables WHERE id = ?",
        )
        .bind(table.0.cast_signed())
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| row.table(table)).transpose()
    }

    async fn version(&self, table: TableId) -> Result<Option<(u64, u64)>, Error> {
        let row: Option<(i64, i64)> = sqlx::query_as(
            "SELECT revision, coalesce((SELECT sum(drafts) FROM seats WHERE table_id = id), 0) \
             FROM tables WHERE id = ?",
        )
        .bind(table.0.cast_signed())
        .fetch_optional(self.readers())
        .await?;
        Ok(row.map(|(revision, drafts)| (revision.cast_unsigned(), drafts.cast_unsigned())))
    }

    async fn table_at(&self, channel: ChannelId) -> Result<Option<TableId>, Error> {
        open_at(self.readers(), channel).await
    }

    async fn tables_at(&self, channel: ChannelId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE (place = ? OR home = ?) \
             AND stage IN ('lobby', 'playing') ORDER BY id DESC",
        )
        .bind(channel.0.cast_signed())
        .bind(channel.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn latest_at(&self, channel: ChannelId) -> Result<Option<TableId>, Error> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE place = ? OR home = ? \
                 ORDER BY stage IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
        )
        .bind(channel.0.cast_signed())
        .bind(channel.0.cast_signed())
        .fetch_optional(self.readers())
        .await?;
        Ok(id.map(|id| TableId(id.cast_unsigned())))
    }

    async fn cancelled_at(&self, channel: ChannelId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE (place = ? OR home = ?) AND stage = 'cancelled' \
             ORDER BY id DESC LIMIT 20",
        )
        .bind(channel.0.cast_signed())
        .bind(channel.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn places_in(&self, server: ServerId) -> Result<Vec<(TableId, ChannelId, bool)>, Error> {
        let rows: Vec<(i64, i64, bool)> = sqlx::query_as(
            "SELECT id, place, coalesce(instr(details, '\"unreachable\"'), 0) > 0 FROM tables \
             WHERE server = ? AND stage IN ('lobby', 'playing') ORDER BY id",
        )
        .bind(server.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        let row = |(id, place, lost): (i64, i64, bool)| {
            (TableId(id.cast_unsigned()), ChannelId(place.cast_unsigned()), lost)
        };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?")
                .bind(now)
                .bind(limit)
                .fetch_all(self.readers())
                .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }

    async fn tables_after(&self, table: TableId, limit: u32) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
                .bind(table.0.cast_signed())
                .bind(limit)
                .fetch_all(self.readers())
                .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }
}

/// The open table whose place this is, or will be: a thread has the number of the message from which
/// it starts, and people can write there before its table does.
async fn open_at(
    connection: impl SqliteExecutor<'_>,
    channel: ChannelId,
) -> Result<Option<TableId>, Error> {
    let id: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE place = ? AND stage IN ('lobby', 'playing') \
         AND home IS NOT place \
         UNION ALL SELECT id FROM messages JOIN tables ON id = table_id \
         WHERE post = ? AND slot = 'lobby' \
         AND stage IN ('lobby', 'playing') AND home IS tables.place",
    )
    .bind(channel.0.cast_signed())
    .bind(channel.0.cast_signed())
    .fetch_optional(connection)
    .await?;
    Ok(id.map(|id| TableId(id.cast_unsigned())))
}

struct TableRow {
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
    mark: Option<u32>,
    details: Option<Vec<u8>>,
    snapshot: Option<Vec<u8>>,
    log_length: u32,
    first_entry: Option<Vec<u8>>,
    seats: Vec<u8>,
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
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

/// A stored text. Bytes that are none are damage, which whoever reads the text will notice.
pub(super) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

impl TableRow {
    fn table(self, id: TableId) -> Result<StoredTable, Error> {
        let damaged = |what: &dyn Display| Error::Damaged(format!("table {id}: {what}"));
        let seats: Vec<(u8, Option<i64>, Option<String>)> =
            serde_json::from_str(&text(&self.seats)).map_err(|error| damaged(&error))?;
        let seat = |(seat, person, draft): (u8, Option<i64>, Option<String>)| SeatRow {
            seat,
            person: person.map(|person| UserId(person.cast_unsigned())),
            draft,
        };
        Ok(StoredTable {
            id,
            mark: self.mark.map(TableMark),
            channel: ChannelId(self.channel.cast_unsigned()),
            home: self.home.map(|home| ChannelId(home.cast_unsigned())),
            server: self.server.map(|server| ServerId(server.cast_unsigned())),
            stage: StageKind::parse(&self.stage).ok_or_else(|| damaged(&"no such stage"))?,
            game: self.game,
            revision: self.revision.cast_unsigned(),
            drafts: self.drafts.cast_unsigned(),
            details: self.details.as_deref().map(text),
            snapshot: self.snapshot.as_deref().map(text),
            seats: seats.into_iter().map(seat).collect(),
            log_length: self.log_length,
            first_entry: self.first_entry.as_deref().map(text),
            due: self.due,
            created: self.created,
            changed: self.changed,
            ended: self.ended,
        })
    }
}
