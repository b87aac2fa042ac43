//! Says what tables have to say. What is said was stored before; what was said is stored after.
//!
//! Each message has a slot. One that is out of date is posted, or changed if it is there already,
//! from the table as it is then. Slots of the channel are said one after another, those of
//! direct messages side by side.

mod content;
mod deliver;
mod hold;
mod lost;
mod refresh;
mod rejection;

use super::open_panels::{OpenPanels, Target, Ticket};
use content::{content, is_private};
use pangaea_keeper::Keepers;
use pangaea_store::{Pending, SentMessage};
use pangaea_table::{Person, Slot, Table, TableId, Upkeep};
use serenity::all::Http;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::JoinSet;

/// Discord throttles changes of messages that are older than an hour.
const TOO_OLD: i64 = 50 * 60;

/// Discord remembers for some minutes what was posted under a nonce. After so many seconds we
/// look for our message ourselves before posting it again.
const FORGOTTEN: i64 = 120;

/// How long somebody who wants to be forgotten waits for their questions to close.
const LAST_WORDS: Duration = Duration::from_secs(2);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// How long to wait after a failure; each further time twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// Who speaks.
pub(super) struct Outbox {
    http: Arc<Http>,
    keepers: Keepers,
    panels: Arc<OpenPanels>,
    /// Tables at which presses are being answered, and how many; with the slot that such a press
    /// changes itself.
    held: Mutex<HashMap<(TableId, Option<Slot>), usize>>,
    /// Told whenever a press has been answered.
    answered: Notify,
    /// Tables that are being spoken for; true if they have got more to say.
    busy: Mutex<HashMap<TableId, bool>>,
    /// Messages that may have arrived although we were told that they did not.
    unsure: Mutex<HashSet<(TableId, Slot)>>,
    /// What was to be said before may have been said by whoever spoke then.
    born: i64,
}

/// How old what is to be said is.
#[derive(Clone, Copy)]
struct Mark {
    /// The table's revision that it tells of.
    revision: u64,
    /// When it first was to be said.
    since: i64,
    /// Taken before the table was read.
    ticket: Ticket,
}

/// How an attempt ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spoken {
    /// It is said, or need not be said any more.
    Done,
    /// It may work later.
    Later,
    /// It may work once somebody lets us; until something happens, it is not tried again.
    Barred,
}

impl Outbox {
    pub(super) fn new(http: Arc<Http>, keepers: Keepers, panels: Arc<OpenPanels>) -> Self {
        let (held, busy, unsure) = (Mutex::default(), Mutex::default(), Mutex::default());
        let (answered, born) = (Notify::new(), keepers.clock().now());
        Self { http, keepers, panels, held, answered, busy, unsure, born }
    }

    /// Says what was left unsaid, and then whatever comes.
    pub(super) async fn run(self: Arc<Self>, mut woken: mpsc::UnboundedReceiver<TableId>) {
        let live = async {
            while let Some(table) = woken.recv().await {
                self.attend(table, None);
            }
        };
        tokio::join!(self.catch_up(), live);
    }

    /// Says what was left unsaid, a few tables at a time: many of them must neither fill the
    /// memory nor keep those waiting where somebody plays.
    async fn catch_up(self: &Arc<Self>) {
        const AT_ONCE: usize = 16;
        let tables = loop {
            match self.keepers.store().tables_with_pending().await {
                Ok(tables) => break tables,
                Err(fault) => {
                    tracing::error!("I can't read which messages are still to be sent: {fault}");
                }
            }
            tokio::time::sleep(LONGEST_PAUSE).await;
        };
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        for table in tables {
            let turn = Arc::clone(&turns).acquire_owned().await.ok();
            self.come_back(table).await;
            self.attend(table, turn);
        }
    }

    /// Tells a table that play goes on, if it had to wait long for us.
    async fn come_back(&self, table: TableId) {
        let store = self.keepers.store();
        let unsaid = store.outbox(table).await.unwrap_or_default();
        let now = self.keepers.clock().now();
        if unsaid.iter().any(|unsaid| now - unsaid.since > FORGOTTEN)
            && let Err(error) = self.keepers.handle(table, Upkeep::Resume).await
        {
            error.log("A table couldn't be told that play goes on");
        }
    }

    /// Sees to a table, once at a time; a turn is given back after the first attempt.
    fn attend(self: &Arc<Self>, table: TableId, turn: Option<OwnedSemaphorePermit>) {
        let mut busy = lock(&self.busy);
        if let Some(more) = busy.get_mut(&table) {
            *more = true;
            return;
        }
        busy.insert(table, false);
        drop(busy);
        let outbox = Arc::clone(self);
        tokio::spawn(async move { outbox.speak_for(table, turn).await });
    }

