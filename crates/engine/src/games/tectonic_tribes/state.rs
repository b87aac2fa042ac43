//! Everything about a game in progress.

use super::Options;
use super::board::Board;
use super::cards::CardSet;
use super::deck::{Number, TRIBE_CARDS, TribeCard};
use super::score::EndReason;
use crate::chance::Chance;
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A secret choice (3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretChoice {
    /// The card to be revealed.
    pub play: Number,
    /// The card to be discarded unseen.
    pub discard: Number,
}

/// One dealing of hands and the rounds played with them.
///
/// A dealt hand travels around the table as a packet. Who held which cards at which moment
/// follows from the hands as dealt and the choices made, so nothing else is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// 3e: how many cards were left in the draw pile when the discard pile was shuffled in;
    /// nothing if it was not.
    pub reshuffled_under: Option<usize>,
    /// How many cards lay on the board when it was dealt.
    pub laid: usize,
    /// The hands as dealt, ascending.
    pub hands: PerSeat<Vec<Number>>,
    /// The choices of each finished or revealed round.
    pub rounds: Vec<PerSeat<SecretChoice>>,
}

impl Deal {
    /// The packet that a seat holds in a round (3d): it was dealt to this seat.
    pub fn packet(&self, seat: Seat, round: usize) -> Seat {
        seat.right(round, self.hands.len())
    }

    /// Who holds a packet in a round.
    pub fn holder(&self, packet: Seat, round: usize) -> Seat {
        packet.left(round, self.hands.len())
    }

    /// The cards a seat holds when a round begins.
    pub fn held(&self, seat: Seat, round: usize) -> Vec<Number> {
        let packet = self.packet(seat, round);
        let mut cards = self.hands[packet].clone();
        for (earlier, choices) in self.rounds.iter().enumerate().take(round) {
            let choice = choices[self.holder(packet, earlier)];
            cards.retain(|card| *card != choice.play && *card != choice.discard);
        }
        cards
    }
}

/// What the game is waiting for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 2b: the starting terrain is laid.
    Start {
        /// How many seats of the order are done.
        done: usize,
        /// The open tile that the next one lays.
        tile: Number,
    },
    /// 3a: everyone chooses in secret.
    Choose {
        /// The choices so far.
        choices: PerSeat<Option<SecretChoice>>,
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

/// Everything about a game in progress, secrets included.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) chance: Chance,
    pub(super) start_order: Vec<Seat>,
    /// The tiles drawn for the starting terrain, in that order.
    pub(super) start_tiles: Vec<Number>,
    pub(super) board: Board,
    /// The draw pile, top first.
    pub(super) pile: Vec<Number>,
    pub(super) discards: Vec<Number>,
    /// 2a: the tribe cards that each seat still has.
    pub(super) tribe_cards: PerSeat<Vec<TribeCard>>,
    pub(super) deals: Vec<Deal>,
    pub(super) phase: Phase,
}

/// A state holds everyone's secrets, so it does not print itself into logs.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State(…)")
    }
}

/// 2c: how many cards are dealt to each seat.
pub(super) const fn hand_size(seats: usize) -> usize {
    match seats {
        3 => 12,
        5 => 8,
        _ => 10,
    }
}

/// 7b, 7c: how many hands are played out.
pub(super) const fn hands_to_play(options: &Options, seats: usize) -> usize {
    match (options.advanced, seats) {
        (false, 2) | (true, 3..) => 3,
        (false, _) => 2,
        (true, _) => 4,
    }
}

impl State {
    pub(super) fn seat_count(&self) -> usize {
        self.tribe_cards.len()
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seat_count())
    }

    pub(super) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    pub(super) fn to_decide(&self) -> Seats {
        match &self.phase {
            Phase::Start { done, .. } => Seats::only(self.start_order[*done]),
            Phase::Choose { choices } => choices
                .iter()
                .filter(|(_, choice)| choice.is_none())
                .map(|(seat, _)| seat)
                .collect(),
            Phase::Act { order, done, .. } => Seats::only(order[*done]),
            Phase::Over => Seats::NONE,
        }
    }

    /// The cards in a seat's hand now.
    pub(super) fn hand(&self, seat: Seat) -> Vec<Number> {
        let Some(deal) = self.deals.last() else {
            return Vec::new();
        };
        match (&self.phase, deal.rounds.split_last()) {
            // The hands of a revealed round are passed after everyone has acted, and not at all
            // when the game ends with it.
            (Phase::Act { .. } | Phase::Over, Some((choices, earlier))) => {
                let mut cards = deal.held(seat, earlier.len());
                let choice = choices[seat];
                cards.retain(|card| *card != choice.play && *card != choice.discard);
                cards
            }
            _ => deal.held(seat, deal.rounds.len()),
        }
    }

    /// All terrain cards but the discarded ones.
    pub(super) fn terrain_in_play(&self) -> CardSet {
        let mut cards: Vec<Number> = self.pile.clone();
        cards.extend(self.board.terrain_cards().map(|(_, card)| card));
        cards.extend(self.seats().flat_map(|seat| self.hand(seat)));
        match &self.phase {
            Phase::Start { tile, .. } => cards.push(*tile),
            Phase::Act { revealed, .. } => cards.extend(revealed.values().flatten()),
            Phase::Choose { .. } | Phase::Over => {}
        }
        cards.into_iter().collect()
    }

    /// Have all hands of this deal been played out?
    pub(super) fn hands_are_empty(&self) -> bool {
        let played_out =
            |deal: &Deal| deal.hands.values().all(|hand| hand.len() == 2 * deal.rounds.len());
        self.deals.last().is_some_and(played_out)
    }

    /// 7: why the game ends with the round that has just been played, if it does.
    pub(super) fn end_reason(&self, options: &Options) -> Option<EndReason> {
        let all_played = |seat| self.tribe_cards_used(seat) == TRIBE_CARDS;
        if !options.advanced && self.seats().any(all_played) {
            return Some(EndReason::TribeCards);
        }
        let last_hand = self.deals.len() == hands_to_play(options, self.seat_count());
        (last_hand && self.hands_are_empty()).then_some(EndReason::Hands)
    }

    /// How many tribe cards a seat has played.
    pub(super) fn tribe_cards_used(&self, seat: Seat) -> usize {
        TRIBE_CARDS - self.tribe_cards[seat].len()
    }
}
