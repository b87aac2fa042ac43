//! All words that a person reads or hears: typed messages on one side, Project Fluent on the other.
//!
//! Code names a [`LocaleMessage`] through a function with typed arguments (such as [`common::round`]);
//! the sentence is in `locales/<language>/*.ftl`. What every game and the bot say is here; a game's
//! own messages are in its folder of `pangaea-games`, and its locale files are found from the list
//! of games.

#![warn(missing_docs)]

mod language;
mod message;
#[cfg(test)]
mod renamed;

pub mod bot;
pub mod common;
pub mod names;
pub mod spoken;

pub use language::Language;
pub use message::{Argument, LocaleMessage};
