//! `pangaea tables`, `forget`, `repair` and `close` beside a running bot, over its socket.

use super::{beside, socket, status};
use crate::cli::{refusal, temporary, text};
use crate::play::harness::{Harness, english};
use crate::play::hosting::{begin, open, told};
use pangaea_keeper::Loaded;
use pangaea_table::{Refusal, TableId, UserId};
use sqlx::{Connection, SqliteConnection};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

fn said(data: &Path, arguments: &[&str]) -> String {
    let ended = beside(data, arguments);
    assert!(ended.status.success(), "{}", text(&ended.stderr));
    text(&ended.stdout)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_listed_closed_and_left() {
    let harness = Harness::new("operated-tables").await;
    let _socket = socket(&harness);
    let data = &harness.folder;
    assert_eq!(said(data, &["tables"]), "There are no tables.\n");
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&[ada.clone(), ben], "vaalbara", &[]).await;
    open(&cleo.at(&harness.standin.channel("other")), "little-prince", &[]).await;
    let list = said(data, &["tables"]);
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 3, "{list}");
    for part in ["1", "vaalbara", "playing", "Ada (", "Ben ("] {
        assert!(lines[1].contains(part), "{part}: {list}");
    }
    for part in ["2", "little-prince", "lobby", "Cleo to start"] {
        assert!(lines[2].contains(part), "{part}: {list}");
    }

    assert_eq!(said(data, &["close", "2"]), "table 2: closed\n");
    let reason = refusal(&beside(data, &["close", "2"]), 1);
    assert!(reason.contains("it's cancelled already"), "{reason}");
    assert!(refusal(&beside(data, &["close", "9"]), 1).contains("no such table"));
    assert_eq!(said(data, &["tables"]).lines().count(), 2);
    assert_eq!(said(data, &["tables", "--all"]).lines().count(), 3);
    assert_eq!(said(data, &["repair"]), "2 tables, and nothing to repair.\n");

    let id = ada.id.to_string();
    let told = said(data, &["forget", &id]);
    assert!(told.contains(&format!("Removed {id}")) && told.contains("1 table"), "{told}");
    let store = harness.bot.keepers().store();
    let person = UserId(ada.id.0);
    assert_eq!(store.tables_of(person).await.expect("a list"), []);
    let table = harness.bot.keepers().get(TableId(1)).await.expect("a table");
    assert!(table.seat_of(person).is_none() && !table.names().contains(&"Ada".to_owned()));
    let reason = refusal(&beside(data, &["forget", "someone"]), 2);
    assert!(reason.contains("USER-ID"), "{reason}");
    assert_eq!(said(data, &["forget", "4711"]), "Nothing is kept about 4711.\n");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_table_is_repaired_while_the_bot_runs() {
    let harness = Harness::new("operated-repair").await;
    let _socket = socket(&harness);
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "vaalbara", &[]).await;
    let file = harness.folder.join("pangaea.db");
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    sqlx::query("UPDATE tables SET snapshot = 'no game'")
        .execute(&mut connection)
        .await
        .expect("damage");
    connection.close().await.expect("closed");
    let told = said(&harness.folder, &["repair", "1"]);
    assert!(told.contains("table 1: rebuilt") && told.contains("the game goes on"), "{told}");
    let store = harness.bot.keepers().store();
    let loaded = pangaea_keeper::load(store, TableId(1), 0).await.expect("a read");
    assert!(matches!(loaded, Some(Loaded::Sound(_))), "{loaded:?}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ended_long_ago_is_deleted_while_the_bot_runs() {
    let harness = Harness::new("operated-prune").await;
    let _socket = socket(&harness);
    let data = &harness.folder;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    open(&ada.at(&harness.standin.channel("other")), "little-prince", &[]).await;
    assert_eq!(said(data, &["close", "2"]), "table 2: closed\n");
    let prune = ["prune", "--older-than", "7"];
    assert_eq!(said(data, &prune), "Deleted 0 tables; the results stay.\n");
    harness.clock.advance(8 * 24 * 3600);
    let counted = said(data, &["prune", "--older-than", "7", "--dry-run"]);
    assert_eq!(counted, "1 table ended more than 7 days ago; nothing is deleted.\n");
    assert_eq!(said(data, &prune), "Deleted 1 table; the results stay.\n");
    let list = said(data, &["tables", "--all"]);
    assert!(list.contains("vaalbara") && !list.contains("little-prince"), "{list}");
    // The other one goes on.
    assert!(told(ada.slash("games", &[])).await.contains("Vaalbara"));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_is_removed_while_no_bot_runs() {
    let harness = Harness::new("operated-forget").await;
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "vaalbara", &[]).await;
    let (data, id) = (harness.folder.clone(), people[0].id.to_string());
    let reason = refusal(&beside(&data, &["forget", &id]), 1);
    assert!(reason.contains("is in use"), "without its socket the bot can't be asked: {reason}");
    harness.stop().await;
    assert!(said(&data, &["tables"]).contains("Ada ("));
    assert!(said(&data, &["forget", &id]).contains("1 table"));
    assert!(!said(&data, &["tables"]).contains("Ada"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_blocked_is_turned_out_and_let_in_again() {
    let harness = Harness::new("operated-block").await;
    let open = socket(&harness);
    let data = &harness.folder.clone();
    let words = |refusal: &Refusal| english(&refusal.message());
    assert_eq!(said(data, &["block"]), "No one is blocked.\n");
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let id = ada.id.to_string();
    let done = said(data, &["block", &id]);
    assert_eq!(done, format!("Blocked {id}: the computer has their seats at 1 table.\n"));
    assert!(said(data, &["block"]).starts_with(&id));
    let table = harness.bot.keepers().get(TableId(1)).await.expect("a table");
    assert!(table.seat_of(UserId(ada.id.0)).is_none() && table.seat_of(UserId(ben.id.0)).is_some());

    // A press does nothing, and only the first one is answered with the reason.
    assert_eq!(told(ada.click("Board")).await, words(&Refusal::Blocked));
    let silent = ada.click("Board").expect("a board");
    assert_eq!(silent.acknowledged().await, standin::ActState::Answered);
    assert_eq!(told(ada.slash("games", &[])).await, words(&Refusal::Blocked));
    assert_ne!(told(ben.slash("games", &[])).await, words(&Refusal::Blocked));

    drop(open);
    let harness = harness.restart().await;
    assert_eq!(told(ada.slash("games", &[])).await, words(&Refusal::Blocked), "it is stored");
    let _socket = socket(&harness);
    assert_eq!(said(data, &["unblock", &id]), format!("{id} isn't blocked any more.\n"));
    assert_eq!(said(data, &["unblock", &id]), format!("{id} wasn't blocked.\n"));
    assert_ne!(told(ada.slash("games", &[])).await, words(&Refusal::Blocked));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tables_of_a_blocked_server_close_also_while_no_bot_runs() {
    let harness = Harness::new("operated-server").await;
    let [ada] = harness.people(["Ada"]);
    open(&ada, "vaalbara", &[]).await;
    let (data, server) = (harness.folder.clone(), harness.standin.guild().to_string());
    let blocked = || {
        let done = said(&data, &["block", "--server", &server]);
        assert_eq!(done, format!("Blocked server {server}: 1 table closed there.\n"));
    };
    let harness = harness.restarted_after(blocked).await;
    ada.sees_text("closed before the game started").await;
    let refused = told(ada.slash("play", &[("game", "vaalbara")])).await;
    assert_eq!(refused, english(&Refusal::ServerBlocked.message()));
    harness.stop().await;
    assert!(said(&data, &["block"]).starts_with(&format!("server {server}")));
    assert!(said(&data, &["unblock", "--server", &server]).contains("isn't blocked any more"));
    assert_eq!(said(&data, &["block"]), "No one is blocked.\n");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_socket_is_for_the_bots_own_user_and_reached_by_long_paths() {
    // Longer than a socket's address may be.
    let long = format!("operated-{}", "long-".repeat(30));
    let harness = Harness::new(&long).await;
    let open = socket(&harness);
    let path = harness.folder.join("pangaea.sock");
    assert!(path.as_os_str().len() > 120);
    let mode = std::fs::metadata(&path).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let well = async || (status(&harness.folder).1 == 0).then_some(());
    harness.until("a bot that is well", well).await;
    let (words, _) = status(&harness.folder);
    assert!(words.lines().count() == 10 && words.starts_with("Pangaea "), "{words}");
    drop(open);
    assert!(!path.exists());
    harness.stop().await;
    std::fs::remove_dir_all(temporary(&long)).expect("a folder of our own");
}
