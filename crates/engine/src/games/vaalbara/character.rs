//! The twelve characters that everyone has (1c, 4).

use crate::game::Invalid;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many characters each player has (1c).
pub const CHARACTERS: usize = 12;

/// A character; written as its initiative, 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
#[allow(missing_docs)]
pub enum Character {
    Warrior,
    Bard,
    Hunter,
    Oracle,
    Carpenter,
    Falconer,
    Tracker,
    Midwife,
    BeastTamer,
    Craftsman,
    Pioneer,
    Farmer,
}

impl Character {
    /// All twelve, by initiative.
    pub const ALL: [Self; CHARACTERS] = [
        Self::Warrior,
        Self::Bard,
        Self::Hunter,
        Self::Oracle,
        Self::Carpenter,
        Self::Falconer,
        Self::Tracker,
        Self::Midwife,
        Self::BeastTamer,
        Self::Craftsman,
        Self::Pioneer,
        Self::Farmer,
    ];

    /// 1 to 12; the lowest acts first (3b).
    pub const fn initiative(self) -> u32 {
        self as u32 + 1
    }

    /// The word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warrior => "warrior",
            Self::Bard => "bard",
            Self::Hunter => "hunter",
            Self::Oracle => "oracle",
            Self::Carpenter => "carpenter",
            Self::Falconer => "falconer",
            Self::Tracker => "tracker",
            Self::Midwife => "midwife",
            Self::BeastTamer => "beast_tamer",
            Self::Craftsman => "craftsman",
            Self::Pioneer => "pioneer",
            Self::Farmer => "farmer",
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl From<Character> for u32 {
    fn from(character: Character) -> Self {
        character.initiative()
    }
}

impl TryFrom<u32> for Character {
    type Error = Invalid;
    fn try_from(initiative: u32) -> Result<Self, Invalid> {
        let found = Self::ALL.into_iter().find(|character| character.initiative() == initiative);
        found.ok_or_else(|| Invalid(format!("no character has the initiative {initiative}")))
    }
}
