//! What it costs to lose nothing: a start with many tables, one durable action, and a whole year.

mod actions;
mod start;
mod tables;
mod year;
mod year_copies;

use crate::crash::{MeasureFolder, binary, runtime};
use pangaea::cli::Error;
use std::path::PathBuf;

/// Arguments of `store`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The bot; without it, the program `pangaea` beside this one
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Fill a database with the games of a year instead
    #[arg(long)]
    year: bool,
    /// Only what one durable action costs, in a file and on a server
    #[arg(long, conflicts_with = "year")]
    actions: bool,
    /// How many games a year has each day
    #[arg(long, default_value_t = 1000, requires = "year", value_parser = clap::value_parser!(u32).range(1..))]
    games_a_day: u32,
}

/// The database of a large host, and of a small one.
const MANY: u32 = 10_000;
const FEW: u32 = 10;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    let folder = MeasureFolder::new("store")?;
    if arguments.year {
        return runtime()?.block_on(year::run(&folder.0, arguments.games_a_day));
    }
    let (many, few) = (folder.0.join("many"), folder.0.join("few"));
    if arguments.actions {
        return runtime()?.block_on(async {
            tables::write(&few, FEW).await?;
            actions::run(&folder.0.join("actions"), &few).await?;
            actions::run_on_postgres(&few).await
        });
    }
    let binary = binary(arguments.binary.as_deref())?;
    runtime()?.block_on(async {
        tables::write(&many, MANY).await?;
        tables::write(&few, FEW).await?;
        start::time("start_10000", &many, &few).await?;
        start::memory(&binary, &many, &few).await?;
        actions::run(&folder.0.join("actions"), &few).await?;
        actions::run_on_postgres(&few).await
    })
}
