//! The games in words and pictures: a folder for each, with the same file names in each, and what
//! all of them share.
//!
//! [`spoken`] says what every game can say, [`pictured`] what it can show; a front end that knows
//! these needs to know no game. In a game's folder `messages` has its typed messages, `words`
//! decides which of them it is, `art` lists its drawings, and `pictures` puts them together.

#![warn(missing_docs)]

pub mod little_prince;
pub mod pictured;
pub mod spoken;
pub mod tectonic_tribes;
pub mod vaalbara;

#[cfg(test)]
mod tests;
