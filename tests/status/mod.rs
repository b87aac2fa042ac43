//! How a host sees the bot: `pangaea status` and its like beside it, the HTTP endpoint, and systemd.

mod documented;
mod measured;
mod operated;
mod ready;
mod reasons;
mod sessions;
mod shards;
mod started;
mod starting;

use crate::cli::{command, output, temporary, text};
use crate::play::harness::Harness;
use pangaea::status::{HttpEndpoint, Service, Socket};
use standin::Standin;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wait::{Process, bounded};

/// An empty folder of this test's own.
fn empty(name: &str) -> PathBuf {
    let folder = temporary(name);
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A bot in this process, as it answers those who ask after it.
fn service(harness: &Harness) -> Service {
    let file = harness.folder.join("pangaea.db");
    Service::running(harness.bot.monitor(), &file, harness.clock.now())
}

/// The same over its socket.
fn socket(harness: &Harness) -> Socket {
    Socket::open(&harness.folder, service(harness))
}

/// The program with a command, beside the bot of a folder.
fn beside(data: &Path, arguments: &[&str]) -> Output {
    output(command(arguments).env("PANGAEA_DATA", data))
}

/// What `pangaea status` says of a folder, and with which code it ends.
fn status(data: &Path) -> (String, i32) {
    let ended = beside(data, &["status"]);
    let said = text(&ended.stdout) + &text(&ended.stderr);
    (said, ended.status.code().expect("a code"))
}

/// The program as a bot at a stand-in.
fn bot_at(standin: &str, token: &str, data: &Path) -> std::process::Command {
    let mut program = command(&[]);
    program
        .env("PANGAEA_LOG", "off")
        .env("PANGAEA_DISCORD", standin)
        .env("DISCORD_TOKEN", token)
        .env("PANGAEA_DATA", data);
    program
}

/// Starts the program as a bot, and waits until it has logged in.
async fn running(standin: &Standin, data: &Path, with: &[(&str, String)]) -> Process {
    let mut program = bot_at(&standin.url(), standin.token(), data);
    program.envs(with.iter().map(|(name, value)| (name, value)));
    let process = Process::spawn(program.stdout(Stdio::null()).stderr(Stdio::null()));
    let process = process.expect("the program runs");
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    process
}

/// A bot in this process with an HTTP endpoint.
struct WatchedBot {
    harness: Harness,
    address: String,
    _endpoint: Box<dyn std::any::Any>,
}

impl WatchedBot {
    async fn new(name: &str) -> Self {
        Self::of(Harness::new(name).await).await
    }

    async fn of(harness: Harness) -> Self {
        let service = service(&harness);
        Self::answering(harness, service).await
    }

    async fn answering(harness: Harness, service: Service) -> Self {
        let address = "127.0.0.1:0".parse().expect("an address");
        let endpoint = HttpEndpoint::bind(address).await.expect("a free port");
        let address = endpoint.address().expect("its address").to_string();
        let endpoint = Box::new(endpoint.open(service));
        Self { harness, address, _endpoint: endpoint }
    }

    /// The status and body of an answer.
    async fn get(&self, path: &str) -> (u16, String) {
        let asked = get(&self.address, "GET", path);
        bounded(path, || self.harness.standin.last_requests(), asked).await
    }

    /// Waits until it is ready, or not for a reason with these words.
    async fn until_ready(&self, reason: Option<&str>) {
        let turned = async || {
            let (status, body) = self.get("/ready").await;
            let turned = match reason {
                None => status == 200,
                Some(words) => status == 503 && body.contains(words),
            };
            turned.then_some(())
        };
        self.harness.until(&format!("/ready to turn ({reason:?})"), turned).await;
    }
}

/// Waits until `/ready` of a bot at this stand-in answers so.
async fn turned(address: &str, standin: &Standin, (expected, words): (u16, &str)) {
    let answered = async || {
        let (status, body) = get(address, "GET", "/ready").await;
        (status == expected && body.contains(words)).then_some(())
    };
    wait::until(words, || standin.last_requests(), answered).await;
}

async fn get(address: &str, method: &str, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.expect("a endpoint");
    let request = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    (status, body.to_owned())
}
