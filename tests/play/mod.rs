//! The bot through real serenity and the stand-in, played by scripted people.

mod absent;
mod at_once;
mod crash;
mod doors;
mod games;
mod hosting;
pub(crate) mod languages;
mod listening;
mod lobby;
mod places;
mod pressing;
mod refusals;
mod seated;
mod seats;
mod secrecy;
pub(crate) mod stage;
mod survive;
mod typed;
mod verdict;
mod watching;

pub(crate) use survive::House;
