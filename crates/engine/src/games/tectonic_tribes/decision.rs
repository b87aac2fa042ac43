//! What an answer does, as its seat sees it when it answers.

use super::TectonicTribes;
use super::action::Action;
use super::deck::{Number, TribeCard};
use super::view::SeatView;
use crate::game::Setting;
use crate::seat::Seat;
use crate::spot::{Point, Spot};
use serde::{Deserialize, Serialize};

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// 3a: one card is played, another discarded.
    Choose {
        /// To be revealed.
        play: Number,
        /// To go unseen to the discard pile.
        discard: Number,
    },
    /// 2b, 3c: the own terrain card is laid.
    LayTerrain {
        /// The card that lies open.
        card: Number,
        /// Where the card is laid.
        place: BoardPlace,
    },
    /// 6: a tribe card is laid instead.
    LayTribe {
        /// Which of the own cards.
        card: TribeCard,
        /// Where the card is laid.
        place: BoardPlace,
        /// The own terrain card: it goes, or to the other seat.
        own: Number,
        /// 6b: another seat that loses its terrain card, and that card.
        other: Option<(Seat, Number)>,
    },
}

/// A place on the board as it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPlace {
    /// Where the card lies.
    pub spot: Spot,
    /// The first square of the board: decisions are stored with it. Names need it no more.
    pub corner: Point,
}

pub(super) fn decision(
    _: &Setting<TectonicTribes>,
    view: &SeatView,
    action: Action,
) -> Option<Decision> {
    let table = &view.table;
    let place = |spot| BoardPlace { spot, corner: table.board.corner() };
    Some(match action {
        Action::Choose { play, discard } => Decision::Choose { play, discard },
        Action::LayTerrain(spot) => {
            Decision::LayTerrain { card: table.front(view.seat)?, place: place(spot) }
        }
        Action::LayTribe { card, spot, discards } => {
            let other = match discards {
                own if own == view.seat => None,
                other => Some((other, table.front(other)?)),
            };
            Decision::LayTribe { card, place: place(spot), own: table.front(view.seat)?, other }
        }
    })
}
