//! What a player can do, why it may be refused, and what comes of it.

use super::TectonicTribes;
use super::board::{Card, Misfit};
use super::deck::{Number, TribeCard};
use super::score::{Area, EndReason};
use crate::game::{CommonRefusal, Setting};
use crate::seat::{PerSeat, Seat, Seats};
use crate::spot::Spot;
use serde::{Deserialize, Serialize};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// 3a: the secret choice of a card to play and another to discard.
    Choose {
        /// To be revealed.
        play: Number,
        /// To go unseen to the discard pile.
        discard: Number,
    },
    /// 2b, 3c: lays the starting tile or the revealed terrain card.
    LayTerrain(Spot),
    /// 6: plays a tribe card instead.
    LayTribe {
        /// Which of the own cards.
        card: TribeCard,
        /// Where the card is laid.
        spot: Spot,
        /// 6b: whose terrain card goes; the own seat, or one that acts later.
        discards: Seat,
    },
}

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not this seat, or not any more.
    #[error(transparent)]
    Common(#[from] CommonRefusal),
    /// Cards are being chosen, not laid.
    #[error("3a: everyone is still choosing a card to play and one to discard")]
    ChooseFirst,
    /// The starting terrain comes before the first hand.
    #[error("2b: the starting terrain comes first")]
    StartFirst,
    /// Cards are being laid, not chosen.
    #[error("3c: the cards are revealed, so placing them comes next")]
    LayNow,
    /// A card that this player does not hold.
    #[error("3a: card {0} isn't in their hand")]
    NotInHand(Number),
    /// The same card to play and to discard.
    #[error("3a: they can't both play and discard card {0}")]
    SameCard(Number),
    /// Tribe cards come after the starting terrain.
    #[error("2b: tribe cards have to wait until the starting terrain is there")]
    NoTribeCardYet,
    /// A tribe card that was already played.
    #[error("6a: they've already played tribe card {0}")]
    TribeCardGone(TribeCard),
    /// The card does not fit there.
    #[error("rule {0}")]
    DoesNotFit(Misfit),
    /// Only cards that are still to be laid can be discarded.
    #[error("6b: {0} has no card left to place this round")]
    ActsNoMore(Seat),
}

/// A line of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Fact {
    /// The draw pile as it lies after a shuffle, top first.
    Shuffle {
        /// Top first.
        pile: Vec<Number>,
    },
    /// 2b: who lays the starting terrain, in this order.
    StartOrder {
        /// All seats, the first to lay first.
        order: Vec<Seat>,
    },
    /// 2b: a starting tile was laid.
    StartTile {
        /// The seat that laid it.
        seat: Seat,
        /// The drawn tile.
        card: Number,
        /// The spot where the card lies.
        #[serde(flatten)]
        spot: Spot,
    },
    /// 2c, 3e: hands were dealt.
    Deal {
        /// The cards of each seat, ascending.
        hands: PerSeat<Vec<Number>>,
        /// How many cards are left to draw.
        pile: usize,
    },
    /// 3a: a seat's final choice.
    Choose {
        /// The seat that chose.
        seat: Seat,
        /// The card that is revealed.
        play: Number,
        /// The card that no one else sees.
        discard: Number,
    },
    /// 3b: the order of the round.
    Order {
        /// All seats, the first to act first.
        order: Vec<Seat>,
    },
    /// 3c, 6: a card was laid.
    Place {
        /// The seat that laid it.
        seat: Seat,
        /// The card that was laid.
        #[serde(flatten)]
        card: Card,
        /// The spot where the card lies.
        #[serde(flatten)]
        spot: Spot,
        /// 6b: whose terrain card was discarded for a tribe card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        discards: Option<Seat>,
    },
    /// 5e: a terrain card fitted nowhere and was discarded.
    Unplaceable {
        /// The seat whose card it was.
        seat: Seat,
        /// The card that fitted nowhere.
        terrain: Number,
    },
    /// 3d: the hands were passed to the left.
    Pass,
    /// 7: the game is over.
    End {
        /// The reason for which the game ended.
        reason: EndReason,
        /// Points by seat.
        scores: PerSeat<i64>,
        /// 8f: who won.
        winners: Seats,
        /// 8: all areas of scoring terrains.
        areas: Vec<Area>,
        /// How many, by seat.
        tribe_cards_used: PerSeat<usize>,
    },
}

/// A public event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// 3e: the draw pile has so many cards now.
    Shuffled { cards: usize },
    /// 2b: who lays the starting terrain, in this order.
    StartOrder { order: Vec<Seat> },
    /// 2b: a starting tile is laid.
    StartTileLaid { seat: Seat, card: Number, spot: Spot },
    /// 2c, 3e: the size of each hand, and of what is left to draw.
    Dealt { hand: usize, pile: usize },
    /// 3b: the card played; the one discarded stays unseen.
    Revealed { seat: Seat, card: Number },
    /// 3b: the order of the round.
    Order { order: Vec<Seat> },
    /// 3c, 6: a card laid, and with a tribe card whose terrain card went.
    Laid { seat: Seat, card: Card, spot: Spot, discards: Option<Seat> },
    /// 5e: a card fitted nowhere.
    Unplaceable { seat: Seat, card: Number },
    /// 3d: hands are passed to the left.
    Passed,
    /// 7, 8: the game is over.
    Ended { reason: EndReason, scores: PerSeat<i64>, winners: Seats, areas: Vec<Area> },
}

pub(super) fn announce(_: &Setting<TectonicTribes>, fact: &Fact) -> Event {
    match fact {
        Fact::Shuffle { pile } => Event::Shuffled { cards: pile.len() },
        Fact::StartOrder { order } => Event::StartOrder { order: order.clone() },
        Fact::StartTile { seat, card, spot } => {
            Event::StartTileLaid { seat: *seat, card: *card, spot: *spot }
        }
        Fact::Deal { hands, pile } => {
            Event::Dealt { hand: hands.values().next().map_or(0, Vec::len), pile: *pile }
        }
        Fact::Choose { seat, play, discard: _ } => Event::Revealed { seat: *seat, card: *play },
        Fact::Order { order } => Event::Order { order: order.clone() },
        Fact::Place { seat, card, spot, discards } => {
            Event::Laid { seat: *seat, card: *card, spot: *spot, discards: *discards }
        }
        Fact::Unplaceable { seat, terrain } => Event::Unplaceable { seat: *seat, card: *terrain },
        Fact::Pass => Event::Passed,
        Fact::End { reason, scores, winners, areas, tribe_cards_used: _ } => Event::Ended {
            reason: *reason,
            scores: scores.clone(),
            winners: *winners,
            areas: areas.clone(),
        },
    }
}
