//! The engine's tests in one program: what all games must do, then each game's own rules.

mod laws;
mod little_prince;
mod support;
