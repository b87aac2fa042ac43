//! The project's own rules as tests: the walls of the house, a test for every numbered rule, and
//! nothing left lying around.

use pangaea_engine::registry::GameId;
use pangaea_text::Language;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files with this ending below a folder, as paths from the top.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder);
        let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
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
pub(crate) fn names(text: &str, word: &str) -> bool {
    let part_of_word = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(part_of_word) && !text[at + word.len()..].starts_with(part_of_word)
    })
}

/// The names in a section of a manifest.
fn dependencies(manifest: &str, section: &str) -> Vec<String> {
    let manifest = read(manifest);
    let Some(start) = manifest.find(section) else { return Vec::new() };
    let section = manifest[start + section.len()..].split("\n[").next().expect("its lines");
    let lines = section.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split(['.', ' ']).next().expect("a name").to_owned()).collect()
}

/// The crates of the program itself, below `crates`.
pub(crate) const SPLIT: [&str; 11] = [
    "canvas", "courses", "decks", "discord", "engine", "games", "keeper", "metrics", "store",
    "table", "text",
];

/// The compiler keeps everything else out of a crate that does not depend on it.
#[test]
fn each_outside_world_has_one_crate_that_depends_on_it() {
    let worlds = [
        ("ab_glyph", "canvas"),
        ("flate2", "canvas"),
        ("fluent-bundle", "text"),
        ("image", "canvas"),
        ("imageproc", "canvas"),
        ("png", "canvas"),
        ("prometheus", "metrics"),
        ("resvg", "canvas"),
        ("serenity", "discord"),
        ("sqlx", "store"),
        ("toml", "decks"),
    ];
    let manifests = SPLIT.map(|name| format!("crates/{name}/Cargo.toml"));
    let manifests: Vec<String> = manifests.into_iter().chain(["Cargo.toml".to_owned()]).collect();
    for (world, room) in worlds {
        let named = manifests.iter().filter(|manifest| {
            dependencies(manifest, "\n[dependencies]\n").iter().any(|name| name == world)
        });
        let named: Vec<&String> = named.collect();
        assert_eq!(named, [&format!("crates/{room}/Cargo.toml")], "who depends on {world}");
    }
}

/// The relay is all that serenity connects to, as `crates/gateway-relay/src/connect/tests.rs` proves
/// for clients that are made there; so none is made elsewhere.
#[test]
fn clients_of_serenity_are_made_in_one_place() {
    let making = ["ClientBuilder", "Client::builder", "ShardManager::new", "Shard::new", "ws_url"];
    let all = ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs"));
    let makers = all.filter(|file| {
        let text = code(&read(file));
        let of_serenity = names(&text, "serenity") || file.starts_with("crates/gateway-relay");
        let makes = making.iter().any(|word| names(&text, word));
        of_serenity && makes && !file.ends_with("tests/tidy.rs")
    });
    let expected = Path::new("crates/gateway-relay/src/connect.rs");
    assert_eq!(makers.collect::<Vec<_>>(), [expected]);
}

/// What a game is called in code and in words, in lower case.
fn names_of_games() -> Vec<String> {
    let names = GameId::ALL.iter().flat_map(|game| {
        let folder = game.folder();
        [
            game.slug().to_owned(),
            folder.to_owned(),
            folder.replace('_', ""),
            folder.replace('_', " "),
        ]
    });
    names.collect()
}

/// Files that name a game outside of its own folders: the list of games, and the two files in
/// which Rust wants a module declared. A game that is added is named nowhere else.
const NAMING_GAMES: [&str; 3] =
    ["crates/engine/src/games/mod.rs", "crates/engine/src/registry.rs", "crates/games/src/lib.rs"];

#[test]
fn a_game_is_named_in_its_folders_and_in_three_files() {
    let names = names_of_games();
    let is_test = |file: &Path| {
        file.components().any(|part| part.as_os_str() == "tests") || file.ends_with("tests.rs")
    };
    let of_a_game = |file: &Path| {
        let folders = ["crates/engine/src/games", "crates/games/src"].into_iter();
        let mut own = folders.flat_map(|above| {
            GameId::ALL.iter().map(move |game| Path::new(above).join(game.folder()))
        });
        own.any(|folder| file.starts_with(folder))
    };
    let folders = SPLIT.map(|name| format!("crates/{name}/src")).into_iter();
    let files: Vec<PathBuf> = folders
        .chain(["src".to_owned()])
        .flat_map(|folder| files(&folder, "rs"))
        .filter(|file| !is_test(file) && !of_a_game(file))
        .collect();
    assert!(files.len() > 100, "{}", files.len());
    let mut found: Vec<PathBuf> = files
        .into_iter()
        .filter(|file| {
            let text = read(file).to_lowercase();
            names.iter().any(|name| text.contains(name.as_str()))
        })
        .collect();
    found.sort();
    assert_eq!(found, NAMING_GAMES.map(PathBuf::from));
}

