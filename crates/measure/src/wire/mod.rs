//! How soon the bot answers: from a press in the stand-in to the arrival of the answer there.
//!
//! The bot and a bare one run in this process, each with a stand-in of its own, and are pressed
//! in turns. Whoever waits is woken by the stand-in itself, so the waiting adds the same few
//! microseconds to both sides.

mod answers;
mod bare;
mod crowd;
mod fair;
mod measured_bot;
mod person;
mod table;
mod waits;

pub(crate) use fair::FairArguments;

use clap::Args;
use pangaea::cli::Error;
use pangaea_games::pictured::{self, Look};
use std::time::Duration;
use tokio::runtime::Runtime;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Presses of each side in one repetition
    #[arg(long, default_value_t = 300)]
    presses: usize,
    /// Repetitions, of which the median counts
    #[arg(long, default_value_t = 5)]
    repetitions: usize,
    /// Tables that play at the same time; none leaves this part out
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// For so many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
}

/// The machine that the figures are meant for.
const CORES: usize = 2;

/// Whether a busy table keeps others waiting.
pub(crate) fn fair(arguments: &FairArguments) -> Result<(), Error> {
    warm_runtime()?.block_on(fair::run(arguments))
}

/// As the bot itself has it, with the first pictures ready.
fn warm_runtime() -> Result<Runtime, Error> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(CORES)
        .enable_all()
        .build()
        .map_err(|error| Error::Failed(error.to_string()))?;
    // As the bot itself does when it starts.
    pictured::warm(Look::Standard);
    Ok(runtime)
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    warm_runtime()?.block_on(async {
        if arguments.presses > 0 {
            Box::pin(answers::run(arguments.presses, arguments.repetitions)).await?;
        }
        if arguments.tables > 0 {
            crowd::run(arguments.tables, Duration::from_secs(arguments.seconds)).await?;
        }
        Ok(())
    })
}

/// A failure with its cause.
fn failed(what: &str, error: &impl std::fmt::Display) -> Error {
    Error::Failed(format!("{what}: {error}"))
}
