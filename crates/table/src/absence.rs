//! People who leave, are away or come back: seats change hands, and the computer moves for someone.

use super::handle::Transition;
use super::progress::{NewsLine, TableNews};
use super::story::Heard;
use super::{Actor, Entry, Error, Guest, Holder, PlayerRef, Refusal, Stage, UserId};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use pangaea_text::bot;

impl Transition<'_, '_> {
    pub(super) fn tell(&mut self, news: TableNews) {
        if let Some(progress) = self.table.playing_mut() {
            let round = progress.round();
            progress.tell(round, vec![NewsLine::Table(news)]);
        }
    }

    pub(super) fn leave(&mut self, person: UserId) -> Result<(), Error> {
        match self.table.stage {
            Stage::Over(_) => return Err(Refusal::Over.into()),
            Stage::Cancelled(_) => return Err(Refusal::Cancelled.into()),
            Stage::Lobby | Stage::Playing(_) | Stage::Broken => {}
        }
        let seat = self.seated(person)?;
        match self.table.stage {
            Stage::Broken => self.table.empty(seat),
            Stage::Playing(_) => {
                let player = self.table.seats[seat.index()].player;
                self.give_to_computer(seat, None);
                self.table.players.leaves(player, seat);
            }
            _ => self.leave_lobby(seat),
        }
        Ok(())
    }

    fn give_to_computer(&mut self, seat: Seat, by: Option<PlayerRef>) {
        let name = self.table.free_name();
        let player = self.table.players.add(None, name);
        self.give(seat, Holder::Computer(ComputerKind::Greedy), player, by);
    }

    pub(super) fn give_to_person(
        &mut self,
        seat: Seat,
        guest: &Guest,
        name: &str,
        by: Option<PlayerRef>,
    ) {
        let player = self.table.players.add(Some(guest.person), name.to_owned());
        self.give(seat, Holder::Person(guest.clone()), player, by);
    }

    /// Gives a seat to someone else, because this person wanted it if anyone did. What the old holder
    /// had picked goes with them.
    fn give(&mut self, seat: Seat, holder: Holder, new: PlayerRef, by: Option<PlayerRef>) {
        self.table.offers.retain(|offer| offer.seat != seat);
        let computer = match &holder {
            Holder::Computer(kind) => Some(*kind),
            Holder::Person(_) | Holder::Forgotten => None,
        };
        self.entries.push(Entry::Holder { seat, computer });
        let returns = holder.guest().map(|guest| guest.person);
        let returns =
            returns.is_some_and(|person| self.table.seat_to_take_back(person) == Some(seat));
        if holder.guest().is_some() {
            self.table.players.sits_down(new, seat);
        }
        // What was done here before is not their doing, and not forced upon them either.
        let heard = self.table.playing().map(|progress| Heard::begin(progress.next_mark()));
        let heard = heard.unwrap_or_default();
        let sitting = &mut self.table.seats[seat.index()];
        let old = sitting.player;
        (sitting.holder, sitting.player) = (holder, new);
        (sitting.draft, sitting.answered) = (None, None);
        (sitting.heard, sitting.left_server) = (heard, false);
        if let Some(progress) = self.table.playing_mut() {
            progress.undo.take_if(|of| *of == seat);
            if let Some(waiting) = progress.waiting.get_mut(seat.index()) {
                *waiting = None;
            }
        }
        self.tell(match by {
            _ if returns => TableNews::Returned { old, new },
            Some(by) => TableNews::ReplacedBy { old, new, by },
            None => TableNews::Replaced { old, new },
        });
        let next = self.table.guests().next().map(|(seat, guest)| (seat, guest.person));
        match next {
            Some((seat, next)) if self.table.seat_of(self.table.host).is_none() => {
                self.table.host = next;
                self.tell(TableNews::Host(self.table.seats[seat.index()].player));
            }
            Some(_) => {}
            None => self.tell(TableNews::Paused),
        }
    }

    /// Refuses whoever wants to take a seat from someone who still has time.
    pub(super) fn may_take_from(&self, by: Actor, seat: Seat) -> Result<(), Refusal> {
        let is_taken = self.table.guest(seat).is_some();
        if is_taken
            && !self.table.is_moderated_by(by)
            && !self.table.is_late(seat, self.context.clock)
        {
            let name = self.table.name(seat).to_owned();
            return Err(Refusal::StillHasTime(name, self.table.hours_to_move()));
        }
        Ok(())
    }

    /// Whoever decides something for someone else, as the table tells it.
    pub(super) fn author(&mut self, by: Actor, name: &str) -> PlayerRef {
        self.table.players.add(Some(by.person), name.to_owned())
    }

