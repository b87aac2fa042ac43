//! The program's tests: what can be typed, what must not break it, and the project's own rules.

mod bot;
mod cli;
mod hostile;
mod keepers;
#[cfg(feature = "standin")]
mod operate;
mod pictures;
#[cfg(feature = "standin")]
mod play;
mod stored;
mod tidy;
