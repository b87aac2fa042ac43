//! What everybody knows: whether the bot lives, and what it has confirmed.

use standin::{Act, Seen, Standin};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// A question: table, seat, number.
pub(super) type About = (u64, u8, u32);

/// A client gives up after three seconds; an answer that was promised may take longer.
const PATIENCE: Duration = Duration::from_secs(6);

/// The bot's life, as people notice it.
#[derive(Clone, Debug)]
pub(super) struct Life {
    standin: Arc<Standin>,
    deaths: watch::Receiver<u32>,
}

impl Life {
    pub(super) fn new(standin: Arc<Standin>, deaths: watch::Receiver<u32>) -> Self {
        Self { standin, deaths }
    }

    /// Does the bot listen?
    pub(super) fn goes_on(&self) -> bool {
        self.standin.is_bot_there()
    }

    /// The answer to a press; nothing if the bot dies before, or does not answer.
    pub(super) async fn answer(&self, act: &Act) -> Option<Seen> {
        let mut deaths = self.deaths.clone();
        deaths.borrow_and_update();
        tokio::select! {
            // An answer that came before the end counts.
            biased;
            answer = tokio::time::timeout(PATIENCE, act.answer()) => answer.ok(),
            _ = deaths.changed() => None,
        }
    }
}

/// What people have been told.
#[derive(Debug, Default)]
pub(super) struct Notes(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// Confirmed by the bot.
    acknowledged: BTreeSet<About>,
    /// How often *Confirm* was pressed.
    pressed: BTreeMap<About, u32>,
    count: u64,
}

impl Notes {
    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn press(&self, about: About) {
        *self.inner().pressed.entry(about).or_default() += 1;
    }

    pub(super) fn acknowledge(&self, about: About) {
        let mut inner = self.inner();
        inner.count += 1;
        inner.acknowledged.insert(about);
    }

    /// How much has gone on until now.
    pub(super) fn count(&self) -> u64 {
        self.inner().count
    }

    pub(super) fn acknowledged(&self) -> BTreeSet<About> {
        self.inner().acknowledged.clone()
    }

    /// How often somebody has pressed *Confirm* for a question.
    pub(super) fn presses(&self, about: About) -> u32 {
        self.inner().pressed.get(&about).copied().unwrap_or_default()
    }
}
