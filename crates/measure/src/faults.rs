//! Lets everything between the bot and Discord go wrong at random while people play, and counts what
//! is lost: nothing may be.

use crate::crash::{MeasureFolder, binary, failed, judged, runtime};
use pangaea::cli::Error;
use scripted_players::crash::CrashPlan;
use scripted_players::faults::{self, FaultPlan};
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `faults`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// For so many minutes something goes wrong every second
    #[arg(long, default_value_t = 10)]
    minutes: u64,
    /// What goes wrong and the choices that are made follow from it, as far as processes allow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// At how many tables people play
    #[arg(long, default_value_t = CrashPlan::MOST_TABLES)]
    tables: usize,
    /// The bot; without it, the program `pangaea` beside this one
    #[arg(long)]
    binary: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    let binary = binary(arguments.binary.as_deref())?;
    let folder = MeasureFolder::new("faults")?;
    let &Arguments { minutes, seed, tables, .. } = arguments;
    let plan = FaultPlan { lasts: Duration::from_mins(minutes), seed, tables };
    let report = runtime()?.block_on(faults::run(&binary, &folder.0, plan));
    judged(report.map_err(failed)?, folder)
}
