//! Everything that must survive, in SQLite.
