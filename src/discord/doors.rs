//! Private panels behind *My move* and /hand, while Discord still lets us change them.
//!
//! They are in memory only: an older one answers politely when it is pressed.

use crate::table::TableId;
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
    token: String,
    opened: Instant,
}

impl Doors {
    /// A panel was shown with this token; only the last one of a seat is kept up to date.
    pub(super) fn opened(&self, table: TableId, seat: Seat, token: &str) {
        let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, door| door.opened.elapsed() < LIVES);
        let door = Door { token: token.to_owned(), opened: Instant::now() };
        doors.insert((table, seat), door);
    }

    /// The token of a seat's panel, if it can still be changed.
    pub(super) fn of(&self, table: TableId, seat: Seat) -> Option<String> {
        let doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let door = doors.get(&(table, seat))?;
        (door.opened.elapsed() < LIVES).then(|| door.token.clone())
    }

    /// The panel cannot be changed any more.
    pub(super) fn closed(&self, table: TableId, seat: Seat) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(table, seat));
    }
}
