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
            match done.unwrap_or_else(|fault| Done::Broken(fault.to_string())) {
                Done::Nothing if arguments.id.is_none() => sound += 1,
                Done::Nothing => cli::print(&format!("table {id}: it's sound\n"))?,
                Done::Rebuilt(what) => cli::print(&format!("table {id}: {what}\n"))?,
                Done::Missing => return Err(of_table(id)(&"there's no such table")),
                Done::Broken(reason) => {
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
            left => Err(Failure::Failed(format!("{} couldn't be rebuilt", counted(left)))),
        }
    })
}

/// What came of a repair.
enum Done {
    Missing,
    Nothing,
    Rebuilt(String),
    Broken(String),
}

async fn repaired(store: &Store, id: TableId) -> Result<Done, pangaea_store::Error> {
    let Some(stored) = store.load(id).await? else { return Ok(Done::Missing) };
    let log = store.log(id).await?;
    let now = Clock::default().now();
    let (mut table, reason) = match judge(&stored, &log, now) {
        Loaded::Sound(_) => return Ok(Done::Nothing),
        Loaded::Rebuilt(table, reason) => (table, reason),
        Loaded::Broken { reason, .. } => return Ok(Done::Broken(reason)),
    };
    let elsewhere = store.table_at(table.place).await?.is_some_and(|open| open != id);
    let closed = table.is_open() && elsewhere;
    if closed {
        table.set_aside(now);
    }
    let outcome = match store_again(store, &mut table, now).await? {
        StageKind::Lobby => "it's open for players",
        StageKind::Playing => "the game goes on",
        StageKind::Over => "the game is over",
        StageKind::Cancelled if closed => {
            "its channel has another table, so it's closed; /table restore brings it back"
        }
        StageKind::Cancelled | StageKind::Broken => "it's closed",
    };
    Ok(Done::Rebuilt(format!("rebuilt, because {reason}; {outcome}")))
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
                let reason = format!("it's {} already", stage.as_str());
                return Err(failed(&reason));
            }
            None => return Err(failed(&"there's no such table")),
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
            Err(pangaea_keeper::Error::Refused(_)) => Err(failed(&"it can't be closed")),
            Err(error) => Err(failed(&error)),
        }
    })
}

/// The database, to be written; refused while a bot has it.
async fn open(config: &Config) -> Result<Store, Failure> {
    let file = config.database();
    Store::exists(&file).map_err(about(&file))?;
    Store::open(&file).await.map_err(about(&file))
}
