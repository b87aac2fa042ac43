//! The program without a command: the bot, and the Discord it finds.

use crate::cli::{command, output, refusal, temporary, text};
#[cfg(feature = "standin")]
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Stdio},
};

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

#[cfg(all(unix, feature = "standin"))]
#[test]
fn without_a_token_it_serves_a_page_and_goes_on_where_it_was() {
    let data = temporary("resume");
    let state = data.join("standin/standin.json");
    let _ = std::fs::remove_file(&state);
    let first = Running::start(&data);
    assert!(first.get("/").contains("<title>Pangaea"));
    assert_eq!(first.terminate(), Some(0));
    let kept = std::fs::read_to_string(&state).expect("the state is kept");
    assert!(kept.contains("\"Ada\""), "{kept}");
    let second = Running::start(&data);
    assert_eq!(second.terminate(), Some(0));
    let again = std::fs::read_to_string(&state).expect("the state is kept");
    assert_eq!(again.matches("\"Ada\"").count(), kept.matches("\"Ada\"").count());
}
