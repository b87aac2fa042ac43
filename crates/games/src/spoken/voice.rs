//! Who sits at a table, and in which language they are told of it.

use pangaea_engine::seat::Seat;
use pangaea_text::names::presentable;
use pangaea_text::{Language, LocaleMessage, common};

/// Names and language: all that a sentence about a game needs besides the game.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The players' names by seat, as they may stand in the text.
    pub names: &'a [String],
    /// The language of the words.
    pub language: Language,
}

impl Voice<'_> {
    /// A player's name; a seat without one is numbered.
    pub fn name(&self, seat: Seat) -> String {
        let named = self.names.get(seat.index()).and_then(|name| presentable(name));
        named.unwrap_or_else(|| (seat.index() + 1).to_string())
    }

    /// Several names as a sentence lists them.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        common::list(self.language, &names)
    }

    /// Puts a message into words.
    pub fn say(&self, message: &LocaleMessage) -> String {
        self.language.say(message)
    }
}
