//! A real browser, and the hands to use the page in it. The program's own tests use it too.

use std::future::Future;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::panic::AssertUnwindSafe;
use std::process::{Child, Command, Stdio};

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::{Client, ClientBuilder, Locator};
use futures_util::FutureExt;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::sync::Mutex;

/// Set to `required` where a missing browser must not be overlooked.
const SETTING: &str = "STANDIN_BROWSER";

/// A folder for pictures of what the tests see.
const LOOK: &str = "STANDIN_LOOK";

const DRIVER: &str = "chromedriver";
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// One browser at a time is enough for a small machine.
static TURN: Mutex<()> = Mutex::const_new(());

#[derive(Clone, Copy)]
pub(super) enum Window {
    Desktop,
    Phone,
    /// A desktop in Austria.
    German,
}

/// Starts a browser and tries something with it. Where there is none it says so and does nothing.
pub(super) async fn with_browser<F>(window: Window, test: impl FnOnce(Browser) -> F)
where
    F: Future<Output = ()>,
{
    let Some(program) = installed() else {
        let required = std::env::var(SETTING).is_ok_and(|setting| setting == "required");
        assert!(!required, "{SETTING}=required, but there is no {DRIVER} or no browser");
        // Not eprintln!, which is not shown for a test that passes.
        let name = std::thread::current().name().unwrap_or_default().to_owned();
        let line = format!("SKIPPED {name}: it needs chromium and chromium-driver\n");
        let _ = std::io::stderr().write_all(line.as_bytes());
        return;
    };
    let _turn = TURN.lock().await;
    let driver = Driver::start();
    let client = driver.connect(program, window).await;
    let browser = Browser { client: client.clone(), driver: driver.port };
    let done = AssertUnwindSafe(test(browser)).catch_unwind().await;
    // The browser must not outlive a test that fails.
    let _ = client.close().await;
    if let Err(panic) = done {
        std::panic::resume_unwind(panic);
    }
}

/// A browser, if it can be driven.
fn installed() -> Option<&'static str> {
    let paths = std::env::var_os("PATH")?;
    let is_there =
        |name: &str| std::env::split_paths(&paths).any(|folder| folder.join(name).is_file());
    BROWSERS.into_iter().find(|name| is_there(name)).filter(|_| is_there(DRIVER))
}

