//! A channel or thread, as a test looks at it and breaks it.

use std::sync::Arc;

use crate::id::Id;
use crate::model::channel::Overwrite;
use crate::model::message::MessagePayload;
use crate::model::{Attachment, Channel, Permissions};
use crate::rest::ChannelForm;
use crate::state::DiscordState;
use crate::world::World;

/// A channel or thread of the server.
#[derive(Clone, Debug)]
pub struct ChannelHandle {
    world: Arc<World>,
    pub id: Id,
}

impl ChannelHandle {
    pub(crate) fn new(world: Arc<World>, id: Id) -> Self {
        Self { world, id }
    }

    /// What everyone here sees, oldest first.
    pub fn messages(&self) -> Vec<MessagePayload> {
        self.world.read(|store| {
            let open = store.history(self.id).filter(|message| !message.is_ephemeral());
            open.map(|message| store.show_message(message)).collect()
        })
    }

    /// The pictures that everyone here sees, oldest first.
    pub fn pictures(&self) -> Vec<Attachment> {
        let messages = self.messages().into_iter();
        let files = messages.flat_map(|message| message.attachments);
        files.filter(Attachment::is_picture).collect()
    }

    /// The bytes of a file.
    pub fn file(&self, attachment: &Attachment) -> Option<Vec<u8>> {
        self.world.read(|store| store.files.get(&attachment.id).map(|file| file.to_vec()))
    }

    /// The threads of this channel, oldest first.
    pub fn threads(&self) -> Vec<Self> {
        let threads = self.world.read(|store| {
            let below = store
                .channels
                .values()
                .filter(|channel| channel.thread().is_some_and(|thread| thread.parent == self.id));
            below.map(|channel| channel.id).collect::<Vec<_>>()
        });
        threads.into_iter().map(|id| Self::new(Arc::clone(&self.world), id)).collect()
    }

    pub fn exists(&self) -> bool {
        self.world.read(|store| store.channels.contains_key(&self.id))
    }

    /// Waits until everyone here sees a message that contains a text, and gives the newest.
    pub async fn shows(&self, text: &str) -> MessagePayload {
        let what = format!("{text:?} in {}", self.id);
        let texts = || self.messages().into_iter().map(|message| message.content);
        let describe = || format!("{:#?}", texts().collect::<Vec<_>>());
        let found = || self.messages().into_iter().rev().find(|found| found.content.contains(text));
        self.world.until(&what, describe, found).await
    }

    /// Someone deletes it.
    pub fn delete(&self) {
        self.world.change(|store| store.delete_channel(self.id).ok());
    }

    /// Someone deletes one of its messages.
    pub fn delete_message(&self, message: Id) {
        self.world.change(|store| store.delete(message).ok());
    }

    /// A thread goes to sleep; the next message wakes it.
    pub fn archive(&self) {
        self.set(&ChannelForm { archived: Some(true), ..ChannelForm::default() });
    }

    /// A thread is closed: only moderators can write in it.
    pub fn lock(&self) {
        let form =
            ChannelForm { archived: Some(true), locked: Some(true), ..ChannelForm::default() };
        self.set(&form);
    }

    /// A closed thread is opened again.
    pub fn unlock(&self) {
        let form =
            ChannelForm { archived: Some(false), locked: Some(false), ..ChannelForm::default() };
        self.set(&form);
    }

    fn set(&self, form: &ChannelForm) {
        self.world.change(|store| store.change_channel(self.id, form).ok());
    }

    /// Takes permissions away from the bot here.
    pub fn forbid_bot(&self, deny: Permissions) {
        self.overwrite(|store| store.bot, deny);
    }

    /// Takes permissions away from everyone here.
    pub fn forbid_everyone(&self, deny: Permissions) {
        let guild = |store: &DiscordState| store.channel(self.id).ok().and_then(Channel::guild);
        self.overwrite(|store| guild(store).unwrap_or_default(), deny);
    }

    /// Gives all permissions back.
    pub fn allow_all(&self) {
        self.world.change(|store| {
            if let Some(channel) = store.channels.get_mut(&self.id) {
                channel.overwrites.clear();
            }
            store.change_channel(self.id, &ChannelForm::default()).ok()
        });
    }

    fn overwrite(&self, whose: impl FnOnce(&DiscordState) -> Id, deny: Permissions) {
        self.world.change(|store| {
            let id = whose(store);
            let kind = u8::from(id == store.bot);
            if let Some(channel) = store.channels.get_mut(&self.id) {
                channel.overwrites.retain(|old| old.id != id);
                channel.overwrites.push(Overwrite { id, kind, allow: Permissions::NONE, deny });
            }
            store.change_channel(self.id, &ChannelForm::default()).ok()
        });
    }
}
