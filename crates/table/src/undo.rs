//! Taking back: the own last action, while it has shown no one anything and no one has acted since.

use super::handle::Transition;
use super::history::{last_actor, undone};
use super::progress::{NewsLine, TableNews};
use super::seating::GivenAnswers;
use super::{Entry, Error, Refusal, Table, UserId};
use pangaea_engine::registry::{Match, Matches, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;

impl Table {
    /// Can this seat take its last action back?
    pub fn can_undo(&self, seat: Seat) -> bool {
        let can_change = self.sitting(seat).is_some_and(|sitting| !sitting.is_settled());
        can_change && self.playing().is_some_and(|progress| progress.undo == Some(seat))
    }
}

impl Transition<'_, '_> {
    pub(super) fn undo(&mut self, by: UserId, log: &[Entry]) -> Result<(), Error> {
        self.going()?;
        let seat = self.seated(by)?;
        if self.table.seats[seat.index()].is_settled() {
            return Err(Refusal::ChangedOften(GivenAnswers::MOST).into());
        }
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
        let undo = last_actor(&log).filter(|seat| self.could_undo(*seat, &log));
        if let Some(progress) = self.table.playing_mut() {
            progress.undo = undo;
        }
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
}
