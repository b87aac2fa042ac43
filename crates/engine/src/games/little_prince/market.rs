//! The rest of a round of three to five, thought through to its end.

use crate::seat::MOST_SEATS;

/// A small set of indices.
#[derive(Clone, Copy)]
pub(super) struct Bits(u8);

impl Bits {
    pub(super) fn all(count: usize) -> Self {
        Self((0..count).fold(0, |bits, index| bits | 1 << index))
    }

    pub(super) const fn without(self, index: usize) -> Self {
        Self(self.0 & !(1 << index))
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |index| self.0 & 1 << index != 0)
    }
}

/// What one player does in a round.
#[derive(Clone, Copy)]
pub(super) struct MarketMove {
    /// Which tile is taken.
    pub(super) tile: usize,
    /// The place of the player who is named, if any.
    pub(super) next: Option<usize>,
}

/// The rest of a round of three to five: what each tile is worth to each who is still to take.
pub(super) struct RestOfRound {
    /// By taker and tile.
    pub(super) gains: Vec<Vec<i64>>,
    /// How many others there are to gain more than.
    pub(super) rivals: i64,
}

impl RestOfRound {
    /// The best step of the one whose turn it is, and what everyone then gains; each wants to
    /// gain more than the others.
    pub(super) fn best(
        &self,
        turn: usize,
        waiting: Bits,
        tiles: Bits,
    ) -> (Option<MarketMove>, [i64; MOST_SEATS]) {
        let mut best: Option<(i64, MarketMove, [i64; MOST_SEATS])> = None;
        let mut consider = |step: MarketMove, mut all: [i64; MOST_SEATS]| {
            all[turn] = self.gains[turn][step.tile];
            let sum: i64 = all.iter().sum();
            let worth = all[turn] * self.rivals - (sum - all[turn]);
            if best.is_none_or(|(found, ..)| worth > found) {
                best = Some((worth, step, all));
            }
        };
        for tile in tiles.iter() {
            if waiting.0 == 0 {
                consider(MarketMove { tile, next: None }, [0; MOST_SEATS]);
            }
            for next in waiting.iter() {
                let (_, all) = self.best(next, waiting.without(next), tiles.without(tile));
                consider(MarketMove { tile, next: Some(next) }, all);
            }
        }
        best.map_or((None, [0; MOST_SEATS]), |(_, step, all)| (Some(step), all))
    }
}
