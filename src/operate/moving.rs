//! `pangaea move`: everything from one database into another.

use super::wait;
use crate::cli::{self, Error};
use indicatif::{ProgressBar, ProgressStyle};
use pangaea_store::{Database, move_all};
use std::ffi::{OsStr, OsString};
use std::io::IsTerminal;

/// Arguments of `move`.
#[derive(Debug, clap::Args)]
pub struct Move {
    /// The database to leave, a file or an address; it stays as it is
    #[arg(long, value_name = "DATABASE")]
    from: OsString,
    /// The database to move into, with nothing of its own in it
    #[arg(long, value_name = "DATABASE")]
    to: OsString,
}

/// Moves everything, and says how much that was.
pub fn move_database(arguments: &Move) -> Result<(), Error> {
    let (from, to) = (named("--from", &arguments.from)?, named("--to", &arguments.to)?);
    let bar = bar();
    let moved = wait(async {
        let moved = move_all(&from, &to, |progress| {
            bar.set_length(progress.all);
            bar.set_position(progress.done);
        });
        tokio::select! {
            moved = moved => moved.map_err(|fault| {
                Error::Failed(format!("nothing is moved from {from} to {to}: {fault}"))
            }),
            _ = tokio::signal::ctrl_c() => {
                Err(Error::Failed("interrupted; nothing is moved, and you can begin again".to_owned()))
            }
        }
    });
    bar.finish_and_clear();
    let rows = moved?;
    cli::print(&format!("Moved {rows} rows from {from} to {to}, and compared each of them.\n"))
}

fn named(argument: &str, name: &OsStr) -> Result<Database, Error> {
    Database::named(name).map_err(|fault| Error::Usage(format!("{argument}: {fault}")))
}

fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent}%, {eta} left");
    style.map_or_else(|_| ProgressBar::hidden(), |style| ProgressBar::new(0).with_style(style))
}
