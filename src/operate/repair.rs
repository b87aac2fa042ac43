//! `pangaea repair` and `pangaea close`: what can be done about a table while the bot is stopped.

use super::check::tables;
use super::{about, counted, of_table, wait};
use crate::cli::{self, Failure};
use crate::config::Config;
use crate::decks::Decks;
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{Keepers, Loaded, judge, store_again};
use pangaea_store::Store;
use pangaea_table::{Actor, Command, Person, StageKind, TableId};

/// Arguments of `repair`.
#[derive(Debug, clap::Args)]
pub struct Repair {
    /// The table's number; without it, all tables that need it
    id: Option<u64>,
}

/// Arguments of `close`.
#[derive(Debug, clap::Args)]
pub struct Close {
    /// The table's number
    id: u64,
}

/// Rebuilds tables from their logs and says what it did.
pub fn repair(config: &Config, arguments: &Repair) -> Result<(), Failure> {
    let file = config.database();
    wait(async {
        let store = open(config).await?;
        let ids = match arguments.id {
            Some(id) => vec![TableId(id)],
            None => tables(&store).await.map_err(about(&file))?,
        };
        let (count, mut sound, mut left) = (ids.len(), 0_usize, 0_usize);
        for id in ids {
            // A row that SQLite itself cannot read says nothing of the others.
            let done = repaired(&store, id).await;
            match done.unwrap_or_else(|fault| RepairOutcome::Broken(fault.to_string())) {
                RepairOutcome::Nothing if arguments.id.is_none() => sound += 1,
                RepairOutcome::Nothing => cli::print(&format!("table {id}: it is sound\n"))?,
                RepairOutcome::Rebuilt(what) => cli::print(&format!("table {id}: {what}\n"))?,
                RepairOutcome::Missing => return Err(of_table(id)(&"there is no such table")),
                RepairOutcome::Broken(reason) => {
                    left += 1;
                    cli::print(&format!(
                        "table {id}: still broken, and left as it is: {reason}\n"
                    ))?;
                }
            }
        }
        store.close().await;
        if arguments.id.is_none() && sound == count {
            cli::print(&format!("{}, and nothing to repair.\n", counted(count)))?;
        }
        match left {
            0 => Ok(()),
            left => Err(Failure::Failed(format!("{} could not be rebuilt", counted(left)))),
        }
    })
}

/// What came of a repair.
enum RepairOutcome {
    Missing,
    Nothing,
    Rebuilt(String),
    Broken(String),
}

async fn repaired(store: &Store, id: TableId) -> Result<RepairOutcome, pangaea_store::Error> {
    let Some(stored) = store.load(id).await? else { return Ok(RepairOutcome::Missing) };
    let log = store.log(id).await?;
    let now = Clock::default().now();
    let (mut table, reason) = match judge(&stored, &log, now) {
        Loaded::Sound(_) => return Ok(RepairOutcome::Nothing),
        Loaded::Rebuilt(table, reason) => (table, reason),
        Loaded::Broken { reason, .. } => return Ok(RepairOutcome::Broken(reason)),
    };
    let elsewhere = store.table_at(table.place).await?.is_some_and(|open| open != id);
    let closed = table.is_open() && elsewhere;
    if closed {
        table.set_aside(now);
    }
    let outcome = match store_again(store, &mut table, now).await? {
        StageKind::Lobby => "it is open for players",
        StageKind::Playing => "the game goes on",
        StageKind::Over => "the game is over",
        StageKind::Cancelled if closed => {
            "its channel has another table, so it is closed; /table restore brings it back"
        }
        StageKind::Cancelled | StageKind::Broken => "it is closed",
    };
    Ok(RepairOutcome::Rebuilt(format!("rebuilt, because {reason}; {outcome}")))
}

/// Ends a table, whatever state it is in.
pub fn close(config: &Config, arguments: &Close) -> Result<(), Failure> {
    let id = TableId(arguments.id);
    let failed = of_table(id);
    wait(async {
        let store = open(config).await?;
        let stored = store.load(id).await.map_err(about(&config.database()))?;
        match stored.map(|stored| stored.stage) {
            Some(StageKind::Lobby | StageKind::Playing | StageKind::Broken) => {}
            Some(stage) => {
                let reason = format!("it is {} already", stage.as_str());
                return Err(failed(&reason));
            }
            None => return Err(failed(&"there is no such table")),
        }
        // Nobody speaks here; the bot says it after its next start.
        let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
        let keepers =
            Keepers::new(store, Decks::read(config.decks.as_deref())?, Clock::default(), speaker);
        let host = Actor { person: Person(0), moderator: true };
        let closed = keepers.handle(id, Command::Cancel(host)).await;
        keepers.store().clone().close().await;
        match closed {
            Ok(_) => cli::print(&format!("table {id}: closed\n")),
            Err(pangaea_keeper::Error::Refused(_)) => Err(failed(&"it cannot be closed")),
            Err(error) => Err(failed(&error)),
        }
    })
}

/// The database, to be written; refused while a bot has it.
async fn open(config: &Config) -> Result<Store, Failure> {
    let file = config.database();
    if !file.is_file() {
        return Err(about(&file)(pangaea_store::Error::Other("there is no such file".to_owned())));
    }
    Store::open(&file).await.map_err(about(&file))
}
