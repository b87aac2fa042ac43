//! The file `.env`: settings beside the program's start, and what is wrong with them.

use crate::cli::Failure;
use crate::config::{SETTINGS, nearest};
use std::io;
use std::path::Path;

/// Adds what `.env` in this folder says to the environment; what is set there already wins. No
/// folder above is searched: its `.env` belongs to something else. What comes back is what the host
/// should hear about the file.
pub(crate) fn load(folder: &Path) -> Result<Vec<String>, Failure> {
    let path = folder.join(".env");
    let name = path.display();
    let failed = |reason: &str| Failure::Failed(format!("{name}: {reason}"));
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(failed(&format!("I can't read it: {error}"))),
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].split(|byte| *byte == b'\n').count();
        failed(&format!("line {line} isn't UTF-8 text"))
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let mut names = Vec::new();
    for entry in dotenvy::Iter::new(text.as_bytes()) {
        match entry {
            Ok((name, _)) => names.push(name),
            // The line itself is not shown: this file may hold secrets.
            Err(dotenvy::Error::LineParse(line, _)) => {
                let number = line_number(text, |rest| rest.starts_with(&line));
                return Err(failed(&format!("line {number} isn't NAME=value")));
            }
            Err(_) => return Err(failed("I can't read it")),
        }
    }
    dotenvy::Iter::new(text.as_bytes()).load().map_err(|_| failed("I can't read it"))?;
    let unknown = names.iter().filter_map(|setting| {
        let complaint = misspelt(setting)?;
        let number = line_number(text, |rest| sets(rest, setting));
        Some(format!("{name}, line {number}: {complaint}"))
    });
    Ok(unknown.collect())
}

/// What to say about the environment that the program was started with. Names that only look a
/// little like ours belong to other programs.
pub(crate) fn misspelt_in_environment() -> Vec<String> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let ours = names.filter(|name| name.starts_with("PANGAEA_") || name.starts_with("DISCORD_"));
    let unknown =
        ours.filter(|name| name.starts_with("PANGAEA_") || nearest(name, &SETTINGS).is_some());
    unknown.filter_map(|name| misspelt(&name)).collect()
}

/// What to say about a name that is no setting of ours but looks like one.
fn misspelt(setting: &str) -> Option<String> {
    if SETTINGS.contains(&setting) {
        return None;
    }
    match nearest(setting, &SETTINGS) {
        Some(meant) => Some(format!("I don't know {setting}. Did you mean {meant}?")),
        None => ["PANGAEA_", "DISCORD_"]
            .iter()
            .any(|start| setting.starts_with(start))
            .then(|| format!("I don't know {setting}, so it does nothing.")),
    }
}

/// The number of the first line from which on the text is as wanted.
fn line_number(text: &str, wanted: impl Fn(&str) -> bool) -> usize {
    let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    (1..).zip(starts).find(|(_, start)| wanted(&text[*start..])).map_or(1, |(number, _)| number)
}

/// Does a text begin with a line that sets this?
fn sets(text: &str, setting: &str) -> bool {
    let line = text.trim_start_matches([' ', '\t']);
    let line = line.strip_prefix("export").map_or(line, str::trim_start);
    line.strip_prefix(setting).is_some_and(|rest| rest.trim_start().starts_with('='))
}
