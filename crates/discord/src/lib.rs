//! The bot on Discord: the only room that names serenity, and one that knows no game.
//!
//! The way of everything that wants an answer: `events` lets it in (`admission`, by `quota`) and
//! decodes it (`press` knows what a button's id means, `commands` what a slash command), `dispatch`
//! is the one list of what is done about it, and `responder` answers in time. `unheard` asks for
//! what was written while no one listened. `lobby`, `questions`, `settings`, `rules`, `typed` and
//! `commands` do what is wanted, with what `app` has for all of them, and make a `reply` of it; where
//! several tables run from one channel, `which_table` asks which is meant.
//! `outbox` says what tables have to say, `open_panels` sees to it that nothing older overtakes what is
//! shown. `error` is why there is no answer, `cause` why Discord was not reached. `rest` is how everything is
//! asked of Discord: as often as `limits` lets it, and as long as `invalid` has counted few refusals. `monitor` is for
//! whoever looks after the bot: with `troubles`, which keeps what is in its way, `servers`, which keeps where it
//! is, and `diagnose`, which finds out what the matter is.

mod admission;
mod app;
mod cause;
mod coming;
mod commands;
mod diagnose;
mod dispatch;
mod error;
mod events;
mod ids;
mod invalid;
mod learn;
mod limits;
mod lobby;
mod login;
mod monitor;
mod open_panels;
mod outbox;
mod panel_rows;
mod places;
mod press;
mod questions;
mod quota;
mod reply;
mod responder;
mod rest;
mod rows;
mod rules;
mod servers;
mod settings;
mod topics;
mod troubles;
mod typed;
mod unheard;
mod which_table;

pub use commands::{invited_with, invited_with_threads};
pub use events::request_kinds;
pub use gateway_relay::{Endpoint, Identifies, ShardLink, ShardRange};
pub use login::{Bot, BotParts, DEAF_AFTER, LoginError, check};
pub use monitor::Monitor;
pub use quota::Quotas;
