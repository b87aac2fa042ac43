//! Taking back: the own last action, while it has shown no one anything and no one has acted since.

use super::handle::Transition;
use super::history::{last_actor, may_take_back, undone};
use super::progress::{NewsLine, TableNews};
use super::{Entry, Error, Refusal, Table, UserId};
use pangaea_engine::play::Play;
use pangaea_engine::registry::{Match, Matches, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;

impl Table {
    /// Can this seat take its last action back?
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.playing().is_some_and(|progress| progress.undo == Some(seat))
    }
}

impl Transition<'_, '_> {
    pub(super) fn undo(&mut self, by: UserId, log: &[Entry]) -> Result<(), Error> {
        self.going()?;
        let seat = self.seated(by)?;
        let name = |other: Seat| self.table.name(other).to_owned();
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        let taken_back: Result<Match, Error> = with_any!(&progress.game, G, play => {
            undone::<G>(log, play, seat, name).map(G::any::<Matches>)
        });
        let can_change = self.table.open(seat).is_some_and(|open| open.answered);
        let before = match taken_back {
            Err(Error::Refused(Refusal::OthersActed(_))) if can_change => {
                return Err(Refusal::ChangeInstead.into());
            }
            taken_back => taken_back?,
        };
        let own = self.table.seats[seat.index()].player;
        self.entries.push(Entry::Undo { seat });
        self.acted.push(seat);
        let sitting = &mut self.table.seats[seat.index()];
        (sitting.draft, sitting.answered) = (None, None);
        let heard = sitting.heard.take_back();
        if let Some(progress) = self.table.playing_mut() {
            progress.game = before;
            let round = progress.round();
            progress.tell(round, vec![NewsLine::Table(TableNews::Undone(own))]);
            if let Some(heard) = heard {
                progress.take_back_news(heard);
            }
        }
        let log = [log, &self.entries].concat();
        self.undo = last_actor(&log).filter(|seat| self.could_undo(*seat, &log));
        Ok(())
    }

    /// Could a person at this seat take its last action back, with this log?
    fn could_undo(&self, seat: Seat, log: &[Entry]) -> bool {
        let Some(progress) = self.table.playing() else { return false };
        let name = |_| String::new();
        let is_ok =
            with_any!(&progress.game, G, play => undone::<G>(log, play, seat, name).is_ok());
        is_ok && self.table.guest(seat).is_some()
    }

    /// The seat that can take its last action back once this is done: whoever acts takes that from
    /// all others.
    pub(super) fn can_take_back(&self, before: &Table) -> Option<Seat> {
        let (seat, action) = match &self.entries[..] {
            [Entry::Action { seat, action }] => (*seat, action),
            entries => {
                return self.undo.filter(|undo| !entries.iter().any(|entry| ends(entry, *undo)));
            }
        };
        self.table.guest(seat)?;
        let (was, is) = (before.playing()?, self.table.playing()?);
        with_any!(&was.game, G, before => {
            let (before, now): (&Play<G>, &Play<G>) = (before, G::of(&is.game)?);
            may_take_back(before, now, seat, G::of(action)?).then_some(seat)
        })
    }
}

/// Can this seat take nothing back after this? Someone has acted, or someone else sits there.
fn ends(entry: &Entry, undo: Seat) -> bool {
    match entry {
        Entry::Action { .. } => true,
        Entry::Holder { seat, .. } => *seat == undo,
        Entry::Start { .. } | Entry::Undo { .. } => false,
    }
}
