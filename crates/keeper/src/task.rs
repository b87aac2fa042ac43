//! The task of one table: carries commands out one after another, and puts the table away when
//! no one wants anything of it.

use super::load::{Loaded, load};
use super::prune::prune;
use super::repair::{Repaired, repair};
use super::rows::{draft, entries, log_rows, seat_rows, table_index};
use super::{EarlyLook, Error, Shared, TableRequest};
use crate::compute;
use pangaea_engine::chance::Seed;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_store::{Commit, DraftChange, SeatRow, Store, TableIndex, Texts};
use pangaea_table::{
    Change, Command, Context, Entry, Order, Refusal, Slot, StageKind, Table, TableId, TableMark,
    Upkeep, undo, upkeep,
};
use rand::TryRng;
use rand::rngs::SysRng;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A table that no one touches for so long is put away until it is wanted again.
const IDLE: Duration = Duration::from_mins(10);

/// A seed that no one can foresee.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // Without chance there is no game: better a fault of this one command than a known seed.
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random numbers");
    Seed::new(bytes)
}

/// A mark for a new table. It is no secret, but no table that was ever open may have it too.
pub(super) fn fresh_mark() -> TableMark {
    TableMark(SysRng.try_next_u32().expect("the operating system gives random numbers"))
}

/// The one who writes a table.
pub(super) struct Keeper {
    shared: Arc<Shared>,
    id: TableId,
    table: Option<Arc<Table>>,
    /// It was pruned, and is not waited for any more.
    is_gone: bool,
}

impl Keeper {
    pub(super) const fn new(shared: Arc<Shared>, id: TableId) -> Self {
        Self { shared, id, table: None, is_gone: false }
    }

