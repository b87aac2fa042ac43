//! People who leave or are away: seats change hands, the computer moves for somebody, and tables
//! close and open again.

use super::handle::Transition;
use super::progress::{NewsLine, TableNews};
use super::{Actor, Entry, Error, Guest, Holder, Person, Refusal, Sitting, Stage};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use pangaea_text::bot;

impl Transition<'_, '_> {
    fn tell(&mut self, house: TableNews) {
        if let Some(progress) = self.table.playing_mut() {
            let round = progress.round();
            progress.tell(round, vec![NewsLine::Table(house)]);
        }
    }

    pub(super) fn leave(&mut self, person: Person) -> Result<(), Error> {
        match self.table.stage {
            Stage::Over(_) => return Err(Refusal::Over.into()),
            Stage::Cancelled(_) => return Err(Refusal::Cancelled.into()),
            Stage::Lobby | Stage::Playing(_) | Stage::Broken => {}
        }
        let seat = self.seated(person)?;
        if self.table.is_broken() {
            self.empty(seat);
            return Ok(());
        }
        if self.table.playing().is_none() {
            self.leave_lobby(seat);
            return Ok(());
        }
        self.give(seat, Holder::Computer(ComputerKind::Greedy), None);
        Ok(())
    }

    /// Takes the person from a seat of a table that cannot be played.
    fn empty(&mut self, seat: Seat) {
        let name = self.computer_name();
        self.table.seats[seat.index()] = Sitting::computer(ComputerKind::Greedy, name);
    }

    /// Gives a seat to somebody else. What the old holder had picked goes with them.
    fn give(&mut self, seat: Seat, holder: Holder, name: Option<String>) {
        let old = self.table.name(seat).to_owned();
        let new = name.unwrap_or_else(|| self.computer_name());
        let computer = match &holder {
            Holder::Computer(kind) => Some(*kind),
            Holder::Person(_) | Holder::Forgotten => None,
        };
        self.entries.push(Entry::Holder { seat, computer });
        if let Some(guest) = self.table.guest(seat) {
            let person = guest.person;
            self.table.former.push((person, old.clone()));
        }
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
        self.tell(TableNews::Replaced { old, new });
        let next = self.table.guests().next().map(|(seat, guest)| (seat, guest.person));
        match next {
            Some((seat, next)) if self.table.seat_of(self.table.host).is_none() => {
                self.table.host = next;
                let name = self.table.name(seat).to_owned();
                self.tell(TableNews::Host(name));
            }
            Some(_) => {}
            None => self.tell(TableNews::Paused),
        }
    }

    pub(super) fn replace(
        &mut self,
        by: Actor,
        seat: Seat,
        new: Option<&(Guest, String)>,
    ) -> Result<(), Error> {
        if matches!(self.table.stage, Stage::Lobby) && new.is_none() {
            self.table.hosted(by)?;
            self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
            self.leave_lobby(seat);
            return Ok(());
        }
        self.going()?;
        self.table.hosted(by)?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        match new {
            None if sitting.guest().is_none() => Err(Refusal::IsComputer.into()),
            None => {
                self.give(seat, Holder::Computer(ComputerKind::Greedy), None);
                Ok(())
            }
            Some((guest, name)) => self.seat_person(seat, guest, name),
        }
    }

    fn seat_person(&mut self, seat: Seat, guest: &Guest, name: &str) -> Result<(), Error> {
        if self.table.knowing.contains(&guest.person) {
            return Err(Refusal::Knows(name.to_owned()).into());
        }
        self.give(seat, Holder::Person(guest.clone()), Some(name.to_owned()));
        Ok(())
    }

    /// Takes a seat at a table that everybody has left.
    pub(super) fn sit_down(&mut self, guest: &Guest, name: &str) -> Result<(), Error> {
        self.going()?;
        if !self.table.is_paused() {
            return Err(Refusal::NotPaused.into());
        }
        if self.table.knowing.contains(&guest.person) {
            return Err(Refusal::YouKnow.into());
        }
        self.seat_person(Seat(0), guest, name)?;
        self.table.host = guest.person;
        Ok(())
    }

    pub(super) fn hand_over(&mut self, by: Actor, seat: Seat) -> Result<(), Error> {
        if !self.table.is_open() {
            self.going()?;
        }
        self.table.hosted(by)?;
        self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        let guest = self.table.guest(seat).ok_or(Refusal::IsComputer)?;
        self.table.host = guest.person;
        let name = self.table.name(seat).to_owned();
        self.tell(TableNews::Host(name));
        Ok(())
    }

