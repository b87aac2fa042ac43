//! Ids as Discord makes them: numbers that grow, carry their time, and travel as text.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::clock::Time;

/// The first moment an id can name: the start of 2015.
const EPOCH: u64 = 1_420_070_400_000;

/// How far the time stands left of the part that only counts.
const TIME_SHIFT: u32 = 22;

/// The id of anything: a person, a channel, a message, a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// The smallest id that is made at this time and follows another one.
    pub(crate) fn after(self, time: Time) -> Self {
        Self((self.0 + 1).max(time.0.saturating_sub(EPOCH) << TIME_SHIFT))
    }

    /// The smallest id of a later millisecond than this one's that is made at this time.
    pub(crate) fn in_later_millisecond(self, time: Time) -> Self {
        Self(self.0 | ((1 << TIME_SHIFT) - 1)).after(time)
    }

    /// The shard, of so many, that hears of a server with this id.
    pub fn shard(self, shards: u64) -> u64 {
        (self.0 >> TIME_SHIFT) % shards.max(1)
    }

    /// The time at which it was made.
    pub fn time(self) -> Time {
        Time((self.0 >> TIME_SHIFT) + EPOCH)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct IdVisitor;

        impl Visitor<'_> for IdVisitor {
            type Value = Id;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an id")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Id, E> {
                Ok(Id(number))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Id, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(IdVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_carry_their_time() {
        let time = Time(EPOCH + 5_000);
        let first = Id(0).after(time);
        let second = first.after(time);
        assert!(second > first);
        assert_eq!(second.time(), time);
        assert!(second.after(Time(EPOCH)) > second, "a clock that goes back makes no old ids");
    }

    #[test]
    fn ids_of_milliseconds_that_follow_each_other_are_of_shards_that_do() {
        let time = Time(EPOCH + 6);
        let first = Id(0).after(time);
        let second = first.after(time).in_later_millisecond(time);
        assert_eq!([first, second].map(|id| id.shard(4)), [2, 3]);
        assert_eq!((second.shard(1), second.shard(0)), (0, 0));
        assert_eq!(first.in_later_millisecond(Time(EPOCH + 9)).time(), Time(EPOCH + 9));
    }

    #[test]
    fn ids_travel_as_text_and_arrive_as_either() {
        assert_eq!(serde_json::to_string(&Id(7)).expect("an id"), "\"7\"");
        assert_eq!(serde_json::from_str::<Id>("\"7\"").expect("text"), Id(7));
        assert_eq!(serde_json::from_str::<Id>("7").expect("a number"), Id(7));
        assert!(serde_json::from_str::<Id>("\"x\"").is_err());
    }
}
