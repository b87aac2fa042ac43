//! The file `.env`: settings beside the program's start, and what is wrong with them.

use crate::cli::Error;
use crate::config::{SETTINGS, nearest};
use std::io;
use std::path::Path;

/// Adds what `.env` in this folder says to the environment; what is set there already wins. No
/// folder above is searched: its `.env` belongs to something else. What comes back is what the host
/// should hear about the file.
pub(crate) fn load(folder: &Path) -> Result<Vec<String>, Error> {
    let path = folder.join(".env");
    let name = path.display();
    let failed = |reason: &str| Error::Failed(format!("{name}: {reason}"));
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        // A folder that this user may not look into has no settings for them: root's own, for
        // example, from where `sudo -u` starts commands as the bot's user.
        Err(_) if is_closed(&path) => return Ok(Vec::new()),
        Err(error) => return Err(failed(&format!("I can't read it: {error}"))),
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].split(|byte| *byte == b'\n').count();
        failed(&format!("line {line} isn't UTF-8 text"))
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let line = |number: usize, fault: &str| failed(&format!("line {number} {fault}"));
    if let Some(number) = unsettable_line(text) {
        return Err(line(number, "has a character that no setting can have"));
    }
    // What stands before a fault counts: where the fault is told, and how, is set there.
    let loaded = dotenvy::Iter::new(text.as_bytes()).load();
    let names = names(text).map_err(|number| line(number, "isn't NAME=value"))?;
    loaded.map_err(|_| failed("I can't read it"))?;
    let unknown = names.iter().filter_map(|setting| {
        let complaint = misspelt(setting)?;
        let number = text.lines().position(|line| sets(line, setting)).map_or(1, |at| at + 1);
        Some(format!("{name}, line {number}: {complaint}"))
    });
    Ok(unknown.collect())
}

/// Can this user not even see whether there is a file?
fn is_closed(path: &Path) -> bool {
    path.metadata().is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied)
}

/// What to say about the environment that the program was started with. Names that only look a
/// little like ours belong to other programs.
pub(crate) fn misspelt_in_environment() -> Vec<String> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let ours = names.filter(|name| name.starts_with("PANGAEA_") || name.starts_with("DISCORD_"));
    // What is set for tests is meant for no bot.
    let ours = ours.filter(|name| !name.starts_with("PANGAEA_TEST_"));
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

/// The number of the line with the first character that no variable can hold: to set it would end
/// the program.
fn unsettable_line(text: &str) -> Option<usize> {
    text.find('\0').map(|at| text[..at].matches('\n').count() + 1)
}

/// The names that a text sets, or the number of the line that sets none. The line itself is not
/// shown: this file may hold secrets.
fn names(text: &str) -> Result<Vec<String>, usize> {
    let set = dotenvy::Iter::new(text.as_bytes()).map(|entry| entry.map(|(name, _)| name));
    set.collect::<Result<_, _>>().map_err(|_| faulty_line(text))
}

/// The number of the line where the first wrong setting begins. One in quotation marks can have
/// several lines.
fn faulty_line(text: &str) -> usize {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let is_right = |lines: &[&str]| {
        dotenvy::Iter::new(lines.concat().as_bytes()).all(|setting| setting.is_ok())
    };
    let mut start = 0;
    while let Some(end) = (start..lines.len()).find(|end| is_right(&lines[start..=*end])) {
        start = end + 1;
    }
    start + 1
}

/// Does this line set this?
fn sets(line: &str, setting: &str) -> bool {
    let line = line.trim_start();
    let line = line.strip_prefix("export").map_or(line, str::trim_start);
    line.strip_prefix(setting).is_some_and(|rest| rest.trim_start().starts_with('='))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Lines that look like settings, more or less.
    fn any_file() -> impl Strategy<Value = String> {
        let line = prop_oneof![
            "(export )?[A-Z_]{1,8} ?= ?[a-z0-9]{0,8}",
            "[A-Z]{1,8}=[\"'].{0,20}[\"']?",
            "[A-Z]{1,8}=\\$\\{?[A-Z]{0,4}\\}?",
            "#.{0,20}",
            ".{0,40}",
        ];
        prop::collection::vec(line, 0..12).prop_map(|lines| lines.join("\n"))
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_read_or_has_a_line_that_is_wrong(text in any_file()) {
            if let Err(line) = names(&text) {
                prop_assert!((1..=text.lines().count()).contains(&line), "{}", line);
            }
            if let Some(line) = unsettable_line(&text) {
                prop_assert!(text.split('\n').nth(line - 1).is_some_and(|line| line.contains('\0')));
            }
        }

        #[test]
        fn what_is_written_is_set(
            settings in prop::collection::vec(("[A-Z][A-Z0-9_]{0,12}", "[ -&(-\\[\\]-~é😀]{0,40}"), 0..8),
        ) {
            let lines = settings.iter().map(|(name, value)| format!("{name}='{value}'\n"));
            let text: String = lines.collect();
            let read = dotenvy::Iter::new(text.as_bytes()).collect::<Result<Vec<_>, _>>();
            let read = read.expect("what was written");
            prop_assert_eq!(&read, &settings);
            let wanted: Vec<String> = settings.into_iter().map(|(name, _)| name).collect();
            prop_assert_eq!(names(&text), Ok(wanted));
        }
    }
}
