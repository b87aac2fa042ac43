//! The store on real files, each in a folder of its own.

/// Runs each of these with every kind of store.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name($crate::tests::Home::file()).await;
                }
            )+
        }

        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    if let Some(home) = $crate::tests::Home::postgres() {
                        super::$name(home).await;
                    }
                }
            )+
        }
    };
}

mod blocked;
mod courses;
mod faults;
mod index;
mod moments;
mod moving;
mod open;
mod outbox;
mod people;
mod prune;
mod server;
mod tables;
mod threads;

use super::backend::Backend;
use super::{
    Commit, Created, Database, DraftChange, Error, GameResult, LogRow, NewTable, ResultSeat,
    SeatRow, Store, TableIndex, Texts,
};
use pangaea_table::{ChannelId, ServerId, StageKind, TableId, TableMark, UserId};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use temporary_postgres::TemporaryDatabase;

/// A folder for one test, gone with it.
struct TestFolder(PathBuf);

impl TestFolder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("pangaea-store-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for this test");
        Self(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("pangaea.db")
    }

    async fn store(&self) -> Store {
        Store::open(&self.file()).await.expect("a store")
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A database for one test, gone with it.
enum Home {
    File(TestFolder),
    Postgres(TemporaryDatabase),
}

impl Home {
    fn file() -> Self {
        Self::File(TestFolder::new())
    }

    fn postgres() -> Option<Self> {
        temporary_postgres::database().map(Self::Postgres)
    }

    fn database(&self) -> Database {
        match self {
            Self::File(folder) => Database::File(folder.file()),
            Self::Postgres(database) => {
                Database::named(database.address().as_ref()).expect("an address")
            }
        }
    }

    async fn store(&self) -> Store {
        Store::open(self.database()).await.expect("a store")
    }
}

/// What a statement finds that means the same to both.
async fn found(store: &Store, statement: &str) -> Vec<i64> {
    let statement = sqlx::AssertSqlSafe(statement.to_owned());
    let found = match &store.0 {
        Backend::Sqlite(sqlite) => {
            sqlx::query_scalar(statement).fetch_all(sqlite.readers()).await.map_err(Error::from)
        }
        Backend::Postgres(postgres) => {
            let rows = postgres.readers().all(sqlx::query_as(statement)).await;
            rows.map(|rows| rows.into_iter().map(|(number,)| number).collect())
        }
    };
    found.expect("numbers")
}

/// The file of the journal, which is gone once the store is closed.
fn journal(file: &Path) -> PathBuf {
    file.with_extension("db-wal")
}

/// An id as large as they get.
const LARGE: u64 = u64::MAX - 7;

fn seat(seat: u8, person: Option<u64>, draft: Option<&str>) -> SeatRow {
    SeatRow { seat, person: person.map(UserId), draft: draft.map(str::to_owned) }
}

fn row(n: u32) -> LogRow {
    LogRow { n, at: 100, seat: Some(1), kind: "action".to_owned(), entry: format!("{{\"n\":{n}}}") }
}

fn new_table(channel: u64) -> NewTable {
    NewTable {
        mark: TableMark(u32::MAX),
        channel: ChannelId(channel),
        home: None,
        server: Some(ServerId(LARGE)),
        game: "vaalbara".to_owned(),
        seats: vec![seat(0, Some(LARGE), None), seat(1, None, Some("{}"))],
        slots: vec!["lobby".to_owned()],
        index: TableIndex { people: vec![UserId(LARGE)], result: None },
        due: Some(500),
        at: 50,
    }
}

fn step(table: TableId, revision: u64) -> Commit {
    Commit {
        table,
        revision,
        drafts: 0,
        stage: StageKind::Playing,
        thread: None,
        texts: Some(Texts {
            details: format!("{{\"revision\":{revision}}}"),
            snapshot: Some(format!("{{\"state\":{revision}}}")),
        }),
        rows: Vec::new(),
        seats: vec![seat(0, Some(LARGE), None)],
        slots: Vec::new(),
        index: None,
        due: None,
        at: 60,
    }
}

/// Keeps a draft of a table as it is.
async fn keep_draft(
    store: &Store,
    table: TableId,
    seat: u8,
    draft: Option<&str>,
) -> Result<(), Error> {
    let stored = store.load(table).await?.expect("a table");
    let (revision, drafts) = (stored.revision, stored.drafts + 1);
    store.save_draft(&DraftChange { table, revision, drafts, seat, draft }).await
}

fn details(table: TableId) -> String {
    format!("{{\"lobby\":{table}}}")
}

async fn create(store: &Store, channel: u64) -> TableId {
    match store.create(new_table(channel), details).await {
        Ok(Created::New(table)) => table,
        other => panic!("{other:?}"),
    }
}

/// The same step at which a table is over, with a result for these people.
fn over(table: TableId, revision: u64, people: &[u64]) -> Commit {
    let seat = |(place, person): (usize, &u64)| ResultSeat {
        person: Some(UserId(*person)),
        computer: None,
        score: 10 - i64::try_from(place).expect("a few seats"),
        rank: u32::try_from(place + 1).expect("a few seats"),
    };
    let seats = people.iter().enumerate().map(seat).collect();
    let result = Some(GameResult { variant: "usual".to_owned(), seats });
    let people = people.iter().copied().map(UserId).collect();
    let index = Some(TableIndex { people, result });
    Commit { stage: StageKind::Over, index, ..step(table, revision) }
}
