//! Threads, and channels that change or go.

use super::DiscordState;
use crate::api_error::{ApiError, Form, wrong};
use crate::id::Id;
use crate::model::channel::{ChannelPayload, Thread};
use crate::model::event::{GatewayEvent, ThreadGone};
use crate::model::{Channel, ChannelKind, Permissions};
use crate::rest::{ChannelForm, ThreadForm};

impl DiscordState {
    /// A new thread in a channel; one that starts from a message has the message's id.
    pub(crate) fn start_thread(
        &mut self,
        parent: Id,
        message: Option<Id>,
        form: &ThreadForm,
    ) -> Result<Id, ApiError> {
        let channel = self.channel(parent)?;
        let ChannelKind::Text { guild } = channel.kind else {
            return Err(wrong("channel_id", "CHANNEL_TYPE_INVALID", "No thread can start here"));
        };
        let private = message.is_none() && form.kind.unwrap_or(12) == 12;
        let needed = if private {
            Permissions::CREATE_PRIVATE_THREADS
        } else {
            Permissions::CREATE_PUBLIC_THREADS
        };
        self.bot_needs(channel, needed)?;
        let mut wrong_fields = Form::default();
        wrong_fields.length("name", &form.name, 1, 100);
        archive_time(&mut wrong_fields, form.auto_archive_duration);
        wrong_fields.done()?;
        if let Some(message) = message {
            self.message(parent, message)?;
            if self.channels.contains_key(&message) {
                return Err(ApiError::ThreadExists);
            }
        }
        let id = message.unwrap_or_else(|| self.next_id());
        let thread = Thread {
            guild,
            parent,
            owner: self.bot,
            private,
            members: vec![self.bot],
            archived: false,
            locked: false,
            archive_changed: self.now,
            auto_archive: form.auto_archive_duration.unwrap_or(1440),
        };
        let channel = Channel {
            id,
            name: form.name.clone(),
            kind: ChannelKind::Thread(thread),
            overwrites: Vec::new(),
            last_message: None,
        };
        let mut shown = self.show_channel(&channel);
        if let ChannelPayload::Thread(thread) = &mut shown {
            thread.newly_created = Some(true);
        }
        self.channels.insert(id, channel);
        self.tell(GatewayEvent::ThreadCreate(shown));
        Ok(id)
    }

    /// Who writes in an archived thread brings it back, unless it is locked.
    pub(crate) fn wake_thread(&mut self, id: Id, user: Id) -> Result<(), ApiError> {
        let channel = self.channel(id)?;
        let Some(thread) = channel.thread() else { return Ok(()) };
        let moderator = self.permissions(user, channel).has(Permissions::MANAGE_THREADS);
        if thread.locked && !moderator {
            return Err(ApiError::ArchivedThread);
        }
        if thread.archived {
            self.change_channel(
                id,
                &ChannelForm { archived: Some(false), ..ChannelForm::default() },
            )?;
        }
        Ok(())
    }

    /// Changes a channel's name, or a thread's state.
    pub(crate) fn change_channel(&mut self, id: Id, form: &ChannelForm) -> Result<(), ApiError> {
        let mut wrong_fields = Form::default();
        wrong_fields.length_if("name", form.name.as_deref(), 1, 100);
        archive_time(&mut wrong_fields, form.auto_archive_duration);
        wrong_fields.done()?;
        let now = self.now;
        let channel = self.channels.get_mut(&id).ok_or(ApiError::UnknownChannel)?;
        if let Some(name) = &form.name {
            channel.name.clone_from(name);
        }
        if let Some(thread) = channel.thread_mut() {
            if form.archived.is_some_and(|archived| archived != thread.archived) {
                thread.archive_changed = now;
            }
            thread.archived = form.archived.unwrap_or(thread.archived);
            thread.locked = form.locked.unwrap_or(thread.locked);
            thread.auto_archive = form.auto_archive_duration.unwrap_or(thread.auto_archive);
        }
        if let Some(channel) = self.channels.get(&id).filter(|_| self.bot_sees(id)) {
            let shown = self.show_channel(channel);
            let is_thread = channel.thread().is_some();
            self.tell(if is_thread {
                GatewayEvent::ThreadUpdate(shown)
            } else {
                GatewayEvent::ChannelUpdate(shown)
            });
        }
        Ok(())
    }

    /// Removes a channel with its messages and threads.
    pub(crate) fn delete_channel(&mut self, id: Id) -> Result<(), ApiError> {
        let channel = self.channel(id)?.clone();
        let shown = self.show_channel(&channel);
        let below: Vec<Id> = self
            .channels
            .values()
            .filter(|found| found.thread().is_some_and(|thread| thread.parent == id))
            .map(|found| found.id)
            .collect();
        for thread in below {
            self.delete_channel(thread)?;
        }
        let told = self.bot_sees(id);
        self.channels.remove(&id);
        for message in self.messages.clear(id) {
            self.drop_files(&message, &[]);
        }
        if !told {
            return Ok(());
        }
        self.tell(match &channel.kind {
            ChannelKind::Thread(thread) => GatewayEvent::ThreadDelete(ThreadGone {
                id,
                guild_id: thread.guild,
                parent_id: thread.parent,
                kind: if thread.private { 12 } else { 11 },
            }),
            _ => GatewayEvent::ChannelDelete(shown),
        });
        Ok(())
    }
}

fn archive_time(form: &mut Form, minutes: Option<u32>) {
    if minutes.is_some_and(|minutes| ![60, 1440, 4320, 10080].contains(&minutes)) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        form.wrong("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
}
