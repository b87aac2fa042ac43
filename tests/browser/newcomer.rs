//! A whole game by somebody who has only the page: typed, clicked and looked at.

use crate::play::harness::Harness;
use browser::{Browser, Viewport, with_browser};
use serde_json::json;

/// The channel is on the left, direct messages are on the right.
const WORDS: &str = "
    const [channel, letters] = document.querySelectorAll('.column[data-person=Ada] .pane');
    const said = (pane) => pane.querySelector('.log').innerText;
    const press = (message, label) => [...message?.querySelectorAll('.row button') ?? []]
        .find((button) => button.textContent === label && !button.disabled);
    const isLoaded = (image) => image.complete && image.naturalWidth > 0;
    const isInSight = (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
    };
    const last = (pane) => [...pane.querySelectorAll('.message')].at(-1);
    const picked = (message) => message.querySelectorAll('.row .primary').length;
    // What there is to do: the game is over, a choice waits, an answer can be confirmed, or nothing.
    const next = () => {
        const question = last(letters);
        if (press(last(channel), 'Rematch')) return 'over';
        if (!question || question.querySelector('[aria-busy]')) return '';
        if (press(question, 'Confirm')) return 'confirm';
        const given = question.innerText.includes('You can change it');
        return press(question, 'Suggest') && !given ? 'choice' : '';
    };
";

/// An expression about the two panes.
fn panes(expression: &str) -> String {
    format!("(() => {{ {WORDS} return ({expression}); }})()")
}

/// More presses than any game of two can take.
const MOST: usize = 500;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_alone_plays_vaalbara_to_the_final_picture() {
    with_browser(Viewport::Desktop, async |page| {
        let harness = Harness::new("browser").await;
        for name in ["Ada", "Ben", "Cleo"] {
            harness.standin.person(name);
        }
        page.open(&harness.standin.url()).await;
        opens_a_table(&page).await;
        plays(&page).await;
        sees_the_end(&page).await;
        page.look("the-end").await;
        takes_the_record(&page).await;
        assert_eq!(page.errors().await, Vec::<serde_json::Value>::new());
        harness.stop().await;
    })
    .await;
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
    page.until(&panes("said(channel).includes('Vaalbara: a table is open')")).await;
    page.until(&panes("said(channel).includes('Only you can see this')")).await;
    page.until(&panes("said(letters).includes('Welcome to Vaalbara')")).await;
    page.look("a-table-is-open").await;
    page.click("Ada", "Add computer player").await;
    page.until(&panes("said(channel).includes('computer, plays well')")).await;
    page.click("Ada", "Start").await;
    page.until(&panes("said(channel).includes('Waiting for Ada')")).await;
    page.until(&panes("said(letters).includes('Choose a character')")).await;
    page.until(&panes("isLoaded(last(channel).querySelector('img'))")).await;
    page.until(&panes("isLoaded(last(letters).querySelector('img'))")).await;
    // The hand and all that can be pressed are to be seen without scrolling.
    page.until(&panes("isInSight(last(letters))")).await;
    page.look("the-first-question").await;
}

/// Answers every question: sometimes as suggested, sometimes by hand.
async fn plays(page: &Browser) {
    let mut answers = 0;
    for _ in 0..MOST {
        page.until(&panes("next()")).await;
        let next = page.eval(&panes("next()")).await;
        let question = page.eval(&panes("last(letters).dataset.id")).await;
        let here = format!(".pane:last-child [data-id={question}]");
        match next.as_str() {
            Some("over") => {
                assert!(answers >= 9, "there are nine rounds, and {answers} answers were given");
                return;
            }
            Some("choice") if answers % 2 == 0 => {
                page.eval(&panes("void press(last(letters), 'Suggest').focus()")).await;
                page.keys("\u{e007}").await;
                page.until(&panes("next() === 'confirm'")).await;
            }
            Some("choice") => {
                // A row in which nothing is picked.
                let before = page.eval(&panes("picked(last(letters))")).await;
                page.click_at(&format!("{here} .row:not(:has(.primary)) button")).await;
                let moved_on = format!(
                    "next() === 'confirm' || next() === 'over' || last(letters).dataset.id !== {question} \
                     || picked(last(letters)) !== {before}"
                );
                page.until(&panes(&moved_on)).await;
            }
            Some("confirm") => {
                page.click_at(&format!("{here} .success")).await;
                let gone = format!("!document.querySelector({:?})", format!("{here} .success"));
                page.until(&gone).await;
                answers += 1;
            }
            // What could be done a moment ago has just been done.
            _ => {}
        }
    }
    panic!("the game does not end");
}

/// The final table in words, and as a picture that is there and in sight.
async fn sees_the_end(page: &Browser) {
    page.until(&panes("[...channel.querySelectorAll('img')].every(isLoaded)")).await;
    page.until(&panes("[...letters.querySelectorAll('img')].every(isLoaded)")).await;
    page.until(&panes("isInSight(press(last(channel), 'Rematch'))")).await;
    let end = page.eval(&panes("last(channel).innerText")).await;
    let end = end.as_str().expect("a text");
    for word in ["Vaalbara · the end", "Ada", "Rematch", "Record"] {
        assert!(end.contains(word), "{word}: {end}");
    }
    let picture = page.eval(&panes("last(channel).querySelector('img').alt")).await;
    assert!(picture.as_str().is_some_and(|words| words.contains("Ada")), "{picture}");
    for round in 1..=9 {
        page.until(&panes(&format!("said(channel).includes('Vaalbara · Round {round}')"))).await;
    }
    let open = panes("letters.querySelectorAll('.row button').length");
    assert_eq!(page.eval(&open).await, 0, "nothing is left to press");
}

/// The record can be fetched, and is one of this game.
async fn takes_the_record(page: &Browser) {
    page.click("Ada", "Record").await;
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
