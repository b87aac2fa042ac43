//! People who leave, are late, or never come: seats change hands, reminders go out, and what
//! nobody wants any more closes by itself.

use super::handle::Doing;
use super::progress::{House, Line};
use super::{Actor, Entry, Guest, Holder, Person, Refusal, Slot, Stage, Stop, Table};
use crate::text::bot;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;

const HOUR: i64 = 3600;

/// A lobby in which nothing happens for so long closes.
pub const LOBBY_LASTS: i64 = 12 * HOUR;

/// A game that everybody has left is kept for so long.
pub const PAUSE_LASTS: i64 = 7 * 24 * HOUR;

/// A table that was closed can be opened again for so long.
pub const RESTORABLE: i64 = 7 * 24 * HOUR;

/// Nobody is reminded more often of one question.
const MOST_REMINDERS: u32 = 5;

impl Table {
    /// When time has to look at this table again.
    pub fn due(&self) -> Option<i64> {
        match &self.stage {
            Stage::Lobby => Some(self.touched + LOBBY_LASTS),
            Stage::Playing(_) if self.is_paused() => Some(self.touched + PAUSE_LASTS),
            // We may die before the computer has moved, and nobody else would wake the table.
            Stage::Playing(_) if !self.computers_to_move().is_empty() => Some(self.touched),
            Stage::Playing(_) => self
                .guests()
                .flat_map(|(seat, _)| [self.reminder_at(seat), self.late_at(seat)])
                .flatten()
                .min(),
            Stage::Over(_) | Stage::Cancelled(_) => None,
        }
    }

    /// When the person at this seat is to be reminded.
    fn reminder_at(&self, seat: Seat) -> Option<i64> {
        let guest = self.guest(seat)?;
        let waiting = self.playing()?.waiting.get(seat.index())?.as_ref()?;
        let hours = guest.manner.reminder.filter(|hours| *hours > 0)?;
        if waiting.reminded >= MOST_REMINDERS {
            return None;
        }
        let at = waiting.since + i64::from(hours) * HOUR * i64::from(waiting.reminded + 1);
        let at = at.max(waiting.rest_until);
        Some(guest.manner.quiet.map_or(at, |quiet| quiet.over(at)))
    }

