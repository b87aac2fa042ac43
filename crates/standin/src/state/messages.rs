//! Messages: posting, editing, deleting.

use std::time::Duration;

use super::DiscordState;
use crate::api_error::{ApiError, wrong};
use crate::check::check_message;
use crate::id::Id;
use crate::model::component;
use crate::model::event::{GatewayEvent, MessageGone};
use crate::model::message::{Message, Nonce, Origin, content_type};
use crate::model::{Attachment, Channel, Embed};
use crate::rest::{AllowedMentions, File, MessageForm};

/// How long Discord knows a nonce again. It promises minutes; the stand-in takes five.
pub const NONCE_MEMORY: Duration = Duration::from_mins(5);

/// Where a message goes, and whose it is.
#[derive(Debug)]
pub(crate) struct NewMessage {
    pub channel: Id,
    pub author: Id,
    pub origin: Option<Origin>,
    pub only_for: Option<Id>,
    /// May it be empty? Only while an answer is deferred.
    pub loading: bool,
}

impl DiscordState {
    /// A message of the same author that carries this nonce and is not forgotten yet.
    pub(crate) fn known_nonce(&self, author: Id, nonce: &Nonce) -> Option<Id> {
        let recent = self
            .messages
            .all()
            .rev()
            .take_while(|message| self.now.since(message.id.time()) < NONCE_MEMORY);
        let mut same = recent
            .filter(|message| message.author == author && message.nonce.as_ref() == Some(nonce));
        same.next().map(|message| message.id)
    }

    /// Checks and posts a message, and tells the bot unless only one person sees it.
    pub(crate) fn post(
        &mut self,
        new: NewMessage,
        form: &MessageForm,
        files: &[File],
    ) -> Result<Id, ApiError> {
        check_message(form, files)?;
        let mut message = Message {
            channel: new.channel,
            author: new.author,
            nonce: form.nonce.clone(),
            reply_to: form.message_reference.as_ref().map(|reference| reference.message_id),
            origin: new.origin,
            only_for: new.only_for,
            flags: form.flags.unwrap_or(0)
                & (Message::SUPPRESS_EMBEDS | Message::SUPPRESS_NOTIFICATIONS),
            ..Message::default()
        };
        if new.only_for.is_some() {
            message.flags |= Message::EPHEMERAL;
        }
        if new.loading {
            message.flags |= Message::LOADING;
        }
        if let Some(reference) = &form.message_reference {
            let guild = self.channel(new.channel)?.guild();
            let here = reference.channel_id.is_none_or(|channel| channel == new.channel)
                && reference.guild_id.is_none_or(|named| Some(named) == guild);
            if !here || self.message(new.channel, reference.message_id).is_err() {
                let message = "Unknown message";
                return Err(wrong("message_reference", "REPLIES_UNKNOWN_MESSAGE", message));
            }
        }
        self.fill(&mut message, form, files);
        if !new.loading && is_empty(&message) {
            return Err(ApiError::EmptyMessage);
        }
        message.id = self.next_id();
        let id = message.id;
        if let Some(channel) = self.channels.get_mut(&new.channel) {
            channel.last_message = Some(id);
        }
        self.messages.put(message);
        self.tell_message(id, GatewayEvent::MessageCreate);
        self.forget_oldest(new.channel);
        Ok(id)
    }

    /// Deletes what a channel has too many of, oldest first, as if someone had tidied up: the bot
    /// is told, and the files go too.
    pub(crate) fn forget_oldest(&mut self, channel: Id) {
        let Some(most) = self.most_messages else { return };
        let too_many = self.messages.count(channel).saturating_sub(most);
        let oldest: Vec<Id> =
            self.messages.in_channel(channel).take(too_many).map(|message| message.id).collect();
        for id in oldest {
            // It was there a moment ago.
            let _ = self.delete(id);
        }
    }

    /// Checks and changes a message. A kept place is filled by it.
    pub(crate) fn edit(
        &mut self,
        id: Id,
        form: &MessageForm,
        files: &[File],
    ) -> Result<(), ApiError> {
        check_message(form, files)?;
        let mut message = self.messages.get(id).cloned().ok_or(ApiError::UnknownMessage)?;
        let filled = message.is_loading();
        message.flags &= !Message::LOADING;
        let pinged = message.pings.clone();
        self.fill(&mut message, form, files);
        if is_empty(&message) {
            return Err(ApiError::EmptyMessage);
        }
        if !filled {
            message.edited = Some(self.now);
            message.pings = pinged;
        }
        let kept = message.attachments.clone();
        if let Some(old) = self.messages.put(message) {
            self.drop_files(&old, &kept);
        }
        self.tell_message(id, GatewayEvent::MessageUpdate);
        Ok(())
    }

    pub(crate) fn delete(&mut self, id: Id) -> Result<(), ApiError> {
        let message = self.messages.remove(id).ok_or(ApiError::UnknownMessage)?;
        self.drop_files(&message, &[]);
        if !message.is_ephemeral() && self.bot_sees(message.channel) {
            let guild_id = self.channels.get(&message.channel).and_then(Channel::guild);
            self.tell(GatewayEvent::MessageDelete(MessageGone {
                id,
                channel_id: message.channel,
                guild_id,
            }));
        }
        Ok(())
    }

