//! The order of what is written into a message that people press, and the private panels that
//! can still be changed.
//!
//! The answer to a press and a change by the outbox are requests of their own, and one may
//! overtake the other on its way. So each takes its turn, and waits until what was written before
//! has arrived. Whoever finds then that something was written since they read the table reads it
//! again: no message goes back to an older question, answer or draft.
//!
//! All of it is in memory only: after a restart nothing is on its way, and a private panel from
//! before answers politely when it is pressed.

use pangaea_engine::seat::Seat;
use pangaea_table::{Slot, Table, TableId, UserId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::OwnedMutexGuard;
use tokio::time::timeout;

/// A little less than Discord's quarter of an hour, after which a private panel stays as it is.
const LIVES: Duration = Duration::from_mins(14);

/// A request that takes longer is not waited for. When it arrives after all, whoever sent it
/// finds that it was overtaken, and writes again.
const PATIENCE: Duration = Duration::from_secs(3);

/// A message that several write into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Target {
    /// The private panel of a seat.
    Panel(TableId, Seat),
    /// A message of a table.
    Message(TableId, Slot),
}

/// How much was written into a message before the table was read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ticket {
    pub(super) target: Target,
    writes: u64,
}

/// Everything that was written into of late.
#[derive(Debug, Default)]
pub(super) struct OpenPanels(Mutex<HashMap<Target, TargetState>>);

#[derive(Debug)]
struct TargetState {
    /// Locked while something is on its way.
    turn: Arc<tokio::sync::Mutex<()>>,
    /// How often something arrived, or may have.
    writes: u64,
    used: Instant,
    /// The private panel that was last opened.
    open: Option<OpenPanel>,
    /// The table's revision that it has to show, or a newer one.
    due: u64,
    /// Its picture could not be drawn again, and is of an earlier moment.
    has_earlier_picture: bool,
}

#[derive(Debug)]
struct OpenPanel {
    /// Who sees it: whoever takes the seat over has a panel of their own.
    person: UserId,
    token: String,
    opened: Instant,
    /// The table's revision that it shows.
    revision: u64,
}

impl OpenPanels {
    fn with<T>(&self, target: Target, change: impl FnOnce(&mut TargetState) -> T) -> T {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if !all.contains_key(&target) {
            all.retain(|_, written| now.duration_since(written.used) < LIVES);
        }
        let (turn, used) = (Arc::default(), now);
        let (open, due, has_earlier_picture) = (None, 0, false);
        let new = TargetState { turn, writes: 0, used, open, due, has_earlier_picture };
        let written = all.entry(target).or_insert(new);
        written.used = now;
        change(written)
    }

    /// To be taken before the table is read of which something is to be written.
    pub(super) fn ticket(&self, target: Target) -> Ticket {
        Ticket { target, writes: self.with(target, |written| written.writes) }
    }

    /// Waits until nothing else is on its way there.
    pub(super) async fn turn(&self, target: Target) -> WriteTurn<'_> {
        loop {
            let lock = self.with(target, |written| Arc::clone(&written.turn));
            let held = timeout(PATIENCE, Arc::clone(&lock).lock_owned()).await;
            let mine = self.with(target, |written| {
                if !Arc::ptr_eq(&written.turn, &lock) {
                    // Someone else has lost patience before.
                    return None;
                }
                if held.is_err() {
                    written.turn = Arc::default();
                }
                Some(written.writes).zip(held.ok())
            });
            if let Some((writes, held)) = mine {
                return WriteTurn { panels: self, target, writes, sent: false, _held: held };
            }
        }
    }

    /// A private panel was shown with this token; only the last one of a seat is kept up to date.
    pub(super) fn opened(&self, table: &Table, seat: Seat, token: &str) {
        let Some(person) = table.guest(seat).map(|guest| guest.person) else { return };
        let (token, opened, revision) = (token.to_owned(), Instant::now(), table.revision);
        self.with(Target::Panel(table.id, seat), |written| {
            written.open = Some(OpenPanel { person, token, opened, revision });
        });
    }

    /// The private panel of a seat has to show the table as it is with this revision.
    pub(super) fn is_due(&self, target: Target, revision: u64) {
        self.with(target, |written| written.due = written.due.max(revision));
    }

    /// The token of the panel that the person at a seat has, if it is out of date and can still be
    /// changed.
    pub(super) fn behind(&self, table: &Table, seat: Seat) -> Option<String> {
        let person = table.guest(seat)?.person;
        self.with(Target::Panel(table.id, seat), |written| {
            let open = written.open.as_ref()?;
            let can_change = open.person == person && open.opened.elapsed() < LIVES;
            let is_behind = open.revision < written.due;
            (can_change && is_behind).then(|| open.token.clone())
        })
    }

    /// The open panel shows the table as it was with this revision; none if that is not known.
    pub(super) fn shows(&self, target: Target, revision: Option<u64>) {
        self.with(target, |written| {
            if let Some(open) = &mut written.open {
                open.revision = revision.unwrap_or_default();
            }
        });
    }

    /// Words were written there, and their picture with them, or it stayed as it was.
    pub(super) fn pictured(&self, target: Target, is_now: bool) {
        self.with(target, |written| written.has_earlier_picture = !is_now);
    }

    /// Is the picture that is there of an earlier moment than the words beside it?
    pub(super) fn has_earlier_picture(&self, target: Target) -> bool {
        self.with(target, |written| written.has_earlier_picture)
    }

    /// The panel with this token cannot be changed any more.
    pub(super) fn closed(&self, target: Target, token: &str) {
        self.with(target, |written| written.open.take_if(|open| open.token == token));
    }
}

/// The right to write into a message, until it is dropped.
pub(super) struct WriteTurn<'a> {
    panels: &'a OpenPanels,
    target: Target,
    /// The count of writes before this turn.
    writes: u64,
    sent: bool,
    _held: OwnedMutexGuard<()>,
}

impl WriteTurn<'_> {
    /// Was something written since? Then what was read of the table may be older than what is
    /// shown.
    pub(super) const fn is_late(&self, ticket: Ticket) -> bool {
        self.writes != ticket.writes
    }

    /// Writes, and waits until it has arrived.
    pub(super) async fn send<T>(&mut self, request: impl Future<Output = T>) -> T {
        self.sent = true;
        request.await
    }

    /// Did it take so long that someone else has written meanwhile?
    pub(super) fn is_overtaken(&self) -> bool {
        self.panels.with(self.target, |written| written.writes) != self.writes
    }
}

impl Drop for WriteTurn<'_> {
    fn drop(&mut self) {
        if self.sent {
            self.panels.with(self.target, |written| written.writes += 1);
        }
    }
}
