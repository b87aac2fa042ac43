//! Lands: their kinds, numbers and sets (1b).

use crate::game::Invalid;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many lands there are (1b).
pub const LANDS: usize = 51;

/// What a land is (1b, 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Kind {
    Meadow,
    Field,
    Forest,
    Village,
    Mountain,
    River,
}

impl Kind {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Meadow, Self::Field, Self::Forest, Self::Village, Self::Mountain, Self::River];

    /// The word in decks and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Meadow => "meadow",
            Self::Field => "field",
            Self::Forest => "forest",
            Self::Village => "village",
            Self::Mountain => "mountain",
            Self::River => "river",
        }
    }
}

/// The face of a land, with the mark of its back.
///
/// The mark stays with the face, so that each kind has a fair share for every number of players.
/// The omens do not: they are dealt to the lands again for each game (1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// The kind of the land.
    pub kind: Kind,
    /// 5: what is printed on a forest; nothing on other lands.
    pub value: Option<u8>,
    /// 2a: how many players it takes to play with this land.
    pub players: u8,
}

/// Which land, 1 to 51.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct LandId(u8);

impl LandId {
    /// All 51, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=51).map(Self)
    }

    /// Its place in lists by id.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for LandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<LandId> for u32 {
    fn from(land: LandId) -> Self {
        Self::from(land.0)
    }
}

impl TryFrom<u32> for LandId {
    type Error = Invalid;
    fn try_from(id: u32) -> Result<Self, Invalid> {
        let found = u8::try_from(id).ok().filter(|id| (1..=LANDS).contains(&usize::from(*id)));
        found.map(Self).ok_or_else(|| Invalid(format!("no land has the id {id}")))
    }
}

/// A set of lands: one bit each; written as an ascending list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<LandId>", into = "Vec<LandId>")]
pub(super) struct LandSet(u64);

impl LandSet {
    pub(super) fn insert(&mut self, land: LandId) {
        self.0 |= 1 << land.index();
    }

    pub(super) fn contains(self, land: LandId) -> bool {
        self.0 >> land.index() & 1 == 1
    }

    pub(super) fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The lands, ascending.
    pub(super) fn iter(self) -> impl Iterator<Item = LandId> {
        LandId::all().filter(move |land| self.contains(*land))
    }
}

impl FromIterator<LandId> for LandSet {
    fn from_iter<I: IntoIterator<Item = LandId>>(lands: I) -> Self {
        let mut set = Self::default();
        lands.into_iter().for_each(|land| set.insert(land));
        set
    }
}

impl From<Vec<LandId>> for LandSet {
    fn from(lands: Vec<LandId>) -> Self {
        lands.into_iter().collect()
    }
}

impl From<LandSet> for Vec<LandId> {
    fn from(lands: LandSet) -> Self {
        lands.iter().collect()
    }
}
