//! The record: its list of components, and the decisions behind its lines.

use super::LittlePrince;
use super::action::{Action, Fact, Offered};
use super::deck::{Deck, Pawn, TileFace, Tiles};
use super::state::{Phase, State};
use crate::game::{Invalid, Setting};
use crate::record::Recorded;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Every tile with what is on it. Pawns are not listed: they mean nothing to the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    tiles: Vec<TileFace>,
}

impl Recorded for LittlePrince {
    type Components = Components;

    fn components(setting: &Setting<Self>, _: &State) -> Components {
        Components { tiles: Tiles::from(setting.deck().clone()).tiles }
    }

    fn from_components(components: Components, seats: usize) -> Result<(Deck, Vec<Pawn>), Invalid> {
        let pawns = Pawn::ALL.into_iter().take(seats).collect();
        Ok((Deck::try_from(Tiles { tiles: components.tiles })?, pawns))
    }

    /// With two players an offer is made in two steps, unless the stack was the last one and so was
    /// not chosen; one that does not tell the hidden tile (4a) is no decision.
    fn actions_of(state: &State, fact: &Fact, _: &[Fact]) -> Vec<(Seat, Action)> {
        match *fact {
            Fact::Offer { hidden: None, .. } if state.seats == 2 => Vec::new(),
            Fact::Offer { seat, stack, hidden, .. } => {
                let drawn = matches!(state.phase(), Phase::Hide(_));
                let draw = (!drawn).then_some(Action::Draw(stack));
                let hide = hidden.map(Action::Hide);
                draw.into_iter().chain(hide).map(|action| (seat, action)).collect()
            }
            Fact::Take { seat, tile, next, .. } => {
                let hidden = state.rounds.last().is_some_and(|round| round.hidden == Some(tile));
                let tile = if hidden { Offered::Hidden } else { Offered::Tile(tile) };
                vec![(seat, Action::Take { tile, next })]
            }
            Fact::Setup { .. }
            | Fact::TurnOver { .. }
            | Fact::Discard { .. }
            | Fact::End { .. } => Vec::new(),
        }
    }
}