    /// Takes a seat from whoever sits there: it is free in the lobby, the computer's in a game.
    pub(super) fn remove(&mut self, by: Actor, name: &str, seat: Seat) -> Result<(), Error> {
        if matches!(self.table.stage, Stage::Lobby) {
            self.table.hosted(by)?;
            self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
            self.leave_lobby(seat);
            return Ok(());
        }
        self.going()?;
        self.table.hosted(by)?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        sitting.guest().ok_or(Refusal::IsComputer)?;
        self.may_take_from(by, seat)?;
        let by = self.author(by, name);
        self.give_to_computer(seat, Some(by));
        Ok(())
    }

    /// Takes the own seat back from the computer. What it has done there stays done.
    pub(super) fn take_back(&mut self, guest: &Guest, name: &str) -> Result<(), Error> {
        self.going()?;
        if self.table.seat_of(guest.person).is_some() {
            return Err(Refusal::Seated.into());
        }
        let Some(seat) = self.table.seat_to_take_back(guest.person) else {
            let refusal = if self.table.players.knows(guest.person) {
                Refusal::SeatTaken
            } else {
                Refusal::NotSeated
            };
            return Err(refusal.into());
        };
        self.give_to_person(seat, guest, name, None);
        Ok(())
    }

    /// Takes a seat at a table that everyone has left; whoever has sat there takes their own.
    pub(super) fn sit_down(&mut self, guest: &Guest, name: &str) -> Result<(), Error> {
        self.going()?;
        if !self.table.is_paused() {
            return Err(Refusal::NotPaused.into());
        }
        if self.table.seat_to_take_back(guest.person).is_some() {
            return self.take_back(guest, name);
        }
        if self.table.players.knows(guest.person) {
            return Err(Refusal::YouKnow.into());
        }
        self.give_to_person(Seat(0), guest, name, None);
        self.table.host = guest.person;
        Ok(())
    }

    pub(super) fn hand_over(&mut self, by: Actor, seat: Seat) -> Result<(), Error> {
        if !self.table.is_open() {
            self.going()?;
        }
        self.table.hosted(by)?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        let (guest, player) = (sitting.guest().ok_or(Refusal::IsComputer)?, sitting.player);
        self.table.host = guest.person;
        self.tell(TableNews::Host(player));
        Ok(())
    }

    /// Whoever plays here may ask for it once the move time is over; a moderator who does not, always.
    pub(super) fn move_for(&mut self, by: Actor, name: &str, seat: Seat) -> Result<(), Error> {
        self.going()?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        if sitting.guest().is_none() {
            return Err(Refusal::IsComputer.into());
        }
        let player = sitting.player;
        let is_moderated = self.table.is_moderated_by(by);
        if !is_moderated {
            self.seated(by.person)?;
        }
        let is_asked = self.table.people_to_move().contains(seat);
        if !is_asked || !(is_moderated || self.table.is_late(seat, self.context.clock)) {
            return Err(Refusal::NotLate(self.table.name(seat).to_owned()).into());
        }
        let by = self.author(by, name);
        self.tell(TableNews::MovedForBy { player, by });
        let sitting = &mut self.table.seats[seat.index()];
        (sitting.draft, sitting.answered) = (None, None);
        self.computer(seat, ComputerKind::Greedy)
    }

    pub(super) fn change_guest(
        &mut self,
        person: UserId,
        change: impl FnOnce(&mut Guest),
    ) -> Result<(), Refusal> {
        let seat = self.seated(person)?;
        if let Some(guest) = self.table.seats[seat.index()].guest_mut() {
            change(guest);
        }
        Ok(())
    }

    /// Removes someone from this table as if they had never been named. Where a game goes on, or
    /// can go on again, their bare id stays: they know secrets of it.
    pub(super) fn forget(&mut self, person: UserId) {
        match (self.table.seat_of(person), &self.table.stage) {
            (Some(seat), Stage::Lobby) => self.leave_lobby(seat),
            (Some(seat), Stage::Playing(_)) => self.give_to_computer(seat, None),
            (Some(seat), Stage::Broken) => self.table.empty(seat),
            (Some(seat), Stage::Over(_) | Stage::Cancelled(_)) => {
                let sitting = &mut self.table.seats[seat.index()];
                sitting.holder = Holder::Forgotten;
                (sitting.draft, sitting.answered) = (None, None);
            }
            (None, _) => {}
        }
        if self.table.host == person {
            self.table.host = UserId(0);
        }
        self.table.offers.retain(|offer| offer.person != person);
        self.table.invited.retain(|invited| invited.person != person);
        let anonymous = self.table.terms.language.say(&bot::anonymous());
        self.table.players.forget(person, |number| format!("{anonymous} {number}"));
    }
}
