//! What can be typed, and the exit codes: 0 done, 1 could not be done, 2 wrong arguments.

use crate::config::Config;
use crate::{bot, gallery, operate, replay, simulate};
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

/// Pangaea: board games in which a world is built. Without a command it is the bot on Discord; without
/// a token, bot and Discord in one, to be tried out in a browser.
#[derive(Debug, Parser)]
#[command(name = "pangaea", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play whole games between computer players
    Simulate(simulate::Arguments),
    /// Read the record of a finished game and check every step of it against the rules
    Replay(replay::Arguments),
    /// Draw every kind of picture of all games into a folder, with a page to look through
    Gallery(gallery::Arguments),
    /// Verify the whole database: every table's log, played again, must lead to its snapshot
    Check(operate::Check),
    /// Say how the bot is; if none runs, say why
    Status,
    /// List the tables: number, game, stage, age, and for whom each waits
    Tables(operate::Tables),
    /// Remove a person: their settings, and their name and id at every table
    Forget(operate::Forget),
    /// Rebuild tables from their logs where what is stored of them can't be read
    Repair(operate::Repair),
    /// Close a table
    Close(operate::Close),
    /// Copy the database into a new file, also while the bot runs
    Backup(operate::Backup),
    /// Print the record of a finished game
    Record(operate::Record),
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
        Err(error) => Err(Failure::Usage(explain(&error))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("pangaea: {}", one_line(&failure.to_string()));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: Option<Command>) -> Result<(), Failure> {
    let Some(command) = command else { return bot::run(&Config::read()?) };
    match command {
        Command::Simulate(arguments) => simulate::run(&Config::read()?, &arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Gallery(arguments) => gallery::run(&Config::read()?, &arguments),
        Command::Check(arguments) => operate::check(&Config::read()?, &arguments),
        Command::Status => operate::status(&Config::read()?),
        Command::Tables(arguments) => operate::tables(&Config::read()?, &arguments),
        Command::Forget(arguments) => operate::forget(&Config::read()?, &arguments),
        Command::Repair(arguments) => operate::repair(&Config::read()?, &arguments),
        Command::Close(arguments) => operate::close(&Config::read()?, &arguments),
        Command::Backup(arguments) => operate::backup(&Config::read()?, &arguments),
        Command::Record(arguments) => operate::record(&Config::read()?, &arguments),
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

/// Text from outside on one line: whatever could break or forge a line is shown as its escape.
pub fn one_line(text: &str) -> String {
    let plain = |letter: char| match letter {
        letter if letter.is_control() => letter.escape_default().to_string(),
        letter => letter.to_string(),
    };
    text.chars().map(plain).collect()
}

/// Prints to standard output; a reader that has gone away is no reason to panic.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
        .map_err(|error| Failure::Failed(format!("standard output cannot be written: {error}")))
}

/// What clap says in a paragraph, in one line and without the usage below it.
fn explain(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let message = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = message.trim_start_matches("error: ").split_whitespace().collect();
    format!("{} (see --help)", words.join(" "))
}
