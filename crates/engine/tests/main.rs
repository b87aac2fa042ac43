//! The engine's tests in one program: what all games must do, then each game's own rules.

mod golden;
mod laws;
mod little_prince;
mod players;
mod registry;
mod support;
mod tectonic_tribes;
mod trees;
mod vaalbara;
