//! How the program starts and ends as a service: what systemd hears, signals, and its endpoint.

use super::{bot_at, empty, get, running, status};
use crate::cli::{output, refusal, text};
use standin::Standin;
use std::net::TcpListener;
use std::process::Stdio;
use tokio::net::UnixDatagram;
use wait::{Process, bounded};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn systemd_hears_that_it_is_ready_alive_and_stopping() {
    let data = empty("started-notify");
    let socket = data.join("notify");
    let systemd = UnixDatagram::bind(&socket).expect("a socket");
    let standin = Standin::start().await;
    let with = [
        ("NOTIFY_SOCKET", socket.to_str().expect("a path").to_owned()),
        ("WATCHDOG_USEC", "200000".to_owned()),
    ];
    let mut process = running(&standin, &data, &with).await;
    let heard = async || {
        let mut bytes = [0; 256];
        let length = bounded("a word", || standin.last_requests(), systemd.readable());
        length.await.expect("a socket");
        let length = systemd.try_recv(&mut bytes).ok()?;
        Some(text(&bytes[..length]))
    };
    let next = async || wait::until("a word to systemd", || standin.last_requests(), heard).await;
    assert_eq!(next().await, "READY=1");
    for word in ["WATCHDOG=1", "STATUS=everything is well", "WATCHDOG=1"] {
        let heard = async || Some(next().await).filter(|heard| heard == word);
        Box::pin(wait::until(word, || standin.last_requests(), heard)).await;
    }
    // The end of a terminal ends it as cleanly as a service's request.
    process.hang_up().expect("a program that listens");
    assert_eq!(process.ended().await.code(), Some(0));
    let stopping = async || Some(next().await).filter(|word| word == "STOPPING=1");
    Box::pin(wait::until("the last word", || standin.last_requests(), stopping)).await;
    let (said, code) = status(&data);
    assert!(code == 1 && said.contains("stopped on request"), "{said}");
    assert!(!data.join("pangaea.sock").exists(), "nothing is left behind");
}

/// The gateway refuses a token for good while the bot runs: every end that no one asked for takes
/// this way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_that_no_one_asked_for_is_a_failure_with_a_reason() {
    let data = empty("started-ended");
    let standin = Standin::start().await;
    let mut program = bot_at(&standin.url(), standin.token(), &data);
    let process = Process::spawn(program.stdout(Stdio::piped()).stderr(Stdio::piped()));
    let process = process.expect("the program runs");
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    standin.close_gateway(Some(4004));
    let reason = refusal(&process.into_output(), 1);
    assert!(reason.contains("Discord doesn't accept DISCORD_TOKEN"), "{reason}");
    let (said, code) = status(&data);
    assert_eq!(code, 1);
    let told = said.lines().find(|line| line.starts_with("last run")).expect("the last run");
    assert!(told.contains("Discord doesn't accept DISCORD_TOKEN"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_endpoint_is_where_a_host_wants_it() {
    let data = empty("started-endpoint");
    let standin = Standin::start().await;
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address").to_string();
    let mut program = bot_at(&standin.url(), standin.token(), &data);
    let reason = refusal(&output(program.env("PANGAEA_STATUS", &address)), 1);
    assert!(reason.contains("PANGAEA_STATUS") && reason.contains(&address), "{reason}");
    let reason = refusal(&output(program.env("PANGAEA_STATUS", "9100")), 1);
    assert!(reason.contains("127.0.0.1:9100"), "{reason}");
    drop(taken);
    let process = running(&standin, &data, &[("PANGAEA_STATUS", address.clone())]).await;
    assert_eq!(get(&address, "GET", "/health").await, (200, "alive\n".to_owned()));
    process.end().await;
}
