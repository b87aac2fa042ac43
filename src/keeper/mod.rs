//! One task a table: the only one that writes it. Commands of a table come one after another,
//! those of different tables side by side.
//!
//! A command is carried out on a copy, stored in one transaction, and only then answered. What
//! has to be said is stored with it; whoever speaks is woken afterwards.

mod rows;
mod task;

use crate::clock::Clock;
use crate::decks::Decks;
use crate::store::{Created, NewTable, Store};
use crate::table::{
    Command, Person, Place, Refusal, Server, Sitting, Slot, Stage, Table, TableId, Terms,
};
use rand::TryRng;
use rand::rngs::SysRng;
use rows::{rules_version, seat_rows, snapshot};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use task::Keeper;
use tokio::sync::{mpsc, oneshot};

pub use rows::{entries, restore};

/// So many commands can wait for one table.
const QUEUE: usize = 64;

/// Why a command was not carried out.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The person's mistake.
    Refused(Refusal),
    /// Our fault, noted in the log under this id.
    Fault(String),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Trouble {
    /// Notes a fault in the log and gives it a name to ask for.
    pub fn fault(cause: &dyn std::fmt::Display, table: Option<TableId>) -> Self {
        let id = format!("{:08x}", fresh_number());
        let table = table.map(|table| table.0);
        tracing::error!(fault = %id, table, "{cause}");
        Self::Fault(id)
    }
}

fn fresh_number() -> u32 {
    SysRng.try_next_u32().unwrap_or_default()
}

/// Something to be done with a table as it will be, while it is being stored.
type Meanwhile = Box<dyn FnOnce(&Table) + Send>;

/// What is wanted of a table, and where the answer goes.
struct Order {
    command: Option<Command>,
    meanwhile: Option<Meanwhile>,
    answer: oneshot::Sender<Result<Arc<Table>, Trouble>>,
}

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
    tables: Mutex<HashMap<TableId, mpsc::Sender<Order>>>,
    /// Who is woken when a table has something to say.
    speaker: mpsc::UnboundedSender<TableId>,
    /// Tables that cannot go on, and when to try again; the others go on without them.
    faulty: Mutex<HashMap<TableId, Left>>,
}

/// A table that is left alone.
struct Left {
    until: i64,
    pause: i64,
}

impl Shared {
    /// Leaves a table alone for a while, as far as time is concerned: a disk may soon have room
    /// again, a damaged table stays damaged.
    fn is_faulty(&self, table: TableId) {
        const FIRST: i64 = 5;
        const LONGEST: i64 = 3600;
        let mut faulty = self.faulty.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = faulty.get(&table).map_or(FIRST, |left| (left.pause * 4).min(LONGEST));
        faulty.insert(table, Left { until: self.clock.now() + pause, pause });
    }

    fn is_sound(&self, table: TableId) {
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
        let (tables, faulty) = (Mutex::default(), Mutex::default());
        Self { shared: Arc::new(Shared { store, decks, clock, tables, speaker, faulty }) }
    }

    /// The store behind them.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// The time by which they go.
    pub fn clock(&self) -> &Clock {
        &self.shared.clock
    }

    /// The cards of new games.
    pub fn decks(&self) -> &Decks {
        &self.shared.decks
    }

    /// Opens a table with these people seated, or tells which one is already there.
    pub async fn open(
        &self,
        place: Place,
        server: Option<Server>,
        terms: Terms,
        seats: Vec<Sitting>,
    ) -> Result<Created, Trouble> {
        let at = self.shared.clock.now();
        let people: Vec<Person> =
            seats.iter().filter_map(Sitting::guest).map(|guest| guest.person).collect();
        let host = *people.first().ok_or(Refusal::NotSeated)?;
        let table = Table {
            id: TableId(0),
            place,
            server,
            revision: 0,
            entries: 0,
            terms,
            host,
            seats,
            knowing: std::collections::BTreeSet::new(),
            former: Vec::new(),
            stage: Stage::Lobby,
            touched: at,
        };
        let slots = std::iter::once(Slot::Lobby).chain(people.into_iter().map(Slot::Hello));
        let new = NewTable {
            place,
            server,
            game: table.terms.game.slug().to_owned(),
            rules_version: rules_version(&table),
            snapshot: snapshot(&table),
            seats: seat_rows(&table),
            slots: slots.map(|slot| slot.to_string()).collect(),
            due: table.due(),
            at,
        };
        let created = self.shared.store.create(new).await;
        let created = created.map_err(|fault| Trouble::fault(&fault, None))?;
        if let Created::New(id) = created {
            self.wake(id);
        }
        Ok(created)
    }

