//! What happens to tables when something happens to the bot, to Discord or to the disk.

mod killable_bot;
mod outage;
mod places;
mod restart;
mod rows;
mod threads;
mod wishes;

pub(crate) use killable_bot::KillableBot;
