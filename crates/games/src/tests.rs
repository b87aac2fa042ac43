//! All messages, in every language.

use fluent_bundle::FluentResource;
use pangaea_engine::for_each_game;
use pangaea_text::{Argument, Language, LocaleMessage, bot, common, spoken};
use std::collections::{BTreeMap, BTreeSet};

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

/// What a text has filled in.
fn variables(text: &str) -> BTreeSet<&str> {
    let word = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let after = text.split('$').skip(1);
    after.map(|rest| rest.split(|letter| !word(letter)).next().unwrap_or("")).collect()
}

/// The argument that is meant: `land` by `land_the` too, which is an attribute of its words.
fn argument<'a>(variable: &'a str, arguments: &[&'a str]) -> &'a str {
    let is_attribute =
        |name: &&&str| variable.strip_prefix(**name).is_some_and(|rest| rest.starts_with('_'));
    if arguments.contains(&variable) {
        return variable;
    }
    arguments.iter().find(is_attribute).copied().unwrap_or(variable)
}

/// The messages of a language with their text, attributes included.
fn texts(language: Language) -> BTreeMap<&'static str, String> {
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    for file in language.files() {
        let resource = FluentResource::try_new((*file).to_owned());
        assert!(resource.is_ok(), "{}: {:?}", language.code(), resource.err());
        let mut key = "";
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
            if let Some((name, text)) = line.split_once(" =").filter(|_| begins) {
                key = name;
                assert!(!texts.contains_key(key), "{key} is there twice");
                texts.insert(key, text.to_owned());
            } else if !key.is_empty() {
                texts.entry(key).or_default().push_str(line);
            }
        }
    }
    texts
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
        let texts = texts(*language);
        for key in texts.keys().chain(wanted.keys()) {
            let found = texts.get(key).map(|text| {
                let arguments = wanted.get(key).map_or(&[][..], Vec::as_slice);
                let found: BTreeSet<&str> =
                    variables(text).into_iter().map(|name| argument(name, arguments)).collect();
                Vec::from_iter(found)
            });
            assert_eq!(found, wanted.get(key).cloned(), "{} {key}", language.code());
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
        let texts = texts(*language);
        for (key, _) in all() {
            let names = variables(&texts[key]);
            for value in
                [Argument::Text(longest.clone()), Argument::Number(1), Argument::Number(17)]
            {
                // The few names live as long as the test.
                let filled = |name: &&str| (&*name.to_string().leak(), value.clone());
                let arguments = names.iter().map(filled).collect();
                let text = language.say(&LocaleMessage::new(key, arguments));
                let long = text.chars().count();
                assert!(long <= limit(key), "{} {key} has {long} letters", language.code());
                // A colour's key is its English name.
                let said = text != key || !key.contains('_');
                assert!(!text.is_empty() && said, "{} {key}", language.code());
                assert!(!text.contains("{$"), "{} {key}: {text}", language.code());
            }
        }
    }
}
