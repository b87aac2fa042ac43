//! What characters do and lands pay, as signs and numbers in a line.

use super::emblem::landscape;
use crate::render::art::Art;
use crate::render::lettering::{self, Type};
use pangaea_engine::games::vaalbara::{Character, Kind, Values};

/// One sign of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Text(String),
    /// A square drawing.
    Sign(Art),
    /// A land.
    Wide(Art),
    /// A drawing on a card that lies face up.
    Card(Art),
}

use Mark::{Card, Sign, Wide};

fn gain(points: i64) -> Mark {
    Mark::Text(format!("+{points}"))
}

fn each(points: i64) -> Mark {
    Mark::Text(format!("{points} ×"))
}

fn text(text: &str) -> Mark {
    Mark::Text(text.to_owned())
}

/// 4: what a character does. The gold figure is the one who plays it; figures stand in the order
/// of their turns.
pub(super) fn of(character: Character, values: &Values) -> Vec<Mark> {
    let (own, other) = (Sign(Art::PawnSelf), Sign(Art::PawnOther));
    match character {
        Character::Warrior => {
            vec![other, Card(Art::CharacterWarrior), gain(values.warrior)]
        }
        Character::Bard => vec![other, gain(values.bard)],
        Character::Hunter => vec![own, text("‹"), other.clone(), other, gain(values.hunter)],
        Character::Oracle => vec![each(values.oracle), other, text("1·3·5…")],
        Character::Carpenter => vec![each(values.carpenter), Wide(Art::LandForest)],
        Character::Falconer => {
            vec![other, text(&values.falconer.to_string()), Sign(Art::Becomes), own]
        }
        Character::Tracker => {
            vec![Wide(Art::LandAny), Sign(Art::Swap), Wide(Art::LandBack), text("↑")]
        }
        Character::Midwife => {
            vec![Card(Art::PawnSelf), Sign(Art::Becomes), Sign(Art::HandCards)]
        }
        Character::BeastTamer => {
            let land = Wide(Art::LandAny);
            vec![text("1"), land.clone(), Sign(Art::Swap), land, text("2")]
        }
        Character::Craftsman => {
            vec![other.clone(), other, text("‹"), own, gain(values.craftsman)]
        }
        Character::Pioneer => {
            let bottom = [Wide(Art::LandBack), text("↓"), text("+"), Sign(Art::Points)];
            [Wide(Art::LandAny), Sign(Art::Swap)].into_iter().chain(bottom).collect()
        }
        Character::Farmer => vec![Wide(Art::LandAny), Sign(Art::Points), text("× 2")],
    }
}

/// 5: what a land pays.
pub(super) fn pays(kind: Kind, values: &Values) -> Vec<Mark> {
    let (own, other) = (Sign(Art::PawnSelf), Sign(Art::PawnOther));
    let land = Wide(landscape(kind));
    match kind {
        Kind::Meadow => vec![each(values.meadow), other.clone(), own, other, land],
        Kind::Field => vec![each(values.field), own, land],
        Kind::Forest => vec![text("3 … 6"), land],
        Kind::Village => {
            let kinds = Kind::ALL.map(|kind| Wide(landscape(kind)));
            [each(values.village)].into_iter().chain(kinds).collect()
        }
        Kind::Mountain => {
            let mark = |count: u32, points: i64| {
                [land.clone(), Mark::Text(format!("×{count}: +{points}"))]
            };
            [mark(2, values.mountain_2), mark(4, values.mountain_4)].concat()
        }
        Kind::River => {
            vec![Mark::Text(format!("1 … {} ×", values.river_cap)), own, land]
        }
    }
}

impl Mark {
    /// The letters in a line of so many pixels.
    pub(super) const fn letters(size: i32) -> Type {
        Type::bold(size * 9 / 10)
    }

    /// How wide it is in a line of so many pixels.
    pub(super) fn width(&self, size: i32) -> i32 {
        match self {
            Self::Text(text) => lettering::width(text, Self::letters(size)) + size / 5,
            Self::Sign(_) | Self::Card(_) => size,
            Self::Wide(_) => size * 3 / 2,
        }
    }
}