    pub(super) async fn keep(mut self, mut requests: mpsc::Receiver<TableRequest>) {
        while !self.is_gone {
            match tokio::time::timeout(IDLE, requests.recv()).await {
                Ok(Some(request)) => self.answer(request).await,
                Ok(None) => return,
                Err(_) => break,
            }
        }
        // Nothing new can come in now; what is already here is still done.
        requests.close();
        while let Some(request) = requests.recv().await {
            self.answer(request).await;
        }
        let mut tables = self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, keeper| !keeper.is_closed());
    }

    async fn answer(&mut self, request: TableRequest) {
        // Whoever asked may have gone; the order stays carried out.
        match request {
            TableRequest::Order(Some((order, early)), answer) => {
                drop(answer.send(self.handle_with_retries(order, Some(early)).await));
            }
            TableRequest::Order(None, answer) => drop(answer.send(self.look().await)),
            TableRequest::Repair(answer) => drop(answer.send(self.repair().await)),
            TableRequest::Prune(ended_by, answer) => {
                drop(answer.send(self.prune(ended_by).await));
            }
        }
        self.move_computers().await;
    }

    pub(super) fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Do other processes write this table too?
    pub(super) fn is_among_others(&self) -> bool {
        self.shared.is_among_others
    }

    /// The table as it was read or written last.
    pub(super) const fn kept(&self) -> Option<&Arc<Table>> {
        self.table.as_ref()
    }

    /// Forgets what was read: someone else has written.
    pub(super) fn let_go(&mut self) {
        self.table = None;
    }

    /// The table, loaded when it is first wanted.
    pub(super) async fn table(&mut self) -> Result<Arc<Table>, Error> {
        if let Some(table) = &self.table {
            return Ok(Arc::clone(table));
        }
        let id = self.id;
        let fault = |error: pangaea_store::Error| Error::store(id, error);
        let (store, now) = (&self.shared.store, self.shared.clock.now());
        let Some(loaded) = load(store, id, now).await? else {
            let was_there = store.was_there(id).await.map_err(fault)?;
            return Err(if was_there { Refusal::Pruned } else { Refusal::NoTable }.into());
        };
        let table = match loaded {
            Loaded::Rebuilt(mut table, reason) => {
                tracing::warn!(table = self.id.0, "Table rebuilt from its log: {reason}.");
                store_again(store, &mut table, now).await.map_err(fault)?;
                let _ = self.shared.speaker.send(self.id);
                table
            }
            Loaded::Broken { mut table, reason, stage: StageKind::Lobby | StageKind::Playing } => {
                tracing::error!(
                    table = self.id.0,
                    "Table broken and set aside; `pangaea repair {}` tries again: {reason}.",
                    self.id
                );
                table.revision += 1;
                leave_as_it_is(store, &table, false, now).await.map_err(fault)?;
                table
            }
            Loaded::Sound(table) | Loaded::Broken { table, .. } => table,
        };
        let table = Arc::new(table);
        self.table = Some(Arc::clone(&table));
        Ok(table)
    }

    /// Carries an order out once.
    pub(super) async fn handle(
        &mut self,
        order: Order,
        early: Option<EarlyLook>,
    ) -> Result<Arc<Table>, Error> {
        let before = self.table().await?;
        let forgets = matches!(order, Order::Command(Command::Forget(_)));
        let by_computers = matches!(order, Order::Upkeep(Upkeep::Computers));
        let began = Instant::now();
        let Some(change) = self.change(&before, order).await? else { return Ok(before) };
        let took = began.elapsed();
        if let Some(early) = early {
            // Whoever asked may have gone.
            let _ = early.send(Arc::clone(&change.table));
        }
        if let Err(fault) = self.write(&before, &change, forgets).await {
            // Someone else may have written: the next order sees what is stored.
            self.table = None;
            return Err(Error::store(self.id, fault));
        }
        if by_computers {
            let moves = u32::try_from(change.entries.len()).unwrap_or(u32::MAX);
            self.shared.metrics.computers_moved(before.terms.game.slug(), moves, took);
        }
        for entry in &change.entries {
            let seat = entry.seat().map(Seat::number);
            tracing::debug!(table = self.id.0, seat, kind = entry.kind(), "Stored.");
        }
        log_stage(before.stage.kind(), &change.table);
        let table = change.table;
        // What is stored of a broken table is not what we hold.
        self.table = Some(Arc::clone(&table)).filter(|_| !before.is_broken());
        if !change.slots.is_empty() {
            let _ = self.shared.speaker.send(self.id);
        }
        Ok(table)
    }

    /// What comes of an order, if anything.
    async fn change(&self, before: &Arc<Table>, order: Order) -> Result<Option<Change>, Error> {
        let is_long = order.is_long();
        match order {
            Order::Command(command) => {
                let work = move |table: &Table, context: &mut Context<'_>| {
                    pangaea_table::handle(table, &command, context).map(Some)
                };
                self.compute(before, is_long, work).await
            }
            Order::Undo(_) if before.is_broken() => Err(Refusal::Broken(self.id).into()),
            Order::Undo(by) => {
                let log = self.log(before.terms.game).await?;
                let work = move |table: &Table, context: &mut Context<'_>| {
                    undo(table, by, &log, context).map(Some)
                };
                self.compute(before, is_long, work).await
            }
            Order::Upkeep(kind) => {
                let work = move |table: &Table, context: &mut Context<'_>| {
                    Ok(upkeep(table, kind, context)?)
                };
                self.compute(before, is_long, work).await
            }
        }
    }

    /// The core at work; where that takes long, away from everyone else.
    async fn compute(
        &self,
        before: &Arc<Table>,
        is_long: bool,
        work: impl FnOnce(&Table, &mut Context<'_>) -> Result<Option<Change>, pangaea_table::Error>
        + Send
        + 'static,
    ) -> Result<Option<Change>, Error> {
        let clock = self.shared.read_clock().await;
        let (shared, before) = (Arc::clone(&self.shared), Arc::clone(before));
        let work = move || {
            work(&before, &mut Context { clock, decks: &shared.decks, luck: &mut fresh_seed })
        };
        let done = if is_long { compute::for_table(self.id, work).await? } else { work() };
        done.map_err(|error| Error::table(self.id, error))
    }

    /// Lets computer players move after everything that happens.
    async fn move_computers(&mut self) {
        let to_move =
            self.table.as_ref().is_some_and(|table| !table.computers_to_move().is_empty());
        if !to_move {
            return;
        }
        match self.handle_with_retries(Upkeep::Computers.into(), None).await {
            Ok(_) => self.shared.take_up_again(self.id),
            Err(error) => {
                error.log("Computer players can't move");
                self.shared.leave_alone(self.id);
            }
        }
    }

    async fn log(&self, game: GameId) -> Result<Vec<Entry>, Error> {
        let rows = self.shared.store.log(self.id).await;
        rows.and_then(|rows| entries(game, &rows)).map_err(|fault| Error::store(self.id, fault))
    }

    async fn write(
        &self,
        before: &Table,
        change: &Change,
        forgets: bool,
    ) -> Result<(), pangaea_store::Error> {
        let table = &change.table;
        if let Some(seat) = change.draft {
            let draft = table.sitting(seat).and_then(draft);
            let (draft, seat) = (draft.as_deref(), seat.0);
            let (table, revision, drafts) = (self.id, table.revision, table.drafts);
            let change = DraftChange { table, revision, drafts, seat, draft };
            let saved = self.shared.store.save_draft(&change).await;
            let failed = |fault: &pangaea_store::Error| {
                self.shared.metrics.commit_failed(fault.cause());
            };
            return saved.inspect_err(failed);
        }
        let (store, at) = (&self.shared.store, self.shared.clock.now());
        let began = Instant::now();
        let written = if before.is_broken() {
            leave_as_it_is(store, table, forgets, at).await
        } else {
            let index = index_unless_same(before, table, &change.slots);
            let thread = Some(table.channel).filter(|thread| *thread != before.channel);
            let step = step(table, &change.entries, &change.slots, index, at);
            store.commit(&Commit { thread, ..step }).await
        };
        match &written {
            Ok(()) => self.shared.metrics.committed(began.elapsed()),
            Err(fault) => self.shared.metrics.commit_failed(fault.cause()),
        }
        written
    }

    /// Lets go of the table, if it had ended by then.
    async fn prune(&mut self, ended_by: i64) -> Result<bool, Error> {
        let (store, now) = (&self.shared.store, self.shared.clock.now());
        let is_gone = prune(store, self.id, ended_by, now).await?;
        if is_gone {
            (self.table, self.is_gone) = (None, true);
            self.shared.metrics.pruned();
            tracing::info!(table = self.id.0, "Table pruned.");
        }
        Ok(is_gone)
    }

    /// Rebuilds what is stored, if it has to be, and goes on with that.
    async fn repair(&mut self) -> Result<Repaired, Error> {
        self.table = None;
        let (store, now) = (&self.shared.store, self.shared.clock.now());
        let done = repair(store, self.id, now).await?;
        if let Repaired::Rebuilt { .. } = done {
            let _ = self.shared.speaker.send(self.id);
        }
        Ok(done)
    }
}

