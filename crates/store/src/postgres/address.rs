//! Where a database of `PostgreSQL` is, and who we are there.

use crate::Error;
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::str::FromStr;

/// An address such as `postgres://pangaea@localhost/pangaea`. What is not in it is taken from the
/// variables and the file for passwords that all programs of `PostgreSQL` read. It is never shown
/// with its password.
#[derive(Clone)]
pub struct PostgresAddress(Box<PgConnectOptions>);

impl PostgresAddress {
    pub(crate) fn read(address: &str) -> Result<Self, Error> {
        let options = PgConnectOptions::from_str(address).map_err(|_| Error::NoAddress)?;
        Ok(Self(Box::new(options)))
    }

    pub(super) fn options(&self) -> PgConnectOptions {
        PgConnectOptions::clone(&self.0)
    }
}

impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(options) = self;
        let (user, port) = (options.get_username(), options.get_port());
        // Without a name it is that of the user.
        let name = options.get_database().unwrap_or(user);
        match options.get_socket() {
            Some(socket) => write!(f, "postgres:///{name}?host={}&user={user}", socket.display()),
            None => write!(f, "postgres://{user}@{}:{port}/{name}", options.get_host()),
        }
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({self})")
    }
}
