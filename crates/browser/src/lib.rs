//! A real browser, and hands to use the page in it: for the tests of the stand-in's page, and for
//! those of the whole program.

mod driver;

pub use driver::Viewport;
pub use fantoccini::key::Key;

use driver::{Driver, PROGRAM, awaited, installed};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::{Client, Locator};
use futures_util::FutureExt;
use serde_json::{Value, json};
use std::fmt::Debug;
use std::io::Write;
use std::panic::AssertUnwindSafe;
use tokio::sync::Mutex;
use wait::{PATIENCE, within};

/// Set to `required` where a missing browser must not be overlooked.
const SETTING: &str = "STANDIN_BROWSER";

/// A folder for pictures of what the tests see.
const LOOK: &str = "STANDIN_LOOK";

/// One browser at a time is enough for a small machine.
static TURN: Mutex<()> = Mutex::const_new(());

/// Starts a browser and tries something with it. Where there is none it says so and does nothing.
///
/// # Panics
///
/// When what is tried does, or when there must be a browser and is none.
pub async fn with_browser<F>(window: Viewport, test: impl FnOnce(Browser) -> F)
where
    F: Future<Output = ()>,
{
    let Some(program) = installed() else {
        let required = std::env::var(SETTING).is_ok_and(|setting| setting == "required");
        assert!(!required, "{SETTING}=required, but there is no {PROGRAM} or no browser");
        // Not eprintln!, which is not shown for a test that passes.
        let name = std::thread::current().name().unwrap_or_default().to_owned();
        let line = format!("SKIPPED {name}: it needs chromium and chromium-driver\n");
        let _ = std::io::stderr().write_all(line.as_bytes());
        return;
    };
    let _turn = TURN.lock().await;
    let driver = Driver::start().await;
    let client = driver.connect(program, window).await;
    let browser = Browser { client: client.clone(), driver: driver.port };
    let done = AssertUnwindSafe(test(browser)).catch_unwind().await;
    // The browser must not outlive a test that fails.
    let _ = awaited("the browser to close", client.close()).await;
    if let Err(panic) = done {
        std::panic::resume_unwind(panic);
    }
}

