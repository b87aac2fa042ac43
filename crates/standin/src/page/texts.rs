//! What the page says, in every language that has a folder in `locales`.
//!
//! The browser gets all sentences as one module, with holes such as `{$name}` in them; what is said
//! on this side of the connection is put into words here.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// Each language's code and its file.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Who speaks none of the languages is answered in this one.
const USUAL: &str = "en";

static ALL: LazyLock<Vec<PageTexts>> =
    LazyLock::new(|| FILES.iter().map(|(code, file)| PageTexts::read(code, file)).collect());

/// The words of one language.
pub(super) struct PageTexts {
    code: &'static str,
    file: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl PageTexts {
    fn read(code: &'static str, file: &'static str) -> Self {
        let id: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The invisible marks around filled-in words would be searched for in vain.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(file.to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(partly, _)| partly));
        Self { code, file, bundle }
    }

    /// The words for a locale such as `de-AT`.
    pub(super) fn of_locale(locale: &str) -> &'static Self {
        let code = locale.split(['-', '_']).next().unwrap_or_default();
        let spoken = |code: &str| ALL.iter().find(|texts| texts.code.eq_ignore_ascii_case(code));
        spoken(code).or_else(|| spoken(USUAL)).unwrap_or(&ALL[0])
    }

    pub(super) fn usual() -> &'static Self {
        Self::of_locale(USUAL)
    }

    /// The language as Discord names it.
    pub(super) fn locale(&self) -> String {
        self.say("locale", &[])
    }

    /// A sentence. What is not filled in stays a hole, `{$name}`.
    pub(super) fn say(&self, key: &str, filled: &[(&str, &str)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        let arguments: FluentArgs = filled.iter().copied().collect();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    fn keys(&self) -> impl Iterator<Item = &'static str> {
        let message = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
        let lines = self.file.lines().filter(message);
        lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key))
    }
}

/// The module with all words of all languages.
pub(super) fn module() -> String {
    let sentences = |texts: &PageTexts| -> BTreeMap<&str, String> {
        texts.keys().map(|key| (key, texts.say(key, &[]))).collect()
    };
    let all: BTreeMap<&str, _> = ALL.iter().map(|texts| (texts.code, sentences(texts))).collect();
    format!("export const WORDS = {};\n", serde_json::to_string(&all).expect("plain texts"))
}

/// A sentence in all languages, for a page that cannot choose one.
pub(super) fn in_every_language(key: &str) -> String {
    let line =
        |texts: &PageTexts| format!("<p lang=\"{}\">{}</p>", texts.code, texts.say(key, &[]));
    ALL.iter().map(line).collect()
}

#[cfg(test)]
mod tests;
