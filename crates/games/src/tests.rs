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
    let own = [common::ALL, bot::ALL, spoken::ALL].into_iter().chain(GAMES.iter().copied());
    own.flatten().copied().chain(of_courses())
}

/// What courses say, which data names: `pangaea-courses` holds the keys against its lessons.
fn of_courses() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let lines = Language::English.files().iter().flat_map(|file| file.lines());
    let keys = lines.filter_map(|line| line.split_once(" = ").map(|(key, _)| key));
    keys.filter(|key| key.starts_with("learn_")).map(|key| (key, &[][..]))
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

/// The messages of a language with their text, attributes and the messages that it names included:
/// `{ points }` in a sentence is filled in with the sentence's own arguments.
fn texts(language: Language) -> BTreeMap<&'static str, String> {
    let own = own_texts(language);
    let with_named = |text: &String| {
        let named = text.split("{ ").skip(1).filter_map(|rest| own.get(rest.split(" }").next()?));
        std::iter::once(text).chain(named).cloned().collect::<String>()
    };
    own.iter().map(|(key, text)| (*key, with_named(text))).collect()
}

/// The messages of a language with their text, attributes included.
fn own_texts(language: Language) -> BTreeMap<&'static str, String> {
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

#[test]
fn a_sentence_chooses_by_numbers_and_never_by_a_translated_word() {
    let plurals = ["zero", "one", "two", "few", "many", "other"];
    for language in Language::ALL {
        let lines = language.files().iter().flat_map(|file| file.lines());
        let variant = |line: &'static str| {
            let line = line.trim_start().trim_start_matches('*').strip_prefix('[')?;
            line.split_once(']').map(|(variant, _)| variant)
        };
        for variant in lines.filter_map(variant) {
            let is_number = variant.parse::<u32>().is_ok();
            assert!(is_number || plurals.contains(&variant), "{} [{variant}]", language.code());
        }
    }
}

/// The longest text of a button that a phone shows whole beside others.
const LONGEST_BUTTON: usize = 20;

#[test]
fn a_button_is_short_apart_from_the_name_in_it() {
    for language in Language::ALL {
        for (key, _) in bot::ALL.iter().filter(|(key, _)| key.starts_with("bot_press_")) {
            let name = Argument::Text(String::new());
            let text = language.say(&LocaleMessage::new(key, vec![("name", name)]));
            let long = text.chars().count();
            let is_english_name = *language == Language::English && *key == "bot_press_move_for";
            assert!(long <= LONGEST_BUTTON || is_english_name, "{text:?} has {long} letters");
        }
    }
}
