//! How a file is opened, and who has a turn at it.

use super::age::{self, DatabaseAge};
use super::files::Folder;
use super::writer::{Writer, WriterGuard};
use super::{Claim, SqliteBackend, connect, paths};
use crate::Error;
use sqlx::SqlitePool;
use std::path::Path;

impl SqliteBackend {
    /// Opens the database, makes it where there is none, and brings an older one up to date.
    /// Refused while another process has it open, and where a newer program has written it;
    /// nothing is written then.
    pub(crate) async fn open(path: &Path) -> Result<Self, Error> {
        // Where it is refused, not even a claim is left beside it.
        age::of(path).await?;
        Self::of_claimed(Claim::new(path).await?).await
    }

    /// The same for whoever has claimed it already.
    pub(crate) async fn open_claimed(claim: Claim) -> Result<Self, Error> {
        age::of(claim.database()).await?;
        Self::of_claimed(claim).await
    }

    pub(super) async fn of_claimed(claim: Claim) -> Result<Self, Error> {
        let writer = connect::writer(claim.database()).await?;
        match Self::readers_beside(&writer, claim.database()).await {
            Ok(readers) => {
                let file = claim.database().to_owned();
                let (writer, claim) = (Some(writer), Some(claim));
                Ok(Self { file, writer, readers, claim, _copy: None })
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
    pub(super) async fn readers_beside(writer: &Writer, path: &Path) -> Result<SqlitePool, Error> {
        age::bring_up_to_date(&mut *writer.turn().await?).await?;
        let readers = connect::readers(path).await?;
        connect::verify(&mut *readers.acquire().await?).await?;
        Ok(readers)
    }

    /// Opens the database to look at it, also beside the bot that has it open. A copy has another
    /// journal until a bot opens it; to look at it, that makes no difference. An older one is left
    /// as it is: a copy of it is brought up to date and looked at.
    pub(crate) async fn open_read_only(path: &Path) -> Result<Self, Error> {
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
        Ok(Self { file, writer: None, readers, claim: None, _copy: copy })
    }

    /// Is there a database that can be read? If not, why.
    pub(crate) fn exists(path: &Path) -> Result<(), Error> {
        paths::readable(path)
    }

    /// Closes the database for all clones, after what is being written. Another process may open
    /// it from then on.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        // As the last connection it moves the journal into the database.
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        if let Some(claim) = &self.claim {
            claim.give_back();
        }
    }

    pub(super) fn writer(&self) -> Result<&Writer, Error> {
        self.writer.as_ref().ok_or(Error::ReadOnly)
    }

    pub(crate) async fn turn(&self) -> Result<WriterGuard<'_>, Error> {
        self.writer()?.turn().await
    }

    pub(crate) async fn light_turn(&self) -> Result<WriterGuard<'_>, Error> {
        self.writer()?.light_turn().await
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }
}
