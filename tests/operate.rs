//! `pangaea check`, `backup` and `record` for whoever runs the bot, also beside it.

use crate::cli::{command, output, refusal, temporary, text};
use crate::play::House;
use crate::stored::played;
use pangaea::record;
use pangaea::store::{Commit, Stage, Store};
use pangaea::table::TableId;
use pangaea_engine::matches::GameId;
use std::path::{Path, PathBuf};
use std::process::Output;

/// More moves than any game has.
const TO_THE_END: usize = 10_000;

fn empty(name: &str) -> PathBuf {
    let folder = temporary(name);
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn pangaea(data: &Path, arguments: &[&str]) -> Output {
    output(command(arguments).env("PANGAEA_DATA", data))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_bot_is_checked_copied_and_restored() {
    let mut house = House::new("operate-beside").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    house.game("vaalbara", &[&ada, &ben]).await;
    let checked = pangaea(&house.folder, &["check"]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    assert_eq!(text(&checked.stdout), "1 tables, and all are sound.\n");

    let copies = empty("operate-copies");
    let copy = copies.join("pangaea.db");
    let name = copy.to_str().expect("a name");
    assert!(pangaea(&house.folder, &["backup", name]).status.success());
    let again = refusal(&pangaea(&house.folder, &["backup", name]), 1);
    assert!(again.contains("already there"), "a copy never replaces another: {again}");
    let checked = pangaea(&copies, &["check"]);
    assert_eq!(text(&checked.stdout), "1 tables, and all are sound.\n");

    house.kill().await;
    // In a process that lives on, the connections of whoever was killed end a little later, and the
    // last of them removes its journal by name: in the folder of the copy there is none to hit.
    house.folder = copies;
    house.start().await;
    house.asked(&ada).await;
    let mut player = troupe::Player::new(ada, troupe::Door::Message, 1);
    assert!(player.answer().await, "the game goes on from the copy");
}

#[tokio::test]
async fn the_record_of_a_finished_game_is_printed_and_reads_well() {
    let data = empty("operate-record");
    let id = played(&data, GameId::ALL[1], TO_THE_END).await;
    let printed = pangaea(&data, &["record", &id.to_string()]);
    assert!(printed.status.success(), "{}", text(&printed.stderr));
    assert!(record::read(&text(&printed.stdout)).is_ok());
    let reason = refusal(&pangaea(&data, &["record", "99"]), 1);
    assert!(reason.contains("table 99"), "{reason}");
}

#[tokio::test]
async fn the_record_of_an_open_game_is_not_told() {
    let data = empty("operate-open");
    let id = played(&data, GameId::ALL[1], 3).await;
    let reason = refusal(&pangaea(&data, &["record", &id.to_string()]), 1);
    assert!(reason.contains("not over"), "{reason}");
}

#[tokio::test]
async fn a_table_that_does_not_follow_from_its_log_is_named() {
    let data = empty("operate-damaged");
    let id = played(&data, GameId::ALL[1], 3).await;
    let store = Store::open(&data.join("pangaea.db")).await.expect("a database");
    let stored = store.load(id).await.expect("a read").expect("a table");
    let commit = Commit {
        table: id,
        revision: stored.revision + 1,
        stage: Stage::Playing,
        rules_version: stored.rules_version,
        snapshot: stored.snapshot[1..].to_owned(),
        rows: Vec::new(),
        seats: stored.seats,
        slots: Vec::new(),
        due: None,
        at: stored.changed,
    };
    store.commit(&commit).await.expect("damage");
    store.close().await;
    let checked = pangaea(&data, &["check"]);
    assert_eq!(checked.status.code(), Some(1));
    assert!(text(&checked.stdout).starts_with(&format!("table {}: ", TableId(id.0))));
    assert_eq!(text(&checked.stderr), "pangaea: 1 faults found in 1 tables\n");
}

#[test]
fn a_database_that_is_not_there_is_told_in_one_line() {
    let data = empty("operate-missing");
    for arguments in [&["check"][..], &["record", "1"], &["backup", "copy.db"]] {
        let reason = refusal(&pangaea(&data, arguments), 1);
        assert!(reason.contains(".db"), "{reason}");
    }
    assert!(!data.join("pangaea.db").exists(), "looking makes nothing");
}
