//! What a viewer knows of the hands dealt, era by era: an era is the time between two shuffles.

use super::cards::CardSet;
use super::deck::Number;
use super::state::{Deal, SecretChoice};
use super::view::{DealView, SeenHand, TableView};
use crate::chance::Chance;
use crate::seat::{PerSeat, Seat};

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
    fn see(&mut self, sights: &[(usize, &SeenHand)], chance: &mut Chance) {
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
pub(super) struct Dealing {
    reshuffled_under: Option<usize>,
    laid: usize,
    packets: PerSeat<Packet>,
}

impl Dealing {
    /// As the viewer knows it: `seen` are its seat and its hands by round.
    pub(super) fn known(
        deal: &DealView,
        seats: usize,
        seen: Option<(Seat, &[SeenHand])>,
        chance: &mut Chance,
    ) -> Self {
        let rounds = deal.revealed.len();
        let packets = PerSeat::from_fn(seats, |dealt_to| {
            let holder = |round: usize| dealt_to.left(round, seats);
            let mut packet = Packet {
                plays: (0..rounds).map(|round| deal.revealed[round][holder(round)]).collect(),
                discards: vec![None; rounds],
                rest: None,
                rest_size: deal.hand_size.saturating_sub(2 * rounds),
            };
            if let Some((viewer, sights)) = seen {
                let held = (0..sights.len()).filter(|round| holder(*round) == viewer);
                let sights: Vec<(usize, &SeenHand)> =
                    held.map(|round| (round, &sights[round])).collect();
                packet.see(&sights, chance);
            }
            packet
        });
        Self { reshuffled_under: deal.reshuffled_under, laid: deal.laid, packets }
    }

    /// The deal, once all its cards are known.
    pub(super) fn into_deal(self) -> Deal {
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
                        SecretChoice { play, discard: packet.discards[round].unwrap_or(play) }
                    })
                })
                .collect(),
        }
    }

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

/// The deals between two shuffles, and what the viewer knew when they began. Only the first era
/// has several deals: once cards were reshuffled, too few are ever left for another.
pub(super) struct Era {
    pub(super) dealings: Vec<Dealing>,
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
    pub(super) fn first(table: &TableView) -> Self {
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
    pub(super) fn next(&self, on_board: CardSet, left: usize) -> Self {
        let cards = CardSet::all() - on_board;
        let unknown = self.hidden();
        let hidden_first = self.dealings.first().map_or(0, Dealing::hidden);
        Self {
            dealings: Vec::new(),
            cards,
            recycled: cards - unknown,
            recycled_before: self.recycled & unknown,
            most_again: self.most_recycled().min(hidden_first),
            left,
        }
    }

    /// Cards that the viewer cannot place.
    pub(super) fn hidden(&self) -> CardSet {
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
    pub(super) fn deal(&mut self, cards: CardSet, chance: &mut Chance) -> Vec<Number> {
        let split = Split {
            not_first: self.recycled,
            most_first: self.most_recycled(),
            not_second: self.recycled_before,
            most_second: self.most_again,
        };
        let hidden = self.dealings.first().map_or(0, Dealing::hidden);
        let (mut first, mut second) = split.draw(cards.cards(), hidden, chance);
        if self.left > 0 {
            self.mix(&mut first, &mut second, chance);
        }
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

    /// Exchanges pairs until each deal is as likely as the reshuffle made it. The cards left
    /// before can be any `left` of those among the first dealt that were hidden then, so a deal
    /// with `n` of these came about in "`left` out of `n`" ways, and one with a card less in
    /// `(n - left) / n` times as many.
    fn mix(&self, first: &mut [Number], second: &mut [Number], chance: &mut Chance) {
        let count = |cards: &[Number], sort: CardSet| {
            cards.iter().filter(|card| sort.contains(**card)).count()
        };
        let known = (self.first_dealt() - self.recycled).len();
        let mut old = known + first.len() - count(first, self.recycled);
        let mut again = count(second, self.recycled_before);
        for _ in 0..4 * first.len().max(second.len()) {
            let (at, with) = (chance.below(first.len()), chance.below(second.len()));
            let (Some(one), Some(other)) = (first.get_mut(at), second.get_mut(with)) else {
                return;
            };
            let sorts = |sort: CardSet| (sort.contains(*one), sort.contains(*other));
            let allowed = match sorts(self.recycled) {
                (false, true) => chance.below(old) + self.left < old,
                _ => true,
            };
            let again_then = match sorts(self.recycled_before) {
                (true, false) => again + 1,
                (false, true) => again - 1,
                _ => again,
            };
            if allowed && again_then <= self.most_again.max(again) {
                match sorts(self.recycled) {
                    (false, true) => old -= 1,
                    (true, false) => old += 1,
                    _ => {}
                }
                again = again_then;
                std::mem::swap(one, other);
            }
        }
    }

    /// Which of the cards that were hidden when it began had been discarded. The others were left
    /// in the draw pile, and so are among its first dealt, which are all known by now.
    pub(super) fn discarded_before(&self, hidden: CardSet, chance: &mut Chance) -> CardSet {
        let first = hidden & self.first_dealt();
        let surely_discarded = (hidden - first) & self.recycled_before;
        let split = Split {
            not_first: CardSet::default(),
            most_first: usize::MAX,
            not_second: self.recycled_before,
            most_second: self.most_again.saturating_sub(surely_discarded.len()),
        };
        let (left, _) = split.draw(first.cards(), self.left, chance);
        hidden - left.into_iter().collect()
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
