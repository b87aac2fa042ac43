//! The decks for new games: the file asked for, else one of the host's folder, else ours.

pub use pangaea_decks::Decks;

use crate::cli::Error;
use crate::config::Config;
use pangaea_decks::{DeckError, FileError};
use pangaea_engine::registry::RegisteredGame;
use std::path::Path;

/// The deck for a new game.
pub fn load<G: RegisteredGame>(config: &Config, file: Option<&Path>) -> Result<G::Deck, Error> {
    match file {
        Some(file) => Ok(pangaea_decks::load::<G>(file)?),
        None => Ok(Decks::read(config.decks.as_deref())?.deck::<G>().clone()),
    }
}

/// Whoever names a deck can name another.
impl From<DeckError> for Error {
    fn from(error: DeckError) -> Self {
        Self::Usage(error.to_string())
    }
}

/// Whoever names a file can name another.
impl From<FileError> for Error {
    fn from(error: FileError) -> Self {
        Self::Usage(error.to_string())
    }
}