    /// Lets the speaker look at a table.
    pub fn wake(&self, table: TableId) {
        // Once nobody speaks any more, the bot is stopping; the store keeps what is to be said.
        let _ = self.shared.speaker.send(table);
    }

    /// The table as it is now.
    pub async fn look(&self, table: TableId) -> Result<Arc<Table>, Trouble> {
        self.order(table, None, None).await
    }

    /// Carries a command out; the table afterwards.
    pub async fn carry_out(&self, table: TableId, command: Command) -> Result<Arc<Table>, Trouble> {
        self.order(table, Some(command), None).await
    }

    /// Carries a command out, and prepares what to say of it while the disk is at work. What was
    /// prepared comes out only once the table is stored.
    pub async fn carry_out_and<T: Send + 'static>(
        &self,
        table: TableId,
        command: Command,
        prepare: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<(Arc<Table>, T), Trouble> {
        let (send, prepared) = oneshot::channel();
        let meanwhile = Box::new(move |table: &Table| drop(send.send(prepare(table))));
        let stored = self.order(table, Some(command), Some(meanwhile)).await?;
        let lost = |_| Trouble::fault(&"an answer was lost by a panic", Some(table));
        Ok((stored, prepared.await.map_err(lost)?))
    }

    async fn order(
        &self,
        table: TableId,
        mut command: Option<Command>,
        mut meanwhile: Option<Meanwhile>,
    ) -> Result<Arc<Table>, Trouble> {
        loop {
            let (answer, answered) = oneshot::channel();
            let keeper = self.keeper(table);
            match keeper.send(Order { command, meanwhile, answer }).await {
                Ok(()) => {
                    let gone = || Trouble::fault(&"its keeper has gone", Some(table));
                    return answered.await.unwrap_or_else(|_| Err(gone()));
                }
                // It has just put the table away; the next one takes it out again.
                Err(mpsc::error::SendError(order)) => {
                    (command, meanwhile) = (order.command, order.meanwhile);
                }
            }
        }
    }

    fn keeper(&self, table: TableId) -> mpsc::Sender<Order> {
        let mut tables = self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.get(&table).filter(|sender| !sender.is_closed());
        if let Some(known) = known {
            return known.clone();
        }
        let (sender, orders) = mpsc::channel(QUEUE);
        tables.insert(table, sender.clone());
        let shared = Arc::clone(&self.shared);
        tokio::spawn(async move { Keeper::new(shared, table).keep(orders).await });
        sender
    }

    /// Lets time look at every table that is due.
    pub async fn tick(&self) {
        const AT_ONCE: usize = 100;
        let now = self.shared.clock.now();
        let faulty = || self.shared.faulty.lock().unwrap_or_else(PoisonError::into_inner);
        let limit = u32::try_from(AT_ONCE + faulty().len()).unwrap_or(u32::MAX);
        let due = match self.shared.store.due(now, limit).await {
            Ok(due) => due,
            Err(fault) => return drop(Trouble::fault(&fault, None)),
        };
        for table in due {
            if faulty().get(&table).is_some_and(|left| left.until > now) {
                continue;
            }
            match self.carry_out(table, Command::Tick).await {
                Ok(_) => self.shared.is_sound(table),
                Err(Trouble::Fault(_)) => self.shared.is_faulty(table),
                // Something else has just moved it on, or computer players are to move.
                Err(Trouble::Refused(_)) => {}
            }
        }
    }
}
