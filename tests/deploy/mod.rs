//! The kit for hosts in `deploy`, held against the program: what it names must exist, and what it
//! runs is run here as it stands there.

mod container;
mod units;

use crate::cli::{command, output, text};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything in `deploy`, by name.
fn kit() -> Vec<(String, String)> {
    let files = fs::read_dir(root().join("deploy")).expect("the kit");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    names.map(|name| (name.clone(), read(&format!("deploy/{name}")))).collect()
}

/// The settings that a text names.
fn settings(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
    let ours = |word: &&str| word.starts_with("PANGAEA_") || word.starts_with("DISCORD_");
    words.filter(ours).map(str::to_owned).collect()
}

/// Everything that the kit tells a machine to run: where it is told, and the words of the command.
fn commands() -> Vec<(&'static str, Vec<String>)> {
    let mut commands = units::commands();
    commands.extend(container::commands());
    commands
}

#[test]
fn every_setting_that_the_kit_names_is_one() {
    let example = read(".env.example");
    let lines = example.lines();
    let settings_of = lines.filter_map(|line| line.trim_start_matches('#').strip_suffix('='));
    let known: BTreeSet<&str> = settings_of.collect();
    let mut named = 0;
    for (file, content) in kit() {
        for setting in settings(&content) {
            assert!(known.contains(setting.as_str()), "deploy/{file} names {setting}");
            named += 1;
        }
    }
    assert!(named >= 4, "{named}");
}

/// Asks the program itself, by its help.
#[test]
fn every_command_that_the_kit_names_is_one() {
    let commands = commands();
    assert_eq!(commands.len(), 8, "{commands:?}");
    for (place, words) in commands {
        let (program, arguments) = words.split_first().expect("a program");
        assert_eq!(Path::new(program).file_name(), Some("pangaea".as_ref()), "{place}");
        // Without a command it is the bot.
        let Some(name) = arguments.first() else { continue };
        let help = output(&mut command(&[name, "--help"]));
        assert!(help.status.success(), "{place} runs {name}, which is no command");
        let help = text(&help.stdout);
        for option in arguments.iter().filter(|word| word.starts_with('-')) {
            assert!(help.contains(option), "{place}: {name} has no {option}");
        }
    }
}

#[test]
fn hosts_are_told_of_every_file_of_the_kit() {
    let pages = fs::read_dir(root().join("docs")).expect("the pages").filter_map(|page| {
        let page = page.expect("a page").path();
        (page.extension() == Some("md".as_ref())).then(|| fs::read_to_string(page).expect("text"))
    });
    let pages: String = pages.collect();
    for (file, _) in kit() {
        assert!(pages.contains(&format!("deploy/{file}")), "no page in docs names deploy/{file}");
    }
}

/// The guides' own examples are commands of the program.
#[test]
fn every_command_that_hosts_are_told_is_one() {
    let help = text(&output(&mut command(&["--help"])).stdout);
    let known = |name: &str| help.lines().any(|line| line.trim_start().starts_with(name));
    let mut told = 0;
    for guide in ["docs/HOSTING.md", "docs/OPERATIONS.md"] {
        let guide = read(guide);
        for line in guide.lines().filter_map(|line| line.strip_prefix("pangaea ")) {
            let name = line.split_whitespace().next().expect("a command");
            assert!(known(name), "pangaea {name} is no command");
            told += 1;
        }
    }
    assert!(told >= 8, "{told}");
}

/// A folder of this test's own, empty.
fn empty(name: &str) -> PathBuf {
    let folder = crate::cli::temporary(name);
    fs::remove_dir_all(&folder).expect("a folder of our own");
    crate::cli::temporary(name)
}
