//! What can be typed, and the exit codes: 0 done, 1 could not be done, 2 wrong arguments.

use crate::config::Config;
use crate::{replay, simulate};
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;

/// Pangaea: board games in which a world is built.
#[derive(Debug, Parser)]
#[command(name = "pangaea", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play whole games between computer players
    Simulate(simulate::Arguments),
    /// Read the record of a finished game and check every step of it against the rules
    Replay(replay::Arguments),
}

/// Why the program stops without having done what was asked; one line for the person who typed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments cannot be meant like this.
    #[error("{0}")]
    Usage(String),
    /// The arguments are right, but it could not be done.
    #[error("{0}")]
    Failed(String),
}

impl Failure {
    const fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failed(_) => 1,
        }
    }
}

/// Runs the program with these arguments, its own name first.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let result = match Cli::try_parse_from(arguments) {
        Ok(cli) => run(cli.command),
        Err(error) if is_help(&error) => {
            // Nobody is left to tell if even this cannot be printed.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => Err(Failure::Usage(one_line(&error))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("pangaea: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let config = Config::read()?;
    match command {
        Command::Simulate(arguments) => simulate::run(&config, &arguments),
        Command::Replay(arguments) => replay::run(&arguments),
    }
}

fn is_help(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// What clap says in a paragraph, in one line and without the usage below it.
fn one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let message = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = message.trim_start_matches("error: ").split_whitespace().collect();
    format!("{} (see --help)", words.join(" "))
}