/// Files in which JSON has no type, because bytes are read or written there.
const UNTYPED_JSON: [&str; 9] = [
    "crates/discord/src/outbox/content.rs",
    "crates/discord/src/responder.rs",
    "crates/discord/src/rest.rs",
    "crates/store/src/moving.rs",
    "crates/table/src/formats/entry.rs",
    "crates/table/src/formats/game.rs",
    "crates/table/src/formats/table.rs",
    "crates/table/src/record.rs",
    "src/log/line.rs",
];

#[test]
fn json_has_types_except_where_bytes_are_read_or_written() {
    let folders = SPLIT.map(|name| format!("crates/{name}/src")).into_iter();
    let found = folders.chain(["src".to_owned()]).flat_map(|folder| files(&folder, "rs"));
    let found = found.filter(|file| {
        let is_test = file.components().any(|part| part.as_os_str() == "tests");
        let text = code(&read(file));
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let is_untyped = names(text, "Value") || text.contains("json!");
        !is_test && !file.ends_with("tests.rs") && names(text, "serde_json") && is_untyped
    });
    let found: BTreeSet<PathBuf> = found.collect();
    assert_eq!(found, BTreeSet::from(UNTYPED_JSON.map(PathBuf::from)));
}

/// The text without its comments.
pub(crate) fn code(text: &str) -> String {
    let before_comment = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    text.lines().map(before_comment).collect::<Vec<_>>().join("\n")
}

/// Texts in quotation marks, each with what stands before it in its statement.
pub(crate) fn literals(text: &str) -> Vec<(String, String)> {
    let text = text.replace("\\\"", "").replace("'\"'", "");
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

/// Do these words make a sentence that someone could read?
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
        "Inconsistent(",
        "broken(",
        "error.log(",
        "Error::Other(",
        "error(",
        "Failed(",
        "gone = ",
        "write!(",
        "serde(",
        "damaged(",
    ];
    for folder in ["crates/discord/src", "crates/table/src"] {
        // Whoever cannot log in, looks after the bot, reads a record or an old database is a host, and whom a test tells
        // of a fault is a developer.
        let for_people = |file: &PathBuf| {
            !["login.rs", "record.rs", "cause.rs", "diagnose.rs", "monitor.rs"]
                .iter()
                .any(|name| file.ends_with(name))
                && !file.components().any(|part| part.as_os_str() == "formats")
                && !file.ends_with("tests.rs")
                && !file.components().any(|part| part.as_os_str() == "tests")
        };
        let read_by_people: Vec<PathBuf> =
            files(folder, "rs").into_iter().filter(for_people).collect();
        assert!(read_by_people.len() > 20, "{folder}: {}", read_by_people.len());
        for file in read_by_people {
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
    let manifest = "crates/engine/Cargo.toml";
    assert_eq!(dependencies(manifest, "\n[dependencies]\n"), ["rand_chacha", "serde", "thiserror"]);
    let for_tests = ["naive", "pangaea-decks", "serde_json", "toml"];
    assert_eq!(dependencies(manifest, "\n[dev-dependencies]\n"), for_tests);
}

#[test]
fn every_game_has_the_same_rooms() {
    let rules = [
        "action", "apply", "decision", "deck", "greedy", "question", "record", "redeal", "score",
        "setup", "state", "view",
    ];
    let words =
        ["choice", "decided", "news", "refusal", "result", "story", "terms", "tests", "typed"];
    let pictures = ["board", "describe", "hand", "panel", "plain", "reference", "scoring"];
    let rooms = [
        ("crates/engine/src/games", "", &rules[..]),
        ("crates/games/src", "", &["art", "messages"]),
        ("crates/games/src", "words/", &words),
        ("crates/games/src", "pictures/", &pictures),
    ];
    for game in GameId::ALL {
        for (above, below, rooms) in rooms {
            for room in rooms.iter().chain(&["mod"]) {
                let file = format!("{above}/{}/{below}{room}.rs", game.folder());
                assert!(root().join(&file).exists(), "{file} is missing");
            }
        }
    }
}

#[test]
fn nothing_is_left_lying_around() {
    let left_over = ["todo!", "unimplemented!", "dbg!", "FIXME", "XXX", "#[ignore", "#[path"];
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

/// The code of tests in a file, and of scripts that tests are written with.
fn test_code(file: &Path) -> String {
    let text = read(file);
    let is_part = |part: &str| file.components().any(|found| found.as_os_str() == part);
    if is_part("tests") || is_part("browser") || file.ends_with("tests.rs") {
        return code(&text);
    }
    text.split_once("#[cfg(test)]\n").map_or_else(String::new, |(_, tests)| code(tests))
}

/// Whoever waits alone may wait for ever; `crates/wait` gives up, and says what was awaited.
#[test]
fn tests_wait_in_one_way() {
    let alone = ["sleep", "yield_now", "wait_with_output", "recv", "park"];
    // A gateway of the test's own, which listens as long as its client is there.
    let listens = ("crates/gateway-relay/src/connect/tests.rs", "recv");
    let all = ["tests", "crates", "src"].into_iter().flat_map(|folder| files(folder, "rs"));
    let mut tested = 0;
    for file in all.filter(|file| !file.ends_with("tests/tidy.rs")) {
        let text = test_code(&file);
        tested += usize::from(!text.is_empty());
        for word in
            alone.into_iter().filter(|word| !(file.ends_with(listens.0) && *word == listens.1))
        {
            assert!(!names(&text, word), "{} waits by {word}", file.display());
        }
    }
    assert!(tested > 150, "{tested}");
}

/// A program that is started is waited for by `wait::Process`, in scripts too.
#[test]
fn programs_are_waited_for_in_one_way() {
    let all = ["tests", "crates", "src"].into_iter().flat_map(|folder| files(folder, "rs"));
    let all =
        all.filter(|file| !file.starts_with("crates/wait") && !file.ends_with("tests/tidy.rs"));
    let starting: Vec<(PathBuf, String)> = all
        .map(|file| (code(&read(&file)), file))
        .filter(|(text, _)| names(text, "Command") && text.contains("process::"))
        .map(|(text, file)| (file, text))
        .collect();
    assert!(starting.len() > 5, "{}", starting.len());
    for (file, text) in starting {
        for alone in [".output()", ".status()"] {
            assert!(!text.contains(alone), "{} waits for a program by {alone}", file.display());
        }
    }
}

/// The numbers (`5a`) and table rows (`4_warrior`) of a page of rules for players.
fn numbered_rules(page: &str) -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    let mut section = "";
    let following = page.lines().skip(1).chain([""]);
    for (line, next) in page.lines().zip(following) {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.split(' ').next().unwrap_or_default();
        }
        let number = line.strip_prefix("- **").and_then(|rest| rest.split_once(".**"));
        if let Some((number, _)) = number {
            rules.insert(number.to_owned());
        }
        // What stands above the line of dashes is the heading of a table.
        if section.parse::<u8>().is_ok()
            && !next.starts_with("|--")
            && let Some(row) = table_row(line)
        {
            rules.insert(format!("{section}_{row}"));
        }
    }
    rules
}

