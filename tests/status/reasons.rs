//! Why a bot does not answer: one command tells it in each case that a host meets.

use super::{beside, bot_at, empty, running, socket, status};
use crate::cli::{command, output, refusal, text};
use crate::play::harness::{Allowed, Harness};
use crate::play::hosting::{asked, begin};
use pangaea_store::Store;
use scripted_players::{AnswersVia, ScriptedPlayer, play_until};
use sqlx::{Connection, SqliteConnection};
use standin::model::Permissions;
use standin::{Fault, Method, Person, RateScope, Standin};
use std::net::TcpListener;
use std::process::Stdio;
use wait::Process;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token() {
    let data = empty("reason-token");
    let standin = Standin::start().await;
    let _refused = standin.expect_refusals();
    let reason = refusal(&output(&mut bot_at(&standin.url(), "wrong.token.part", &data)), 1);
    assert!(reason.contains("Discord doesn't accept DISCORD_TOKEN"), "{reason}");
    assert!(!data.join("pangaea.db").exists(), "a failed login does no other work first");
    assert_eq!(standin.sessions().0, 0, "and begins no session");
    let (said, code) = status(&data);
    assert_eq!(code, 1);
    assert!(said.contains("no bot runs on"), "{said}");
    assert!(said.contains("Discord doesn't accept DISCORD_TOKEN"), "{said}");
    assert!(!said.contains("token.part"), "{said}");
    let kept = std::fs::read_to_string(data.join("pangaea.run.json")).expect("the last run");
    assert!(!kept.contains("token.part"), "{kept}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_reset_while_the_bot_runs() {
    let data = empty("reason-reset");
    let standin = Standin::start().await;
    let mut bot = bot_at(&standin.url(), standin.token(), &data);
    let process = Process::spawn(bot.stdout(Stdio::null()).stderr(Stdio::null()));
    let mut process = process.expect("the program runs");
    standin.has_command("play").await;
    let _refused = standin.expect_refusals();
    standin.fail(&Method::POST, "/messages", Fault::Unauthorized, 1);
    let ada = standin.person("Ada");
    ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    assert_eq!(process.ended().await.code(), Some(1));
    let (said, code) = status(&data);
    assert_eq!(code, 1);
    assert!(said.contains("doesn't accept DISCORD_TOKEN any more"), "{said}");
    // Nothing is lost: the next bot, which has the new token, says it.
    let store = Store::open_read_only(&data.join("pangaea.db")).await.expect("a database");
    assert_eq!(store.tables_with_pending().await.expect("an outbox").len(), 1);
    store.close().await;
    let next = running(&standin, &data, &[]).await;
    ada.sees_text("a table is open").await;
    next.end().await;
}

/// Whoever is kept out must not come in because the list is damaged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_the_blocked_that_cannot_be_read() {
    let data = empty("reason-blocked");
    let file = data.join("pangaea.db");
    Store::open(&file).await.expect("a database").close().await;
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    sqlx::query("ALTER TABLE blocked RENAME TO lost")
        .execute(&mut connection)
        .await
        .expect("damage");
    connection.close().await.expect("closed");
    let standin = Standin::start().await;
    let reason = refusal(&output(&mut bot_at(&standin.url(), standin.token(), &data)), 1);
    assert!(reason.contains("I can't read who is blocked, so I don't start"), "{reason}");
    assert_eq!((reason.lines().count(), standin.sessions().0), (1, 0), "{reason}");
    assert!(status(&data).0.contains("I can't read who is blocked"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn far_too_much_was_refused() {
    let allowed = Allowed { invalid: 10, ..Allowed::ALL };
    let harness = Harness::allowing("reason-refused", allowed).await;
    let _socket = socket(&harness);
    let limited = Fault::RateLimited(0.0, RateScope::User);
    harness.standin.fail(&Method::POST, "/messages", limited, 100);
    let [ada] = harness.people(["Ada"]);
    ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    let told = async || {
        let (said, code) = status(&harness.folder);
        (code == 1 && said.contains("fault      Discord has refused 1")).then_some(())
    };
    harness.until("the pause to be told", told).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_network() {
    let data = empty("reason-network");
    let unused = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}", unused.local_addr().expect("its address"));
    drop(unused);
    let reason = refusal(&output(&mut bot_at(&address, "token", &data)), 1);
    assert!(reason.contains("I can't reach Discord"), "{reason}");
    let (said, code) = status(&data);
    assert!(code == 1 && said.contains("I can't reach Discord"), "{said}");

    // What is in the way now comes before what once was.
    std::fs::create_dir(data.join("pangaea.trial")).expect("a folder in the way of a trial");
    let (said, code) = status(&data);
    assert_eq!(code, 1);
    let reason = said.lines().last().expect("a reason");
    assert!(!reason.contains("I can't reach Discord"), "{said}");
    assert!(said.contains("the folder can't be written"), "{said}");
    std::fs::remove_dir(data.join("pangaea.trial")).expect("the folder");

    // The same while it runs.
    let standin = Standin::builder().tolerant().start().await.expect("a stand-in");
    let process = running(&standin, &data, &[]).await;
    let well = async || (status(&data).1 == 0).then_some(());
    wait::until("a bot that is well", || status(&data).0, well).await;
    standin.outage(true);
    let lost = async || {
        let (said, code) = status(&data);
        (code == 1 && said.contains("isn't connected to Discord")).then_some(())
    };
    wait::until("the connection to be missed", || status(&data).0, lost).await;
    process.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_a_newer_program() {
    let data = empty("reason-newer");
    let file = data.join("pangaea.db");
    Store::open(&file).await.expect("a database").close().await;
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    let newer = "UPDATE formats SET number = number + 1, program = '9.0.0'";
    sqlx::query(newer).execute(&mut connection).await.expect("a newer database");
    connection.close().await.expect("closed");
    let standin = Standin::start().await;
    let ended = output(&mut bot_at(&standin.url(), standin.token(), &data));
    let reason = refusal(&ended, 1);
    assert!(reason.contains("a newer Pangaea has written it"), "{reason}");
    let (said, code) = status(&data);
    assert_eq!(code, 1);
    assert!(said.contains("a newer Pangaea has written it (Pangaea 9.0.0"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_permission() {
    let harness = Harness::new("reason-permission").await;
    let _socket = socket(&harness);
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "vaalbara", &[]).await;
    for person in &people {
        asked(&harness, person).await;
    }
    let general = harness.standin.channel("general");
    general.forbid_bot(Permissions::SEND_MESSAGES);
    let mut players = people.map(|person| ScriptedPlayer::new(person, AnswersVia::Message, 1));
    let refused =
        |_: &Person| harness.standin.requests().iter().any(|line| line.status == 403).then_some(());
    play_until(&mut players, "the bot to be refused something", refused).await;
    let told = async || {
        let (said, code) = status(&harness.folder);
        let named = said.contains("#general") && said.contains("missing: Send Messages");
        (code == 0 && named).then_some(())
    };
    harness.until("the permission to be named", told).await;
    general.allow_all();
    // Whoever looks again finds it mended, and what was not said is said.
    let mended = async || (!status(&harness.folder).0.contains("missing")).then_some(());
    harness.until("the permission to be there", mended).await;
    players[0].person.sees_text("**Vaalbara** · Round 2").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_removed_from_the_server() {
    let harness = Harness::new("reason-server").await;
    let first = socket(&harness);
    begin(&harness.people(["Ada", "Ben"]), "vaalbara", &[]).await;
    let (said, code) = status(&harness.folder);
    assert!(code == 0 && said.contains("in 1 server"), "{said}");
    let removed = format!(
        "removed from server {}; invite it again (open tables: 1)",
        harness.standin.guild()
    );
    harness.standin.throw_bot_out();
    let told = async || status(&harness.folder).0.contains(&removed).then_some(());
    harness.until("the removal to be told", told).await;
    // A bot that was away meanwhile knows it as well.
    drop(first);
    let harness = harness.restart().await;
    let _socket = socket(&harness);
    harness.until("the removal to be known", told_by(&harness, &removed)).await;
    harness.standin.invite_bot();
    let back = async || (!status(&harness.folder).0.contains("removed")).then_some(());
    harness.until("the bot to be back", back).await;
    harness.stop().await;
}

fn told_by(harness: &Harness, words: &str) -> impl AsyncFnMut() -> Option<()> {
    let (folder, words) = (harness.folder.clone(), words.to_owned());
    async move || status(&folder).0.contains(&words).then_some(())
}

#[test]
fn no_bot_at_all() {
    let data = empty("reason-none");
    let ended = beside(&data, &["status"]);
    assert_eq!(ended.status.code(), Some(1));
    let said = text(&ended.stdout);
    assert!(said.contains("none is known") && said.contains("isn't there"), "{said}");
    assert!(text(&ended.stderr).contains("no bot runs on"), "{said}");
    assert_eq!(std::fs::read_dir(&data).expect("a folder").count(), 0, "looking leaves nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_killed() {
    let data = empty("reason-killed");
    let standin = Standin::start().await;
    let mut process = running(&standin, &data, &[]).await;
    process.kill().expect("a process of ours");
    assert!(data.join("pangaea.sock").exists(), "it had no time to tidy up");
    let (said, code) = status(&data);
    assert!(code == 1 && said.contains("was killed or lost power"), "{said}");
    // What it has left is in no one's way.
    let process = running(&standin, &data, &[]).await;
    let well = async || (status(&data).1 == 0).then_some(());
    wait::until("a bot that is well", || status(&data).0, well).await;
    process.end().await;
    let (said, code) = status(&data);
    assert!(code == 1 && said.contains("stopped on request"), "{said}");
}

/// A setting that is refused ends the program before it has a log, a database or a token.
#[test]
fn a_refused_setting_is_told_later_too() {
    let folder = empty("reasons-setting");
    let mut start = command(&[]);
    start.env("PANGAEA_DATA", &folder).env("DISCORD_TOKEN", "to ken");
    assert_eq!(output(&mut start).status.code(), Some(1));
    let (said, code) = status(&folder);
    assert!(code == 1 && said.contains("DISCORD_TOKEN: it has a character"), "{said}");
    assert!(!said.contains("to ken"), "{said}");
}
