//! How a database is opened, whatever it is kept in.

use crate::backend::Backend;
use crate::sqlite::{Claim, SqliteBackend};
use crate::{BackupError, Database, Error, Store};
use std::path::Path;
use std::sync::Arc;

#[cfg(feature = "postgres")]
use crate::postgres::PostgresBackend;

impl From<SqliteBackend> for Store {
    fn from(backend: SqliteBackend) -> Self {
        Self(Backend::Sqlite(Arc::new(backend)))
    }
}

#[cfg(feature = "postgres")]
impl From<PostgresBackend> for Store {
    fn from(backend: PostgresBackend) -> Self {
        Self(Backend::Postgres(Arc::new(backend)))
    }
}

impl Store {
    // Opening is long and rare: what it needs is not carried along by whoever opens.

    /// Opens the database, makes what is not there yet, and brings an older one up to date. Refused
    /// where a newer program has written it; nothing is written then. A file is refused while another
    /// process has it open. `PostgreSQL` itself lets several write.
    pub async fn open(database: impl Into<Database>) -> Result<Self, Error> {
        match database.into() {
            Database::File(file) => Ok(Box::pin(SqliteBackend::open(&file)).await?.into()),
            #[cfg(feature = "postgres")]
            Database::Postgres(address) => {
                Ok(Box::pin(PostgresBackend::open(address, None)).await?.into())
            }
        }
    }

    /// The same for whoever has claimed the data folder already. The claim ends with the store.
    pub async fn open_claimed(claim: Claim, database: Database) -> Result<Self, Error> {
        match database {
            Database::File(_) => Ok(Box::pin(SqliteBackend::open_claimed(claim)).await?.into()),
            #[cfg(feature = "postgres")]
            Database::Postgres(address) => {
                Ok(Box::pin(PostgresBackend::open(address, Some(claim))).await?.into())
            }
        }
    }

    /// Opens the database to look at it, also beside the bot that has it open.
    pub async fn open_read_only(database: impl Into<Database>) -> Result<Self, Error> {
        match database.into() {
            Database::File(file) => {
                Ok(Box::pin(SqliteBackend::open_read_only(&file)).await?.into())
            }
            #[cfg(feature = "postgres")]
            Database::Postgres(address) => {
                Ok(Box::pin(PostgresBackend::open_read_only(address)).await?.into())
            }
        }
    }

    /// Is there a database that can be read? If not, why. Of one that is no file this is only known
    /// once it is opened.
    pub fn exists(database: impl Into<Database>) -> Result<(), Error> {
        match database.into() {
            Database::File(file) => SqliteBackend::exists(&file),
            #[cfg(feature = "postgres")]
            Database::Postgres(_) => Ok(()),
        }
    }

    /// Has a process claimed this file, to write it?
    pub fn is_in_use(file: &Path) -> bool {
        crate::sqlite::is_claimed(file)
    }

    /// What the database itself finds wrong.
    pub async fn integrity(database: impl Into<Database>) -> Result<Vec<String>, Error> {
        match database.into() {
            Database::File(file) => SqliteBackend::integrity(&file).await,
            #[cfg(feature = "postgres")]
            Database::Postgres(address) => PostgresBackend::integrity(address).await,
        }
    }

    /// Writes a copy of a file, as it is at one moment, into a new file.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
        SqliteBackend::backup(from, to).await
    }

    /// Closes the database for all clones, after what is being written. Another process may open
    /// it from then on.
    pub async fn close(self) {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            #[cfg(feature = "postgres")]
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }
}
