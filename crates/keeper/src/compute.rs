//! The compute pool: long work, such as drawings and the moves of computer players, away from the
//! threads that answer people.
//!
//! No more of it goes on at a time than there are cores. Hundreds of threads would not be done
//! any sooner, and would leave those that answer next to nothing of the cores that all share. Tables
//! take turns (`queue.rs`), so that a busy one does not keep a quiet one waiting.

mod queue;

pub use queue::{JobOwner, Urgency};

use super::Error;
use pangaea_table::TableId;
use queue::JobQueue;
use std::sync::LazyLock;
use std::thread::available_parallelism;
use tokio::task::spawn_blocking;

static QUEUE: LazyLock<JobQueue> =
    LazyLock::new(|| JobQueue::new(available_parallelism().map_or(1, usize::from)));

/// A job in the pool has panicked; what it was about to say went to the panic's own message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work was lost by a panic")]
pub struct Panicked;

/// Why a job was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// It has panicked.
    #[error("{Panicked}")]
    Panicked,
    /// So much of its owner's is waiting already that this was not even queued.
    #[error("too much is waiting")]
    Crowded,
}

impl From<Panicked> for NotDone {
    fn from(_: Panicked) -> Self {
        Self::Panicked
    }
}

/// Runs a job that someone waits for, as soon as it is its owner's turn.
pub async fn run<T: Send + 'static>(
    owner: JobOwner,
    urgency: Urgency,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, NotDone> {
    let permit = QUEUE.turn(owner, urgency).await.map_err(|queue::Crowded| NotDone::Crowded)?;
    let with_permit = move || {
        // Whoever ordered it may go away; the permit is taken until it is done.
        let _permit = permit;
        job()
    };
    Ok(spawn_blocking(with_permit).await.map_err(|_| Panicked)?)
}

/// Runs a job without which a table cannot go on.
pub(super) async fn for_table<T: Send + 'static>(
    table: TableId,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let done = run(JobOwner::Table(table), Urgency::Table, job).await;
    done.map_err(|not_done| Error::pool(table, not_done))
}

/// Does a job of this owner wait for its turn?
#[cfg(test)]
pub(super) fn is_waiting(owner: JobOwner) -> bool {
    QUEUE.is_waiting(owner)
}
