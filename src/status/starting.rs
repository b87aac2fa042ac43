//! A bot that is still starting: how far it is.

use super::run_file::now;
use super::service::Service;
use super::units::{span, utc};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

/// What a bot does before anyone can play, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPhase {
    /// Whoever is not let in does nothing else first.
    Token,
    /// An upgrade can take minutes.
    Database,
    /// Then it is well, or its report says why not.
    Login,
}

impl Display for StartPhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Token => "asking Discord whether it accepts the token",
            Self::Database => "opening the database, which is brought up to date first",
            Self::Login => "logging in to Discord",
        })
    }
}

/// How far it is, at one moment.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct StartReport {
    /// The program's version.
    pub version: String,
    /// The number of its process.
    pub process: u32,
    /// When it was started, in seconds since 1970.
    pub started: i64,
    /// When this was written.
    pub now: i64,
    /// A [`StartPhase`] in words.
    pub phase: String,
}

impl StartReport {
    pub(super) fn of(service: &Service, phase: StartPhase) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            process: std::process::id(),
            started: service.started,
            now: now(),
            phase: phase.to_string(),
        }
    }

    /// Why no one can play.
    pub fn fault(&self) -> String {
        format!("the bot is starting: {}", self.phase)
    }
}

impl Display for StartReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { version, process, started, now, phase } = self;
        writeln!(f, "Pangaea {version} is starting: {phase}")?;
        let since = span(now - started);
        writeln!(f, "started    {} ({since} ago), process {process}", utc(*started))
    }
}