    /// When the move time of this seat is over, if it is not yet.
    fn late_at(&self, seat: Seat) -> Option<i64> {
        let waiting = self.playing()?.waiting.get(seat.index())?.as_ref()?;
        let hours = self.terms.move_time.filter(|_| !waiting.overdue)?;
        Some(waiting.since + i64::from(hours) * HOUR)
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

impl Doing<'_, '_> {
    fn tell(&mut self, house: House) {
        if let Some(progress) = self.table.playing_mut() {
            let round = progress.round();
            progress.tell(round, vec![Line::House(house)]);
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.table.sitting(seat).map(|sitting| sitting.name.clone()).unwrap_or_default()
    }

    pub(super) fn leave(&mut self, person: Person) -> Result<(), Stop> {
        match self.table.stage {
            Stage::Over(_) => return Err(Refusal::Over.into()),
            Stage::Cancelled(_) => return Err(Refusal::Cancelled.into()),
            Stage::Lobby | Stage::Playing(_) => {}
        }
        let seat = self.seated(person)?;
        if self.table.playing().is_none() {
            self.leave_lobby(seat);
            return Ok(());
        }
        self.give(seat, Holder::Computer(Kind::Greedy), None);
        Ok(())
    }

    /// Gives a seat to somebody else. What the old holder had picked goes with them.
    fn give(&mut self, seat: Seat, holder: Holder, name: Option<String>) {
        let old = self.name(seat);
        let new = name.unwrap_or_else(|| self.computer_name());
        let computer = match &holder {
            Holder::Computer(kind) => Some(*kind),
            Holder::Person(_) | Holder::Forgotten => None,
        };
        self.entries.push(Entry::Holder { seat, computer });
        if let Holder::Person(guest) = &holder {
            self.table.knowing.insert(guest.person);
        }
        let sitting = &mut self.table.seats[seat.index()];
        (sitting.holder, sitting.name) = (holder, new.clone());
        (sitting.draft, sitting.answered) = (None, None);
        if let Some(waiting) =
            self.table.playing_mut().and_then(|progress| progress.waiting.get_mut(seat.index()))
        {
            *waiting = None;
        }
        self.tell(House::Replaced { old, new });
        let next = self.table.guests().next().map(|(seat, guest)| (seat, guest.person));
        match next {
            Some((seat, next)) if self.table.seat_of(self.table.host).is_none() => {
                self.table.host = next;
                let name = self.name(seat);
                self.tell(House::Host(name));
            }
            Some(_) => {}
            None => self.tell(House::Paused),
        }
    }

    pub(super) fn replace(
        &mut self,
        by: Actor,
        seat: Seat,
        new: Option<&(Guest, String)>,
    ) -> Result<(), Stop> {
        if matches!(self.table.stage, Stage::Lobby) && new.is_none() {
            self.hosted(by)?;
            self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
            self.leave_lobby(seat);
            return Ok(());
        }
        self.going()?;
        self.hosted(by)?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        match new {
            None if sitting.guest().is_none() => Err(Refusal::IsComputer.into()),
            None => {
                self.give(seat, Holder::Computer(Kind::Greedy), None);
                Ok(())
            }
            Some((guest, name)) => self.seat_person(seat, guest, name),
        }
    }

    fn seat_person(&mut self, seat: Seat, guest: &Guest, name: &str) -> Result<(), Stop> {
        if self.table.knowing.contains(&guest.person) {
            return Err(Refusal::Knows(name.to_owned()).into());
        }
        self.give(seat, Holder::Person(guest.clone()), Some(name.to_owned()));
        Ok(())
    }

    /// Takes a seat at a table that everybody has left.
    pub(super) fn sit_down(&mut self, guest: &Guest, name: &str) -> Result<(), Stop> {
        self.going()?;
        if !self.table.is_paused() {
            return Err(Refusal::NotPaused.into());
        }
        self.seat_person(Seat(0), guest, name)?;
        self.table.host = guest.person;
        Ok(())
    }

    pub(super) fn hand_over(&mut self, by: Actor, seat: Seat) -> Result<(), Stop> {
        if !self.table.is_open() {
            self.going()?;
        }
        self.hosted(by)?;
        self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        let guest = self.table.guest(seat).ok_or(Refusal::IsComputer)?;
        self.table.host = guest.person;
        let name = self.name(seat);
        self.tell(House::Host(name));
        Ok(())
    }

    pub(super) fn cancel(&mut self, by: Actor) -> Result<(), Stop> {
        if !self.table.is_open() {
            self.going()?;
        }
        self.hosted(by)?;
        self.close();
        Ok(())
    }

    fn close(&mut self) {
        let stage = std::mem::replace(&mut self.table.stage, Stage::Lobby);
        self.table.stage = Stage::Cancelled(match stage {
            Stage::Playing(progress) | Stage::Over(progress) => Some(progress),
            Stage::Cancelled(progress) => progress,
            Stage::Lobby => None,
        });
    }

    /// Any other player may ask for it once the move time is over; host and moderators always.
    pub(super) fn move_for(&mut self, by: Actor, seat: Seat) -> Result<(), Stop> {
        self.going()?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        if sitting.guest().is_none() {
            return Err(Refusal::IsComputer.into());
        }
        let name = sitting.name.clone();
        let hosted = self.table.is_hosted_by(by.person, by.moderator);
        if !hosted {
            self.seated(by.person)?;
        }
        if !self.table.people_to_move().contains(seat) {
            return Err(Refusal::NotLate(name).into());
        }
        if !hosted && !self.table.late().contains(&seat) {
            return Err(Refusal::NotLate(name).into());
        }
        self.tell(House::MovedFor(name));
        let sitting = &mut self.table.seats[seat.index()];
        (sitting.draft, sitting.answered) = (None, None);
        self.computer(seat, Kind::Greedy)
    }

    pub(super) fn change_guest(
        &mut self,
        person: Person,
        change: impl FnOnce(&mut Guest),
    ) -> Result<(), Stop> {
        let seat = self.seated(person)?;
        if let Some(guest) = self.table.seats[seat.index()].guest_mut() {
            change(guest);
        }
        Ok(())
    }

    /// Opens a table again that was closed by mistake.
    pub(super) fn restore(&mut self, by: Actor) -> Result<(), Stop> {
        self.hosted(by)?;
        let Stage::Cancelled(progress) = &self.table.stage else {
            return Err(Refusal::NotCancelled.into());
        };
        if self.table.touched + RESTORABLE < self.context.now {
            return Err(Refusal::Cancelled.into());
        }
        let progress = progress.clone();
        self.table.stage = progress.map_or(Stage::Lobby, Stage::Playing);
        self.tell(House::Resumed);
        Ok(())
    }

    /// Play goes on after we were away.
    pub(super) fn resume(&mut self) -> Result<(), Stop> {
        self.going()?;
        self.tell(House::Resumed);
        Ok(())
    }

    /// Removes somebody from this table as if they had never been named.
    pub(super) fn forget(&mut self, person: Person) {
        let name =
            |number: usize| format!("{} {number}", self.table.terms.language.say(&bot::nobody()));
        let seat = self.table.seat_of(person);
        let anonymous = name(seat.map_or(0, Seat::index) + 1);
        let known = seat.map(|seat| self.name(seat));
        match (seat, &self.table.stage) {
            (Some(seat), Stage::Lobby) => self.leave_lobby(seat),
            (Some(seat), Stage::Playing(_)) => {
                self.give(seat, Holder::Computer(Kind::Greedy), None);
            }
            (Some(seat), Stage::Over(_) | Stage::Cancelled(_)) => {
                let sitting = &mut self.table.seats[seat.index()];
                (sitting.holder, sitting.name) = (Holder::Forgotten, anonymous.clone());
                (sitting.draft, sitting.answered) = (None, None);
                self.table.knowing.remove(&person);
            }
            (None, _) => {
                if !self.table.is_open() {
                    self.table.knowing.remove(&person);
                }
            }
        }
        if self.table.host == person {
            self.table.host = Person(0);
        }
        if let (Some(known), Some(progress)) = (known, self.table.told_mut()) {
            progress.rename(&known, &anonymous);
        }
    }

    pub(super) fn tick(&mut self) -> Result<(), Stop> {
        let now = self.context.now;
        match self.table.stage {
            Stage::Lobby | Stage::Playing(_) if self.table.due().is_none_or(|due| due > now) => {
                return Err(Refusal::NotAsked.into());
            }
            Stage::Lobby => self.close(),
            Stage::Playing(_) if self.table.is_paused() => self.close(),
            Stage::Playing(_) => return self.remind(now),
            Stage::Over(_) | Stage::Cancelled(_) => return Err(Refusal::Over.into()),
        }
        Ok(())
    }

    fn remind(&mut self, now: i64) -> Result<(), Stop> {
        let mut changed = false;
        let guests: Vec<(Seat, Person)> =
            self.table.guests().map(|(seat, guest)| (seat, guest.person)).collect();
        for (seat, person) in guests {
            let reminded = self.table.reminder_at(seat).is_some_and(|at| at <= now);
            let late = self.table.late_at(seat).is_some_and(|at| at <= now);
            changed |= reminded || late;
            let manner = self.table.guest(seat).map(|guest| &guest.manner);
            let interval = manner.and_then(|manner| manner.reminder).unwrap_or_default();
            let quiet = manner.and_then(|manner| manner.quiet);
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
        if changed { Ok(()) } else { Err(Refusal::NotAsked.into()) }
    }
}
