//! Everything that must survive, in `SQLite`.
//!
//! The store understands nothing of games: details, snapshots, log entries, drafts and settings are
//! texts that other rooms make. [`Store::create`] and [`Store::commit`] are the only ways in which a
//! table changes, each of them one transaction with all that follows from it: also by whom it is
//! found (`index`) and what came of its game (`results`). [`Store::prune`] deletes it. Where a fault
//! leaves open what was written, [`Store::load`] tells.

mod age;
mod blocked;
mod commit;
mod connect;
mod error;
#[cfg(any(test, feature = "faults"))]
pub mod faults;
mod files;
mod health;
mod index;
mod log;
mod moments;
mod operate;
mod outbox;
mod paths;
mod people;
mod prune;
mod results;
mod rows;
mod servers;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

pub use blocked::Blocked;
pub use connect::Claim;
pub use error::{BackupError, Error};
pub use files::{private_file, private_folder};
pub use rows::{
    Commit, Created, GameResult, Listener, LogRow, NewTable, PastGame, Pending, PersonRow,
    ResultSeat, SeatRow, SentMessage, StoredTable, TableIndex, Texts,
};

use age::DatabaseAge;
use files::Folder;
use sqlx::SqlitePool;
use std::path::Path;
use std::sync::Arc;
use writer::{Writer, WriterGuard};

/// The database, open. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(Arc<OpenDatabase>);

#[derive(Debug)]
struct OpenDatabase {
    /// Nothing for whoever only looks.
    writer: Option<Writer>,
    readers: SqlitePool,
    claim: Option<Claim>,
    /// Where an older database was brought up to date to be looked at; gone with this.
    _copy: Option<Folder>,
}

impl Store {
    /// Opens the database, makes it where there is none, and brings an older one up to date.
    /// Refused while another process has it open, and where a newer program has written it;
    /// nothing is written then.
    pub async fn open(path: &Path) -> Result<Self, Error> {
        // Where it is refused, not even a claim is left beside it.
        age::of(path).await?;
        Self::of_claimed(Claim::new(path).await?).await
    }

    /// The same for whoever has claimed it already.
    pub async fn open_claimed(claim: Claim) -> Result<Self, Error> {
        age::of(claim.database()).await?;
        Self::of_claimed(claim).await
    }

    async fn of_claimed(claim: Claim) -> Result<Self, Error> {
        let writer = connect::writer(claim.database()).await?;
        match Self::readers_beside(&writer, claim.database()).await {
            Ok(readers) => {
                let (writer, claim) = (Some(writer), Some(claim));
                Ok(Self(Arc::new(OpenDatabase { writer, readers, claim, _copy: None })))
            }
            Err(fault) => {
                // What has failed for want of room gives its journal's back: whoever starts us has to
                // write down why.
                writer.close().await;
                Err(fault)
            }
        }
    }

    /// Brings a database up to date; those who read it then.
    async fn readers_beside(writer: &Writer, path: &Path) -> Result<SqlitePool, Error> {
        age::bring_up_to_date(&mut *writer.turn().await?).await?;
        let readers = connect::readers(path).await?;
        connect::verify(&mut *readers.acquire().await?).await?;
        Ok(readers)
    }

    /// Opens the database to look at it, also beside the bot that has it open. A copy has another
    /// journal until a bot opens it; to look at it, that makes no difference. An older one is left
    /// as it is: a copy of it is brought up to date and looked at.
    pub async fn open_read_only(path: &Path) -> Result<Self, Error> {
        Self::exists(path)?;
        let copy = match age::of(path).await? {
            DatabaseAge::Present => None,
            DatabaseAge::Older => Some(Folder::temporary()?),
        };
        let file = match &copy {
            Some(folder) => folder.newer_copy(path).await?,
            None => path.to_owned(),
        };
        let readers = connect::readers(&file).await?;
        Ok(Self(Arc::new(OpenDatabase { writer: None, readers, claim: None, _copy: copy })))
    }

    /// Is there a database that can be read? If not, why.
    pub fn exists(path: &Path) -> Result<(), Error> {
        paths::readable(path)
    }

    /// Closes the database for all clones, after what is being written. Another process may open
    /// it from then on.
    pub async fn close(self) {
        self.0.readers.close().await;
        // As the last connection it moves the journal into the database.
        if let Some(writer) = &self.0.writer {
            writer.close().await;
        }
        if let Some(claim) = &self.0.claim {
            claim.give_back();
        }
    }

    fn writer(&self) -> Result<&Writer, Error> {
        self.0.writer.as_ref().ok_or(Error::ReadOnly)
    }

    async fn turn(&self) -> Result<WriterGuard<'_>, Error> {
        self.writer()?.turn().await
    }

    async fn light_turn(&self) -> Result<WriterGuard<'_>, Error> {
        self.writer()?.light_turn().await
    }

    fn readers(&self) -> &SqlitePool {
        &self.0.readers
    }
}
