//! The page in a real browser, with the showcase bot behind it.

mod browser;
mod elements;
mod people;
mod wire;
mod words;
