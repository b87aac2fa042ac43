//! What happens to tables when something happens to the bot, to Discord or to the disk.

mod house;
mod outage;
mod places;
mod restart;
mod rows;
mod wishes;

pub(crate) use house::House;
