//! The record's list of components.

use super::Vaalbara;
use super::character::Character;
use super::deck::{Cards, Deck, LandFace, Values};
use super::land::LandId;
use super::omens::{Clan, Omens};
use super::state::State;
use crate::game::{Setting, Unsound, ensure};
use serde::{Deserialize, Serialize};

/// Every card with its face and back, the numbers of the rules, and each seat's clan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    lands: Vec<LandCard>,
    characters: Vec<CharacterCard>,
    values: Values,
    clans: Vec<Clan>,
}

/// A land with the back that it has in this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LandCard {
    id: u32,
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<u32>,
    players: u32,
    omens: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterCard {
    initiative: u32,
    name: String,
}

fn characters() -> Vec<CharacterCard> {
    let card = |character: Character| CharacterCard {
        initiative: character.initiative(),
        name: character.word().to_owned(),
    };
    Character::ALL.map(card).to_vec()
}

impl Components {
    pub(super) fn of(setting: &Setting<Vaalbara>, state: &State) -> Self {
        let Cards { land, values, omens: _ } = setting.deck().clone().into();
        let cards = land.into_iter().zip(LandId::all()).map(|(face, id)| LandCard {
            id: face.id,
            kind: face.kind,
            value: face.value,
            players: face.players,
            omens: state.backs[id.index()].words(),
        });
        Self {
            lands: cards.collect(),
            characters: characters(),
            values,
            clans: setting.colours().to_vec(),
        }
    }

    pub(super) fn into_parts(self) -> Result<(Deck, Vec<Clan>), Unsound> {
        ensure(self.characters == characters(), || "other characters than the twelve".to_owned())?;
        for card in &self.lands {
            Omens::read(&card.omens)
                .map_err(|fault| Unsound(format!("land {}: {fault}", card.id)))?;
        }
        let (land, omens) = self
            .lands
            .into_iter()
            .map(|LandCard { id, kind, value, players, omens }| {
                (LandFace { id, kind, value, players }, omens)
            })
            .unzip();
        Ok((Deck::try_from(Cards { omens, values: self.values, land })?, self.clans))
    }
}