/// The name in a table row: its first cell that is no number.
fn table_row(line: &str) -> Option<String> {
    let cells: Vec<&str> = line.strip_prefix('|')?.split('|').map(str::trim).collect();
    let name = cells.into_iter().find(|cell| cell.parse::<u8>().is_err())?.to_lowercase();
    let name = name.split(" / ").next().unwrap_or_default().replace([' ', '*'], "_");
    let name = name.trim_matches('_').to_owned();
    name.starts_with(char::is_alphabetic).then_some(name)
}

/// What a page of rules says of its tests in its last line: how many rules there are, the letters
/// with which the names of their tests begin, and rules without one.
fn promised(page: &str) -> (usize, String, Vec<String>) {
    let last = page.lines().last().and_then(|line| line.strip_prefix("<!-- "));
    let (count, rest) = last
        .and_then(|line| line.split_once(" rules, with tests named "))
        .expect("a last line that tells of the tests");
    let (letters, without) = rest.split_once("_…").expect("the letters of the tests");
    let without = without.strip_prefix("; ").and_then(|rest| rest.split_once(" has none"));
    let without = without.map(|(rule, _)| rule.to_owned()).into_iter().collect();
    (count.parse().expect("a number"), letters.to_owned(), without)
}

#[test]
fn every_numbered_rule_has_a_test_that_names_it() {
    let tests: String = files("crates/engine/tests", "rs").iter().map(read).collect();
    let mut all_letters = BTreeSet::new();
    for game in GameId::ALL {
        let page = read(format!("docs/rules/en/{}.md", game.slug()));
        let (count, letters, without) = promised(&page);
        let rules = numbered_rules(&page);
        // A page that loses a rule is noticed.
        assert_eq!(rules.len(), count, "{}: {rules:?}", game.slug());
        for rule in rules.iter().filter(|rule| !without.contains(rule)) {
            let tested = tests.contains(&format!("#[test]\nfn {letters}_{rule}_"));
            assert!(tested, "no test is named {letters}_{rule}_…");
        }
        assert!(all_letters.insert(letters), "two games have the same letters");
    }
}

#[test]
fn every_game_has_a_page_of_rules_in_every_language() {
    let mut slugs: Vec<&str> = GameId::ALL.iter().map(|game| game.slug()).collect();
    slugs.sort_unstable();
    for language in Language::ALL {
        let folder = format!("docs/rules/{}", language.code());
        let pages: Vec<PathBuf> = files(&folder, "md");
        let wanted: Vec<PathBuf> =
            slugs.iter().map(|slug| Path::new(&folder).join(format!("{slug}.md"))).collect();
        assert_eq!(pages, wanted);
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
        .filter_map(|line| line.trim_start_matches('#').strip_suffix('='))
        .flat_map(upper)
        .collect();
    assert_eq!(upper(&read("src/config.rs")), example);
    assert!(!example.is_empty());
}
