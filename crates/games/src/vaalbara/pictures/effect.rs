//! What characters do and lands pay, as signs and numbers in a line.

use super::emblem::landscape;
use crate::vaalbara::art;
use pangaea_canvas::{Art, Type, lettering};
use pangaea_engine::games::vaalbara::{Character, Kind, Values};

/// One sign of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EffectSign {
    Text(String),
    /// A square drawing.
    Sign(Art),
    /// A land.
    Wide(Art),
    /// A drawing on a card that lies face up.
    Card(Art),
}

use EffectSign::{Card, Sign, Wide};

fn gain(points: i64) -> EffectSign {
    EffectSign::Text(format!("+{points}"))
}

fn each(points: i64) -> EffectSign {
    EffectSign::Text(format!("{points} ×"))
}

fn text(text: &str) -> EffectSign {
    EffectSign::Text(text.to_owned())
}

/// 4: what a character does. The gold figure is the one who plays it; figures stand in the order
/// of their turns.
pub(super) fn of(character: Character, values: &Values) -> Vec<EffectSign> {
    let (own, other) = (Sign(art::PAWN_SELF), Sign(art::PAWN_OTHER));
    match character {
        Character::Warrior => {
            vec![other, Card(art::CHARACTER_WARRIOR), gain(values.warrior)]
        }
        Character::Bard => vec![other, gain(values.bard)],
        Character::Hunter => vec![own, text("‹"), other.clone(), other, gain(values.hunter)],
        Character::Oracle => vec![each(values.oracle), other, text("1·3·5…")],
        Character::Carpenter => vec![each(values.carpenter), Wide(art::LAND_FOREST)],
        Character::Falconer => {
            vec![other, text(&values.falconer.to_string()), Sign(art::BECOMES), own]
        }
        Character::Tracker => {
            vec![Wide(art::LAND_ANY), Sign(art::SWAP), Wide(art::LAND_BACK), text("↑")]
        }
        Character::Midwife => {
            vec![Card(art::PAWN_SELF), Sign(art::BECOMES), Sign(art::HAND_CARDS)]
        }
        Character::BeastTamer => {
            let land = Wide(art::LAND_ANY);
            vec![text("1"), land.clone(), Sign(art::SWAP), land, text("2")]
        }
        Character::Craftsman => {
            vec![other.clone(), other, text("‹"), own, gain(values.craftsman)]
        }
        Character::Pioneer => {
            let bottom = [Wide(art::LAND_BACK), text("↓"), Sign(art::POINTS)];
            [Wide(art::LAND_ANY), Sign(art::SWAP)].into_iter().chain(bottom).collect()
        }
        Character::Farmer => vec![Wide(art::LAND_ANY), Sign(art::POINTS), text("× 2")],
    }
}

/// 5: what a land pays.
pub(super) fn pays(kind: Kind, values: &Values) -> Vec<EffectSign> {
    let (own, other) = (Sign(art::PAWN_SELF), Sign(art::PAWN_OTHER));
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
                [land.clone(), EffectSign::Text(format!("×{count}: +{points}"))]
            };
            [mark(2, values.mountain_2), mark(4, values.mountain_4)].concat()
        }
        Kind::River => {
            vec![EffectSign::Text(format!("1 … {} ×", values.river_cap)), own, land]
        }
    }
}

impl EffectSign {
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
