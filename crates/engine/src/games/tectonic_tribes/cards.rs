//! Sets of terrain cards.

use super::deck::Number;
use std::ops::{BitAnd, BitOr, Sub};

/// A set of terrain cards: one bit a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CardSet(u128);

impl CardSet {
    pub(super) fn all() -> Self {
        Number::all().collect()
    }

    pub(super) fn contains(self, card: Number) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    pub(super) fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards, ascending.
    pub(super) fn cards(self) -> Vec<Number> {
        Number::all().filter(|card| self.contains(*card)).collect()
    }
}

impl FromIterator<Number> for CardSet {
    fn from_iter<I: IntoIterator<Item = Number>>(cards: I) -> Self {
        Self(cards.into_iter().fold(0, |bits, card| bits | 1 << card.index()))
    }
}

impl<'a> FromIterator<&'a Number> for CardSet {
    fn from_iter<I: IntoIterator<Item = &'a Number>>(cards: I) -> Self {
        cards.into_iter().copied().collect()
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
