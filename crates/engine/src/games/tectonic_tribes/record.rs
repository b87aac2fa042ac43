//! The record: its list of components, and the decisions behind its lines.

use super::TectonicTribes;
use super::action::{Action, Fact};
use super::board::Card;
use super::deck::{Deck, Faces, TerrainFace, TribeFace};
use super::square::Tribe;
use super::state::State;
use crate::game::{Invalid, Setting};
use crate::record::Recorded;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Every card with its face, and each seat's tribe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    terrain: Vec<TerrainFace>,
    tribe: Vec<TribeFace>,
    tribes: Vec<Tribe>,
}

impl Recorded for TectonicTribes {
    type Components = Components;

    fn components(setting: &Setting<Self>, _: &State) -> Components {
        let Faces { terrain, tribe } = setting.deck().clone().into();
        Components { terrain, tribe, tribes: setting.colours().to_vec() }
    }

    fn from_components(components: Components, _: usize) -> Result<(Deck, Vec<Tribe>), Invalid> {
        let Components { terrain, tribe, tribes } = components;
        Ok((Deck::try_from(Faces { terrain, tribe })?, tribes))
    }

    fn actions_of(_: &State, fact: &Fact, _: &[Fact]) -> Vec<(Seat, Action)> {
        match *fact {
            Fact::Choose { seat, play, discard } => vec![(seat, Action::Choose { play, discard })],
            Fact::StartTile { seat, spot, .. }
            | Fact::Place { seat, card: Card::Terrain(_), spot, .. } => {
                vec![(seat, Action::LayTerrain(spot))]
            }
            Fact::Place { seat, card: Card::Tribe(card), spot, discards } => {
                let discards = discards.unwrap_or(seat);
                vec![(seat, Action::LayTribe { card, spot, discards })]
            }
            _ => Vec::new(),
        }
    }
}
