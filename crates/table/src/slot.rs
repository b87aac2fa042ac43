//! What is said of a table, and where: each slot is one message, posted once and kept up to date.

use super::{TableKey, UserId};
use pangaea_engine::seat::Seat;
use std::fmt;
use std::str::FromStr;

/// One message of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// The lobby in the channel.
    Lobby,
    /// A round's message in the channel, with the board as it is; once it is over, as it was then.
    Round(u32),
    /// The last picture and the final table in the channel.
    Final,
    /// The welcome by direct message, which also proves that such messages arrive.
    Hello(UserId),
    /// A question by direct message. The person is part of the name: whoever takes a seat over
    /// must never share a message with who sat there before.
    Ask(UserId, Seat, u32),
    /// A question to someone who wants them in the channel: one mention there.
    Call(UserId, Seat, u32),
    /// A reminder of a question, counted from 1.
    Remind(UserId, Seat, u32, u32),
    /// The end by direct message: the score sheet, and who has won.
    End(UserId),
    /// By direct message that the table cannot be seen where it was opened.
    Gone(UserId),
    /// A seat that is offered to someone, who can accept it in the channel; with the offer's number.
    Offer(UserId, Seat, u32),
}

impl Slot {
    /// What kind of message it is, without whom it is for.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Round(_) => "round",
            Self::Final => "final",
            Self::Hello(_) => "hello",
            Self::Ask(..) => "ask",
            Self::Call(..) => "call",
            Self::Remind(..) => "remind",
            Self::End(_) => "end",
            Self::Gone(_) => "gone",
            Self::Offer(..) => "offer",
        }
    }

    /// Whom it is for, if it is for one person.
    pub const fn person(self) -> Option<UserId> {
        match self {
            Self::Lobby | Self::Round(_) | Self::Final => None,
            Self::Hello(person)
            | Self::End(person)
            | Self::Gone(person)
            | Self::Ask(person, ..)
            | Self::Call(person, ..)
            | Self::Remind(person, ..)
            | Self::Offer(person, ..) => Some(person),
        }
    }

    /// Does it stay in the channel where the game has a thread of its own?
    pub const fn stays_home(self) -> bool {
        matches!(self, Self::Lobby | Self::Final)
    }

    /// A name for this message of a table that is the same after a restart and short enough for
    /// Discord, which posts nothing twice under one name.
    pub fn nonce(self, table: TableKey) -> String {
        // FNV-1a: it only has to be stable and to spread.
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let mark = table.mark.map(|mark| format!("{}.", mark.0)).unwrap_or_default();
        let hash = format!("{mark}{}.{self}", table.id).bytes().fold(0xcbf2_9ce4_8422_2325, step);
        format!("{hash:x}")
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lobby => f.write_str("lobby"),
            Self::Round(round) => write!(f, "round.{round}"),
            Self::Final => f.write_str("final"),
            Self::Hello(person) => write!(f, "hello.{person}"),
            Self::End(person) => write!(f, "end.{person}"),
            Self::Gone(person) => write!(f, "gone.{person}"),
            Self::Ask(person, seat, question) => write!(f, "ask.{person}.{}.{question}", seat.0),
            Self::Call(person, seat, question) => write!(f, "call.{person}.{}.{question}", seat.0),
            Self::Remind(person, seat, question, times) => {
                write!(f, "remind.{person}.{}.{question}.{times}", seat.0)
            }
            Self::Offer(person, seat, number) => write!(f, "offer.{person}.{}.{number}", seat.0),
        }
    }
}

/// Not the name of a slot.
#[derive(Debug, thiserror::Error)]
#[error("{0:?} is no slot")]
pub struct NoSlot(String);

