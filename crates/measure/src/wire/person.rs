//! One person of a crowd: presses buttons, and is timed.

use pangaea_engine::chance::{Chance, Seed};
use scripted_players::{Offer, buttons, newest, open_offers, press, still_asks};
use standin::{Act, ActState, Id, Person, Seen};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep, timeout};

/// How long someone looks elsewhere who is asked nothing.
const ELSEWHERE: Duration = Duration::from_millis(100);

/// Longer than Discord waits for a first answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// An answer that was promised and has not come after so long is taken for lost.
const LOST: Duration = Duration::from_secs(30);

/// The time that each answer took.
#[derive(Clone, Default)]
pub(super) struct ResponseTimes {
    /// Until the first answer of any kind; it may be a sign that the answer is coming.
    pub(super) waits: Vec<Duration>,
    /// Until the answer itself was there.
    pub(super) answers: Vec<Duration>,
    /// First answers that were only a sign.
    pub(super) signs: usize,
    pub(super) failed: usize,
}

/// A press that waits for its first answer.
struct PendingPress {
    act: Act,
    began: Instant,
    answered: oneshot::Sender<ActState>,
}

/// Everyone's presses. The stand-in wakes all who wait whenever anything happens; with hundreds
/// of them that would be more work than the bot's own, so one watches for all.
pub(super) struct PressWatcher {
    changes: watch::Receiver<u64>,
    waiting: Mutex<Vec<PendingPress>>,
    times: Mutex<ResponseTimes>,
}

impl PressWatcher {
    pub(super) fn new(changes: watch::Receiver<u64>) -> Self {
        Self { changes, waiting: Mutex::default(), times: Mutex::default() }
    }

    pub(super) fn times(&self) -> ResponseTimes {
        lock(&self.times).clone()
    }

    /// Notices every first answer.
    pub(super) async fn watch(self: Arc<Self>) {
        let mut changes = self.changes.clone();
        while changes.changed().await.is_ok() {
            self.look();
        }
    }

    fn look(&self) {
        let mut waiting = lock(&self.waiting);
        let mut index = 0;
        while index < waiting.len() {
            let state = waiting[index].act.state();
            if state == ActState::Waiting {
                index += 1;
                continue;
            }
            let done = waiting.swap_remove(index);
            let mut times = lock(&self.times);
            times.waits.push(done.began.elapsed());
            times.signs += usize::from(state == ActState::Deferred);
            drop(times);
            // Whoever pressed may have given up.
            let _ = done.answered.send(state);
        }
    }

    /// Waits for the answer to a press that was made at this time, perhaps on a panel which the
    /// answer changes.
    async fn answer(&self, act: Act, began: Instant, on: Option<&(Person, Seen)>) -> Option<Seen> {
        let (answered, first) = oneshot::channel();
        lock(&self.waiting).push(PendingPress { act: act.clone(), began, answered });
        // It may have come already.
        self.look();
        let state = timeout(PATIENCE, first).await;
        if !matches!(state, Ok(Ok(ActState::Answered | ActState::Deferred))) {
            self.failed(&format!("{state:?}"));
            return None;
        }
        let seen = timeout(LOST, act.answer()).await.ok();
        let seen = match (seen, on) {
            (Some(seen), Some((there, panel))) if is_as_before(&seen, panel) => {
                lock(&self.times).signs += 1;
                timeout(LOST, changed(there, panel)).await.ok()
            }
            (seen, _) => seen,
        };
        lock(&self.times).answers.push(began.elapsed());
        let Some(seen) = seen else {
            self.failed("the answer never came");
            return None;
        };
        if seen.text().starts_with("Something went wrong") {
            self.failed(&seen.text());
            return None;
        }
        Some(seen)
    }

    fn failed(&self, why: &str) {
        eprintln!("a press failed: {why}");
        lock(&self.times).failed += 1;
    }
}

/// Is this the same message, untouched? Then the first answer was only a sign.
fn is_as_before(seen: &Seen, panel: &Seen) -> bool {
    seen.id() == panel.id() && seen.message.edited_timestamp == panel.message.edited_timestamp
}

/// Waits until a message has changed, or something newer is there.
async fn changed(there: &Person, panel: &Seen) -> Seen {
    loop {
        let seen = there.sees().into_iter().rev();
        let mut newer = seen.take_while(|seen| seen.id() >= panel.id());
        if let Some(found) = newer.find(|seen| !is_as_before(seen, panel)) {
            return found;
        }
        sleep(ELSEWHERE).await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Someone at a table, who answers by direct message or behind *My turn*.
pub(super) struct Scripted {
    person: Person,
    by_message: bool,
    chance: Chance,
    /// How long they think before each press.
    pause: Duration,
}

impl Scripted {
    /// What they choose follows from the seed; every second one answers by direct message.
    pub(super) fn new(person: Person, seed: u64, number: usize) -> Self {
        let by_message = number.is_multiple_of(2);
        let chance = Chance::new(Seed::numbered(seed));
        Self { person, by_message, chance, pause: Duration::ZERO }
    }

    /// Someone who thinks for so long before each press.
    pub(super) fn pausing(self, pause: Duration) -> Self {
        Self { pause, ..self }
    }

    /// Answers whatever is asked until the time is over; how many presses that took.
    pub(super) async fn play(mut self, watcher: Arc<PressWatcher>, end: Instant) -> usize {
        let mut presses = 0;
        while Instant::now() < end {
            let Some(mut open) = self.question(&watcher).await else {
                sleep(ELSEWHERE).await;
                continue;
            };
            while Instant::now() < end {
                sleep(self.pause).await;
                let press = self.next_press(&open.1);
                let began = Instant::now();
                // The question may have closed under the finger.
                let Some(act) = press.make(&open.0, open.1.id()) else { break };
                presses += 1;
                let Some(answer) = watcher.answer(act, began, Some(&open)).await else { break };
                if !still_asks(&answer) {
                    break;
                }
                open.1 = answer;
            }
        }
        presses
    }

    /// The open question and where it is.
    async fn question(&self, watcher: &PressWatcher) -> Option<(Person, Seen)> {
        if self.by_message {
            let there = self.person.in_dms();
            let open = there.sees().into_iter().rev().find(still_asks)?;
            return Some((there, open));
        }
        let began = Instant::now();
        let act = press(&self.person, newest(&self.person.sees(), "my")?, "my").ok()?;
        let panel = watcher.answer(act, began, None).await?;
        still_asks(&panel).then(|| (self.person.clone(), panel))
    }

    /// What someone would press who is in a hurry, but looks around on the board.
    fn next_press(&mut self, panel: &Seen) -> NextPress {
        if let Some(offer) = self.chance.pick(&open_offers(panel)) {
            return NextPress::Pick(offer.clone());
        }
        // The last of these goes on to the next place.
        let next = buttons(panel, "nu").last();
        let moves = next.is_some() && self.chance.below(2) == 0;
        let confirm = buttons(panel, "cf").next().filter(|_| !moves);
        let button = confirm.or(next).or_else(|| buttons(panel, "su").next());
        NextPress::Button(button.unwrap_or_default())
    }
}

enum NextPress {
    Pick(Offer),
    Button(String),
}

impl NextPress {
    fn make(&self, there: &Person, panel: Id) -> Option<Act> {
        match self {
            Self::Pick(offer) => offer.pick(there, panel),
            Self::Button(button) => there.click_on(panel, button),
        }
        .ok()
    }
}
