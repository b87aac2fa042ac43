//! Every form in which something is stored has a number, and an older form is brought up to date
//! when it is read, one step after another.
//!
//! A number grows when the JSON of a stored type changes its shape (a test compares the shapes with
//! `tests/fixtures/shapes`). The step from `n` to `n + 1` is a pure function that stays here for
//! ever, in the list of its form; the number follows from the length of that list. Texts begin with
//! their number. Those of the first form were written before there were numbers and have none.

mod entry;
mod game;
mod table;
#[cfg(test)]
mod tests;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Display;

/// What the log cannot tell of a table: names, host, settings, what was told.
pub static TABLE: Format = Format::new(
    "table",
    &[table::without_its_game, table::without_sentences, table::names_once, table::with_offers],
);

/// The state of a game.
pub static GAME: Format = Format::new("game", &[game::out_of_its_table, game::state_alone]);

/// An entry of a table's log.
pub static ENTRY: Format = Format::new("log entry", &[entry::with_its_rules]);

/// A half-made choice.
pub static DRAFT: Format = Format::new("draft", &[]);

/// What a person has set.
pub static SETTINGS: Format = Format::new("settings", &[]);

/// The name of a message of a table, in the outbox and beside the messages.
pub static SLOT: Format = Format::new("slot", &[with_ends, with_places]);

/// All that can be in a database.
pub static ALL: [&Format; 6] = [&TABLE, &GAME, &ENTRY, &DRAFT, &SETTINGS, &SLOT];

/// The second form has a name for the end of a game as each person gets it. Those of the first are as
/// they were; a program that knows only those would not know what to say.
#[allow(clippy::unnecessary_wraps)]
fn with_ends(slot: Value) -> Result<Value, String> {
    Ok(slot)
}

/// The third form has names for what is said of seats that are offered and of places that are gone.
#[allow(clippy::unnecessary_wraps)]
fn with_places(slot: Value) -> Result<Value, String> {
    Ok(slot)
}

/// From one form to the next.
type Upgrade = fn(Value) -> Result<Value, String>;

/// One form of stored text.
#[derive(Debug)]
pub struct Format {
    /// The name of the stored form.
    pub name: &'static str,
    /// The steps from the first form to the present one.
    upgrades: &'static [Upgrade],
}

/// Why a stored text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A newer program has written it: it must be left alone.
    #[error("{name} format {number}, this program knows {known}")]
    Newer {
        /// The name of the stored form.
        name: &'static str,
        /// The number of its form.
        number: u32,
        /// The newest form that is known here.
        known: u32,
    },
    /// It is not what was written.
    #[error("the {name} can't be read: {reason}")]
    Damaged {
        /// The name of the stored form.
        name: &'static str,
        /// The reason.
        reason: String,
    },
}

const START: &str = "{\"format\":";

impl Format {
    const fn new(name: &'static str, upgrades: &'static [Upgrade]) -> Self {
        Self { name, upgrades }
    }

    /// The number of the present form.
    pub fn number(&self) -> u32 {
        1 + u32::try_from(self.upgrades.len()).unwrap_or(u32::MAX - 1)
    }

    /// A value as it is stored.
    ///
    /// # Panics
    /// If it is no object, which no test would overlook.
    pub fn write(&self, value: &impl Serialize) -> String {
        let text = serde_json::to_string(value).expect("stored types are plain data");
        let fields = text.strip_prefix('{').expect("stored types are objects");
        let comma = if fields == "}" { "" } else { "," };
        format!("{START}{}{comma}{fields}", self.number())
    }

    /// A stored value of this form or an older one.
    pub fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, Unreadable> {
        let (number, text) = self.numbered(text)?;
        let Some(done) = number.checked_sub(1) else {
            return Err(self.damaged(&"no form has the number 0"));
        };
        let Some(steps) = self.upgrades.get(done as usize..) else {
            let (name, known) = (self.name, self.number());
            return Err(Unreadable::Newer { name, number, known });
        };
        if steps.is_empty() {
            return serde_json::from_str(&text).map_err(|error| self.damaged(&reason(&error)));
        }
        let mut value: Value =
            serde_json::from_str(&text).map_err(|error| self.damaged(&reason(&error)))?;
        for upgrade in steps {
            value = upgrade(value).map_err(|reason| self.damaged(&reason))?;
        }
        serde_json::from_value(value).map_err(|error| self.damaged(&reason(&error)))
    }

    /// The number of a text, and the text without it.
    fn numbered(&self, text: &str) -> Result<(u32, String), Unreadable> {
        let Some(rest) = text.strip_prefix(START) else { return Ok((1, text.to_owned())) };
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let number = rest[..end].parse().map_err(|error| self.damaged(&error))?;
        let fields = rest[end..].strip_prefix(',').unwrap_or(&rest[end..]);
        Ok((number, format!("{{{fields}")))
    }

    /// Why a text of this form cannot be what was written.
    pub fn damaged(&self, reason: &dyn Display) -> Unreadable {
        Unreadable::Damaged { name: self.name, reason: reason.to_string() }
    }
}

/// Why a text is not what was written. A value that does not belong there is not quoted: it could be
/// a card of someone's hand, and the reason ends up in the host's log.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let names_a_field = ["missing field", "unknown field", "duplicate field"]
        .iter()
        .any(|start| text.starts_with(start));
    if !error.is_data() || names_a_field {
        text
    } else if error.line() == 0 {
        "a value is of the wrong kind".to_owned()
    } else {
        format!("a value is of the wrong kind at line {} column {}", error.line(), error.column())
    }
}

/// Takes a field out of an object.
fn take(value: &mut Value, field: &str) -> Result<Value, String> {
    let found = value.as_object_mut().and_then(|fields| fields.remove(field));
    found.ok_or_else(|| format!("{field} is missing"))
}
