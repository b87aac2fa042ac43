//! Vaalbara by the numbers of its rules page.

mod characters;
mod deck;
mod end;
mod example;
mod lands;
mod players;
mod position;
mod reasons;
mod records;
mod rounds;
mod secrets;
mod setup;
