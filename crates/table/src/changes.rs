//! What has to be said after a table has changed: found by comparing before and after, so that
//! no one can forget it.

use super::{DeliverTo, Guest, OpenQuestion, Progress, SeatOffer, Slot, Stage, Table};
use pangaea_engine::seat::Seat;
use pangaea_games::pictured::Look;
use pangaea_text::Language;
use std::collections::BTreeSet;

/// The messages that are out of date once `old` has become `new`; these seats have acted.
pub(super) fn changed(old: &Table, new: &Table, acted: &[Seat]) -> Vec<Slot> {
    let mut slots = BTreeSet::new();
    if matches!(old.stage, Stage::Lobby) || matches!(new.stage, Stage::Lobby) {
        slots.insert(Slot::Lobby);
    }
    for (_, guest) in new.guests() {
        // Whoever comes back was welcomed before.
        let is_new = old.seat_of(guest.person).is_none();
        if is_new && old.seat_to_take_back(guest.person).is_none() {
            slots.insert(Slot::Hello(guest.person));
        }
    }
    rounds(old, new, &mut slots);
    slots.extend(new.tells_of_place(old));
    let (before, after) = (&old.offers, &new.offers);
    let changed = before.iter().filter(|offer| !after.contains(offer));
    let changed = changed.chain(after.iter().filter(|offer| !before.contains(offer)));
    slots.extend(changed.map(SeatOffer::slot));
    if matches!(new.stage, Stage::Over(_)) && !matches!(old.stage, Stage::Over(_)) {
        slots.insert(Slot::Final);
    }
    endings(old, new, &mut slots);
    for seat in Seat::all(old.seats.len().max(new.seats.len())) {
        questions(old, new, seat, acted.contains(&seat), &mut slots);
    }
    slots.into_iter().collect()
}

impl Table {
    /// The messages that show how it is now; for a table that has just come back.
    pub fn shown_in(&self) -> Vec<Slot> {
        let offers = Vec::new();
        changed(&Self { stage: Stage::Broken, offers, ..self.clone() }, self, &[])
    }
}

/// The rounds that something has happened in. Computer players can go through a whole round, or
/// through the last of the game, before anyone is asked again.
fn rounds(old: &Table, new: &Table, slots: &mut BTreeSet<Slot>) {
    let round = |table: &Table| table.playing().map(Progress::round);
    let (before, after) = (round(old), round(new));
    let first = before.unwrap_or_default();
    slots.extend(before.into_iter().chain(after).map(Slot::Round));
    if let Some(progress) = new.progress().filter(|_| old.is_open()) {
        let told = progress.news.iter().map(|told| told.round);
        slots.extend(told.filter(|round| *round >= first).map(Slot::Round));
    }
}

/// The end comes to each person; whoever turns out to get no direct messages is called in the
/// channel.
fn endings(old: &Table, new: &Table, slots: &mut BTreeSet<Slot>) {
    if !matches!(new.stage, Stage::Over(_)) {
        return;
    }
    if old.playing().is_some() {
        slots.extend(new.guests().map(|(_, guest)| Slot::End(guest.person)));
    }
    let moved = |(_, guest): (Seat, &Guest)| {
        let before = old.guest_of(guest.person).map(Guest::deliver_to);
        before.is_some_and(|before| before != guest.deliver_to())
    };
    if new.guests().any(moved) {
        slots.insert(Slot::Final);
    }
}

/// A new question is asked where the seat wants it; an old one is shown as answered, to whoever it
/// was asked.
fn questions(old: &Table, new: &Table, seat: Seat, acted: bool, slots: &mut BTreeSet<Slot>) {
    let (had, has) = (old.guest(seat), new.guest(seat));
    if had.is_none() && has.is_none() {
        return;
    }
    let (before, after) = (old.open(seat), new.open(seat));
    let same = had.map(|guest| guest.person) == has.map(|guest| guest.person);
    if let (Some(guest), Some(open)) = (had, before)
        && (acted || !same || before != after)
    {
        slots.insert(Slot::Ask(guest.person, seat, open.number));
        if guest.deliver_to() == DeliverTo::Channel {
            slots.insert(Slot::Call(guest.person, seat, open.number));
        }
        slots.extend(
            reminders(old, seat).map(|times| Slot::Remind(guest.person, seat, open.number, times)),
        );
    }
    let number = |open: Option<OpenQuestion>| open.map(|open| open.number);
    if let (Some(guest), Some(open)) = (has, after)
        && (!same
            || number(before) != Some(open.number)
            || had.map(delivery) != Some(delivery(guest))
            || (!open.answered && tells_more(old, new, seat)))
    {
        // Also where it comes to the channel: a message or private panel from before shows it too.
        slots.insert(Slot::Ask(guest.person, seat, open.number));
        if guest.deliver_to() == DeliverTo::Channel {
            slots.insert(Slot::Call(guest.person, seat, open.number));
        }
    }
}

/// Does a seat's open question begin with something else than before?
fn tells_more(old: &Table, new: &Table, seat: Seat) -> bool {
    let told = |table: &Table| table.playing().map(Progress::next_mark);
    told(old) != told(new) && old.story_of(seat) != new.story_of(seat)
}

/// The reminders that a seat has got of its question.
fn reminders(table: &Table, seat: Seat) -> impl Iterator<Item = u32> {
    let waiting = table.playing().and_then(|progress| progress.waiting.get(seat.index())?.as_ref());
    1..=waiting.map_or(0, |waiting| waiting.reminded)
}

/// What changes how a question is asked, and where.
fn delivery(guest: &Guest) -> (DeliverTo, Language, Look, bool) {
    (guest.deliver_to(), guest.language, guest.preferences.look, guest.wants_tips())
}
