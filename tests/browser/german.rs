//! Page and bot in the language of a browser that never asked for English.

use super::shown;
use crate::play::harness::Harness;
use crate::play::languages::read;
use browser::{Browser, Viewport, with_browser};
use pangaea_engine::games::vaalbara::Vaalbara;
use pangaea_games::spoken::Spoken;
use pangaea_text::{Language, bot};

/// People, the channel, and the mark of a bot.
const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Owner", "general", "app"];

/// Nothing that can be read or heard on the page is English, but for the names of commands and of
/// their options, which are the same in every language.
async fn reads_no_english(page: &Browser, least: usize) {
    let words = page.eval("words()").await;
    let texts = words.as_str().expect("a text").split(" | ");
    let said = texts.filter(|text| !text.starts_with(['/', '+']) && *text != "game");
    let said = said.map(|text| text.trim_start_matches("game: ").to_owned());
    let texts: Vec<String> = said.collect();
    let count = read(Language::German, &texts, &NAMES);
    assert!(count >= least, "only {count} words were read");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_german_meets_page_and_bot_in_german() {
    with_browser(Viewport::German, async |page| {
        let harness = Harness::new("browser-german").await;
        for name in ["Ada", "Ben", "Cleo"] {
            harness.standin.person(name);
        }
        page.open(&harness.standin.url()).await;
        page.sees("Ada", "Hier beginnt #general").await;
        reads_no_english(&page, 20).await;
        page.write("Ada", "/").await;
        page.until("all('Ada', '.listbox li').length > 5").await;
        reads_no_english(&page, 60).await;
        page.keys("play\u{e007}").await;
        page.until("all('Ada', '.option .listbox li').length === 3").await;
        reads_no_english(&page, 20).await;
        page.keys("vaal\u{e007}").await;
        page.until("focus().textContent === 'Senden'").await;
        page.keys("\u{e007}").await;
        page.sees("Ada", &shown(Language::German, &bot::lobby(Vaalbara::title()))).await;
        page.sees("Ada", "Nur du kannst das sehen").await;
        page.sees("Ada", "Ada hat /play benutzt").await;
        page.press("Ada", "p1.ac.").await;
        page.sees("Ada", &shown(Language::German, &bot::computer_greedy())).await;
        page.press("Ada", "p1.st.").await;
        page.sees("Ada", &shown(Language::German, &bot::waiting_for("Ada"))).await;
        page.until("all('Ada', '.log img').length >= 2").await;
        reads_no_english(&page, 200).await;
        page.look("german-table").await;
        assert_eq!(page.errors().await, Vec::<serde_json::Value>::new());
        harness.stop().await;
    })
    .await;
}
