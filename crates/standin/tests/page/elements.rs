//! Every element that a bot can show.

use std::time::Duration;

use axum::http::Method;
use browser::{Key, Viewport};

use super::with_page;

/// A key that is no letter, as it is typed.
pub(super) fn key(key: Key) -> String {
    String::from(char::from(key))
}

#[tokio::test]
async fn a_command_is_found_by_typing_and_its_options_complete_themselves() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.write("Red", "/").await;
        page.until("all('Red', '.listbox li').length === 17").await;
        page.keys("cho").await;
        page.until("all('Red', '.listbox li').length === 1").await;
        page.until("sees('Red', 'An option that completes itself', '.listbox')").await;
        page.keys(&key(Key::Enter)).await;
        page.until("focus().getAttribute('aria-label') === 'word: One of many words'").await;
        page.until("all('Red', '.option .listbox li').length === 4").await;
        page.look("autocomplete").await;
        page.keys("va").await;
        page.until("all('Red', '.option .listbox li').length === 1").await;
        page.keys(&key(Key::Enter)).await;
        page.until("focus().textContent === 'Send'").await;
        page.keys(&key(Key::Enter)).await;
        page.sees("Blue", "[en-US] word vaalbara").await;
        page.until("sees('Blue', 'Red used /choose')").await;
    })
    .await;
}

#[tokio::test]
async fn options_of_other_kinds_are_chosen_and_wrong_ones_explained() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.write("Red", "/count").await;
        page.until("sees('Red', '/count up', '.listbox')").await;
        page.keys(&key(Key::Enter)).await;
        page.keys("11").await;
        page.click("Red", "Send").await;
        page.until("document.getElementById('notes').textContent.includes(\"doesn't take\")").await;
        page.until("focus().value === '11'").await;
        page.keys(&(key(Key::Backspace) + &key(Key::Backspace) + "3")).await;
        page.click("Red", "+ how").await;
        page.until("all('Red', '.option .listbox li').length === 2").await;
        page.keys(&key(Key::Down)).await;
        page.keys(&key(Key::Enter)).await;
        page.click("Red", "+ for").await;
        page.keys("bl").await;
        page.until("sees('Red', 'Blue', '.option .listbox .active')").await;
        page.keys(&key(Key::Enter)).await;
        page.click("Red", "Send").await;
        page.sees("Red", "[en-US] up to 3, how silent, for @Blue").await;
        page.until("all('Blue', '.message.pings .mention').length > 0").await;
    })
    .await;
}

#[tokio::test]
async fn buttons_can_be_pressed_unless_they_are_disabled() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "buttons").await;
        page.click("Blue", "Press").await;
        page.sees("Red", "blue pressed, 1 in all").await;
        page.until("all('Red', '.row button.primary').length === 2").await;
        page.until("all('Red', '.row button').find((b) => b.textContent === 'Never').disabled")
            .await;
        page.until("all('Red', 'a.link')[0].href === 'https://example.com/'").await;
        page.click("Red", "Quiet").await;
        page.sees("Blue", "Changed quietly").await;
        page.sees("Blue", "(edited)").await;
    })
    .await;
}

#[tokio::test]
async fn a_menu_is_opened_and_several_options_are_picked() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "menu").await;
        page.click("Blue", "Words").await;
        page.until("all('Blue', '.menu-box li').length === 4").await;
        page.until("focus().getAttribute('aria-expanded') === 'true'").await;
        page.click("Blue", "gondwana").await;
        page.keys(&key(Key::Down)).await;
        page.keys(" ").await;
        page.until("all('Blue', '[aria-selected=true]').length === 3").await;
        page.look("menu").await;
        page.click("Blue", "Done").await;
        page.sees("Red", "You picked gondwana and laurasia").await;
        page.keys(&key(Key::Down)).await;
        page.until("all('Blue', '.menu-box li').length === 4").await;
        page.keys(&key(Key::Escape)).await;
        page.until("all('Blue', '.menu-box li').length === 0").await;
    })
    .await;
}

#[tokio::test]
async fn a_menu_of_one_choice_sends_it_at_once() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "pick").await;
        page.click("Blue", "One word").await;
        page.until("sees('Blue', '8 letters', '.menu-box li')").await;
        page.until("all('Blue', '.menu-box > .small-button').length === 0").await;
        page.click("Blue", "laurasia8 letters").await;
        page.sees("Red", "You picked laurasia").await;
        page.until("focus().matches('.menu')").await;
        page.keys(&key(Key::Down)).await;
        page.until("sees('Blue', 'gondwana', '.menu-box .active')").await;
        page.keys(&key(Key::Enter)).await;
        page.sees("Red", "You picked gondwana").await;
        page.until("all('Blue', '.menu-box li').length === 0").await;
    })
    .await;
}

