//! The bot through real serenity and the stand-in, played by scripted people.

mod at_once;
mod games;
mod listening;
mod pressing;
mod refusals;
mod seated;
mod secrecy;
mod stage;
