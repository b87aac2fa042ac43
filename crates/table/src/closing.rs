//! Tables that close before their time, open again, or go on after we were away.

use super::handle::Transition;
use super::progress::{NewsLine, TableNews};
use super::{Actor, ClockReading, Error, Refusal, Stage, Table};

/// A game that everyone has left can be closed by anyone after so long.
pub const PAUSE_IS_FREE_AFTER: i64 = 24 * 3600;

impl Table {
    /// In how many hours anyone may close this table, because everyone has left it; nothing where
    /// people still play.
    pub fn hours_until_free(&self, clock: ClockReading) -> Option<u32> {
        let seconds = (PAUSE_IS_FREE_AFTER - clock.passed_since(self.touched)).max(0);
        self.is_paused().then(|| u32::try_from((seconds + 3599) / 3600).unwrap_or(u32::MAX))
    }

    /// Refuses whoever may not close the table.
    pub fn closable_by(&self, by: Actor, clock: ClockReading) -> Result<(), Refusal> {
        let hours = self.hours_until_free(clock);
        if hours == Some(0) {
            return Ok(());
        }
        self.hosted(by).map_err(|refusal| hours.map_or(refusal, Refusal::NotFreeYet))
    }
}

impl Transition<'_, '_> {
    pub(super) fn cancel(&mut self, by: Actor) -> Result<(), Error> {
        if !self.table.is_open() && !self.table.is_broken() {
            self.going()?;
        }
        self.table.closable_by(by, self.context.clock)?;
        self.close();
        Ok(())
    }

    pub(super) fn close(&mut self) {
        let stage = std::mem::replace(&mut self.table.stage, Stage::Lobby);
        self.table.stage = stage.closed();
        // It can be opened again for a while from now on, however it came to its end.
        self.table.touched = self.context.clock.now;
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
        if !self.table.is_restorable(self.context.clock.now) {
            return Err(Refusal::Cancelled.into());
        }
        let progress = progress.clone();
        self.table.stage = progress.map_or(Stage::Lobby, Stage::Playing);
        // It is wanted back where it is.
        self.table.unreachable = None;
        self.tell(TableNews::Resumed);
        Ok(())
    }

    /// Play goes on after we were away. Where nothing has happened since this was last told, it is
    /// not told again. Is it told?
    pub(super) fn resume(&mut self) -> bool {
        let Some(progress) = self.table.playing() else { return false };
        let last = progress.news.last().and_then(|told| told.lines.last());
        let is_told = matches!(last, Some(NewsLine::Table(TableNews::Resumed)));
        if !is_told {
            self.tell(TableNews::Resumed);
        }
        !is_told
    }
}
