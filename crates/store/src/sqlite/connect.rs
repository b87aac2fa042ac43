//! How the database is opened, and by whom.

use super::files;
use super::writer::Writer;
use crate::Error;
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Says in the file's head whose it is ("PANG").
pub(super) const OURS: i64 = 0x5041_4e47;

/// How long anyone waits for others.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Readers beside the one writer; a read takes well below a millisecond.
const READERS: u32 = 4;

/// A database that belongs to this process for as long as this lives, whether it is open yet or not.
/// The claim is on a file beside it, because the database's own locks come and go with each
/// transaction.
#[derive(Debug)]
pub struct Claim {
    file: File,
    database: PathBuf,
}

impl Claim {
    /// Claims a database, also one that is still to be made.
    pub async fn new(database: &Path) -> Result<Self, Error> {
        /// Longer than anyone takes who only looks whether it is claimed.
        const A_LOOK: Duration = Duration::from_millis(50);
        if let Some(folder) = database.parent() {
            files::private_folder(folder)?;
        }
        let file = files::private_file(&lock_of(database))?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            tokio::time::sleep(A_LOOK).await;
        }
        let database = database.to_owned();
        match file.try_lock() {
            Ok(()) => Ok(Self { file, database }),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(database)),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// The file that is claimed.
    pub fn database(&self) -> &Path {
        &self.database
    }

    /// Lets others claim it.
    pub(crate) fn give_back(&self) {
        // Otherwise it ends with the process.
        let _ = self.file.unlock();
    }
}

/// Has a process claimed the database?
pub(crate) fn is_claimed(path: &Path) -> bool {
    let file = File::open(lock_of(path));
    file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn lock_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // What a player was told is done must survive a power cut; NORMAL may lose the last moves.
        .synchronous(SqliteSynchronous::Full)
        // On a Mac an ordinary sync leaves the bytes in the disk's own memory.
        .pragma("fullfsync", "ON")
}

/// The connection that writes; it makes the database where there is none.
pub(crate) async fn writer(path: &Path) -> Result<Writer, Error> {
    // A file that cannot be written would be opened without complaint, and get a journal beside it
    // that cannot be written either.
    files::private_database(path)?;
    let options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        // What tables leave behind that are gone is given back step by step. A file that is there
        // already becomes one of this kind when it is written again as a whole.
        .auto_vacuum(SqliteAutoVacuum::Incremental)
        // Says whose file it is. If nothing can be written, this shows it before the first move.
        .pragma("application_id", OURS.to_string());
    Writer::open(options).await
}

/// A new file that is given up if anything goes wrong, and needs no journal.
pub(super) async fn unfinished(path: &Path) -> Result<SqliteConnection, Error> {
    let options = options(path)
        .journal_mode(SqliteJournalMode::Memory)
        .auto_vacuum(SqliteAutoVacuum::Incremental)
        .pragma("application_id", OURS.to_string());
    Ok(options.connect().await?)
}

/// Connections that cannot write. The database is there already: the writer comes first.
pub(super) async fn readers(path: &Path) -> Result<SqlitePool, Error> {
    let options = options(path).read_only(true);
    // Connections are kept, with all the statements that they have prepared.
    let pool = SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None);
    let pool = pool.max_connections(READERS).test_before_acquire(false).acquire_timeout(PATIENCE);
    Ok(pool.connect_with(options).await?)
}

/// A connection that cannot write.
pub(super) async fn reader(path: &Path) -> Result<SqliteConnection, Error> {
    Ok(options(path).read_only(true).connect().await?)
}

/// A connection of its own, beside whoever else has the database open; for copying it.
pub(super) async fn beside(path: &Path) -> Result<SqliteConnection, Error> {
    Ok(options(path).create_if_missing(false).connect().await?)
}

/// A connection that keeps what it is given.
pub(super) async fn safely(options: &SqliteConnectOptions) -> Result<SqliteConnection, Error> {
    let mut connection = options.connect().await?;
    verify(&mut connection).await?;
    Ok(connection)
}

/// A connection that does not wait for the disk: a half-made choice may go with a power cut.
pub(super) async fn lightly(options: &SqliteConnectOptions) -> Result<SqliteConnection, Error> {
    Ok(options.clone().synchronous(SqliteSynchronous::Normal).connect().await?)
}

/// The database takes a setting that it cannot follow without a word: on some network drives, for
/// example, there is no write-ahead log.
pub(crate) async fn verify(connection: &mut SqliteConnection) -> Result<(), Error> {
    let (journal, synchronous, foreign_keys, timeout): (String, i64, bool, i64) = sqlx::query_as(
        "SELECT journal_mode, synchronous, foreign_keys, timeout \
         FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout",
    )
    .fetch_one(connection)
    .await?;
    let full = 2;
    let patient = u128::try_from(timeout) == Ok(PATIENCE.as_millis());
    if journal == "wal" && synchronous == full && foreign_keys && patient {
        return Ok(());
    }
    Err(Error::Other(format!(
        "this database can't be kept safe here (journal_mode {journal}, synchronous \
         {synchronous}, foreign_keys {foreign_keys}, busy_timeout {timeout})"
    )))
}
