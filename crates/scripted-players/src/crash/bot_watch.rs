//! What everyone knows: whether the bot lives, and what it has confirmed.

use standin::{Act, Seen, Standin};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// A question: table, seat, number.
pub(super) type QuestionKey = (u64, u8, u32);

/// A client gives up after three seconds; an answer that was promised may take longer.
const PATIENCE: Duration = Duration::from_secs(6);

/// Tells whether the bot is alive, as people notice it.
#[derive(Clone, Debug)]
pub(super) struct BotWatch {
    standin: Arc<Standin>,
    deaths: watch::Receiver<u32>,
}

impl BotWatch {
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
pub(super) struct Notes(Mutex<PressNotes>);

#[derive(Debug, Default)]
struct PressNotes {
    /// Confirmed by the bot.
    acknowledged: BTreeSet<QuestionKey>,
    /// How often *Confirm* was pressed.
    pressed: BTreeMap<QuestionKey, u32>,
    count: u64,
}

impl Notes {
    fn inner(&self) -> std::sync::MutexGuard<'_, PressNotes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn press(&self, question_key: QuestionKey) {
        *self.inner().pressed.entry(question_key).or_default() += 1;
    }

    pub(super) fn acknowledge(&self, question_key: QuestionKey) {
        let mut inner = self.inner();
        inner.count += 1;
        inner.acknowledged.insert(question_key);
    }

    /// How much has gone on until now.
    pub(super) fn count(&self) -> u64 {
        self.inner().count
    }

    pub(super) fn acknowledged(&self) -> BTreeSet<QuestionKey> {
        self.inner().acknowledged.clone()
    }

    /// How often someone has pressed *Confirm* for a question.
    pub(super) fn presses(&self, question_key: QuestionKey) -> u32 {
        self.inner().pressed.get(&question_key).copied().unwrap_or_default()
    }
}
