//! Private panels behind *My move* and /hand, while Discord still lets us change them.
//!
//! They are in memory only: an older one answers politely when it is pressed.

use crate::table::{Person, Table, TableId};
use pangaea_engine::seat::Seat;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A little less than Discord's quarter of an hour.
const LIVES: Duration = Duration::from_mins(14);

/// The open panels by seat.
#[derive(Debug, Default)]
pub(super) struct Doors(Mutex<HashMap<(TableId, Seat), Door>>);

#[derive(Clone, Debug)]
struct Door {
    /// Who sees it: whoever takes the seat over has a door of their own.
    person: Person,
    token: String,
    opened: Instant,
    /// The table's revision that it shows.
    revision: u64,
}

impl Doors {
    /// A panel was shown with this token; only the last one of a seat is kept up to date.
    pub(super) fn shown(&self, table: &Table, seat: Seat, token: &str) {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, door| door.opened.elapsed() < LIVES);
        let Some(person) = table.guest(seat).map(|guest| guest.person) else { return };
        let (token, opened) = (token.to_owned(), Instant::now());
        doors.insert((table.id, seat), Door { person, token, opened, revision: table.revision });
    }

    /// The token of the panel that the person at a seat has, if it is out of date and can still be
    /// changed.
    pub(super) fn behind(&self, table: &Table, seat: Seat) -> Option<String> {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let door = doors.get_mut(&(table.id, seat))?;
        if table.guest(seat).is_none_or(|guest| guest.person != door.person) {
            return None;
        }
        let behind = door.revision < table.revision && door.opened.elapsed() < LIVES;
        door.revision = door.revision.max(table.revision);
        behind.then(|| door.token.clone())
    }

    /// The panel cannot be changed any more.
    pub(super) fn closed(&self, table: TableId, seat: Seat) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(table, seat));
    }
}
