//! The record's list of components.

use super::TectonicTribes;
use super::deck::{Deck, Faces, TerrainFace, TribeFace};
use super::square::Tribe;
use crate::game::{Setting, Unsound};
use serde::{Deserialize, Serialize};

/// Every card with its face, and each seat's tribe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    terrain: Vec<TerrainFace>,
    tribe: Vec<TribeFace>,
    tribes: Vec<Tribe>,
}

impl Components {
    pub(super) fn of(setting: &Setting<TectonicTribes>) -> Self {
        let Faces { terrain, tribe } = setting.deck().clone().into();
        Self { terrain, tribe, tribes: setting.colours().to_vec() }
    }

    pub(super) fn into_parts(self) -> Result<(Deck, Vec<Tribe>), Unsound> {
        let faces = Faces { terrain: self.terrain, tribe: self.tribe };
        Ok((Deck::try_from(faces)?, self.tribes))
    }
}
