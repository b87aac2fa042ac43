//! Tables that cannot be read, and what a host can do about them.

use super::{TO_THE_END, empty, pangaea, played};
use crate::cli::{refusal, text};
use pangaea_decks::Decks;
use pangaea_engine::registry::GameId;
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::{Commit, LogRow, NewTable, Store, StoredTable, TableIndex, Texts};
use pangaea_table::{Actor, ChannelId, Command, StageKind, TableId, TableMark, UserId};
use std::path::{Path, PathBuf};

/// A game after three moves, as it is stored.
async fn begun(name: &str) -> (PathBuf, Store, StoredTable) {
    let data = empty(name);
    let id = played(&data, GameId::ALL[1], 3).await;
    let store = open(&data).await;
    let stored = store.load(id).await.expect("a read").expect("a table");
    (data, store, stored)
}

async fn open(data: &Path) -> Store {
    Store::open(&data.join("pangaea.db")).await.expect("a database")
}

async fn stage(data: &Path, id: u64) -> StageKind {
    let store = open(data).await;
    let stage = store.load(TableId(id)).await.expect("a read").expect("a table").stage;
    store.close().await;
    stage
}

/// The next step of a table, as it is.
fn step(stored: &StoredTable) -> Commit {
    Commit {
        index: None,
        table: stored.id,
        revision: stored.revision + 1,
        drafts: stored.drafts,
        stage: stored.stage,
        thread: None,
        texts: None,
        rows: Vec::new(),
        seats: stored.seats.clone(),
        slots: Vec::new(),
        due: None,
        at: stored.changed,
    }
}

/// A row that no log can have.
fn nonsense(stored: &StoredTable) -> LogRow {
    let (n, at, entry) = (stored.log_length + 1, stored.changed, "{}".to_owned());
    LogRow { n, at, seat: None, kind: "action".to_owned(), entry }
}

fn lost(stored: &StoredTable) -> Texts {
    Texts { details: stored.details.clone().expect("details"), snapshot: Some("{".to_owned()) }
}

#[tokio::test]
async fn a_table_whose_snapshot_is_damaged_is_repaired_from_its_log() {
    let (data, store, stored) = begun("repair-snapshot").await;
    let damage = Commit { texts: Some(lost(&stored)), ..step(&stored) };
    store.commit(&damage).await.expect("damage");
    store.close().await;
    let checked = pangaea(&data, &["check"]);
    assert_eq!(checked.status.code(), Some(1));
    let said = text(&checked.stdout);
    assert!(said.starts_with("table 1: repairable: the game can't be read"), "{said}");
    assert!(said.ends_with("1 table: 0 sound, 1 repairable, 0 broken.\n"), "{said}");
    let repaired = text(&pangaea(&data, &["repair"]).stdout);
    assert!(repaired.starts_with("table 1: rebuilt, because the game"), "{repaired}");
    assert!(repaired.ends_with("; the game goes on\n"), "{repaired}");
    assert!(pangaea(&data, &["check"]).status.success());
    assert_eq!(text(&pangaea(&data, &["repair"]).stdout), "1 table, and nothing to repair.\n");
    assert_eq!(text(&pangaea(&data, &["repair", "1"]).stdout), "table 1: it's sound\n");
    let store = open(&data).await;
    let again = store.load(TableId(1)).await.expect("a read").expect("a table");
    assert_eq!((again.stage, again.log_length), (StageKind::Playing, stored.log_length));
    assert!(
        !store.outbox(TableId(1)).await.expect("an outbox").is_empty(),
        "all can be seen again"
    );
    store.close().await;
}

#[tokio::test]
async fn a_snapshot_that_does_not_follow_from_its_log_gives_way() {
    let (_, other, foreign) = begun("repair-foreign").await;
    other.close().await;
    let (data, store, stored) = begun("repair-disagrees").await;
    // It claims to be of this table and moment, but it is of another game.
    let of = |log: u32| format!("\"log\":{log}}}");
    let snapshot = foreign.snapshot.expect("a snapshot");
    let snapshot = snapshot.replacen(&of(foreign.log_length), &of(stored.log_length), 1);
    let texts = Texts { snapshot: Some(snapshot), ..lost(&stored) };
    store.commit(&Commit { texts: Some(texts), ..step(&stored) }).await.expect("damage");
    store.close().await;
    let said = text(&pangaea(&data, &["check"]).stdout);
    assert!(said.starts_with("table 1: repairable: log and snapshot differ"), "{said}");
    let repaired = text(&pangaea(&data, &["repair"]).stdout);
    assert!(repaired.ends_with("; the game goes on\n"), "{repaired}");
    assert!(pangaea(&data, &["check"]).status.success());
}

