//! The bot through real serenity and the stand-in, played by scripted people.

mod absent;
mod doors;
mod games;
mod hosting;
mod languages;
mod lobby;
mod places;
mod seats;
pub(crate) mod stage;
mod typed;
mod verdict;
mod watching;
