//! Faults of the disk that a test makes, and takes back.

use super::{connect, writer};
use crate::{Error, Store};
use std::path::Path;

/// Changes how the store's own connections behave, by a pragma of `SQLite`.
///
/// # Panics
///
/// When the store cannot be reached, which is another fault than the test wants.
pub async fn set(store: &Store, pragma: &'static str) {
    let mut turn = store.sqlite().turn().await.expect("a turn");
    sqlx::query(pragma).execute(&mut *turn).await.expect("a setting that can be made");
    // One at a time: both connections are behind one lock.
    drop(turn);
    let mut turn = store.sqlite().light_turn().await.expect("a turn");
    sqlx::query(pragma).execute(&mut *turn).await.expect("a setting that can be made");
}

/// Another program that writes into the same file, until it is told to go on.
pub async fn hold<T>(file: &Path, meanwhile: impl Future<Output = T>) -> Result<T, Error> {
    let other = connect::writer(file).await?;
    let mut turn = other.turn().await?;
    let held = writer::begin(&mut turn).await?;
    let done = meanwhile.await;
    held.rollback().await?;
    drop(turn);
    other.close().await;
    Ok(done)
}
