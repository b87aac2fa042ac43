//! `pangaea prune`: games that ended long ago go, by hand.

use super::{CommandOutput, counted};
use pangaea_keeper::{Keepers, Pruned};

/// Arguments of `prune`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Prune {
    /// Delete games that ended more than this many days ago, at least 7; without it, as many as
    /// `PANGAEA_KEEP_GAMES` says
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(7..))]
    pub(super) older_than: Option<u32>,
    /// Only count them
    #[arg(long)]
    pub(super) dry_run: bool,
}

/// Deletes, or counts, the games that ended more than so many days ago, and says what came of it.
pub(crate) async fn prune_tables(keepers: &Keepers, days: u32, dry_run: bool) -> CommandOutput {
    if dry_run {
        return match keepers.count_prunable(days).await {
            Ok(tables) => CommandOutput::done(format!(
                "{} ended more than {days} days ago; nothing is deleted.\n",
                counted(tables)
            )),
            Err(error) => CommandOutput::failed(error.to_string()),
        };
    }
    match keepers.prune_all(days).await {
        Ok(Pruned { tables, failed }) => {
            let text = format!("Deleted {}; the results stay.\n", counted(tables));
            let failed = failed.map(|error| {
                let table =
                    error.concerns().map(|table| format!("table {table}: ")).unwrap_or_default();
                format!("not every table is deleted; try again: {table}{error}")
            });
            CommandOutput { text, failed }
        }
        Err(error) => CommandOutput::failed(error.to_string()),
    }
}
