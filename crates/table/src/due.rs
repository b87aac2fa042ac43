//! What time brings: reminders go out, and what no one wants any more closes by itself.

use super::handle::Transition;
use super::progress::Waiting;
use super::{Slot, Stage, Table, UserId};
use pangaea_engine::seat::Seat;

const HOUR: i64 = 3600;

/// A lobby in which nothing happens for so long closes.
pub const LOBBY_LASTS: i64 = 12 * HOUR;

/// A game that everyone has left is kept for so long.
pub const PAUSE_LASTS: i64 = 7 * 24 * HOUR;

/// A table that was closed can be opened again for so long.
pub const RESTORABLE: i64 = 7 * 24 * HOUR;

/// Where no move time was set, someone is late after so many hours.
const USUAL_MOVE_TIME: u32 = 24;

/// No one is reminded more often of one question.
const MOST_REMINDERS: u32 = 5;

impl Table {
    /// When time has to look at this table again.
    pub fn due(&self) -> Option<i64> {
        match &self.stage {
            Stage::Lobby => Some(self.touched + LOBBY_LASTS),
            Stage::Playing(_) if self.is_paused() => Some(self.touched + PAUSE_LASTS),
            // We may die before the computer has moved, and no one else would wake the table.
            Stage::Playing(_) if !self.computers_to_move().is_empty() => Some(self.touched),
            Stage::Playing(_) => self
                .guests()
                .flat_map(|(seat, _)| [self.reminder_at(seat), self.late_at(seat)])
                .flatten()
                .min(),
            // No one can sit down here again from then on.
            Stage::Cancelled(_) if self.players.iter().any(|player| player.knows) => {
                Some(self.touched + RESTORABLE)
            }
            Stage::Over(_) | Stage::Cancelled(_) | Stage::Broken => None,
        }
    }

    /// Was it closed, and so lately that it can be opened again?
    pub const fn is_restorable(&self, now: i64) -> bool {
        matches!(self.stage, Stage::Cancelled(_)) && self.touched + RESTORABLE > now
    }

    /// When the person at this seat is to be reminded.
    fn reminder_at(&self, seat: Seat) -> Option<i64> {
        let guest = self.guest(seat)?;
        let waiting = self.playing()?.waiting.get(seat.index())?.as_ref()?;
        let hours = guest.preferences.reminder.filter(|hours| *hours > 0)?;
        if waiting.reminded >= MOST_REMINDERS {
            return None;
        }
        let at = waiting.since + i64::from(hours) * HOUR * i64::from(waiting.reminded + 1);
        let at = at.max(waiting.rest_until);
        Some(guest.preferences.quiet.map_or(at, |quiet| quiet.over(at)))
    }

    /// When the move time of this seat is over, if it is not yet.
    fn late_at(&self, seat: Seat) -> Option<i64> {
        let waiting = self.playing()?.waiting.get(seat.index())?.as_ref()?;
        let hours = self.terms.move_time.filter(|_| !waiting.overdue)?;
        Some(waiting.since + i64::from(hours) * HOUR)
    }

    /// After how many hours someone is late.
    pub(super) fn hours_to_move(&self) -> u32 {
        self.terms.move_time.unwrap_or(USUAL_MOVE_TIME)
    }

    /// Is the time of whoever is waited for at this seat over?
    pub(super) fn is_late(&self, seat: Seat, now: i64) -> bool {
        let waiting = self.playing().and_then(|progress| progress.waiting.get(seat.index()));
        let lasts = i64::from(self.hours_to_move()) * HOUR;
        let is_over = |waiting: &Waiting| waiting.overdue || waiting.since + lasts <= now;
        waiting.and_then(Option::as_ref).is_some_and(is_over)
    }

    /// The people whose move time is over.
    pub fn late(&self) -> Vec<Seat> {
        let Some(progress) = self.playing() else { return Vec::new() };
        let late = |seat: &Seat| {
            progress.waiting.get(seat.index()).and_then(Option::as_ref).is_some_and(|w| w.overdue)
        };
        self.guests().map(|(seat, _)| seat).filter(late).collect()
    }
}

impl Transition<'_, '_> {
    /// Does what time brings; is there anything?
    pub(super) fn tick(&mut self) -> bool {
        let now = self.context.now;
        if self.table.due().is_none_or(|due| due > now) {
            return false;
        }
        match self.table.stage {
            Stage::Playing(_) if !self.table.is_paused() => return self.remind(now),
            Stage::Lobby | Stage::Playing(_) => self.close(),
            Stage::Cancelled(_) => self.table.players.reveal(),
            Stage::Over(_) | Stage::Broken => return false,
        }
        true
    }

    fn remind(&mut self, now: i64) -> bool {
        let mut changed = false;
        let guests: Vec<(Seat, UserId)> =
            self.table.guests().map(|(seat, guest)| (seat, guest.person)).collect();
        for (seat, person) in guests {
            let reminded = self.table.reminder_at(seat).is_some_and(|at| at <= now);
            let late = self.table.late_at(seat).is_some_and(|at| at <= now);
            changed |= reminded || late;
            let preferences = self.table.guest(seat).map(|guest| &guest.preferences);
            let interval =
                preferences.and_then(|preferences| preferences.reminder).unwrap_or_default();
            let quiet = preferences.and_then(|preferences| preferences.quiet);
            let allowed = quiet.map_or(now, |quiet| quiet.over(now));
            let waiting = self
                .table
                .playing_mut()
                .and_then(|progress| progress.waiting.get_mut(seat.index()))
                .and_then(Option::as_mut);
            let Some(waiting) = waiting else { continue };
            waiting.overdue |= late;
            if reminded && allowed > now {
                // It was due before, but now they sleep.
                waiting.rest_until = allowed;
            } else if reminded {
                waiting.reminded += 1;
                waiting.rest_until = now + i64::from(interval) * HOUR;
                let slot = Slot::Remind(person, seat, waiting.question, waiting.reminded);
                self.remind.push(slot);
            }
        }
        changed
    }
}
