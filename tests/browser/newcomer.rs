//! A whole game by someone who has only the page: typed, clicked and looked at.

use super::by_hand::Hands;
use super::shown;
use super::whole_games::VAALBARA;
use crate::play::harness::Harness;
use browser::{Browser, Viewport, with_browser};
use pangaea_engine::games::vaalbara::Vaalbara;
use pangaea_games::spoken::Spoken;
use pangaea_text::{Language, LocaleMessage, bot, common};
use serde_json::json;

/// The channel is on the left, direct messages are on the right.
const WORDS: &str = "
    const [channel, letters] = document.querySelectorAll('.column[data-person=Ada] .pane');
    const said = (pane) => pane.querySelector('.log').innerText;
    const isLoaded = (image) => image.complete && image.naturalWidth > 0;
    const isInSight = (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
    };
    const last = (pane) => [...pane.querySelectorAll('.message')].at(-1);
";

/// An expression about the two panes.
fn panes(expression: &str) -> String {
    format!("(() => {{ {WORDS} return ({expression}); }})()")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn someone_alone_plays_vaalbara_to_the_final_picture() {
    with_browser(Viewport::Desktop, async |page| {
        let harness = Harness::new("browser").await;
        for name in ["Ada", "Ben", "Cleo"] {
            harness.standin.person(name);
        }
        page.open(&harness.standin.url()).await;
        opens_a_table(&page).await;
        Hands::play(&page, Viewport::Desktop, "newcomer", VAALBARA).await;
        sees_the_end(&page).await;
        page.look("the-end").await;
        takes_the_record(&page).await;
        assert_eq!(page.errors().await, Vec::<serde_json::Value>::new());
        harness.stop().await;
    })
    .await;
}

/// Waits until the bot has said this in the channel or, the other pane, in direct messages.
async fn says(page: &Browser, place: &str, message: &LocaleMessage) {
    let words = shown(Language::English, message);
    page.until(&panes(&format!("said({place}).includes({words:?})"))).await;
}

/// From an empty channel to the first question.
async fn opens_a_table(page: &Browser) {
    page.until(&panes("said(channel).includes('Type / to see what the bot can do')")).await;
    page.write("Ada", "/play").await;
    page.until("sees('Ada', '/play', '.listbox .active')").await;
    page.keys("\u{e007}").await;
    page.until("all('Ada', '.option .listbox li').length === 3").await;
    page.keys("vaal").await;
    page.until("all('Ada', '.option .listbox li').length === 1").await;
    page.keys("\u{e007}").await;
    page.until("focus().textContent === 'Send'").await;
    page.keys("\u{e007}").await;
    says(page, "channel", &bot::lobby(Vaalbara::title())).await;
    page.until(&panes("said(channel).includes('Only you can see this')")).await;
    says(page, "letters", &bot::hello(Vaalbara::title(), "#general")).await;
    page.look("a-table-is-open").await;
    page.press("Ada", "p1.ac.").await;
    says(page, "channel", &bot::computer_greedy()).await;
    page.press("Ada", "p1.st.").await;
    says(page, "channel", &bot::waiting_for("Ada")).await;
    page.until(&panes("isLoaded(last(channel).querySelector('img'))")).await;
    page.until(&panes("isLoaded(last(letters).querySelector('img'))")).await;
    // The hand and all that can be pressed are to be seen without scrolling.
    page.until(&panes("isInSight(last(letters))")).await;
    page.look("the-first-question").await;
}

/// The final table in words, and as a picture that is there and in sight.
async fn sees_the_end(page: &Browser) {
    page.until(&panes("[...channel.querySelectorAll('img')].every(isLoaded)")).await;
    page.until(&panes("[...letters.querySelectorAll('img')].every(isLoaded)")).await;
    page.until(&panes("isInSight(last(channel).querySelector(\"[data-press^='p1.re.']\"))")).await;
    let end = page.eval(&panes("last(channel).innerText")).await;
    let end = end.as_str().expect("a text");
    let heading = shown(Language::English, &bot::final_heading(Vaalbara::title()));
    let buttons = [bot::press_rematch(), bot::press_record()].map(|it| Language::English.say(&it));
    for words in buttons.iter().chain([&heading, &"Ada".to_owned()]) {
        assert!(end.contains(words), "{words}: {end}");
    }
    let picture = page.eval(&panes("last(channel).querySelector('img').alt")).await;
    assert!(picture.as_str().is_some_and(|words| words.contains("Ada")), "{picture}");
    for round in 1..=9 {
        let heading = bot::round_heading(Vaalbara::title(), common::round(round));
        says(page, "channel", &heading).await;
    }
    let open = panes("letters.querySelectorAll('.row button').length");
    assert_eq!(page.eval(&open).await, 0, "nothing is left to press");
}

/// The record can be fetched, and is one of this game.
async fn takes_the_record(page: &Browser) {
    page.press("Ada", "p1.rc.").await;
    page.until(&panes("isInSight(last(channel).querySelector('a.file'))")).await;
    let fetched = "window.record ??= (fetch(last(channel).querySelector('a.file').href)
        .then((file) => file.text()).then((text) => (window.record = text)), undefined)";
    page.eval(&panes(fetched)).await;
    page.until("typeof window.record === 'string'").await;
    let record = page.eval("window.record").await;
    let lines: Vec<serde_json::Value> = record
        .as_str()
        .expect("a text")
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    assert_eq!(lines.first().map(|first| &first["game"]), Some(&json!("vaalbara")));
    assert_eq!(lines.last().map(|last| &last["type"]), Some(&json!("end")));
}
