//! `pangaea replay`: reads records back and checks every step.

use crate::cli::{self, Error, one_line};
use clap::Args;
use pangaea_decks::read_file;
use pangaea_table::record::{self, Checked};
use std::fmt::Write;
use std::path::PathBuf;

/// Room for thousands of records; one has some ten thousand bytes.
const LONGEST_FILE: u64 = 64 << 20;

/// What can be said to `pangaea replay`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The file with one record or more, or - for standard input
    file: PathBuf,
}

/// Checks the records and prints their scores.
pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let name = arguments.file.display();
    let bytes = read_file(&arguments.file, LONGEST_FILE)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].split(|byte| *byte == b'\n').count();
        Error::Failed(format!("{name}: line {line}: this isn't UTF-8 text"))
    })?;
    let records = record::read(&text).map_err(|fault| Error::Failed(format!("{name}: {fault}")))?;
    cli::print(&records.iter().map(describe).collect::<String>())
}

fn describe(record: &Checked) -> String {
    let mut text = format!(
        "{}, {} seats, {} lines: every step follows the rules\n",
        record.game.slug(),
        record.scores.len(),
        record.lines
    );
    let names: Vec<String> = record.scores.iter().map(|(name, _)| one_line(name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (name, (_, score)) in names.iter().zip(&record.scores) {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "  {name:width$}  {score:>4}");
    }
    let winners: Vec<String> = record.winners.iter().map(|name| one_line(name)).collect();
    let _ = writeln!(text, "  won by {}", winners.join(" and "));
    text
}
