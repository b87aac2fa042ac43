//! Settings from the environment or a file `.env`; each is described in `.env.example`.

use crate::cli::Failure;
use std::path::PathBuf;

/// What the host has set.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// `PANGAEA_DECKS`: a folder with decks of one's own.
    pub decks: Option<PathBuf>,
}

impl Config {
    /// Reads the environment, after adding what `.env` says.
    pub fn read() -> Result<Self, Failure> {
        match dotenvy::dotenv() {
            Ok(_) => {}
            Err(error) if error.not_found() => {}
            Err(error) => {
                let reason = error.to_string().replace('\n', " ");
                return Err(Failure::Failed(format!(".env cannot be read: {reason}")));
            }
        }
        let decks = std::env::var_os("PANGAEA_DECKS").filter(|folder| !folder.is_empty());
        Ok(Self { decks: decks.map(PathBuf::from) })
    }
}
