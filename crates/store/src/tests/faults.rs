use super::{Home, TestFolder, create, keep_draft, row, step};
use crate::faults::set;
use crate::sqlite::{connect, writer};
use crate::{Commit, Error, SentMessage, Store, Texts};
use pangaea_table::{ChannelId, MessageId, TableId};
use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

on_both! {
    nothing_is_said_for_a_table_that_is_not_there,
    a_step_given_up_half_way_leaves_the_store_usable,
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_is_overcome() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    let before = store.load(table).await;
    set(&store, "PRAGMA max_page_count = 1").await;
    let mut large = step(table, 1);
    large.texts = Some(Texts { details: "x".repeat(1 << 20), snapshot: None });
    large.rows = vec![row(1)];
    for _ in 0..3 {
        assert_eq!(store.commit(&large).await, Err(Error::Full));
        assert_eq!(store.load(table).await, before);
        set(&store, "PRAGMA max_page_count = 1").await;
    }
    set(&store, "PRAGMA max_page_count = 4294967294").await;
    assert_eq!(store.commit(&large).await, Ok(()));
    let mut writer = store.sqlite().turn().await.expect("a turn");
    assert_eq!(connect::verify(&mut writer).await, Ok(()), "as safe as the first");
    drop(writer);
    store.close().await;
}

#[tokio::test]
async fn what_cannot_be_written_is_refused() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    let before = store.load(table).await;
    set(&store, "PRAGMA query_only = ON").await;
    assert_eq!(store.commit(&step(table, 1)).await, Err(Error::ReadOnly));
    assert_eq!(keep_draft(&store, table, 0, Some("{}")).await, Err(Error::ReadOnly));
    set(&store, "PRAGMA query_only = OFF").await;
    assert_eq!(store.load(table).await, before);
    assert_eq!(store.commit(&step(table, 1)).await, Ok(()));
    store.close().await;
}

/// Runs with a file or folder closed to writing. To the system's administrator nothing is.
async fn closed<T>(path: &Path, work: impl Future<Output = T>) -> T {
    let before = fs::metadata(path).expect("its state").permissions();
    let mut read_only = before.clone();
    read_only.set_readonly(true);
    fs::set_permissions(path, read_only).expect("closed");
    let done = work.await;
    fs::set_permissions(path, before).expect("open again");
    done
}

#[tokio::test]
async fn a_folder_or_file_that_cannot_be_written_is_refused() {
    let folder = TestFolder::new();
    let file = folder.file();
    let opened = |store: Result<Store, Error>| store.map(|_| ());
    folder.store().await.close().await;
    let fault = Store::open(&file.join("pangaea.db")).await.expect_err("a file is no folder");
    assert_eq!(fault, Error::NotAFolder(file.clone()));
    let attempt = async { fs::write(folder.0.join("attempt"), "") };
    if closed(&folder.0, attempt).await.is_err() {
        let new = folder.0.join("new.db");
        let refused = opened(closed(&folder.0, Store::open(&new)).await);
        assert_eq!(refused, Err(Error::Forbidden(folder.0.clone())));
        let refused = opened(closed(&file, Store::open(&file)).await);
        assert_eq!(refused, Err(Error::Forbidden(file.clone())));
    }
    assert_eq!(opened(Store::open(&file).await), Ok(()));
}

#[tokio::test]
async fn what_is_no_database_is_damaged() {
    let folder = TestFolder::new();
    fs::write(folder.file(), "no database at all, but long enough for one ".repeat(50))
        .expect("a file");
    let fault = Store::open(&folder.file()).await.expect_err("no database");
    assert!(matches!(fault, Error::Damaged(_)), "{fault}");
    assert_eq!(fault.to_string().lines().count(), 1);
}

#[tokio::test]
async fn damage_inside_is_a_fault_and_no_panic() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    let mut large = step(table, 1);
    large.rows = (1..200).map(row).collect();
    assert_eq!(store.commit(&large).await, Ok(()));
    store.close().await;

    let mut file = fs::OpenOptions::new().write(true).open(folder.file()).expect("the file");
    let length = file.metadata().expect("its state").len();
    // Everything after the first page, which holds the schema.
    file.seek(SeekFrom::Start(4096)).expect("the second page");
    file.write_all(&vec![0xa5; usize::try_from(length).expect("small") - 4096]).expect("damage");
    drop(file);
    let fault = match Store::open(&folder.file()).await {
        Ok(store) => {
            let fault = store.load(table).await.expect_err("damaged");
            store.close().await;
            fault
        }
        Err(fault) => fault,
    };
    assert!(matches!(fault, Error::Damaged(_)), "{fault}");
}

#[tokio::test]
async fn a_value_that_was_never_written_is_damage() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    set(&store, "UPDATE seats SET seat = 300 WHERE seat = 1").await;
    assert!(matches!(store.load(table).await, Err(Error::Damaged(_))));
    set(&store, "DELETE FROM seats").await;
    set(&store, "PRAGMA ignore_check_constraints = ON").await;
    set(&store, "UPDATE tables SET stage = 'asleep'").await;
    assert!(matches!(store.load(table).await, Err(Error::Damaged(_))));
    store.close().await;
}

#[tokio::test]
async fn another_program_that_holds_the_database_makes_it_busy() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    set(&store, "PRAGMA busy_timeout = 10").await;
    let other = connect::writer(&folder.file()).await.expect("another program");
    let mut turn = other.turn().await.expect("its turn");
    let held = writer::begin(&mut turn).await.expect("its transaction");
    assert_eq!(store.commit(&step(table, 1)).await, Err(Error::Busy));
    assert!(store.load(table).await.is_ok(), "reading goes on");
    held.rollback().await.expect("its end");
    drop(turn);
    assert_eq!(store.commit(&step(table, 1)).await, Ok(()));
    other.close().await;
    store.close().await;
}

async fn nothing_is_said_for_a_table_that_is_not_there(home: Home) {
    let store = home.store().await;
    let sent = SentMessage { channel: ChannelId(1), message: MessageId(2), posted_at: 3 };
    assert_eq!(store.posted(TableId(9), "board", 1, &sent).await, Err(Error::Conflict));
    assert_eq!(store.messages(TableId(9)).await, Ok(Vec::new()));
    store.close().await;
}

async fn a_step_given_up_half_way_leaves_the_store_usable(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    for patience in [0, 20, 50, 100, 200, 400, 800] {
        let stored = store.load(table).await.expect("a read").expect("a table");
        let next = stored.revision + 1;
        let mut step = Commit { drafts: stored.drafts, ..step(table, next) };
        step.rows = vec![row(u32::try_from(next).expect("few"))];
        let patience = std::time::Duration::from_micros(patience);
        let _ = tokio::time::timeout(patience, store.commit(&step)).await;
        // A commit on its way cannot be called back: it counts, or it does not, as a whole.
        let mut kept = keep_draft(&store, table, 0, None).await;
        while kept == Err(Error::Conflict) {
            kept = keep_draft(&store, table, 0, None).await;
        }
        assert_eq!(kept, Ok(()));
        let stored = store.load(table).await.expect("a read").expect("a table");
        assert_eq!(u64::from(stored.log_length), stored.revision);
    }
    store.close().await;
}
