//! Discord's limits, held against everything the bot sends.

mod command;
mod component;
mod embed;
mod message;

pub(crate) use command::{choices as check_choices, commands as check_commands};
pub(crate) use component::modal as check_modal;
pub(crate) use message::message as check_message;

/// The largest file that a bot may send, in bytes.
pub const FILE_SIZE: usize = 10 * 1024 * 1024;
