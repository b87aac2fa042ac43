//! Pictures: as large as Discord's two clients show them, and in front of everything when one is
//! pressed.

use browser::{Browser, Key, Viewport};
use serde_json::json;

use super::elements::key;
use super::with_page;

const WORDS: &str = "A map: one great land and an island in a wide sea";

/// The large picture, as the page's own words.
const LARGE: &str = "document.querySelector('dialog.large[open]')";

/// The room of pictures before they are loaded: of each, put where a selector says, its width and
/// height in whole pixels.
async fn room(page: &Browser, place: &str, sizes: &[(u32, u32)]) -> Vec<(u32, u32)> {
    page.eval("void import('/page/picture.js').then((module) => (window.made = module.picture))")
        .await;
    page.until("window.made").await;
    let measured = page
        .eval(&format!(
            "{}.map(([width, height]) => {{
                 const picture = window.made('/attachments/none.png', 'None', {{ width, height }});
                 document.querySelector({place:?}).append(picture);
                 const room = picture.querySelector('img').getBoundingClientRect();
                 picture.remove();
                 return [Math.round(room.width), Math.round(room.height)];
             }})",
            json!(sizes)
        ))
        .await;
    serde_json::from_value(measured).expect("pairs of numbers")
}

#[tokio::test]
async fn on_a_desktop_pictures_fit_into_a_box_and_are_never_enlarged() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.open(&harness.standin.url()).await;
        page.slash("Red", "picture").await;
        page.until("all('Red', '.embed').length === 1").await;
        let sizes = [(756, 1216), (1100, 700), (2200, 700), (550, 350), (300, 200), (40, 900)];
        let boxed = [(218, 350), (550, 350), (550, 175), (550, 350), (300, 200), (16, 350)];
        assert_eq!(room(&page, ".message .body", &sizes).await, boxed);
        let boxed = [(187, 300), (400, 255), (400, 127), (400, 255), (300, 200), (13, 300)];
        assert_eq!(room(&page, ".embed", &sizes).await, boxed);
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_pictures_have_the_width_of_the_screen() {
    with_page(Viewport::Phone, async |_stage, page| {
        page.slash("Red", "picture").await;
        page.until("all('Red', '.embed').length === 1").await;
        let sizes = [(680, 1360), (1100, 700), (300, 200)];
        let whole = [(340, 680), (340, 216), (300, 200)];
        assert_eq!(room(&page, ".message .body", &sizes).await, whole);
        page.until("document.querySelector('.embed img').naturalWidth > 0").await;
        assert_eq!(page.eval("document.documentElement.scrollWidth").await, 360);
        assert_eq!(page.eval("document.getElementById('phone').checkVisibility()").await, false);
    })
    .await;
}

#[tokio::test]
async fn a_wide_screen_can_look_like_a_phone_and_remembers_it() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.open(&harness.standin.url()).await;
        page.slash("Red", "picture").await;
        page.until("all('Red', '.embed').length === 1").await;
        page.until("all('Red', '.pane').length === 2").await;
        page.click_at("#phone").await;
        page.until("focus().getAttribute('aria-pressed') === 'true'").await;
        page.until("all('Red', '.pane').length === 1").await;
        assert_eq!(room(&page, ".message .body", &[(1100, 700)]).await, [(350, 223)]);
        assert_eq!(page.eval("column('Red').getBoundingClientRect().width").await, 390);
        page.look("phone-on-a-desktop").await;
        page.eval("location.reload()").await;
        page.until("all('Red', '.embed').length === 1").await;
        page.until("document.querySelector('#phone[aria-pressed=true]')").await;
        assert_eq!(room(&page, ".message .body", &[(1100, 700)]).await, [(350, 223)]);
        page.click_at("#phone").await;
        page.until("all('Red', '.pane').length === 2").await;
        assert_eq!(room(&page, ".message .body", &[(1100, 700)]).await, [(550, 350)]);
    })
    .await;
}

#[tokio::test]
async fn a_picture_has_words_opens_large_and_closes_by_key() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "picture").await;
        page.sees("Blue", "All lands were one once.").await;
        page.until("sees('Blue', 'Lands', '.embed .field.inline')").await;
        page.until(&format!("all('Blue', '.embed img')[0].alt === '{WORDS}'")).await;
        page.until("all('Blue', '.embed img')[0].naturalWidth > 0").await;
        page.eval("all('Blue', '.picture')[0].focus()").await;
        page.keys(&key(Key::Enter)).await;
        page.until(&format!("{LARGE}.querySelector('img').naturalWidth > 0")).await;
        page.until(&format!("{LARGE}.querySelector('.words').textContent === '{WORDS}'")).await;
        page.until(&format!(
            "document.getElementById({LARGE}.getAttribute('aria-describedby')).textContent === '{WORDS}'"
        ))
        .await;
        page.until("focus().textContent.includes('Close')").await;
        page.look("picture").await;
        page.keys(&key(Key::Escape)).await;
        page.until(&format!("!{LARGE}")).await;
        page.until("focus() === all('Blue', '.picture')[0]").await;
        let errors = page.errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    })
    .await;
}

#[tokio::test]
async fn a_large_picture_is_closed_by_its_button_or_beside_it() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "picture").await;
        page.until("all('Blue', '.embed img')[0].naturalWidth > 0").await;
        page.click_at(".column[data-person='Blue'] .picture").await;
        page.until(LARGE).await;
        page.click_at("dialog.large .close").await;
        page.until(&format!("!{LARGE}")).await;
        page.click_at(".column[data-person='Blue'] .picture").await;
        page.until(&format!("{LARGE}.querySelector('img').naturalWidth > 0")).await;
        page.click_at("dialog.large img").await;
        assert_eq!(page.eval("document.querySelector('dialog.large').open").await, true);
        page.click_corner().await;
        page.until(&format!("!{LARGE}")).await;
        page.until("focus() === all('Blue', '.picture')[0]").await;
    })
    .await;
}

#[tokio::test]
async fn the_focus_finds_back_to_a_message_that_was_built_again() {
    with_page(Viewport::Desktop, async |harness, page| {
        let delete = harness.standin.hold(&axum::http::Method::DELETE, "/channels/");
        page.slash("Red", "rewrite").await;
        page.until("all('Red', '.message img').length === 1").await;
        page.click_at(".column[data-person='Red'] .picture").await;
        page.until(LARGE).await;
        // Who else is there is part of what a message is built from.
        harness.standin.person("Green");
        page.until("document.querySelector('#people').textContent.includes('Green')").await;
        page.keys(&key(Key::Escape)).await;
        page.until(&format!("!{LARGE}")).await;
        page.until("focus() === all('Red', '.picture')[0]").await;
        page.click_at(".column[data-person='Red'] .picture").await;
        page.until(LARGE).await;
        drop(delete);
        page.until("all('Red', '.picture').length === 0").await;
        page.keys(&key(Key::Escape)).await;
        page.until("focus().getAttribute('role') === 'log'").await;
    })
    .await;
}
