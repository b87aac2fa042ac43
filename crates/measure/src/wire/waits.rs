//! Times that people waited, and what is said of many of them.

use super::failed;
use pangaea::cli::Error;
use standin::{Act, ActState, CannotDo};
use std::time::{Duration, Instant};

/// Everything is still before a press, as it is for a person: Discord tells a bot of the changes
/// that it has made itself as well, and to read of the last one is not part of the next answer.
const STILL: Duration = Duration::from_millis(3);

/// Presses, and waits for the first answer; how long that took.
pub(super) async fn waited(
    press: impl FnOnce() -> Result<Act, CannotDo>,
) -> Result<Duration, Error> {
    tokio::time::sleep(STILL).await;
    let began = Instant::now();
    let act = press().map_err(|cannot| failed("a press", &cannot))?;
    let state = act.acknowledged().await;
    let took = began.elapsed();
    match state {
        ActState::Answered => Ok(took),
        state => Err(Error::Failed(format!("a press was not answered: {state:?}"))),
    }
}

/// The middle one.
pub(super) fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}
