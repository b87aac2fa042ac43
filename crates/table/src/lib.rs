//! The application core: a table from its lobby to its end. No I/O and no clock in here.
//!
//! Start with `model`: a [`Table`]. A [`Command`] goes through [`handle`], and out comes the table
//! afterwards, what its log gets and which messages ([`Slot`]) are out of date. What those
//! messages say is in `panel` (a seat's question, with its `buttons`) and `notice` (everything for the channel), made
//! from views and never from a state. `lobby`, `act`, `absence` and `due` carry commands out, `offer` those that need someone's consent,
//! `history` plays a log again, `stored` is what is kept of a table.

mod absence;
mod act;
mod buttons;
mod changes;
mod closing;
mod command;
mod draft;
mod due;
mod error;
pub mod formats;
mod handle;
mod history;
mod id;
mod lobby;
mod model;
mod notice;
mod offer;
mod panel;
mod preferences;
mod progress;
mod rebuild;
pub mod record;
mod redeal;
mod refusal;
mod roster;
mod score;
mod seating;
mod seats;
mod sketch;
mod slot;
mod stored;
mod story;
#[cfg(test)]
mod tests;
mod thread;
mod undo;
mod unreachable;
mod variants;

pub use buttons::{ButtonGroup, ChoiceButton, ChoicePress};
pub use closing::PAUSE_IS_FREE_AFTER;
pub use command::{Actor, Answer, Command, Order, PickedChoice, Upkeep};
pub use draft::{Draft, Nudge, is_choice_name};
pub use due::{ClockReading, GAME_LASTS, LOBBY_LASTS, PAUSE_LASTS, RESTORABLE, TOLD_BEFORE};
pub use error::{Error, Inconsistent};
pub use handle::{Change, Context, handle, undo, upkeep};
pub use history::{Entry, agrees, answers, game_record, replayed};
pub use id::{
    ChannelId, MessageId, NoTableKey, ServerId, TableId, TableKey, TableMark, UserId, base36,
};
pub use lobby::{agreements, colour_named, colour_names, seats, title};
pub use model::{Stage, StageKind, Table, Terms};
pub use notice::{Control, Notice};
pub use offer::{Invited, SeatOffer};
pub use panel::{Menu, MenuChoice, Panel};
pub use preferences::{DeliverTo, Preferences, Quiet};
pub use progress::{OpenQuestion, Progress, TableNews};
pub use rebuild::BareTable;
pub use refusal::{Refusal, RuleTopic};
pub use roster::{Player, PlayerRef, Roster};
pub use score::SeatScore;
pub use seating::{Answered, GivenAnswers, Guest, Holder, Sitting};
pub use seats::NewSeat;
pub use sketch::Sketch;
pub use slot::{NoSlot, Slot};
pub use stored::{Details, Snapshot};
pub use thread::TablePlace;
pub use unreachable::{LostPlace, Unreachable};
pub use variants::{Variant, variants};

use pangaea_engine::registry::RegisteredGame;
use pangaea_games::pictured::Pictured;
use pangaea_games::spoken::Spoken;

/// All that a game must be to be played at a table.
pub trait TableGame: RegisteredGame + Pictured + Spoken {}
impl<G: RegisteredGame + Pictured + Spoken> TableGame for G {}
