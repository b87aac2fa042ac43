//! How a database of `PostgreSQL` is opened.

use super::age::{self, SchemaAge};
use super::pool::Pool;
use super::{PostgresAddress, PostgresBackend, connect};
use crate::Error;
use crate::sqlite::Claim;
use sqlx::Connection;

impl PostgresBackend {
    /// Opens it, and makes or brings up to date what is in it.
    pub(crate) async fn open(
        address: PostgresAddress,
        claim: Option<Claim>,
    ) -> Result<Self, Error> {
        let mut connection = connect::patient(&address).await?;
        if age::of(&mut connection).await? != SchemaAge::Present {
            // Before anything is written.
            connect::verify(&connect::durable(&address)).await?;
        }
        // Also where nothing is to be done: its formats may be older than this program's.
        age::bring_up_to_date(&mut connection).await?;
        connection.close().await?;
        let durable = connect::durable(&address);
        connect::verify(&durable).await?;
        let light = Some(connect::light(&address));
        Ok(Self { durable, light, claim })
    }

    /// Opens it to look at it. An older one stays as it is, and cannot be read before a bot has
    /// brought it up to date.
    pub(crate) async fn open_read_only(address: PostgresAddress) -> Result<Self, Error> {
        let mut connection = connect::patient(&address).await?;
        let age = age::of(&mut connection).await?;
        connection.close().await?;
        match age {
            SchemaAge::Present => {
                Ok(Self { durable: connect::readers(&address), light: None, claim: None })
            }
            SchemaAge::Older => Err(Error::Older),
            SchemaAge::Empty => Err(Error::Empty),
        }
    }

    pub(crate) async fn close(&self) {
        self.durable.close().await;
        if let Some(light) = &self.light {
            light.close().await;
        }
        if let Some(claim) = &self.claim {
            claim.give_back();
        }
    }

    /// For whatever must survive a power cut.
    pub(super) fn durable(&self) -> Result<&Pool, Error> {
        if self.light.is_some() { Ok(&self.durable) } else { Err(Error::ReadOnly) }
    }

    /// For what need only survive the process.
    pub(super) fn light(&self) -> Result<&Pool, Error> {
        self.light.as_ref().ok_or(Error::ReadOnly)
    }

    /// For whoever asks.
    pub(crate) const fn readers(&self) -> &Pool {
        &self.durable
    }
}
