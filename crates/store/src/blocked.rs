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
    pub(super) const fn row(self) -> (&'static str, i64) {
        match self {
            Self::Person(person) => ("person", person.0.cast_signed()),
            Self::Server(server) => ("server", server.0.cast_signed()),
        }
    }

    pub(super) fn of_row(kind: &str, id: i64) -> Self {
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

face! {
    /// Blocks of people and servers.
    trait BlockedStore {
        /// All that are kept out, each with the time since when; people first.
        async fn blocked(&self) -> Result<Vec<(Blocked, i64)>, Error>;

        /// Keeps someone out from now on; false if they are already.
        async fn block(&self, whom: Blocked, at: i64) -> Result<bool, Error>;

        /// Lets someone in again; false if they were not kept out.
        async fn unblock(&self, whom: Blocked) -> Result<bool, Error>;

        /// The open tables of a server, oldest first.
        async fn tables_in(&self, server: ServerId) -> Result<Vec<TableId>, Error>;
    }
}
