//! One task a table: the only one of its process that writes it. Commands of a table come one after
//! another, those of different tables side by side; where several processes write, see `race`.
//!
//! A command is carried out on a copy, stored in one transaction, and only then answered. What
//! has to be said is stored with it; whoever speaks is woken afterwards.

pub mod clock;
pub mod compute;
mod error;
mod forget;
mod index;
mod load;
mod prune;
mod race;
mod repair;
mod rows;
mod task;
mod tick;
mod turn_out;

use clock::{Clock, JumpWatch};
use pangaea_decks::Decks;
use pangaea_metrics::Metrics;
use pangaea_store::{Created, NewTable, Store};
use pangaea_table::{
    ClockReading, NewSeat, Order, Refusal, Slot, Table, TableId, TablePlace, Terms,
};
use rows::{seat_rows, table_index};
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use task::{Keeper, fresh_mark};
use tokio::sync::{mpsc, oneshot};

pub use error::Error;
pub use forget::Forgotten;
pub use load::{Loaded, judge, load};
pub use prune::{KEEP_GAMES, KEEP_LEAST, Pruned};
pub use repair::Repaired;
pub use rows::entries;
pub use task::store_again;
pub use turn_out::TurnedOut;

/// So many commands can wait for one table.
const QUEUE: usize = 64;

/// What a table's task is asked for, and where the answer goes.
enum TableRequest {
    /// Something is to be done; nothing if the table is only to be looked at.
    Order(Option<(Order, EarlyLook)>, oneshot::Sender<Result<Arc<Table>, Error>>),
    /// It is to be rebuilt, if it has to be.
    Repair(oneshot::Sender<Result<Repaired, Error>>),
    /// It is to go, if it had ended by then.
    Prune(i64, oneshot::Sender<Result<bool, Error>>),
}

/// Where someone gets the table as it will be, while it is still being stored.
type EarlyLook = oneshot::Sender<Arc<Table>>;

/// All tables.
#[derive(Clone)]
pub struct Keepers {
    shared: Arc<Shared>,
}

impl std::fmt::Debug for Keepers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keepers").finish_non_exhaustive()
    }
}

struct Shared {
    store: Store,
    decks: Decks,
    clock: Clock,
    tables: Mutex<HashMap<TableId, mpsc::Sender<TableRequest>>>,
    /// Who is woken when a table has something to say.
    speaker: mpsc::UnboundedSender<TableId>,
    metrics: Metrics,
    /// Tables that cannot go on, and when to try again; the others go on without them.
    faulty: Mutex<HashMap<TableId, Backoff>>,
    /// Whether the clock can be believed, once it was looked at.
    jumps: Mutex<Option<JumpWatch>>,
    /// The last table of an older program that was read for what it is found by.
    indexed: AtomicU64,
    /// Other processes write the same tables.
    is_among_others: bool,
}

/// A table that is left alone.
struct Backoff {
    until: i64,
    pause: i64,
}

impl Shared {
    /// Leaves a table alone for a while, as far as time is concerned: a disk may soon have room
    /// again, a damaged table stays damaged.
    fn leave_alone(&self, table: TableId) {
        const FIRST: i64 = 5;
        const LONGEST: i64 = 3600;
        let mut faulty = self.faulty.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = faulty.get(&table).map_or(FIRST, |left| (left.pause * 4).min(LONGEST));
        faulty.insert(table, Backoff { until: self.clock.now() + pause, pause });
    }

    fn take_up_again(&self, table: TableId) {
        self.faulty.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }
}

impl Keepers {
    /// Keepers of what is in the store; the other end of `speaker` says what there is to say.
    pub fn new(
        store: Store,
        decks: Decks,
        clock: Clock,
        speaker: mpsc::UnboundedSender<TableId>,
    ) -> Self {
        let is_among_others = store.is_shared();
        Self::with((store, decks, clock, speaker), is_among_others)
    }

    /// The same where others keep what is in the store too, even if no other process can have it open:
    /// nothing that is in memory is believed without a look at the store.
    pub fn among_others(
        store: Store,
        decks: Decks,
        clock: Clock,
        speaker: mpsc::UnboundedSender<TableId>,
    ) -> Self {
        Self::with((store, decks, clock, speaker), true)
    }

    fn with(
        (store, decks, clock, speaker): (Store, Decks, Clock, mpsc::UnboundedSender<TableId>),
        is_among_others: bool,
    ) -> Self {
        let (tables, faulty, metrics) = (Mutex::default(), Mutex::default(), Metrics::default());
        let (jumps, indexed) = (Mutex::default(), AtomicU64::default());
        let shared = Shared {
            store,
            decks,
            clock,
            tables,
            speaker,
            metrics,
            faulty,
            jumps,
            indexed,
            is_among_others,
        };
        Self { shared: Arc::new(shared) }
    }

