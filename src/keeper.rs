//! One task a table: the only one that writes it. Commands of a table come one after another,
//! those of different tables side by side.
//!
//! A command is carried out on a copy, stored in one transaction, and only then answered. What
//! has to be said is stored with it; whoever speaks is woken afterwards.

use crate::clock::Clock;
use crate::decks::Decks;
use crate::store::{Commit, Created, Fault, LogRow, NewTable, SeatRow, Store, StoredTable};
use crate::table::{
    Command, Context, Done, Draft, Entry, Person, Place, Refusal, Server, Sitting, Slot, Stage,
    Stop, Table, TableId, Terms, handle,
};
use pangaea_engine::chance::Seed;
use rand::TryRng;
use rand::rngs::SysRng;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// A table that nobody touches for so long is put away until it is wanted again.
const IDLE: Duration = Duration::from_mins(10);

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

/// A seed that nobody can foresee.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // Without chance there is no game: better a fault of this one command than a known seed.
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random numbers");
    Seed::new(bytes)
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
    /// Tables that cannot be read, and when to try again; the others go on without them.
    faulty: Mutex<HashMap<TableId, i64>>,
}

impl Shared {
    /// Leaves a table alone for a while, as far as time is concerned.
    fn is_faulty(&self, table: TableId) {
        const TRY_AGAIN: i64 = 3600;
        let until = self.clock.now() + TRY_AGAIN;
        self.faulty.lock().unwrap_or_else(PoisonError::into_inner).insert(table, until);
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
        tokio::spawn(async move { Keeper { shared, id: table, table: None }.keep(orders).await });
        sender
    }

    /// Lets time look at every table that is due.
    pub async fn tick(&self) {
        const AT_ONCE: usize = 100;
        let now = self.shared.clock.now();
        let faulty = || self.shared.faulty.lock().unwrap_or_else(PoisonError::into_inner);
        faulty().retain(|_, until| *until > now);
        let limit = u32::try_from(AT_ONCE + faulty().len()).unwrap_or(u32::MAX);
        let due = match self.shared.store.due(now, limit).await {
            Ok(due) => due,
            Err(fault) => return drop(Trouble::fault(&fault, None)),
        };
        for table in due {
            if faulty().contains_key(&table) {
                continue;
            }
            // A table that something else has just moved on refuses the tick; that is fine.
            if let Err(Trouble::Fault(_)) = self.carry_out(table, Command::Tick).await {
                self.shared.is_faulty(table);
            }
        }
    }
}

/// The one who writes a table.
struct Keeper {
    shared: Arc<Shared>,
    id: TableId,
    table: Option<Arc<Table>>,
}

