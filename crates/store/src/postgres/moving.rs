//! A database that is left, and one that is moved into.

use super::age::{self, SchemaAge};
use super::{PostgresAddress, connect};
use crate::Error;
use crate::moving::{KINDS, MoveEnd, MovedRows};
use sqlx::PgConnection;
use std::time::Duration;

/// Rows of one kind, by the columns that are their key; texts by their bytes.
macro_rules! rows {
    ($name:literal by $key:literal) => {
        MovedRows {
            name: $name,
            count: concat!("SELECT count(*) FROM ", $name),
            read: concat!("SELECT to_jsonb(", $name, ")::text FROM ", $name, " ORDER BY ", $key),
            write: concat!(
                "INSERT INTO ",
                $name,
                " SELECT * FROM jsonb_populate_recordset(NULL::",
                $name,
                ", $1::jsonb)"
            ),
        }
    };
}

pub(crate) const MOVED: [MovedRows; KINDS] = [
    rows!("people" by "id"),
    rows!("courses" by "person, game COLLATE \"C\""),
    rows!("servers" by "id"),
    rows!("blocked" by "kind COLLATE \"C\", id"),
    rows!("moments" by "name COLLATE \"C\""),
    // How many drafts were stored counts among those who write at the same time, and begins at 0 again.
    MovedRows {
        name: "tables",
        count: "SELECT count(*) FROM tables",
        read: "SELECT (to_jsonb(tables) - 'drafts')::text FROM tables ORDER BY id",
        write: "INSERT INTO tables \
                SELECT (jsonb_populate_record(NULL::tables, moved || '{\"drafts\": 0}')).* \
                FROM jsonb_array_elements($1::jsonb) AS moved",
    },
    MovedRows {
        name: "highest number of a table",
        count: "SELECT count(*) FROM tables_id_seq WHERE is_called",
        read: "SELECT json_build_object('last', last_value)::text FROM tables_id_seq WHERE is_called",
        write: "SELECT setval('tables_id_seq', last) \
                FROM jsonb_to_recordset($1::jsonb) AS given (last bigint) WHERE last > 0",
    },
    rows!("seats" by "table_id, seat"),
    rows!("log" by "table_id, n"),
    rows!("outbox" by "table_id, slot COLLATE \"C\""),
    rows!("messages" by "table_id, slot COLLATE \"C\""),
    rows!("known" by "person, table_id"),
    rows!("unindexed" by "table_id"),
    rows!("results" by "table_id"),
    rows!("result_seats" by "table_id, seat"),
];

/// A database that is left: as it is at one moment. No one else may write in it: what they write
/// would stay behind.
pub(crate) async fn leave(address: &PostgresAddress) -> Result<MoveEnd, Error> {
    let mut connection = connect::patient(address).await?;
    match age::of(&mut connection).await? {
        SchemaAge::Present => {}
        SchemaAge::Older => return Err(Error::Older),
        SchemaAge::Empty => return Err(Error::Empty),
    }
    alone(&mut connection).await?;
    let begin = sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    begin.execute(&mut connection).await?;
    Ok(MoveEnd::Postgres(connection))
}

/// A database that is moved into. It may be as a bot has made it that no one has used.
pub(crate) async fn enter(address: &PostgresAddress) -> Result<MoveEnd, Error> {
    let mut connection = connect::patient(address).await?;
    age::of(&mut connection).await?;
    connect::verify(&connect::durable(address)).await?;
    age::bring_up_to_date(&mut connection).await?;
    alone(&mut connection).await?;
    sqlx::query("BEGIN").execute(&mut connection).await?;
    Ok(MoveEnd::Postgres(connection))
}

/// Refuses a database to which others of us are connected. One that was closed a moment ago is still
/// listed until its process has ended.
async fn alone(connection: &mut PgConnection) -> Result<(), Error> {
    const LOOKS: u32 = 20;
    const BETWEEN: Duration = Duration::from_millis(50);
    for _ in 0..LOOKS {
        let others: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
             AND application_name = current_setting('application_name') \
             AND pid <> pg_backend_pid()",
        )
        .fetch_one(&mut *connection)
        .await?;
        if others == 0 {
            return Ok(());
        }
        tokio::time::sleep(BETWEEN).await;
    }
    Err(Error::Connected)
}
