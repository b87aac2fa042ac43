//! `pangaea replay`: reads records back and checks every step.

use crate::cli::Failure;
use crate::record::{self, Checked};
use clap::Args;
use std::io::Read;
use std::path::PathBuf;

/// What can be said to `pangaea replay`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The record, or - for standard input; several records may follow one another
    file: PathBuf,
}

/// Checks the records and prints their scores.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.file.display();
    let mut bytes = Vec::new();
    let read = if arguments.file.as_os_str() == "-" {
        std::io::stdin().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(&arguments.file).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::Usage(format!("{name} cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].split(|byte| *byte == b'\n').count();
        Failure::Failed(format!("{name}: line {line}: this is no UTF-8 text"))
    })?;
    let records =
        record::read(&text).map_err(|fault| Failure::Failed(format!("{name}: {fault}")))?;
    for record in records {
        print(&record);
    }
    Ok(())
}

fn print(record: &Checked) {
    println!(
        "{}, {} seats, {} lines: every step follows the rules",
        record.game.slug(),
        record.scores.len(),
        record.lines
    );
    let width = record.scores.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, score) in &record.scores {
        println!("  {name:width$}  {score:>4}");
    }
    println!("  won by {}", record.winners.join(" and "));
}
