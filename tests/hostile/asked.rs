//! What others on the same machine may ask a running bot, and what a run leaves behind.

use super::config;
use crate::cli::temporary;
use hostile::{cases, count, sample, wrong};
use pangaea::status::{
    Ask, HttpEndpoint, LastRun, RunFile, Service, ServiceAnswer, Socket, Stranger, ask,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::Value;
use std::path::PathBuf;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpStream, UnixStream};
use wait::bounded;

/// As many values as there are to be cases.
fn some<T: std::fmt::Debug>(of: &impl Strategy<Value = T>) -> Vec<T> {
    let mut runner = TestRunner::new(config(1));
    let mut next = || of.new_tree(&mut runner).expect("a value").current();
    (0..cases()).map(|_| next()).collect()
}

fn empty(name: &str) -> PathBuf {
    let folder = temporary(name);
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Says something; all that is answered.
async fn answer(mut stream: impl AsyncRead + AsyncWrite + Unpin, bytes: &[u8]) -> Vec<u8> {
    // Whoever has heard enough may hang up before the end.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let shown = || String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    let _ = bounded("an end", shown, stream.read_to_end(&mut answer)).await;
    answer
}

/// Says something, and that there is nothing more to come; all that is answered.
async fn told(mut stream: impl AsyncRead + AsyncWrite + Unpin, bytes: &[u8]) -> Vec<u8> {
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    answer(stream, &[]).await
}

/// Every question with one thing wrong, and bytes that are none.
fn questions() -> Vec<Vec<u8>> {
    let good = [
        Ask::Status,
        Ask::Tables { all: true },
        Ask::Forget { person: 7 },
        Ask::Repair { table: None },
        Ask::Close { table: 1 },
        Ask::Block { whom: Some(Stranger::Person(7)) },
        Ask::Unblock { whom: Stranger::Server(8) },
        Ask::Prune { days: 90, dry_run: true },
    ];
    let mut asked = Vec::new();
    for good in good {
        let good = serde_json::to_value(good).expect("plain data");
        for number in sample(count(&good), cases()) {
            asked.push(format!("{}\n", wrong(&good, number).value).into_bytes());
        }
    }
    let bytes = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..200),
        "\\{.{0,100}\n?".prop_map(String::into_bytes),
        (1..6000_usize).prop_map(|deep| "[".repeat(deep).into_bytes()),
    ];
    asked.extend(some(&bytes));
    asked
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_socket_is_asked_it_answers_the_next_question() {
    let folder = empty("hostile-socket");
    let service = Service::starting(&folder.join("pangaea.db"), 7);
    let _socket = Socket::open(&folder, service);
    for asked in questions() {
        let stream = UnixStream::connect(folder.join("pangaea.sock")).await.expect("a socket");
        let answer = String::from_utf8(told(stream, &asked).await).expect("text");
        assert!(answer.lines().count() <= 1, "{answer}");
        if !answer.is_empty() {
            serde_json::from_str::<Value>(&answer).expect("JSON");
        }
    }
    let answer = ask(&folder, &Ask::Status).await.expect("a socket").expect("someone there");
    assert!(matches!(answer, ServiceAnswer::Starting(_)), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_endpoint_is_asked_it_answers_the_next_one() {
    let folder = empty("hostile-endpoint");
    let address = "127.0.0.1:0".parse().expect("an address");
    let endpoint = HttpEndpoint::bind(address).await.expect("a free port");
    let address = endpoint.address().expect("its address");
    let _open = endpoint.open(Service::starting(&folder.join("pangaea.db"), 7));
    let line = prop_oneof![
        "(GET|HEAD|POST|get|)? ?/?(health|ready|metrics|\\.\\.|[ -~]{0,20}) HTTP/[0-9]\\.[0-9]",
        "GET [ -~]{0,60} HTTP/1\\.1",
    ];
    let header = prop_oneof![
        "[a-zA-Z-]{1,12}: ?[ -~]{0,30}",
        "[Cc]ontent-[Ll]ength: -?[0-9]{0,22}",
        "[Tt]ransfer-[Ee]ncoding: (chunked|x)",
        "(Connection|Upgrade|Expect): (upgrade|h2c|websocket|100-continue)",
        ".{0,20}",
    ];
    let request = (line, prop::collection::vec(header, 0..6), any::<bool>(), ".{0,50}");
    let request = request.prop_map(|(line, headers, ends, body)| {
        let end = if ends { "\r\n\r\n" } else { "" };
        format!("{line}\r\n{}{end}{body}", headers.join("\r\n")).into_bytes()
    });
    let bytes = prop::collection::vec(any::<u8>(), 0..300);
    let huge = Just(format!("GET /{} HTTP/1.1\r\n\r\n", "w".repeat(100_000)).into_bytes());
    let any_request = prop_oneof![8 => request, 3 => bytes, 1 => huge];
    for request in some(&any_request) {
        let stream = TcpStream::connect(address).await.expect("a connection");
        let answer = String::from_utf8_lossy(&told(stream, &request).await).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1."), "{answer}");
    }
    let stream = TcpStream::connect(address).await.expect("a connection");
    let answer = answer(stream, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let answer = String::from_utf8(answer).expect("text");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("alive\n"), "{answer}");
}

/// What a run has left behind is read again, and what it hasn't is as if it weren't there.
#[test]
fn a_file_of_a_run_is_read_or_overlooked() {
    let folder = empty("hostile-run");
    let file = folder.join("pangaea.run.json");
    let mut run = RunFile::new(&folder, &folder.join("pangaea.db"));
    run.begin();
    run.end(Some("a \"reason\"\n\u{202e}"));
    let left = LastRun::read(&folder).expect("what was written");
    assert_eq!(
        (left.started, left.failure.as_deref()),
        (run.started(), Some("a \"reason\"\n\u{202e}"))
    );
    let good: Value = serde_json::from_slice(&std::fs::read(&file).expect("a file")).expect("JSON");
    let wrong = sample(count(&good), cases()).into_iter().map(|number| wrong(&good, number).value);
    let wrong = wrong.map(|value| value.to_string().into_bytes());
    for bytes in wrong.chain(some(&prop::collection::vec(any::<u8>(), 0..200))) {
        std::fs::write(&file, &bytes).expect("a file");
        if let Some(run) = LastRun::read(&folder) {
            let again = serde_json::to_value(&run).expect("plain data");
            let read: LastRun = serde_json::from_value(again.clone()).expect("what was written");
            assert_eq!(serde_json::to_value(&read).expect("plain data"), again);
        }
    }
    run.begin();
    assert!(LastRun::read(&folder).is_some_and(|run| run.ended.is_none()));
}
