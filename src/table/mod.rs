//! The application core: a table from its lobby to its end. No I/O and no clock in here.

mod id;

pub use id::{Person, Place, Post, Server, TableId};
