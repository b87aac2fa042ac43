//! Pangaea hosts board games in which a world is built.
//!
//! Here is the program: [`cli`] is what can be typed, [`mod@bot`] runs the bot, [`operate`] is for its
//! hosts, [`simulate`], [`replay`] and [`gallery`] are for whoever works on games. Everything else is
//! in the crates below, from the rules (`pangaea-engine`) to the connection (`pangaea-discord`);
//! `docs/ARCHITECTURE.md` has the map.

pub mod bot;
pub mod cli;
pub mod config;
pub mod decks;
pub mod gallery;
pub mod operate;
pub mod replay;
pub mod simulate;
pub mod status;
