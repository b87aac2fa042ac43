//! Whom whoever runs the bot keeps out.

use super::{Error, Store};
use pangaea_table::{ServerId, TableId, UserId};
use std::fmt;

/// Someone who is kept out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Blocked {
    /// A person, wherever they are.
    Person(UserId),
    /// A server, whoever is there.
    Server(ServerId),
}

impl Blocked {
    const fn row(self) -> (&'static str, i64) {
        match self {
            Self::Person(person) => ("person", person.0.cast_signed()),
            Self::Server(server) => ("server", server.0.cast_signed()),
        }
    }

    fn of_row(kind: &str, id: i64) -> Self {
        match kind {
            "server" => Self::Server(ServerId(id.cast_unsigned())),
            _ => Self::Person(UserId(id.cast_unsigned())),
        }
    }
}

impl fmt::Display for Blocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(person) => write!(f, "{person}"),
            Self::Server(server) => write!(f, "server {server}"),
        }
    }
}

impl Store {
    /// All that are kept out, each with the time since when; people first.
    pub async fn blocked(&self) -> Result<Vec<(Blocked, i64)>, Error> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as("SELECT kind, id, since FROM blocked ORDER BY kind, id")
                .fetch_all(self.readers())
                .await?;
        let read = |(kind, id, since): (String, i64, i64)| (Blocked::of_row(&kind, id), since);
        Ok(rows.into_iter().map(read).collect())
    }

    /// Keeps someone out from now on; false if they are already.
    pub async fn block(&self, whom: Blocked, at: i64) -> Result<bool, Error> {
        let (kind, id) = whom.row();
        let done = sqlx::query(
            "INSERT INTO blocked (kind, id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(kind)
        .bind(id)
        .bind(at)
        .execute(&mut *self.turn().await?)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Lets someone in again; false if they were not kept out.
    pub async fn unblock(&self, whom: Blocked) -> Result<bool, Error> {
        let (kind, id) = whom.row();
        let done = sqlx::query("DELETE FROM blocked WHERE kind = ? AND id = ?")
            .bind(kind)
            .bind(id)
            .execute(&mut *self.turn().await?)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    /// The open tables of a server, oldest first.
    pub async fn tables_in(&self, server: ServerId) -> Result<Vec<TableId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE server = ? AND stage IN ('lobby', 'playing') ORDER BY id",
        )
        .bind(server.0.cast_signed())
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(|id| TableId(id.cast_unsigned())).collect())
    }
}
