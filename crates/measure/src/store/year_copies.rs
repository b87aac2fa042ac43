//! The games of a year, copied from some that were played.

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// What a year is copied from, and how much of it there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct YearCopies {
    /// So many games were played; their tables are the first ones.
    pub(super) real: u32,
    /// So many games a day.
    pub(super) games_a_day: u32,
    /// The days of the year.
    pub(super) days: u32,
    /// The last ones of them, whose games are whole.
    pub(super) kept_days: u32,
}

/// Whole games, each as if another table had played it. `?1` is how far the numbers are away, `?2` the
/// last number that is copied, `?3` when the first of them ended and `?4` how many end in a day.
const WHOLE: [&str; 5] = [
    "INSERT INTO tables (id, place, server, stage, game, revision, due, created, changed, mark, \
     ended, details, snapshot) \
     SELECT id + ?1, place, server, stage, game, revision, due, ?3 + id * 86400 / ?4 - 3600, \
     ?3 + id * 86400 / ?4, mark + ?1, ?3 + id * 86400 / ?4, \
     replace(details, '{\"table\":' || id || ',', '{\"table\":' || (id + ?1) || ','), \
     replace(snapshot, '{\"table\":' || id || ',', '{\"table\":' || (id + ?1) || ',') \
     FROM tables WHERE id <= ?2",
    "INSERT INTO seats SELECT table_id + ?1, seat, person, draft FROM seats WHERE table_id <= ?2",
    "INSERT INTO known SELECT person, table_id + ?1 FROM known WHERE table_id <= ?2",
    "INSERT INTO log SELECT table_id + ?1, n, at, seat, kind, entry FROM log WHERE table_id <= ?2",
    "INSERT INTO messages SELECT table_id + ?1, slot, place, post + ?1 * 1000, posted_at \
     FROM messages WHERE table_id <= ?2",
];

/// What came of them, with the same numbers.
const RESULTS: [&str; 2] = [
    "INSERT INTO results SELECT table_id + ?1, server, place, game, variant, \
     ?3 + table_id * 86400 / ?4 - 3600, ?3 + table_id * 86400 / ?4 \
     FROM results WHERE table_id <= ?2",
    "INSERT INTO result_seats SELECT table_id + ?1, seat, person, computer, score, rank \
     FROM result_seats WHERE table_id <= ?2",
];

/// Fills a database with the games of a year.
pub(super) async fn fill(file: &Path, year: YearCopies) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).synchronous(SqliteSynchronous::Off);
    let mut connection = options.connect().await?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let began = now.cast_signed() - i64::from(year.days) * 86_400;
    let all = year.days * year.games_a_day;
    let gone = all - year.kept_days * year.games_a_day;
    let mut copied = 0;
    while copied < all {
        // Those of the last days are whole.
        let is_whole = copied >= gone;
        let until = if is_whole { all } else { gone };
        let count = year.real.min(until - copied);
        let first = began + i64::from(copied) * 86_400 / i64::from(year.games_a_day);
        let whole = WHOLE.into_iter().filter(|_| is_whole);
        let steps: Vec<&str> = whole.chain(RESULTS).collect();
        block(&mut connection, &steps, (year.real + copied, count), first, year).await?;
        copied += count;
    }
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
    connection.close().await
}

/// One copy of as many real games, so far away.
async fn block(
    connection: &mut SqliteConnection,
    steps: &[&'static str],
    (away, count): (u32, u32),
    first: i64,
    year: YearCopies,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for step in steps {
        let step = sqlx::query(*step).bind(away).bind(count).bind(first).bind(year.games_a_day);
        step.execute(&mut *transaction).await?;
    }
    transaction.commit().await
}
