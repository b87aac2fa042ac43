//! The program without a command: the bot, and the Discord it finds.

use crate::cli::{command, output, refusal, temporary, text};
#[cfg(feature = "standin")]
use serde_json::{Value, json};
#[cfg(feature = "standin")]
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Stdio},
};
#[cfg(feature = "standin")]
use tokio_tungstenite::tungstenite::{self, Message, WebSocket, http::Request};

#[test]
fn an_address_that_is_none_is_refused() {
    for wrong in ["8321", "127.0.0.1", "nowhere:8321", "127.0.0.1:99999"] {
        let reason = refusal(&output(command(&[]).env("PANGAEA_STANDIN", wrong)), 1);
        assert!(
            reason.contains("PANGAEA_STANDIN") && reason.contains("127.0.0.1:8321"),
            "{reason}"
        );
    }
}

#[cfg(not(feature = "standin"))]
#[test]
fn without_a_token_and_without_a_stand_in_it_says_what_to_set() {
    let reason = refusal(&pangaea_in("no-token"), 1);
    assert!(reason.contains("DISCORD_TOKEN"), "{reason}");
}

#[cfg(not(feature = "standin"))]
fn pangaea_in(name: &str) -> std::process::Output {
    output(command(&[]).env("PANGAEA_DATA", temporary(name)))
}

#[test]
fn a_token_is_never_shown() {
    // A proxy that nobody answers at keeps the test away from the network.
    let token = "secret.token.part";
    let ended = output(
        command(&[])
            .env("DISCORD_TOKEN", token)
            .envs(
                ["HTTPS_PROXY", "https_proxy", "ALL_PROXY"]
                    .map(|name| (name, "http://127.0.0.1:9")),
            )
            .env("PANGAEA_DATA", temporary("token")),
    );
    assert_eq!(ended.status.code(), Some(1));
    let said = text(&ended.stdout) + &text(&ended.stderr);
    assert!(said.contains("Discord") && !said.contains("token.part"), "{said}");
}

#[cfg(feature = "standin")]
#[test]
fn a_port_that_is_taken_is_told_in_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address").to_string();
    let mut program = command(&[]);
    program.env("PANGAEA_STANDIN", &address).env("PANGAEA_DATA", temporary("taken"));
    let reason = refusal(&output(&mut program), 1);
    assert!(reason.contains(&address) && reason.contains("in use"), "{reason}");
}

/// The program, running with a stand-in.
#[cfg(feature = "standin")]
struct Running {
    process: Child,
    address: String,
}

#[cfg(feature = "standin")]
impl Running {
    fn start(data: &Path) -> Self {
        let mut process = command(&[])
            .env("PANGAEA_STANDIN", "127.0.0.1:0")
            .env("PANGAEA_DATA", data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        let mut next = || lines.next().expect("a line").expect("of text");
        let (first, second) = (next(), next());
        assert!(first.contains("DISCORD_TOKEN is not set"), "{first}");
        let address = second.strip_prefix("Open http://").and_then(|rest| rest.split(' ').next());
        let address = address.expect(&second).to_owned();
        Self { process, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let host = &self.address;
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")
            .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Ends it as a service does, and gives its exit code.
    fn terminate(mut self) -> Option<i32> {
        let id = self.process.id().to_string();
        let told = std::process::Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("kill runs").success());
        self.process.wait().expect("it ends").code()
    }
}

#[cfg(feature = "standin")]
impl Drop for Running {
    fn drop(&mut self) {
        // Whatever a failed test leaves running would keep the pipes of this one open.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody at the page of a running program.
#[cfg(feature = "standin")]
struct Visitor {
    socket: WebSocket<TcpStream>,
    person: Value,
    view: Value,
    acts: u64,
}

#[cfg(feature = "standin")]
impl Visitor {
    fn called(name: &str, program: &Running) -> Self {
        let address = &program.address;
        let request = Request::builder()
            .uri(format!("ws://{address}/page/socket"))
            .header("host", address)
            .header("origin", format!("http://{address}"))
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
            .body(())
            .expect("a request");
        let stream = TcpStream::connect(address).expect("a connection");
        let (socket, _) = tungstenite::client(request, stream).expect("the page's door");
        let mut visitor = Self { socket, person: Value::Null, view: Value::Null, acts: 0 };
        let people = visitor.told("people");
        let known = people["people"].as_array().expect("a list");
        let found = known.iter().find(|person| person["name"] == name).expect("this person");
        visitor.person = found["id"].clone();
        let watched = [&visitor.person];
        visitor.tell(&json!({"say": "watch", "people": watched}));
        visitor
    }

    fn tell(&mut self, words: &Value) {
        self.socket.send(Message::Text(words.to_string())).expect("sent");
    }

    /// The next thing of this kind that the page is told.
    fn told(&mut self, kind: &str) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().expect("something is told") {
                let told: Value = serde_json::from_str(&text).expect("JSON");
                assert_ne!(told["tell"], "refused", "{told}");
                if told["tell"] == kind {
                    return told;
                }
            }
        }
    }

    /// The first message in the channel with these words, once it is to be seen.
    fn sees(&mut self, words: &str) -> Value {
        loop {
            let seen = self.channel()["messages"].as_array().cloned().unwrap_or_default();
            let wanted = |message: &&Value| {
                message["content"].as_str().is_some_and(|content| content.contains(words))
            };
            if let Some(message) = seen.iter().find(wanted) {
                return message.clone();
            }
            self.view = self.told("view")["view"].take();
        }
    }

    fn channel(&self) -> &Value {
        let places = self.view["places"].as_array();
        let channel = places.and_then(|all| all.iter().find(|place| place["kind"] == "channel"));
        channel.unwrap_or(&Value::Null)
    }

    fn does(&mut self, deed: &Value) {
        while self.channel().is_null() || self.channel()["commands"] == json!([]) {
            self.view = self.told("view")["view"].take();
        }
        self.acts += 1;
        let place = self.channel()["id"].clone();
        let act = json!({"say": "act", "number": self.acts, "person": self.person,
            "place": place, "deed": deed});
        self.tell(&act);
    }
}

#[cfg(all(unix, feature = "standin"))]
#[test]
fn without_a_token_the_bot_answers_on_a_page_and_goes_on_where_it_was() {
    let data = temporary("resume");
    // What an earlier run has left would be played on.
    std::fs::remove_dir_all(&data).expect("a folder of our own");
    let first = Running::start(&data);
    assert!(first.get("/").contains("<title>Pangaea"));
    let mut ada = Visitor::called("Ada", &first);
    ada.does(&json!({"slash": {"command": "play", "options": [["game", "vaalbara"]]}}));
    let message = ada.sees("a table is open");
    assert_eq!(first.terminate(), Some(0));

    let second = Running::start(&data);
    let mut ada = Visitor::called("Ada", &second);
    assert_eq!(ada.sees("a table is open")["id"], message["id"], "the same message is still there");
    let buttons = message["components"][0]["components"].as_array().expect("a row");
    let add = buttons.iter().find(|button| button["label"] == "Add computer player");
    let button = &add.expect("this button")["custom_id"];
    ada.does(&json!({"click": {"message": message["id"], "button": button}}));
    assert_eq!(ada.sees("computer, plays")["id"], message["id"], "and its old button works");
    assert_eq!(second.terminate(), Some(0));
}
