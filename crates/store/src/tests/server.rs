//! What only a server can do: be away, be shared, be someone else's, be set in a way that loses things.

use super::{Home, create, found, keep_draft, row, step};
use crate::{Created, Database, Error, Store};
use pangaea_table::TableId;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use temporary_postgres::{Server, TemporaryDatabase};

fn at(address: &str) -> Database {
    Database::named(address.as_ref()).expect("an address")
}

async fn says(database: &TemporaryDatabase, statement: &str) {
    let mut connection = PgConnection::connect(&database.address()).await.expect("a connection");
    let statement = AssertSqlSafe(statement.to_owned());
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("a change");
    connection.close().await.expect("an end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_dies_and_comes_back_is_survived() {
    let Ok(server) = Server::start() else { return };
    let store = Store::open(at(&server.address("postgres"))).await.expect("a store");
    let table = create(&store, 7).await;
    assert_eq!(store.commit(&step(table, 1)).await, Ok(()));
    server.stop_at_once();
    for _ in 0..3 {
        let lost = store.commit(&step(table, 2)).await.expect_err("no one is there");
        assert_eq!(lost.cause(), "unreachable", "{lost}");
        assert_eq!(lost.to_string().lines().count(), 1);
        let lost = store.load(table).await.expect_err("no one is there");
        assert_eq!(lost.cause(), "unreachable", "{lost}");
    }
    server.start_again();
    // What was told is there, and nothing else.
    let read = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(read.revision, 1);
    assert_eq!(store.commit(&step(table, 2)).await, Ok(()));
    assert_eq!(keep_draft(&store, table, 0, None).await, Ok(()));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_one_writes_a_step_and_the_other_is_told() {
    let Some(database) = temporary_postgres::database() else { return };
    let (one, other) = (at(&database.address()), at(&database.address()));
    let (one, other) = tokio::join!(Store::open(one), Store::open(other));
    let stores = [one.expect("a store"), other.expect("a store, made at the same time")];
    let table = create(&stores[0], 7).await;
    let mut won = 0;
    for revision in 1..=20_u32 {
        let tries = [0, 1].map(|which| {
            let store = stores[which].clone();
            let mut step = step(table, u64::from(revision));
            step.rows = vec![row(revision)];
            tokio::spawn(async move { store.commit(&step).await })
        });
        for one in tries {
            match one.await.expect("no panic") {
                Ok(()) => won += 1,
                lost => assert_eq!(lost, Err(Error::Conflict)),
            }
        }
    }
    assert_eq!(won, 20);
    assert_eq!(stores[1].log(table).await.expect("a log").len(), 20);
    // Nor do both open a table in one place.
    let opened = [0, 1].map(|which| {
        let store = stores[which].clone();
        tokio::spawn(async move { store.create(super::new_table(8), super::details).await })
    });
    let mut tables = Vec::new();
    for one in opened {
        match one.await.expect("no panic").expect("an answer") {
            Created::New(table) | Created::Taken(table) => tables.push(table),
        }
    }
    assert_eq!(tables[0], tables[1]);
    for store in stores {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_opened_is_told_in_a_line() {
    let Some(database) = temporary_postgres::database() else { return };
    let server = database.server();
    let nowhere = "postgres:///pangaea?host=/tmp/there-is-no-such-folder&user=pangaea";
    let causes = [
        (server.address("no_such_database"), "missing"),
        (nowhere.to_owned(), "unreachable"),
        ("postgres://pangaea:hushhush@127.0.0.1:1/pangaea".to_owned(), "unreachable"),
        (server.address("postgres").replace("user=pangaea", "user=stranger"), "forbidden"),
    ];
    for (address, cause) in causes {
        for fault in [
            Store::open(at(&address)).await.expect_err("it cannot be opened"),
            Store::open_read_only(at(&address)).await.expect_err("it cannot be opened"),
        ] {
            assert_eq!(fault.cause(), cause, "{address}: {fault}");
            assert_eq!(fault.to_string().lines().count(), 1);
            assert!(!fault.to_string().contains("hushhush"), "{fault}");
        }
    }
}

#[test]
fn a_password_is_never_shown() {
    let address = "postgres://pangaea:hushhush@db.example.net:5433/tables?sslmode=require";
    let database = at(address);
    assert_eq!(database.to_string(), "postgres://pangaea@db.example.net:5433/tables");
    assert!(!format!("{database:?}").contains("hushhush"));
    for wrong in
        ["postgres://pangaea:hushhush@host:port/x", "mysql://me:hushhush@host/x", "postgres:x"]
    {
        let fault = Database::postgres(wrong.as_ref()).expect_err("no address");
        assert_eq!(fault, Error::NoAddress, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_others_or_of_a_newer_program_is_left_alone() {
    let Some(foreign) = temporary_postgres::database() else { return };
    says(&foreign, "CREATE TABLE shopping (item text)").await;
    let there = at(&foreign.address());
    assert_eq!(Store::open(there.clone()).await.expect_err("not ours"), Error::NotOurs);
    assert_eq!(Store::open_read_only(there).await.expect_err("not ours"), Error::NotOurs);

    for newer in [
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', true, '', 0)",
        "UPDATE formats SET number = number + 1, program = '9.9' WHERE name = (SELECT min(name) FROM formats)",
    ] {
        let Some(home) = Home::postgres() else { return };
        home.store().await.close().await;
        let Home::Postgres(database) = &home else { panic!("another home") };
        says(database, newer).await;
        let refused = Store::open(home.database()).await.expect_err("it is newer");
        assert_eq!(refused.cause(), "newer", "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_only_looks_writes_nothing() {
    let Some(home) = Home::postgres() else { return };
    let empty = Store::open_read_only(home.database()).await.expect_err("there is nothing yet");
    assert_eq!(empty, Error::Empty);
    let store = home.store().await;
    let table = create(&store, 7).await;
    let looking = Store::open_read_only(home.database()).await.expect("a look");
    assert_eq!(looking.load(table).await, store.load(table).await);
    assert_eq!(looking.commit(&step(table, 1)).await, Err(Error::ReadOnly));
    assert_eq!(keep_draft(&looking, table, 0, None).await, Err(Error::ReadOnly));
    assert_eq!(looking.try_writing().await, Err(Error::ReadOnly));
    assert_eq!(store.try_writing().await, Ok(()));
    assert!(store.size().await.expect("a size") > 100_000);
    assert_eq!(Store::integrity(home.database()).await, Ok(Vec::new()));
    assert_eq!(store.load(TableId(99)).await, Ok(None));
    looking.close().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_would_forget_is_refused() {
    let Some(home) = Home::postgres() else { return };
    let Home::Postgres(database) = &home else { panic!("another home") };
    let name = database.address();
    let name = name.split(['/', '?']).find(|part| part.starts_with("test_")).expect("a name");
    says(database, &format!("ALTER DATABASE {name} SET synchronous_commit = off")).await;
    let refused = Store::open(home.database()).await.expect_err("it would forget");
    assert!(refused.to_string().contains("synchronous_commit off"), "{refused}");
    let mut connection = PgConnection::connect(&database.address()).await.expect("a connection");
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
            .fetch_one(&mut connection)
            .await
            .expect("a number");
    assert_eq!(tables, 0, "nothing was written");
    connection.close().await.expect("an end");
    says(database, &format!("ALTER DATABASE {name} RESET synchronous_commit")).await;
    let store = home.store().await;
    // Half-made choices go over connections that do not wait for the disk.
    let waits = "SELECT (current_setting('synchronous_commit') = 'on')::int::bigint";
    assert_eq!(found(&store, waits).await, [1]);
    store.close().await;
}

/// A step is one statement, so one round trip and one transaction; so is each of the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_is_one_statement() {
    let Ok(server) = Server::with("log_min_duration_statement = 0\nlog_min_messages = log\n")
    else {
        return;
    };
    let store = Store::open(at(&server.address("postgres"))).await.expect("a store");
    let table = create(&store, 7).await;
    for revision in 1..=3 {
        assert_eq!(store.commit(&step(table, revision)).await, Ok(()));
    }
    let executed = || server.log().matches(" execute ").count();
    let before = executed();
    let mut next = step(table, 4);
    next.rows = vec![row(1), row(2)];
    next.slots = vec!["lobby".to_owned(), "round.1".to_owned()];
    assert_eq!(store.commit(&next).await, Ok(()));
    assert_eq!(store.commit(&super::over(table, 5, &[11, 12])).await, Ok(()));
    assert_eq!(store.prune(table, 5, None).await, Ok(()));
    store.close().await;
    assert_eq!(executed() - before, 3, "{}", server.log());
}
