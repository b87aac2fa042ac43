//! What the database and its disk say, for a report.

use super::machine::free_bytes;
use pangaea_store::{Database, Error, Store};
use std::path::Path;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// What is known of the database and its disk; the rest is as if there were nothing.
#[derive(Debug, Default)]
pub(super) struct Stored {
    pub(super) tables: Vec<(String, String, u64)>,
    pub(super) backlog: u64,
    pub(super) oldest: Option<i64>,
    pub(super) database_bytes: u64,
    pub(super) disk_free_bytes: Option<u64>,
    /// Why no one can play.
    pub(super) faults: Vec<String>,
}

impl Stored {
    /// Looks at them. A disk that hangs gives no error: whoever asks is told so in time.
    pub(super) async fn within(limit: Duration, store: &Store, database: &Database) -> Self {
        timeout(limit, Self::of(store, database)).await.unwrap_or_else(|_| {
            let faults = vec!["nothing can be stored: the database doesn't answer".to_owned()];
            Self { faults, ..Self::default() }
        })
    }

    async fn of(store: &Store, database: &Database) -> Self {
        let mut faults = Vec::new();
        if let Err(fault) = store.try_writing().await {
            faults.push(format!("nothing can be stored: {fault}"));
        }
        let mut read = |fault: Error| faults.push(format!("the database can't be read: {fault}"));
        let tables = store.count_tables().await.inspect_err(|fault| read(fault.clone()));
        let backlog = store.backlog().await.inspect_err(|fault| read(fault.clone()));
        let size = store.size().await.inspect_err(|fault| read(fault.clone()));
        faults.dedup();
        let (backlog, oldest) = backlog.unwrap_or_default();
        let database_bytes = size.unwrap_or_default();
        // How much room a server has elsewhere, it does not tell.
        let disk_free_bytes = match database.file().map(Path::to_owned) {
            Some(file) => {
                let free = move || free_bytes(file.parent().unwrap_or(&file));
                spawn_blocking(free).await.unwrap_or_default()
            }
            None => None,
        };
        let tables = tables.unwrap_or_default();
        Self { tables, backlog, oldest, database_bytes, disk_free_bytes, faults }
    }
}
