//! Commands that a running bot carries out itself; without one they work on the database directly.

use super::block::{block_directly, unblock_directly};
use super::forget::forget_directly;
use super::{
    Block, Close, CommandOutput, Forget, Prune, Repair, Tables, Unblock, about, block_stranger,
    close_table, forget_person, list_blocked, list_tables, prune_tables, repair_tables,
    unblock_stranger, wait,
};
use crate::cli::{self, Error};
use crate::config::Config;
use crate::decks::Decks;
use crate::status::{self, Ask, ServiceAnswer};
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::Store;
use std::io;

/// Prints the tables.
pub fn tables(config: &Config, arguments: &Tables) -> Result<(), Error> {
    run(config, &Ask::Tables { all: arguments.all })
}

/// Removes a person.
pub fn forget(config: &Config, arguments: &Forget) -> Result<(), Error> {
    run(config, &Ask::Forget { person: arguments.person })
}

/// Rebuilds tables from their logs.
pub fn repair(config: &Config, arguments: &Repair) -> Result<(), Error> {
    run(config, &Ask::Repair { table: arguments.id })
}

/// Ends a table.
pub fn close(config: &Config, arguments: &Close) -> Result<(), Error> {
    run(config, &Ask::Close { table: arguments.id })
}

/// Deletes games that ended long ago.
pub fn prune(config: &Config, arguments: &Prune) -> Result<(), Error> {
    let Prune { older_than, dry_run } = *arguments;
    let days = older_than.or(config.keep_games).ok_or_else(|| {
        Error::Usage("PANGAEA_KEEP_GAMES keeps games for ever; say --older-than DAYS".to_owned())
    })?;
    run(config, &Ask::Prune { days, dry_run })
}

/// Keeps someone out, or prints who is kept out.
pub fn block(config: &Config, arguments: &Block) -> Result<(), Error> {
    run(config, &Ask::Block { whom: arguments.whom() })
}

/// Lets someone in again.
pub fn unblock(config: &Config, arguments: &Unblock) -> Result<(), Error> {
    run(config, &Ask::Unblock { whom: arguments.whom() })
}

fn run(config: &Config, ask: &Ask) -> Result<(), Error> {
    let CommandOutput { text, failed } = wait(async {
        match status::ask(&config.data, ask).await {
            Ok(Some(ServiceAnswer::Done(outcome))) => Ok(outcome),
            Ok(None) => directly(config, ask).await,
            Ok(Some(ServiceAnswer::Status(_) | ServiceAnswer::Starting(_))) => {
                Err(unheard(config, &io::Error::other("a wrong answer")))
            }
            // A folder or file that can't be used tells more than a socket that can't be found.
            Err(error) => Err(match Store::exists(config.database()) {
                Ok(()) => unheard(config, &error),
                Err(fault) => about(config.database())(fault),
            }),
        }
    })?;
    cli::print(&text)?;
    failed.map_or(Ok(()), |reason| Err(Error::Failed(reason)))
}

/// A bot that cannot be asked.
pub(super) fn unheard(config: &Config, error: &io::Error) -> Error {
    let folder = config.data.display();
    Error::Failed(match error.kind() {
        io::ErrorKind::PermissionDenied => {
            format!("{folder}: only the bot's own user may ask it; try sudo -u with that user")
        }
        io::ErrorKind::TimedOut => format!("{folder}: the bot runs, but doesn't answer"),
        _ => format!("{folder}: the bot can't be asked: {error}"),
    })
}

/// The same while no bot runs.
async fn directly(config: &Config, ask: &Ask) -> Result<CommandOutput, Error> {
    let file = config.database();
    Store::exists(&file).map_err(about(&file))?;
    let clock = Clock::default();
    if let Ask::Tables { .. } | Ask::Block { whom: None } = ask {
        let store = Store::open_read_only(&file).await.map_err(about(&file))?;
        let listed = match ask {
            Ask::Tables { all } => list_tables(&store, clock.now(), *all).await,
            _ => list_blocked(&store).await,
        };
        store.close().await;
        return Ok(listed);
    }
    let store = Store::open(&file).await.map_err(about(&file))?;
    // No one speaks here; the bot says it after its next start.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, Decks::read(config.decks.as_deref())?, clock, speaker);
    let done = match *ask {
        Ask::Forget { person } => {
            forget_person(keepers.store(), person, |person| forget_directly(&keepers, person)).await
        }
        Ask::Repair { table } => repair_tables(&keepers, table).await,
        Ask::Close { table } => close_table(&keepers, table).await,
        Ask::Prune { days, dry_run } => prune_tables(&keepers, days, dry_run).await,
        Ask::Block { whom: Some(whom) } => {
            block_stranger(whom.into(), |whom| block_directly(&keepers, whom)).await
        }
        Ask::Unblock { whom } => {
            unblock_stranger(whom.into(), |whom| unblock_directly(&keepers, whom)).await
        }
        Ask::Status | Ask::Tables { .. } | Ask::Block { whom: None } => {
            CommandOutput::done(String::new())
        }
    };
    keepers.store().clone().close().await;
    Ok(done)
}
