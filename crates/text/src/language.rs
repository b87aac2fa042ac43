//! The languages, and how a message becomes a sentence in one of them.

use super::message::{Argument, LocaleMessage};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use pangaea_engine::for_each_game;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The texts of a language's files: what everyone says, and for each game what it and its course say.
macro_rules! files {
    ($code:literal; $($folder:ident $game:ident $slug:literal,)+) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/common.ftl")),
            include_str!(concat!("../../../locales/", $code, "/bot.ftl")),
            include_str!(concat!("../../../locales/", $code, "/spoken.ftl")),
            $(include_str!(concat!("../../../locales/", $code, "/", stringify!($folder), ".ftl")),)+
            $(include_str!(concat!(
                "../../../locales/", $code, "/lessons_", stringify!($folder), ".ftl"
            )),)+
        ]
    };
}

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
            pub const fn files(self) -> &'static [&'static str] {
                match self { $(Self::$language => for_each_game! { files! $code },)+ }
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

pub(crate) type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> =
    LazyLock::new(|| Language::ALL.iter().map(|language| bundle(*language)).collect());

/// The files of a language; a line that is no message is left out, and a test finds it.
pub(crate) fn bundle(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The invisible marks around filled-in words would be drawn, counted and searched for.
    bundle.set_use_isolating(false);
    // A minus as it is in pictures, and no hyphen.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
        _ => None,
    }));
    for file in language.files() {
        let resource = FluentResource::try_new((*file).to_owned());
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

    /// Puts a message into words. Where words of the same language are filled in as `$land`, their
    /// attributes are there too, `.the` as `$land_the`: an article or a case stands beside the word
    /// that asks for it, and not in every sentence.
    pub fn say(self, message: &LocaleMessage) -> String {
        said(&BUNDLES[self as usize], message)
    }
}

/// Puts a message into the words of a bundle.
pub(crate) fn said(bundle: &Bundle, message: &LocaleMessage) -> String {
    let pattern = bundle.get_message(&message.key).and_then(|found| found.value());
    let Some(pattern) = pattern else {
        return message.key.clone().into_owned();
    };
    let arguments = filled_in(bundle, message);
    bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
}

fn filled_in(bundle: &Bundle, message: &LocaleMessage) -> FluentArgs<'static> {
    let mut arguments = FluentArgs::with_capacity(message.arguments.len());
    for (name, value) in &message.arguments {
        match value {
            Argument::Number(number) => arguments.set(*name, *number),
            Argument::Text(text) => arguments.set(*name, text.clone()),
            Argument::Words(words) => {
                arguments.set(*name, said(bundle, words));
                let Some(found) = bundle.get_message(&words.key) else { continue };
                for attribute in found.attributes() {
                    let (inner, pattern) = (filled_in(bundle, words), attribute.value());
                    let filled = bundle.format_pattern(pattern, Some(&inner), &mut Vec::new());
                    arguments.set(format!("{name}_{}", attribute.id()), filled.into_owned());
                }
            }
        }
    }
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common;

    #[test]
    fn every_folder_is_a_language_and_only_the_page_has_a_file_of_its_own() {
        let names = |folder: &str| -> Vec<String> {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
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
    fn counted(key: &'static str) -> LocaleMessage {
        LocaleMessage::new(key, vec![("number", Argument::Number(1))])
    }

    #[test]
    fn the_glossary_has_the_terms_of_the_locales() {
        let glossary = include_str!("../../../docs/glossary.md");
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

    #[test]
    fn in_french_no_line_can_break_before_a_mark() {
        let lines = Language::French.files().iter().flat_map(|file| file.lines());
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
        assert_eq!(say(common::points(-1)), "−1 point");
        let names = ["A", "B", "C"].map(str::to_owned);
        assert_eq!(common::list(Language::English, &names), "A, B and C");
        assert_eq!(common::list(Language::English, &names[..1]), "A");
        assert_eq!(say(common::sum("x", common::points(2))), "x: 2 points");
    }
}
