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

    /// Every channel in which the bot may not speak, of servers that it is in; true where it is to
    /// be looked at again. Those come first that no one has looked at for longest.
    pub(super) fn barred(&self) -> Vec<(ChannelId, Barred, bool)> {
        let mut state = self.lock();
        let KnownTroubles { barred, servers, .. } = &mut *state;
        let is_in = |server: ServerId| servers.as_ref().is_none_or(|here| here.contains(&server));
        let here = barred.iter_mut().filter(|(_, barred)| barred.server.is_none_or(is_in));
        let mut found: Vec<(&ChannelId, &mut Barred)> = here.collect();
        found.sort_by_key(|(_, barred)| barred.checked);
        let mut looks = 0;
        let one = |(channel, barred): (&ChannelId, &mut Barred)| {
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

    #[test]
    fn every_channel_is_looked_at_again_in_its_turn() {
        let troubles = Troubles::default();
        let (here, left) = (ServerId(1), ServerId(2));
        troubles.begin_session([here].into_iter());
        for number in 1..=8 {
            let server = if number > 5 { left } else { here };
            let about = (TableId(number), Some(server));
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
