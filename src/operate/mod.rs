//! For whoever runs the bot. All of it works beside the running bot: `check`, `backup` and `record`
//! read its database; what writes is carried out by the bot itself, which is asked to.

mod ask;
mod backup;
mod block;
mod check;
mod forget;
mod moving;
mod prune;
mod repair;
mod status;
mod tables;

pub use ask::{block, close, forget, prune, repair, tables, unblock};
pub use backup::{Backup, backup};
pub use block::{Block, Unblock};
pub use check::{Check, check};
pub use forget::Forget;
pub use moving::{Move, move_database};
pub use prune::Prune;
pub use repair::{Close, Repair};
pub use status::status;
pub use tables::Tables;

pub(crate) use block::{block_stranger, list_blocked, unblock_stranger};
pub(crate) use forget::forget_person;
pub(crate) use prune::prune_tables;
pub(crate) use repair::{close_table, repair_tables};
pub(crate) use tables::list_tables;

use crate::cli::{self, Error};
use crate::config::Config;
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{Loaded, entries, load};
use pangaea_store::{Database, Store};
use pangaea_table::{Stage, TableId};
use serde::{Deserialize, Serialize};

/// Arguments of `record`.
#[derive(Debug, clap::Args)]
pub struct Record {
    /// The table's number: it's in the name of the file that Game log gives
    id: u64,
}

/// What came of a command: what is printed, and why it was not all done.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct CommandOutput {
    text: String,
    failed: Option<String>,
}

impl CommandOutput {
    const fn done(text: String) -> Self {
        Self { text, failed: None }
    }

    pub(crate) const fn failed(reason: String) -> Self {
        Self { text: String::new(), failed: Some(reason) }
    }
}

/// Waits for something in a runtime of its own.
fn wait<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    let failed = |error| Error::Failed(format!("this machine can't run it: {error}"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(failed)?.block_on(work)
}

/// A fault with the database or folder it is about.
fn about(database: impl Into<Database>) -> impl Fn(pangaea_store::Error) -> Error {
    let database = database.into();
    move |fault| Error::Failed(format!("{database}: {fault}"))
}

/// A failure with the table it is about.
fn of_table(id: TableId) -> impl Fn(&dyn std::fmt::Display) -> Error {
    move |reason| Error::Failed(format!("table {id}: {reason}"))
}

/// So many tables, in words.
fn counted(tables: usize) -> String {
    if tables == 1 { "1 table".to_owned() } else { format!("{tables} tables") }
}

/// Prints the record of a finished game.
pub fn record(config: &Config, arguments: &Record) -> Result<(), Error> {
    let (file, id) = (config.database(), TableId(arguments.id));
    let failed = of_table(id);
    let text = wait(async {
        let store = Store::open_read_only(&file).await.map_err(about(&file))?;
        let loaded = load(&store, id, Clock::default().now()).await;
        let loaded = loaded.map_err(|error| match error {
            pangaea_keeper::Error::Store { error, .. } => about(&file)(error),
            error => failed(&error),
        })?;
        let table = match loaded.ok_or_else(|| failed(&"there's no such table"))? {
            Loaded::Sound(table) | Loaded::Rebuilt(table, _) => table,
            Loaded::Broken { reason, .. } => return Err(failed(&reason)),
        };
        let Stage::Over(progress) = &table.stage else {
            return Err(failed(&"the game isn't over, and a record tells all secrets"));
        };
        let log = store.log(id).await.map_err(about(&file))?;
        let log = entries(table.terms.game, &log).map_err(|fault| failed(&fault))?;
        let record = pangaea_table::game_record(&log, progress, table.names());
        record.map_err(|broken| failed(&broken))?.ok_or_else(|| failed(&"it isn't over"))
    })?;
    cli::print(&text)
}
