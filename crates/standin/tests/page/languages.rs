//! The page in the language of whoever sits in front of it.

use std::collections::BTreeSet;

use browser::{Browser, Key, Viewport};

use super::elements::key;
use super::with_page;

const ENGLISH: &str = include_str!("../../../../locales/en/page.ftl");
const GERMAN: &str = include_str!("../../../../locales/de/page.ftl");

/// The words of some texts, without what is filled in.
fn words(text: &str) -> BTreeSet<String> {
    let filled_in = |part: &str| part.split_once('}').map_or(part, |(_, rest)| rest).to_owned();
    let text: String = text.split('{').map(filled_in).collect();
    let letters = text.split(|letter: char| !letter.is_alphabetic());
    letters.filter(|word| word.len() > 2).map(str::to_lowercase).collect()
}

/// The words of a language's file.
fn sentences(file: &str) -> BTreeSet<String> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" =")).flat_map(|(_, text)| words(text)).collect()
}

/// Everything that can be read or heard is German, as far as the page says it.
async fn is_german(page: &Browser, allowed: &[&str]) {
    let shown = page.eval("words()").await;
    let shown = shown.as_str().expect("a text");
    let german = sentences(GERMAN);
    let english = sentences(ENGLISH);
    for word in words(shown) {
        let fine = german.contains(&word) || allowed.contains(&word.as_str());
        assert!(fine || !english.contains(&word), "{word:?} is English: {shown}");
    }
}

#[tokio::test]
async fn the_page_speaks_the_browsers_language_and_so_do_its_people() {
    with_page(Viewport::German, async |_stage, page| {
        page.until("document.documentElement.lang === 'de'").await;
        page.until("document.getElementById('connection').textContent === 'Verbunden'").await;
        page.until("sees('Red', 'Hier beginnt #general. Tippe / und sieh, was der Bot kann.')")
            .await;
        page.until("document.title === 'Pangaea zum Ausprobieren'").await;
        page.click("Red", "Einstellungen").await;
        page.until("sees('Red', 'Sprache für den Bot', '.sheet')").await;
        // Words of the showcase, which speaks only English of its first commands.
        is_german(&page, &["them", "which", "one", "two", "can", "options", "picked"]).await;
        page.look("german").await;
        page.write("Red", "/w").await;
        page.until("sees('Red', '/wähle', '.listbox .active')").await;
        page.keys(&key(Key::Enter)).await;
        page.keys("va").await;
        page.until("all('Red', '.option .listbox li').length === 1").await;
        page.keys(&key(Key::Enter)).await;
        page.until("focus().textContent === 'Senden'").await;
        page.keys(&key(Key::Enter)).await;
        page.sees("Blue", "[de] word vaalbara").await;
        page.sees("Blue", "Red hat /choose benutzt").await;
    })
    .await;
}

#[tokio::test]
async fn the_languages_that_are_chosen_are_remembered() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.until("all('Red', '.write').length && all('Blue', '.write').length").await;
        page.click("Blue", "Settings").await;
        page.choose(".column[data-person='Blue'] .sheet select", "nl").await;
        page.until("sees('Blue', 'Nederlands', '.sheet')").await;
        page.choose("#language", "fr").await;
        page.until("document.documentElement.lang === 'fr'").await;
        page.until("all('Red', '.write')[0].placeholder.startsWith('Message pour #general')").await;
        page.eval("location.reload()").await;
        page.until("document.documentElement.lang === 'fr'").await;
        page.until("document.getElementById('connection').textContent === 'En ligne'").await;
        for (person, says) in [("Red", "[fr] word"), ("Blue", "[nl] word")] {
            page.write(person, "/choose").await;
            page.until(&format!("sees('{person}', '/choose', '.listbox .active')")).await;
            page.keys(&key(Key::Enter)).await;
            page.keys("va").await;
            page.until(&format!("all('{person}', '.option .listbox li').length === 1")).await;
            page.keys(&key(Key::Enter)).await;
            page.click(person, "Envoyer").await;
            page.sees("Red", says).await;
        }
        page.click("Blue", "Paramètres").await;
        page.choose(".column[data-person='Blue'] .sheet select", "").await;
        page.until("all('Blue', '.sheet select')[0].value === ''").await;
        page.look("french").await;
        page.write("Blue", "/count").await;
        page.until("sees('Blue', '/count up', '.listbox')").await;
        page.keys(&key(Key::Enter)).await;
        page.keys("11").await;
        page.click("Blue", "Envoyer").await;
        let why = "Blue: to ne peut pas être 11";
        page.until(&format!("document.getElementById('notes').textContent === '{why}'")).await;
    })
    .await;
}