impl Keeper {
    async fn keep(mut self, mut orders: mpsc::Receiver<Order>) {
        loop {
            let Ok(order) = tokio::time::timeout(IDLE, orders.recv()).await else {
                // Nothing new can come in now; what is already here is still done.
                orders.close();
                while let Some(order) = orders.recv().await {
                    self.obey(order).await;
                }
                let mut tables = self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner);
                tables.retain(|_, keeper| !keeper.is_closed());
                return;
            };
            let Some(order) = order else { return };
            self.obey(order).await;
        }
    }

    async fn obey(&mut self, order: Order) {
        let result = match order.command {
            Some(command) => self.carry_out(command, order.meanwhile).await,
            None => self.table().await,
        };
        // Whoever asked may have gone; the command stays carried out.
        let _ = order.answer.send(result);
        self.computers().await;
    }

    /// The table, loaded when it is first wanted.
    async fn table(&mut self) -> Result<Arc<Table>, Trouble> {
        if let Some(table) = &self.table {
            return Ok(Arc::clone(table));
        }
        let fault = |fault: &dyn std::fmt::Display| Trouble::fault(fault, Some(self.id));
        let stored = self.shared.store.load(self.id).await.map_err(|error| fault(&error))?;
        let stored = stored.ok_or(Refusal::NoTable)?;
        let table = Arc::new(restore(stored).map_err(|error| fault(&error))?);
        self.table = Some(Arc::clone(&table));
        Ok(table)
    }

    async fn carry_out(
        &mut self,
        command: Command,
        meanwhile: Option<Meanwhile>,
    ) -> Result<Arc<Table>, Trouble> {
        let before = self.table().await?;
        let command = match command {
            Command::Undo(by, _) => Command::Undo(by, self.log().await?),
            command => command,
        };
        let done = self.think(&before, command).await;
        let done = match done {
            Ok(done) => done,
            Err(Stop::Refused(refusal)) => return Err(refusal.into()),
            Err(Stop::Broken(broken)) => return Err(Trouble::fault(&broken, Some(self.id))),
        };
        let prepared = async {
            if let Some(meanwhile) = meanwhile {
                // Whoever waits for it notices; the table is none the worse.
                let _ = catch_unwind(AssertUnwindSafe(|| meanwhile(&done.table)));
            }
        };
        let (written, ()) = tokio::join!(self.write(&done), prepared);
        if let Err(fault) = written {
            // Somebody else may have written: the next command sees what is stored.
            self.table = None;
            return Err(Trouble::fault(&fault, Some(self.id)));
        }
        for entry in &done.entries {
            let seat = entry.seat().map(|seat| seat.0);
            tracing::debug!(table = self.id.0, seat, kind = entry.kind(), "stored");
        }
        let (was, is) = (stage(&before), stage(&done.table));
        if was != is {
            tracing::info!(table = self.id.0, stage = is.as_str(), "a table goes on");
        }
        let table = Arc::new(done.table);
        self.table = Some(Arc::clone(&table));
        if !done.slots.is_empty() {
            let _ = self.shared.speaker.send(self.id);
        }
        Ok(table)
    }

    /// The core at work; where that takes long, away from everybody else.
    async fn think(&self, before: &Arc<Table>, command: Command) -> Result<Done, Stop> {
        let now = self.shared.clock.now();
        if !command.is_long() {
            let decks = &self.shared.decks;
            return handle(before, &command, &mut Context { now, decks, luck: &mut fresh_seed });
        }
        let (shared, before) = (Arc::clone(&self.shared), Arc::clone(before));
        let thought = crate::workshop::work(move || {
            let decks = &shared.decks;
            handle(&before, &command, &mut Context { now, decks, luck: &mut fresh_seed })
        });
        thought
            .await
            .unwrap_or_else(|error| Err(Stop::Broken(crate::table::Broken(error.to_string()))))
    }

    /// Lets computer players move after everything that happens.
    async fn computers(&mut self) {
        let to_move =
            self.table.as_ref().is_some_and(|table| !table.computers_to_move().is_empty());
        if to_move && self.carry_out(Command::Computers, None).await.is_err() {
            // Why, is in the log already; the words of a refusal could tell a secret.
            tracing::warn!(table = self.id.0, "computer players cannot move");
            self.shared.is_faulty(self.id);
        }
    }

    async fn log(&self) -> Result<Vec<Entry>, Trouble> {
        let rows = self.shared.store.log(self.id).await;
        let rows = rows.map_err(|fault| Trouble::fault(&fault, Some(self.id)))?;
        entries(&rows).map_err(|fault| Trouble::fault(&fault, Some(self.id)))
    }

    async fn write(&self, done: &Done) -> Result<(), Fault> {
        let table = &done.table;
        if let Some(seat) = done.draft {
            let draft = table.sitting(seat).and_then(|sitting| sitting.draft.as_ref());
            let draft = draft.map(json);
            return self.shared.store.save_draft(self.id, seat.0, draft.as_deref()).await;
        }
        let at = self.shared.clock.now();
        let first = table.entries - u32::try_from(done.entries.len()).unwrap_or(0);
        let rows = (first + 1..).zip(&done.entries).map(|(n, entry)| LogRow {
            n,
            at,
            seat: entry.seat().map(|seat| seat.0),
            kind: entry.kind().to_owned(),
            entry: json(entry),
        });
        self.shared
            .store
            .commit(&Commit {
                table: self.id,
                revision: table.revision,
                stage: stage(table),
                rules_version: rules_version(table),
                snapshot: snapshot(table),
                rows: rows.collect(),
                seats: seat_rows(table),
                slots: done.slots.iter().map(ToString::to_string).collect(),
                due: table.due(),
                at,
            })
            .await
    }
}

/// The log as the core reads it.
pub fn entries(rows: &[LogRow]) -> Result<Vec<Entry>, Fault> {
    let read = |row: &LogRow| {
        serde_json::from_str(&row.entry)
            .map_err(|error| Fault::Damaged(format!("log entry {}: {error}", row.n)))
    };
    rows.iter().map(read).collect()
}

/// A table from what is stored of it.
pub fn restore(stored: StoredTable) -> Result<Table, Fault> {
    let mut table: Table = serde_json::from_str(&stored.snapshot)
        .map_err(|error| Fault::Damaged(format!("table {}: {error}", stored.id)))?;
    (table.id, table.place, table.server) = (stored.id, stored.place, stored.server);
    (table.revision, table.entries) = (stored.revision, stored.log_length);
    for row in stored.seats {
        let draft =
            row.draft.as_deref().and_then(|draft| serde_json::from_str::<Draft>(draft).ok());
        if let Some(sitting) = table.seats.get_mut(usize::from(row.seat)) {
            sitting.draft = draft;
        }
    }
    Ok(table)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("tables are plain data with plain keys")
}

/// A row that is as long as before is overwritten only where it differs, so some room is left at
/// its end.
fn snapshot(table: &Table) -> String {
    const ROOM: usize = 1024;
    let mut text = json(table);
    let room = ROOM - text.len() % ROOM;
    text.extend(std::iter::repeat_n(' ', room));
    text
}

fn seat_rows(table: &Table) -> Vec<SeatRow> {
    let row = |(seat, sitting): (u8, &Sitting)| SeatRow {
        seat,
        person: sitting.guest().map(|guest| guest.person),
        draft: sitting.draft.as_ref().map(json),
    };
    (0..).zip(&table.seats).map(row).collect()
}

const fn stage(table: &Table) -> crate::store::Stage {
    match table.stage {
        Stage::Lobby => crate::store::Stage::Lobby,
        Stage::Playing(_) => crate::store::Stage::Playing,
        Stage::Over(_) => crate::store::Stage::Over,
        Stage::Cancelled(_) => crate::store::Stage::Cancelled,
    }
}

fn rules_version(table: &Table) -> u32 {
    use pangaea_engine::game::Game;
    pangaea_engine::with_game!(table.terms.game, G => G::RULES_VERSION)
}