    /// The store behind them.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// The time by which they go.
    pub fn clock(&self) -> &Clock {
        &self.shared.clock
    }

    /// What that says, and whether it can be believed.
    pub async fn read_clock(&self) -> ClockReading {
        self.shared.read_clock().await
    }

    /// What is counted and measured of this bot.
    pub fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    /// The cards of new games.
    pub fn decks(&self) -> &Decks {
        &self.shared.decks
    }

    /// Opens a table with these people seated, or tells which one is already there.
    pub async fn open(
        &self,
        place: TablePlace,
        terms: Terms,
        seats: Vec<NewSeat>,
    ) -> Result<Created, Error> {
        let at = self.shared.clock.now();
        let table = Table::lobby(place, terms, seats, at).ok_or(Refusal::NotSeated)?;
        let people = table.guests().map(|(_, guest)| guest.person);
        let slots: Vec<Slot> =
            std::iter::once(Slot::Lobby).chain(people.map(Slot::Hello)).collect();
        let mark = fresh_mark();
        let new = NewTable {
            mark,
            channel: place.channel,
            home: place.home(),
            server: place.server,
            game: table.terms.game.slug().to_owned(),
            seats: seat_rows(&table),
            slots: slots.iter().map(ToString::to_string).collect(),
            index: table_index(&table, &slots),
            due: table.due(),
            at,
        };
        let details = |id: TableId| Table { id, ..table.clone() }.details();
        let began = Instant::now();
        let failed =
            |fault: &pangaea_store::Error| self.shared.metrics.commit_failed(fault.cause());
        let mut created =
            self.shared.store.create(new.clone(), details).await.inspect_err(failed)?;
        if let Created::Taken(there) = created
            && self.get(there).await?.is_broken()
        {
            // It is set aside by now.
            created = self.shared.store.create(new, details).await.inspect_err(failed)?;
        }
        if let Created::New(id) = created {
            self.shared.metrics.committed(began.elapsed());
            tracing::info!(table = id.0, game = table.terms.game.slug(), "Table opened.");
            self.wake(id);
        }
        Ok(created)
    }

    /// Lets the speaker look at a table.
    pub fn wake(&self, table: TableId) {
        // Once no one speaks any more, the bot is stopping; the store keeps what is to be said.
        let _ = self.shared.speaker.send(table);
    }

    /// The table as it is now.
    pub async fn get(&self, table: TableId) -> Result<Arc<Table>, Error> {
        self.request(table, None).await
    }

    /// Carries out what is wanted; the table afterwards, which is stored by then.
    pub async fn handle(
        &self,
        table: TableId,
        order: impl Into<Order>,
    ) -> Result<Arc<Table>, Error> {
        self.handle_with(table, order, |_| ()).await.map(|(table, ())| table)
    }

    /// The same, with what is made of the table: it's made while the disk is at work, and given to no
    /// one before the table is stored.
    pub async fn handle_with<T>(
        &self,
        table: TableId,
        order: impl Into<Order>,
        prepare: impl FnOnce(&Table) -> T,
    ) -> Result<(Arc<Table>, T), Error> {
        let (early, look) = oneshot::channel::<Arc<Table>>();
        let meanwhile = async {
            match look.await {
                Ok(table) => Ok(prepare(&table)),
                // Nothing had to be stored.
                Err(_) => Err(prepare),
            }
        };
        let request = self.request(table, Some((order.into(), early)));
        let (table, outcome) = tokio::join!(request, meanwhile);
        let table = table?;
        let outcome = outcome.unwrap_or_else(|prepare| prepare(&table));
        Ok((table, outcome))
    }

    async fn request(
        &self,
        table: TableId,
        order: Option<(Order, EarlyLook)>,
    ) -> Result<Arc<Table>, Error> {
        let (answer, answered) = oneshot::channel();
        self.send(table, TableRequest::Order(order, answer)).await;
        answered.await.unwrap_or(Err(Error::Panicked(Some(table))))
    }

    /// Hands something to a table's task.
    async fn send(&self, table: TableId, mut request: TableRequest) {
        // One that has just put the table away does not take it; the next one takes it out again.
        while let Err(mpsc::error::SendError(returned)) = self.keeper(table).send(request).await {
            request = returned;
            // While the program ends there is no next one: whoever asks must end, too.
            tokio::task::yield_now().await;
        }
    }

    fn keeper(&self, table: TableId) -> mpsc::Sender<TableRequest> {
        let mut tables = self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.get(&table).filter(|sender| !sender.is_closed());
        if let Some(known) = known {
            return known.clone();
        }
        let (sender, requests) = mpsc::channel(QUEUE);
        tables.insert(table, sender.clone());
        let shared = Arc::clone(&self.shared);
        tokio::spawn(async move { Keeper::new(shared, table).keep(requests).await });
        sender
    }
}

#[cfg(test)]
mod tests;
