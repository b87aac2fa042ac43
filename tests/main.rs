//! The program's tests: what can be typed, what must not break it, and the project's own rules.

mod bot;
#[cfg(feature = "standin")]
mod browser;
mod cli;
mod deploy;
mod hostile;
mod hosting;
mod keepers;
#[cfg(feature = "standin")]
mod log;
#[cfg(feature = "standin")]
mod operate;
mod pictures;
#[cfg(feature = "standin")]
mod play;
mod privacy;
#[cfg(feature = "standin")]
mod races;
mod rounds;
mod rulings;
mod settings;
#[cfg(all(unix, feature = "standin"))]
mod status;
mod supply_chain;
mod tidy;
#[cfg(feature = "standin")]
mod upgrades;
mod vocabulary;
mod voice;
