//! One vocabulary: a type's name means one thing, and the map tells the way of a click as the code
//! goes it.

use crate::tidy::{SPLIT, code, files, read};
use pangaea_engine::registry::GameId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Names that stand for the same thing in several places.
const SHARED: [(&str, &str); 3] = [
    ("Arguments", "of each command"),
    ("Error", "one a layer"),
    ("Refusal", "what a person did wrong, by the rules or at the table"),
];

/// What several games have, each its own: what a trait asks of every game, and parts of it.
const ROLES: [&str; 19] = [
    "Action",
    "Components",
    "Decision",
    "Deck",
    "EndReason",
    "Event",
    "Fact",
    "Item",
    "OpenStep",
    "Options",
    "Outlook",
    "Phase",
    "PhaseView",
    "Refusal",
    "SeatView",
    "SecretChoice",
    "State",
    "TableView",
    "Thinker",
];

/// The types that a file declares, its tests apart.
fn declared(file: &Path) -> BTreeSet<String> {
    let text = read(file);
    let text = text.split("#[cfg(test)]\nmod").next().unwrap_or_default();
    let declared = text.lines().filter_map(|line| {
        // What is declared further inside is known within one function only.
        let line = line.strip_prefix("    ").unwrap_or(line);
        let line = line.strip_prefix("pub").map_or(line, |rest| {
            let inside = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
            inside.map_or(rest, |(_, rest)| rest).trim_start()
        });
        let kinds = ["struct ", "enum ", "trait "];
        let named = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
        let name = named.split(|letter: char| !letter.is_alphanumeric()).next();
        // A macro's name is made elsewhere.
        name.filter(|name| !name.is_empty()).map(str::to_owned)
    });
    declared.collect()
}

fn is_test(file: &Path) -> bool {
    file.components().any(|part| part.as_os_str() == "tests") || file.ends_with("tests.rs")
}

/// Whose vocabulary a file has: a game's, or everyone's.
fn game_of(file: &Path) -> Option<GameId> {
    let part = |game: &&GameId| file.components().any(|part| part.as_os_str() == game.folder());
    GameId::ALL.iter().find(part).copied()
}

/// All files of code that are no tests.
fn code_files() -> impl Iterator<Item = PathBuf> {
    let of_crates = files("crates", "rs")
        .into_iter()
        .filter(|file| file.components().nth(2).is_some_and(|part| part.as_os_str() == "src"));
    of_crates.chain(files("src", "rs")).filter(|file| !is_test(file))
}

/// Where each type is declared.
fn places() -> BTreeMap<String, Vec<PathBuf>> {
    let mut places: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in code_files() {
        for name in declared(&file) {
            places.entry(name).or_default().push(file.clone());
        }
    }
    places
}

/// Each game has a part of every role; beyond that a name has one place in all crates.
#[test]
fn a_type_has_a_name_of_its_own() {
    let places = places();
    assert!(places.len() > 500, "{}", places.len());
    for (name, places) in &places {
        let of = |game: Option<GameId>| places.iter().filter(|file| game_of(file) == game).count();
        let is_role = ROLES.contains(&name.as_str())
            && GameId::ALL.iter().all(|game| of(Some(*game)) <= 1)
            && of(None) == 0;
        let is_shared = SHARED.iter().any(|(shared, _)| shared == name);
        assert!(
            places.len() == 1 || is_role || is_shared,
            "{name} means several things: {places:?}"
        );
    }
    for role in ROLES {
        let count = places.get(role).map_or(0, Vec::len);
        assert!(count > 1, "{role} is the name of {count} types, so it needs no place in the list");
    }
}

/// The names that a file gives to what it uses.
fn aliases(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for used in text.split("use ").skip(1).filter_map(|rest| rest.split(';').next()) {
        for (at, _) in used.match_indices(" as ") {
            let name = used[at + 4..].split(|letter: char| !letter.is_alphanumeric()).next();
            found.extend(name.map(str::to_owned));
        }
    }
    found
}

#[test]
fn what_is_used_keeps_its_name() {
    let declared = places();
    let all = ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs"));
    let all = all.filter(|file| !file.ends_with("tests/vocabulary.rs"));
    for file in all {
        let taken = aliases(&read(&file)).into_iter().find(|name| declared.contains_key(name));
        assert_eq!(taken, None, "{} uses something under a type's name", file.display());
    }
    let sample = "use pangaea_table::{Stage as Progress, UserId as Seat};";
    assert_eq!(aliases(sample), ["Progress", "Seat"].map(str::to_owned).into());
}

/// The files that a step names, the one that is entered first.
fn files_of_step(step: &str) -> Vec<PathBuf> {
    let named =
        step.split('`').skip(1).step_by(2).filter(|word| word.strip_suffix(".rs").is_some());
    let mut own = "";
    let mut found = Vec::new();
    for name in named {
        let with_crate = name.split_once('/').filter(|(of, _)| SPLIT.contains(of));
        let (of, path) = with_crate.unwrap_or((own, name));
        if own.is_empty() {
            own = of;
        }
        found.push(Path::new("crates").join(of).join("src").join(path));
    }
    found
}

/// How many files the way of one click names, those that a step leans on too.
const NAMED_ON_THE_WAY: usize = 20;

