//! Dealing anew what a viewer cannot know.
//!
//! The viewer knows what was revealed and every hand it ever held. A hidden card is therefore in
//! the draw pile, in a hand the viewer has not held in this deal, or was discarded from a hand
//! before the viewer held it. Between two shuffles all of these are alike. After a shuffle they
//! are not: what was left of the draw pile lay on top and was all dealt at once, and the cards
//! that the viewer knew to be discarded lay under it. So cards are dealt backwards, from the
//! last shuffle to the first, and each time two sorts of them are kept where they can be.

use super::TectonicTribes;
use super::board::Board;
use super::cards::CardSet;
use super::deck::{Number, TribeCard};
use super::state::{Choice, Deal, Phase, State};
use super::view::{SeatView, Sight, Stage, TableView};
use crate::chance::{Chance, Seed};
use crate::game::{Redeal, Setting, Viewer};
use crate::seat::{PerSeat, Seat};

impl Redeal for TectonicTribes {
    fn redeal(_: &Setting<Self>, viewer: &Viewer<'_, Self>, seed: Seed) -> State {
        let (table, view) = match viewer {
            Viewer::Seat(view) => (&view.table, Some(*view)),
            Viewer::Public(table) => (*table, None),
        };
        let mut chance = Chance::new(seed);
        let mut past = Past::known(table, view, &mut chance);
        let pile = past.deal_hidden(&mut chance);
        state(table, view, past.deals(), pile, &mut chance)
    }
}

fn state(
    table: &TableView,
    view: Option<&SeatView>,
    deals: Vec<Deal>,
    pile: Vec<Number>,
    chance: &mut Chance,
) -> State {
    let seats = table.seat_count();
    let tribe_cards = PerSeat::from_fn(seats, |seat| {
        let played: Vec<TribeCard> = table.board.tribe_cards(seat).collect();
        TribeCard::all().filter(|card| !played.contains(card)).collect()
    });
    let phase = match &table.stage {
        Stage::Start { done, tile } => Phase::Start { done: *done, tile: *tile },
        Stage::Act { order, done, revealed } => {
            Phase::Act { order: order.clone(), done: *done, revealed: revealed.clone() }
        }
        Stage::Choose { .. } => Phase::Choose { choices: PerSeat::from_fn(seats, |_| None) },
        Stage::Over => Phase::Over,
    };
    let mut state = State {
        chance: Chance::new(chance.seed()),
        start_order: table.start_order.clone(),
        start_tiles: table.start_tiles.clone(),
        board: table.board.clone(),
        pile,
        discards: Vec::new(),
        tribe_cards,
        deals,
        phase,
    };
    if let Stage::Choose { chosen } = table.stage {
        let choices = PerSeat::from_fn(seats, |seat| match view {
            Some(view) if view.seat == seat => view.choice(),
            _ if chosen.contains(seat) => any_choice(state.hand(seat), chance),
            _ => None,
        });
        state.phase = Phase::Choose { choices };
    }
    state.discards = (CardSet::all() - state.terrain_in_play()).cards();
    state
}

fn any_choice(mut hand: Vec<Number>, chance: &mut Chance) -> Option<Choice> {
    chance.shuffle(&mut hand);
    let [play, discard, ..] = hand[..] else { return None };
    Some(Choice { play, discard })
}

/// A dealt hand on its way around the table.
struct Packet {
    /// The card revealed from it in each round.
    plays: Vec<Number>,
    /// The card discarded from it in each round, where the viewer can tell or it was dealt.
    discards: Vec<Option<Number>>,
    /// What is left of it, once known.
    rest: Option<Vec<Number>>,
    rest_size: usize,
}

impl Packet {
    fn cards(&self) -> CardSet {
        let known = self.plays.iter().chain(self.discards.iter().flatten());
        known.chain(self.rest.iter().flatten()).collect()
    }

    fn hidden(&self) -> usize {
        let rest = if self.rest.is_none() { self.rest_size } else { 0 };
        rest + self.discards.iter().filter(|discard| discard.is_none()).count()
    }

    /// Puts cards into the hidden places.
    fn fill(&mut self, cards: &mut impl Iterator<Item = Number>) {
        for discard in self.discards.iter_mut().filter(|discard| discard.is_none()) {
            *discard = cards.next();
        }
        self.rest.get_or_insert_with(|| cards.take(self.rest_size).collect());
    }