/// The program that drives the browser, at a free port.
struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start() -> Self {
        let mut process = Command::new(DRIVER)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            let port = line.split_once("successfully on port ")?.1;
            port.trim_end_matches('.').parse().ok()
        });
        Self { process, port: port.expect("the driver tells its port") }
    }

    async fn connect(&self, program: &str, window: Window) -> Client {
        const SIZE: &str = "--window-size=1280,860";
        let mut flags =
            vec!["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
        let mut options = json!({});
        match window {
            Window::Desktop => flags.push(SIZE),
            Window::German => {
                flags.push(SIZE);
                options["prefs"] = json!({ "intl.accept_languages": "de-AT,de,en" });
            }
            // A window cannot be as narrow as a phone, but it can show one.
            Window::Phone => {
                options["mobileEmulation"] =
                    json!({ "deviceMetrics": { "width": 360, "height": 720, "pixelRatio": 2.0 } });
            }
        }
        options["args"] = json!(flags);
        if program != "google-chrome" {
            let paths = std::env::var_os("PATH").unwrap_or_default();
            let found = std::env::split_paths(&paths).map(|folder| folder.join(program));
            options["binary"] = json!(found.into_iter().find(|path| path.is_file()));
        }
        let capabilities =
            json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        ClientBuilder::new(HttpConnector::new())
            .capabilities(serde_json::from_value(capabilities).expect("a list of wishes"))
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("the browser starts")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
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

/// How long a condition may take, in milliseconds; only so that a hang ends with a message.
const PATIENCE: u32 = 25_000;

#[derive(Clone)]
pub(super) struct Browser {
    client: Client,
    #[allow(dead_code)]
    driver: u16,
}

impl Browser {
    pub(super) async fn open(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// What went wrong in the page so far: errors of its script, and files that were not there.
    /// Not every test binary that shares this file asks for it.
    #[allow(dead_code)]
    pub(super) async fn errors(&self) -> Vec<Value> {
        let session = self.client.session_id().await.expect("a session").expect("an open one");
        let body = json!({ "type": "browser" }).to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.driver)).expect("the driver");
        write!(
            stream,
            "POST /session/{session}/se/log HTTP/1.1\r\nhost: 127.0.0.1\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("sent");
        // The driver keeps the connection open, so its answer is as long as it says.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            answer.read_line(&mut line).expect("a header");
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
        }
        let mut told = vec![0; length];
        answer.read_exact(&mut told).expect("a whole answer");
        let told: Value = serde_json::from_slice(&told).expect("JSON");
        let lines = told["value"].as_array().expect("a list");
        lines.iter().filter(|line| line["level"] == "SEVERE").cloned().collect()
    }

    /// What an expression in the page gives.
    pub(super) async fn eval(&self, expression: &str) -> Value {
        let script = format!("{WORDS} return ({expression});");
        self.client.execute(&script, Vec::new()).await.expect(expression)
    }

    /// Waits until an expression in the page is true.
    pub(super) async fn until(&self, condition: &str) {
        let script = format!(
            "{WORDS} const tell = arguments[0]; const end = Date.now() + {PATIENCE};
             const look = () => {{
                 let found = false;
                 try {{ found = Boolean({condition}); }} catch {{}}
                 if (found || Date.now() > end) tell(found); else setTimeout(look, 20);
             }};
             look();"
        );
        let found = self.client.execute_async(&script, Vec::new()).await.expect(condition);
        if found != json!(true) {
            let text = self.eval("document.body.innerText").await;
            panic!("waited in vain for {condition}; the page says: {text:#}");
        }
    }

    /// Waits until somebody sees a text among the messages.
    pub(super) async fn sees(&self, person: &str, text: &str) {
        self.until(&format!("sees({person:?}, {text:?})")).await;
    }

    /// Presses what has this text (or label) in somebody's column, with the mouse.
    pub(super) async fn click(&self, person: &str, text: &str) {
        let path = format!(
            "//section[@data-person='{person}']//*[self::button or self::a or self::summary or @role='option' or @role='button']\
             [normalize-space()='{text}' or @aria-label='{text}']"
        );
        self.until(&format!("document.evaluate({path:?}, document).iterateNext()")).await;
        let found = self.client.find_all(Locator::XPath(&path)).await.expect("elements");
        found.last().expect("it was there").click().await.expect(text);
    }

    /// Presses what a selector finds, anywhere on the page.
    pub(super) async fn click_at(&self, selector: &str) {
        let found = self.client.find(Locator::Css(selector)).await.expect(selector);
        found.click().await.expect(selector);
    }

    /// Presses the upper left corner of the window, where something lies behind a dialog.
    pub(super) async fn click_corner(&self) {
        let press = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: 4.0, y: 4.0 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(press).await.expect("a press");
    }

    /// Chooses a value of a list that is the browser's own.
    pub(super) async fn choose(&self, selector: &str, value: &str) {
        let list = self.client.find(Locator::Css(selector)).await.expect(selector);
        list.select_by_value(value).await.expect(value);
    }

    /// Types where the focus is.
    pub(super) async fn keys(&self, text: &str) {
        let active = self.client.active_element().await.expect("something has the focus");
        active.send_keys(text).await.expect(text);
    }

    /// Puts the focus where somebody writes, and types.
    pub(super) async fn write(&self, person: &str, text: &str) {
        let selector = format!(".column[data-person='{person}'] .write");
        self.until(&format!("all({person:?}, '.write').length")).await;
        self.click_at(&selector).await;
        self.keys(text).await;
    }

    /// Uses a command without options.
    pub(super) async fn slash(&self, person: &str, command: &str) {
        self.write(person, &format!("/{command}")).await;
        self.until(&format!("sees({person:?}, {:?}, '.listbox .active')", format!("/{command}")))
            .await;
        self.keys("\u{e007}").await;
        self.until("focus().textContent === 'Send'").await;
        self.keys("\u{e007}").await;
    }

    /// Keeps a picture of the page, if somebody wants to look.
    pub(super) async fn look(&self, name: &str) {
        if let Some(folder) = std::env::var_os(LOOK) {
            let picture = self.client.screenshot().await.expect("a picture");
            let file = std::path::Path::new(&folder).join(format!("{name}.png"));
            std::fs::write(file, picture).expect("a folder to write into");
        }
    }
}
