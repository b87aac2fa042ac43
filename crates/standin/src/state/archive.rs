//! All messages, found by id or by channel.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize, Serializer};

use crate::id::Id;
use crate::model::Message;

/// Messages in the order of their ids, which is the order of time.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "BTreeMap<Id, Message>")]
pub struct Archive {
    all: BTreeMap<Id, Message>,
    by_channel: BTreeMap<Id, BTreeSet<Id>>,
}

impl Archive {
    pub fn get(&self, id: Id) -> Option<&Message> {
        self.all.get(&id)
    }

    /// Oldest first.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = &Message> {
        self.all.values()
    }

    /// Oldest first.
    pub fn in_channel(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        let ids = self.by_channel.get(&channel).into_iter().flatten();
        ids.filter_map(|id| self.all.get(id))
    }

    pub(crate) fn count(&self, channel: Id) -> usize {
        self.by_channel.get(&channel).map_or(0, BTreeSet::len)
    }

    /// Puts a message in its place, and gives the one that was there.
    pub(crate) fn put(&mut self, message: Message) -> Option<Message> {
        self.by_channel.entry(message.channel).or_default().insert(message.id);
        self.all.insert(message.id, message)
    }

    pub(crate) fn remove(&mut self, id: Id) -> Option<Message> {
        let message = self.all.remove(&id)?;
        if let Some(ids) = self.by_channel.get_mut(&message.channel) {
            ids.remove(&id);
        }
        Some(message)
    }

    /// Removes all messages of a channel.
    pub(crate) fn clear(&mut self, channel: Id) -> Vec<Message> {
        let ids = self.by_channel.remove(&channel).unwrap_or_default();
        ids.into_iter().filter_map(|id| self.all.remove(&id)).collect()
    }
}

impl Serialize for Archive {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all.serialize(serializer)
    }
}

impl From<BTreeMap<Id, Message>> for Archive {
    fn from(all: BTreeMap<Id, Message>) -> Self {
        let mut archive = Self::default();
        for message in all.into_values() {
            archive.put(message);
        }
        archive
    }
}
