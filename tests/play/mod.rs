//! The bot through real serenity and the stand-in, played by scripted people.

mod crash;
mod games;
mod stage;
mod survive;

pub(crate) use survive::House;
