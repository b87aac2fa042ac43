//! The one connection that writes, and whose turn it is.

use super::commit::CommitRows;
use super::connect;
use crate::{Commit, Error};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};
use tokio::time::timeout;

/// Several connections that write would wait for each other far longer than in a queue. A pool of
/// one would do, but to hand its connection on takes it a quarter as long as a transaction.
#[derive(Debug)]
pub(crate) struct Writer {
    options: SqliteConnectOptions,
    /// Nothing once it is closed.
    connections: Mutex<Option<Connections>>,
    /// A step is being written. If it still is when the next one has its turn, whoever wrote it
    /// has given up.
    half_way: AtomicBool,
}

/// Two ways of writing, of which one is used at a time.
#[derive(Debug)]
struct Connections {
    /// Waits for the disk: what it has written survives a power cut.
    durable: SqliteConnection,
    /// Does not wait: what it has written survives the process.
    light: SqliteConnection,
}

/// A turn at writing.
pub(crate) type WriterGuard<'a> = MappedMutexGuard<'a, SqliteConnection>;

impl Writer {
    pub(crate) async fn open(options: SqliteConnectOptions) -> Result<Self, Error> {
        let durable = connect::safely(&options).await?;
        let light = connect::lightly(&options).await?;
        let connections = Mutex::new(Some(Connections { durable, light }));
        Ok(Self { options, connections, half_way: AtomicBool::new(false) })
    }

    /// Writes a step of a table: all of it, or nothing.
    pub(super) async fn commit(&self, step: &CommitRows<'_>, table: &Commit) -> Result<(), Error> {
        let mut turn = self.turn().await?;
        self.half_way.store(true, Ordering::Relaxed);
        let done = step.commit(table, &mut turn).await;
        self.half_way.store(false, Ordering::Relaxed);
        done
    }

    /// Writes the first page as it is, after asking for some room and giving it back.
    pub(crate) async fn try_writing(&self) -> Result<(), Error> {
        const TRIAL: &str = "BEGIN IMMEDIATE; SAVEPOINT room; \
            INSERT INTO people (id, settings) VALUES (-1, hex(zeroblob(32768))); \
            ROLLBACK TO room; RELEASE room; PRAGMA user_version = 0; COMMIT;";
        let mut turn = self.turn().await?;
        self.half_way.store(true, Ordering::Relaxed);
        let tried = sqlx::query(TRIAL).execute(&mut *turn).await;
        if tried.is_err() {
            // It may have been rolled back already, such as when the disk is full.
            let _ = sqlx::query("ROLLBACK").execute(&mut *turn).await;
        }
        self.half_way.store(false, Ordering::Relaxed);
        tried.map(drop).map_err(Error::from)
    }

    /// Waits for a turn at writing what must survive a power cut.
    pub(crate) async fn turn(&self) -> Result<WriterGuard<'_>, Error> {
        let mut turn = MappedMutexGuard::map(self.both().await?, |both| &mut both.durable);
        if stuck(&mut turn).await {
            *turn = connect::safely(&self.options).await?;
        }
        Ok(turn)
    }

    /// Waits for a turn at writing what need only survive the process.
    pub(crate) async fn light_turn(&self) -> Result<WriterGuard<'_>, Error> {
        let mut turn = MappedMutexGuard::map(self.both().await?, |both| &mut both.light);
        if stuck(&mut turn).await {
            *turn = connect::lightly(&self.options).await?;
        }
        Ok(turn)
    }

    async fn both(&self) -> Result<MappedMutexGuard<'_, Connections>, Error> {
        let turn = timeout(connect::PATIENCE, self.connections.lock());
        let turn = turn.await.map_err(|_| Error::Busy)?;
        let closed = |_| Error::Other("it is closed".to_owned());
        let mut both = MutexGuard::try_map(turn, Option::as_mut).map_err(closed)?;
        if self.half_way.swap(false, Ordering::Relaxed) {
            // It may also have come to its end, and then there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(&mut both.durable).await;
        }
        Ok(both)
    }

    /// Ends with the turn that is being taken.
    pub(crate) async fn close(&self) {
        let connections = self.connections.lock().await.take();
        if let Some(Connections { durable, light }) = connections {
            // Whatever goes wrong here, all that was committed is in the files.
            let _ = light.close().await;
            let _ = durable.close().await;
        }
    }
}

/// When the disk is full the database rolls back by itself. The driver does not notice, believes
/// the transaction open, and would refuse every later one.
async fn stuck(connection: &mut SqliteConnection) -> bool {
    // An answer comes only after what was still to be rolled back.
    connection.is_in_transaction()
        && (connection.ping().await.is_err() || connection.is_in_transaction())
}

/// A transaction that can write from its start: nothing in it can come too late.
pub(crate) async fn begin(
    connection: &mut SqliteConnection,
) -> Result<Transaction<'_, Sqlite>, Error> {
    Ok(connection.begin_with("BEGIN IMMEDIATE").await?)
}
