//! Card files: where they are, and how they are read. What may be in them, the engine checks.

use crate::cli::Failure;
use crate::config::Config;
use crate::files;
use pangaea_engine::game::Game;
use pangaea_engine::matches::GameId;
use pangaea_engine::with_game;
use serde_json::Value;
use std::path::Path;

/// The deck for a new game: the file asked for, else one of the host's folder, else ours.
pub fn load<G: Game>(config: &Config, file: Option<&Path>) -> Result<G::Deck, Failure> {
    if let Some(file) = file {
        return read::<G>(file);
    }
    let unlisted = || Failure::Failed(format!("{} is not on the list of games", G::SLUG));
    let game = GameId::named(G::SLUG).ok_or_else(unlisted)?;
    let own = config.decks.as_ref().map(|folder| folder.join(game.deck_file()));
    match own.filter(|file| file.exists()) {
        Some(file) => read::<G>(&file),
        None => parse::<G>(game.deck_file(), game.deck_text()),
    }
}

/// The decks for all games that begin while the bot runs, read and checked once.
#[derive(Clone, Debug)]
pub struct Decks(Vec<(GameId, Value)>);

impl Decks {
    /// Reads every game's deck.
    pub fn read(config: &Config) -> Result<Self, Failure> {
        let read = |game: &GameId| {
            let deck = with_game!(*game, G => serde_json::to_value(load::<G>(config, None)?));
            let deck = deck.map_err(|error| Failure::Failed(error.to_string()))?;
            Ok((*game, deck))
        };
        GameId::ALL.iter().map(read).collect::<Result<_, _>>().map(Self)
    }

    /// The deck of a game.
    pub fn deck<G: Game>(&self) -> Result<G::Deck, Failure> {
        let found = self.0.iter().find(|(game, _)| game.slug() == G::SLUG);
        let missing = || Failure::Failed(format!("there is no deck for {}", G::SLUG));
        let (_, deck) = found.ok_or_else(missing)?;
        serde_json::from_value(deck.clone()).map_err(|error| Failure::Failed(error.to_string()))
    }
}

/// No deck is nearly as long.
const LONGEST_DECK: u64 = 1 << 20;

fn read<G: Game>(file: &Path) -> Result<G::Deck, Failure> {
    let name = file.display().to_string();
    let bytes = files::read(file, LONGEST_DECK)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::Usage(format!("{name}: this is no UTF-8 text")))?;
    parse::<G>(&name, &text)
}

/// Reads a deck; the reason of a refusal names file, line and card.
pub fn parse<G: Game>(name: &str, text: &str) -> Result<G::Deck, Failure> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        // A fault of the deck as a whole is found at its first line, which says nothing.
        let place = if line > 1 { format!("{name}, line {line}") } else { name.to_owned() };
        let message = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        Failure::Usage(format!("{place}: {message}"))
    })
}
