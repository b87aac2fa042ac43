//! The servers that the bot is in. Each shard tells of its own when its session begins, and of those of
//! other shards nothing can be known from it.

use pangaea_table::ServerId;
use std::collections::{BTreeMap, BTreeSet};

/// The servers of each shard that has told of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Servers {
    /// How many shards the bot has.
    total: u32,
    told: BTreeMap<u32, BTreeSet<ServerId>>,
}

/// The shard, of so many, that hears of a server.
pub(super) fn shard_of(server: ServerId, shards: u32) -> u32 {
    let shard = (server.0 >> 22) % u64::from(shards.max(1));
    u32::try_from(shard).expect("a remainder is smaller than what it is of")
}

impl Servers {
    /// A session of a shard, of so many, begins, and it is in these servers.
    pub(super) fn begin_session(
        &mut self,
        (shard, shards): (u32, u32),
        here: impl Iterator<Item = ServerId>,
    ) {
        self.total = shards;
        self.told.insert(shard, here.filter(|server| shard_of(*server, shards) == shard).collect());
    }

    pub(super) fn join(&mut self, server: ServerId) {
        if self.total == 0 {
            // It has overtaken the session's beginning, which has it in its list.
            return;
        }
        self.told.entry(shard_of(server, self.total)).or_default().insert(server);
    }

    pub(super) fn leave(&mut self, server: ServerId) {
        if let Some(here) = self.told.get_mut(&shard_of(server, self.total)) {
            here.remove(&server);
        }
    }

    /// Has its shard told of others, and not of this one?
    pub(super) fn is_missing(&self, server: ServerId) -> bool {
        let told = self.told.get(&shard_of(server, self.total));
        told.is_some_and(|here| !here.contains(&server))
    }

    /// How many there are, once a shard has told of any.
    pub(super) fn count(&self) -> Option<usize> {
        (!self.told.is_empty()).then(|| self.told.values().map(BTreeSet::len).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_has_one_shard() {
        let servers = [1, 81_384_788_765_712_384, u64::MAX].map(ServerId);
        for (server, shards) in servers.into_iter().zip([1, 4, 16]) {
            assert!(shard_of(server, shards) < shards, "{server}");
            assert_eq!((shard_of(server, 1), shard_of(server, 0)), (0, 0));
        }
    }

    #[test]
    fn only_its_own_shard_can_miss_a_server() {
        let [first, second, third] = [0, 1, 5].map(|number| ServerId(number << 22));
        let mut servers = Servers::default();
        servers.join(third);
        assert!(!servers.is_missing(first) && servers.count().is_none(), "nothing is known");
        servers.begin_session((1, 4), [second].into_iter());
        let missing = |servers: &Servers| [first, second, third].map(|one| servers.is_missing(one));
        assert_eq!(missing(&servers), [false, false, true]);
        servers.join(third);
        servers.leave(second);
        assert_eq!((missing(&servers), servers.count()), ([false, true, false], Some(1)));
        servers.begin_session((0, 4), [].into_iter());
        assert_eq!((missing(&servers), servers.count()), ([true, true, false], Some(1)));
        servers.begin_session((1, 4), [second, third].into_iter());
        assert_eq!((missing(&servers), servers.count()), ([true, false, false], Some(2)));
    }
}
