//! What keeps the bot from being heard somewhere, until it is over.

use pangaea_table::{Place, Server, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So often a channel is looked at again where the bot may not speak.
const LOOK_AGAIN: Duration = Duration::from_secs(10);

/// More channels than a host reads about.
const MOST: usize = 50;

/// Everything of the kind.
#[derive(Debug, Default)]
pub(super) struct Troubles {
    state: Mutex<State>,
    /// How often the bot was told that its session has begun.
    sessions: AtomicU64,
}

#[derive(Debug, Default)]
struct State {
    barred: BTreeMap<Place, Barred>,
    /// The servers that the bot is in; nothing before the first session.
    servers: Option<BTreeSet<Server>>,
    /// Why the commands are not registered.
    commands: Option<String>,
}

/// A channel in which the bot may not speak.
#[derive(Clone, Debug)]
pub(super) struct Barred {
    pub(super) table: TableId,
    pub(super) server: Option<Server>,
    pub(super) why: String,
    checked: Instant,
}

impl Troubles {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A session begins, in which the bot is in these servers; its number.
    pub(super) fn begin_session(&self, servers: impl Iterator<Item = Server>) -> u64 {
        self.lock().servers = Some(servers.collect());
        self.sessions.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Is this still the session?
    pub(super) fn is_session(&self, number: u64) -> bool {
        self.sessions.load(Ordering::Relaxed) == number
    }

    pub(super) fn joined(&self, server: Server) {
        self.lock().servers.get_or_insert_default().insert(server);
    }

    pub(super) fn left(&self, server: Server) {
        self.lock().servers.get_or_insert_default().remove(&server);
    }

    /// The servers that the bot is in, once that is known.
    pub(super) fn servers(&self) -> Option<BTreeSet<Server>> {
        self.lock().servers.clone()
    }

    /// The commands are registered, or not for this reason.
    pub(super) fn commands(&self, failed: Option<String>) {
        self.lock().commands = failed;
    }

    pub(super) fn unregistered(&self) -> Option<String> {
        self.lock().commands.clone()
    }

    /// Is it known already that the bot may not speak there?
    pub(super) fn knows(&self, place: Place) -> bool {
        let state = self.lock();
        state.barred.contains_key(&place) || state.barred.len() >= MOST
    }

    pub(super) fn bar(
        &self,
        place: Place,
        (table, server): (TableId, Option<Server>),
        why: String,
    ) {
        let barred = Barred { table, server, why, checked: Instant::now() };
        self.lock().barred.insert(place, barred);
    }

    /// It has spoken there after all.
    pub(super) fn clear(&self, place: Place) {
        self.lock().barred.remove(&place);
    }

    /// Every channel in which the bot may not speak; true where it is to be looked at again.
    pub(super) fn barred(&self) -> Vec<(Place, Barred, bool)> {
        let one = |(place, barred): (&Place, &Barred)| {
            (*place, barred.clone(), barred.checked.elapsed() >= LOOK_AGAIN)
        };
        self.lock().barred.iter().map(one).collect()
    }
}
