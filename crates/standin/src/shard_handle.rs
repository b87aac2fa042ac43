//! A shard of the bot, as a test looks at it and breaks it.

use std::sync::Arc;

use crate::gateway::ConnectionCommand;
use crate::world::World;

/// A shard of the bot.
#[derive(Clone, Debug)]
pub struct ShardHandle {
    world: Arc<World>,
    /// Counted from 0.
    pub id: u64,
}

impl ShardHandle {
    pub(crate) fn new(world: Arc<World>, id: u64) -> Self {
        Self { world, id }
    }

    /// Has it a session that hears what happens?
    pub fn is_connected(&self) -> bool {
        self.world.gateway.is_connected(Some(self.id))
    }

    /// How many sessions it has opened, and how often one was resumed.
    pub fn sessions(&self) -> (u64, u64) {
        self.world.gateway.counts(Some(self.id))
    }

    /// Its connections just end.
    pub fn drop_connection(&self) {
        self.world.gateway.end_shard(self.id, &ConnectionCommand::Drop);
    }

    /// Its connections are closed with a code.
    pub fn close(&self, code: u16) {
        self.world.gateway.end_shard(self.id, &ConnectionCommand::Close(Some(code)));
    }

    /// It is told that its session is over, or that it must be resumed.
    pub fn invalidate_session(&self, resumable: bool) {
        self.world.gateway.invalidate(Some(self.id), resumable);
    }
}
