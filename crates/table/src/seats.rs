//! The seats of a table as they are opened, taken away and left.

use super::roster::free_name;
use super::{
    Guest, Holder, Invited, Roster, Sitting, Stage, Table, TableId, TablePlace, Terms, UserId,
};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;

/// A seat of a table that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeat {
    /// The holder of the seat.
    pub holder: Holder,
    /// The holder's name.
    pub name: String,
    /// The tribe, clan or pawn wished for.
    pub colour: Option<usize>,
    /// They are asked first, and sit there once they join.
    pub is_invited: bool,
}

impl NewSeat {
    /// A seat for a person.
    pub const fn person(guest: Guest, name: String) -> Self {
        Self { holder: Holder::Person(guest), name, colour: None, is_invited: false }
    }

    /// A seat for a computer player.
    pub const fn computer(kind: ComputerKind, name: String) -> Self {
        Self { holder: Holder::Computer(kind), name, colour: None, is_invited: false }
    }
}

impl Table {
    /// A lobby with these people and computer players; nothing if no person sits there. The first who
    /// does is the host.
    pub fn lobby(place: TablePlace, terms: Terms, seats: Vec<NewSeat>, now: i64) -> Option<Self> {
        let mut seated = seats.iter().filter(|seat| !seat.is_invited);
        let host = seated.find_map(|seat| seat.holder.guest())?.person;
        let mut table = Self {
            id: TableId(0),
            mark: None,
            channel: place.channel,
            home: place.home(),
            server: place.server,
            revision: 0,
            drafts: 0,
            entries: 0,
            terms,
            host,
            players: Roster::default(),
            stage: Stage::Lobby,
            seats: Vec::new(),
            offers: Vec::new(),
            invited: Vec::new(),
            touched: now,
            end_told: None,
            unreachable: None,
        };
        for (place, seat) in seats.into_iter().enumerate() {
            match seat.holder.guest().map(|guest| guest.person) {
                Some(person) if seat.is_invited => {
                    table.invited.push(Invited { person, colour: seat.colour, place });
                }
                _ => table.add_seat(seat),
            }
        }
        Some(table)
    }

    pub(super) fn add_seat(&mut self, seat: NewSeat) {
        self.insert_seat(self.seats.len(), seat);
    }

    /// Adds a seat at this place, or at the end if there are not so many.
    pub(super) fn insert_seat(&mut self, place: usize, seat: NewSeat) {
        let user = seat.holder.guest().map(|guest| guest.person);
        let player = self.players.add(user, seat.name);
        let sitting = Sitting { colour: seat.colour, ..Sitting::new(seat.holder, player) };
        self.seats.insert(place.min(self.seats.len()), sitting);
    }

    /// The same seats for the next game, which this person wants: all other people are asked first.
    /// The computer plays for whoever is forgotten.
    pub fn seats_again(&self, by: UserId) -> Vec<NewSeat> {
        let again = |sitting: &Sitting| NewSeat {
            holder: match &sitting.holder {
                Holder::Forgotten => Holder::Computer(ComputerKind::Greedy),
                holder => holder.clone(),
            },
            name: self.players.name(sitting.player).to_owned(),
            colour: sitting.colour,
            is_invited: sitting.guest().is_some_and(|guest| guest.person != by),
        };
        self.seats.iter().map(again).collect()
    }

    /// Takes the person from a seat of a table that cannot be played.
    pub fn empty(&mut self, seat: Seat) {
        let name = self.free_name();
        let player = self.players.add(None, name);
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            *sitting = Sitting::new(Holder::Computer(ComputerKind::Greedy), player);
        }
    }

    /// A name for a computer player that no one has at these seats.
    pub(super) fn free_name(&self) -> String {
        free_name(|name| self.seat_names().any(|seated| seated == name))
    }

    /// Takes a seat away in the lobby. Nothing was told there, so no one needs to remember who sat
    /// in it.
    pub(super) fn remove_seat(&mut self, seat: Seat) -> Sitting {
        let gone = self.seats.remove(seat.index());
        let before = std::mem::take(&mut self.players);
        for sitting in &mut self.seats {
            let user = sitting.guest().map(|guest| guest.person);
            sitting.player = self.players.add(user, before.name(sitting.player).to_owned());
        }
        gone
    }

    /// The seat that this person has left and can take back: the computer still has it.
    pub fn seat_to_take_back(&self, person: UserId) -> Option<Seat> {
        let seat = self.playing().and(self.players.of(person)?.left)?;
        matches!(self.sitting(seat)?.holder, Holder::Computer(_)).then_some(seat)
    }
}
