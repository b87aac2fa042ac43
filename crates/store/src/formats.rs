//! What can be in a database, by number.

use crate::Error;
use pangaea_engine::game::Game;
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use pangaea_table::formats;

/// Everything of which a newer form, or a newer version, must not be touched by an older program.
pub(crate) fn numbers() -> Vec<(String, u32)> {
    let forms = formats::ALL.iter().map(|format| (format.name.to_owned(), format.number()));
    let rules = GameId::ALL.iter().map(|game| {
        let version = with_game!(*game, G => <G as Game>::RULES_VERSION);
        (format!("rules of {}", game.slug()), version)
    });
    forms.chain(rules).collect()
}

/// Refuses a database with anything in it that this program does not know: each is a name, a number
/// and the oldest program that knows it.
pub(crate) fn known(rows: Vec<(String, i64, String)>) -> Result<(), Error> {
    let numbers = numbers();
    for (name, number, program) in rows {
        let known = numbers.iter().find(|(known, _)| *known == name).map_or(0, |(_, known)| *known);
        if number > i64::from(known) {
            return Err(Error::Newer(format!(
                "Pangaea {program} or newer is needed: {name} {number}, this program knows {known}"
            )));
        }
    }
    Ok(())
}