    /// Takes over what the viewer saw of it: `sights` by round.
    fn see(&mut self, sights: &[(usize, &Sight)], chance: &mut Chance) {
        for (index, (round, sight)) in sights.iter().enumerate() {
            let Some(choice) = sight.choice.filter(|_| *round < self.plays.len()) else {
                self.rest = Some(sight.hand.clone());
                return;
            };
            self.discards[*round] = Some(choice.discard);
            // What left the hand unseen until the viewer held it again, or until now, was
            // discarded in one of the rounds between.
            let next = sights.get(index + 1);
            let until = next.map_or(self.plays.len(), |(round, _)| *round);
            let again: CardSet = next.iter().flat_map(|(_, sight)| &sight.hand).collect();
            let mut gone = (sight.hand.iter().collect::<CardSet>()
                - [choice.play, choice.discard].into_iter().collect()
                - self.plays[round + 1..until].iter().collect()
                - again)
                .cards();
            chance.shuffle(&mut gone);
            let mut gone = gone.into_iter();
            for discard in &mut self.discards[round + 1..until] {
                *discard = gone.next();
            }
            if next.is_none() {
                let mut rest: Vec<Number> = gone.collect();
                rest.sort_unstable();
                self.rest = Some(rest);
            }
        }
    }
}

/// One dealing of hands, as far as it is known.
struct Dealing {
    reshuffled_under: Option<usize>,
    laid: usize,
    packets: PerSeat<Packet>,
}

impl Dealing {
    fn cards(&self) -> CardSet {
        self.packets.values().fold(CardSet::default(), |cards, packet| cards | packet.cards())
    }

    fn hidden(&self) -> usize {
        self.packets.values().map(Packet::hidden).sum()
    }

    fn size(&self) -> usize {
        self.packets.values().map(|p| p.plays.len() + p.discards.len() + p.rest_size).sum()
    }

    fn fill(&mut self, cards: &mut impl Iterator<Item = Number>) {
        for seat in Seat::all(self.packets.len()) {
            self.packets[seat].fill(cards);
        }
    }
}

/// The deals between two shuffles, and what the viewer knew when they began.
struct Era {
    dealings: Vec<Dealing>,
    /// Cards not on the board when it began.
    cards: CardSet,
    /// Of those, the ones known to come from the discard pile: not among the first dealt.
    recycled: CardSet,
    /// Hidden when it began, but known to be discarded an era before.
    recycled_before: CardSet,
    /// How many of those can have been discarded in the era before; all others were left in
    /// the draw pile, and so were among the first dealt.
    most_again: usize,
    /// How many cards were left in the draw pile before, and came first.
    left: usize,
}

impl Era {
    /// The time before any reshuffle: all hidden cards are alike.
    fn first(table: &TableView) -> Self {
        Self {
            dealings: Vec::new(),
            cards: CardSet::all() - table.start_tiles.iter().collect(),
            recycled: CardSet::default(),
            recycled_before: CardSet::default(),
            most_again: usize::MAX,
            left: 0,
        }
    }

    /// What follows when the discard pile is shuffled under the cards left.
    fn next(&self, on_board: CardSet, left: usize) -> Self {
        let cards = CardSet::all() - on_board;
        let unknown = self.hidden();
        let hidden_later: usize = self.dealings.iter().skip(1).map(Dealing::hidden).sum();
        let hidden_first = self.dealings.first().map_or(0, Dealing::hidden);
        Self {
            dealings: Vec::new(),
            cards,
            recycled: cards - unknown,
            recycled_before: self.recycled & unknown,
            most_again: self.most_recycled().min(hidden_first) + hidden_later,
            left,
        }
    }

    /// Cards that the viewer cannot place.
    fn hidden(&self) -> CardSet {
        self.dealings.iter().fold(self.cards, |hidden, dealing| hidden - dealing.cards())
    }

    fn first_dealt(&self) -> CardSet {
        self.dealings.first().map_or(CardSet::default(), Dealing::cards)
    }

    /// How many recycled cards can hide among the first dealt.
    fn most_recycled(&self) -> usize {
        let size = self.dealings.first().map_or(0, Dealing::size);
        size.saturating_sub(self.left + (self.first_dealt() & self.recycled).len())
    }

    /// Deals the hidden cards; what remains is the draw pile at the era's end.
    fn deal(&mut self, cards: CardSet, chance: &mut Chance) -> Vec<Number> {
        let later: CardSet = self
            .dealings
            .iter()
            .skip(1)
            .fold(CardSet::default(), |cards, dealing| cards | dealing.cards());
        let split = Split {
            not_first: self.recycled,
            most_first: self.most_recycled(),
            not_second: self.recycled_before,
            most_second: self.most_again.saturating_sub((later & self.recycled_before).len()),
        };
        let hidden = self.dealings.first().map_or(0, Dealing::hidden);
        let (first, second) = split.draw(cards.cards(), hidden, chance);
        let mut second = second.into_iter();
        for (index, dealing) in self.dealings.iter_mut().enumerate() {
            if index == 0 {
                dealing.fill(&mut first.iter().copied());
            } else {
                dealing.fill(&mut second);
            }
        }
        second.collect()
    }
}

/// Parting cards in two at random, with at most so many of one sort in the first part and at
/// most so many of another sort in the second.
struct Split {
    not_first: CardSet,
    most_first: usize,
    not_second: CardSet,
    most_second: usize,
}

