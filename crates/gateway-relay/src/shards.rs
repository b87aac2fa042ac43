//! Which of a bot's shards a process has.

use std::fmt;
use std::ops::RangeInclusive;

/// Some of a bot's shards: all of them, or those from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    first: u32,
    last: u32,
    total: u32,
}

impl ShardRange {
    /// All of so many shards; there is one at least.
    pub fn all(total: u32) -> Self {
        let total = total.max(1);
        Self { first: 0, last: total - 1, total }
    }

    /// A range as a host writes it: `0-3/16` are shards 0 to 3 of 16, `5/16` is shard 5 alone.
    pub fn read(text: &str) -> Option<Self> {
        let (range, total) = text.trim().split_once('/')?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let [first, last, total] = [first, last, total].map(|number| number.parse().ok());
        let range = Self { first: first?, last: last?, total: total? };
        (range.first <= range.last && range.last < range.total).then_some(range)
    }

    /// Its shards, by their numbers.
    pub const fn ids(self) -> RangeInclusive<u32> {
        self.first..=self.last
    }

    /// The first of its shards.
    pub const fn first(self) -> u32 {
        self.first
    }

    /// The number of its shards.
    pub const fn count(self) -> u32 {
        self.last - self.first + 1
    }

    /// The number of shards that the bot has in all.
    pub const fn total(self) -> u32 {
        self.total
    }
}

impl Default for ShardRange {
    /// The only shard of a small bot.
    fn default() -> Self {
        Self::all(1)
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, last, total } = self;
        if first == last {
            write!(f, "{first}/{total}")
        } else {
            write!(f, "{first}-{last}/{total}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_read_as_it_is_written() {
        for (text, ids, total) in [
            ("0-3/16", 0..=3, 16),
            ("15/16", 15..=15, 16),
            ("0/1", 0..=0, 1),
            (" 2-2/4\n", 2..=2, 4),
        ] {
            let range = ShardRange::read(text).expect(text);
            assert_eq!((range.ids(), range.total()), (ids, total), "{text}");
            assert_eq!(ShardRange::read(&range.to_string()), Some(range));
        }
        for wrong in [
            "", "4", "0-3", "/4", "0-3/", "3-0/4", "0-4/4", "4/4", "0/0", "-1/4", "a-b/c",
            "0-3/4/4",
        ] {
            assert_eq!(ShardRange::read(wrong), None, "{wrong}");
        }
        assert_eq!(ShardRange::all(0), ShardRange::default());
        assert_eq!(ShardRange::all(4).ids().count(), 4);
    }
}
