use super::{Home, TestFolder, create, journal, step};
use crate::sqlite::age::{MIGRATIONS, STEPS};
use crate::sqlite::connect;
use crate::{Error, Store};

on_both! {
    an_open_table_comes_before_newer_ones_that_have_ended,
    a_message_is_known_whatever_table_has_it,
}

#[test]
fn every_file_of_the_migrations_is_a_step() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations/sqlite");
    let files = std::fs::read_dir(folder).expect("the migrations");
    let mut names: Vec<String> = files
        .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort();
    assert_eq!(names, STEPS.map(|(name, _)| format!("{name}.sql")));
}

#[tokio::test]
async fn folders_are_made_and_the_journal_is_gone_after_closing() {
    let folder = TestFolder::new();
    let file = folder.0.join("a").join("b").join("pangaea.db");
    let path = file.clone();
    let opening = tokio::spawn(async move { Store::open(&path).await });
    let store = opening.await.expect("no panic").expect("a store");
    create(&store, 7).await;
    assert!(journal(&file).exists());
    store.close().await;
    assert!(file.exists() && !journal(&file).exists());
}

#[tokio::test]
async fn a_file_is_open_once() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let refused = Store::open(&folder.file()).await.expect_err("it is open");
    assert_eq!(refused, Error::InUse(folder.file()));
    assert_eq!(refused.to_string().lines().count(), 1);
    let clone = store.clone();
    store.close().await;
    let again = folder.store().await;
    let closed = clone.commit(&step(pangaea_table::TableId(1), 1)).await;
    assert_eq!(closed, Err(Error::Other("it is closed".to_owned())));
    again.close().await;
}

#[tokio::test]
async fn settings_that_are_not_safe_are_noticed() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let mut reader = store.sqlite().readers().acquire().await.expect("a reader");
    assert_eq!(connect::verify(&mut reader).await, Ok(()));
    drop(reader);
    let mut writer = store.sqlite().turn().await.expect("a turn");
    assert_eq!(connect::verify(&mut writer).await, Ok(()));
    for (unsafe_one, safe) in [
        ("PRAGMA synchronous = NORMAL", "PRAGMA synchronous = FULL"),
        ("PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"),
        ("PRAGMA busy_timeout = 0", "PRAGMA busy_timeout = 5000"),
    ] {
        sqlx::query(unsafe_one).execute(&mut *writer).await.expect("a setting");
        let fault = connect::verify(&mut writer).await.expect_err(unsafe_one);
        assert!(matches!(fault, Error::Other(_)), "{fault}");
        sqlx::query(safe).execute(&mut *writer).await.expect("a setting");
        assert_eq!(connect::verify(&mut writer).await, Ok(()));
    }
    drop(writer);
    store.close().await;
}

#[tokio::test]
async fn a_copy_can_be_looked_at_before_a_bot_opens_it() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    let copy = folder.0.join("copy.db");
    assert_eq!(Store::backup(&folder.file(), &copy).await, Ok(()));
    let copied = Store::open_read_only(&copy).await.expect("a copy");
    assert_eq!(copied.load(table).await, store.load(table).await);
    assert_eq!(copied.commit(&step(table, 1)).await, Err(Error::ReadOnly));
    copied.close().await;
    store.close().await;
}

#[tokio::test]
async fn readers_cannot_write() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let tried = sqlx::query("DELETE FROM people").execute(store.sqlite().readers()).await;
    assert_eq!(tried.map_err(Error::from).err(), Some(Error::ReadOnly));
    store.close().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', 1, x'00', 0)",
    )
    .execute(&mut *store.sqlite().turn().await.expect("a turn"))
    .await
    .expect("a step from the future");
    store.close().await;
    let fault = Store::open(&folder.file()).await.expect_err("it is newer");
    assert!(fault.to_string().contains("newer"), "{fault}");
}

/// A database as a program made it that knew the steps up to this one, with these rows in it.
pub(super) async fn older(file: &std::path::Path, step: i64, rows: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let options = options.foreign_keys(false);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.expect("a database");
    MIGRATIONS.run_to(step, &mut connection).await.expect("an older form");
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows.to_owned()))
        .execute(&mut connection)
        .await
        .expect("rows");
    sqlx::Connection::close(connection).await.expect("an end");
}

#[tokio::test]
async fn rows_that_belong_to_no_table_do_not_stop_an_upgrade() {
    let folder = TestFolder::new();
    older(
        &folder.file(),
        1,
        "INSERT INTO tables (id, place, stage, game, rules_version, revision, created, changed, \
         snapshot) VALUES (5, 7, 'over', 'vaalbara', 1, 3, 1, 2, 'text'); \
         INSERT INTO log VALUES (5, 1, 0, NULL, 'start', 'kept'), (9, 1, 0, NULL, 'start', 'lost'); \
         INSERT INTO seats VALUES (5, 0, 1, NULL), (9, 0, 1, NULL); \
         INSERT INTO outbox VALUES (9, 'lobby', 0, 0); \
         INSERT INTO messages VALUES (9, 'lobby', 0, 0, 0); \
         UPDATE sqlite_sequence SET seq = 40",
    )
    .await;
    let store = folder.store().await;
    let table = store.load(pangaea_table::TableId(5)).await.expect("a read").expect("a table");
    assert_eq!((table.details, table.snapshot.as_deref()), (None, Some("text")));
    assert_eq!((table.revision, table.log_length, table.seats.len()), (3, 1, 1));
    assert_eq!(create(&store, 8).await.0, 41, "no number is given twice");
    store.close().await;
}

#[tokio::test]
async fn bytes_that_are_no_text_are_read_all_the_same() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    let mut first = step(table, 1);
    first.rows = vec![super::row(1)];
    store.commit(&first).await.expect("a step");
    for column in ["tables SET details", "tables SET snapshot", "log SET entry", "seats SET draft"]
    {
        let damage = format!("UPDATE {column} = CAST(x'7bff22' AS TEXT)");
        let mut turn = store.sqlite().turn().await.expect("a turn");
        sqlx::query(sqlx::AssertSqlSafe(damage)).execute(&mut *turn).await.expect("damage");
    }
    let read = store.load(table).await.expect("a read").expect("a table");
    assert!(read.details.is_some_and(|text| text.starts_with('{')));
    assert_eq!(store.log(table).await.expect("a log").len(), 1);
    store.close().await;
}

async fn an_open_table_comes_before_newer_ones_that_have_ended(home: Home) {
    let store = home.store().await;
    let channel = pangaea_table::ChannelId(7);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = create(&store, 7).await;
        let ended = super::Commit { stage: super::StageKind::Cancelled, ..step(table, 1) };
        store.commit(&ended).await.expect("a step");
        tables.push(table);
    }
    assert_eq!(store.latest_at(channel).await, Ok(Some(tables[2])));
    assert_eq!(store.cancelled_at(channel).await, Ok(vec![tables[2], tables[1], tables[0]]));
    store.commit(&step(tables[0], 2)).await.expect("it is open again");
    assert_eq!(store.latest_at(channel).await, Ok(Some(tables[0])));
    assert_eq!(store.cancelled_at(channel).await, Ok(vec![tables[2], tables[1]]));
    store.close().await;
}

async fn a_message_is_known_whatever_table_has_it(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let message = pangaea_table::MessageId(44);
    assert_eq!(store.knows_message(message).await, Ok(false));
    let sent =
        super::super::SentMessage { channel: pangaea_table::ChannelId(7), message, posted_at: 1 };
    store.posted(table, "lobby", 0, &sent).await.expect("a note");
    assert_eq!(store.knows_message(message).await, Ok(true));
    store.close().await;
}