impl FromStr for Slot {
    type Err = NoSlot;
    fn from_str(text: &str) -> Result<Self, NoSlot> {
        let none = || NoSlot(text.to_owned());
        let mut words = text.split('.');
        let kind = words.next().unwrap_or_default();
        let numbers: Vec<u64> =
            words.map(|word| word.parse().map_err(|_| none())).collect::<Result<_, _>>()?;
        let small = |number: u64| u32::try_from(number).map_err(|_| none());
        let seat = |number: u64| u8::try_from(number).map(Seat).map_err(|_| none());
        Ok(match (kind, &numbers[..]) {
            ("lobby", []) => Self::Lobby,
            ("round", [round]) => Self::Round(small(*round)?),
            ("final", []) => Self::Final,
            ("hello", [person]) => Self::Hello(UserId(*person)),
            ("end", [person]) => Self::End(UserId(*person)),
            ("gone", [person]) => Self::Gone(UserId(*person)),
            ("ask", [person, at, question]) => {
                Self::Ask(UserId(*person), seat(*at)?, small(*question)?)
            }
            ("call", [person, at, question]) => {
                Self::Call(UserId(*person), seat(*at)?, small(*question)?)
            }
            ("remind", [person, at, question, times]) => {
                Self::Remind(UserId(*person), seat(*at)?, small(*question)?, small(*times)?)
            }
            ("offer", [person, at, number]) => {
                Self::Offer(UserId(*person), seat(*at)?, small(*number)?)
            }
            _ => return Err(none()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::SLOT;
    use crate::{TableId, TableMark};

    const fn unmarked(id: u64) -> TableKey {
        TableKey { id: TableId(id), mark: None }
    }

    #[test]
    fn every_slot_is_read_as_it_was_written() {
        let slots = [
            Slot::Lobby,
            Slot::Round(12),
            Slot::Final,
            Slot::Hello(UserId(u64::MAX)),
            Slot::Ask(UserId(7), Seat(4), 77),
            Slot::Call(UserId(7), Seat(0), 1),
            Slot::Remind(UserId(u64::MAX), Seat(2), 33, 4),
            Slot::End(UserId(u64::MAX)),
            Slot::Gone(UserId(u64::MAX)),
            Slot::Offer(UserId(u64::MAX), Seat(4), 7),
        ];
        for slot in slots {
            assert_eq!(slot.to_string().parse::<Slot>().ok(), Some(slot));
        }
        for wrong in
            ["", "lobby.1", "round", "round.x", "ask.1.1", "ask.1.300.1", "offer.1.1", "other.1"]
        {
            assert!(wrong.parse::<Slot>().is_err(), "{wrong}");
        }
    }

    /// What is in a database, and what Discord remembers when a newer program starts.
    #[test]
    fn names_and_nonces_of_earlier_forms_stay() {
        assert_eq!(SLOT.number(), 3);
        let person = UserId(1001);
        for (slot, name, nonce) in [
            (Slot::Lobby, "lobby", "93d189f26732d6fb"),
            (Slot::Round(12), "round.12", "8ecda6463bddc2b0"),
            (Slot::Final, "final", "4d33a8d004a323f"),
            (Slot::Hello(person), "hello.1001", "c0ced4ca3c73aba9"),
            (Slot::Ask(person, Seat(4), 77), "ask.1001.4.77", "83015a39c8c643a8"),
            (Slot::Call(person, Seat(0), 1), "call.1001.0.1", "1db64e7b8f8a103c"),
            (Slot::Remind(person, Seat(2), 33, 4), "remind.1001.2.33.4", "5275f2b1d3d7c3f2"),
        ] {
            assert_eq!(slot.to_string(), name);
            assert_eq!(slot.nonce(unmarked(17)), nonce);
        }
    }

    /// Discord remembers a nonce for minutes, in which a host can have restored an old copy.
    #[test]
    fn tables_of_one_number_share_no_nonce() {
        let marked = |mark| TableKey { mark: Some(TableMark(mark)), ..unmarked(17) };
        assert_ne!(Slot::Lobby.nonce(marked(1)), Slot::Lobby.nonce(marked(2)));
        assert_ne!(Slot::Lobby.nonce(marked(1)), Slot::Lobby.nonce(unmarked(17)));
    }

    #[test]
    fn a_nonce_is_short_and_never_shared() {
        let slots = (0..1000).flat_map(|n| [Slot::Round(n), Slot::Ask(UserId(9), Seat(1), n)]);
        let nonces: Vec<String> = slots.map(|slot| slot.nonce(unmarked(12_345_678))).collect();
        let distinct: std::collections::BTreeSet<&String> = nonces.iter().collect();
        assert_eq!(distinct.len(), nonces.len());
        assert!(nonces.iter().all(|nonce| nonce.len() <= 25));
    }
}
