//! The games, each in a folder with the same file names.

pub mod little_prince;
pub mod tectonic_tribes;
pub mod vaalbara;
