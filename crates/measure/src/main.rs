//! `measure WHAT` prints one JSON line per figure. Both sides of a ratio are measured in the
//! same run, in turns, and the median counts: the machine may be shared and noisy.

mod balance;
mod crash;
mod engine;
mod faults;
mod figure;
mod pillow;
mod render;
mod soak;
mod store;
mod wire;

use clap::{Parser, Subcommand};
use pangaea::cli::Error;
use std::process::ExitCode;

#[derive(Debug, Parser)]
#[command(name = "measure", about = "Pangaea's measurements")]
struct MeasureCli {
    #[command(subcommand)]
    what: Measurement,
}

#[derive(Debug, Subcommand)]
enum Measurement {
    /// How fast the rules and the computer players are
    Engine,
    /// How fast boards are drawn and encoded, and how large they are
    Render,
    /// How soon the bot answers, alone and with 200 tables at once
    Wire(wire::Arguments),
    /// Whether a busy table keeps others waiting
    Fair(wire::FairArguments),
    /// Whether any seat or card wins more often than another
    Balance(balance::Arguments),
    /// Whether anything is lost when the bot is killed again and again
    Crash(crash::Arguments),
    /// Whether anything is lost when the connection to Discord fails in every way
    Faults(faults::Arguments),
    /// Whether the bot's memory stays flat however often people press
    Soak(soak::Arguments),
    /// How much a durable action costs, and a start with many tables
    Store(store::Arguments),
}

fn main() -> ExitCode {
    let result = match MeasureCli::parse().what {
        Measurement::Engine => engine::run(),
        Measurement::Render => render::run(),
        Measurement::Wire(arguments) => wire::run(&arguments),
        Measurement::Fair(arguments) => wire::fair(&arguments),
        Measurement::Balance(arguments) => balance::run(&arguments),
        Measurement::Crash(arguments) => crash::run(&arguments),
        Measurement::Faults(arguments) => faults::run(&arguments),
        Measurement::Soak(arguments) => soak::run(&arguments),
        Measurement::Store(arguments) => store::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

fn report(failure: &Error) -> ExitCode {
    eprintln!("measure: {failure}");
    ExitCode::FAILURE
}
