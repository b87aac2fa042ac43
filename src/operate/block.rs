//! `pangaea block` and `pangaea unblock`: whom the bot has nothing to do with.

use super::{CommandOutput, counted};
use crate::status::{Stranger, utc};
use pangaea_keeper::{Error, Keepers, TurnedOut};
use pangaea_store::{Blocked, Store};
use std::fmt::Write;

/// Arguments of `block`.
#[derive(Debug, clap::Args)]
pub struct Block {
    /// The person's or server's id on Discord, a long number; leave it out to list who's blocked
    #[arg(value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    id: Option<u64>,
    /// The id is a server's
    #[arg(long, requires = "id")]
    server: bool,
}

/// Arguments of `unblock`.
#[derive(Debug, clap::Args)]
pub struct Unblock {
    /// The person's or server's id on Discord, a long number
    #[arg(value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    id: u64,
    /// The id is a server's
    #[arg(long)]
    server: bool,
}

impl Block {
    pub(super) fn whom(&self) -> Option<Stranger> {
        self.id.map(|id| stranger(id, self.server))
    }
}

impl Unblock {
    pub(super) const fn whom(&self) -> Stranger {
        stranger(self.id, self.server)
    }
}

const fn stranger(id: u64, is_server: bool) -> Stranger {
    if is_server { Stranger::Server(id) } else { Stranger::Person(id) }
}

/// Keeps someone out in this way, and says what came of it.
pub(crate) async fn block_stranger<F: Future<Output = Result<TurnedOut, Error>>>(
    whom: Blocked,
    block: impl FnOnce(Blocked) -> F,
) -> CommandOutput {
    match block(whom).await {
        Ok(TurnedOut { tables, failed: None }) => {
            let tables = counted(tables.len());
            CommandOutput::done(match whom {
                Blocked::Person(_) => {
                    format!("Blocked {whom}: the computer has their seats at {tables}.\n")
                }
                Blocked::Server(_) => format!("Blocked {whom}: {tables} closed there.\n"),
            })
        }
        Ok(TurnedOut { failed: Some(error), .. }) => {
            let table =
                error.concerns().map(|table| format!("table {table}: ")).unwrap_or_default();
            CommandOutput::failed(format!(
                "{whom} is blocked, but not every table is done; try again: {table}{error}"
            ))
        }
        Err(error) => CommandOutput::failed(format!("{whom} isn't blocked: {error}")),
    }
}

/// Lets someone in again in this way, and says what came of it.
pub(crate) async fn unblock_stranger<F: Future<Output = Result<bool, Error>>>(
    whom: Blocked,
    unblock: impl FnOnce(Blocked) -> F,
) -> CommandOutput {
    match unblock(whom).await {
        Ok(true) => CommandOutput::done(format!("{whom} isn't blocked any more.\n")),
        Ok(false) => CommandOutput::done(format!("{whom} wasn't blocked.\n")),
        Err(error) => CommandOutput::failed(format!("{whom} is still blocked: {error}")),
    }
}

/// Those who are kept out, and since when.
pub(crate) async fn list_blocked(store: &Store) -> CommandOutput {
    match store.blocked().await {
        Ok(all) if all.is_empty() => CommandOutput::done("No one is blocked.\n".to_owned()),
        Ok(all) => {
            let mut lines = String::new();
            for (whom, since) in all {
                // Writing into a string cannot fail.
                let _ = writeln!(lines, "{whom:<28} since {}", utc(since));
            }
            CommandOutput::done(lines)
        }
        Err(fault) => CommandOutput::failed(fault.to_string()),
    }
}

/// Keeps someone out while no bot runs.
pub(super) async fn block_directly(keepers: &Keepers, whom: Blocked) -> Result<TurnedOut, Error> {
    keepers.store().block(whom, keepers.clock().now()).await?;
    keepers.turn_out(whom).await
}

/// Lets someone in again while no bot runs.
pub(super) async fn unblock_directly(keepers: &Keepers, whom: Blocked) -> Result<bool, Error> {
    Ok(keepers.store().unblock(whom).await?)
}
