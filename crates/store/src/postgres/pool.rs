//! Connections that are kept, and how a statement gets one.
//!
//! The driver's own pool asks each connection how it is before it takes it back: a second round trip
//! for every statement.

use super::connect::PATIENCE;
use super::error::{is_end, on_the_way};
use crate::Error;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgRow};
use sqlx::query::{Query, QueryAs};
use sqlx::{ConnectOptions, Connection, FromRow, PgConnection, Postgres};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

/// Longer than a statement may take: then there is no one at the other end.
const SILENCE: Duration = Duration::from_secs(8);

/// After so long a rest a connection is asked whether it is still one.
const REST: Duration = Duration::from_secs(10);

pub(crate) struct Pool {
    options: PgConnectOptions,
    places: Semaphore,
    resting: Mutex<Vec<Resting>>,
}

struct Resting {
    connection: PgConnection,
    since: Instant,
}

/// A connection that carries out one statement. It goes back only when that has come to its end:
/// where it was given up, no one knows what is still under way.
struct PoolTurn<'a> {
    pool: &'a Pool,
    connection: PgConnection,
    _place: SemaphorePermit<'a>,
}

impl Pool {
    pub(crate) fn new(options: PgConnectOptions, most: usize) -> Self {
        let places = Semaphore::new(most);
        Self { options, places, resting: Mutex::default() }
    }

    /// All rows of an answer.
    pub(crate) async fn all<T>(
        &self,
        query: QueryAs<'_, Postgres, T, PgArguments>,
    ) -> Result<Vec<T>, Error>
    where
        T: Send + Unpin + for<'r> FromRow<'r, PgRow>,
    {
        let mut turn = self.turn().await?;
        let answer = timeout(SILENCE, query.fetch_all(&mut turn.connection)).await;
        turn.end(answer)
    }

    /// The only row of an answer, or none.
    pub(crate) async fn at_most_one<T>(
        &self,
        query: QueryAs<'_, Postgres, T, PgArguments>,
    ) -> Result<Option<T>, Error>
    where
        T: Send + Unpin + for<'r> FromRow<'r, PgRow>,
    {
        Ok(self.all(query).await?.pop())
    }

    /// The only row of an answer that always has one.
    pub(crate) async fn one<T>(
        &self,
        query: QueryAs<'_, Postgres, T, PgArguments>,
    ) -> Result<T, Error>
    where
        T: Send + Unpin + for<'r> FromRow<'r, PgRow>,
    {
        let row = self.at_most_one(query).await?;
        row.ok_or_else(|| Error::Other("an answer has no row".to_owned()))
    }

    /// Carries something out; to how many rows.
    pub(crate) async fn execute(
        &self,
        query: Query<'_, Postgres, PgArguments>,
    ) -> Result<u64, Error> {
        let mut turn = self.turn().await?;
        let answer = timeout(SILENCE, query.execute(&mut turn.connection)).await;
        Ok(turn.end(answer)?.rows_affected())
    }

    /// Ends with the statements that are being carried out.
    pub(crate) async fn close(&self) {
        self.places.close();
        let resting = std::mem::take(&mut *self.resting());
        for Resting { connection, .. } in resting {
            // Whatever goes wrong here, all that was committed is there.
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }

    async fn turn(&self) -> Result<PoolTurn<'_>, Error> {
        let place = timeout(PATIENCE, self.places.acquire()).await.map_err(|_| Error::Busy)?;
        let place = place.map_err(|_| Error::Other("it is closed".to_owned()))?;
        let connection = match self.rested().await {
            Some(connection) => connection,
            None => connect(&self.options).await?,
        };
        Ok(PoolTurn { pool: self, connection, _place: place })
    }

    /// The connection that has rested for the shortest time, if it still is one.
    async fn rested(&self) -> Option<PgConnection> {
        let Resting { mut connection, since } = self.resting().pop()?;
        if since.elapsed() > REST
            && !matches!(timeout(PATIENCE, connection.ping()).await, Ok(Ok(())))
        {
            self.resting().clear();
            return None;
        }
        Some(connection)
    }

    fn resting(&self) -> MutexGuard<'_, Vec<Resting>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Pool {
    /// Not with what it connects: there may be a password in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

impl PoolTurn<'_> {
    fn end<T>(self, answer: Result<sqlx::Result<T>, Elapsed>) -> Result<T, Error> {
        let Self { pool, connection, .. } = self;
        let answer = answer.map_err(|_| Error::Unreachable("it doesn't answer".to_owned()))?;
        if answer.as_ref().is_err_and(is_end) {
            // What has ended one connection has ended those that rest, too.
            pool.resting().clear();
        } else if !pool.places.is_closed() {
            pool.resting().push(Resting { connection, since: Instant::now() });
        }
        answer.map_err(on_the_way)
    }
}

/// A new connection.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    let connected = timeout(PATIENCE, options.connect()).await;
    let connected = connected.map_err(|_| Error::Unreachable("it doesn't answer".to_owned()))?;
    connected.map_err(on_the_way)
}
