//! What the table sees and what a seat sees, built field by field.

use super::board::Board;
use super::deck::{Number, TribeCard};
use super::score;
use super::state::{Phase, SecretChoice, State};
use super::{Options, TectonicTribes};
use crate::game::{Outcome, Setting};
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What the game is waiting for, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// 2b: the starting terrain is laid.
    Start {
        /// How many seats of the order are done.
        done: usize,
        /// The open tile that the next one lays.
        tile: Number,
    },
    /// 3a: everyone chooses; these have.
    Choose {
        /// The seats that have chosen.
        chosen: Seats,
    },
    /// 3c: the revealed cards are laid in order.
    Act {
        /// 3b: the order of this round.
        order: Vec<Seat>,
        /// How many of them are done.
        done: usize,
        /// The terrain card in front of each seat that has not acted.
        revealed: PerSeat<Option<Number>>,
    },
    /// 7: the game has ended.
    Over,
}

/// What everyone knows of one dealing of hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealView {
    /// 3e: how many cards were left in the draw pile when the discard pile was shuffled in.
    pub reshuffled_under: Option<usize>,
    /// How many cards lay on the board when it was dealt.
    pub laid: usize,
    /// How many cards each seat got.
    pub hand_size: usize,
    /// The cards that were revealed in each round.
    pub revealed: Vec<PerSeat<Number>>,
}

/// The game as everyone knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableView {
    /// What the game is waiting for.
    #[serde(rename = "stage")]
    pub phase: PhaseView,
    /// 2b: the order in which the starting terrain is laid.
    pub start_order: Vec<Seat>,
    /// The tiles drawn for it, in that order.
    pub start_tiles: Vec<Number>,
    /// The world, seen from above.
    pub board: Board,
    /// How many cards are left to draw.
    pub pile: usize,
    /// How many cards were discarded.
    pub discards: usize,
    /// 2a: how many tribe cards each seat has left. Which ones is no secret, since all tribes
    /// have the same and the played ones are on the board.
    pub tribe_cards: PerSeat<usize>,
    /// How many cards each hand has.
    pub hand_size: usize,
    /// The hands dealt so far.
    pub deals: Vec<DealView>,
}

impl TableView {
    /// The number of players.
    pub fn seat_count(&self) -> usize {
        self.tribe_cards.len()
    }

    /// 8: the points as they lie, and who would win with them.
    pub fn standing(&self, options: &Options) -> Outcome {
        score::standing(options, &self.board, &self.tribe_cards)
    }

    /// The terrain cards that lie open and wait to be laid, in order, each with its seat.
    pub fn waiting(&self) -> Vec<(Seat, Number)> {
        match &self.phase {
            PhaseView::Start { done, .. } => {
                let rest = self.start_order.iter().zip(&self.start_tiles).skip(*done);
                rest.map(|(seat, tile)| (*seat, *tile)).collect()
            }
            PhaseView::Act { order, done, revealed } => {
                let open = |seat: &Seat| Some((*seat, (*revealed.get(*seat)?)?));
                order.iter().skip(*done).filter_map(open).collect()
            }
            PhaseView::Choose { .. } | PhaseView::Over => Vec::new(),
        }
    }

    /// The terrain card that lies open in front of a seat.
    pub fn front(&self, seat: Seat) -> Option<Number> {
        self.waiting().into_iter().find(|(owner, _)| *owner == seat).map(|(_, number)| number)
    }

    /// The round being played, counted over all deals from 1; 0 while the terrain is laid.
    pub fn round(&self) -> u32 {
        let revealed: usize = self.deals.iter().map(|deal| deal.revealed.len()).sum();
        let open = usize::from(matches!(self.phase, PhaseView::Choose { .. }));
        u32::try_from(revealed + open).unwrap_or(u32::MAX)
    }
}

/// A hand as a seat held it when a round began, and what the seat chose from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenHand {
    /// The cards, ascending.
    pub hand: Vec<Number>,
    /// What was chosen; nothing yet in a round that is still open.
    pub choice: Option<SecretChoice>,
}

/// What one seat knows. It forgets nothing (3a).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat that looks.
    pub seat: Seat,
    /// The part that everyone knows.
    pub table: TableView,
    /// 2a: the own tribe cards that are left.
    pub tribe_cards: Vec<TribeCard>,
    /// The cards in hand now.
    pub hand: Vec<Number>,
    /// Every hand ever held, by deal and round.
    pub seen: Vec<Vec<SeenHand>>,
}

impl SeatView {
    /// The choice of the open round, if one was made.
    pub fn choice(&self) -> Option<SecretChoice> {
        match self.table.phase {
            PhaseView::Choose { .. } => self.seen.last()?.last()?.choice,
            _ => None,
        }
    }
}

pub(super) fn table_view(_: &Setting<TectonicTribes>, state: &State) -> TableView {
    let now = match &state.phase {
        Phase::Start { done, tile } => PhaseView::Start { done: *done, tile: *tile },
        Phase::Choose { choices } => PhaseView::Choose {
            chosen: choices
                .iter()
                .filter(|(_, made)| made.is_some())
                .map(|(seat, _)| seat)
                .collect(),
        },
        Phase::Act { order, done, revealed } => {
            PhaseView::Act { order: order.clone(), done: *done, revealed: revealed.clone() }
        }
        Phase::Over => PhaseView::Over,
    };
    let deals = state.deals.iter().map(|deal| DealView {
        reshuffled_under: deal.reshuffled_under,
        laid: deal.laid,
        hand_size: deal.hands[Seat(0)].len(),
        revealed: deal
            .rounds
            .iter()
            .map(|choices| choices.values().map(|choice| choice.play).collect())
            .collect(),
    });
    TableView {
        phase: now,
        start_order: state.start_order.clone(),
        start_tiles: state.start_tiles.clone(),
        board: state.board.clone(),
        pile: state.pile.len(),
        discards: state.discards.len(),
        tribe_cards: state.tribe_cards.values().map(Vec::len).collect(),
        hand_size: state.hand(Seat(0)).len(),
        deals: deals.collect(),
    }
}

pub(super) fn seat_view(setting: &Setting<TectonicTribes>, state: &State, seat: Seat) -> SeatView {
    let mut seen: Vec<Vec<SeenHand>> = state
        .deals
        .iter()
        .map(|deal| {
            let sight = |(round, choices): (usize, &PerSeat<SecretChoice>)| SeenHand {
                hand: deal.held(seat, round),
                choice: Some(choices[seat]),
            };
            deal.rounds.iter().enumerate().map(sight).collect()
        })
        .collect();
    if let (Phase::Choose { choices }, Some(deal)) = (&state.phase, seen.last_mut()) {
        deal.push(SeenHand { hand: state.hand(seat), choice: choices[seat] });
    }
    SeatView {
        seat,
        table: table_view(setting, state),
        tribe_cards: state.tribe_cards[seat].clone(),
        hand: state.hand(seat),
        seen,
    }
}