/// Tells the host how far a table has come.
fn log_stage(was: StageKind, table: &Table) {
    let news = match (was, table.stage.kind()) {
        (was, is) if was == is => return,
        (StageKind::Lobby, StageKind::Playing) => "Table started.",
        (_, StageKind::Over) => "Table finished.",
        (_, StageKind::Cancelled) => "Table closed.",
        (StageKind::Over, StageKind::Playing) => "Table goes on: the last move was taken back.",
        (_, StageKind::Lobby | StageKind::Playing) => "Table opened again.",
        (_, StageKind::Broken) => "Table broken.",
    };
    tracing::info!(
        table = table.id.0,
        game = table.terms.game.slug(),
        seats = table.seats.len(),
        "{news}"
    );
}

/// Stores a table that has come back, and that all its messages are to be looked at; in which stage
/// it is.
pub async fn store_again(
    store: &Store,
    table: &mut Table,
    at: i64,
) -> Result<StageKind, pangaea_store::Error> {
    table.revision += 1;
    let slots = table.shown_in();
    store.commit(&step(table, &[], &slots, Some(table_index(table, &slots)), at)).await?;
    Ok(table.stage.kind())
}

/// By what a table is found after a step, unless that is as it was before.
fn index_unless_same(before: &Table, table: &Table, slots: &[Slot]) -> Option<TableIndex> {
    let index = table_index(table, slots);
    let is_same = before.stage.kind() == table.stage.kind()
        && before.people().into_iter().eq(index.people.iter().copied());
    (!is_same).then_some(index)
}

/// All that a step of a table writes.
fn step(
    table: &Table,
    entries: &[Entry],
    slots: &[Slot],
    index: Option<TableIndex>,
    at: i64,
) -> Commit {
    Commit {
        table: table.id,
        revision: table.revision,
        drafts: table.drafts,
        stage: table.stage.kind(),
        thread: None,
        texts: Some(Texts { details: table.details(), snapshot: table.snapshot() }),
        rows: log_rows(entries, table.entries, at),
        seats: seat_rows(table),
        slots: slots.iter().map(ToString::to_string).collect(),
        index,
        due: table.due(),
        at,
    }
}

/// Stores who sits at a broken table and whether it is closed. The rest stays as it is, since it may
/// be read some day; only where a person wants to be forgotten, what has names in it goes.
async fn leave_as_it_is(
    store: &Store,
    table: &Table,
    forgets: bool,
    at: i64,
) -> Result<(), pangaea_store::Error> {
    let stored = store.load(table.id).await?.ok_or(pangaea_store::Error::Conflict)?;
    let stage = match (stored.stage, table.stage.kind()) {
        (ended @ (StageKind::Over | StageKind::Cancelled), _)
        | (_, ended @ StageKind::Cancelled) => ended,
        _ => StageKind::Broken,
    };
    let seated = |seat: u8| table.guest(Seat(seat)).map(|guest| guest.person);
    let keep = |row: SeatRow| match seated(row.seat) {
        Some(_) => row,
        None => SeatRow { person: None, draft: None, ..row },
    };
    // In the first form the names are in the snapshot.
    let snapshot = stored.snapshot.filter(|_| stored.details.is_some());
    let commit = Commit {
        texts: forgets.then(|| Texts { details: String::new(), snapshot }),
        stage,
        seats: stored.seats.into_iter().map(keep).collect(),
        due: None,
        ..step(table, &[], &[], None, at)
    };
    store.commit(&commit).await
}
