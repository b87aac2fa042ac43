//! A bot that is still starting can be asked how far it is, and one whose socket is lost opens it
//! again.

use super::{beside, empty, get, service, socket, status};
use crate::cli::{refusal, text};
use crate::play::harness::Harness;
use pangaea::bot::live;
use pangaea::config::{Config, Token};
use pangaea::status::{Ask, ServiceAnswer, Socket, ask};
use pangaea_store::faults::hold;
use standin::{Method, Standin};
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::time::Duration;
use tokio::sync::oneshot;

/// Waits until a folder's bot says that its start has come to this.
async fn says(data: &Path, standin: &Standin, words: &str) {
    let told = async || match ask(data, &Ask::Status).await {
        Ok(Some(ServiceAnswer::Starting(report))) => report.phase.contains(words).then_some(()),
        _ => None,
    };
    wait::until(words, || standin.last_requests(), told).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_says_how_far_its_start_is() {
    let data = empty("starting-phases");
    let standin = Standin::start().await;
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = free.local_addr().expect("its address");
    drop(free);
    let token = Token::read(standin.token().as_ref()).expect("a token");
    let (token, discord) = (Some(token), Some(standin.url()));
    let config = Config { token, discord, data: data.clone(), ..Config::default() };
    let config = Config { status: Some(address), ..config };
    let (stop, stopped) = oneshot::channel::<()>();
    let lived = live(&config, Duration::from_mins(5), async { drop(stopped.await) });
    let slow = standin.hold(&Method::GET, "/users/@me");
    let looks = async {
        let endpoint = address.to_string();
        says(&data, &standin, "accepts the token").await;
        assert_eq!(get(&endpoint, "GET", "/health").await.0, 200);
        let (ready, why) = get(&endpoint, "GET", "/ready").await;
        assert!(ready == 503 && why.contains("the bot is starting: asking Discord"), "{why}");
        assert_eq!(get(&endpoint, "GET", "/metrics").await.0, 503);
        let (said, code) = status(&data);
        assert!(code == 1 && said.contains("is starting: asking Discord"), "{said}");
        let reason = refusal(&beside(&data, &["close", "1"]), 1);
        assert!(
            reason.contains("starting") && reason.contains("try again in a moment"),
            "{reason}"
        );
        assert!(!data.join("pangaea.db").exists(), "it has done nothing else yet");

        // Another program writes just when the database is to be brought up to date.
        let (file, held) = (data.join("pangaea.db"), async {
            drop(slow);
            says(&data, &standin, "opening the database").await;
            standin.hold(&Method::GET, "/users/@me")
        });
        let slow = hold(&file, held).await.expect("another program");
        says(&data, &standin, "logging in").await;
        drop(slow);
        let well = async || (status(&data).1 == 0).then_some(());
        wait::until("a bot that is well", || status(&data).0, well).await;
        assert_eq!(get(&endpoint, "GET", "/ready").await.0, 200);
        stop.send(()).expect("a bot that runs");
    };
    let (ended, ()) = Box::pin(async { tokio::join!(lived, looks) }).await;
    ended.expect("a bot that was told to stop");
    assert!(!data.join("pangaea.sock").exists(), "nothing is left behind");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_is_lost_or_cannot_be_opened_is_opened_again() {
    let harness = Harness::new("starting-socket").await;
    let path = harness.folder.join("pangaea.sock");
    fs::create_dir_all(path.join("in-the-way")).expect("a folder");
    let open = socket(&harness);
    let (said, code) = status(&harness.folder);
    assert_eq!(code, 1, "{said}");
    fs::remove_dir_all(&path).expect("the folder");
    let well = async || (status(&harness.folder).1 == 0).then_some(());
    harness.until("the socket to be opened", well).await;
    fs::remove_file(&path).expect("a socket");
    harness.until("the socket to be opened again", well).await;
    // What another bot has put in its place is left to that one.
    let other = Socket::open(&harness.folder, service(&harness));
    drop(open);
    assert!(path.exists());
    drop(other);
    assert!(!path.exists());
    harness.stop().await;
}

/// A real disk without room, in a world of its own where anyone may mount one.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_full_at_the_start_is_told() {
    use crate::cli::output;
    use std::process::Command;
    /// Runs what follows in a folder with so much room, of which that much is taken.
    const SCRIPT: &str = r#"
        mount -t tmpfs -o size=$1 pangaea "$PANGAEA_DATA" || exit 99
        head -c $2 /dev/zero 2>&- > "$PANGAEA_DATA/other"
        shift 2; "$1"; echo "ended with $?" >&2; "$1" status 2>&1
    "#;
    let data = empty("starting-full");
    let standin = Standin::start().await;
    let started = |size: &str, taken: &str| {
        let program = env!("CARGO_BIN_EXE_pangaea");
        let mut script = Command::new("unshare");
        script.args(["--map-root-user", "--mount", "sh", "-c", SCRIPT, "sh", size, taken, program]);
        script.envs(
            super::bot_at(&standin.url(), standin.token(), &data)
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        );
        let ended = output(&mut script);
        (ended.status.code(), text(&ended.stdout), text(&ended.stderr))
    };
    let allowed = output(Command::new("unshare").args(["--map-root-user", "--mount", "true"]));
    if !allowed.status.success() {
        eprintln!("skipped: this machine lets no one but root mount a disk of their own");
        return;
    }
    // Not a byte; and too little for a database, but enough to say so.
    for (size, taken) in [("64k", "1M"), ("128k", "64k")] {
        let (code, said, log) = started(size, taken);
        assert_ne!(code, Some(99), "{log}");
        assert!(log.contains("the disk is full") && log.contains("ended with 1"), "{log}");
        assert_eq!(code, Some(1), "{said}");
        let reason = said.lines().last().expect("a reason");
        let words = format!("no bot runs on {}: ", data.display());
        assert!(reason.contains(&words) && reason.contains("the disk is full"), "{said}");
    }
}