#[test]
fn the_way_of_one_click_is_at_most_twelve_files() {
    let map = read("docs/ARCHITECTURE.md");
    let section = map.split_once("\n## The way of one click\n").expect("the section").1;
    let section = section.split_once("\nWords and pictures").expect("its end").0;
    let (mut entered, mut named) = (Vec::new(), BTreeSet::new());
    for number in 1.. {
        let Some((_, step)) = section.split_once(&format!("\n{number}. ")) else { break };
        let step = step.split_once(&format!("\n{}. ", number + 1)).map_or(step, |(step, _)| step);
        let files = files_of_step(step);
        for file in &files {
            // It fails if it is not there.
            assert!(!read(file).is_empty(), "step {number} names {}", file.display());
            assert!(named.insert(file.clone()), "step {number} names {} again", file.display());
        }
        entered.push(files.into_iter().next().unwrap_or_else(|| panic!("step {number}")));
    }
    assert!((10..=12).contains(&entered.len()), "{entered:?}");
    assert!(named.len() <= NAMED_ON_THE_WAY, "{} files: {named:?}", named.len());
}

/// Words that no one says any more.
const OLD_WORDS: [&str; 9] =
    ["anew", "anybody", "everybody", "lest", "nobody", "shall", "somebody", "thereof", "whosoever"];

/// What a file of code says to those who read it: its comments, and its texts where hosts may see
/// them.
fn prose(file: &Path) -> String {
    let of_program = file.starts_with("src") || SPLIT.iter().any(|of| file.starts_with(source(of)));
    let shown = of_program && !is_test(file);
    let text = read(file);
    let mut prose = String::new();
    for line in text.lines() {
        let (code, comment) = line.split_once("//").unwrap_or((line, ""));
        let texts = code.split('"').skip(1).step_by(2).filter(|_| shown);
        prose.extend(texts.chain([comment]).flat_map(|part| [part, "\n"]));
    }
    prose
}

fn source(of: &str) -> PathBuf {
    Path::new("crates").join(of).join("src")
}

#[test]
fn comments_and_pages_are_in_plain_english() {
    let pages =
        ["README.md", "CONTRIBUTING.md", "SECURITY.md", "PRIVACY.md", "TERMS.md", "CHANGELOG.md"];
    let pages = pages.into_iter().map(PathBuf::from);
    // The rules are written for players, in four languages.
    let for_engineers = |page: &PathBuf| !page.starts_with("docs/rules");
    let pages = pages
        .chain(files("docs", "md").into_iter().filter(for_engineers))
        .map(|page| (read(&page), page));
    let code = ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs"));
    let code = code.filter(|file| !file.ends_with("tests/vocabulary.rs"));
    let code = code.map(|file| (prose(&file), file));
    for (text, file) in pages.chain(code) {
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let old = words.map(str::to_lowercase).find(|word| OLD_WORDS.contains(&word.as_str()));
        assert_eq!(old, None, "{} is written in old English", file.display());
    }
}

/// The words of which the names in a text of code are made, in lower case; texts and comments apart.
fn words_of_names(text: &str) -> BTreeSet<String> {
    let text = code(text).replace("\\\"", "").replace("'\"'", "");
    let names = text.split('"').step_by(2);
    let mut words = BTreeSet::new();
    let is_of_name = |letter: char| letter.is_alphanumeric();
    for part in names.flat_map(|text| text.split(|letter| !is_of_name(letter))) {
        let mut word = String::new();
        for letter in part.chars() {
            if letter.is_uppercase() && word.ends_with(char::is_lowercase) {
                words.insert(std::mem::take(&mut word));
            }
            word.extend(letter.to_lowercase());
        }
        words.insert(word);
    }
    words
}

#[test]
fn names_are_in_plain_english_too() {
    let sample = "fn as_nobody(it: NameSomebody) { \"anew\" } // lest";
    let words = words_of_names(sample);
    let old = OLD_WORDS.iter().filter(|word| words.contains(**word));
    assert_eq!(old.collect::<Vec<_>>(), [&"nobody", &"somebody"]);
    let all = ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs"));
    for file in all.filter(|file| !file.ends_with("tests/vocabulary.rs")) {
        let words = words_of_names(&read(&file));
        // Whose name is "somebody's" is no better.
        let old = OLD_WORDS
            .iter()
            .find(|old| words.contains(**old) || words.contains(&format!("{old}s")));
        assert_eq!(old, None, "{} names something in old English", file.display());
    }
}

/// Does a comment only ask what it should tell?
fn is_riddle(line: &str) -> bool {
    let asking = ["How", "What", "When", "Where", "Which", "Who", "Whose", "Why"];
    let Some(comment) = line.trim_start().strip_prefix("//") else { return false };
    let mut words = comment.trim_start_matches(['/', '!']).trim().trim_end_matches('.').split(' ');
    words.next().is_some_and(|word| asking.contains(&word)) && words.count() <= 1
}

#[test]
fn comments_tell_what_a_thing_is() {
    assert!(is_riddle("    /// Who.") && is_riddle("/// Which game."));
    assert!(!is_riddle("    /// What was picked and is allowed."));
    for file in ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs")) {
        let text = read(&file);
        let riddle = text.lines().find(|line| is_riddle(line));
        assert_eq!(riddle, None, "{} asks instead of telling", file.display());
    }
}
