//! Which database: a file, or one of a `PostgreSQL` somewhere.

use crate::Error;
#[cfg(feature = "postgres")]
use crate::postgres::PostgresAddress;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};

/// Where everything is kept. It is shown without what opens it.
#[derive(Clone, Debug)]
pub enum Database {
    /// In a file, with `SQLite`.
    File(PathBuf),
    /// In `PostgreSQL`.
    #[cfg(feature = "postgres")]
    Postgres(PostgresAddress),
}

impl Database {
    /// A database of `PostgreSQL` by its address. What is refused is not shown: there may be a
    /// password in it.
    pub fn postgres(address: &OsStr) -> Result<Self, Error> {
        let Some(address) = address.to_str().filter(|address| is_postgres(address)) else {
            return Err(Error::NoAddress);
        };
        #[cfg(feature = "postgres")]
        return PostgresAddress::read(address).map(Self::Postgres);
        #[cfg(not(feature = "postgres"))]
        {
            let _ = address;
            Err(Error::WithoutPostgres)
        }
    }

    /// A database as it is named in a command: the address of one of `PostgreSQL`, or else a file.
    pub fn named(name: &OsStr) -> Result<Self, Error> {
        if name.to_str().is_some_and(|name| name.contains("://")) {
            return Self::postgres(name);
        }
        Ok(Self::File(PathBuf::from(name)))
    }

    /// Its file, if it has one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(file) => Some(file),
            #[cfg(feature = "postgres")]
            Self::Postgres(_) => None,
        }
    }
}

fn is_postgres(address: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme))
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => write!(f, "{}", file.display()),
            #[cfg(feature = "postgres")]
            Self::Postgres(address) => write!(f, "{address}"),
        }
    }
}

impl From<&PathBuf> for Database {
    fn from(file: &PathBuf) -> Self {
        Self::File(file.clone())
    }
}

impl From<&Path> for Database {
    fn from(file: &Path) -> Self {
        Self::File(file.to_owned())
    }
}

impl From<&Self> for Database {
    fn from(database: &Self) -> Self {
        database.clone()
    }
}
