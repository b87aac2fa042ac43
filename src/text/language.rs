//! The languages, and how a message becomes a sentence in one of them.

use super::message::{Message, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A language with its code and the texts of its folder in `locales`.
macro_rules! languages {
    ($($language:ident = $code:literal;)+) => {
        /// A language that is spoken here.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum Language { #[default] $(#[serde(rename = $code)] $language,)+ }

        impl Language {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$language,)+];

            /// Its code, which is also the name of its folder.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$language => $code,)+ }
            }

            /// The texts of its files.
            pub(super) const fn files(self) -> [&'static str; 6] {
                match self { $(Self::$language => [
                    include_str!(concat!("../../locales/", $code, "/common.ftl")),
                    include_str!(concat!("../../locales/", $code, "/bot.ftl")),
                    include_str!(concat!("../../locales/", $code, "/spoken.ftl")),
                    include_str!(concat!("../../locales/", $code, "/tectonic_tribes.ftl")),
                    include_str!(concat!("../../locales/", $code, "/vaalbara.ftl")),
                    include_str!(concat!("../../locales/", $code, "/little_prince.ftl")),
                ],)+ }
            }
        }
    };
}

languages! {
    English = "en";
    Dutch = "nl";
    French = "fr";
    German = "de";
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> =
    LazyLock::new(|| Language::ALL.iter().map(|language| bundle(*language)).collect());

/// The files of a language; a line that is no message is left out, and a test finds it.
fn bundle(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The invisible marks around filled-in words would be drawn, counted and searched for.
    bundle.set_use_isolating(false);
    for file in language.files() {
        let resource = FluentResource::try_new(file.to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(partly, _)| partly));
    }
    bundle
}

impl Language {
    /// The language meant by a locale such as `en-GB`; none if it is not spoken here.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_']).next()?;
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Puts a message into words.
    pub fn say(self, message: &Message) -> String {
        let bundle = &BUNDLES[self as usize];
        let pattern = bundle.get_message(message.key).and_then(|found| found.value());
        let Some(pattern) = pattern else {
            return message.key.to_owned();
        };
        let mut arguments = FluentArgs::with_capacity(message.arguments.len());
        for (name, value) in &message.arguments {
            arguments.set(*name, self.fill_in(value));
        }
        bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    fn fill_in(self, value: &Value) -> FluentValue<'_> {
        match value {
            Value::Number(number) => (*number).into(),
            Value::Text(text) => text.as_str().into(),
            Value::Words(message) => self.say(message).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{bot, common, little_prince, spoken, tectonic_tribes, vaalbara};
    use std::collections::BTreeMap;

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
        let games = [tectonic_tribes::ALL, vaalbara::ALL, little_prince::ALL];
        let all = [&[common::ALL, bot::ALL, spoken::ALL], &games[..]].concat().concat();
        for (key, arguments) in all {
            let mut arguments = arguments.to_vec();
            arguments.sort_unstable();
            assert!(wanted.insert(key, arguments).is_none(), "{key} is there twice");
        }
        for language in Language::ALL {
            let mut found = BTreeMap::new();
            for file in language.files() {
                let resource = FluentResource::try_new(file.to_owned());
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

    #[test]
    fn every_folder_is_a_language_and_only_the_page_has_a_file_of_its_own() {
        let names = |folder: &str| -> Vec<String> {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            let entries = std::fs::read_dir(path).expect("a folder");
            let name = |entry: std::io::Result<std::fs::DirEntry>| entry.map(|it| it.file_name());
            let mut names: Vec<String> = entries
                .map(|entry| name(entry).expect("a file").to_string_lossy().into_owned())
                .collect();
            names.sort();
            names
        };
        let mut codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        codes.sort_unstable();
        assert_eq!(names("locales"), codes);
        for language in Language::ALL {
            let files = names(&format!("locales/{}", language.code()));
            // The stand-in's page, whose own tests read its file, says nothing for the bot.
            assert!(files.contains(&"page.ftl".to_owned()), "{files:?}");
            assert_eq!(files.len(), language.files().len() + 1, "{files:?}");
        }
    }

    /// A message by its key, with every number 1.
    fn counted(key: &'static str) -> Message {
        Message { key, arguments: vec![("number", Value::Number(1))] }
    }

    #[test]
    fn the_glossary_has_the_terms_of_the_locales() {
        let glossary = include_str!("../../docs/glossary.md");
        let rows = glossary.lines().filter_map(|line| line.strip_prefix("| `"));
        let mut count = 0;
        for row in rows {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let key = cells[0].trim_end_matches('`');
            for (language, cell) in Language::ALL.iter().zip(&cells[1..]) {
                assert_eq!(language.say(&counted(key)), *cell, "{key}");
            }
            count += 1;
        }
        assert!(count > 60, "{count} terms");
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
            || begins(&["bot_add_", "bot_remove_", "bot_look_", "bot_door_"])
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
        let games = [tectonic_tribes::ALL, vaalbara::ALL, little_prince::ALL];
        let all = [&[common::ALL, bot::ALL, spoken::ALL], &games[..]].concat().concat();
        let longest = "W".repeat(32);
        for language in Language::ALL {
            for (key, names) in &all {
                for value in [Value::Text(longest.clone()), Value::Number(1), Value::Number(17)] {
                    let arguments = names.iter().map(|name| (*name, value.clone())).collect();
                    let text = language.say(&Message { key, arguments });
                    let long = text.chars().count();
                    assert!(long <= limit(key), "{} {key} has {long} letters", language.code());
                    // A colour's key is its English name.
                    let said = text != *key || !key.contains('_');
                    assert!(!text.is_empty() && said, "{} {key}", language.code());
                    assert!(!text.contains("{ $"), "{} {key}: {text}", language.code());
                }
            }
        }
    }

    #[test]
    fn in_french_no_line_can_break_before_a_mark() {
        let lines = Language::French.files().into_iter().flat_map(str::lines);
        for line in lines.filter(|line| !line.starts_with('#')) {
            for mark in [" :", " ;", " ?", " !", " »", "« "] {
                assert!(!line.contains(mark), "a plain blank in {mark:?}: {line}");
            }
        }
    }

    #[test]
    fn a_locale_is_the_language_it_begins_with() {
        for (locale, language) in [
            ("en-GB", Some(Language::English)),
            ("en-US", Some(Language::English)),
            ("fr", Some(Language::French)),
            ("nl", Some(Language::Dutch)),
            ("de", Some(Language::German)),
            ("pt-BR", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn numbers_decide_between_one_and_many_and_words_are_filled_in() {
        let say = |message| Language::English.say(&message);
        assert_eq!(say(common::points(1)), "1 point");
        assert_eq!(say(common::points(7)), "7 points");
        let names = ["A", "B", "C"].map(str::to_owned);
        assert_eq!(common::list(Language::English, &names), "A, B and C");
        assert_eq!(common::list(Language::English, &names[..1]), "A");
        assert_eq!(say(common::sum("x", common::points(2))), "x: 2 points");
    }
}
