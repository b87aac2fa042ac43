//! Everything about a game in progress.

use super::board::{Board, Card};
use super::cards::CardSet;
use super::deck::{Number, TERRAIN_CARDS, TRIBE_CARDS, TribeCard};
use super::{Options, TectonicTribes};
use crate::chance::Chance;
use crate::game::{Setting, Unsound, ensure};
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A secret choice (3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
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
    pub rounds: Vec<PerSeat<Choice>>,
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
        choices: PerSeat<Option<Choice>>,
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
            Phase::Choose { choices } => {
                choices.iter().filter(|(_, choice)| choice.is_none()).map(|(seat, _)| seat).collect()
            }
            Phase::Act { order, done, .. } => Seats::only(order[*done]),
            Phase::Over => Seats::NONE,
        }
    }

    /// The cards in a seat's hand now.
    pub(super) fn hand(&self, seat: Seat) -> Vec<Number> {
        let Some(deal) = self.deals.last() else { return Vec::new() };
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

    /// Is everything where it can be? Whatever passes here can be played on.
    pub(super) fn check(&self, setting: &Setting<TectonicTribes>) -> Result<(), Unsound> {
        let seats = setting.seat_count();
        ensure(self.tribe_cards.len() == seats, || "tribe cards for other seats".to_owned())?;
        let mut order = self.start_order.clone();
        order.sort_unstable();
        let drawn = match self.phase {
            Phase::Start { done, .. } => done + 1,
            _ => seats,
        };
        ensure(order.into_iter().eq(setting.seats()) && self.start_tiles.len() == drawn, || {
            "the starting terrain".to_owned()
        })?;
        self.check_deals(setting)?;
        self.check_phase()?;
        self.check_cards(setting)
    }

    fn check_deals(&self, setting: &Setting<TectonicTribes>) -> Result<(), Unsound> {
        let seats = setting.seat_count();
        let most = hands_to_play(setting.options(), seats);
        ensure(self.deals.len() <= most, || "too many deals".to_owned())?;
        for (index, deal) in self.deals.iter().enumerate() {
            let name = || format!("deal {}", index + 1);
            ensure(deal.hands.len() == seats, || format!("{}: other seats", name()))?;
            let size = deal.hands[Seat(0)].len();
            let sizes = deal.hands.values().all(|hand| hand.len() == size);
            let ascending = deal.hands.values().all(|hand| hand.is_sorted_by(|a, b| a < b));
            ensure(sizes && ascending && size <= hand_size(seats) && size % 2 == 0, || {
                format!("{}: hands that cannot be dealt", name())
            })?;
            let played_out = index + 1 < self.deals.len();
            let rounds = deal.rounds.len();
            ensure(if played_out { rounds == size / 2 } else { rounds <= size / 2 }, || {
                format!("{}: {rounds} rounds with {size} cards", name())
            })?;
            ensure(deal.laid <= self.board.laid().len(), || format!("{}: the board", name()))?;
            for (round, choices) in deal.rounds.iter().enumerate() {
                ensure(choices.len() == seats, || format!("{}: other seats", name()))?;
                for (seat, choice) in choices.iter() {
                    let held = deal.held(seat, round);
                    ensure(Self::possible(*choice, &held), || {
                        format!("{}: {seat} chose cards it did not hold", name())
                    })?;
                }
            }
        }
        Ok(())
    }

    fn possible(choice: Choice, hand: &[Number]) -> bool {
        choice.play != choice.discard
            && hand.contains(&choice.play)
            && hand.contains(&choice.discard)
    }

    fn check_phase(&self) -> Result<(), Unsound> {
        let seats = self.seat_count();
        let rounds = self.deals.last().map(|deal| deal.rounds.len());
        let cards_each = self.deals.last().map_or(0, |deal| deal.hands[Seat(0)].len());
        let sound = match &self.phase {
            Phase::Start { done, .. } => {
                *done < seats
                    && self.deals.is_empty()
                    && self.pile.len() + *done + 1 == TERRAIN_CARDS
            }
            Phase::Choose { choices } => {
                choices.len() == seats
                    && rounds.is_some_and(|rounds| rounds < cards_each / 2)
                    && choices.values().any(Option::is_none)
                    && choices.iter().all(|(seat, choice)| {
                        choice.is_none_or(|choice| Self::possible(choice, &self.hand(seat)))
                    })
            }
            Phase::Act { order, done, revealed } => {
                let mut all = order.clone();
                all.sort_unstable();
                rounds.is_some_and(|rounds| rounds > 0)
                    && *done < seats
                    && all.into_iter().eq(self.seats())
                    && revealed.len() == seats
                    && order.iter().enumerate().all(|(place, seat)| {
                        revealed[*seat].is_some() == (place >= *done)
                    })
            }
            Phase::Over => !self.deals.is_empty(),
        };
        ensure(sound, || "the phase does not fit the cards".to_owned())
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

    /// Every card is in exactly one place, with the face it has in the deck.
    fn check_cards(&self, setting: &Setting<TectonicTribes>) -> Result<(), Unsound> {
        let in_play = self.terrain_in_play();
        let discards: CardSet = self.discards.iter().collect();
        let counted = self.pile.len()
            + self.discards.len()
            + self.board.terrain_cards().count()
            + self.seats().map(|seat| self.hand(seat).len()).sum::<usize>()
            + match &self.phase {
                Phase::Start { .. } => 1,
                Phase::Act { revealed, .. } => revealed.values().flatten().count(),
                Phase::Choose { .. } | Phase::Over => 0,
            };
        ensure(in_play | discards == CardSet::all() && counted == TERRAIN_CARDS, || {
            "terrain cards lost or doubled".to_owned()
        })?;
        let rounds: usize = self.deals.iter().map(|deal| deal.rounds.len()).sum();
        ensure(self.board.laid().len() <= (1 + rounds) * self.seat_count(), || {
            "more cards on the board than were played".to_owned()
        })?;
        for laid in self.board.laid() {
            ensure(laid.seat.index() < self.seat_count(), || format!("no {}", laid.seat))?;
            let face = match laid.card {
                Card::Terrain(number) => setting.deck().terrain(number),
                Card::Tribe(card) => setting.deck().tribe(card),
            };
            ensure(*face == laid.face, || "a card on the board has another face".to_owned())?;
        }
        for seat in self.seats() {
            let mut cards = self.tribe_cards[seat].clone();
            cards.extend(self.board.tribe_cards(seat));
            cards.sort_unstable();
            ensure(cards.into_iter().eq(TribeCard::all()), || {
                format!("tribe cards of {seat} lost or doubled")
            })?;
        }
        self.check_dealing()
    }

    /// 3e: every hand came from the draw pile of its time, what was left of it first.
    fn check_dealing(&self) -> Result<(), Unsound> {
        let mut pile = CardSet::all() - self.start_tiles.iter().collect();
        for deal in &self.deals {
            let dealt: CardSet = deal.hands.values().flatten().collect();
            if let Some(left) = deal.reshuffled_under {
                ensure(pile.len() == left && dealt.contains_all(pile), || {
                    "cards left in the draw pile were not dealt first".to_owned()
                })?;
                let on_board = self.board.terrain_cards().take_while(|(layer, _)| *layer < deal.laid);
                pile = CardSet::all() - on_board.map(|(_, card)| card).collect();
            }
            ensure(pile.contains_all(dealt), || "hands that were not in the pile".to_owned())?;
            pile = pile - dealt;
        }
        ensure(pile == self.pile.iter().collect(), || "the draw pile".to_owned())
    }

    /// How many tribe cards a seat has played.
    pub(super) fn tribe_cards_used(&self, seat: Seat) -> usize {
        TRIBE_CARDS - self.tribe_cards[seat].len()
    }
}
