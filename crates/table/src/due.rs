//! What time brings: reminders go out, and what no one wants any more closes by itself.

use super::handle::Transition;
use super::progress::Waiting;
use super::{Slot, Stage, Table, Unreachable, UserId};
use pangaea_engine::seat::Seat;

const HOUR: i64 = 3600;

/// A lobby in which nothing happens for so long closes.
pub const LOBBY_LASTS: i64 = 12 * HOUR;

/// A game that everyone has left is kept for so long.
pub const PAUSE_LASTS: i64 = 7 * 24 * HOUR;

/// A table that was closed can be opened again for so long.
pub const RESTORABLE: i64 = 7 * 24 * HOUR;

/// A game in which no one does anything closes after so long.
pub const GAME_LASTS: i64 = 60 * 24 * HOUR;

/// So long before, its channel is told.
pub const TOLD_BEFORE: i64 = 7 * 24 * HOUR;

/// Where no move time was set, someone is late after so many hours.
const USUAL_MOVE_TIME: u32 = 24;

/// No one is reminded more often of one question.
const MOST_REMINDERS: u32 = 5;

impl Table {
    /// When time has to look at this table again.
    pub fn due(&self) -> Option<i64> {
        let ends = [self.told_of_end_at(), self.closes_at(), self.revealed_at()];
        let all = ends.into_iter().chain([self.wanted_at(), self.offer_ends_at()]);
        all.flatten().min()
    }

    /// When a game that goes on wants something of those who play.
    pub fn wanted_at(&self) -> Option<i64> {
        self.playing()?;
        // We may die before the computer has moved, and no one else would wake the table.
        if !self.computers_to_move().is_empty() {
            return Some(self.touched);
        }
        let all = self.guests().flat_map(|(seat, _)| [self.reminder_at(seat), self.late_at(seat)]);
        all.flatten().min().filter(|_| self.unreachable.is_none())
    }

    /// When it closes by itself if no one does anything.
    pub fn closes_at(&self) -> Option<i64> {
        let lost = self.unreachable.map(Unreachable::ends_at);
        let untouched = match &self.stage {
            Stage::Lobby => Some(self.touched + LOBBY_LASTS),
            Stage::Playing(_) if self.is_paused() => Some(self.touched + PAUSE_LASTS),
            Stage::Playing(_) => self.end_told.map(|at| at + TOLD_BEFORE),
            Stage::Over(_) | Stage::Cancelled(_) | Stage::Broken => return None,
        };
        lost.into_iter().chain(untouched).min()
    }

    /// When a game that goes on is to be told that it closes soon.
    fn told_of_end_at(&self) -> Option<i64> {
        self.playing().filter(|_| !self.is_paused())?;
        let is_told = self.end_told.is_some() || self.unreachable.is_some();
        (!is_told).then_some(self.touched + GAME_LASTS - TOLD_BEFORE)
    }

    /// When no one can sit down any more at a table that was closed: no one has to be kept from its
    /// secrets then.
    fn revealed_at(&self) -> Option<i64> {
        let is_closed = matches!(self.stage, Stage::Cancelled(_));
        let keeps = is_closed && self.players.iter().any(|player| player.knows);
        keeps.then_some(self.touched + RESTORABLE)
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
        let has_left = self.sitting(seat)?.left_server;
        let hours = if has_left { Some(0) } else { self.terms.move_time };
        let hours = hours.filter(|_| !waiting.overdue)?;
        Some(waiting.since + i64::from(hours) * HOUR)
    }

    /// After how many hours someone is late.
    pub(super) fn hours_to_move(&self) -> u32 {
        self.terms.move_time.unwrap_or(USUAL_MOVE_TIME)
    }

    /// Is the time of whoever is waited for at this seat over? While the table cannot be seen, no
    /// one's is, nor by what a clock said before it jumped.
    pub(super) fn is_late(&self, seat: Seat, clock: ClockReading) -> bool {
        let waiting = self.playing().and_then(|progress| progress.waiting.get(seat.index()));
        let has_left = self.sitting(seat).is_some_and(|sitting| sitting.left_server);
        let lasts = if has_left { 0 } else { i64::from(self.hours_to_move()) * HOUR };
        let is_seen = self.unreachable.is_none();
        let is_over = |waiting: &Waiting| {
            waiting.overdue || (is_seen && clock.passed_since(waiting.since) >= lasts)
        };
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

/// What a clock says, and whether it can be believed.
#[derive(Clone, Copy, Debug)]
pub struct ClockReading {
    /// The time in seconds.
    pub now: i64,
    /// It has jumped then, and so lately that nothing ends by it.
    pub doubted_since: Option<i64>,
}

impl ClockReading {
    /// Of a clock that no one doubts.
    pub const fn sure(now: i64) -> Self {
        Self { now, doubted_since: None }
    }

    /// So many seconds have passed since then, whatever else the clock says.
    pub fn passed_since(self, time: i64) -> i64 {
        self.now - self.doubted_since.map_or(time, |since| since.max(time))
    }
}

impl Transition<'_, '_> {
    /// Does what time brings; is there anything? By a clock that cannot be believed nothing ends.
    pub(super) fn tick(&mut self) -> bool {
        let ClockReading { now, doubted_since } = self.context.clock;
        let is_sure = doubted_since.is_none();
        let is_over = |at: Option<i64>| is_sure && at.is_some_and(|at| at <= now);
        if is_over(self.table.closes_at()) {
            self.close();
            return true;
        }
        if is_over(self.table.revealed_at()) {
            self.table.players.reveal();
            return true;
        }
        let tells = is_over(self.table.told_of_end_at());
        if tells {
            self.table.end_told = Some(now);
        }
        let wanted = self.table.wanted_at().is_some_and(|at| at <= now);
        // It is withdrawn afterwards, like every offer that means nothing any more.
        let offered = is_over(self.table.offer_ends_at());
        (wanted && self.remind(now)) || tells || offered
    }

    fn remind(&mut self, now: i64) -> bool {
        let mut changed = false;
        let guests: Vec<(Seat, UserId)> =
            self.table.guests().map(|(seat, guest)| (seat, guest.person)).collect();
        for (seat, person) in guests {
            let reminded = self.table.reminder_at(seat).is_some_and(|at| at <= now);
            let late = self.table.late_at(seat).is_some_and(|at| at <= now)
                && self.table.is_late(seat, self.context.clock);
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
                self.extra.push(slot);
            }
        }
        changed
    }
}
