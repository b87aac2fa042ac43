//! For whoever runs the bot: `pangaea check`, `backup` and `record`, also beside the running bot.

use crate::cli::{self, Failure};
use crate::config::Config;
use crate::keeper::{entries, restore};
use crate::store::{Fault, Store};
use crate::table::{self, Stage, TableId};
use std::path::PathBuf;

/// Arguments of `backup`.
#[derive(Debug, clap::Args)]
pub struct Backup {
    /// The new file
    file: PathBuf,
}

/// Arguments of `record`.
#[derive(Debug, clap::Args)]
pub struct Record {
    /// The table's number, as the file name of its record in Discord has it
    id: u64,
}

/// Waits for something in a runtime of its own.
fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let failed = |error| Failure::Failed(format!("this machine cannot run it: {error}"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(failed)?.block_on(work)
}

/// A fault with the file it is about.
fn about(config: &Config) -> impl Fn(Fault) -> Failure {
    let file = config.database();
    move |fault| Failure::Failed(format!("{}: {fault}", file.display()))
}

/// Verifies everything and says what it found.
pub fn check(config: &Config) -> Result<(), Failure> {
    wait(async {
        let store = Store::look(&config.database()).await.map_err(about(config))?;
        let mut wrong = store.integrity().await.map_err(about(config))?;
        let mut count = 0_usize;
        let mut last = TableId(0);
        loop {
            const AT_ONCE: u32 = 500;
            let tables = store.tables_after(last, AT_ONCE).await.map_err(about(config))?;
            let Some(end) = tables.last() else { break };
            last = *end;
            count += tables.len();
            for table in tables {
                if let Err(reason) = sound(&store, table).await {
                    wrong.push(format!("table {table}: {reason}"));
                }
            }
        }
        if wrong.is_empty() {
            return cli::print(&format!("{count} tables, and all are sound.\n"));
        }
        cli::print(&format!("{}\n", wrong.join("\n")))?;
        let (found, of) = (wrong.len(), count);
        Err(Failure::Failed(format!("{found} faults found in {of} tables")))
    })
}

/// Does a table's log lead to its snapshot?
async fn sound(store: &Store, id: TableId) -> Result<(), String> {
    // A bot beside us may write between the two reads; then both are read again.
    for _ in 0..3 {
        let stored = store.load(id).await.map_err(|fault| fault.to_string())?;
        let Some(stored) = stored else { return Ok(()) };
        let revision = stored.revision;
        let log = store.log(id).await.map_err(|fault| fault.to_string())?;
        let again = store.load(id).await.map_err(|fault| fault.to_string())?;
        if again.map(|again| again.revision) != Some(revision) {
            continue;
        }
        let table = restore(stored).map_err(|fault| fault.to_string())?;
        let log = entries(&log).map_err(|fault| fault.to_string())?;
        return match &table.stage {
            Stage::Playing(progress) | Stage::Over(progress) | Stage::Cancelled(Some(progress)) => {
                table::agrees(&log, progress).map_err(|broken| broken.to_string())
            }
            Stage::Lobby | Stage::Cancelled(None) => Ok(()),
        };
    }
    Ok(())
}

/// Copies the database.
pub fn backup(config: &Config, arguments: &Backup) -> Result<(), Failure> {
    let to = &arguments.file;
    wait(async {
        Store::backup(&config.database(), to)
            .await
            .map_err(|fault| Failure::Failed(format!("{}: {fault}", to.display())))
    })?;
    cli::print(&format!("The database as it is now was copied to {}.\n", to.display()))
}

/// Prints the record of a finished game.
pub fn record(config: &Config, arguments: &Record) -> Result<(), Failure> {
    let id = TableId(arguments.id);
    let failed = |reason: &dyn std::fmt::Display| Failure::Failed(format!("table {id}: {reason}"));
    let text = wait(async {
        let store = Store::look(&config.database()).await.map_err(about(config))?;
        let stored = store.load(id).await.map_err(about(config))?;
        let stored = stored.ok_or_else(|| failed(&"there is no such table"))?;
        let table = restore(stored).map_err(|fault| failed(&fault))?;
        let Stage::Over(progress) = &table.stage else {
            return Err(failed(&"the game is not over, and a record tells all secrets"));
        };
        let log = store.log(id).await.map_err(about(config))?;
        let log = entries(&log).map_err(|fault| failed(&fault))?;
        let record = table::record(&log, progress, table.names());
        record.map_err(|broken| failed(&broken))?.ok_or_else(|| failed(&"it is not over"))
    })?;
    cli::print(&text)
}
