//! One vocabulary: a type's name means one thing, and the map tells the way of a click as the code
//! goes it.

use crate::tidy::{SPLIT, code, files, names, read, root};
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
const ROLES: [&str; 20] = [
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
    "Reason",
    "Refusal",
    "SeatView",
    "SecretChoice",
    "State",
    "TableView",
    "Thinker",
];

/// The types that a file declares, and its names for other types.
fn declared(file: &Path) -> BTreeSet<String> {
    let text = read(file);
    let declared = text.lines().filter_map(|line| {
        // What is declared further inside is known within one function only.
        let inside = line.strip_prefix("    ");
        let line = inside.unwrap_or(line);
        let line = line.strip_prefix("pub").map_or(line, |rest| {
            let inside = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
            inside.map_or(rest, |(_, rest)| rest).trim_start()
        });
        // A type within something else is what a trait asks for.
        let kinds = ["struct ", "enum ", "trait ", "type "];
        let kinds = if inside.is_some() { &kinds[..3] } else { &kinds[..] };
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

/// Where each type is declared.
fn places() -> BTreeMap<String, Vec<PathBuf>> {
    let mut places: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    let all = ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs"));
    for file in all.filter(|file| !file.ends_with("tests/vocabulary.rs")) {
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

/// Names of types and functions that have given way to plainer ones.
const OLD_NAMES: [&str; 19] = [
    "carry_out",
    "Desk",
    "Doing",
    "Door",
    "Failure",
    "Followed",
    "Hall",
    "Listed",
    "Manner",
    "obey",
    "Stop",
    "Touch",
    "Trouble",
    "troupe",
    "unsaid",
    "unsay",
    "Unsaid",
    "Unsound",
    "workshop",
];

#[test]
fn old_names_do_not_come_back() {
    let all = ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs"));
    for file in all.filter(|file| !file.ends_with("tests/vocabulary.rs")) {
        let declared = declared(&file);
        let text = code(&read(&file));
        let is_back = |name: &&&str| {
            let function = format!("fn {name}");
            declared.contains(**name) || names(&text, &function)
        };
        assert_eq!(OLD_NAMES.iter().find(is_back), None, "{} has an old name", file.display());
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

/// A step of the way of one click, as the map tells it.
struct WayStep {
    file: PathBuf,
    /// The call by which it is entered, as the file before has it.
    call: String,
    /// What it asks, and what answers at once.
    leaves: Vec<PathBuf>,
}

impl WayStep {
    fn of(line: &str) -> Self {
        let words: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        let [file, call, ..] = words[..] else { panic!("{line} names no file and call") };
        let (own, _) = file.split_once('/').expect("a crate and a file");
        let path = |name: &str| {
            let with_crate = name.split_once('/').filter(|(of, _)| SPLIT.contains(of));
            let (of, path) = with_crate.unwrap_or((own, name));
            source(of).join(path)
        };
        let leaves = words[2..]
            .iter()
            .filter(|word| Path::new(word).extension().is_some_and(|ending| ending == "rs"))
            .map(|word| path(word));
        Self { file: path(file), call: call.to_owned(), leaves: leaves.collect() }
    }

    /// The name of the function at which it is entered.
    fn entry(&self) -> &str {
        self.call.rsplit([':', '.']).next().expect("a name")
    }
}

/// The twelve steps, in order.
fn way() -> Vec<WayStep> {
    let map = read("docs/ARCHITECTURE.md");
    let section = map.split_once("\n## The way of one click\n").expect("the section").1;
    let section = section.split_once("\nWords and pictures").expect("its end").0;
    let numbered = |number: usize| section.split_once(&format!("\n{number}. "));
    let steps = (1..).map_while(|number| {
        let (_, step) = numbered(number)?;
        let next = format!("\n{}. ", number + 1);
        Some(WayStep::of(step.split_once(&next).map_or(step, |(step, _)| step)))
    });
    steps.collect()
}

/// The code of a file, its tests apart.
fn tested_code(file: &Path) -> String {
    let text = read(file);
    code(text.split("#[cfg(test)]\nmod").next().unwrap_or_default())
}

/// Is a function called in this way here?
fn calls(text: &str, call: &str) -> bool {
    let call = format!("{call}(");
    let part_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(&call).any(|(at, _)| {
        let before = &text[..at];
        !before.ends_with(part_of_name) && !before.ends_with("fn ")
    })
}

#[test]
fn the_way_of_one_click_is_at_most_twelve_files() {
    let way = way();
    assert!((10..=12).contains(&way.len()), "{} files", way.len());
    let mut above: Vec<String> = Vec::new();
    for step in &way {
        let text = tested_code(&step.file);
        let declares = [format!("fn {}(", step.entry()), format!("fn {}<", step.entry())];
        let is_there = declares.iter().any(|declares| text.contains(declares));
        assert!(is_there, "{} has no {}", step.file.display(), step.entry());
        let is_called = above.is_empty() || above.iter().any(|text| calls(text, &step.call));
        assert!(is_called, "no file above {} calls {}", step.file.display(), step.call);
        above.push(text);
    }
    let mut named = BTreeSet::new();
    let leaves = way.iter().flat_map(|step| &step.leaves);
    for file in way.iter().map(|step| &step.file).chain(leaves.clone()) {
        assert!(named.insert(file), "{} is named again", file.display());
    }
    for leaf in leaves {
        let text = tested_code(leaf);
        let onward = way.iter().find(|step| calls(&text, &step.call));
        let onward = onward.map(|step| &step.call);
        assert_eq!(onward, None, "{} is no leaf", leaf.display());
    }
}

/// What the twelve files name beside the way.
const BESIDE_THE_WAY: [(&str, &[&str]); 3] = [
    // Words and pictures, plain data, and what broke.
    ("discord", &["cause", "error", "reply", "rows"]),
    ("keeper", &["clock", "error"]),
    ("table", &["formats", "seating"]),
];

/// Where other clicks, and the system's own work, go.
const OTHER_WAYS: [(&str, &[&str]); 2] = [
    (
        "discord",
        &[
            "coming",
            "commands",
            "lobby",
            "outbox",
            "places",
            "rules",
            "settings",
            "topics",
            "typed",
            "unheard",
            "which_table",
        ],
    ),
    ("keeper", &["forget", "prune", "repair", "turn_out"]),
];

/// The modules of its crate that a file uses.
fn modules_used(file: &Path) -> BTreeSet<String> {
    let text = tested_code(file);
    let folder: PathBuf = file.components().take(3).collect();
    let modules = std::fs::read_dir(root().join(&folder)).expect("a folder").filter_map(|entry| {
        let name = entry.expect("a file").path().file_stem()?.to_str()?.to_owned();
        (!["lib", "tests"].contains(&name.as_str())).then_some(name)
    });
    let imports: Vec<&str> = text
        .split("use ")
        .skip(1)
        .filter_map(|rest| rest.split(';').next())
        .filter(|used| used.starts_with("super::") || used.starts_with("crate::"))
        .collect();
    modules
        .filter(|module| {
            let path = format!("{module}::");
            let is_path = text.match_indices(&path).any(|(at, _)| {
                !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
            });
            is_path || imports.iter().any(|used| names(used, module))
        })
        .collect()
}

/// The map leaves out no file that a step uses on its way.
#[test]
fn the_way_of_one_click_is_told_as_a_whole() {
    let way = way();
    let files = way.iter().flat_map(|step| step.leaves.iter().chain([&step.file]));
    let told: BTreeSet<String> = files.map(|file| file.display().to_string()).collect();
    let mut used = BTreeSet::new();
    for step in &way {
        let of = step.file.iter().nth(1).and_then(|of| of.to_str()).expect("a crate");
        for module in modules_used(&step.file) {
            let path = source(of).join(&module).display().to_string();
            let is_told = told.contains(&format!("{path}.rs"));
            let beside = BESIDE_THE_WAY.iter().chain(&OTHER_WAYS);
            let is_beside =
                beside.filter(|(at, _)| *at == of).any(|(_, all)| all.contains(&&*module));
            assert!(is_told || is_beside, "{} uses {module}", step.file.display());
            used.insert((of.to_owned(), module));
        }
    }
    for (of, modules) in BESIDE_THE_WAY.iter().chain(&OTHER_WAYS) {
        for module in *modules {
            let is_used = used.contains(&((*of).to_owned(), (*module).to_owned()));
            assert!(is_used, "no step names {module} of {of} any more");
        }
    }
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

/// Verbs that have no subject when they stand behind a question: "Who is asked.", "How many play."
const WITHOUT_SUBJECT: [&str; 17] = [
    "be", "can", "came", "comes", "could", "ended", "follows", "had", "happened", "happens", "has",
    "have", "is", "play", "to", "was", "were",
];

/// Words that name nothing: "Who it is."
const PRONOUNS: [&str; 12] = [
    "anything", "both", "everyone", "here", "it", "its", "others", "someone", "that", "their",
    "there", "they",
];

/// Words between *How* and what is asked for.
const HOW: [&str; 8] = ["far", "high", "large", "long", "many", "much", "often", "soon"];

/// Does a comment of a few words only ask what it should tell?
fn is_riddle(comment: &str) -> bool {
    const ASKING: [&str; 8] = ["How", "What", "When", "Where", "Which", "Who", "Whose", "Why"];
    let mut words: Vec<&str> = comment.trim_end_matches('.').split([' ', ',']).collect();
    if words.len() > 5 || !ASKING.contains(&words[0]) {
        return false;
    }
    words.remove(0);
    if words.first().is_some_and(|word| HOW.contains(word)) {
        words.remove(0);
    }
    let begins = words.first().is_none_or(|word| WITHOUT_SUBJECT.contains(word));
    begins || words.len() <= 1 || words.iter().any(|word| PRONOUNS.contains(word))
}

/// The comments of a file that are one line each.
fn short_comments(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let is_comment = |line: Option<&&str>| line.is_some_and(|line| line.starts_with("//"));
    let alone = lines.iter().enumerate().filter(|(at, line)| {
        let before = at.checked_sub(1).and_then(|before| lines.get(before));
        line.starts_with("//") && !is_comment(before) && !is_comment(lines.get(at + 1))
    });
    let comments = alone.map(|(_, line)| line.trim_start_matches(['/', '!']).trim());
    comments.filter(|comment| comment.ends_with('.')).collect()
}

#[test]
fn comments_tell_what_a_thing_is() {
    for riddle in ["Who.", "Which game.", "Who it is.", "How it ended.", "How many play."] {
        assert!(is_riddle(riddle), "{riddle}");
    }
    for fine in ["What was picked and is allowed.", "How a game ended.", "Where a land lies."] {
        assert!(!is_riddle(fine), "{fine}");
    }
    for file in ["src", "crates", "tests"].into_iter().flat_map(|folder| files(folder, "rs")) {
        let text = read(&file);
        let riddle = short_comments(&text).into_iter().find(|comment| is_riddle(comment));
        assert_eq!(riddle, None, "{} asks instead of telling", file.display());
    }
}
