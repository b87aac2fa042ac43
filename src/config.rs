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
            // The line itself is not shown: this file may hold secrets.
            Err(dotenvy::Error::LineParse(..)) => {
                return Err(Failure::Failed(".env has a line that is not KEY=value".to_owned()));
            }
            Err(error) => return Err(Failure::Failed(format!(".env cannot be read: {error}"))),
        }
        let decks = std::env::var_os("PANGAEA_DECKS").filter(|folder| !folder.is_empty());
        let decks = decks.map(PathBuf::from);
        if let Some(folder) = decks.as_ref().filter(|folder| !folder.is_dir()) {
            let folder = folder.display();
            return Err(Failure::Failed(format!("PANGAEA_DECKS: {folder} is no folder")));
        }
        Ok(Self { decks })
    }
}
