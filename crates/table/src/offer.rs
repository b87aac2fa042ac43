//! Seats that are offered, and people who are asked to play again: no one sits down at a table
//! without having said yes.

use super::handle::Transition;
use super::{Actor, ClockReading, Error, Guest, NewSeat, PlayerRef, Refusal, Slot, Table, UserId};
use pangaea_engine::seat::Seat;
use serde::{Deserialize, Serialize};

/// A seat of a game that someone has if they accept it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The seat.
    pub seat: Seat,
    /// The user who can accept it.
    pub person: UserId,
    /// The player who offers it.
    pub by: PlayerRef,
    /// It stands whether who sits there has time left or not.
    pub by_moderator: bool,
    /// The time of the offer.
    pub since: i64,
    /// How often the table had changed then: whoever is asked again gets another message.
    pub number: u32,
}

impl SeatOffer {
    /// Its message.
    pub const fn slot(&self) -> Slot {
        Slot::Offer(self.person, self.seat, self.number)
    }
}

/// Someone who has played here before and is asked to play again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invited {
    /// The user.
    pub person: UserId,
    /// The tribe, clan or pawn that they had.
    pub colour: Option<usize>,
    /// Where they sat, counted from 0.
    pub place: usize,
}

/// An offer can be accepted for so long.
const OFFER_LASTS: i64 = 24 * 3600;

/// Whoever was asked has so long before someone else is asked: no one can be made to call person
/// after person.
const NEXT_OFFER_AFTER: i64 = 60;

impl Table {
    /// Can this offer be accepted?
    fn stands(&self, offer: &SeatOffer, clock: ClockReading) -> bool {
        let is_free = offer.by_moderator || self.guest(offer.seat).is_none();
        self.playing().is_some()
            && clock.passed_since(offer.since) < OFFER_LASTS
            && self.seat_of(offer.person).is_none()
            && (is_free || self.is_late(offer.seat, clock))
    }

    /// When the first of the offers ends.
    pub(super) fn offer_ends_at(&self) -> Option<i64> {
        self.offers.iter().map(|offer| offer.since + OFFER_LASTS).min()
    }

    /// Forgets offers and invitations that mean nothing any more.
    pub(super) fn withdraw_offers(&mut self, clock: ClockReading) {
        let offers = std::mem::take(&mut self.offers);
        self.offers = offers.into_iter().filter(|offer| self.stands(offer, clock)).collect();
        if !matches!(self.stage, super::Stage::Lobby) {
            self.invited.clear();
        }
    }

    /// Where someone who was asked to play again would sit now: in front of those who sat behind
    /// them, whether these have joined or not.
    pub(super) fn place_again(&self, invited: &Invited) -> usize {
        let missing = self.invited.iter().filter(|other| other.place < invited.place).count();
        invited.place.saturating_sub(missing)
    }
}

impl Transition<'_, '_> {
    /// Offers a seat to someone, who is asked in the channel.
    pub(super) fn offer(
        &mut self,
        (by, by_name): (Actor, &str),
        seat: Seat,
        (person, name): (UserId, &str),
    ) -> Result<(), Error> {
        self.going()?;
        self.table.hosted(by)?;
        self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        let returns = self.table.seat_to_take_back(person) == Some(seat);
        if self.table.players.knows(person) && !returns {
            return Err(Refusal::Knows(name.to_owned()).into());
        }
        self.may_take_from(by, seat)?;
        let now = self.context.clock.now;
        if self.table.offers.iter().any(|offer| now < offer.since + NEXT_OFFER_AFTER) {
            return Err(Refusal::OfferedJustNow.into());
        }
        let by_moderator = self.table.is_moderated_by(by);
        let by = self.author(by, by_name);
        self.table.offers.retain(|offer| offer.seat != seat);
        let number = u32::try_from(self.table.revision).unwrap_or(u32::MAX);
        self.table.offers.push(SeatOffer { seat, person, by, by_moderator, since: now, number });
        Ok(())
    }

    /// Takes a seat that was offered.
    pub(super) fn accept(&mut self, guest: &Guest, name: &str, seat: Seat) -> Result<(), Error> {
        self.going()?;
        if self.table.seat_of(guest.person).is_some() {
            return Err(Refusal::Seated.into());
        }
        let is_it = |offer: &&SeatOffer| offer.seat == seat && offer.person == guest.person;
        let offer = self.table.offers.iter().find(is_it);
        let offer = offer.filter(|offer| self.table.stands(offer, self.context.clock));
        let by = offer.ok_or(Refusal::NoOffer)?.by;
        let returns = self.table.seat_to_take_back(guest.person) == Some(seat);
        if self.table.players.knows(guest.person) && !returns {
            return Err(Refusal::YouKnow.into());
        }
        self.give_to_person(seat, guest, name, Some(by));
        Ok(())
    }

    /// Does not take it.
    pub(super) fn decline(&mut self, person: UserId, seat: Seat) -> Result<(), Error> {
        self.going()?;
        let before = self.table.offers.len();
        self.table.offers.retain(|offer| offer.seat != seat || offer.person != person);
        if self.table.offers.len() == before {
            return Err(Refusal::NoOffer.into());
        }
        Ok(())
    }

    /// Someone who was asked to play again sits down where they sat; is it one of them?
    pub(super) fn joins_again(&mut self, guest: &Guest, name: &str) -> bool {
        let asked = self.table.invited.iter().position(|asked| asked.person == guest.person);
        let Some(asked) = asked.map(|index| self.table.invited.remove(index)) else { return false };
        let place = self.table.place_again(&asked);
        let is_taken =
            |colour: &usize| self.table.seats.iter().any(|sitting| sitting.colour == Some(*colour));
        let colour = asked.colour.filter(|colour| !is_taken(colour));
        let seat = NewSeat { colour, ..NewSeat::person(guest.clone(), name.to_owned()) };
        self.table.insert_seat(place, seat);
        true
    }
}
