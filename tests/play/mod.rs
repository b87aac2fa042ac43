//! The bot through real serenity and the stand-in, played by scripted people.

mod games;
pub(crate) mod stage;
