//! What keeps the bot from being heard somewhere, until it is over.

use super::servers::Servers;
use pangaea_table::{ChannelId, ServerId, TableId};
use std::collections::BTreeMap;
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
    /// How often the commands were begun to be registered.
    registrations: AtomicU64,
}

#[derive(Debug, Default)]
struct KnownTroubles {
    barred: BTreeMap<(ChannelId, TableId), Barred>,
    servers: Servers,
    /// Why the commands are not registered.
    commands: Option<String>,
}

/// A channel in which the bot may not speak.
#[derive(Clone, Debug)]
pub(super) struct Barred {
    pub(super) table: TableId,
    pub(super) server: Option<ServerId>,
    /// Is a thread to start there?
    pub(super) gets_thread: bool,
    pub(super) why: String,
    checked: Instant,
}

impl Troubles {
    fn lock(&self) -> MutexGuard<'_, KnownTroubles> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A session of a shard, of so many, begins, and it is in these servers.
    pub(super) fn begin_session(&self, shard: (u32, u32), servers: impl Iterator<Item = ServerId>) {
        self.lock().servers.begin_session(shard, servers);
    }

    pub(super) fn joined(&self, server: ServerId) {
        self.lock().servers.join(server);
    }

    pub(super) fn left(&self, server: ServerId) {
        self.lock().servers.leave(server);
    }

    /// The servers that the bot is in, as far as that is known.
    pub(super) fn servers(&self) -> Servers {
        self.lock().servers.clone()
    }

    /// The commands are begun to be registered; the number of this time.
    pub(super) fn begin_registering(&self) -> u64 {
        self.registrations.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Is this still the last time?
    pub(super) fn is_registering(&self, number: u64) -> bool {
        self.registrations.load(Ordering::Relaxed) == number
    }

    /// The commands are registered, or not for this reason.
    pub(super) fn commands(&self, failed: Option<String>) {
        self.lock().commands = failed;
    }

    pub(super) fn unregistered(&self) -> Option<String> {
        self.lock().commands.clone()
    }

    /// Is it known already that this table may not speak there?
    pub(super) fn knows(&self, channel: ChannelId, table: TableId) -> bool {
        let state = self.lock();
        state.barred.contains_key(&(channel, table)) || state.barred.len() >= MOST
    }

    pub(super) fn bar(
        &self,
        channel: ChannelId,
        (table, server, gets_thread): (TableId, Option<ServerId>, bool),
        why: String,
    ) {
        let barred = Barred { table, server, gets_thread, why, checked: Instant::now() };
        self.lock().barred.insert((channel, table), barred);
    }

    /// A table has spoken there after all. That it gets no thread is another matter.
    pub(super) fn has_spoken(&self, channel: ChannelId, table: TableId) {
        let mut state = self.lock();
        if state.barred.get(&(channel, table)).is_some_and(|barred| !barred.gets_thread) {
            state.barred.remove(&(channel, table));
        }
    }

    /// Nothing keeps a table from speaking there.
    pub(super) fn clear(&self, channel: ChannelId, table: TableId) {
        self.lock().barred.remove(&(channel, table));
    }

    /// Every channel in which the bot may not speak, of servers that it is in; true where it is to
    /// be looked at again. Those come first that no one has looked at for longest.
    pub(super) fn barred(&self) -> Vec<(ChannelId, Barred, bool)> {
        let mut state = self.lock();
        let KnownTroubles { barred, servers, .. } = &mut *state;
        let is_in = |server: ServerId| !servers.is_missing(server);
        let here = barred.iter_mut().filter(|(_, barred)| barred.server.is_none_or(is_in));
        let mut found: Vec<(&(ChannelId, TableId), &mut Barred)> = here.collect();
        found.sort_by_key(|(_, barred)| barred.checked);
        let mut looks = 0;
        let one = |((channel, _), barred): (&(ChannelId, TableId), &mut Barred)| {
            let again = barred.checked.elapsed() >= LOOK_AGAIN && looks < LOOKS;
            if again {
                looks += 1;
                barred.checked = Instant::now();
            }
            (*channel, barred.clone(), again)
        };
        found.into_iter().map(one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_table_of_a_channel_has_its_own_trouble() {
        let (troubles, channel) = (Troubles::default(), ChannelId(1));
        for (table, gets_thread) in [(1, false), (2, false), (3, true)] {
            assert!(!troubles.knows(channel, TableId(table)));
            troubles.bar(channel, (TableId(table), None, gets_thread), String::new());
        }
        let tables = || -> Vec<TableId> {
            troubles.barred().into_iter().map(|(_, barred, _)| barred.table).collect()
        };
        // What one has said tells nothing of another, and a lobby is no thread.
        troubles.has_spoken(channel, TableId(1));
        troubles.has_spoken(channel, TableId(3));
        assert_eq!(BTreeSet::from_iter(tables()), BTreeSet::from([TableId(2), TableId(3)]));
        troubles.clear(channel, TableId(3));
        assert_eq!(tables(), [TableId(2)]);
    }

    #[test]
    fn every_channel_is_looked_at_again_in_its_turn() {
        let troubles = Troubles::default();
        let (here, left) = (ServerId(1), ServerId(2));
        troubles.begin_session((0, 1), [here].into_iter());
        for number in 1..=8 {
            let server = if number > 5 { left } else { here };
            let about = (TableId(number), Some(server), false);
            troubles.bar(ChannelId(number), about, String::new());
        }
        let mut looked_at = BTreeSet::new();
        for _ in 0..2 {
            // The time of one round goes by.
            for barred in troubles.lock().barred.values_mut() {
                barred.checked = barred.checked.checked_sub(LOOK_AGAIN).expect("a clock that runs");
            }
            let found = troubles.barred();
            assert_eq!(found.len(), 5, "of a server that the bot has left nothing can be seen");
            let again = found.iter().filter(|(_, _, again)| *again);
            looked_at.extend(again.map(|(channel, ..)| *channel));
        }
        assert_eq!(looked_at.len(), 5, "{looked_at:?}");
    }
}
