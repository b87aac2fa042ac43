//! Everything that must survive, in `SQLite`.
//!
//! The store understands nothing of games: snapshots, log entries, drafts and settings are texts
//! that other rooms make. [`Store::create`] and [`Store::commit`] are the only ways in which a
//! table changes, each of them one transaction with all that follows from it. Where a fault leaves
//! open what was written, [`Store::load`] tells.

mod connect;
mod fault;
mod log;
mod operate;
mod outbox;
mod people;
mod rows;
mod seats;
mod step;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

pub use fault::Fault;
pub use rows::{
    Commit, Created, LogRow, NewTable, PersonRow, Said, SeatRow, Stage, StoredTable, Unsaid,
};

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use writer::{Turn, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The database, open. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(Arc<Open>);

#[derive(Debug)]
struct Open {
    /// Nothing for whoever only looks.
    writer: Option<Writer>,
    readers: SqlitePool,
    claim: Option<File>,
}

impl Store {
    /// Opens the database, makes it where there is none, and brings an older one up to date.
    /// Refused while another process has it open.
    pub async fn open(path: &Path) -> Result<Self, Fault> {
        let claim = connect::claim(path)?;
        let writer = connect::writer(path).await?;
        // Not `run`: what it returns cannot be sent to another thread.
        MIGRATIONS.run_direct(None, &mut *writer.turn().await?, false).await?;
        let readers = connect::readers(path).await?;
        connect::verify(&mut *readers.acquire().await?).await?;
        let (writer, claim) = (Some(writer), Some(claim));
        Ok(Self(Arc::new(Open { writer, readers, claim })))
    }

    /// Opens the database to look at it, also beside the bot that has it open. A copy has another
    /// journal until a bot opens it; to look at it, that makes no difference.
    pub async fn look(path: &Path) -> Result<Self, Fault> {
        if !path.is_file() {
            return Err(Fault::Other("there is no such file".to_owned()));
        }
        let readers = connect::readers(path).await?;
        Ok(Self(Arc::new(Open { writer: None, readers, claim: None })))
    }

    /// Closes the database for all clones, after what is being written. Another process may open
    /// it from then on.
    pub async fn close(self) {
        self.0.readers.close().await;
        // As the last connection it moves the journal into the database.
        if let Some(writer) = &self.0.writer {
            writer.close().await;
        }
        // A claim that cannot be given back ends with the process.
        let _ = self.0.claim.as_ref().map(File::unlock);
    }

    fn writer(&self) -> Result<&Writer, Fault> {
        self.0.writer.as_ref().ok_or(Fault::ReadOnly)
    }

    async fn turn(&self) -> Result<Turn<'_>, Fault> {
        self.writer()?.turn().await
    }

    async fn light_turn(&self) -> Result<Turn<'_>, Fault> {
        self.writer()?.light_turn().await
    }

    fn readers(&self) -> &SqlitePool {
        &self.0.readers
    }
}
