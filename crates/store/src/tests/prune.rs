use super::open::older;
use super::{Home, TestFolder, create, found, over, row, step};
use crate::backend::Backend;
use crate::{Commit, Error, Store};
use pangaea_table::{MessageId, StageKind, TableId, UserId};

on_both! {
    of_a_pruned_table_its_result_stays_and_nothing_else,
    a_table_that_goes_on_is_never_pruned,
}

/// Everything that has rows of tables.
const WITH_ROWS: [&str; 8] =
    ["known", "log", "messages", "outbox", "result_seats", "results", "seats", "unindexed"];

/// The number of rows of a table in everything that has rows of tables.
async fn rows_of(store: &Store, table: TableId) -> Vec<(&str, i64)> {
    let columns = match &store.0 {
        Backend::Sqlite(_) => {
            "SELECT count(*) FROM sqlite_schema AS schema, \
             pragma_table_info(schema.name) AS columns \
             WHERE schema.type = 'table' AND columns.name = 'table_id'"
        }
        Backend::Postgres(_) => {
            "SELECT count(*) FROM information_schema.columns WHERE column_name = 'table_id'"
        }
    };
    assert_eq!(found(store, columns).await, [8], "it is known what has rows");
    let mut rows = Vec::new();
    for (name, column) in
        WITH_ROWS.map(|name| (name, "table_id")).into_iter().chain([("tables", "id")])
    {
        let count = format!("SELECT count(*) FROM {name} WHERE {column} = {table}");
        rows.push((name, found(store, &count).await[0]));
    }
    rows.retain(|(_, count)| *count > 0);
    rows
}

/// A game that was played to its end, with everything that a table can have.
async fn ended(store: &Store, channel: u64, at: i64) -> TableId {
    let table = create(store, channel).await;
    let end = Commit {
        rows: vec![row(1), row(2)],
        slots: vec!["final".to_owned(), "end.11".to_owned()],
        at,
        ..over(table, 1, &[11, 12])
    };
    store.commit(&end).await.expect("the end");
    let sent = crate::SentMessage {
        channel: pangaea_table::ChannelId(channel),
        message: MessageId(channel),
        posted_at: at,
    };
    store.posted(table, "final", 1, &sent).await.expect("a message");
    table
}

async fn of_a_pruned_table_its_result_stays_and_nothing_else(home: Home) {
    let store = home.store().await;
    let (table, other) = (ended(&store, 7, 100).await, ended(&store, 8, 200).await);
    assert_eq!(store.ended_by(99, 9).await, Ok(Vec::new()));
    assert_eq!(store.ended_by(200, 1).await, Ok(vec![table]));
    assert_eq!(store.ended_by(200, 9).await, Ok(vec![table, other]));
    let before = (rows_of(&store, other).await, store.load(other).await);

    assert_eq!(store.prune(table, 2, None).await, Err(Error::Conflict), "it has changed since");
    assert_eq!(store.prune(table, 1, None).await, Ok(()));
    assert_eq!(store.prune(table, 1, None).await, Err(Error::Conflict), "it is gone");
    assert_eq!(rows_of(&store, table).await, [("result_seats", 2), ("results", 1)]);
    assert_eq!((rows_of(&store, other).await, store.load(other).await), before);
    assert_eq!(store.load(table).await, Ok(None));
    assert_eq!(store.tables_knowing(UserId(11)).await, Ok(vec![other]));
    let past = store.past_games(UserId(11), 9).await.expect("games");
    assert_eq!(past.iter().map(|game| game.table).collect::<Vec<_>>(), [other, table]);

    // Its number is not given again, and it is known that there was such a table.
    assert!(store.was_there(table).await.expect("a look"));
    let newest = create(&store, 7).await;
    assert!(newest > other);
    assert!(!store.was_there(TableId(newest.0 + 1)).await.expect("a look"));
    store.close().await;
}

async fn a_table_that_goes_on_is_never_pruned(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    assert_eq!(store.prune(table, 0, None).await, Err(Error::Conflict));
    let closed = Commit { stage: StageKind::Cancelled, ..step(table, 1) };
    store.commit(&closed).await.expect("a step");
    assert_eq!(store.ended_by(60, 9).await, Ok(vec![table]));
    store.commit(&step(table, 2)).await.expect("it is opened again");
    assert_eq!(store.ended_by(i64::MAX, 9).await, Ok(Vec::new()));
    assert_eq!(store.prune(table, 2, None).await, Err(Error::Conflict));
    assert_eq!(
        store.load(table).await.expect("a read").expect("a table").stage,
        StageKind::Playing
    );
    store.close().await;
}

/// How a database can shrink, and how many pages it has.
async fn pages(store: &Store) -> (i64, i64) {
    sqlx::query_as("SELECT auto_vacuum, page_count FROM pragma_auto_vacuum, pragma_page_count")
        .fetch_one(store.sqlite().readers())
        .await
        .expect("a database")
}

const INCREMENTAL: i64 = 2;

#[tokio::test]
async fn the_file_becomes_smaller_in_steps() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let mut tables = Vec::new();
    for channel in 1..=8 {
        let table = create(&store, channel).await;
        let mut end = over(table, 1, &[11, 12]);
        end.texts.as_mut().expect("texts").details = "x".repeat(400_000);
        store.commit(&end).await.expect("the end");
        tables.push(table);
    }
    while store.shrink().await.expect("a step") {}
    let (mode, full) = pages(&store).await;
    assert_eq!(mode, INCREMENTAL);
    for table in &tables[..6] {
        store.prune(*table, 1, None).await.expect("it is gone");
    }
    assert_eq!(pages(&store).await.1, full, "deleting alone gives nothing back");
    let mut last = full;
    let mut steps = 0;
    while store.shrink().await.expect("a step") {
        let now = pages(&store).await.1;
        assert!(now < last && last - now <= 300, "{last} to {now} pages in one step");
        (last, steps) = (now, steps + 1);
    }
    assert!(steps > 1 && last < full / 2, "{full} to {last} pages in {steps} steps");
    assert!(store.load(tables[7]).await.expect("a read").is_some());
    assert_eq!(Store::integrity(&folder.file()).await, Ok(Vec::new()));

    let copy = folder.0.join("copy.db");
    assert_eq!(Store::backup(&folder.file(), &copy).await, Ok(()));
    let copied = Store::open_read_only(&copy).await.expect("a copy");
    assert_eq!(pages(&copied).await.0, INCREMENTAL, "so does a copy");
    copied.close().await;
    store.close().await;
    assert!(folder.file().metadata().expect("a file").len() < 2_000_000, "on the disk too");
}

#[tokio::test]
async fn the_file_of_an_older_program_learns_it() {
    let folder = TestFolder::new();
    older(&folder.file(), 5, "INSERT INTO people (id) VALUES (11)").await;
    let before = Store::open_read_only(&folder.file()).await.expect("a look");
    before.close().await;
    let store = folder.store().await;
    assert_eq!(pages(&store).await.0, INCREMENTAL);
    store.close().await;
    let again = folder.store().await;
    assert_eq!(pages(&again).await.0, INCREMENTAL);
    again.close().await;
}
