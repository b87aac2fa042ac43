//! Says what tables have to say. What is said was stored before; what was said is stored after.
//!
//! Each message has a slot. One that is out of date is posted, or changed if it is there already,
//! from the table as it is then. Slots of the channel are said one after another, those of
//! direct messages side by side.

mod content;
mod deliver;
mod hold;
mod lost;

pub(super) use hold::Hold;

use super::doors::Doors;
use super::reply::{self, How, Reply};
use crate::keeper::Keepers;
use crate::store::{Fault, Said, Unsaid};
use crate::table::{Command, Person, Slot, Table, TableId};
use crate::text::Language;
use content::{content, is_private};
use pangaea_engine::seat::Seat;
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
    doors: Arc<Doors>,
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
    pub(super) fn new(http: Arc<Http>, keepers: Keepers, doors: Arc<Doors>) -> Self {
        let (held, busy, unsure) = (Mutex::default(), Mutex::default(), Mutex::default());
        let (answered, born) = (Notify::new(), keepers.clock().now());
        Self { http, keepers, doors, held, answered, busy, unsure, born }
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
            match self.keepers.store().unsaid_tables().await {
                Ok(tables) => break tables,
                Err(fault) => tracing::error!("what is still to be said cannot be read: {fault}"),
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
        if unsaid.iter().any(|unsaid| now - unsaid.since > FORGOTTEN) {
            // A table that is not being played has nothing to go on with.
            let _ = self.keepers.carry_out(table, Command::Resume).await;
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
                tracing::error!(table = table.0, "the outbox cannot be read: {fault}");
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
    async fn speak_all(self: &Arc<Self>, id: TableId) -> Result<Spoken, Fault> {
        let mut private = JoinSet::new();
        let mut slots: Vec<(Slot, Mark)> = Vec::new();
        for Unsaid { slot, revision, since } in self.keepers.store().outbox(id).await? {
            match slot.parse() {
                Ok(slot) => slots.push((slot, Mark { revision, since })),
                Err(_) => self.keepers.store().said(id, &slot, revision).await?,
            }
        }
        slots.retain(|(slot, _)| !self.is_held(id, *slot));
        if slots.is_empty() {
            return Ok(Spoken::Done);
        }
        let Ok(table) = self.keepers.look(id).await else { return Ok(Spoken::Barred) };
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
            // What was said may have opened the door for the rest, such as that of a thread.
            Spoken::Later
        } else if some(Spoken::Barred) {
            Spoken::Barred
        } else {
            Spoken::Done
        })
    }

    /// Brings one message up to date.
    async fn speak(&self, table: &Table, slot: Slot, mark: Mark) -> Result<Spoken, Fault> {
        let store = self.keepers.store();
        let Mark { revision, since } = mark;
        let name = slot.to_string();
        if let Slot::Ask(_, seat, _) = slot {
            self.refresh_door(table, seat).await;
        }
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
                store.unsay(table.id, &name).await?;
            }
            store.said(table.id, &name, revision).await?;
            return Ok(Spoken::Done);
        };
        let now = self.keepers.clock().now();
        let is_old = |said: &Said| now - said.posted_at >= TOO_OLD;
        let draws = content.redraw || there.as_ref().is_none_or(is_old);
        let picture = if draws { content.draw().await } else { None };
        if there.is_some() && self.is_held(table.id, slot) {
            // Somebody has pressed it meanwhile and shows what is newer.
            return Ok(Spoken::Done);
        }
        let said = match &there {
            Some(said) if is_old(said) => {
                self.replace(table, (slot, since), said, content, picture).await
            }
            Some(said) => self.change(said, content, picture).await,
            None => self.post_once(table, (slot, since), content, picture).await,
        };
        match said {
            Ok(Some(said)) => store.posted(table.id, &name, revision, &said).await?,
            Ok(None) => store.said(table.id, &name, revision).await?,
            Err(error) => return self.failed(table, slot, revision, &error).await,
        }
        lock(&self.unsure).remove(&(table.id, slot));
        Ok(Spoken::Done)
    }

    /// Waits a moment until nothing is left to be said to somebody who has gone.
    pub(super) async fn closed(&self, table: TableId, person: Person) {
        let theirs = |unsaid: &Unsaid| {
            unsaid.slot.parse().is_ok_and(|slot: Slot| slot.person() == Some(person))
        };
        let said = async {
            while self.keepers.store().outbox(table).await.is_ok_and(|all| all.iter().any(theirs)) {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, said).await;
    }

    /// Shows a seat's private panel as it is now.
    async fn refresh_door(&self, table: &Table, seat: Seat) {
        let Some(token) = self.doors.behind(table, seat) else { return };
        let Some(panel) = table.panel(seat) else { return };
        let language = language(table, seat);
        let shown = reply::change(&self.http, &token, Reply::panel(How::Update, panel, language));
        if shown.await.is_err() {
            self.doors.closed(table.id, seat);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn language(table: &Table, seat: Seat) -> Language {
    table.guest(seat).map_or(table.terms.language, |guest| guest.language)
}
