//! Which process has which shard, where several share all of them: by leases with an end, so that those of
//! a process that is gone are taken over. Pure: a plan is made from what is known of all, and each of its
//! steps is carried out only if the lease is still as it was, by whoever keeps them.

use crate::ShardRange;
use std::collections::BTreeMap;

/// A process of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub u64);

/// A living process, as far as shards are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcessShards {
    /// Its number.
    pub id: ProcessId,
    /// The shards that its host has given to it; the others share the rest.
    pub pinned: Option<ShardRange>,
    /// It ends: it takes no more, and hands on what it has.
    pub is_draining: bool,
}

/// The lease of one shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardLease {
    /// The process that has it.
    pub holder: ProcessId,
    /// The time of its end in seconds; then anyone may take it.
    pub until: i64,
    /// The holder would give it to another one.
    pub is_offered: bool,
    /// The process that begins a session in its place, and until when this is waited for. Until that one is connected,
    /// the holder keeps its session: for a moment there are two, and nothing is missed.
    pub successor: Option<(ProcessId, i64)>,
}

/// What a process does about one shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaseStep {
    /// It is no one's, or was that of a process that is gone: have it.
    Take(u32),
    /// Go on having it.
    Renew(u32),
    /// Have it until another process has a session of it.
    Offer(u32),
    /// Not to give it away after all.
    Withdraw(u32),
    /// Begin a session in the place of the one who offers it.
    Succeed(u32),
}

/// The leases of all of a bot's shards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardLeases {
    total: u32,
    leases: BTreeMap<u32, ShardLease>,
}

impl ShardLeases {
    /// For so many seconds a lease counts without being renewed. Within so long after its last sign of life
    /// the shards of a dead process are taken over.
    pub const LASTS: i64 = 15;

    /// Those of a bot with so many shards; as they are kept.
    pub fn new(total: u32, leases: BTreeMap<u32, ShardLease>) -> Self {
        Self { total, leases }
    }

    /// The lease of a shard, if anyone has ever had it.
    pub fn of(&self, shard: u32) -> Option<&ShardLease> {
        self.leases.get(&shard)
    }

    /// The shards of which this process is to have a session now: its own, and those that it takes over.
    pub fn sessions(&self, me: ProcessId, now: i64) -> Vec<u32> {
        let is_mine = |lease: &ShardLease| {
            let succeeds = |(who, until)| who == me && until > now;
            lease.holder == me || lease.successor.is_some_and(succeeds)
        };
        self.leases.iter().filter(|(_, lease)| is_mine(lease)).map(|(shard, _)| *shard).collect()
    }

    /// What a process is to do about its shards and those of others.
    pub fn plan(&self, me: ProcessId, all: &[ProcessShards], now: i64) -> Vec<LeaseStep> {
        let Some(own) = all.iter().find(|process| process.id == me) else { return Vec::new() };
        let wanted = |shard: u32| wants(own, all, shard);
        let (mut steps, mut kept) = (Vec::new(), 0);
        let share = share(own, all, self.total);
        for (shard, lease) in self.leases.iter().filter(|(_, lease)| lease.holder == me) {
            let keeps = wanted(*shard) && kept < share;
            kept += usize::from(keeps);
            steps.push(match (keeps, lease.is_offered) {
                (true, true) if lease.successor.is_none_or(|(_, until)| until <= now) => {
                    LeaseStep::Withdraw(*shard)
                }
                (false, false) => LeaseStep::Offer(*shard),
                _ => LeaseStep::Renew(*shard),
            });
        }
        let succeeding = |lease: &ShardLease| {
            lease.successor.is_some_and(|(who, until)| who == me && until > now)
        };
        kept +=
            self.leases.values().filter(|lease| lease.holder != me && succeeding(lease)).count();
        for shard in (0..self.total).filter(|shard| wanted(*shard)) {
            if kept >= share {
                break;
            }
            let step = match self.leases.get(&shard) {
                None => LeaseStep::Take(shard),
                Some(lease) if lease.holder == me || succeeding(lease) => continue,
                Some(lease) if lease.until <= now => LeaseStep::Take(shard),
                Some(lease) if lease.can_be_succeeded(now) => LeaseStep::Succeed(shard),
                Some(_) => continue,
            };
            steps.push(step);
            kept += 1;
        }
        steps
    }

