//! What can go wrong with the store.

use sqlx::error::ErrorKind;
use sqlx::migrate::MigrateError;
use std::io;
use std::path::PathBuf;

/// Why the store has not done what was asked; one line for the host.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// What was written in the meantime comes first; nothing was changed.
    #[error("something else has written to this table in the meantime")]
    Conflict,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// Nothing can be written here.
    #[error("the database can't be written: its file or its folder is read-only")]
    ReadOnly,
    /// There is nothing at this path.
    #[error("there's no such file")]
    Missing,
    /// This user may not use it.
    #[error("this user has no permission for {}", .0.display())]
    Forbidden(PathBuf),
    /// There is no such folder.
    #[error("there's no folder {}", .0.display())]
    NoSuchFolder(PathBuf),
    /// There is a file where a folder should be.
    #[error("{} is a file, not a folder", .0.display())]
    NotAFolder(PathBuf),
    /// There is a folder where a file should be.
    #[error("this is a folder, not a file")]
    NotAFile,
    /// A copy is to be written where something is already.
    #[error("this is already there, and a copy never replaces anything")]
    Taken,
    /// Another program holds the database for too long.
    #[error("the database is busy: another program holds it")]
    Busy,
    /// The file does not hold what was once written to it.
    #[error("the database is damaged ({0})")]
    Damaged(String),
    /// A newer program has written it.
    #[error("a newer Pangaea has written it ({0})")]
    Newer(String),
    /// It belongs to another program.
    #[error("this isn't a Pangaea database")]
    NotOurs,
    /// Another process runs on this file.
    #[error("{} is in use: another Pangaea runs on it", .0.display())]
    InUse(PathBuf),
    /// This is no address of `PostgreSQL`.
    #[error("this isn't an address of PostgreSQL, e.g. postgres://pangaea@localhost/pangaea")]
    NoAddress,
    /// This program knows files only.
    #[error("this Pangaea was built without PostgreSQL; build it with --features postgres")]
    WithoutPostgres,
    /// `PostgreSQL` doesn't answer.
    #[error("the database can't be reached: {0}")]
    Unreachable(String),
    /// `PostgreSQL` lets no one in who comes like this.
    #[error("PostgreSQL lets no one in like this: {0}")]
    Refused(String),
    /// `PostgreSQL` has no such database.
    #[error("{0}; make it first, e.g. with createdb")]
    NoSuchDatabase(String),
    /// Others of us are connected to it.
    #[error("it's in use: another Pangaea is connected to it")]
    Connected,
    /// There is nothing of ours in it yet.
    #[error("it's empty: the bot's first start makes what belongs in it")]
    Empty,
    /// An older program has written it, and whoever only looks can't bring it up to date.
    #[error("an older Pangaea has written it; the bot's next start brings it up to date")]
    Older,
    /// Anything else.
    #[error("the database has failed: {0}")]
    Other(String),
}

impl Error {
    /// Every word for a cause.
    pub const CAUSES: [&str; 12] = [
        "conflict",
        "disk_full",
        "read_only",
        "busy",
        "damaged",
        "newer",
        "not_ours",
        "in_use",
        "forbidden",
        "missing",
        "unreachable",
        "other",
    ];

    /// In a word, for whoever counts.
    pub const fn cause(&self) -> &'static str {
        match self {
            Self::Conflict => "conflict",
            Self::Full => "disk_full",
            Self::ReadOnly => "read_only",
            Self::Busy => "busy",
            Self::Damaged(_) => "damaged",
            Self::Newer(_) => "newer",
            Self::NotOurs => "not_ours",
            Self::InUse(_) | Self::Connected => "in_use",
            Self::Forbidden(_) | Self::Refused(_) => "forbidden",
            Self::Missing | Self::NoSuchFolder(_) | Self::NoSuchDatabase(_) | Self::Empty => {
                "missing"
            }
            Self::Unreachable(_) => "unreachable",
            Self::NotAFolder(_)
            | Self::NotAFile
            | Self::Taken
            | Self::NoAddress
            | Self::Older
            | Self::WithoutPostgres
            | Self::Other(_) => "other",
        }
    }
}

/// A fault with the file it is about, where there are two.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {error}", path.display())]
pub struct BackupError {
    /// The file.
    pub path: PathBuf,
    /// The error of this file.
    pub error: Error,
}

/// The parts of a longer explanation, in one line.
pub(crate) fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        #[cfg(feature = "postgres")]
        if let Some(refusal) = error.as_database_error().and_then(|error| error.try_downcast_ref())
        {
            return crate::postgres::refusal(refusal);
        }
        match error {
            sqlx::Error::Database(error)
                if matches!(
                    error.kind(),
                    ErrorKind::UniqueViolation
                        | ErrorKind::NotNullViolation
                        | ErrorKind::ForeignKeyViolation
                ) =>
            {
                Self::Conflict
            }
            sqlx::Error::Database(error) => {
                // The lowest byte is SQLite's result code, the rest says more about it.
                let code = error.code().and_then(|code| code.parse::<u32>().ok());
                match code.map(|code| code & 0xff) {
                    Some(5 | 6) => Self::Busy,
                    Some(8) => Self::ReadOnly,
                    Some(11 | 26) => Self::Damaged(line(error.message())),
                    Some(10) => Self::Other(format!("the disk fails: {}", line(error.message()))),
                    Some(13) => Self::Full,
                    // A journal beside it cannot be opened or made.
                    Some(14) => {
                        let reason = "this user may have no permission for its folder";
                        Self::Other(format!("it can't be opened; {reason}"))
                    }
                    _ => Self::Other(line(&error.to_string())),
                }
            }
            sqlx::Error::Io(error) => error.into(),
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed => Self::Other("it is closed".to_owned()),
            sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => {
                Self::Damaged(line(&error.to_string()))
            }
            error => Self::Other(line(&error.to_string())),
        }
    }
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                match Self::from(error) {
                    Self::Conflict => Self::Damaged("its rows don't fit together".to_owned()),
                    fault => fault,
                }
            }
            error => Self::Other(line(&error.to_string())),
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Other(line(&error.to_string())),
        }
    }
}
