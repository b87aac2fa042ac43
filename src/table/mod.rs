//! The application core: a table from its lobby to its end. No I/O and no clock in here.
//!
//! Start with `model`: a [`Table`]. A [`Command`] goes through [`handle`], and out comes the table
//! afterwards, what its log gets and which messages ([`Slot`]) are out of date. What those
//! messages say is in `panel` (a seat's question) and `notice` (everything for the channel), made
//! from views and never from a state. `lobby`, `act`, `absence` and `due` carry commands out,
//! `history` plays a log again.

mod absence;
mod act;
mod changes;
mod command;
mod draft;
mod due;
mod handle;
mod history;
mod id;
mod lobby;
mod manner;
mod model;
mod notice;
mod panel;
mod progress;
mod redeal;
mod refusal;
mod seating;
mod sketch;
mod slot;
#[cfg(test)]
mod tests;

pub use command::{Actor, Answer, Command};
pub use draft::{Draft, Nudge};
pub use due::{LOBBY_LASTS, PAUSE_LASTS, RESTORABLE};
pub use handle::{Context, Done, handle};
pub use history::{Entry, agrees, answers, record};
pub use id::{Person, Place, Post, Server, TableId};
pub use lobby::{agreements, seats};
pub use manner::{Door, Manner, Quiet};
pub use model::{Stage, Table, Terms};
pub use notice::{Control, Notice};
pub use panel::{Menu, Panel};
pub use progress::{House, Open, Progress};
pub use refusal::{Broken, Refusal, Stop};
pub use seating::{Answered, Guest, Holder, Sitting};
pub use sketch::Sketch;
pub use slot::{NoSlot, Slot};

use crate::render::Pictured;
use crate::spoken::Spoken;
use pangaea_engine::matches::Listed;

/// All that a game must be to be played at a table.
pub trait Hosted: Listed + Pictured + Spoken {}
impl<G: Listed + Pictured + Spoken> Hosted for G {}
