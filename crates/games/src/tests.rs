//! All messages, in every language.

use fluent_bundle::FluentResource;
use pangaea_engine::for_each_game;
use pangaea_text::{Argument, Language, LocaleMessage, bot, common, spoken};
use std::collections::BTreeMap;

type Messages = &'static [(&'static str, &'static [&'static str])];

macro_rules! messages_of {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        const GAMES: &[Messages] = &[$(crate::$folder::messages::ALL),+];
    };
}
for_each_game! { messages_of! }

/// Every message with the names of its arguments.
fn all() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    [common::ALL, bot::ALL, spoken::ALL].into_iter().chain(GAMES.iter().copied()).flatten().copied()
}

/// The arguments that a text names.
fn variables(text: &str) -> Vec<&str> {
    let word = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let after = text.split('$').skip(1);
    let mut names: Vec<&str> =
        after.map(|rest| rest.split(|letter| !word(letter)).next().unwrap_or("")).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn every_language_has_every_message_with_the_same_arguments_and_no_other() {
    let mut wanted: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (key, arguments) in all() {
        let mut arguments = arguments.to_vec();
        arguments.sort_unstable();
        assert!(wanted.insert(key, arguments).is_none(), "{key} is there twice");
    }
    for language in Language::ALL {
        let mut found = BTreeMap::new();
        for file in language.files() {
            let resource = FluentResource::try_new((*file).to_owned());
            assert!(resource.is_ok(), "{}: {:?}", language.code(), resource.err());
            let mut key = "";
            let mut texts: BTreeMap<&str, String> = BTreeMap::new();
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
                if let Some((name, text)) = line.split_once(" =").filter(|_| begins) {
                    key = name;
                    assert!(!texts.contains_key(key), "{key} is there twice");
                    texts.insert(key, text.to_owned());
                } else {
                    texts.entry(key).or_default().push_str(line);
                }
            }
            for (key, text) in texts.iter().filter(|(key, _)| !key.is_empty()) {
                let names: Vec<String> =
                    variables(text).iter().map(|name| (*name).to_owned()).collect();
                found.insert((*key).to_owned(), names);
            }
        }
        let wanted: BTreeMap<String, Vec<String>> = wanted
            .iter()
            .map(|(key, names)| {
                ((*key).to_owned(), names.iter().map(|name| (*name).to_owned()).collect())
            })
            .collect();
        let keys = found.keys().chain(wanted.keys());
        for key in keys {
            assert_eq!(found.get(key), wanted.get(key), "{} {key}", language.code());
        }
    }
}

/// How long Discord lets a text be that is used like this.
fn limit(key: &str) -> usize {
    let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| key.starts_with(prefix));
    let form = ["bot_type_title", "bot_type_label", "bot_quiet_title", "bot_quiet_label"];
    if form.contains(&key) || key == "bot_zone_label" {
        45
    } else if begins(&["bot_press_"]) {
        80
    } else if begins(&["bot_cmd_", "bot_opt_", "bot_sub_", "bot_form_", "bot_pick_"])
        || begins(&["bot_add_", "bot_remove_", "bot_look_", "bot_deliver_to_"])
        || key.ends_with("_about")
    {
        100
    } else if key.contains("_rules_") {
        1900
    } else {
        2000
    }
}

#[test]
fn every_message_fits_where_it_is_shown_in_every_language() {
    let longest = "W".repeat(32);
    for language in Language::ALL {
        for (key, names) in all() {
            for value in
                [Argument::Text(longest.clone()), Argument::Number(1), Argument::Number(17)]
            {
                let arguments = names.iter().map(|name| (*name, value.clone())).collect();
                let text = language.say(&LocaleMessage::new(key, arguments));
                let long = text.chars().count();
                assert!(long <= limit(key), "{} {key} has {long} letters", language.code());
                // A colour's key is its English name.
                let said = text != key || !key.contains('_');
                assert!(!text.is_empty() && said, "{} {key}", language.code());
                assert!(!text.contains("{ $"), "{} {key}: {text}", language.code());
            }
        }
    }
}
