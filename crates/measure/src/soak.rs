//! Whether the bot's memory stays flat however often people press.

use crate::crash::{MeasureFolder, binary, failed, runtime};
use crate::figure::Figure;
use pangaea::cli::Error;
use scripted_players::soak::{self, SoakReport};
use std::path::PathBuf;

/// Arguments of `soak`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How often people press
    #[arg(long, default_value_t = 100_000)]
    presses: usize,
    /// The bot; without it, the program `pangaea` beside this one
    #[arg(long)]
    binary: Option<PathBuf>,
}

/// So much more memory than after a fifth of the presses is still flat: the system's own measure
/// goes up and down by more than a press could ever leave behind.
const FLAT: f64 = 1.05;
const NOISE: f64 = 4.0;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    let binary = binary(arguments.binary.as_deref())?;
    let folder = MeasureFolder::new("soak")?;
    let report = runtime()?.block_on(soak::run(&binary, &folder.0, arguments.presses));
    let SoakReport { failed: lost, lasted, early, late } = report.map_err(failed)?;
    let (early, late) = (mebibytes(early), mebibytes(late));
    Figure::against("soak_memory", late, early, "after a fifth of the presses", "MiB").print();
    let speed = number(arguments.presses) / lasted.as_secs_f64();
    Figure::alone("soak_answers", speed, "answers/s").print();
    Figure::alone("soak_failed", number(lost), "presses").print();
    if late > early * FLAT + NOISE {
        return Err(Error::Failed(format!("memory went from {early:.1} to {late:.1} MiB")));
    }
    if lost > 0 {
        return Err(Error::Failed(format!("{lost} presses were never answered")));
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "the memory of a process is far below 2^53")]
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}

#[expect(clippy::cast_precision_loss, reason = "no one presses 2^53 times")]
fn number(count: usize) -> f64 {
    count as f64
}