    async fn speak_for(self: Arc<Self>, table: TableId, turn: Option<OwnedSemaphorePermit>) {
        let mut turn = turn;
        let mut pause = FIRST_PAUSE;
        loop {
            self.give_way(table).await;
            let spoken = self.speak_all(table).await;
            drop(turn.take());
            if let Err(fault) = &spoken {
                tracing::error!(
                    table = table.0,
                    "I can't read which messages are still to be sent: {fault}"
                );
            }
            if matches!(spoken, Ok(Spoken::Done | Spoken::Barred)) {
                pause = FIRST_PAUSE;
                let mut busy = lock(&self.busy);
                if busy.insert(table, false) != Some(true) {
                    busy.remove(&table);
                    return;
                }
            } else {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }

    /// One pass over everything that a table has to say.
    async fn speak_all(self: &Arc<Self>, id: TableId) -> Result<Spoken, pangaea_store::Error> {
        let mut private = JoinSet::new();
        let mut slots: Vec<(Slot, Mark)> = Vec::new();
        for Pending { slot, revision, since } in self.keepers.store().outbox(id).await? {
            match slot.parse() {
                Ok(slot) => {
                    let ticket = self.panels.ticket(Target::Message(id, slot));
                    slots.push((slot, Mark { revision, since, ticket }));
                }
                Err(_) => self.keepers.store().said(id, &slot, revision).await?,
            }
        }
        slots.retain(|(slot, _)| !self.is_held(id, *slot));
        if slots.is_empty() {
            return Ok(Spoken::Done);
        }
        let Some(table) = self.table(id).await else { return Ok(Spoken::Barred) };
        slots.sort_unstable_by_key(|(slot, _)| *slot);
        let mut spoken = Vec::new();
        for (slot, mark) in slots {
            if is_private(&table, slot) {
                let (outbox, table) = (Arc::clone(self), Arc::clone(&table));
                private.spawn(async move { outbox.speak(&table, slot, mark).await });
            } else {
                spoken.push(self.speak(&table, slot, mark).await?);
            }
        }
        while let Some(one) = private.join_next().await {
            spoken.push(one.ok().and_then(Result::ok).unwrap_or(Spoken::Later));
        }
        let some = |how: Spoken| spoken.contains(&how);
        Ok(if some(Spoken::Later) || (some(Spoken::Barred) && some(Spoken::Done)) {
            // What was said may let the rest through, such as by opening a thread again.
            Spoken::Later
        } else if some(Spoken::Barred) {
            Spoken::Barred
        } else {
            Spoken::Done
        })
    }

    /// The table that is spoken for, if it can be read.
    async fn table(&self, id: TableId) -> Option<Arc<Table>> {
        let table = self.keepers.get(id).await;
        table.inspect_err(|error| error.log("I can't read a table that has messages to send")).ok()
    }

    /// Brings one message up to date.
    async fn speak(
        &self,
        table: &Table,
        slot: Slot,
        mark: Mark,
    ) -> Result<Spoken, pangaea_store::Error> {
        let store = self.keepers.store();
        let Mark { revision, since, ticket } = mark;
        let name = slot.to_string();
        // Before the slot is noted as said: a panel belongs to what is said.
        self.refresh_panel_of(table.id, slot, table.revision).await;
        let there = match store.message(table.id, &name).await? {
            Some(said) => Some(said),
            None => match self.lost(table, slot, since).await? {
                Ok(found) => found,
                Err(error) => return self.failed(table, slot, revision, &error).await,
            },
        };
        let Some(mut content) = content(table, slot, there.is_some()) else {
            if let Some(said) = there.filter(|_| matches!(slot, Slot::Call(..) | Slot::Remind(..)))
            {
                // A ping that needs no answer any more is only in the way.
                self.delete(table.id, &said).await;
                store.forget_message(table.id, &name).await?;
            }
            store.said(table.id, &name, revision).await?;
            return Ok(Spoken::Done);
        };
        let now = self.keepers.clock().now();
        let is_old = |said: &SentMessage| now - said.posted_at >= TOO_OLD;
        let draws = content.redraw || there.as_ref().is_none_or(is_old);
        let picture = if draws { content.draw().await } else { None };
        let mut turn = self.panels.turn(ticket.target).await;
        if turn.is_late(ticket) || (there.is_some() && self.is_held(table.id, slot)) {
            // Somebody has pressed it meanwhile and shows what is newer; they wake us afterwards.
            return Ok(Spoken::Done);
        }
        let said = turn.send(async {
            match &there {
                Some(said) if is_old(said) => {
                    self.replace(table, (slot, since), said, content, picture).await
                }
                Some(said) => self.change(said, content, picture).await,
                None => self.post_once(table, (slot, since), content, picture).await,
            }
        });
        let said = said.await;
        let is_overtaken = turn.is_overtaken();
        drop(turn);
        match said {
            Ok(Some(said)) => store.posted(table.id, &name, revision, &said).await?,
            Ok(None) => store.said(table.id, &name, revision).await?,
            Err(_) if is_overtaken => {}
            Err(error) => return self.failed(table, slot, revision, &error).await,
        }
        lock(&self.unsure).remove(&(table.id, slot));
        if is_overtaken {
            return self.speak_again(table.id, slot, mark).await;
        }
        Ok(Spoken::Done)
    }

    /// What was said came so late that something newer was there before.
    async fn speak_again(
        &self,
        id: TableId,
        slot: Slot,
        mark: Mark,
    ) -> Result<Spoken, pangaea_store::Error> {
        let ticket = self.panels.ticket(Target::Message(id, slot));
        let Some(table) = self.table(id).await else { return Ok(Spoken::Barred) };
        Box::pin(self.speak(&table, slot, Mark { ticket, ..mark })).await
    }

    /// Waits a moment until nothing is left to be said to somebody who has gone.
    pub(super) async fn closed(&self, table: TableId, person: Person) {
        let theirs = |unsaid: &Pending| {
            unsaid.slot.parse().is_ok_and(|slot: Slot| slot.person() == Some(person))
        };
        let said = async {
            while self.keepers.store().outbox(table).await.is_ok_and(|all| all.iter().any(theirs)) {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, said).await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
