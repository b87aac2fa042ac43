//! A file that is left, and one that is moved into.

use super::files::TemporaryFile;
use super::{Claim, age, connect, paths};
use crate::moving::{KINDS, MoveEnd, MovedRows};
use crate::{Error, Store};
use std::io;
use std::path::{Path, PathBuf};

/// Rows of one kind, by the columns that are their key and by all of them.
macro_rules! rows {
    ($name:literal by $key:literal: $first:literal $(, $column:literal)*) => {
        MovedRows {
            name: $name,
            count: concat!("SELECT count(*) FROM ", $name),
            read: concat!(
                "SELECT json_object('", $first, "', ", $first, $(", '", $column, "', ", $column,)*
                ") FROM ", $name, " ORDER BY ", $key
            ),
            write: concat!(
                "INSERT INTO ", $name, " (", $first, $(", ", $column,)* ") SELECT value ->> '",
                $first, "'", $(", value ->> '", $column, "'",)* " FROM json_each(?)"
            ),
        }
    };
}

pub(crate) const MOVED: [MovedRows; KINDS] = [
    rows!("people" by "id": "id", "settings", "dm_place", "dm_open", "heard"),
    rows!("servers" by "id": "id", "threads"),
    rows!("blocked" by "kind, id": "kind", "id", "since"),
    rows!("moments" by "name": "name", "at"),
    rows!(
        "tables" by "id": "id", "place", "home", "server", "stage", "game", "revision", "due",
        "created", "changed", "ended", "mark", "details", "snapshot"
    ),
    MovedRows {
        name: "highest number of a table",
        count: "SELECT count(*) FROM sqlite_sequence WHERE name = 'tables'",
        read: "SELECT json_object('last', seq) FROM sqlite_sequence WHERE name = 'tables'",
        write: "DELETE FROM sqlite_sequence WHERE name = 'tables'; \
                INSERT INTO sqlite_sequence (name, seq) \
                SELECT 'tables', value ->> 'last' FROM json_each(?)",
    },
    rows!("seats" by "table_id, seat": "table_id", "seat", "person", "draft"),
    rows!("log" by "table_id, n": "table_id", "n", "at", "seat", "kind", "entry"),
    rows!("outbox" by "table_id, slot": "table_id", "slot", "revision", "since"),
    rows!("messages" by "table_id, slot": "table_id", "slot", "place", "post", "posted_at"),
    rows!("known" by "person, table_id": "person", "table_id"),
    rows!("unindexed" by "table_id": "table_id"),
    rows!(
        "results" by "table_id": "table_id", "server", "place", "game", "variant", "began", "ended"
    ),
    rows!(
        "result_seats" by "table_id, seat":
        "table_id", "seat", "person", "computer", "score", "rank"
    ),
];

/// A file that is left: it stays as it is, and is claimed until then. An older one is brought up to
/// date by whoever opens it here.
pub(crate) async fn leave(file: &Path) -> Result<(MoveEnd, Option<Claim>), Error> {
    paths::readable(file)?;
    let claim = Claim::new(file).await?;
    if age::of(file).await? == age::DatabaseAge::Older {
        Store::open_claimed(claim, file.into()).await?.close().await;
        return Box::pin(leave(file)).await;
    }
    let mut connection = connect::reader(file).await?;
    sqlx::query("BEGIN").execute(&mut connection).await?;
    Ok((MoveEnd::File(connection), Some(claim)))
}

/// A file that has not its name yet.
#[derive(Debug)]
pub(crate) struct NewFile {
    unfinished: TemporaryFile,
    to: PathBuf,
}

impl NewFile {
    pub(crate) async fn beside(to: &Path) -> Result<(MoveEnd, Self), Error> {
        if to.try_exists().map_err(|error| paths::fault(to, error))? {
            return Err(Error::Taken);
        }
        if let Some(folder) = to.parent() {
            super::private_folder(folder)?;
        }
        let unfinished = TemporaryFile::beside(to)?;
        let mut connection = connect::unfinished(unfinished.path()).await?;
        age::bring_up_to_date(&mut connection).await?;
        sqlx::query("BEGIN").execute(&mut connection).await?;
        Ok((MoveEnd::File(connection), Self { unfinished, to: to.to_owned() }))
    }

    pub(crate) fn become_file(self) -> Result<(), Error> {
        self.unfinished.become_file(&self.to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Error::Taken,
            _ => error.into(),
        })
    }
}
