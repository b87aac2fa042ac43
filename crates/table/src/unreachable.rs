//! Tables whose place is gone, and people who have left the server: what is told of it, and until
//! when the table waits.

use super::handle::Transition;
use super::progress::TableNews;
use super::{Slot, Table, UserId};
use serde::{Deserialize, Serialize};

const DAY: i64 = 24 * 3600;

/// Why a table cannot be seen where it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LostPlace {
    /// The bot was removed from the server.
    Server,
    /// The channel or thread was deleted.
    Channel,
    /// The bot may not write there: the thread is locked, or a permission is missing for long.
    Permission,
}

impl LostPlace {
    /// A table waits so many seconds for its place. A deleted one does not come back.
    pub const fn lasts(self) -> i64 {
        match self {
            Self::Channel => DAY,
            Self::Server | Self::Permission => 3 * DAY,
        }
    }
}

/// A table that cannot be seen where it was opened. It pauses, and closes if that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unreachable {
    /// The reason.
    pub why: LostPlace,
    /// The time at which that was noticed.
    pub since: i64,
}

impl Unreachable {
    /// When the table closes.
    pub const fn ends_at(self) -> i64 {
        self.since + self.why.lasts()
    }
}

impl Transition<'_, '_> {
    /// The table's place is gone; is that new?
    pub(super) fn lose_place(&mut self, why: LostPlace) -> bool {
        let known = self.table.unreachable;
        // What comes back with an invitation is gone for good once it is deleted, and nothing else
        // is news.
        let is_news = known.is_none_or(|known| known.why != why && why == LostPlace::Channel);
        if !self.table.is_open() || !is_news {
            return false;
        }
        self.table.unreachable = Some(Unreachable { why, since: self.context.clock.now });
        true
    }

    /// The table can be seen again where it was opened; could it not before?
    pub(super) fn find_place(&mut self) -> bool {
        if !self.table.is_open() || self.table.unreachable.take().is_none() {
            return false;
        }
        let now = self.context.clock.now;
        if let Some(progress) = self.table.playing_mut() {
            // No one is late because of what they could not see.
            for waiting in progress.waiting.iter_mut().flatten() {
                (waiting.since, waiting.rest_until) = (now, now);
            }
            let told: Vec<Slot> =
                progress.news.iter().map(|told| Slot::Round(told.round)).collect();
            self.extra.extend(told);
        }
        self.resume();
        self.extra.extend(self.table.shown_in());
        true
    }

    /// A person turns out to have left the server; is that new?
    pub(super) fn leaves_server(&mut self, person: UserId) -> bool {
        let Some(seat) = self.table.seat_of(person).filter(|_| self.table.is_open()) else {
            return false;
        };
        let sitting = &mut self.table.seats[seat.index()];
        let is_new = !std::mem::replace(&mut sitting.left_server, true);
        let player = sitting.player;
        if is_new {
            self.tell(TableNews::LeftServer(player));
        }
        is_new
    }
}

impl Table {
    /// Whom the loss of the table's place, or its end there, is told once it has become `self`.
    pub(super) fn tells_of_place(&self, old: &Self) -> Vec<Slot> {
        let has_closed = old.is_open() && !self.is_open() && self.unreachable.is_some();
        if self.unreachable == old.unreachable && !has_closed {
            return Vec::new();
        }
        self.guests().map(|(_, guest)| Slot::Gone(guest.person)).collect()
    }
}
