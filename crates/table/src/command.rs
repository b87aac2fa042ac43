//! What can be wanted of a table, and what is done to it by itself.

use super::{ChannelId, Guest, LostPlace, Nudge, Preferences, UserId};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use pangaea_text::Language;

/// Someone who wants something of the table as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The user.
    pub person: UserId,
    /// May they moderate this channel?
    pub moderator: bool,
}

/// Everything that changes a table.
#[derive(Clone, Debug)]
pub enum Order {
    /// A person wants something.
    Command(Command),
    /// This person wants their last own action back. It needs the whole log, which no other order
    /// does.
    Undo(UserId),
    /// The system looks after the table.
    Upkeep(Upkeep),
}

impl From<Command> for Order {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

impl From<Upkeep> for Order {
    fn from(upkeep: Upkeep) -> Self {
        Self::Upkeep(upkeep)
    }
}

/// What the system does with a table without anyone asking for it. Often there is nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upkeep {
    /// Time has passed.
    Tick,
    /// Computer players move until a person must.
    Computers,
    /// Play goes on after we were away.
    Resume,
    /// Direct messages to this person arrive, or do not.
    Reach(UserId, bool),
    /// The table cannot be seen any more where it was opened.
    PlaceLost(LostPlace),
    /// It can be seen there again.
    PlaceFound,
    /// This thread was made for it.
    MoveInto(ChannelId),
    /// Its thread is deleted: it gets another one.
    ThreadGone,
    /// This person is no member of the server any more.
    LeftServer(UserId),
}

/// Something that a person wants of a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// To sit down in the lobby.
    Join(Guest, String),
    /// To stand up while it is still the lobby.
    StandUp(UserId),
    /// To leave; in a game the computer takes the seat.
    Leave(UserId),
    /// A computer player for a free seat of the lobby.
    AddComputer(UserId, ComputerKind),
    /// A seat of the lobby without its computer player.
    RemoveComputer(UserId, Seat),
    /// Exactly these agreements.
    Agree(Actor, Vec<String>),
    /// Another move time in hours, or none.
    MoveTime(Actor, Option<u32>),
    /// A tribe, clan or pawn.
    Colour(UserId, usize),
    /// The game begins.
    Start(UserId),
    /// An answer, or a part of one, to a seat's question with this number.
    Answer(UserId, Seat, u32, Answer),
    /// The computer moves once for this seat, whose time is over. The table is told who wanted it.
    MoveFor(Actor, String, Seat),
    /// A seat for the computer, or a free one in the lobby; and who wants it.
    Remove(Actor, String, Seat),
    /// A seat for someone else, if they accept it.
    Offer {
        /// The host or moderator.
        by: Actor,
        /// The host's or moderator's name.
        by_name: String,
        /// The seat.
        seat: Seat,
        /// The user to whom it is offered.
        person: UserId,
        /// The name of that user.
        name: String,
    },
    /// To take this seat, which was offered.
    Accept(Guest, String, Seat),
    /// Not to take it.
    Decline(UserId, Seat),
    /// To take a seat of a table that no one is left at.
    SitDown(Guest, String),
    /// To take the own seat back, which the computer holds since one has left.
    TakeBack(Guest, String),
    /// Another host.
    HandOver(Actor, Seat),
    /// The end before its time.
    Cancel(Actor),
    /// A person wants to be spoken to in another way.
    Preferences(UserId, Language, Preferences),
    /// The end taken back.
    Restore(Actor),
    /// Someone wants to be forgotten.
    Forget(UserId),
}

/// An answer to a question, or a part of one.
#[derive(Clone, PartialEq, Eq)]
pub enum Answer {
    /// One of the choices of a step.
    Pick {
        /// The step, counted from 0.
        step: usize,
        /// The choice, by its name in the menu.
        choice: PickedChoice,
    },
    /// What was picked in this step, counted from 0, and after it is taken back.
    Back(usize),
    /// The card on trial moved.
    Nudge(Nudge),
    /// What a computer player would do.
    Suggest,
    /// What was picked is meant, as it was after so many changes.
    Confirm(u32),
    /// Something typed.
    Typed(String),
}

/// One of the choices of a step, as a menu sends it.
#[derive(Clone, PartialEq, Eq)]
pub enum PickedChoice {
    /// By its name.
    Named(String),
    /// By its place, as in menus that were sent before choices had names.
    At(usize),
}

impl PickedChoice {
    /// The value of a menu's line. No name is a number.
    pub fn read(value: &str) -> Self {
        value.parse().map_or_else(|_| Self::Named(value.to_owned()), Self::At)
    }
}

/// A choice is a secret of its seat, so it does not print itself into logs.
impl std::fmt::Debug for PickedChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PickedChoice(…)")
    }
}

/// An answer is a secret of its seat, so it does not print itself into logs.
impl std::fmt::Debug for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Answer(…)")
    }
}

impl Order {
    /// Does it need much computing? Then it must not keep others waiting.
    pub const fn is_long(&self) -> bool {
        match self {
            Self::Command(command) => matches!(
                command,
                // Whoever joins last in a rematch starts it.
                Command::Start(_)
                    | Command::Join(..)
                    | Command::MoveFor(..)
                    | Command::Answer(_, _, _, Answer::Suggest | Answer::Typed(_))
            ),
            Self::Undo(_) => true,
            Self::Upkeep(upkeep) => matches!(upkeep, Upkeep::Computers),
        }
    }
}
