//! The bot's own pictures on the page, as large as Discord's clients show them, and opened large.

use super::shown;
use crate::play::harness::Harness;
use browser::{Browser, Key, Viewport, with_browser};
use pangaea_text::{Language, bot};
use serde_json::Value;

/// The box of Discord's desktop client; a phone has the width of its screen, less its edges.
pub(super) const DESKTOP: (f64, f64) = (550.0, 350.0);
pub(super) const PHONE: (f64, f64) = (340.0, f64::INFINITY);

/// A browser and the bot, with one person who has a board in the channel and a question in direct
/// messages.
async fn at_a_table<F>(window: Viewport, name: &str, test: impl FnOnce(Browser) -> F)
where
    F: Future<Output = ()>,
{
    with_browser(window, async |page| {
        let harness = Harness::new(name).await;
        sits_down(&page, &harness, "little-prince", 1).await;
        test(page).await;
        harness.stop().await;
    })
    .await;
}

/// Ada opens a table on the page, starts with so many computer players, and is asked.
pub(super) async fn sits_down(page: &Browser, harness: &Harness, game: &str, computers: usize) {
    let ada = harness.standin.person("Ada");
    page.open(&harness.standin.url()).await;
    ada.slash("play", &[("game", game)]).expect("a command").answer().await;
    for seats in 2..2 + computers {
        page.press("Ada", "p1.ac.").await;
        page.sees("Ada", &format!("{seats}. ")).await;
    }
    page.press("Ada", "p1.st.").await;
    page.sees("Ada", &shown(Language::English, &bot::waiting_for("Ada"))).await;
}

/// What is shown of each picture: its own size, and its size on the page.
async fn measured(page: &Browser, count: usize) -> Vec<[f64; 4]> {
    let loaded = "all('Ada', '.log img').filter((image) => image.naturalWidth)";
    page.until(&format!("{loaded}.length === {count}")).await;
    let sizes = format!(
        "{loaded}.map((image) => [image.naturalWidth, image.naturalHeight,
            image.getBoundingClientRect().width, image.getBoundingClientRect().height])"
    );
    serde_json::from_value(page.eval(&sizes).await).expect("numbers")
}

/// A picture fills its box in one direction, or is as large as it is.
pub(super) fn fits(
    [width, height, shown_width, shown_height]: [f64; 4],
    (widest, tallest): (f64, f64),
) {
    let scale = (widest / width).min(tallest / height).min(1.0);
    let off = (shown_width - width * scale).abs().max((shown_height - height * scale).abs());
    assert!(off < 1.0, "{width} x {height} is shown as {shown_width} x {shown_height}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_desktop_boards_and_questions_fit_into_its_box() {
    at_a_table(Viewport::Desktop, "browser-pictures", async |page| {
        // The lobby, the board and the question.
        let shown = measured(&page, 3).await;
        for picture in shown {
            fits(picture, DESKTOP);
        }
        page.look("pictures-desktop").await;
        page.click_at("#phone").await;
        page.until("all('Ada', '.pane').length === 1").await;
        for picture in measured(&page, 2).await {
            fits(picture, (350.0, f64::INFINITY));
        }
        page.look("pictures-phone-on-a-desktop").await;
        assert_eq!(page.errors().await, Vec::<Value>::new());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_boards_and_questions_have_its_width() {
    at_a_table(Viewport::Phone, "browser-pictures-phone", async |page| {
        for picture in measured(&page, 2).await {
            fits(picture, PHONE);
        }
        page.look("pictures-phone-channel").await;
        page.until("all('Ada', '.place.unread .badge').length === 1").await;
        page.click_at(".places [role=tab]:last-child").await;
        page.sees("Ada", "#general").await;
        fits(measured(&page, 1).await[0], PHONE);
        page.look("pictures-phone-question").await;
        assert_eq!(page.eval("document.documentElement.scrollWidth").await, 360);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_opens_whole_and_pixel_by_pixel_by_keys_alone() {
    let image = "document.querySelector('dialog[open] .stage img')";
    let is_whole = format!(
        "(() => {{ const {{ top, left, right, bottom }} = {image}.getBoundingClientRect();
             return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight; }})()"
    );
    let is_full = format!("{image}.width === {image}.naturalWidth");
    let press = |key: Key| String::from(char::from(key));
    at_a_table(Viewport::Phone, "browser-pictures-large", async |page| {
        measured(&page, 2).await;
        page.eval("all('Ada', '.log .picture')[0].focus()").await;
        page.keys(&press(Key::Enter)).await;
        page.until(&format!("{image}.naturalWidth && {is_whole}")).await;
        assert_eq!(page.eval(&is_full).await, false, "it is larger than a phone");
        let said = page.eval("document.querySelector('dialog[open] .words').innerText").await;
        assert!(said.as_str().is_some_and(|words| words.contains("Ada")), "{said}");
        page.look("pictures-large").await;
        page.until("focus().textContent.includes('Close')").await;
        page.keys(&(press(Key::Shift) + &press(Key::Tab))).await;
        page.until("focus().textContent === 'Full size'").await;
        page.keys(" ").await;
        page.until(&is_full).await;
        page.until("focus().getAttribute('aria-pressed') === 'true'").await;
        page.look("pictures-full-size").await;
        page.keys(&press(Key::Tab)).await;
        page.keys(&press(Key::Tab)).await;
        page.until("focus().matches('.stage')").await;
        let place = page.eval("focus().scrollLeft").await;
        page.keys(&press(Key::Right)).await;
        page.until(&format!("focus().scrollLeft > {place}")).await;
        // A press on the picture makes it whole again.
        page.click_at("dialog[open] .stage img").await;
        page.until(&is_whole).await;
        page.keys(&press(Key::Escape)).await;
        page.until("!document.querySelector('dialog[open]')").await;
        page.until("focus() === all('Ada', '.log .picture')[0]").await;
        assert_eq!(page.errors().await, Vec::<Value>::new());
    })
    .await;
}
