//! What keeps the bot from being heard somewhere, until it is over.

use pangaea_table::{ChannelId, ServerId, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So often a channel is looked at again where the bot may not speak.
const LOOK_AGAIN: Duration = Duration::from_secs(10);

/// So many at a time: Discord counts what it has to refuse.
const LOOKS: usize = 3;

/// More channels than a host reads about.
const MOST: usize = 50;

/// Everything of the kind.
#[derive(Debug, Default)]
pub(super) struct Troubles {
    state: Mutex<KnownTroubles>,
    /// How often the bot was told that its session has begun.
    sessions: AtomicU64,
}

#[derive(Debug, Default)]
struct KnownTroubles {
    barred: BTreeMap<ChannelId, Barred>,
    /// The servers that the bot is in; nothing before the first session.
    servers: Option<BTreeSet<ServerId>>,
    /// Why the commands are not registered.
    commands: Option<String>,
}

/// A channel in which the bot may not speak.
#[derive(Clone, Debug)]
pub(super) struct Barred {
    pub(super) table: TableId,
    pub(super) server: Option<ServerId>,
    pub(super) why: String,
    checked: Instant,
}

impl Troubles {
    fn lock(&self) -> MutexGuard<'_, KnownTroubles> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A session begins, in which the bot is in these servers; its number.
    pub(super) fn begin_session(&self, servers: impl Iterator<Item = ServerId>) -> u64 {
        self.lock().servers = Some(servers.collect());
        self.sessions.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Is this still the session?
    pub(super) fn is_session(&self, number: u64) -> bool {
        self.sessions.load(Ordering::Relaxed) == number
    }

    pub(super) fn joined(&self, server: ServerId) {
        self.lock().servers.get_or_insert_default().insert(server);
    }

    pub(super) fn left(&self, server: ServerId) {
        self.lock().servers.get_or_insert_default().remove(&server);
    }

    /// The servers that the bot is in, once that is known.
    pub(super) fn servers(&self) -> Option<BTreeSet<ServerId>> {
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
    pub(super) fn knows(&self, channel: ChannelId) -> bool {
        let state = self.lock();
        state.barred.contains_key(&channel) || state.barred.len() >= MOST
    }

    pub(super) fn bar(
        &self,
        channel: ChannelId,
        (table, server): (TableId, Option<ServerId>),
        why: String,
    ) {
        let barred = Barred { table, server, why, checked: Instant::now() };
        self.lock().barred.insert(channel, barred);
    }

    /// It has spoken there after all.
    pub(super) fn clear(&self, channel: ChannelId) {
        self.lock().barred.remove(&channel);
    }

    /// Every channel in which the bot may not speak; true where it is to be looked at again.
    pub(super) fn barred(&self) -> Vec<(ChannelId, Barred, bool)> {
        let mut looks = 0;
        let one = |(channel, barred): (&ChannelId, &mut Barred)| {
            let again = barred.checked.elapsed() >= LOOK_AGAIN && looks < LOOKS;
            if again {
                looks += 1;
                barred.checked = Instant::now();
            }
            (*channel, barred.clone(), again)
        };
        self.lock().barred.iter_mut().map(one).collect()
    }
}
