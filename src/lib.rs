//! Pangaea hosts board games in which a world is built.
//!
//! Here is the program: [`cli`] is what can be typed, [`mod@bot`] runs the bot, [`log`] is what its
//! hosts read of it, [`operate`] is for them too, [`simulate`], [`replay`] and [`gallery`] are for whoever works on games. Everything else is
//! in the crates below, from the rules (`pangaea-engine`) to the connection (`pangaea-discord`);
//! `docs/ARCHITECTURE.md` has the map.

pub mod bot;
pub mod cli;
pub mod config;
pub mod decks;
mod env_file;
pub mod gallery;
pub mod log;
pub mod operate;
pub mod replay;
pub mod simulate;
pub mod status;
