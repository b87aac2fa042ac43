//! The project's own rules as tests: the walls of the house, a test for every numbered rule, and
//! nothing left lying around.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files with this ending below a folder, as paths from the top.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for path in entries.map(|entry| entry.expect("a readable folder").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path.strip_prefix(root()).expect("below the top").to_path_buf());
            }
        }
    }
    found.sort();
    found
}

/// Does the text use this name as a whole word?
fn names(text: &str, word: &str) -> bool {
    let part_of_word = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(part_of_word) && !text[at + word.len()..].starts_with(part_of_word)
    })
}

#[test]
fn each_outside_world_is_named_in_one_room_only() {
    let rooms = [
        ("serenity", "src/discord"),
        ("sqlx", "src/store"),
        ("image", "src/render"),
        ("imageproc", "src/render"),
        ("resvg", "src/render"),
    ];
    for file in files("src", "rs") {
        let text = code(&read(&file));
        for (world, room) in rooms {
            let used = names(&text, world);
            assert!(!used || file.starts_with(room), "{} names {world}", file.display());
        }
    }
}

/// The text without its comments.
fn code(text: &str) -> String {
    let before_comment = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    text.lines().map(before_comment).collect::<Vec<_>>().join("\n")
}

/// Texts in quotation marks, each with what stands before it in its statement.
fn literals(text: &str) -> Vec<(String, String)> {
    let text = text.replace("\\\"", "");
    let mut found = Vec::new();
    let mut parts = text.split('"');
    let mut before = parts.next().unwrap_or_default().to_owned();
    while let (Some(literal), Some(after)) = (parts.next(), parts.next()) {
        let start = before.rfind([';', '{', '}']).map_or(0, |at| at + 1);
        found.push((before[start..].to_owned(), literal.to_owned()));
        before.push_str(after);
    }
    found
}

/// Do these words make a sentence that somebody could read?
fn is_sentence(literal: &str) -> bool {
    let word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
    let inside: String =
        literal.split('{').map(|part| part.rsplit('}').next().unwrap_or("")).collect();
    inside.split_whitespace().filter(word).count() > 1
}

#[test]
fn people_read_only_what_the_locales_say() {
    // What hosts and developers read in logs and on the command line is English.
    let for_hosts = [
        "tracing::",
        "expect(",
        "Broken(",
        "broken(",
        "Trouble::fault(",
        "Error::Other(",
        "error(",
        "Failed(",
        "gone = ",
        "write!(",
    ];
    for folder in ["src/discord", "src/table"] {
        // Who cannot log in is a host, and whom a test tells of a fault is a developer.
        let for_people = |file: &PathBuf| {
            !file.ends_with("login.rs")
                && !file.components().any(|part| part.as_os_str() == "tests")
        };
        let rooms = files(folder, "rs").into_iter().filter(for_people);
        for file in rooms {
            let text = read(&file);
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            // Not `code`: an address has two strokes too.
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for (before, literal) in literals(&lines.collect::<Vec<_>>().join("\n")) {
                let fine = for_hosts.iter().any(|mark| before.contains(mark));
                assert!(fine || !is_sentence(&literal), "{} says {literal:?}", file.display());
            }
        }
    }
}

/// Is there a number with a fraction?
fn has_float(text: &str) -> bool {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    text.match_indices('.').any(|(at, _)| {
        digit(text[..at].chars().next_back()) && digit(text[at + 1..].chars().next())
    })
}

#[test]
fn the_engine_knows_no_world_outside() {
    let forbidden = [
        "serenity",
        "sqlx",
        "image",
        "tokio",
        "rand",
        "fs",
        "net",
        "io",
        "env",
        "process",
        "thread",
        "time",
        "SystemTime",
        "Instant",
        "stdin",
        "stdout",
        "println",
        "eprintln",
        "print",
        "HashMap",
        "HashSet",
        "unsafe",
        "f32",
        "f64",
    ];
    for file in files("crates/engine/src", "rs") {
        let text = code(&read(&file));
        for word in forbidden {
            assert!(!names(&text, word), "{} names {word}", file.display());
        }
        assert!(!has_float(&text), "{} computes with fractions", file.display());
    }
    let manifest = read("crates/engine/Cargo.toml");
    let dependencies = |section: &str| -> Vec<String> {
        let start = manifest.find(section).expect("such a section") + section.len();
        let section = manifest[start..].split("\n[").next().expect("its lines");
        let lines = section.lines().filter(|line| !line.is_empty());
        lines.map(|line| line.split(['.', ' ']).next().expect("a name").to_owned()).collect()
    };
    assert_eq!(dependencies("[dependencies]\n"), ["rand_chacha", "serde", "thiserror"]);
    assert_eq!(dependencies("[dev-dependencies]\n"), ["serde_json", "toml"]);
}

