//! A server, as a test looks at it and breaks it.

use std::sync::Arc;

use crate::channel_handle::ChannelHandle;
use crate::id::Id;
use crate::model::event::GatewayEvent;
use crate::model::guild::GuildAhead;
use crate::people::Person;
use crate::world::World;

/// A server.
#[derive(Clone, Debug)]
pub struct ServerHandle {
    world: Arc<World>,
    pub id: Id,
}

impl ServerHandle {
    pub(crate) fn new(world: Arc<World>, id: Id) -> Self {
        Self { world, id }
    }

    /// The shard, of so many, that hears of it.
    pub fn shard(&self, shards: u64) -> u64 {
        self.id.shard(shards)
    }

    /// Someone by name, who joins this server and looks at its `general`. People of one name are the same
    /// in all servers.
    pub fn person(&self, name: &str) -> Person {
        let place = self.channel("general").id;
        let id = self.world.change(|store| {
            let id = store.find_person(name).unwrap_or_else(|| store.add_user(name, false));
            store.join(self.id, id);
            id
        });
        Person::new(Arc::clone(&self.world), id, place)
    }

    /// A channel by name, made if there is none.
    pub fn channel(&self, name: &str) -> ChannelHandle {
        let id = self.world.change(|store| {
            let mut channels = store.channels.values();
            let known =
                channels.find(|channel| channel.name == name && channel.guild() == Some(self.id));
            let known = known.map(|channel| channel.id);
            known.unwrap_or_else(|| store.add_channel(self.id, name))
        });
        ChannelHandle::new(Arc::clone(&self.world), id)
    }

    /// The bot is thrown out of it.
    pub fn throw_bot_out(&self) {
        self.world.change(|store| store.leave(self.id, store.bot));
    }

    /// The bot is invited again.
    pub fn invite_bot(&self) {
        self.world.change(|store| store.join(self.id, store.bot));
    }

    /// It cannot be reached for a while: an outage, and no one was thrown out.
    pub fn outage(&self, on: bool) {
        let id = self.id;
        self.world.change(|store| {
            if on {
                store.tell(GatewayEvent::GuildDelete(GuildAhead { id, unavailable: true }));
            } else {
                store.tell_guild(id);
            }
        });
    }
}
