//! `pangaea tables`: which tables there are, and for whom they wait.

use super::CommandOutput;
use crate::cli::one_line;
use crate::status::span;
use pangaea_keeper::{Error, Loaded, load};
use pangaea_store::Store;
use pangaea_table::{Stage, Table, TableId};
use std::fmt::Write;

/// Arguments of `tables`.
#[derive(Debug, clap::Args)]
pub struct Tables {
    /// Include the tables that are over
    #[arg(long)]
    pub(super) all: bool,
}

/// A list of tables: number, game, stage, age, and for whom each waits.
pub(crate) async fn list_tables(store: &Store, now: i64, all: bool) -> CommandOutput {
    match list(store, now, all).await {
        Ok(text) => CommandOutput::done(text),
        Err(error) => CommandOutput::failed(error.to_string()),
    }
}

async fn list(store: &Store, now: i64, all: bool) -> Result<String, Error> {
    let ids = if all {
        store.tables_after(TableId(0), u32::MAX).await?
    } else {
        store.unfinished().await?
    };
    let mut lines = String::new();
    for id in ids {
        let broken = || format!("repair: `pangaea repair {id}`");
        let stored = match store.load(id).await {
            Ok(Some(stored)) => stored,
            // It may have gone since.
            Ok(None) => continue,
            Err(pangaea_store::Error::Damaged(_)) => {
                // Writing into a string cannot fail.
                let _ =
                    writeln!(lines, "{id:>6}  {:<16} {:<10} {:<12} {}", "?", "?", "?", broken());
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let waits = match load(store, id, now).await {
            Ok(Some(Loaded::Sound(table) | Loaded::Rebuilt(table, _))) => waits_for(&table, now),
            Ok(_) | Err(Error::Store { error: pangaea_store::Error::Damaged(_), .. }) => broken(),
            Err(error) => return Err(error),
        };
        let (game, stage, age) = (&stored.game, stored.stage.as_str(), span(now - stored.created));
        // Writing into a string cannot fail.
        let _ = writeln!(lines, "{id:>6}  {game:<16} {stage:<10} {age:<12} {}", one_line(&waits));
    }
    if lines.is_empty() {
        return Ok("There are no tables.\n".to_owned());
    }
    let head = format!("{:>6}  {:<16} {:<10} {:<12} waits for", "table", "game", "stage", "age");
    Ok(format!("{head}\n{lines}"))
}

/// For whom a table waits, and for how long.
fn waits_for(table: &Table, now: i64) -> String {
    match &table.stage {
        Stage::Lobby => {
            let mut guests = table.guests();
            let host = guests.find(|(_, guest)| guest.person == table.host);
            host.map_or("players".to_owned(), |(seat, _)| format!("{} to start", table.name(seat)))
        }
        Stage::Playing(_) => {
            let one = |seat| {
                let since = table.guest(seat).and_then(|guest| table.awaits(guest.person));
                match since {
                    Some(since) => format!("{} ({})", table.name(seat), span(now - since)),
                    None => table.name(seat).to_owned(),
                }
            };
            if table.is_paused() {
                return "someone to come back".to_owned();
            }
            let names: Vec<String> = table.people_to_move().iter().map(one).collect();
            if names.is_empty() { "the computer".to_owned() } else { names.join(", ") }
        }
        Stage::Broken => format!("repair: `pangaea repair {}`", table.id),
        Stage::Over(_) | Stage::Cancelled(_) => "no one".to_owned(),
    }
}
