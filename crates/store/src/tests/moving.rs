use super::{Home, TestFolder, create, found, over, row, seat, step};
use crate::{Blocked, Commit, Database, Error, SentMessage, Store, move_all};
use pangaea_table::{ChannelId, MessageId, ServerId, TableId, UserId};

on_both! {
    everything_arrives_and_the_old_one_stays,
    nothing_is_moved_into_what_has_something,
    nothing_is_moved_from_where_a_bot_runs,
    what_is_given_up_can_be_begun_again,
}

/// A database with something of every kind in it; the highest number of a table is of one that is gone.
async fn filled(home: &Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let mut first = step(table, 1);
    first.rows = vec![row(1), row(2)];
    first.seats = vec![seat(0, Some(11), Some("\"half \\u0007 🌋\"")), seat(1, None, None)];
    store.commit(&first).await.expect("a step");
    let ended = create(&store, 8).await;
    store.commit(&over(ended, 1, &[11, 12])).await.expect("the end");
    let gone = create(&store, 9).await;
    let closed = Commit { stage: pangaea_table::StageKind::Cancelled, ..step(gone, 1) };
    store.commit(&closed).await.expect("the end");
    store.prune(gone, 1, None).await.expect("it goes");
    let sent = SentMessage { channel: ChannelId(7), message: MessageId(70), posted_at: 60 };
    store.posted(table, "ask.11.0.1", 1, &sent).await.expect("a message");
    store.save_settings(UserId(11), "{\"quiet\":true}").await.expect("settings");
    store.save_dm(UserId(11), Some(ChannelId(5)), Some(false)).await.expect("a channel");
    store.use_threads(ServerId(3), true).await.expect("a setting");
    store.block(Blocked::Server(ServerId(4)), 7).await.expect("a block");
    store.keep_moment("seen", 99).await.expect("a moment");
    store.close().await;
}

/// All that can be read of a database.
async fn everything(database: Database) -> Vec<String> {
    let store = Store::open_read_only(database).await.expect("a database");
    let mut all = Vec::new();
    for table in store.tables_after(TableId(0), 99).await.expect("tables") {
        all.push(format!("{:?}", store.load(table).await));
        all.push(format!("{:?}", store.log(table).await));
        all.push(format!("{:?}", store.outbox(table).await));
        all.push(format!("{:?}", store.messages(table).await));
    }
    for person in [11, 12, super::LARGE].map(UserId) {
        all.push(format!("{:?}", store.person(person).await));
        all.push(format!("{:?}", store.past_games(person, 9).await));
        all.push(format!("{:?}", store.tables_knowing(person).await));
    }
    all.push(format!("{:?}", store.servers_with_settings().await));
    all.push(format!("{:?}", store.uses_threads(ServerId(3)).await));
    all.push(format!("{:?}", store.blocked().await));
    all.push(format!("{:?}", store.moment("seen").await));
    store.close().await;
    all
}

/// A place for it of the other kind, or of the same where there is no other.
fn other(home: &Home) -> Home {
    match home {
        Home::File(_) => Home::postgres().unwrap_or_else(Home::file),
        Home::Postgres(_) => Home::file(),
    }
}

async fn everything_arrives_and_the_old_one_stays(home: Home) {
    filled(&home).await;
    let before = everything(home.database()).await;
    let there = other(&home);
    let mut last = None;
    let rows =
        move_all(&home.database(), &there.database(), |progress| last = Some(progress)).await;
    let rows = rows.expect("a move");
    let last = last.expect("progress");
    assert!(rows > 15 && last.done == 2 * rows && last.all == 2 * rows, "{rows}: {last:?}");
    assert_eq!(everything(there.database()).await, before);
    assert_eq!(everything(home.database()).await, before);
    // It can be played on, and no number is given twice.
    let store = there.store().await;
    assert_eq!(create(&store, 10).await, TableId(4));
    assert_eq!(store.commit(&step(TableId(1), 2)).await, Ok(()));
    store.close().await;
}

async fn nothing_is_moved_into_what_has_something(home: Home) {
    filled(&home).await;
    let there = other(&home);
    let store = there.store().await;
    store.keep_moment("seen", 1).await.expect("a moment");
    store.close().await;
    let before = everything(there.database()).await;
    let moved = move_all(&home.database(), &there.database(), |_| {}).await;
    assert_eq!(moved, Err(Error::Taken));
    assert_eq!(everything(there.database()).await, before);
}

async fn nothing_is_moved_from_where_a_bot_runs(home: Home) {
    filled(&home).await;
    let bot = home.store().await;
    assert_eq!(found(&bot, "SELECT count(*) FROM people").await, [1]);
    let there = other(&home);
    let moved = move_all(&home.database(), &there.database(), |_| {}).await;
    assert!(moved.as_ref().is_err_and(|fault| fault.cause() == "in_use"), "{moved:?}");
    bot.close().await;
    assert!(move_all(&home.database(), &there.database(), |_| {}).await.is_ok());
}

async fn what_is_given_up_can_be_begun_again(home: Home) {
    filled(&home).await;
    let there = other(&home);
    let (from, to) = (home.database(), there.database());
    let given_up =
        tokio::spawn(
            async move { move_all(&from, &to, |_| panic!("someone pulls the plug")).await },
        );
    assert!(given_up.await.is_err());
    wait_for_end(&home, &there).await;
    assert!(move_all(&home.database(), &there.database(), |_| {}).await.is_ok());
    assert_eq!(everything(there.database()).await, everything(home.database()).await);
}

/// A server may take a moment to see that a connection has ended.
async fn wait_for_end(home: &Home, there: &Home) {
    let postgres = [home, there].into_iter().find(|home| matches!(home, Home::Postgres(_)));
    let Some(postgres) = postgres else { return };
    let store = postgres.store().await;
    let ended = async || {
        let others = "SELECT count(*) FROM pg_stat_activity \
                      WHERE datname = current_database() AND state LIKE 'idle in transaction%'";
        (found(&store, others).await == [0]).then_some(())
    };
    wait::until("the end of a connection", String::new, ended).await;
    store.close().await;
}

#[test]
fn both_move_the_same_in_the_same_order() {
    let names =
        |moved: [crate::moving::MovedRows; crate::moving::KINDS]| moved.map(|rows| rows.name);
    assert_eq!(names(crate::sqlite::MOVED), names(crate::postgres::MOVED));
}

/// But for the number of drafts, which only those compare who have the database open.
#[tokio::test]
async fn every_table_and_column_is_moved() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT schema.name, columns.name FROM sqlite_schema AS schema, \
         pragma_table_info(schema.name) AS columns WHERE schema.type = 'table' \
         AND schema.name NOT IN ('_sqlx_migrations', 'formats', 'sqlite_sequence') \
         AND NOT (schema.name = 'seats' AND columns.name = 'drafts')",
    )
    .fetch_all(store.sqlite().readers())
    .await
    .expect("a schema");
    assert!(columns.len() > 40);
    for (table, column) in columns {
        let moved = crate::sqlite::MOVED.into_iter().find(|moved| moved.name == table);
        let moved = moved.unwrap_or_else(|| panic!("{table} stays behind"));
        assert!(moved.read.contains(&format!("'{column}', {column}")), "{table}.{column}");
        assert!(moved.write.contains(&format!("value ->> '{column}'")), "{table}.{column}");
    }
    store.close().await;
}
