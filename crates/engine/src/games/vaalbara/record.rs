//! The record: its list of components, and the decisions behind its lines.

use super::Vaalbara;
use super::action::{Action, Fact};
use super::apply::keeps_warrior;
use super::character::Character;
use super::deck::{Cards, Deck, LandFace, Values};
use super::effect::Effect;
use super::land::LandId;
use super::omens::{Clan, Omens};
use super::state::State;
use crate::game::{Invalid, Setting, ensure};
use crate::record::Recorded;
use crate::seat::Seat;
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

impl Recorded for Vaalbara {
    type Components = Components;

    fn components(setting: &Setting<Self>, state: &State) -> Components {
        let Cards { land, values, omens: _ } = setting.deck().clone().into();
        let cards = land.into_iter().zip(LandId::all()).map(|(face, id)| LandCard {
            id: face.id,
            kind: face.kind,
            value: face.value,
            players: face.players,
            omens: state.backs[id.index()].words(),
        });
        Components {
            lands: cards.collect(),
            characters: characters(),
            values,
            clans: setting.colours().to_vec(),
        }
    }

    fn from_components(components: Components, _: usize) -> Result<(Deck, Vec<Clan>), Invalid> {
        let Components { lands, characters: listed, values, clans } = components;
        ensure(listed == characters(), || "other characters than the twelve".to_owned())?;
        for card in &lands {
            Omens::read(&card.omens)
                .map_err(|fault| Invalid(format!("land {}: {fault}", card.id)))?;
        }
        let (land, omens) = lands
            .into_iter()
            .map(|LandCard { id, kind, value, players, omens }| {
                (LandFace { id, kind, value, players }, omens)
            })
            .unzip();
        Ok((Deck::try_from(Cards { omens, values, land })?, clans))
    }

    fn actions_of(state: &State, fact: &Fact, later: &[Fact]) -> Vec<(Seat, Action)> {
        match fact {
            Fact::Choose { seat, character } => {
                let show_warrior = shows_warrior(state, *seat, *character, later);
                vec![(*seat, Action::Choose { character: *character, show_warrior })]
            }
            Fact::Character { seat, character, deed, .. } => {
                let effect = Effect::of(*character, deed);
                effect.map(|effect| (*seat, Action::Apply(effect))).into_iter().collect()
            }
            Fact::Land { seat, land, .. } => vec![(*seat, Action::Take(*land))],
            _ => Vec::new(),
        }
    }
}

/// 4b: who showed a warrior is told by a warrior's line later in the round. Where that line does
/// not name the seat, or no warrior was played, nothing was shown: not to show is allowed to
/// everyone, and gives the same lines. A line that names a seat without a warrior is wrong
/// itself, not the seat's choice.
fn shows_warrior(state: &State, seat: Seat, character: Character, later: &[Fact]) -> bool {
    // The round's other choices, the order, and a character and a land for each seat: a record
    // whose round never ends is not searched to its end for every choice.
    let round = later.iter().take(3 * state.seat_count());
    let round = round.take_while(|fact| !matches!(fact, Fact::RoundEnd));
    let mut shown = round.filter_map(|fact| match fact {
        Fact::Character { deed, .. } => deed.shown,
        _ => None,
    });
    state.hands.get(seat).is_some_and(|hand| keeps_warrior(hand, character))
        && shown.any(|seats| seats.contains(seat))
}