#[test]
fn every_game_has_the_same_rooms() {
    let rooms = [
        "action", "apply", "deck", "greedy", "question", "record", "redeal", "score", "setup",
        "state", "view",
    ];
    let games = root().join("crates/engine/src/games");
    let mut count = 0;
    for entry in std::fs::read_dir(games).expect("the games") {
        let folder = entry.expect("a readable folder").path();
        if folder.is_dir() {
            count += 1;
            for room in rooms {
                let file = folder.join(format!("{room}.rs"));
                assert!(file.exists(), "{} is missing", file.display());
            }
        }
    }
    assert!(count > 0);
}

#[test]
fn nothing_is_left_lying_around() {
    let left_over = ["todo!", "unimplemented!", "dbg!", "FIXME", "XXX", "#[ignore"];
    for folder in ["src", "crates", "tests"] {
        for file in files(folder, "rs").iter().filter(|file| !file.ends_with("tests/tidy.rs")) {
            let text = read(file);
            for word in left_over {
                assert!(!text.contains(word), "{} has {word}", file.display());
            }
            assert!(text.lines().count() <= 600, "{} is too long for one room", file.display());
        }
    }
}

/// The numbers (`5a`) and table rows (`4_warrior`) of a page of rules for players.
fn numbered_rules(page: &str) -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    let mut section = "";
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.split(' ').next().unwrap_or_default();
        }
        let number = line.strip_prefix("- **").and_then(|rest| rest.split_once(".**"));
        if let Some((number, _)) = number {
            rules.insert(number.to_owned());
        }
        if section.parse::<u8>().is_ok()
            && let Some(row) = table_row(line)
        {
            rules.insert(format!("{section}_{row}"));
        }
    }
    rules
}

/// The name in a table row: its first cell that is no number.
fn table_row(line: &str) -> Option<String> {
    const HEADINGS: [&str; 4] = ["character", "land", "initiative", "points"];
    let cells: Vec<&str> = line.strip_prefix('|')?.split('|').map(str::trim).collect();
    let name = cells.into_iter().find(|cell| cell.parse::<u8>().is_err())?.to_lowercase();
    let name = name.split(" / ").next().unwrap_or_default().replace([' ', '*'], "_");
    let name = name.trim_matches('_').to_owned();
    (!HEADINGS.contains(&name.as_str()) && name.starts_with(char::is_alphabetic)).then_some(name)
}

/// How many numbered rules and table rows each game has; a page that loses one is noticed.
const RULES: [(&str, &str, usize); 3] =
    [("tectonic-tribes", "tt", 32), ("vaalbara", "vb", 34), ("little-prince", "lp", 29)];

#[test]
fn every_numbered_rule_has_a_test_that_names_it() {
    // 1d says that the faces are our own; the deck's tests cover it.
    const WITHOUT_TEST: [&str; 1] = ["tt_1d"];
    let tests: String = files("crates/engine/tests", "rs").iter().map(read).collect();
    let pages = files("docs/rules/en", "md");
    assert_eq!(pages.len(), RULES.len(), "{pages:?}");
    for (game, letters, count) in RULES {
        let rules = numbered_rules(&read(format!("docs/rules/en/{game}.md")));
        assert_eq!(rules.len(), count, "{game}: {rules:?}");
        for rule in rules {
            let name = format!("{letters}_{rule}");
            let tested = tests.contains(&format!("#[test]\nfn {name}_"));
            assert!(tested || WITHOUT_TEST.contains(&name.as_str()), "no test is named {name}_…");
        }
    }
}

#[test]
fn every_link_between_the_pages_leads_somewhere() {
    let mut pages: Vec<PathBuf> = files("docs", "md");
    pages
        .extend(["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].map(PathBuf::from));
    let mut links = 0;
    for page in pages {
        for link in read(&page).split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap_or_default();
            if !target.is_empty() && !target.starts_with("http") {
                let file = root().join(page.parent().expect("a file has a folder")).join(target);
                assert!(file.exists(), "{} links to {link}", page.display());
                links += 1;
            }
        }
    }
    assert!(links > 5);
}

#[test]
fn every_setting_is_described_where_it_is_copied_from() {
    let upper = |text: &str| -> BTreeSet<String> {
        text.split(|character: char| !character.is_ascii_uppercase() && character != '_')
            .filter(|word| word.starts_with("PANGAEA_") || word.starts_with("DISCORD_"))
            .map(str::to_owned)
            .collect()
    };
    let example: BTreeSet<String> = read(".env.example")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(upper)
        .collect();
    assert_eq!(upper(&read("src/config.rs")), example);
    assert!(!example.is_empty());
}