impl Split {
    fn draw(
        &self,
        mut cards: Vec<Number>,
        first: usize,
        chance: &mut Chance,
    ) -> (Vec<Number>, Vec<Number>) {
        chance.shuffle(&mut cards);
        let mut second = cards.split_off(first.min(cards.len()));
        let mut first = cards;
        exchange(&mut first, &mut second, self.not_first, self.most_first);
        exchange(&mut second, &mut first, self.not_second, self.most_second);
        (first, second)
    }
}

/// Exchanges cards of a sort for others until `from` has at most so many of it.
fn exchange(from: &mut [Number], to: &mut [Number], sort: CardSet, most: usize) {
    let excess = from.iter().filter(|card| sort.contains(**card)).count().saturating_sub(most);
    let leaving = from.iter_mut().filter(|card| sort.contains(**card)).take(excess);
    let coming = to.iter_mut().filter(|card| !sort.contains(**card));
    leaving.zip(coming).for_each(|(out, back)| std::mem::swap(out, back));
}

/// All deals so far.
struct Past {
    eras: Vec<Era>,
}

impl Past {
    fn known(table: &TableView, view: Option<&SeatView>, chance: &mut Chance) -> Self {
        let mut past = Self { eras: vec![Era::first(table)] };
        for (index, deal) in table.deals.iter().enumerate() {
            if let Some(left) = deal.reshuffled_under {
                past.begin_era(&table.board, deal.laid, left);
            }
            let seen = view.map_or(&[][..], |view| &view.seen[index]);
            let seats = table.seat_count();
            let rounds = deal.revealed.len();
            let packets = PerSeat::from_fn(seats, |dealt_to| {
                let mut packet = Packet {
                    plays: (0..rounds)
                        .map(|round| deal.revealed[round][dealt_to.left(round, seats)])
                        .collect(),
                    discards: vec![None; rounds],
                    rest: None,
                    rest_size: deal.hand_size.saturating_sub(2 * rounds),
                };
                let held = |round: &usize| {
                    view.is_some_and(|view| view.seat == dealt_to.left(*round, seats))
                };
                let sights: Vec<(usize, &Sight)> =
                    (0..seen.len()).filter(held).map(|round| (round, &seen[round])).collect();
                packet.see(&sights, chance);
                packet
            });
            let dealing =
                Dealing { reshuffled_under: deal.reshuffled_under, laid: deal.laid, packets };
            if let Some(era) = past.eras.last_mut() {
                era.dealings.push(dealing);
            }
        }
        past
    }

    fn begin_era(&mut self, board: &Board, laid: usize, left: usize) {
        let next = self.eras.last().map(|before| before.next(on_board(board, laid), left));
        self.eras.extend(next);
    }

    /// Deals all hidden cards, the last era first, and gives the draw pile.
    fn deal_hidden(&mut self, chance: &mut Chance) -> Vec<Number> {
        let mut pile = None;
        let mut unplaced = self.eras.last().map_or(CardSet::default(), Era::hidden);
        for index in (0..self.eras.len()).rev() {
            let left = self.eras[index].deal(unplaced, chance);
            pile.get_or_insert(left);
            if index == 0 {
                break;
            }
            // The cards left in the draw pile before this era are among its first dealt, and
            // were hidden before it. The other hidden ones had been discarded.
            let era = &self.eras[index];
            let before = self.eras[index - 1].hidden();
            let candidates = before & era.first_dealt();
            let split = Split {
                not_first: CardSet::default(),
                most_first: usize::MAX,
                not_second: era.recycled_before,
                most_second: era
                    .most_again
                    .saturating_sub((before - candidates & era.recycled_before).len()),
            };
            let (left, _) = split.draw(candidates.cards(), era.left, chance);
            unplaced = before - left.into_iter().collect();
        }
        pile.unwrap_or_default()
    }

    fn deals(self) -> Vec<Deal> {
        self.eras.into_iter().flat_map(|era| era.dealings).map(Dealing::into_deal).collect()
    }
}

fn on_board(board: &Board, laid: usize) -> CardSet {
    board.terrain_cards().take_while(|(layer, _)| *layer < laid).map(|(_, card)| card).collect()
}

impl Dealing {
    fn into_deal(self) -> Deal {
        let seats = self.packets.len();
        let rounds = self.packets.values().map(|packet| packet.plays.len()).max().unwrap_or(0);
        Deal {
            reshuffled_under: self.reshuffled_under,
            laid: self.laid,
            hands: self.packets.values().map(|packet| packet.cards().cards()).collect(),
            rounds: (0..rounds)
                .map(|round| {
                    PerSeat::from_fn(seats, |seat| {
                        let packet = &self.packets[seat.right(round, seats)];
                        let play = packet.plays[round];
                        Choice { play, discard: packet.discards[round].unwrap_or(play) }
                    })
                })
                .collect(),
        }
    }
}
