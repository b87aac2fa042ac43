//! Can a state from outside be a state of such a table?

use super::TectonicTribes;
use super::apply::acting_order;
use super::board::{Board, Card};
use super::cards::CardSet;
use super::deck::{Number, TERRAIN_CARDS, TribeCard};
use super::setup;
use super::state::{Phase, SecretChoice, State, hand_size, hands_to_play};
use crate::game::{Invalid, Setting, ensure};
use crate::seat::Seat;

impl State {
    /// Is everything where it can be? Whatever passes here can be played on.
    pub(super) fn check(&self, setting: &Setting<TectonicTribes>) -> Result<(), Invalid> {
        let seats = setting.seat_count();
        ensure(self.tribe_cards.len() == seats, || "tribe cards for other seats".to_owned())?;
        let mut order = self.start_order.clone();
        order.sort_unstable();
        ensure(order.into_iter().eq(setting.seats()), || "the starting order".to_owned())?;
        self.check_deals(setting)?;
        self.check_phase(setting)?;
        self.check_cards()?;
        self.check_board(setting)
    }

    fn check_deals(&self, setting: &Setting<TectonicTribes>) -> Result<(), Invalid> {
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
                format!("{}: hands that can't be dealt", name())
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

    fn possible(choice: SecretChoice, hand: &[Number]) -> bool {
        choice.play != choice.discard
            && hand.contains(&choice.play)
            && hand.contains(&choice.discard)
    }

    fn check_phase(&self, setting: &Setting<TectonicTribes>) -> Result<(), Invalid> {
        let seats = self.seat_count();
        let rounds = self.deals.last().map(|deal| deal.rounds.len());
        let cards_each = self.deals.last().map_or(0, |deal| deal.hands[Seat(0)].len());
        let sound = match &self.phase {
            Phase::Start { done, .. } => {
                *done < seats
                    && self.deals.is_empty()
                    && self.start_tiles.len() == *done + 1
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
                let plays = self.deals.last().and_then(|deal| deal.rounds.last());
                plays.is_some_and(|choices| *order == acting_order(choices))
                    && *done < seats
                    && revealed.len() == seats
                    && order
                        .iter()
                        .enumerate()
                        .all(|(place, seat)| revealed[*seat].is_some() == (place >= *done))
            }
            Phase::Over => self.end_reason(setting.options()).is_some(),
        };
        let sound = sound && (self.deals.is_empty() || self.start_tiles.len() == seats);
        ensure(sound, || "the phase doesn't fit the cards".to_owned())
    }

    /// Every card is in exactly one place.
    fn check_cards(&self) -> Result<(), Invalid> {
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

    /// 2b, 5: every card has the face it has in the deck and was allowed where it lies.
    fn check_board(&self, setting: &Setting<TectonicTribes>) -> Result<(), Invalid> {
        let rounds: usize = self.deals.iter().map(|deal| deal.rounds.len()).sum();
        ensure(self.board.laid().len() <= (1 + rounds) * self.seat_count(), || {
            "more cards on the board than were played".to_owned()
        })?;
        let mut board = Board::default();
        for (layer, laid) in self.board.laid().iter().enumerate() {
            ensure(laid.seat.index() < self.seat_count(), || format!("no {}", laid.seat))?;
            let face = match laid.card {
                Card::Terrain(number) => setting.deck().terrain(number),
                Card::Tribe(card) => setting.deck().tribe(card),
            };
            ensure(*face == laid.face, || "a card on the board has another face".to_owned())?;
            let allowed = match layer {
                0 => laid.spot == setup::FIRST_SPOT,
                _ => board.check(laid.spot, laid.seat).is_ok(),
            };
            ensure(allowed, || format!("a card lies at {}, where none fits", laid.spot.at))?;
            board.lay(laid.clone());
        }
        Ok(())
    }

    /// 3e: every hand came from the draw pile of its time, what was left of it first.
    fn check_dealing(&self) -> Result<(), Invalid> {
        let mut pile = CardSet::all() - self.start_tiles.iter().collect();
        for deal in &self.deals {
            let dealt: CardSet = deal.hands.values().flatten().collect();
            if let Some(left) = deal.reshuffled_under {
                ensure(pile.len() == left && dealt.contains_all(pile), || {
                    "cards left in the draw pile were not dealt first".to_owned()
                })?;
                let on_board =
                    self.board.terrain_cards().take_while(|(layer, _)| *layer < deal.laid);
                pile = CardSet::all() - on_board.map(|(_, card)| card).collect();
            }
            ensure(pile.contains_all(dealt), || "hands that were not in the pile".to_owned())?;
            pile = pile - dealt;
        }
        ensure(pile == self.pile.iter().collect(), || "the draw pile".to_owned())
    }
}
