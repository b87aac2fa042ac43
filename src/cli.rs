//! What can be typed, and the exit codes: 0 done, 1 could not be done, 2 wrong arguments.

use crate::config::Config;
use crate::log::{self, LogFormat};
use crate::status::RunFile;
use crate::{bot, gallery, operate, replay, simulate};
use clap::{Parser, Subcommand, error};
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Pangaea: world-building board games for Discord. Without a command, it starts the bot; without a
/// token, it starts a stand-in for Discord too, so you can try it in your browser.
#[derive(Debug, Parser)]
#[command(name = "pangaea", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    /// Let computer players play whole games
    Simulate(simulate::Arguments),
    /// Check the record of a finished game against the rules, step by step
    Replay(replay::Arguments),
    /// Draw every kind of picture of all games into a folder, with a page to browse them
    Gallery(gallery::Arguments),
    /// Check the whole database: play every table's log again and compare it with what's stored
    Check(operate::Check),
    /// Say how the bot is, or why it isn't running
    Status,
    /// List the tables: number, game, stage, age, and who each is waiting for
    Tables(operate::Tables),
    /// Remove a person: their settings, and their name and id at every table
    Forget(operate::Forget),
    /// Block a person or a server, or list who's blocked
    Block(operate::Block),
    /// Let a person or a server back in
    Unblock(operate::Unblock),
    /// Rebuild tables from their logs if the stored ones can't be read
    Repair(operate::Repair),
    /// Close a table
    Close(operate::Close),
    /// Delete games that ended long ago; who won and how stays
    Prune(operate::Prune),
    /// Copy the database into a new file, even while the bot is running
    Backup(operate::Backup),
    /// Move everything from one database into another, e.g. when the bot outgrows its machine
    Move(operate::Move),
    /// Print the record of a finished game
    Record(operate::Record),
}

/// Why the program stops without having done what was asked; one line for the person who typed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The arguments cannot be meant like this.
    #[error("{0}")]
    Usage(String),
    /// The arguments are right, but it could not be done.
    #[error("{0}")]
    Failed(String),
    /// The log has said why already.
    #[error("the log says why")]
    Logged,
    /// Whoever read what is printed has read enough.
    #[error("no one reads what I print")]
    ReaderGone,
}

impl Error {
    /// As a bot with such a log tells it. What is told on the command line is for people; programs read
    /// the log alone, and a quiet one must say this too.
    fn in_log(self, format: LogFormat) -> Self {
        match (self, format) {
            (Self::Failed(reason) | Self::Usage(reason), LogFormat::Json) => {
                log::last_words(&reason);
                Self::Logged
            }
            (failure, _) => failure,
        }
    }

    const fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failed(_) | Self::Logged => 1,
            Self::ReaderGone => 0,
        }
    }
}

/// Runs the program with these arguments, its own name first.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let result = match Cli::try_parse_from(arguments) {
        Ok(cli) => run(cli.command),
        Err(error) if is_help(&error) => {
            // No one is left to tell if even this cannot be printed.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => Err(Error::Usage(explain(&error))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !matches!(failure, Error::ReaderGone | Error::Logged) {
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
fn settings() -> Result<Config, Error> {
    let config = Config::read()?;
    config.warnings.iter().for_each(|warning| complain(&format!("warning: {warning}")));
    Ok(config)
}

fn run(command: Option<CliCommand>) -> Result<(), Error> {
    let Some(command) = command else {
        let refused = |failure: &Error| RunFile::refused(&Config::folder(), failure);
        let config = Config::read().inspect_err(refused);
        // Also where another setting is wrong.
        let format = Config::log_format();
        let ended = config.and_then(|config| bot::run(&config));
        return ended.map_err(|failure| failure.in_log(format));
    };
    match command {
        CliCommand::Simulate(arguments) => simulate::run(&settings()?, &arguments),
        CliCommand::Replay(arguments) => replay::run(&arguments),
        CliCommand::Gallery(arguments) => gallery::run(&settings()?, &arguments),
        CliCommand::Check(arguments) => operate::check(&settings()?, &arguments),
        CliCommand::Status => operate::status(&settings()?),
        CliCommand::Tables(arguments) => operate::tables(&settings()?, &arguments),
        CliCommand::Forget(arguments) => operate::forget(&settings()?, &arguments),
        CliCommand::Block(arguments) => operate::block(&settings()?, &arguments),
        CliCommand::Unblock(arguments) => operate::unblock(&settings()?, &arguments),
        CliCommand::Repair(arguments) => operate::repair(&settings()?, &arguments),
        CliCommand::Close(arguments) => operate::close(&settings()?, &arguments),
        CliCommand::Prune(arguments) => operate::prune(&settings()?, &arguments),
        CliCommand::Backup(arguments) => operate::backup(&settings()?, &arguments),
        CliCommand::Move(arguments) => operate::move_database(&arguments),
        CliCommand::Record(arguments) => operate::record(&settings()?, &arguments),
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
pub fn print(text: &str) -> Result<(), Error> {
    let mut output = std::io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Error::Failed(format!("I can't write to standard output: {error}")))
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