#[tokio::test]
async fn what_cannot_be_repaired_is_left_as_it_is() {
    let (data, store, stored) = begun("repair-broken").await;
    let rows = vec![nonsense(&stored)];
    let damage = Commit { texts: Some(lost(&stored)), rows, ..step(&stored) };
    store.commit(&damage).await.expect("damage");
    let before = store.load(TableId(1)).await;
    store.close().await;
    let said = text(&pangaea(&data, &["check"]).stdout);
    assert!(said.starts_with("table 1: broken: "), "{said}");
    let repaired = pangaea(&data, &["repair", "1"]);
    assert_eq!(repaired.status.code(), Some(1));
    assert!(text(&repaired.stdout).starts_with("table 1: still broken, and left as it is: "));
    let store = open(&data).await;
    assert_eq!(store.load(TableId(1)).await, before);
    store.close().await;
    assert_eq!(text(&pangaea(&data, &["close", "1"]).stdout), "table 1: closed\n");
    assert_eq!(stage(&data, 1).await, StageKind::Cancelled);
}

#[tokio::test]
async fn a_table_whose_channel_has_a_newer_one_comes_back_closed_and_can_be_restored() {
    let (data, store, stored) = begun("repair-newer").await;
    // An earlier program could not read it; this one can.
    let aside = Commit { stage: StageKind::Broken, ..step(&stored) };
    store.commit(&aside).await.expect("it is set aside");
    let newer = NewTable {
        index: TableIndex::default(),
        mark: TableMark(1),
        channel: stored.channel,
        home: None,
        server: stored.server,
        game: stored.game.clone(),
        seats: Vec::new(),
        slots: Vec::new(),
        due: None,
        at: stored.changed,
    };
    store.create(newer, |_| "{}".to_owned()).await.expect("a newer table");
    store.close().await;
    let repaired = text(&pangaea(&data, &["repair", "1"]).stdout);
    assert!(repaired.contains("its channel has another table, so it's closed"), "{repaired}");
    assert_eq!(stage(&data, 1).await, StageKind::Cancelled);
    assert_eq!(text(&pangaea(&data, &["close", "2"]).stdout), "table 2: closed\n");

    let store = open(&data).await;
    let decks = Decks::built_in();
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, decks, Clock::default(), speaker);
    let host = Actor { person: UserId(0), moderator: true };
    let table = keepers.handle(TableId(1), Command::Restore(host)).await.expect("it comes back");
    assert!(table.playing().is_some() && table.channel == ChannelId(2001));
    keepers.store().clone().close().await;
}

#[tokio::test]
async fn tables_are_closed_once() {
    let (data, store, _) = begun("repair-close").await;
    for arguments in [&["close", "1"][..], &["repair"]] {
        let reason = refusal(&pangaea(&data, arguments), 1);
        assert!(reason.contains("is in use"), "{arguments:?} beside a running bot: {reason}");
    }
    store.close().await;
    assert_eq!(text(&pangaea(&data, &["close", "1"]).stdout), "table 1: closed\n");
    let reason = refusal(&pangaea(&data, &["close", "1"]), 1);
    assert!(reason.contains("table 1: it's cancelled already"), "{reason}");
    for command in ["close", "repair"] {
        let reason = refusal(&pangaea(&data, &[command, "99"]), 1);
        assert!(reason.contains("table 99: there's no such table"), "{reason}");
    }
    let store = open(&data).await;
    let unsaid = store.outbox(TableId(1)).await.expect("an outbox");
    assert!(unsaid.iter().any(|row| row.slot.starts_with("round.")), "the bot says it later");
    store.close().await;
}

#[tokio::test]
async fn a_finished_game_is_not_closed() {
    let data = empty("repair-over");
    let id = played(&data, GameId::ALL[1], TO_THE_END).await;
    let reason = refusal(&pangaea(&data, &["close", &id.to_string()]), 1);
    assert!(reason.contains("it's over already"), "{reason}");
}

