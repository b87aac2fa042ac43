//! `PostgreSQL`: for whoever outgrows one machine. Several processes may have the same database open.
//!
//! Each call is one statement, and so one round trip and one transaction.

mod address;
pub(crate) mod age;
mod blocked;
mod commit;
mod connect;
mod error;
mod health;
mod index;
mod log;
mod moments;
mod moving;
mod open;
mod operate;
mod outbox;
mod people;
pub(crate) mod pool;
mod prune;
mod results;
mod servers;
mod tables;

pub use address::PostgresAddress;

pub(crate) use error::refusal;
pub(crate) use moving::{MOVED, enter, leave};

use crate::sqlite::Claim;
use pool::Pool;

/// A database of `PostgreSQL`, open.
#[derive(Debug)]
pub(crate) struct PostgresBackend {
    /// Waits for the disk: what it has written survives a power cut. Reads, too.
    durable: Pool,
    /// Does not wait: what it has written survives the process. Nothing for whoever only looks.
    light: Option<Pool>,
    /// The data folder, which no two bots share.
    claim: Option<Claim>,
}
