//! Long work, such as drawings and the moves of computer players, away from the threads that
//! answer people.
//!
//! No more of it goes on at a time than there are cores. Hundreds of threads would not be done
//! any sooner, and would leave those that answer next to nothing of the cores that all share.

use std::sync::LazyLock;
use std::thread::available_parallelism;
use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

static BENCHES: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, usize::from)));

/// Does it as soon as a bench is free; whoever comes first is served first.
pub async fn work<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    // Nobody ever closes the workshop, so there is always a bench to wait for.
    let bench = BENCHES.acquire().await;
    let at_bench = move || {
        // Whoever ordered it may go away; the bench is taken until it is done.
        let _bench = bench;
        job()
    };
    spawn_blocking(at_bench).await
}
