//! Chance that can be repeated: everything random in a game follows from its seed.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt::{self, Write};

/// 256 bits from which all chance of one game follows; written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 random bytes, as a live game needs it.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that a small number stands for, in simulations and tests.
    pub fn numbered(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes).derive(0)
    }

    /// Another seed that follows from this one; a different one for each label. The upper half of
    /// the streams is kept for this, the lower half for [`Chance`].
    #[must_use]
    pub fn derive(self, label: u32) -> Self {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(1 << 63 | u64::from(label));
        let mut bytes = [0; 32];
        generator.fill_bytes(&mut bytes);
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed tells every hidden card, so it does not print itself into logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        let mut hex = Self::with_capacity(64);
        // Writing into a string cannot fail.
        let _ = write!(hex, "{seed}");
        hex
    }
}

/// Not 64 lower-case hex digits.
#[derive(Debug, thiserror::Error)]
#[error("a seed is 64 lower-case hex digits")]
pub struct BadSeed;

impl TryFrom<String> for Seed {
    type Error = BadSeed;
    fn try_from(hex: String) -> Result<Self, BadSeed> {
        let digits = hex.as_bytes();
        if digits.len() != 64 {
            return Err(BadSeed);
        }
        let value = |digit: u8| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(BadSeed),
        };
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = value(pair[0])? << 4 | value(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

/// A seed and how often it was used: each use draws from a `ChaCha` stream of its own,
/// so the whole of it is stored in two values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    drawn: u32,
}

impl Chance {
    /// Unused chance.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, drawn: 0 }
    }

    fn next(&mut self) -> ChaCha20Rng {
        let mut generator = ChaCha20Rng::from_seed(self.seed.0);
        generator.set_stream(u64::from(self.drawn));
        self.drawn = self.drawn.wrapping_add(1);
        generator
    }

    /// Puts the items into a random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut generator = self.next();
        for last in (1..items.len()).rev() {
            items.swap(last, below(&mut generator, last + 1));
        }
    }

    /// A random number below `bound`; 0 where there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound < 2 { 0 } else { below(&mut self.next(), bound) }
    }

    /// One of the items, if there are any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// The item with the highest worth, a fair draw among equals.
    pub fn best<T, W: Ord>(&mut self, items: impl IntoIterator<Item = (W, T)>) -> Option<(W, T)> {
        let mut best: Option<(W, T)> = None;
        let mut equals = 0;
        for (worth, item) in items {
            let order = best.as_ref().map_or(Ordering::Greater, |(found, _)| worth.cmp(found));
            equals = match order {
                Ordering::Less => continue,
                Ordering::Equal => equals + 1,
                Ordering::Greater => 1,
            };
            // The kth of equals is kept with probability 1/k, so each is in the end.
            if self.below(equals) == 0 {
                best = Some((worth, item));
            }
        }
        best
    }

    /// A fresh seed, for chance that must not follow from what was drawn here before.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.next().fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// Unbiased: numbers from the incomplete last multiple of `bound` are drawn again.
fn below(generator: &mut ChaCha20Rng, bound: usize) -> usize {
    let bound = bound as u64;
    let limit = u64::MAX - u64::MAX % bound;
    loop {
        let number = generator.next_u64();
        if number < limit {
            return usize::try_from(number % bound).expect("below a usize");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_being_written_and_refuses_anything_else() {
        let seed = Seed::numbered(7);
        assert_eq!(Seed::try_from(String::from(seed)).ok(), Some(seed));
        for bad in ["", "00", &"g".repeat(64), &"A".repeat(64), &"0".repeat(65)] {
            assert!(Seed::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn every_order_of_three_comes_up_about_equally_often() {
        let mut chance = Chance::new(Seed::numbered(1));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    #[test]
    fn derived_seeds_are_no_part_of_what_is_drawn() {
        let seed = Seed::numbered(5);
        let mut chance = Chance::new(seed);
        let drawn: Vec<Seed> = (0..50).map(|_| chance.seed()).collect();
        assert!((0..50).all(|label| !drawn.contains(&seed.derive(label))));
    }

    #[test]
    fn the_best_of_equals_is_drawn_fairly() {
        let mut chance = Chance::new(Seed::numbered(2));
        let mut counts = [0; 4];
        for _ in 0..3_000 {
            let (worth, item) = chance.best([(1, 0), (7, 1), (7, 2), (7, 3)]).unwrap();
            assert_eq!(worth, 7);
            counts[item] += 1;
        }
        assert!(counts[1..].iter().all(|count| (880..1_120).contains(count)), "{counts:?}");
        assert_eq!(chance.best(std::iter::empty::<(u8, u8)>()), None);
    }

    #[test]
    fn debug_output_keeps_the_seed_to_itself() {
        let seed = Seed::numbered(3);
        assert!(!format!("{:?}", Chance::new(seed)).contains(&String::from(seed)[..8]));
    }
}
