//! What `PostgreSQL` and the way to it can answer instead.

use crate::Error;
use sqlx::postgres::{PgDatabaseError, PgSeverity};

/// A refusal by its code; see *Appendix A* of `PostgreSQL`'s own pages.
pub(crate) fn refusal(error: &PgDatabaseError) -> Error {
    let line = crate::error::line(error.message());
    match error.code() {
        // A row, or what it refers to, is there already, or is not.
        "23505" | "23503" | "23502" => Error::Conflict,
        // Two wait for each other; a lock, a place or an answer takes too long.
        "40001" | "40P01" | "55P03" | "57014" | "53300" => Error::Busy,
        "53100" => Error::Full,
        "25006" => Error::ReadOnly,
        "28000" | "28P01" | "42501" => Error::Refused(line),
        "3D000" => Error::NoSuchDatabase(line),
        // It is stopping or starting, or someone has ended the connection.
        "57P01" | "57P02" | "57P03" | "57P05" => Error::Unreachable(line),
        "XX001" | "XX002" => Error::Damaged(line),
        code if code.starts_with("08") => Error::Unreachable(line),
        _ => Error::Other(line),
    }
}

/// Is the connection of no use any more?
pub(super) fn is_end(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => error
            .try_downcast_ref::<PgDatabaseError>()
            .is_none_or(|error| matches!(error.severity(), PgSeverity::Fatal | PgSeverity::Panic)),
        sqlx::Error::RowNotFound
        | sqlx::Error::TypeNotFound { .. }
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Encode(_)
        | sqlx::Error::Decode(_) => false,
        _ => true,
    }
}

/// A failure on the way there.
pub(super) fn on_the_way(error: sqlx::Error) -> Error {
    match error {
        sqlx::Error::Io(error) => Error::Unreachable(crate::error::line(&error.to_string())),
        sqlx::Error::Tls(error) => {
            Error::Unreachable(format!("TLS: {}", crate::error::line(&error.to_string())))
        }
        error => error.into(),
    }
}
