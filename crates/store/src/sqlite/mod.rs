//! `SQLite`: one file, with nothing to install.

pub(crate) mod age;
mod blocked;
mod commit;
pub(crate) mod connect;
#[cfg(any(test, feature = "faults"))]
pub mod faults;
mod files;
mod health;
pub(crate) mod index;
mod log;
mod moments;
mod moving;
mod open;
mod operate;
mod outbox;
mod paths;
mod people;
mod prune;
mod results;
mod servers;
mod tables;
pub(crate) mod writer;

pub use connect::Claim;
pub use files::{private_file, private_folder};

pub(crate) use connect::is_claimed;
pub(crate) use moving::{MOVED, NewFile, leave};

use files::Folder;
use sqlx::SqlitePool;
use std::path::PathBuf;
use writer::Writer;

/// A file, open.
#[derive(Debug)]
pub(crate) struct SqliteBackend {
    file: PathBuf,
    /// Nothing for whoever only looks.
    writer: Option<Writer>,
    readers: SqlitePool,
    claim: Option<Claim>,
    /// Where an older database was brought up to date to be looked at; gone with this.
    _copy: Option<Folder>,
}
