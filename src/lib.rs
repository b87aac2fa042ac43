//! Pangaea hosts board games in which a world is built.
//!
//! Reading order: [`cli`] is what can be typed, [`simulate`] and [`replay`] what comes of it.
//! [`decks`] finds and reads card files, [`record`] writes and reads game records, and [`files`]
//! opens what somebody names. [`mod@bot`] runs the bot, [`discord`] is its connection, and
//! [`workshop`] is where long work is done. The rules themselves are in the crate
//! `pangaea-engine`.

pub mod bot;
pub mod cli;
pub mod clock;
pub mod config;
pub mod decks;
pub mod discord;
pub mod files;
pub mod gallery;
pub mod keeper;
pub mod operate;
pub mod record;
pub mod render;
pub mod replay;
pub mod simulate;
pub mod spoken;
pub mod store;
pub mod table;
pub mod text;
pub mod workshop;