    pub(super) fn cancel(&mut self, by: Actor) -> Result<(), Error> {
        if !self.table.is_open() && !self.table.is_broken() {
            self.going()?;
        }
        self.table.hosted(by)?;
        self.close();
        Ok(())
    }

    pub(super) fn close(&mut self) {
        let stage = std::mem::replace(&mut self.table.stage, Stage::Lobby);
        self.table.stage = stage.closed();
    }

    /// Any other player may ask for it once the move time is over; host and moderators always.
    pub(super) fn move_for(&mut self, by: Actor, seat: Seat) -> Result<(), Error> {
        self.going()?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        if sitting.guest().is_none() {
            return Err(Refusal::IsComputer.into());
        }
        let name = sitting.name.clone();
        let hosted = self.table.is_hosted_by(by);
        if !hosted {
            self.seated(by.person)?;
        }
        if !self.table.people_to_move().contains(seat) {
            return Err(Refusal::NotLate(name).into());
        }
        if !hosted && !self.table.late().contains(&seat) {
            return Err(Refusal::NotLate(name).into());
        }
        self.tell(TableNews::MovedFor(name));
        let sitting = &mut self.table.seats[seat.index()];
        (sitting.draft, sitting.answered) = (None, None);
        self.computer(seat, ComputerKind::Greedy)
    }

    pub(super) fn change_guest(
        &mut self,
        person: Person,
        change: impl FnOnce(&mut Guest),
    ) -> Result<(), Refusal> {
        let seat = self.seated(person)?;
        if let Some(guest) = self.table.seats[seat.index()].guest_mut() {
            change(guest);
        }
        Ok(())
    }

    /// Opens a table again that was closed by mistake.
    pub(super) fn restore(&mut self, by: Actor) -> Result<(), Error> {
        if self.table.is_broken() {
            return Err(Refusal::Broken(self.table.id).into());
        }
        self.table.hosted(by)?;
        let Stage::Cancelled(progress) = &self.table.stage else {
            return Err(Refusal::NotCancelled.into());
        };
        if !self.table.is_restorable(self.context.now) {
            return Err(Refusal::Cancelled.into());
        }
        let progress = progress.clone();
        self.table.stage = progress.map_or(Stage::Lobby, Stage::Playing);
        self.tell(TableNews::Resumed);
        Ok(())
    }

    /// Play goes on after we were away. Where nothing has happened since this was last told, it is
    /// not told again. Is it told?
    pub(super) fn resume(&mut self) -> bool {
        let Some(progress) = self.table.playing() else { return false };
        let last = progress.chapters.last().and_then(|chapter| chapter.lines.last());
        let is_told = matches!(last, Some(NewsLine::Table(TableNews::Resumed)));
        if !is_told {
            self.tell(TableNews::Resumed);
        }
        !is_told
    }

    /// Removes somebody from this table as if they had never been named. Where a game goes on, or
    /// can go on again, their bare id stays: they know secrets of it.
    pub(super) fn forget(&mut self, person: Person) {
        let seat = self.table.seat_of(person);
        let mut names: Vec<String> =
            seat.map(|seat| self.table.name(seat).to_owned()).into_iter().collect();
        let number = seat.map_or(0, Seat::index) + 1;
        let anonymous = format!("{} {number}", self.table.terms.language.say(&bot::nobody()));
        match (seat, &self.table.stage) {
            (Some(seat), Stage::Lobby) => self.leave_lobby(seat),
            (Some(seat), Stage::Playing(_)) => {
                self.give(seat, Holder::Computer(ComputerKind::Greedy), None);
            }
            (Some(seat), Stage::Broken) => self.empty(seat),
            (Some(seat), Stage::Over(_) | Stage::Cancelled(_)) => {
                let sitting = &mut self.table.seats[seat.index()];
                (sitting.holder, sitting.name) = (Holder::Forgotten, anonymous.clone());
                (sitting.draft, sitting.answered) = (None, None);
            }
            (None, _) => {}
        }
        if matches!(self.table.stage, Stage::Over(_)) {
            self.table.knowing.remove(&person);
        }
        if self.table.host == person {
            self.table.host = Person(0);
        }
        names.extend(
            self.table.former.extract_if(.., |(of, _)| *of == person).map(|(_, name)| name),
        );
        for name in names {
            self.table.rename(&name, &anonymous);
        }
    }
}
