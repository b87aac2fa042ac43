//! The seats of a table as they are opened, taken away and left.

use super::roster::free_name;
use super::{
    ChannelId, Guest, Holder, Roster, ServerId, Sitting, Stage, Table, TableId, Terms, UserId,
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
}

impl NewSeat {
    /// A seat for a person.
    pub const fn person(guest: Guest, name: String) -> Self {
        Self { holder: Holder::Person(guest), name, colour: None }
    }

    /// A seat for a computer player.
    pub const fn computer(kind: ComputerKind, name: String) -> Self {
        Self { holder: Holder::Computer(kind), name, colour: None }
    }
}

impl Table {
    /// A lobby with these people and computer players; nothing if none of them is a person. The first
    /// person is the host.
    pub fn lobby(
        (channel, server): (ChannelId, Option<ServerId>),
        terms: Terms,
        seats: Vec<NewSeat>,
        now: i64,
    ) -> Option<Self> {
        let host = seats.iter().find_map(|seat| seat.holder.guest())?.person;
        let mut table = Self {
            id: TableId(0),
            mark: None,
            channel,
            server,
            revision: 0,
            entries: 0,
            terms,
            host,
            players: Roster::default(),
            stage: Stage::Lobby,
            seats: Vec::new(),
            touched: now,
            end_told: None,
            unreachable: None,
        };
        for seat in seats {
            table.add_seat(seat);
        }
        Some(table)
    }

    pub(super) fn add_seat(&mut self, seat: NewSeat) {
        let user = seat.holder.guest().map(|guest| guest.person);
        let player = self.players.add(user, seat.name);
        self.seats.push(Sitting { colour: seat.colour, ..Sitting::new(seat.holder, player) });
    }

    /// The same seats for the next game; the computer plays for whoever is forgotten.
    pub fn seats_again(&self) -> Vec<NewSeat> {
        let again = |sitting: &Sitting| NewSeat {
            holder: match &sitting.holder {
                Holder::Forgotten => Holder::Computer(ComputerKind::Greedy),
                holder => holder.clone(),
            },
            name: self.players.name(sitting.player).to_owned(),
            colour: sitting.colour,
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
