//! The program that drives a browser, and the browser that it starts.

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;
use wait::{Process, bounded};

/// How the page is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewport {
    /// On a screen that is wide enough for several people.
    Desktop,
    /// As narrow as a phone.
    Phone,
    /// A desktop in Austria.
    German,
}

pub(crate) const PROGRAM: &str = "chromedriver";
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// A browser, if it can be driven.
pub(crate) fn installed() -> Option<&'static str> {
    BROWSERS.into_iter().find(|name| find(name).is_some()).filter(|_| find(PROGRAM).is_some())
}

/// Where a program is.
fn find(name: &str) -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Waits for something that driver or browser do.
pub(crate) async fn awaited<T>(what: &str, future: impl Future<Output = T>) -> T {
    bounded(what, || "the browser does not answer".to_owned(), future).await
}

/// The driver at a free port. It does not outlive this.
#[derive(Debug)]
pub(crate) struct Driver {
    _process: Process,
    pub(crate) port: u16,
}

impl Driver {
    pub(crate) async fn start() -> Self {
        let mut command = Command::new(PROGRAM);
        command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = Process::spawn(&mut command).expect("the driver starts");
        let output = BufReader::new(process.stdout().expect("a pipe"));
        let port = spawn_blocking(move || {
            output.lines().map_while(Result::ok).find_map(|line| {
                let port = line.split_once("successfully on port ")?.1;
                port.trim_end_matches('.').parse().ok()
            })
        });
        let port = awaited("the port of the driver", port).await.expect("no panic");
        Self { _process: process, port: port.expect("the driver tells its port") }
    }

    /// Starts this browser.
    pub(crate) async fn connect(&self, program: &str, window: Viewport) -> Client {
        const SIZE: &str = "--window-size=1280,860";
        let mut flags =
            vec!["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
        let mut options = json!({});
        match window {
            Viewport::Desktop => flags.push(SIZE),
            Viewport::German => {
                flags.push(SIZE);
                options["prefs"] = json!({ "intl.accept_languages": "de-AT,de,en" });
            }
            // A window cannot be as narrow as a phone, but it can show one.
            Viewport::Phone => {
                options["mobileEmulation"] =
                    json!({ "deviceMetrics": { "width": 360, "height": 720, "pixelRatio": 2.0 } });
            }
        }
        options["args"] = json!(flags);
        if program != "google-chrome" {
            options["binary"] = json!(find(program));
        }
        let capabilities =
            json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(serde_json::from_value(capabilities).expect("a list of wishes"));
        let address = format!("http://127.0.0.1:{}", self.port);
        awaited("a browser", builder.connect(&address)).await.expect("the browser starts")
    }
}

/// What the browser at a driver's port has logged since it was asked last.
pub(crate) async fn log(port: u16, session: &str) -> Vec<Value> {
    let body = json!({ "type": "browser" }).to_string();
    let request = format!(
        "POST /session/{session}/se/log HTTP/1.1\r\nhost: 127.0.0.1\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let asked = async {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
        stream.write_all(request.as_bytes()).await?;
        // The driver keeps the connection open, so its answer is as long as it says.
        let (mut answer, mut length) = (tokio::io::BufReader::new(stream), 0);
        let mut line = String::new();
        while answer.read_line(&mut line).await? > "\r\n".len() {
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            line.clear();
        }
        let mut told = vec![0; length];
        answer.read_exact(&mut told).await?;
        Ok::<_, std::io::Error>(told)
    };
    let told = awaited("what the browser has logged", asked).await.expect("a log");
    let told: Value = serde_json::from_slice(&told).expect("JSON");
    told["value"].as_array().expect("a list").clone()
}
