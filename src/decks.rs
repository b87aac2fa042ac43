//! Card files: where they are, and how they are read. What may be in them, the engine checks.

use crate::cli::Failure;
use crate::config::Config;
use pangaea_engine::game::Game;
use std::path::Path;

/// The decks that come with the program, by file name.
const BUILT_IN: [(&str, &str); 2] = [
    ("tectonic_tribes.toml", include_str!("../decks/tectonic_tribes.toml")),
    ("vaalbara.toml", include_str!("../decks/vaalbara.toml")),
];

/// The deck for a new game: the file asked for, else one of the host's folder, else ours.
pub fn load<G: Game>(config: &Config, file: Option<&Path>) -> Result<G::Deck, Failure> {
    if let Some(file) = file {
        return read::<G>(file);
    }
    let name = format!("{}.toml", G::SLUG.replace('-', "_"));
    if let Some(file) = config.decks.as_ref().map(|folder| folder.join(&name))
        && file.exists()
    {
        return read::<G>(&file);
    }
    let built_in = BUILT_IN.iter().find(|(file, _)| *file == name).map(|(_, text)| *text);
    let text = built_in.ok_or_else(|| Failure::Failed(format!("there is no deck {name}")))?;
    parse::<G>(&name, text)
}

fn read<G: Game>(file: &Path) -> Result<G::Deck, Failure> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::Usage(format!("{name} cannot be read: {error}")))?;
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
