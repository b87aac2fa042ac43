//! What is newest stays in sight, unless someone reads what was before.

use browser::Viewport;

use super::with_page;

/// How far someone is from the end of the messages, in pixels.
fn below(person: &str) -> String {
    format!(
        "(({{ scrollHeight, scrollTop, clientHeight }}) => scrollHeight - scrollTop - clientHeight)
             (all({person:?}, '.log')[0])"
    )
}

#[tokio::test]
async fn no_one_loses_their_place_when_someone_else_comes() {
    with_page(Viewport::Desktop, async |harness, page| {
        for number in 1..=40 {
            harness.red.say(&format!("Line {number}")).expect("a message");
        }
        for person in ["Red", "Blue"] {
            page.sees(person, "Line 40").await;
            page.until(&format!("{} < 2", below(person))).await;
        }
        page.eval("void (all('Red', '.log')[0].scrollTop = 100)").await;
        page.until("all('Red', '.newest').length === 1").await;
        page.click_at("#people label:last-child input").await;
        page.until("!column('Owner')").await;
        page.click_at("#people label:last-child input").await;
        page.until("column('Owner')").await;
        page.until(&format!("{} < 2", below("Blue"))).await;
        assert_eq!(page.eval("all('Red', '.log')[0].scrollTop").await, 100);
    })
    .await;
}

#[tokio::test]
async fn whoever_reads_old_messages_is_not_disturbed_and_finds_back() {
    with_page(Viewport::Desktop, async |harness, page| {
        for number in 1..=60 {
            harness.red.say(&format!("Line {number}")).expect("a message");
        }
        page.sees("Blue", "Line 60").await;
        page.until("all('Blue', '.newest').length === 0").await;
        page.eval("void (all('Blue', '.log')[0].scrollTop = 50)").await;
        page.until("all('Blue', '.newest').length === 1").await;
        harness.red.say("Line 61").expect("a message");
        page.sees("Blue", "Line 61").await;
        assert_eq!(page.eval("all('Blue', '.log')[0].scrollTop").await, 50);
        page.look("newest").await;
        page.until("all('Blue', '.newest')[0].textContent === 'Jump to newest ↓'").await;
        page.click_at(".column[data-person='Blue'] .newest:not([hidden])").await;
        page.until(&format!("{} < 2", below("Blue"))).await;
        page.until("all('Blue', '.newest').length === 0").await;
        page.until("focus().getAttribute('role') === 'log'").await;
    })
    .await;
}
