//! Private panels behind *My move* and /hand, while Discord still lets us change them.
//!
//! They are in memory only: an older one answers politely when it is pressed.

use crate::table::{Person, TableId};
use pangaea_engine::seat::Seat;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A little less than Discord's quarter of an hour.
const LIVES: Duration = Duration::from_secs(14 * 60);

/// The open panels by seat.
#[derive(Debug, Default)]
pub(super) struct Doors(Mutex<HashMap<(TableId, Seat), Door>>);

#[derive(Clone, Debug)]
struct Door {
    /// Who sees it: whoever takes the seat over has a door of their own.
    person: Person,
    token: String,
    opened: Instant,
}

impl Doors {
    /// A panel was shown with this token; only the last one of a seat is kept up to date.
    pub(super) fn opened(&self, table: TableId, seat: Seat, person: Person, token: &str) {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, door| door.opened.elapsed() < LIVES);
        let door = Door { person, token: token.to_owned(), opened: Instant::now() };
        doors.insert((table, seat), door);
    }

    /// The token of the panel that this person has of a seat, if it can still be changed.
    pub(super) fn of(&self, table: TableId, seat: Seat, person: Person) -> Option<String> {
        let doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let door = doors.get(&(table, seat))?;
        (door.person == person && door.opened.elapsed() < LIVES).then(|| door.token.clone())
    }

    /// The panel cannot be changed any more.
    pub(super) fn closed(&self, table: TableId, seat: Seat) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(table, seat));
    }
}
