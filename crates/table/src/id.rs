//! What the outside world calls tables, people and places.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => { $(
        $(#[$doc])*
        #[derive(
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            Serialize,
            Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+ };
}

ids! {
    /// A table; counted from 1.
    TableId;
    /// Someone on Discord.
    UserId;
    /// A channel or a thread.
    ChannelId;
    /// A server.
    ServerId;
    /// A message of ours.
    MessageId;
}

/// Drawn when a table is opened, so that no other table is taken for it: not even one with the same
/// number, after an old copy of the database was restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableMark(pub u32);

/// A table as its buttons name it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TableKey {
    /// Its number.
    pub id: TableId,
    /// Its mark; tables opened before there were marks have none.
    pub mark: Option<TableMark>,
}

/// A word for ids of buttons: both numbers in base 36, with a line between them.
impl fmt::Display for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base36(self.id.0))?;
        self.mark.map_or(Ok(()), |mark| write!(f, "-{}", base36(mark.0.into())))
    }
}

/// Without a mark it is nothing but its number.
impl fmt::Debug for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)?;
        self.mark.map_or(Ok(()), |mark| write!(f, " with {mark:?}"))
    }
}

impl FromStr for TableKey {
    type Err = NoTableKey;
    fn from_str(word: &str) -> Result<Self, NoTableKey> {
        let (id, mark) = word.split_once('-').map_or((word, None), |(id, mark)| (id, Some(mark)));
        let mark = mark.map(|mark| u32::from_str_radix(mark, 36).map(TableMark)).transpose();
        let key = Self {
            id: TableId(u64::from_str_radix(id, 36).map_err(|_| NoTableKey)?),
            mark: mark.map_err(|_| NoTableKey)?,
        };
        // Only what we would write ourselves.
        if key.to_string() == word { Ok(key) } else { Err(NoTableKey) }
    }
}

/// Not how a table is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no table is named like that")]
pub struct NoTableKey;

/// A number as ids of buttons write it.
pub fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        let digit = u32::try_from(number % 36).unwrap_or_default();
        digits.push(char::from_digit(digit, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}
