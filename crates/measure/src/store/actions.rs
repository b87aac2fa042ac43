//! One action made durable, against the least that the same bytes cost.

use super::tables::file;
use crate::crash::failed;
use crate::figure::{Figure, median};
use pangaea::cli::Error;
use pangaea_store::{Commit, Database, LogRow, Store, Texts, move_all};
use pangaea_table::TableId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};
use std::path::Path;
use std::time::{Duration, Instant};
use temporary_postgres::Server;

const REPETITIONS: usize = 15;
const AT_ONCE: u32 = 40;

/// Commits of a real table's snapshot in turns with plain inserts of as many bytes.
pub(super) async fn run(folder: &Path, tables: &Path) -> Result<(), Error> {
    let store = Store::open(&file(tables)).await.map_err(failed)?;
    let mut next = template(&store).await?;
    let mut raw = connect(folder).await?;
    let plain = async |bytes: &[u8]| {
        let insert = sqlx::query("INSERT INTO plain (bytes) VALUES (?)").bind(bytes.to_vec());
        insert.execute(&mut raw).await.map(drop).map_err(failed)
    };
    let (ours, other) = rates(&store, &mut next, plain).await?;
    store.close().await;
    let against = "raw SQLite inserts of the same bytes";
    Figure::against("durable_actions", ours, other, against, "actions/s").print();
    Ok(())
}

/// The same in `PostgreSQL`, of which a server is started for this: one row a transaction, through the
/// same driver and as durable.
pub(super) async fn run_on_postgres(tables: &Path) -> Result<(), Error> {
    let server = Server::start().map_err(failed)?;
    let address = server.address("postgres");
    let database = Database::named(address.as_ref()).map_err(failed)?;
    move_all(&file(tables).as_path().into(), &database, |_| {}).await.map_err(failed)?;
    let store = Store::open(database).await.map_err(failed)?;
    let mut next = template(&store).await?;
    let mut raw = PgConnection::connect(&address).await.map_err(failed)?;
    sqlx::query("CREATE TABLE plain (id bigserial PRIMARY KEY, bytes bytea NOT NULL)")
        .execute(&mut raw)
        .await
        .map_err(failed)?;
    let plain = async |bytes: &[u8]| {
        let insert = sqlx::query("INSERT INTO plain (bytes) VALUES ($1)").bind(bytes.to_vec());
        insert.execute(&mut raw).await.map(drop).map_err(failed)
    };
    let (ours, other) = rates(&store, &mut next, plain).await?;
    store.close().await;
    let against = "plain inserts of the same bytes into the same server";
    Figure::against("durable_actions_postgres", ours, other, against, "actions/s").print();
    Ok(())
}

/// Steps of a table in turns with plain inserts of as many bytes: how many of each a second.
async fn rates(
    store: &Store,
    next: &mut Commit,
    mut plain: impl AsyncFnMut(&[u8]) -> Result<(), Error>,
) -> Result<(f64, f64), Error> {
    let bytes = written(next);
    let mut times = (Vec::new(), Vec::new());
    for _ in 0..REPETITIONS {
        let began = Instant::now();
        for _ in 0..AT_ONCE {
            store.commit(next).await.map_err(failed)?;
            advance(next);
        }
        times.0.push(began.elapsed());
        let began = Instant::now();
        for _ in 0..AT_ONCE {
            plain(&bytes).await?;
        }
        times.1.push(began.elapsed());
    }
    let rate = |times: Vec<Duration>| f64::from(AT_ONCE) / median(times).as_secs_f64();
    Ok((rate(times.0), rate(times.1)))
}

/// The step that follows in a table, as large as the last one was.
async fn template(store: &Store) -> Result<Commit, Error> {
    let table = TableId(1);
    let stored = store.load(table).await.map_err(failed)?;
    let stored = stored.ok_or_else(|| failed("there is no table"))?;
    let last = store.log(table).await.map_err(failed)?.pop();
    let last = last.ok_or_else(|| failed("there is no log"))?;
    let n = stored.log_length + 1;
    Ok(Commit {
        table,
        revision: stored.revision + 1,
        drafts: stored.drafts,
        stage: stored.stage,
        thread: None,
        texts: stored.details.map(|details| Texts { details, snapshot: stored.snapshot }),
        rows: vec![LogRow { n, ..last }],
        seats: stored.seats,
        slots: slots(n),
        index: None,
        due: stored.due,
        at: stored.changed,
    })
}

/// The round's message, the question that is answered, and the next one.
fn slots(n: u32) -> Vec<String> {
    vec!["round.4".to_owned(), format!("ask.1001.0.{n}"), format!("ask.1002.1.{n}")]
}

fn advance(step: &mut Commit) {
    step.revision += 1;
    step.rows[0].n += 1;
    step.slots = slots(step.rows[0].n);
}

/// As many bytes as a step has texts.
fn written(step: &Commit) -> Vec<u8> {
    let rows = step.rows.iter().map(|row| row.entry.as_str());
    let texts = step.texts.iter().flat_map(|texts| [Some(&texts.details), texts.snapshot.as_ref()]);
    let texts = texts.flatten().map(String::as_str).chain(rows);
    texts.chain(step.slots.iter().map(String::as_str)).collect::<String>().into_bytes()
}

/// One connection with the settings of ours.
async fn connect(folder: &Path) -> Result<SqliteConnection, Error> {
    std::fs::create_dir_all(folder).map_err(failed)?;
    let mut raw = SqliteConnectOptions::new()
        .filename(folder.join("plain.db"))
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "ON")
        .connect()
        .await
        .map_err(failed)?;
    sqlx::query("CREATE TABLE plain (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT")
        .execute(&mut raw)
        .await
        .map_err(failed)?;
    Ok(raw)
}
