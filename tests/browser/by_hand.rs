//! Questions answered by hand on the page: things to choose from, arrows and *Confirm*, in no more
//! clicks than promised, and never *Suggest*.

use super::pictures::{DESKTOP, PHONE, fits};
use browser::{Browser, Viewport};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What the newest question in direct messages offers. Buttons are known by their ids, so labels may
/// be in any language.
const WORDS: &str = "
    const letters = all('Ada', '.pane').at(-1);
    const messages = [...letters.querySelectorAll('.message')];
    const kind = (part) => part.dataset.press.split('.')[1];
    const parts = (message) => [...message.querySelectorAll('[data-press]')];
    const asks = (message) => parts(message).some((part) => kind(part) === 'su');
    const question = messages.findLast(asks);
    const usable = (wanted) =>
        parts(question).filter((part) => kind(part) === wanted && !part.disabled);
    const ids = (found) => found.map((part) => part.dataset.press);
    const isPicked = (part) => part.classList.contains('primary');
    const step = (part) => part.dataset.press.split('.')[5];
    // What can be picked in a step in which nothing is.
    const open = () => usable('pb').filter((part) =>
        !isPicked(part) && !parts(question).some((other) => isPicked(other) && step(other) === step(part)));
    const isLoaded = (image) => image.complete && image.naturalWidth > 0;
    const size = (image) => [image.naturalWidth, image.naturalHeight,
        image.getBoundingClientRect().width, image.getBoundingClientRect().height];
    const panel = () => {
        const image = question?.querySelector('img');
        if (!image || !isLoaded(image) || question.querySelector('[aria-busy]')) return null;
        return {
            question: question.dataset.id,
            rows: [...question.querySelectorAll('.row')].map((row) => ids([...row.querySelectorAll('[data-press]')])),
            open: ids(open()),
            menu: usable('pi').map((menu) => menu.dataset.press)[0] ?? null,
            nudges: ids(usable('nu')),
            confirm: ids(usable('cf'))[0] ?? null,
            picture: size(image),
        };
    };
    const isOver = () => {
        const last = messages.at(-1);
        return !question && !parts(last).length && last.querySelector('img')
            && !last.querySelector('.content').innerText.startsWith('✓');
    };
    // All that the bot has said there; a menu says by itself what was picked in it.
    const said = () => [question.querySelector('.content').innerText, question.querySelector('img').src,
        ...parts(question).map((part) => part.dataset.press + part.disabled)].join();
    // Keeps what there is to do, if that is something, and something else than before.
    const take = (before) => {
        const shown = panel();
        const waits = shown && (shown.open.length || shown.nudges.length || shown.confirm);
        const words = isOver() ? 'over' : waits ? said() : before;
        if (words === before) return false;
        window.taken = { words, panel: shown };
        return true;
    };
";

/// What there is to do, and all that is said there.
#[derive(Deserialize)]
struct Taken {
    words: String,
    /// The question; none once the game is over.
    panel: Option<PagePanel>,
}

/// A question as it is shown.
#[derive(Deserialize)]
struct PagePanel {
    question: String,
    /// The ids of all that can be pressed, row by row.
    rows: Vec<Vec<String>>,
    /// The buttons of steps in which nothing is picked.
    open: Vec<String>,
    /// What a card to lay is chosen from.
    menu: Option<String>,
    /// Arrows and the like: the last goes on to the next place.
    nudges: Vec<String>,
    confirm: Option<String>,
    picture: [f64; 4],
}

/// How many clicks a decision may take, by what is chosen first: a character, a tile, a place.
pub(super) type Promised = &'static [(&'static str, u64)];

/// A question that was answered.
struct PageAnswer {
    /// What the first choice of it was called: `play`, `take`, `stack`, or `lay` for a place.
    kind: String,
    clicks: u64,
    /// Those that looked for a place, and those on the menu.
    looking: u64,
}

/// Someone who answers one question after another.
pub(super) struct Hands<'a> {
    page: &'a Browser,
    window: Viewport,
    /// What pictures for those who want to look are called.
    name: &'a str,
    /// All that was said when it was looked at last.
    words: String,
    answers: Vec<PageAnswer>,
}

/// More questions than any game of three asks one of them.
const MOST: usize = 200;

