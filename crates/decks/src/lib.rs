//! Card files: those that come with the program, those of a host, and how they are read. What may
//! be in a deck, the engine checks.

#![warn(missing_docs)]

mod file;

pub use file::{FileError, cause, one_line, read_file};

use pangaea_engine::game::Game;
use pangaea_engine::registry::{AnyDeck, GameId, RegisteredGame, Visitor};
use pangaea_engine::{for_each_game, registry};
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

/// No deck is nearly as long.
const LONGEST_DECK: u64 = 1 << 20;

macro_rules! built_in_texts {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        /// The text of the deck that comes with a game.
        const fn built_in_text(game: GameId) -> &'static str {
            match game {
                $(GameId::$game => {
                    include_str!(concat!("../../../decks/", stringify!($folder), ".toml"))
                })+
            }
        }
    };
}
for_each_game! { built_in_texts! }

/// Why a deck is not taken; it names the file, and line and card where they are known.
#[derive(Debug, thiserror::Error)]
pub enum DeckError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no text.
    #[error("{0}: this isn't UTF-8 text")]
    NoText(String),
    /// It is no deck of this game.
    #[error("{place}: {reason}")]
    NoDeck {
        /// File and line.
        place: String,
        /// The reason.
        reason: String,
    },
}

/// A deck for each game, read and checked once.
#[derive(Clone, Debug)]
pub struct Decks {
    all: Vec<AnyDeck>,
    /// The files of those that are a host's own.
    own: Vec<PathBuf>,
}

impl Decks {
    /// Those that come with the program.
    pub fn built_in() -> Self {
        Self { all: GameId::ALL.iter().map(|game| game.visit(BuiltIn)).collect(), own: Vec::new() }
    }

    /// Those of a host's folder, and ours where it has none.
    pub fn read(folder: Option<&Path>) -> Result<Self, DeckError> {
        let own = GameId::ALL.iter().filter_map(|game| own_file(folder?, *game)).collect();
        let read = GameId::ALL.iter().map(|game| game.visit(InFolder(folder)));
        Ok(Self { all: read.collect::<Result<_, _>>()?, own })
    }

    /// Where they come from, in words for the host.
    pub fn sources(&self) -> String {
        let own: Vec<String> = self.own.iter().map(|file| file.display().to_string()).collect();
        match own.len() {
            0 => "ours for every game".to_owned(),
            some if some < self.all.len() => format!("{}, and ours for the rest", own.join(", ")),
            _ => own.join(", "),
        }
    }

    /// The deck of a game.
    ///
    /// # Panics
    /// Never: every game of the list has one.
    pub fn deck<G: RegisteredGame>(&self) -> &G::Deck {
        self.all.iter().find_map(G::of::<registry::Decks>).expect("a deck for every game")
    }
}

/// The deck that comes with a game.
///
/// # Panics
/// Never: a test reads every deck.
pub fn built_in<G: RegisteredGame>() -> G::Deck {
    parse::<G>(G::ID.folder(), built_in_text(G::ID)).expect("a test reads every deck")
}

/// The deck of a file.
pub fn load<G: Game>(file: &Path) -> Result<G::Deck, DeckError> {
    let name = file.display().to_string();
    let bytes = read_file(file, LONGEST_DECK)?;
    let text = String::from_utf8(bytes).map_err(|_| DeckError::NoText(name.clone()))?;
    parse::<G>(&name, &text)
}

/// Reads a deck; the reason of a refusal names file, line and card.
pub fn parse<G: Game>(name: &str, text: &str) -> Result<G::Deck, DeckError> {
    read_toml(name, text)
}

/// Reads what is written as TOML, a deck or a course; the reason of a refusal names file and line.
pub fn read_toml<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, DeckError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        // A fault of the deck as a whole is found at its first line, which says nothing.
        let place = if line > 1 { format!("{name}, line {line}") } else { name.to_owned() };
        DeckError::NoDeck { place, reason: one_line(error.message()) }
    })
}

struct BuiltIn;

impl Visitor for BuiltIn {
    type Output = AnyDeck;
    fn visit<G: RegisteredGame>(self) -> AnyDeck {
        G::any(built_in::<G>())
    }
}

/// The file of a host's own deck, if there is one.
fn own_file(folder: &Path, game: GameId) -> Option<PathBuf> {
    let file = folder.join(game.folder()).with_extension("toml");
    file.exists().then_some(file)
}

struct InFolder<'a>(Option<&'a Path>);

impl Visitor for InFolder<'_> {
    type Output = Result<AnyDeck, DeckError>;
    fn visit<G: RegisteredGame>(self) -> Result<AnyDeck, DeckError> {
        Ok(match self.0.and_then(|folder| own_file(folder, G::ID)) {
            Some(file) => G::any(load::<G>(&file)?),
            None => BuiltIn.visit::<G>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_deck_of_its_own_that_can_be_read() {
        let decks = Decks::built_in();
        let games: Vec<GameId> = decks.all.iter().map(AnyDeck::game).collect();
        assert_eq!(games, GameId::ALL);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
        let read = Decks::read(Some(&folder)).expect("our own decks");
        assert!(read.all == decks.all, "a host may begin with a copy of ours");
        assert_eq!(decks.sources(), "ours for every game");
        assert_eq!(read.sources().matches(".toml").count(), GameId::ALL.len());
        let files = std::fs::read_dir(folder).expect("the decks").count();
        assert_eq!(files, GameId::ALL.len(), "a deck without a game");
    }

    #[test]
    fn a_folder_without_decks_leaves_ours() {
        let nowhere = Decks::read(Some(Path::new("there is no such folder"))).expect("ours");
        assert!(nowhere.all == Decks::built_in().all);
    }
}