#[tokio::test]
async fn a_table_of_a_game_that_is_not_here_waits_and_blocks_no_one() {
    let (data, store, stored) = begun("repair-unknown").await;
    let elsewhere = NewTable {
        index: TableIndex::default(),
        mark: TableMark(1),
        channel: ChannelId(9),
        home: None,
        server: None,
        game: "chess".to_owned(),
        seats: stored.seats.clone(),
        slots: Vec::new(),
        due: None,
        at: stored.changed,
    };
    store.create(elsewhere, |_| "{}".to_owned()).await.expect("a table");
    let before = store.load(TableId(2)).await.expect("a read").expect("a table");
    let decks = Decks::built_in();
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, decks, Clock::default(), speaker);
    assert!(keepers.get(TableId(2)).await.expect("its row").is_broken());
    let after = keepers.store().load(TableId(2)).await.expect("a read").expect("a table");
    assert_eq!((after.stage, after.details), (StageKind::Broken, before.details));
    assert_eq!(keepers.store().table_at(ChannelId(9)).await, Ok(None), "its channel is free");
    keepers.store().clone().close().await;
    let said = text(&pangaea(&data, &["check"]).stdout);
    assert!(said.contains("table 2: broken: no game is called \"chess\" here"), "{said}");
}

#[tokio::test]
async fn whoever_has_left_a_broken_table_does_not_come_back_with_it() {
    let (data, store, stored) = begun("repair-left").await;
    let gone = stored.seats[0].person.expect("a person");
    let mut seats = stored.seats.clone();
    (seats[0].person, seats[0].draft) = (None, None);
    let aside = Commit { stage: StageKind::Broken, seats, ..step(&stored) };
    store.commit(&aside).await.expect("it is set aside, and left");
    store.close().await;
    let repaired = text(&pangaea(&data, &["repair"]).stdout);
    assert!(repaired.ends_with("; the game goes on\n"), "{repaired}");
    let store = open(&data).await;
    let people = store.load(TableId(1)).await.expect("a read").expect("a table").seats;
    assert!(people.iter().all(|seat| seat.person != Some(gone)));
    assert!(people.iter().any(|seat| seat.person.is_some()));
    store.close().await;
}

#[tokio::test]
async fn one_unreadable_table_keeps_no_other_from_its_repair() {
    let (data, store, stored) = begun("repair-several").await;
    let rows = vec![nonsense(&stored)];
    let damage = Commit { texts: Some(lost(&stored)), rows, ..step(&stored) };
    store.commit(&damage).await.expect("damage");
    let lobby = NewTable {
        index: TableIndex::default(),
        mark: TableMark(1),
        channel: ChannelId(9),
        home: None,
        server: None,
        game: stored.game.clone(),
        seats: stored.seats.clone(),
        slots: Vec::new(),
        due: None,
        at: stored.changed,
    };
    store.create(lobby, |_| "{".to_owned()).await.expect("a table");
    store.close().await;
    let repaired = pangaea(&data, &["repair"]);
    let said = text(&repaired.stdout);
    assert!(said.contains("table 1: still broken"), "{said}");
    assert!(said.contains("table 2: rebuilt") && said.contains("it's open for players"), "{said}");
    assert_eq!(text(&repaired.stderr), "pangaea: 1 table couldn't be rebuilt\n");
}

#[tokio::test]
async fn a_person_is_forgotten_at_a_broken_table_of_the_first_form() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/1/vaalbara.db");
    let data = empty("repair-forgotten");
    std::fs::copy(kept, data.join("pangaea.db")).expect("a copy");
    open(&data).await.close().await;
    let how = "UPDATE tables SET snapshot = '{' || snapshot; UPDATE log SET entry = '{'";
    super::copies::change(&data.join("pangaea.db"), how).await;
    let store = open(&data).await;
    let person = UserId(1001);
    let known = store.tables_knowing(person).await.expect("tables");
    assert!(known.len() > 5);
    let decks = Decks::built_in();
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, decks, Clock::default(), speaker);
    for id in known {
        keepers.handle(id, Command::Forget(person)).await.expect("it is forgotten");
    }
    assert_eq!(keepers.store().tables_knowing(person).await, Ok(Vec::new()));
    keepers.store().clone().close().await;
}
