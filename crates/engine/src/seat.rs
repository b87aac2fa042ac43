//! Places at the table.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any game here has.
pub const MOST_SEATS: usize = 5;

/// One place at the table, counted from 0 in table order, and from 1 where people read it; "left"
/// is the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of `count`, in table order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MOST_SEATS)).map(Self::at)
    }

    /// The seat with this index; one beyond all tables stays beyond them.
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }

    /// Its place in lists by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its number as people count: from 1.
    pub fn number(self) -> u64 {
        u64::from(self.0) + 1
    }

    /// The seat `steps` places to the left at a table of `count`.
    #[must_use]
    pub fn left(self, steps: usize, count: usize) -> Self {
        Self::at((self.index() + steps) % count)
    }

    /// The seat `steps` places to the right at a table of `count`.
    #[must_use]
    pub fn right(self, steps: usize, count: usize) -> Self {
        Self::at((self.index() + count - steps % count) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// A set of seats; written as an ascending list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No one.
    pub const NONE: Self = Self(0);

    /// Only this seat.
    pub fn only(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// This set and one more; a seat beyond [`MOST_SEATS`] is no seat and changes nothing.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        if seat.index() < MOST_SEATS { Self(self.0 | 1 << seat.0) } else { self }
    }

    /// Is this seat in the set?
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MOST_SEATS && self.0 & 1 << seat.0 != 0
    }

    /// The number of seats.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No one at all?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MOST_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

/// One value for every seat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(Vec<T>);

impl<T> PerSeat<T> {
    /// The value that `value` gives each of `count` seats.
    pub fn from_fn(count: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(value).collect())
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// A table without seats?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a seat, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Every seat with its value, in table order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat::at(index), value))
    }

    /// The values, in table order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> FromIterator<T> for PerSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
