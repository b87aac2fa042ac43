//! The task of one table: carries commands out one after another, and puts the table away when
//! nobody wants anything of it.

use super::rows::{entries, json, restore, rules_version, seat_rows, snapshot, stage};
use super::{Meanwhile, Order, Shared, Trouble};
use crate::store::{Commit, Fault, LogRow};
use crate::table::{Broken, Command, Context, Done, Entry, Refusal, Stop, Table, TableId, handle};
use pangaea_engine::chance::Seed;
use rand::TryRng;
use rand::rngs::SysRng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// A table that nobody touches for so long is put away until it is wanted again.
const IDLE: Duration = Duration::from_mins(10);

/// A seed that nobody can foresee.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // Without chance there is no game: better a fault of this one command than a known seed.
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random numbers");
    Seed::new(bytes)
}

/// The one who writes a table.
pub(super) struct Keeper {
    shared: Arc<Shared>,
    id: TableId,
    table: Option<Arc<Table>>,
}

impl Keeper {
    pub(super) const fn new(shared: Arc<Shared>, id: TableId) -> Self {
        Self { shared, id, table: None }
    }

    pub(super) async fn keep(mut self, mut orders: mpsc::Receiver<Order>) {
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
        thought.await.unwrap_or_else(|error| Err(Stop::Broken(Broken(error.to_string()))))
    }

    /// Lets computer players move after everything that happens.
    async fn computers(&mut self) {
        let to_move =
            self.table.as_ref().is_some_and(|table| !table.computers_to_move().is_empty());
        if !to_move {
            return;
        }
        if self.carry_out(Command::Computers, None).await.is_ok() {
            self.shared.is_sound(self.id);
        } else {
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
