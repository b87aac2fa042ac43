//! Says what tables have to say. What is said was stored before; what was said is stored after.
//!
//! Each message has a slot. One that is out of date is posted, or changed if it is there already,
//! from the table as it is then. Slots of the channel are said one after another, those of
//! direct messages side by side.

mod content;
mod deliver;
mod hold;
mod lost;
mod members;
mod pictures;
mod refresh;
mod rejection;
mod speak;
mod thread;

use super::open_panels::{OpenPanels, Target, Ticket};
use super::rest::Rest;
use super::troubles::Troubles;
use content::is_private;
use pangaea_keeper::{Error, Keepers};
use pangaea_store::Pending;
use pangaea_table::{Slot, Table, TableId, Upkeep, UserId};
use pictures::Pictures;
pub(crate) use rejection::Rejection;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::JoinSet;

/// Discord remembers for some minutes what was posted under a nonce. After so many seconds we
/// look for our message ourselves before posting it again.
const FORGOTTEN: i64 = 120;

/// How long someone who wants to be forgotten waits for their questions to close.
const LAST_WORDS: Duration = Duration::from_secs(2);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// How long to wait after a failure; each further time twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// Sends what tables have to say.
pub(super) struct Outbox {
    rest: Arc<Rest>,
    keepers: Keepers,
    panels: Arc<OpenPanels>,
    troubles: Arc<Troubles>,
    /// Tables at which presses are being answered, and how many; with the slot that such a press
    /// changes itself.
    held: Mutex<HashMap<(TableId, Option<Slot>), usize>>,
    /// Told whenever a press has been answered.
    answered: Notify,
    /// Tables whose messages are being sent; true if they have got more to say.
    busy: Mutex<HashMap<TableId, bool>>,
    /// Messages that may have arrived although it is not written down where they are.
    unsure: Mutex<HashSet<(TableId, Slot)>>,
    pictures: Pictures,
    /// Who was asked after, and when.
    asked_after: Mutex<HashMap<UserId, i64>>,
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
enum Delivery {
    /// It is said, or need not be said any more.
    Done,
    /// It may work later.
    Later,
    /// It may work once someone lets us; until something happens, it is not tried again.
    Barred,
}

impl Outbox {
    pub(super) fn new(
        rest: Arc<Rest>,
        keepers: Keepers,
        panels: Arc<OpenPanels>,
        troubles: Arc<Troubles>,
    ) -> Self {
        let (held, busy, unsure) = (Mutex::default(), Mutex::default(), Mutex::default());
        let (answered, born) = (Notify::new(), keepers.clock().now());
        let (pictures, asked_after) = (Pictures::default(), Mutex::default());
        Self {
            rest,
            keepers,
            panels,
            troubles,
            held,
            answered,
            busy,
            unsure,
            pictures,
            asked_after,
            born,
        }
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
    /// memory nor keep those waiting where someone plays.
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
        let pending = store.outbox(table).await.unwrap_or_default();
        let now = self.keepers.clock().now();
        if pending.iter().any(|pending| now - pending.since > FORGOTTEN)
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
            let delivery = self.speak_all(table).await;
            drop(turn.take());
            if let Err(fault) = &delivery {
                tracing::error!(
                    table = table.0,
                    "I can't read which messages are still to be sent: {fault}"
                );
            }
            if matches!(delivery, Ok(Delivery::Done | Delivery::Barred)) {
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
    async fn speak_all(self: &Arc<Self>, id: TableId) -> Result<Delivery, pangaea_store::Error> {
        let mut private = JoinSet::new();
        let mut slots: Vec<(Slot, Mark)> = Vec::new();
        for Pending { slot, revision, since } in self.keepers.store().outbox(id).await? {
            match slot.parse() {
                Ok(slot) => {
                    let ticket = self.panels.ticket(Target::Message(id, slot));
                    slots.push((slot, Mark { revision, since, ticket }));
                }
                Err(_) => self.keepers.store().mark_sent(id, &slot, revision).await?,
            }
        }
        slots.retain(|(slot, _)| !self.is_held(id, *slot));
        if slots.is_empty() {
            return Ok(Delivery::Done);
        }
        let Some(mut table) = self.table(id).await? else { return Ok(Delivery::Barred) };
        let thread = self.enter_thread(&mut table).await?;
        slots.sort_unstable_by_key(|(slot, _)| *slot);
        let mut attempts = Vec::new();
        for (slot, mark) in slots {
            if is_private(&table, slot) {
                let (outbox, table) = (Arc::clone(self), Arc::clone(&table));
                private.spawn(async move { outbox.speak(&table, slot, mark).await });
                continue;
            }
            attempts.push(match &thread {
                Err(missing) if !slot.stays_home() => {
                    self.waits_for_thread(&table, slot, mark, missing).await
                }
                _ => self.speak(&table, slot, mark).await,
            });
        }
        // What is on its way arrives, whatever else has failed.
        while let Some(one) = private.join_next().await {
            attempts.push(one.unwrap_or(Ok(Delivery::Later)));
        }
        let deliveries: Vec<Delivery> = attempts.into_iter().collect::<Result<_, _>>()?;
        let some = |how: Delivery| deliveries.contains(&how);
        Ok(if some(Delivery::Later) || (some(Delivery::Barred) && some(Delivery::Done)) {
            // What was said may let the rest through, such as by opening a thread again.
            Delivery::Later
        } else if some(Delivery::Barred) {
            Delivery::Barred
        } else {
            Delivery::Done
        })
    }

    /// The table whose messages are sent, unless it can't be read before someone mends it. A store that
    /// fails now may be there again in a moment, and no one may touch this table for long.
    async fn table(&self, id: TableId) -> Result<Option<Arc<Table>>, pangaea_store::Error> {
        match self.keepers.get(id).await {
            Ok(table) => Ok(Some(table)),
            Err(Error::Store { error, .. }) => Err(error),
            Err(error) => {
                error.log("I can't read a table that has messages to send");
                Ok(None)
            }
        }
    }

    /// Waits a moment until nothing is left to be said to someone who has gone.
    pub(super) async fn closed(&self, table: TableId, person: UserId) {
        let theirs = |pending: &Pending| {
            pending.slot.parse().is_ok_and(|slot: Slot| slot.person() == Some(person))
        };
        let all_sent = async {
            while self.keepers.store().outbox(table).await.is_ok_and(|all| all.iter().any(theirs)) {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, all_sent).await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