/// What conditions may use: a person's column, whether something is to be seen in it, and all that
/// can be read or heard on the page.
const WORDS: &str = "
    const column = (name) => document.querySelector(`.column[data-person='${name}']`);
    const all = (name, selector) => [...column(name)?.querySelectorAll(selector) ?? []]
        .filter((found) => found.checkVisibility());
    const sees = (name, text, selector = '.log') =>
        all(name, selector).some((found) => found.textContent.includes(text));
    const focus = () => document.activeElement;
    const words = () => [...document.body.querySelectorAll('*')]
        .filter((found) => found.checkVisibility())
        .flatMap((found) => [found.ariaLabel, found.placeholder, found.title, found.alt]
            .concat([...found.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
                .map((node) => node.data)))
        .filter(Boolean).join(' | ');
";

/// How long the page itself looks for something at a time, in milliseconds; the driver would not
/// wait much longer for a script.
const SPELL: u32 = 5_000;

/// A browser that shows the page. Whatever cannot be done there panics.
#[derive(Clone, Debug)]
pub struct Browser {
    client: Client,
    driver: u16,
}

/// Waits for what the browser does, and it does it.
async fn done<T, E: Debug>(what: &str, deed: impl Future<Output = Result<T, E>>) -> T {
    awaited(what, deed).await.expect(what)
}

impl Browser {
    /// Opens a page.
    pub async fn open(&self, address: &str) {
        done("the page to open", self.client.goto(address)).await;
    }

    /// What went wrong in the page so far: errors of its script, and files that were not there.
    ///
    /// # Panics
    ///
    /// When the browser has no open session.
    pub async fn errors(&self) -> Vec<Value> {
        let session = done("a session", self.client.session_id()).await.expect("an open one");
        let lines = driver::log(self.driver, &session).await;
        lines.into_iter().filter(|line| line["level"] == "SEVERE").collect()
    }

    /// What an expression in the page gives.
    pub async fn eval(&self, expression: &str) -> Value {
        let script = format!("{WORDS} return ({expression});");
        done(expression, self.client.execute(&script, Vec::new())).await
    }

    /// Waits until an expression in the page is true.
    ///
    /// # Panics
    ///
    /// When it does not become true in time.
    pub async fn until(&self, condition: &str) {
        let script = format!(
            "{WORDS} const tell = arguments[0]; const end = Date.now() + {SPELL};
             const look = () => {{
                 let found = false;
                 try {{ found = Boolean({condition}); }} catch {{}}
                 if (found || Date.now() > end) tell(found); else setTimeout(look, 20);
             }};
             look();"
        );
        let look = async || {
            let found = done(condition, self.client.execute_async(&script, Vec::new())).await;
            (found == json!(true)).then_some(())
        };
        if within(PATIENCE, look).await.is_none() {
            let text = self.eval("document.body.innerText").await;
            panic!("waited in vain for {condition}; the page says: {text:#}");
        }
    }

    /// Waits until someone sees a text among the messages.
    pub async fn sees(&self, person: &str, text: &str) {
        self.until(&format!("sees({person:?}, {text:?})")).await;
    }

    /// Presses what has this text (or label) in someone's column, with the mouse.
    ///
    /// # Panics
    ///
    /// When there is nothing with this text.
    pub async fn click(&self, person: &str, text: &str) {
        let path = format!(
            "//section[@data-person='{person}']//*[self::button or self::a or self::summary or @role='option' or @role='button']\
             [normalize-space()='{text}' or @aria-label='{text}']"
        );
        self.until(&format!("document.evaluate({path:?}, document).iterateNext()")).await;
        let found = done("elements", self.client.find_all(Locator::XPath(&path))).await;
        done(text, found.last().expect("it was there").click()).await;
    }

    /// Presses the newest button in someone's column whose id begins like this, whatever it is
    /// called.
    pub async fn press(&self, person: &str, id: &str) {
        let selector = format!("[data-press^='{id}']:not(:disabled)");
        self.until(&format!("all({person:?}, {selector:?}).length")).await;
        let newest = format!("all({person:?}, {selector:?}).at(-1)");
        let id = self.eval(&format!("{newest}.closest('[data-id]').dataset.id")).await;
        self.click_at(&format!("[data-id={id}] {selector}")).await;
    }

    /// Presses what a selector finds, anywhere on the page.
    pub async fn click_at(&self, selector: &str) {
        let found = done(selector, self.client.find(Locator::Css(selector))).await;
        done(selector, found.click()).await;
    }

    /// Presses the upper left corner of the window, where something lies behind a dialog.
    pub async fn click_corner(&self) {
        let press = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: 4.0, y: 4.0 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        done("a press", self.client.perform_actions(press)).await;
    }

    /// Chooses a value of a list that is the browser's own.
    pub async fn choose(&self, selector: &str, value: &str) {
        let list = done(selector, self.client.find(Locator::Css(selector))).await;
        done(value, list.select_by_value(value)).await;
    }

    /// Types where the focus is.
    pub async fn keys(&self, text: &str) {
        let active = done("something with the focus", self.client.active_element()).await;
        done(text, active.send_keys(text)).await;
    }

    /// Puts the focus where someone writes, and types.
    pub async fn write(&self, person: &str, text: &str) {
        let selector = format!(".column[data-person='{person}'] .write");
        self.until(&format!("all({person:?}, '.write').length")).await;
        self.click_at(&selector).await;
        self.keys(text).await;
    }

    /// Uses a command without options.
    pub async fn slash(&self, person: &str, command: &str) {
        self.write(person, &format!("/{command}")).await;
        self.until(&format!("sees({person:?}, {:?}, '.listbox .active')", format!("/{command}")))
            .await;
        self.keys("\u{e007}").await;
        self.until("focus().textContent === 'Send'").await;
        self.keys("\u{e007}").await;
    }

    /// Keeps a picture of the page, if someone wants to look.
    ///
    /// # Panics
    ///
    /// When the picture cannot be written.
    pub async fn look(&self, name: &str) {
        if let Some(folder) = std::env::var_os(LOOK) {
            let picture = done("a picture", self.client.screenshot()).await;
            let file = std::path::Path::new(&folder).join(format!("{name}.png"));
            std::fs::write(file, picture).expect("a folder to write into");
        }
    }
}
