//! What can be typed, and the exit codes: 0 done, 1 could not be done, 2 wrong arguments.

use crate::config::Config;
use crate::{bot, gallery, operate, replay, simulate};
use clap::{Parser, Subcommand, error};
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Pangaea: world-building board games. Without a command it's the bot on Discord; without a token
/// it's bot and Discord in one, to try out in a browser.
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
    /// Rebuild tables from their logs where what is stored of them cannot be read; stop the bot first
    Repair(operate::Repair),
    /// Close a table; stop the bot first
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
    /// Whoever read what is printed has read enough.
    #[error("no one reads what I print")]
    ReaderGone,
}

impl Failure {
    const fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failed(_) => 1,
            Self::ReaderGone => 0,
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
            if !matches!(failure, Failure::ReaderGone) {
                complain(&failure.to_string());
            }
            ExitCode::from(failure.exit_code())
        }
    }
}

/// A line on standard error. If even that cannot be written, no one is left to tell.
fn complain(reason: &str) {
    let _ = writeln!(std::io::stderr(), "pangaea: {}", one_line(reason));
}

/// The settings, for a command that has no log: what is wrong with them is told here.
fn settings() -> Result<Config, Failure> {
    let config = Config::read()?;
    config.warnings.iter().for_each(|warning| complain(&format!("warning: {warning}")));
    Ok(config)
}

fn run(command: Option<Command>) -> Result<(), Failure> {
    let Some(command) = command else { return bot::run(&Config::read()?) };
    match command {
        Command::Simulate(arguments) => simulate::run(&settings()?, &arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Gallery(arguments) => gallery::run(&settings()?, &arguments),
        Command::Check(arguments) => operate::check(&settings()?, &arguments),
        Command::Repair(arguments) => operate::repair(&settings()?, &arguments),
        Command::Close(arguments) => operate::close(&settings()?, &arguments),
        Command::Backup(arguments) => operate::backup(&settings()?, &arguments),
        Command::Record(arguments) => operate::record(&settings()?, &arguments),
    }
}

fn is_help(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        error::ErrorKind::DisplayHelp
            | error::ErrorKind::DisplayVersion
            | error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
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

/// Prints to standard output. A reader that has seen enough, such as `head`, is no fault: what is
/// being done goes on, and only the rest of the text is lost.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::Failed(format!("I can't write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}

/// What clap says in a paragraph, in one line and without the usage below it.
fn explain(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let message = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = message.trim_start_matches("error: ").split_whitespace().collect();
    format!("{} (see --help)", words.join(" "))
}
