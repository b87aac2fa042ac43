//! Every sentence is there in every language, said somewhere, and nowhere else.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::*;

/// Sources of the page: what the browser runs, and what answers it.
fn sources() -> Vec<(PathBuf, String)> {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in ["page", "src/page"] {
        for entry in std::fs::read_dir(crate_root.join(folder)).expect("a folder") {
            let path = entry.expect("a readable folder").path();
            if path.extension().is_some_and(|kind| kind == "js" || kind == "html" || kind == "rs") {
                let text = std::fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
    found
}

/// The texts in quotation marks that follow a mark.
fn quoted_after<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let after = text.split(mark).skip(1).map(str::trim_start);
    after.filter_map(|rest| rest.strip_prefix('"')?.split('"').next())
}

/// The holes of a sentence, in order of their names.
fn holes(sentence: &str) -> BTreeSet<&str> {
    sentence.split("{$").skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

#[test]
fn every_language_has_every_sentence_with_the_same_holes() {
    let english = PageTexts::usual();
    assert_eq!(english.code, USUAL);
    for texts in ALL.iter() {
        let code = texts.code;
        let read = FluentResource::try_new(texts.file.to_owned());
        assert!(read.is_ok(), "{code}: {:?}", read.err());
        assert!(!texts.file.contains("->"), "{code}: the page only fills words in");
        let keys: Vec<&str> = texts.keys().collect();
        let distinct: BTreeSet<&str> = keys.iter().copied().collect();
        assert_eq!(keys.len(), distinct.len(), "{code}: a sentence is there twice");
        assert_eq!(distinct, english.keys().collect(), "{code}");
        for key in keys {
            let (own, other) = (texts.say(key, &[]), english.say(key, &[]));
            assert_eq!(holes(&own), holes(&other), "{code} {key}");
            assert!(!own.is_empty(), "{code} {key}");
        }
    }
}

#[test]
fn every_sentence_is_said_and_no_other() {
    let mut said = BTreeSet::new();
    let sources = sources();
    for (_, text) in &sources {
        for mark in ["say(", "sayWith(", "in_every_language(", "data-say=", "data-label="] {
            said.extend(quoted_after(text, mark));
        }
    }
    assert_eq!(said, PageTexts::usual().keys().collect());
}

/// Texts in quotation marks of a script, or between the tags of a page.
fn literals<'a>(kind: &str, line: &'a str) -> Vec<&'a str> {
    if kind == "html" {
        line.split('>').skip(1).filter_map(|rest| rest.split('<').next()).collect()
    } else {
        line.split(['"', '`']).skip(1).step_by(2).collect()
    }
}

#[test]
fn the_page_itself_has_no_sentences() {
    const NAMES: [&str; 6] = ["APP", "Arrow", "Enter", "Escape", "Pangaea", "Tab"];
    let mut count = 0;
    for (path, text) in sources() {
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        for line in text.lines().filter(|line| kind != "rs" && !line.trim_start().starts_with('/'))
        {
            for literal in literals(kind, line) {
                let sentence = literal.trim_start().starts_with(char::is_uppercase);
                let name = NAMES.iter().any(|name| literal.starts_with(name));
                assert!(!sentence || name, "{} says {literal:?}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 100, "only {count} texts were looked at");
}

#[test]
fn a_locale_is_the_language_it_begins_with_or_english() {
    for (locale, code) in [
        ("de", "de"),
        ("de-AT", "de"),
        ("EN-gb", "en"),
        ("nl", "nl"),
        ("fr-CA", "fr"),
        ("pt-BR", "en"),
        ("", "en"),
    ] {
        assert_eq!(PageTexts::of_locale(locale).code, code, "{locale}");
    }
    assert_eq!(PageTexts::usual().locale(), "en-US");
    let filled = [("option", "to"), ("value", "{$option}")];
    let said = PageTexts::of_locale("de").say("bad_value", &filled);
    assert_eq!(said, "to kann nicht {$option} sein");
}
