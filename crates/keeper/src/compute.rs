//! The compute pool: long work, such as drawings and the moves of computer players, away from the
//! threads that answer people.
//!
//! No more of it goes on at a time than there are cores. Hundreds of threads would not be done
//! any sooner, and would leave those that answer next to nothing of the cores that all share.

use std::sync::LazyLock;
use std::thread::available_parallelism;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

static PERMITS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, usize::from)));

/// A job in the pool has panicked; what it was about to say went to the panic's own message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work was lost by a panic")]
pub struct Panicked;

/// Runs a job as soon as there is a permit; whoever comes first is served first.
pub async fn run<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Panicked> {
    // No one ever closes the pool, so there is always a permit to wait for.
    let permit = PERMITS.acquire().await;
    let with_permit = move || {
        // Whoever ordered it may go away; the permit is taken until it is done.
        let _permit = permit;
        job()
    };
    spawn_blocking(with_permit).await.map_err(|_| Panicked)
}
