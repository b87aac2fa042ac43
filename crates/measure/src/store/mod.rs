//! What it costs to lose nothing: a start with many tables, and one durable action.

mod actions;
mod start;
mod tables;

use crate::crash::{MeasureFolder, binary, runtime};
use pangaea::cli::Error;
use std::path::PathBuf;

/// Arguments of `store`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The bot; without it, the program `pangaea` beside this one
    #[arg(long)]
    binary: Option<PathBuf>,
}

/// The database of a large host, and of a small one.
const MANY: u32 = 10_000;
const FEW: u32 = 10;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    let binary = binary(arguments.binary.as_deref())?;
    let folder = MeasureFolder::new("store")?;
    let (many, few) = (folder.0.join("many"), folder.0.join("few"));
    runtime()?.block_on(async {
        tables::write(&many, MANY).await?;
        tables::write(&few, FEW).await?;
        start::time(&many, &few).await?;
        start::memory(&binary, &many, &few).await?;
        actions::run(&folder.0.join("actions"), &few).await
    })
}
