//! Clans and the omens that rank them (1a, 1b).

use crate::game::Invalid;
use serde::{Deserialize, Serialize};

/// One of the five clans (1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Clan {
    Yellow,
    Red,
    Blue,
    Purple,
    Green,
}

impl Clan {
    /// All five, in the order in which they are given out.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Red, Self::Blue, Self::Purple, Self::Green];

    /// The word in decks and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Green => "green",
        }
    }
}

/// What the back of a land shows: all five omens from strongest to weakest (1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Clan>", into = "Vec<Clan>")]
pub struct Omens([Clan; 5]);

impl Omens {
    /// The clans, strongest first.
    pub const fn clans(&self) -> &[Clan; 5] {
        &self.0
    }

    /// The place of a clan's omen: 0 is the strongest (3b, 6b).
    pub fn place(&self, clan: Clan) -> usize {
        self.0.iter().position(|other| *other == clan).unwrap_or(self.0.len())
    }

    /// The omens that these words list.
    pub(super) fn read(words: &[String]) -> Result<Self, Invalid> {
        let clan = |word: &String| {
            let known = Clan::ALL.into_iter().find(|clan| clan.word() == word);
            known.ok_or_else(|| Invalid(format!("{word:?} is no clan")))
        };
        words.iter().map(clan).collect::<Result<Vec<_>, _>>()?.try_into()
    }

    pub(super) fn words(self) -> Vec<String> {
        self.0.iter().map(|clan| clan.word().to_owned()).collect()
    }
}

impl TryFrom<Vec<Clan>> for Omens {
    type Error = Invalid;
    fn try_from(clans: Vec<Clan>) -> Result<Self, Invalid> {
        let fault = || Invalid("omens name each of the five clans once".to_owned());
        let omens: [Clan; 5] = clans.try_into().map_err(|_| fault())?;
        if Clan::ALL.iter().all(|clan| omens.contains(clan)) {
            Ok(Self(omens))
        } else {
            Err(fault())
        }
    }
}

impl From<Omens> for Vec<Clan> {
    fn from(omens: Omens) -> Self {
        omens.0.to_vec()
    }
}
