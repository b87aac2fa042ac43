//! The bot through real serenity and the stand-in, played by scripted people.

mod absent;
mod agreement;
mod at_once;
mod clicks;
mod coming;
mod crash;
mod disk;
mod games;
pub(crate) mod harness;
pub(crate) mod hosting;
pub(crate) mod languages;
mod listening;
mod lobby;
mod overtaking;
mod panels;
mod places;
mod pressing;
mod refusals;
mod seated;
mod seats;
mod secrecy;
mod strangers;
mod survive;
mod three_places;
mod typed;
mod verdict;
mod watching;

pub(crate) use survive::KillableBot;