#[tokio::test]
async fn a_form_is_filled_in_or_put_away() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.slash("Red", "form").await;
        page.until("focus().placeholder === 'C7 90'").await;
        page.until("all('Red', 'dialog.form')[0].getAttribute('aria-labelledby')").await;
        page.until("all('Blue', 'dialog.form').length === 0").await;
        page.keys("C").await;
        page.keys(&key(Key::Enter)).await;
        page.until("focus().matches(':invalid')").await;
        page.keys("7 90").await;
        page.keys(&key(Key::Tab)).await;
        page.keys("it fits").await;
        page.look("form").await;
        page.click("Red", "Submit").await;
        page.sees("Red", "You wrote C7 90 / it fits").await;
        page.until("all('Red', 'dialog.form').length === 0").await;
        page.slash("Red", "form").await;
        page.until("focus().placeholder === 'C7 90'").await;
        page.keys(&key(Key::Escape)).await;
        page.until("all('Red', 'dialog.form').length === 0").await;
        assert!(harness.red.modal().is_none());
    })
    .await;
}

#[tokio::test]
async fn an_embed_has_an_author_a_link_a_small_picture_and_a_time() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "card").await;
        page.sees("Blue", "no boat in sight").await;
        let link = |of: &str, to: &str| {
            format!("all('Blue', '.embed-{of} a')[0].href === 'https://example.com/{to}'")
        };
        page.until("sees('Blue', 'A traveller', '.embed-author')").await;
        page.until(&link("author", "traveller")).await;
        page.until("sees('Blue', 'A long way', '.embed-title')").await;
        page.until(&link("title", "way")).await;
        page.until("all('Blue', '.embed a').every((a) => a.rel.includes('noopener'))").await;
        page.until("sees('Blue', 'Written down • ', '.embed-footer')").await;
        page.until("all('Blue', '.embed-footer time')[0].dateTime === '2024-02-29T12:30:45.000Z'")
            .await;
        page.until("sees('Blue', '2024', '.embed-footer time')").await;
        page.until("all('Blue', '.thumbnail img')[0].alt === 'The same map, small'").await;
        page.until("all('Blue', '.thumbnail img')[0].naturalWidth > 0").await;
        page.until("all('Blue', '.message img').length === 1").await;
        page.look("card").await;
        page.click("Blue", "Open picture: The same map, small").await;
        page.until("document.querySelector('dialog.large[open] img').naturalWidth > 0").await;
    })
    .await;
}

#[tokio::test]
async fn a_file_that_is_no_picture_can_be_downloaded() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.slash("Red", "file").await;
        page.until("sees('Blue', 'lands.txt 40 B', 'a.file')").await;
        page.until("all('Blue', 'a.file')[0].download === 'lands.txt'").await;
        page.until("all('Blue', '.message img').length === 0").await;
        let address = page.eval("all('Blue', 'a.file')[0].href").await;
        let file = harness.fetch(address.as_str().expect("an address")).await;
        assert_eq!(file, b"Pangaea was one land.\nThen it was many.\n");
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_takes_its_time_is_awaited() {
    with_page(Viewport::Desktop, async |harness, page| {
        let slow = harness.standin.hold(&Method::PATCH, "@original");
        page.slash("Red", "later").await;
        page.sees("Blue", "Pangaea is thinking…").await;
        drop(slow);
        page.sees("Blue", "Here it is").await;
        page.until("!sees('Blue', 'thinking')").await;
        page.sees("Red", "And more, for you").await;
        page.until("!sees('Blue', 'And more')").await;
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_never_comes_is_reported() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.slash("Red", "buttons").await;
        page.sees("Red", "Press one").await;
        let silence = harness.standin.hold(&Method::POST, "callback");
        let refusals = harness.standin.expect_refusals();
        page.slash("Red", "secret").await;
        page.sees("Red", "Sending command…").await;
        page.click("Blue", "Press").await;
        page.until("all('Blue', '.row[aria-busy=true]').length === 1").await;
        harness.standin.advance(Duration::from_secs(4));
        page.sees("Red", "The application did not respond").await;
        page.sees("Blue", "This interaction failed").await;
        page.until("!sees('Blue', 'did not respond') && !sees('Red', 'interaction failed')").await;
        page.look("failed").await;
        page.click("Red", "Dismiss message").await;
        page.until("!sees('Red', 'did not respond')").await;
        drop(silence);
        let late = || harness.standin.requests().iter().filter(|line| line.status == 404).count();
        harness.standin.until("two late answers", || (late() == 2).then_some(())).await;
        drop(refusals);
    })
    .await;
}

#[tokio::test]
async fn changes_and_deletions_are_seen_as_they_happen() {
    with_page(Viewport::Desktop, async |harness, page| {
        let edit = harness.standin.hold(&Method::PATCH, "/channels/");
        let delete = harness.standin.hold(&Method::DELETE, "/channels/");
        page.slash("Red", "rewrite").await;
        page.sees("Blue", "First version").await;
        drop(edit);
        page.sees("Blue", "Second version (edited)").await;
        page.until("all('Blue', '.message img')[0].alt === 'One green pixel'").await;
        drop(delete);
        page.until("!sees('Blue', 'version')").await;
    })
    .await;
}
