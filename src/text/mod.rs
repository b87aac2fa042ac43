//! All words that a person reads or hears: typed messages on one side, Project Fluent on the other.
//!
//! Code names a [`Message`] through a function with typed arguments (such as [`common::round`]);
//! the sentence is in `locales/<language>/*.ftl`. Every game has a file of its own, with the same
//! name in `locales`, here and in the engine.

mod language;
mod message;

pub mod bot;
pub mod common;
pub mod little_prince;
pub mod names;
pub mod spoken;
pub mod tectonic_tribes;
pub mod vaalbara;

pub use language::Language;
pub use message::{Message, Value};
