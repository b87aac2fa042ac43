//! The bot through real serenity and the stand-in, played by scripted people.

mod doors;
mod games;
mod hosting;
mod stage;
mod verdict;