    /// Forgets the files of a message as it was, except those it still has.
    pub(crate) fn drop_files(&mut self, old: &Message, kept: &[Attachment]) {
        for file in &old.attachments {
            if !kept.iter().any(|kept| kept.id == file.id) {
                self.files.remove(&file.id);
            }
        }
    }

    fn tell_message(
        &mut self,
        id: Id,
        event: fn(Box<crate::model::message::MessageEvent>) -> GatewayEvent,
    ) {
        let Some(message) = self.messages.get(id).filter(|message| !message.is_ephemeral()) else {
            return;
        };
        if self.bot_sees(message.channel) {
            let event = event(Box::new(self.show_message_event(message)));
            self.tell(event);
        }
    }

    /// Puts what was sent into a message; what was not sent stays as it is.
    fn fill(&mut self, message: &mut Message, form: &MessageForm, files: &[File]) {
        if let Some(content) = form.content.change() {
            message.content = content.cloned().unwrap_or_default();
            message.content = message.content.trim().to_owned();
            message.mentions = self.mentioned(&message.content);
            let allowed = |id: &Id| form.allowed_mentions.as_ref().is_none_or(|a| allows(a, *id));
            message.pings = message.mentions.iter().copied().filter(allowed).collect();
        }
        if let Some(components) = form.components.change() {
            message.components = components.cloned().unwrap_or_default();
            component::complete(&mut message.components, &mut 0);
        }
        if let Some(kept) = form.attachments.change() {
            let kept = kept.map_or(&[][..], Vec::as_slice);
            message.attachments.retain_mut(|attachment| {
                let Some(named) = kept.iter().find(|named| named.id == attachment.id) else {
                    return false;
                };
                if named.description.is_some() {
                    attachment.description.clone_from(&named.description);
                }
                true
            });
        }
        for file in files {
            let attachment = self.keep(message, form, file);
            message.attachments.push(attachment);
        }
        if let Some(embeds) = form.embeds.change() {
            message.embeds = embeds.cloned().unwrap_or_default();
        }
        resolve_pictures(&mut message.embeds, &message.attachments);
    }

    /// Stores a file, described by the attachment of the form that names its number.
    fn keep(&mut self, message: &Message, form: &MessageForm, file: &File) -> Attachment {
        let named = form.attachments.value().into_iter().flatten();
        let named = named.into_iter().find(|named| named.id.0 == file.number);
        let id = self.next_id();
        let filename =
            named.and_then(|named| named.filename.clone()).unwrap_or(file.filename.clone());
        let filename = safe_name(&filename);
        // Where it listens may be different next time, so the address begins only when shown.
        let url = format!("/attachments/{}/{id}/{filename}", message.channel);
        let size = picture_size(&file.bytes);
        self.files.insert(id, file.bytes.as_slice().into());
        Attachment {
            id,
            description: named.and_then(|named| named.description.clone()),
            size: file.bytes.len(),
            proxy_url: url.clone(),
            url,
            content_type: content_type(&filename).map(str::to_owned),
            filename,
            width: size.map(|(width, _)| width),
            height: size.map(|(_, height)| height),
            ephemeral: message.is_ephemeral().then_some(true),
        }
    }

    /// The people that a text names by `<@id>`.
    fn mentioned(&self, text: &str) -> Vec<Id> {
        let mut found = Vec::new();
        for part in text.split("<@").skip(1) {
            let id =
                part.split_once('>').and_then(|(id, _)| id.trim_start_matches('!').parse().ok());
            if let Some(id) = id.filter(|id| self.users.contains_key(id) && !found.contains(id)) {
                found.push(id);
            }
        }
        found
    }
}

fn allows(allowed: &AllowedMentions, id: Id) -> bool {
    allowed.parse.iter().any(|kind| kind == "users") || allowed.users.contains(&id)
}

fn is_empty(message: &Message) -> bool {
    message.content.is_empty()
        && message.embeds.is_empty()
        && message.attachments.is_empty()
        && message.components.is_empty()
}

/// An embed shows a file of its own message by `attachment://name`.
fn resolve_pictures(embeds: &mut [Embed], attachments: &[Attachment]) {
    for picture in embeds.iter_mut().flat_map(|embed| [&mut embed.image, &mut embed.thumbnail]) {
        let Some(picture) = picture else { continue };
        let name = picture.url.strip_prefix("attachment://");
        let named =
            attachments.iter().find(|attachment| Some(attachment.filename.as_str()) == name);
        if let Some(named) = named {
            picture.url.clone_from(&named.url);
        }
    }
}

/// Discord keeps letters, digits, dots and dashes of a name.
fn safe_name(filename: &str) -> String {
    let safe = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    filename.chars().map(|letter| if safe(letter) { letter } else { '_' }).collect()
}

/// Width and height of a PNG, from its header.
fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?.get(8..16)?;
    let number = |bytes: &[u8]| bytes.try_into().ok().map(u32::from_be_bytes);
    Some((number(&header[..4])?, number(&header[4..])?))
}
