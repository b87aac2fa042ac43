//! The lands, the backs and the numbers of the rules, read from a deck file and checked.

use super::land::{Kind, LANDS, Land, LandId};
use super::omens::Omens;
use crate::game::{Invalid, ensure};
use serde::{Deserialize, Serialize};

/// More than this for one thing could make points larger than anyone would count.
const MOST_POINTS: i64 = 1000;

/// What the rules give for what, in the order of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// 4: for each who shows a warrior.
    pub warrior: i64,
    /// 4: to the player whom the bard chooses.
    pub bard: i64,
    /// 4: for acting before all neighbours.
    pub hunter: i64,
    /// 4: for each neighbour with an odd initiative.
    pub oracle: i64,
    /// 4: for each forest.
    pub carpenter: i64,
    /// 4: stolen from the one who acted before.
    pub falconer: i64,
    /// 4: for acting after all neighbours.
    pub craftsman: i64,
    /// 5: for each meadow in the own realm and next to it.
    pub meadow: i64,
    /// 5: for each field.
    pub field: i64,
    /// 5: for each kind.
    pub village: i64,
    /// 5: for the second mountain.
    pub mountain_2: i64,
    /// 5: for the fourth mountain.
    pub mountain_4: i64,
    /// 5: the most that a river gives for each river.
    pub river_cap: i64,
    /// 6a: for five kinds.
    pub bonus_5: i64,
    /// 6a: for all six.
    pub bonus_6: i64,
    /// 2b: what everyone starts with.
    pub start: i64,
}

impl Values {
    /// Taken apart, so that no value can be forgotten.
    fn named(&self) -> [(&'static str, i64); 16] {
        let Self {
            warrior,
            bard,
            hunter,
            oracle,
            carpenter,
            falconer,
            craftsman,
            meadow,
            field,
            village,
            mountain_2,
            mountain_4,
            river_cap,
            bonus_5,
            bonus_6,
            start,
        } = *self;
        [
            ("warrior", warrior),
            ("bard", bard),
            ("hunter", hunter),
            ("oracle", oracle),
            ("carpenter", carpenter),
            ("falconer", falconer),
            ("craftsman", craftsman),
            ("meadow", meadow),
            ("field", field),
            ("village", village),
            ("mountain_2", mountain_2),
            ("mountain_4", mountain_4),
            ("river_cap", river_cap),
            ("bonus_5", bonus_5),
            ("bonus_6", bonus_6),
            ("start", start),
        ]
    }
}

/// The face of a land as decks list it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LandFace {
    /// 1 to 51.
    pub id: u32,
    /// One of six words.
    pub kind: String,
    /// For forests only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// The mark: 2, 3 or 4.
    pub players: u32,
}

/// A deck as it is written, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// The backs: 51 different orders of the clans, strongest first.
    pub omens: Vec<Vec<String>>,
    /// The numbers of the rules.
    pub values: Values,
    /// The faces.
    pub land: Vec<LandFace>,
}

/// Faces, backs and numbers, checked: every land once, every back different, and enough lands
/// for every number of players (1b, 3d).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Cards", into = "Cards")]
pub struct Deck {
    lands: Vec<Land>,
    /// Sorted: which back a land gets must follow from the set of backs and the seed alone, so
    /// that the record of a game, which lists them by land, gives the same game again.
    omens: Vec<Omens>,
    values: Values,
}

impl Deck {
    /// The face of a land.
    pub fn land(&self, id: LandId) -> &Land {
        &self.lands[id.index()]
    }

    /// 2a: the lands for so many players, ascending.
    pub fn lands_for(&self, seats: usize) -> impl Iterator<Item = LandId> {
        LandId::all().filter(move |id| usize::from(self.land(*id).players) <= seats)
    }

    /// 1b: all backs, sorted.
    pub fn omens(&self) -> &[Omens] {
        &self.omens
    }

    /// The numbers of the rules.
    pub const fn values(&self) -> &Values {
        &self.values
    }

    /// 3d: ten lands per player, and one on top for the omens.
    fn check_counts(&self) -> Result<(), Invalid> {
        for (seats, players) in [(2, "2"), (3, "3"), (5, "4 and more")] {
            let (found, needed) = (self.lands_for(seats).count(), 10 * seats + 1);
            ensure(found >= needed, || {
                format!("{found} lands for {players} players instead of {needed} or more")
            })?;
        }
        for kind in Kind::ALL {
            ensure(self.lands.iter().any(|land| land.kind == kind), || {
                format!("there is no {}", kind.word())
            })?;
        }
        Ok(())
    }
}

impl TryFrom<Cards> for Deck {
    type Error = Invalid;

    fn try_from(cards: Cards) -> Result<Self, Invalid> {
        for (name, value) in cards.values.named() {
            ensure((0..=MOST_POINTS).contains(&value), || {
                format!("the value {name} is {value} instead of 0 to {MOST_POINTS}")
            })?;
        }
        let mut lands = vec![None; LANDS];
        for face in &cards.land {
            let id = LandId::try_from(face.id)?;
            ensure(lands[id.index()].replace(land(face)?).is_none(), || {
                format!("land {id} is there twice")
            })?;
        }
        let missing = |index: usize| Invalid(format!("land {} is missing", index + 1));
        let lands = lands.into_iter().enumerate();
        let lands: Vec<Land> = lands
            .map(|(index, land)| land.ok_or_else(|| missing(index)))
            .collect::<Result<_, _>>()?;
        let mut omens = Vec::with_capacity(LANDS);
        for (number, words) in (1..).zip(&cards.omens) {
            let name = |fault| Invalid(format!("back {number}: {fault}"));
            let back = Omens::read(words).map_err(name)?;
            if let Some(same) = omens.iter().position(|other| *other == back) {
                return Err(Invalid(format!("backs {} and {number} are the same", same + 1)));
            }
            omens.push(back);
        }
        ensure(omens.len() == LANDS, || format!("{} backs instead of {LANDS}", omens.len()))?;
        omens.sort_unstable();
        let deck = Self { lands, omens, values: cards.values };
        deck.check_counts()?;
        Ok(deck)
    }
}

fn land(face: &LandFace) -> Result<Land, Invalid> {
    let fault = |reason: String| Invalid(format!("land {}: {reason}", face.id));
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| kind.word() == face.kind)
        .ok_or_else(|| fault(format!("{:?} is no kind of land", face.kind)))?;
    let value = match (kind, face.value) {
        (Kind::Forest, Some(value @ 3..=6)) => u8::try_from(value).ok(),
        (Kind::Forest, _) => return Err(fault("a forest has a value from 3 to 6".to_owned())),
        (_, Some(_)) => return Err(fault("only forests have a value".to_owned())),
        (_, None) => None,
    };
    let players = u8::try_from(face.players).ok().filter(|players| (2..=4).contains(players));
    let players = players.ok_or_else(|| fault("the mark is 2, 3 or 4".to_owned()))?;
    Ok(Land { kind, value, players })
}

impl From<Deck> for Cards {
    fn from(deck: Deck) -> Self {
        let face = |(id, land): (u32, Land)| LandFace {
            id,
            kind: land.kind.word().to_owned(),
            value: land.value.map(u32::from),
            players: u32::from(land.players),
        };
        Self {
            omens: deck.omens.into_iter().map(Omens::words).collect(),
            values: deck.values,
            land: (1..).zip(deck.lands).map(face).collect(),
        }
    }
}