impl<'a> Hands<'a> {
    /// Plays to the end, with direct messages in sight.
    pub(super) async fn play(
        page: &'a Browser,
        window: Viewport,
        name: &'a str,
        promised: Promised,
    ) {
        let mut hands = Self { page, window, name, words: String::new(), answers: Vec::new() };
        page.eval(
            "void (window.clicks ??= (document.addEventListener('click',
                (event) => (window.clicks += event.isTrusted), true), 0))",
        )
        .await;
        let mut open = hands.take().await;
        while let Some(panel) = open {
            assert!(hands.answers.len() < MOST, "the game does not end");
            open = hands.answer(panel).await;
        }
        hands.were_few_clicks(promised);
    }

    async fn clicks(&self) -> u64 {
        self.page.eval("window.clicks").await.as_u64().expect("a number")
    }

    /// Waits for something to do that is not what was there before.
    async fn take(&mut self) -> Option<PagePanel> {
        let before = serde_json::Value::from(self.words.as_str());
        self.page.until(&format!("(() => {{ {WORDS} return take({before}); }})()")).await;
        let taken = self.page.eval("window.taken").await;
        let Taken { words, panel } = serde_json::from_value(taken).expect("what was taken");
        self.words = words;
        panel
    }

    /// Presses something of the question, and waits for what comes of it.
    async fn press(&mut self, press: &str) -> Option<PagePanel> {
        self.page.click_at(&format!("[data-press={press:?}]")).await;
        self.take().await
    }

    /// Opens the menu and takes a line of it.
    async fn pick(&mut self, menu: &str, line: usize) -> Option<PagePanel> {
        let menu = format!("[data-press={menu:?}]");
        self.page.click_at(&menu).await;
        self.page.click_at(&format!(".menu-box:has({menu}) li:nth-child({line})")).await;
        self.take().await
    }

    /// Answers a question; the next one, unless the game is over.
    async fn answer(&mut self, mut panel: PagePanel) -> Option<PagePanel> {
        let number = self.answers.len();
        let question = panel.question.clone();
        let before = self.clicks().await;
        let mut looking = 0;
        let kind = match panel.open.first() {
            Some(press) => choice_kind(press),
            None => "lay".to_owned(),
        };
        self.looks_right(&panel, number).await;
        let lays = !panel.nudges.is_empty();
        // Every other card is one of the tribe, as long as there are some.
        let laid = self.answers.iter().filter(|answer| answer.kind == "lay").count();
        if let Some(menu) = panel.menu.clone().filter(|_| laid.is_multiple_of(2)) {
            panel = self.pick(&menu, 2).await.expect("a card that is tried out");
            looking += 2;
        }
        if lays {
            let turn = panel.nudges[panel.nudges.len() - 2].clone();
            panel = self.press(&turn).await.expect("a card that was turned");
            looking += 1;
        }
        let mut shown = Some(panel);
        while let Some(panel) = shown.as_ref().filter(|panel| panel.question == question) {
            // One thing or another, so that a game is like no other.
            let choice = panel.open.get(number * 5 % panel.open.len().max(1));
            let next = panel.nudges.last();
            let press = panel.confirm.as_ref().or(choice).or(next).expect("something to press");
            looking += u64::from(Some(press) == next);
            let press = press.clone();
            self.looks_right(panel, number).await;
            shown = self.press(&press).await;
        }
        let clicks = self.clicks().await - before;
        self.answers.push(PageAnswer { kind, clicks, looking });
        shown
    }

    /// Every question is as large as the client shows it, and has its rows in order.
    async fn looks_right(&self, panel: &PagePanel, number: usize) {
        fits(panel.picture, if self.window == Viewport::Phone { PHONE } else { DESKTOP });
        let kinds = |row: &Vec<String>| -> Vec<String> {
            row.iter().filter_map(|id| Some(id.split('.').nth(1)?.to_owned())).collect()
        };
        let rows: Vec<Vec<String>> = panel.rows.iter().map(kinds).collect();
        assert!(rows.len() <= 5, "{rows:?}");
        // In someone's first games it also has the button against tips.
        let (last, others) = rows.last().and_then(|row| row.split_first()).expect("rows");
        assert_eq!(last, "un", "the last row is for taking back: {rows:?}");
        assert!(others.is_empty() || others == ["nt"], "{rows:?}");
        let typed = rows.iter().position(|row| row.contains(&"ty".to_owned()));
        assert_eq!(typed, Some(rows.len() - 2), "the controls are above it: {rows:?}");
        self.page.look(&format!("{}-{number:02}", self.name)).await;
    }

    /// No decision took more clicks than it may, and each that has a promise was made.
    fn were_few_clicks(&self, promised: Promised) {
        let mut most: BTreeMap<&str, u64> = BTreeMap::new();
        for answer in &self.answers {
            // To look for a place takes as long as someone likes.
            let clicks = answer.clicks - answer.looking;
            let known = most.entry(&answer.kind).or_default();
            *known = clicks.max(*known);
        }
        for (kind, clicks) in promised {
            let took = most.get(kind).copied().unwrap_or_default();
            assert!((1..=*clicks).contains(&took), "{kind}: {took} clicks; {most:?}");
        }
        // Whoever draws takes first: both are one turn.
        for pair in self.answers.windows(2) {
            let [draws, takes] = pair else { unreachable!("windows of two") };
            let turn = draws.clicks + takes.clicks;
            assert!(draws.kind != "stack" || turn <= 5, "a turn of {turn} clicks");
        }
    }
}

/// What a button picks, by the key of its name, such as `play` of `{"play":4}`.
fn choice_kind(press: &str) -> String {
    let (_, name) = press.split_once('{').unwrap_or_default();
    name.split('"').nth(1).unwrap_or_default().to_owned()
}
