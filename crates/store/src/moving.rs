//! Everything from one database into another that has nothing yet, whatever each is kept in. All of it
//! is there at the end, or nothing: who is interrupted begins again.

use crate::sqlite::NewFile;
use crate::{Database, Error};
use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
use serde_json::Value;
use sqlx::SqliteConnection;

#[cfg(feature = "postgres")]
use sqlx::PgConnection;

/// Rows of one kind: how each backend reads them, in an order of their own and each as a JSON object,
/// and how it writes an array of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MovedRows {
    pub(crate) name: &'static str,
    pub(crate) count: &'static str,
    pub(crate) read: &'static str,
    pub(crate) write: &'static str,
}

/// How many kinds there are. Rows that others refer to come before them, and the highest number of a
/// table comes after all that have one.
pub(crate) const KINDS: usize = 14;

/// As much text as goes over at once.
const BATCH: usize = 1 << 20;

/// How far it has come: rows that were written, and then rows that were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveProgress {
    /// Rows that are done.
    pub done: u64,
    /// Rows in all, each of which is written and compared.
    pub all: u64,
}

/// One side of a move, in a transaction that lasts until its end.
#[derive(Debug)]
pub(crate) enum MoveEnd {
    File(SqliteConnection),
    #[cfg(feature = "postgres")]
    Postgres(PgConnection),
}

impl MoveEnd {
    /// Statements of one kind of rows.
    fn statements(&self, kind: usize) -> MovedRows {
        match self {
            Self::File(_) => crate::sqlite::MOVED[kind],
            #[cfg(feature = "postgres")]
            Self::Postgres(_) => crate::postgres::MOVED[kind],
        }
    }

    async fn count(&mut self, kind: usize) -> Result<u64, Error> {
        let count = sqlx::query_scalar(self.statements(kind).count);
        let count: i64 = match self {
            Self::File(file) => count.fetch_one(file).await?,
            #[cfg(feature = "postgres")]
            Self::Postgres(postgres) => {
                sqlx::query_scalar(crate::postgres::MOVED[kind].count).fetch_one(postgres).await?
            }
        };
        Ok(count.cast_unsigned())
    }

    fn rows(&mut self, kind: usize) -> BoxStream<'_, sqlx::Result<String>> {
        let read = self.statements(kind).read;
        match self {
            Self::File(file) => sqlx::query_scalar(read).fetch(file),
            #[cfg(feature = "postgres")]
            Self::Postgres(postgres) => sqlx::query_scalar(read).fetch(postgres),
        }
    }

    async fn write(&mut self, kind: usize, rows: String) -> Result<(), Error> {
        let write = self.statements(kind).write;
        match self {
            Self::File(file) => {
                sqlx::query(write).bind(rows).execute(file).await?;
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(postgres) => {
                sqlx::query(write).bind(rows).execute(postgres).await?;
            }
        }
        Ok(())
    }

    /// Makes all of it count.
    async fn commit(self) -> Result<(), Error> {
        use sqlx::Connection;
        match self {
            Self::File(mut file) => {
                sqlx::query("COMMIT").execute(&mut file).await?;
                file.close().await?;
            }
            #[cfg(feature = "postgres")]
            Self::Postgres(mut postgres) => {
                sqlx::query("COMMIT").execute(&mut postgres).await?;
                postgres.close().await?;
            }
        }
        Ok(())
    }
}

/// Moves everything into a database that has nothing of its own, and compares it there row by row; how
/// many rows. The old one is only read, and refused while a bot runs on it.
pub async fn move_all(
    from: &Database,
    to: &Database,
    mut progress: impl FnMut(MoveProgress),
) -> Result<u64, Error> {
    let (mut old, _claim) = match from {
        Database::File(file) => crate::sqlite::leave(file).await?,
        #[cfg(feature = "postgres")]
        Database::Postgres(address) => (crate::postgres::leave(address).await?, None),
    };
    let (mut new, file) = match to {
        Database::File(file) => {
            let (new, file) = NewFile::beside(file).await?;
            (new, Some(file))
        }
        #[cfg(feature = "postgres")]
        Database::Postgres(address) => (crate::postgres::enter(address).await?, None),
    };
    let mut all = 0;
    for kind in 0..KINDS {
        all += old.count(kind).await?;
        if file.is_none() && new.count(kind).await? > 0 {
            return Err(Error::Taken);
        }
    }
    let mut done = 0;
    for kind in 0..KINDS {
        copy(kind, &mut old, &mut new, |rows| {
            done += rows;
            progress(MoveProgress { done, all: 2 * all });
        })
        .await?;
    }
    for kind in 0..KINDS {
        compare(kind, &mut old, &mut new, || {
            done += 1;
            if done.is_multiple_of(100) {
                progress(MoveProgress { done, all: 2 * all });
            }
        })
        .await?;
    }
    new.commit().await?;
    if let Some(file) = file {
        file.become_file()?;
    }
    progress(MoveProgress { done: 2 * all, all: 2 * all });
    Ok(all)
}

async fn copy(
    kind: usize,
    old: &mut MoveEnd,
    new: &mut MoveEnd,
    mut written: impl FnMut(u64),
) -> Result<(), Error> {
    let mut batch = (String::from("["), 0);
    let mut rows = old.rows(kind);
    while let Some(row) = rows.try_next().await? {
        if batch.1 > 0 {
            batch.0.push(',');
        }
        batch.0.push_str(&row);
        batch.1 += 1;
        if batch.0.len() > BATCH {
            let (text, count) = std::mem::replace(&mut batch, (String::from("["), 0));
            new.write(kind, text + "]").await?;
            written(count);
        }
    }
    if batch.1 > 0 {
        new.write(kind, batch.0 + "]").await?;
        written(batch.1);
    }
    Ok(())
}

async fn compare(
    kind: usize,
    old: &mut MoveEnd,
    new: &mut MoveEnd,
    mut compared: impl FnMut(),
) -> Result<(), Error> {
    let name = old.statements(kind).name;
    let (mut old, mut new) = (old.rows(kind), new.rows(kind));
    loop {
        let (one, other) = (old.try_next().await?, new.try_next().await?);
        match (one, other) {
            (None, None) => return Ok(()),
            (Some(one), Some(other)) if values(&one)? == values(&other)? => compared(),
            _ => return Err(Error::Other(format!("{name} did not arrive as they were"))),
        }
    }
}

/// A row, however its backend writes JSON and truth.
fn values(row: &str) -> Result<Value, Error> {
    let damaged = |error: serde_json::Error| Error::Damaged(error.to_string());
    let mut row: Value = serde_json::from_str(row).map_err(damaged)?;
    for value in row.as_object_mut().into_iter().flat_map(|row| row.values_mut()) {
        if let Value::Bool(truth) = value {
            *value = Value::from(u8::from(*truth));
        }
    }
    Ok(row)
}
