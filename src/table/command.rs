//! What can be wanted of a table.

use super::{Entry, Guest, Manner, Nudge, Person};
use crate::text::Language;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;

/// Somebody who wants something of the table as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Who.
    pub person: Person,
    /// May they moderate this channel?
    pub moderator: bool,
}

/// Something that is wanted of a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// To sit down in the lobby.
    Join(Guest, String),
    /// To stand up while it is still the lobby.
    StandUp(Person),
    /// To leave; in a game the computer takes the seat.
    Leave(Person),
    /// A computer player for a free seat of the lobby.
    AddComputer(Person, Kind),
    /// A seat of the lobby without its computer player.
    RemoveComputer(Person, Seat),
    /// Exactly these agreements.
    Agree(Actor, Vec<String>),
    /// Another move time in hours, or none.
    MoveTime(Actor, Option<u32>),
    /// A tribe, clan or pawn.
    Colour(Person, usize),
    /// The game begins.
    Start(Person),
    /// An answer, or a part of one, to a seat's question with this number.
    Answer(Person, Seat, u32, Answer),
    /// The last own action taken back; with the whole log.
    Undo(Person, Vec<Entry>),
    /// The computer moves once for this seat, whose time is over.
    MoveFor(Actor, Seat),
    /// A seat for somebody else, or for the computer.
    Replace(Actor, Seat, Option<(Guest, String)>),
    /// To take a seat of a table that nobody is left at.
    SitDown(Guest, String),
    /// Another host.
    HandOver(Actor, Seat),
    /// The end before its time.
    Cancel(Actor),
    /// A person wants to be spoken to in another way.
    Manner(Person, Language, Manner),
    /// Direct messages to this person arrive, or do not.
    Reach(Person, bool),
    /// The end taken back.
    Restore(Actor),
    /// Play goes on after we were away.
    Resume,
    /// Somebody wants to be forgotten.
    Forget(Person),
    /// Computer players move until a person must.
    Computers,
    /// Time has passed.
    Tick,
}

/// An answer to a question, or a part of one.
#[derive(Clone, PartialEq, Eq)]
pub enum Answer {
    /// One of the choices of a step, by its place in the list.
    Pick {
        /// Which step.
        step: usize,
        /// Which choice.
        choice: usize,
    },
    /// The card on trial moved.
    Nudge(Nudge),
    /// What a computer player would do.
    Suggest,
    /// What was picked is meant, as it was after so many changes.
    Confirm(u32),
    /// Something typed.
    Typed(String),
}

/// An answer is a secret of its seat, so it does not print itself into logs.
impl std::fmt::Debug for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Answer(…)")
    }
}

impl Command {
    /// Does it need much computing? Then it must not keep others waiting.
    pub const fn is_long(&self) -> bool {
        matches!(
            self,
            Self::Start(_)
                | Self::Undo(..)
                | Self::MoveFor(..)
                | Self::Computers
                | Self::Answer(_, _, _, Answer::Suggest | Answer::Typed(_))
        )
    }
}
