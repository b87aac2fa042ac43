//! The record's list of components.

use super::LittlePrince;
use super::deck::{Deck, Pawn, TileFace, Tiles};
use crate::game::{Setting, Unsound};
use serde::{Deserialize, Serialize};

/// Every tile with what is on it. Pawns are not listed: they mean nothing to the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    tiles: Vec<TileFace>,
}

impl Components {
    pub(super) fn of(setting: &Setting<LittlePrince>) -> Self {
        Self { tiles: Tiles::from(setting.deck().clone()).tiles }
    }

    /// The deck, and pawns for so many seats in their usual order.
    pub(super) fn into_parts(self, seats: usize) -> Result<(Deck, Vec<Pawn>), Unsound> {
        let pawns = Pawn::ALL.into_iter().take(seats).collect();
        Ok((Deck::try_from(Tiles { tiles: self.tiles })?, pawns))
    }
}
