//! The rules of Pangaea's games, and nothing else: no clock, no I/O, no sentences for people.
//!
//! Reading order: [`game`] says what a game is, [`seat`], [`spot`] and [`chance`] what it is made
//! of, [`question`] how it asks. [`games`] holds the games themselves. [`play`] is one game in
//! progress, [`mod@registry`] one of any kind. [`record`] proves a finished game, [`players`] are
//! computer players, and [`laws`] is what every game must obey.

#![warn(missing_docs)]

pub mod chance;
pub mod game;
pub mod games;
pub mod laws;
pub mod play;
pub mod players;
pub mod question;
pub mod record;
pub mod registry;
pub mod seat;
pub mod spot;
