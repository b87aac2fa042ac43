//! The bot on Discord: the only room that names serenity, and one that knows no game.
//!
//! `intake` is where events come in, `press` what a button's id means, `reply` how an answer is
//! given in time. `wanted` and `commands` say what is to be done; `lobby`, `questions`, `settings`,
//! `rules` and `talk` do it. `outbox` says what tables have to say. `hall` holds what all of them
//! share.

mod commands;
mod doors;
mod error;
mod hall;
mod intake;
mod lobby;
mod login;
mod outbox;
mod press;
mod questions;
mod reply;
mod rows;
mod rules;
mod settings;
mod talk;
mod wanted;

pub use commands::invited_with;
pub use login::{Bot, Parts, Where};
