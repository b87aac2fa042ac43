//! Settings as a new host gets them wrong: the file `.env`, levels of the log, names of decks.

use crate::cli::{command, output, refusal, temporary, text};
use pangaea::config::SETTINGS;
use std::path::{Path, PathBuf};
use std::process::Output;

/// A folder with nothing in it.
fn empty(name: &str) -> PathBuf {
    let folder = temporary(name);
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A short command that reads the settings, started in this folder.
fn simulated(folder: &Path) -> Output {
    let game =
        ["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--players", "random"];
    output(command(&game).current_dir(folder))
}

#[test]
fn the_example_names_every_setting_there_is() {
    let example = include_str!("../.env.example");
    let lines = example.lines();
    let lines = lines.filter_map(|line| line.trim_start_matches('#').strip_suffix('='));
    let mut named: Vec<&str> = lines.collect();
    named.sort_unstable();
    assert_eq!(named, SETTINGS);
}

#[test]
fn only_the_folder_of_the_start_is_searched_for_settings() {
    let above = empty("settings-above");
    let below = above.join("below");
    std::fs::create_dir_all(&below).expect("a folder");
    std::fs::write(above.join(".env"), "PANGAEA_DECKS=/no/such\n").expect("a file");
    let read = simulated(&above);
    assert!(refusal(&read, 1).contains("PANGAEA_DECKS: /no/such: there's no such folder"));
    let beside = simulated(&below);
    assert!(beside.status.success(), "{}", text(&beside.stderr));
}

#[test]
fn a_fault_in_the_file_has_path_and_line_and_shows_no_secret() {
    let folder = empty("settings-fault");
    let file = folder.join(".env");
    let cases = [
        ("\n# a comment\nDISCORD_TOKEN=abc secretpart\n", "line 3 isn't NAME=value"),
        ("PANGAEA_LOG=info\nsecretpart\n", "line 2 isn't NAME=value"),
        ("PANGAEA_LOG=info\n\nDISCORD_TOKEN=\"secretpart\n", "line 3 isn't NAME=value"),
        ("# secretpart x\r\nsecretpart x\r\n", "line 2 isn't NAME=value"),
        ("\nDISCORD_TOKEN='secret\0part'\n", "line 2 has a character that no setting can have"),
    ];
    for (content, fault) in cases {
        std::fs::write(&file, content).expect("a file");
        let reason = refusal(&simulated(&folder), 1);
        assert!(reason.contains(&format!("{}: {fault}", file.display())), "{reason}");
        assert!(!reason.contains("secretpart"), "{reason}");
    }
    std::fs::write(&file, b"PANGAEA_LOG=info\nDISCORD_TOKEN=secretpart\xff\n").expect("a file");
    let reason = refusal(&simulated(&folder), 1);
    assert!(
        reason.contains("line 2 isn't UTF-8 text") && !reason.contains("secretpart"),
        "{reason}"
    );
    // As some editors write it.
    std::fs::write(&file, "\u{feff}PANGAEA_LOG=info\r\n").expect("a file");
    assert!(simulated(&folder).status.success());
    std::fs::remove_file(&file).expect("a file");
    std::fs::create_dir(&file).expect("a folder");
    let reason = refusal(&simulated(&folder), 1);
    assert!(reason.contains(&format!("{}: I can't read it", file.display())), "{reason}");
}

#[test]
fn misspelt_settings_are_warned_of_with_the_one_that_was_meant() {
    let folder = empty("settings-misspelt");
    let content = "PANGAEA_LOG=info\nPANGAEA_DATE=secret\nexport DICORD_TOKEN=secret\n\
                   pangaea_decks=secret\nDISCORD_SHOUTING=secret\nHTTPS_PROXY=secret\n";
    std::fs::write(folder.join(".env"), content).expect("a file");
    let output = simulated(&folder);
    assert!(output.status.success(), "it is a warning, no refusal");
    let said = text(&output.stderr);
    let lines: Vec<&str> = said.lines().collect();
    let expected = [
        "line 2: I don't know PANGAEA_DATE. Did you mean PANGAEA_DATA?",
        "line 3: I don't know DICORD_TOKEN. Did you mean DISCORD_TOKEN?",
        "line 4: I don't know pangaea_decks. Did you mean PANGAEA_DECKS?",
        "line 5: I don't know DISCORD_SHOUTING, so it does nothing.",
    ];
    assert_eq!(lines.len(), expected.len(), "{said}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with("pangaea: warning: ") && line.ends_with(expected), "{line}");
        assert!(line.contains(&folder.join(".env").display().to_string()), "{line}");
    }
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn a_misspelt_setting_of_the_environment_is_warned_of_too() {
    let game =
        ["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--players", "random"];
    let output = output(command(&game).env("PANGAEA_DTA", "secret").env("DISCORD_HOOK", "theirs"));
    let said = text(&output.stderr);
    assert_eq!(said, "pangaea: warning: I don't know PANGAEA_DTA. Did you mean PANGAEA_DATA?\n");
}

#[test]
fn deck_files_that_no_game_uses_are_warned_of() {
    let folder = empty("settings-decks");
    let ours = include_str!("../decks/vaalbara.toml");
    for name in ["vaalbara.toml", "little-prince.toml", "tectonic_tribes.toml.txt", "chess.toml"] {
        std::fs::write(folder.join(name), ours).expect("a deck");
    }
    std::fs::write(folder.join("README.md"), "mine").expect("a file");
    let game =
        ["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--players", "random"];
    let output = output(command(&game).env("PANGAEA_DECKS", &folder));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stderr);
    let lines: Vec<&str> = said.lines().collect();
    let [chess, prince, tribes] = lines[..] else { panic!("three lines: {said}") };
    let about = |line: &str, name: &str| line.contains(&folder.join(name).display().to_string());
    assert!(about(chess, "chess.toml") && chess.contains("A deck is called"), "{chess}");
    assert!(about(prince, "little-prince.toml"), "{prince}");
    assert!(prince.ends_with("Did you mean little_prince.toml?"), "{prince}");
    assert!(about(tribes, "tectonic_tribes.toml.txt"), "{tribes}");
}

#[test]
fn a_level_that_is_none_is_refused_with_those_there_are() {
    let wrong = [
        "warning",
        "foo",
        "pangaea",
        "pangaea=loud",
        "info,foo",
        "=info",
        "info,",
        "3",
        "[x]=info",
    ];
    for level in wrong {
        let reason = refusal(&output(command(&[]).env("PANGAEA_LOG", level)), 1);
        assert!(reason.contains(&format!("PANGAEA_LOG: {level} isn't a level")), "{reason}");
        assert!(reason.contains("off, error, warn, info, debug, trace"), "{reason}");
        assert!(reason.contains("warn,pangaea=info"), "{reason}");
    }
    let reason = refusal(&output(command(&[]).env("PANGAEA_LOG_FORMAT", "xml")), 1);
    assert!(reason.contains("PANGAEA_LOG_FORMAT: xml is neither text nor json"), "{reason}");
}

#[test]
fn shards_that_are_none_are_refused_with_an_example() {
    for wrong in ["4", "0-3", "0-4/4", "3-0/4", "0/0", "a-b/c", "0-3/4/4", "-1/4"] {
        let reason = refusal(&output(command(&[]).env("PANGAEA_SHARDS", wrong)), 1);
        let told = format!("PANGAEA_SHARDS: {wrong} isn't a range of shards, e.g. 0-3/16");
        assert!(reason.contains(&told), "{reason}");
    }
}

#[test]
fn a_token_that_cannot_be_one_is_told_and_not_shown() {
    for wrong in ["secret.pa\u{7}rt", "secret part", "secret\npart", "sécret"] {
        let mut program = command(&[]);
        program.env("DISCORD_TOKEN", wrong).env("PANGAEA_DATA", empty("settings-token"));
        let reason = refusal(&output(&mut program), 1);
        assert!(reason.contains("DISCORD_TOKEN: it has a character that no token has"), "{reason}");
        assert!(!reason.contains("part") && !reason.contains("cret"), "{reason}");
    }
}
