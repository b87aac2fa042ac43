//! Everything that must survive, in `SQLite` or, where the host wants it, in `PostgreSQL`.
//!
//! The store understands nothing of games: details, snapshots, log entries, drafts and settings are
//! texts that other rooms make. [`Store::create`] and [`Store::commit`] are the only ways in which a
//! table changes, each of them one transaction with all that follows from it: also by whom it is
//! found (`index`) and what came of its game (`results`). [`Store::prune`] deletes it. Where a fault
//! leaves open what was written, [`Store::load`] tells.
//!
//! The files here say what a store can do, `sqlite` and `postgres` how: one file for each of these,
//! with the same name.

#[macro_use]
mod steps;
#[macro_use]
mod backend;
mod blocked;
mod commit;
mod courses;
mod database;
mod error;
mod formats;
mod health;
mod index;
mod log;
mod moments;
mod moving;
mod open;
mod outbox;
mod people;
#[cfg(feature = "postgres")]
mod postgres;
mod prune;
mod results;
mod rows;
mod servers;
mod sqlite;
mod tables;
#[cfg(test)]
mod tests;

pub use backend::Store;
pub use blocked::Blocked;
pub use database::Database;
pub use error::{BackupError, Error};
pub use moving::{MoveProgress, move_all};
#[cfg(feature = "postgres")]
pub use postgres::PostgresAddress;
pub use rows::{
    Commit, CourseRow, Created, DraftChange, GameResult, Listener, LogRow, NewTable, PastGame,
    Pending, PersonRow, ResultSeat, SeatRow, SentMessage, StoredTable, TableIndex, Texts,
};
#[cfg(any(test, feature = "faults"))]
pub use sqlite::faults;
pub use sqlite::{Claim, private_file, private_folder};
