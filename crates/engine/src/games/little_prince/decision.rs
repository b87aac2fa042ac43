//! What an answer does, as its seat sees it when it answers.

use super::LittlePrince;
use super::action::{Action, Offered};
use super::tile::{Stack, Tile};
use super::view::SeatView;
use crate::game::Setting;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// 3a, 4a: tiles are drawn.
    Draw(Stack),
    /// 4a: a tile is laid face down.
    Hide(Tile),
    /// 3b, 4b: a tile is taken.
    Take {
        /// The tile that is taken.
        tile: Offered,
        /// Who is next; no one after the last.
        next: Option<Seat>,
        /// 5a: how many tiles this is known to turn over.
        turns: usize,
    },
}

pub(super) fn decision(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    action: Action,
) -> Option<Decision> {
    Some(match action {
        Action::Draw(stack) => Decision::Draw(stack),
        Action::Hide(tile) => Decision::Hide(tile),
        Action::Take { tile, next } => {
            let known = match tile {
                Offered::Tile(tile) => Some(tile),
                Offered::Hidden => view.laid_face_down(),
            };
            let planet = view.planets.get(view.seat)?;
            let turns = known.map_or(0, |tile| planet.would_turn(setting.deck(), tile));
            Decision::Take { tile, next, turns }
        }
    })
}