    /// Carries a step out, unless it comes too late: someone else has done something about this shard.
    pub fn apply(&mut self, me: ProcessId, step: LeaseStep, now: i64) -> bool {
        let until = now + Self::LASTS;
        if let LeaseStep::Take(shard) = step {
            let is_free = self.leases.get(&shard).is_none_or(|lease| lease.until <= now);
            if is_free && shard < self.total {
                let lease = ShardLease { holder: me, until, is_offered: false, successor: None };
                self.leases.insert(shard, lease);
            }
            return is_free && shard < self.total;
        }
        let Some(lease) = self.leases.get_mut(&step.shard()) else { return false };
        match step {
            LeaseStep::Succeed(_) if lease.holder != me && lease.can_be_succeeded(now) => {
                lease.successor = Some((me, until));
            }
            // No one has taken it although it had ended: it goes on.
            LeaseStep::Renew(_) if lease.holder == me => lease.until = until,
            LeaseStep::Offer(_) if lease.holder == me => {
                (lease.until, lease.is_offered) = (until, true);
            }
            LeaseStep::Withdraw(_)
                if lease.holder == me && lease.successor.is_none_or(|(_, ends)| ends <= now) =>
            {
                (lease.until, lease.is_offered, lease.successor) = (until, false, None);
            }
            _ => return false,
        }
        true
    }

    /// This process has a session of a shard that it takes over: the lease is its own from here on, and the
    /// one before may close its session.
    pub fn connected(&mut self, me: ProcessId, shard: u32, now: i64) -> bool {
        let Some(lease) = self.leases.get_mut(&shard) else { return false };
        let is_due = lease.successor.is_some_and(|(who, until)| who == me && until > now);
        if is_due {
            let until = now + Self::LASTS;
            *lease = ShardLease { holder: me, until, is_offered: false, successor: None };
        }
        is_due
    }

    /// This process ends: whatever it still has is free.
    pub fn let_go(&mut self, me: ProcessId, now: i64) {
        for lease in self.leases.values_mut().filter(|lease| lease.holder == me) {
            lease.until = lease.until.min(now);
        }
    }
}

impl LeaseStep {
    /// The shard concerned.
    pub const fn shard(self) -> u32 {
        let (Self::Take(shard)
        | Self::Renew(shard)
        | Self::Offer(shard)
        | Self::Withdraw(shard)
        | Self::Succeed(shard)) = self;
        shard
    }
}

impl ShardLease {
    fn can_be_succeeded(&self, now: i64) -> bool {
        self.is_offered && self.successor.is_none_or(|(_, until)| until <= now)
    }
}

/// Is this a shard that the process may have? What is pinned to a process is no other one's.
fn wants(own: &ProcessShards, all: &[ProcessShards], shard: u32) -> bool {
    let has = |range: ShardRange| range.ids().contains(&shard);
    match own.pinned {
        Some(range) => has(range),
        None => !all.iter().any(|process| process.pinned.is_some_and(has)),
    }
}

/// How many shards a process is to have: all of its own range, or else as many as every other one.
fn share(own: &ProcessShards, all: &[ProcessShards], total: u32) -> usize {
    if own.is_draining {
        return 0;
    }
    let shared = (0..total).filter(|shard| wants(own, all, *shard)).count();
    if own.pinned.is_some() {
        return shared;
    }
    let mut equals: Vec<ProcessId> = all
        .iter()
        .filter(|process| process.pinned.is_none() && !process.is_draining)
        .map(|process| process.id)
        .collect();
    equals.sort_unstable();
    let place = equals.iter().position(|id| *id == own.id).unwrap_or_default();
    let (each, rest) = (shared / equals.len().max(1), shared % equals.len().max(1));
    each + usize::from(place < rest)
}

#[cfg(test)]
mod tests;
