//! Messages and their files.

use serde::{Deserialize, Serialize};

use super::channel::ChannelPayload;
use super::component::Component;
use super::embed::Embed;
use super::guild::MemberPayload;
use super::user::UserPayload;
use crate::clock::Time;
use crate::id::Id;

/// A message, as stored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    pub edited: Option<Time>,
    pub attachments: Vec<Attachment>,
    pub embeds: Vec<Embed>,
    pub components: Vec<Component>,
    pub flags: u32,
    pub nonce: Option<Nonce>,
    /// The users named in the message.
    pub mentions: Vec<Id>,
    /// Who of them hears a sound.
    pub pings: Vec<Id>,
    pub reply_to: Option<Id>,
    /// What it answers, if it answers an interaction.
    pub origin: Option<Origin>,
    /// The only one who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
}

impl Message {
    pub const SUPPRESS_EMBEDS: u32 = 1 << 2;
    pub const EPHEMERAL: u32 = 1 << 6;
    pub const LOADING: u32 = 1 << 7;
    pub const SUPPRESS_NOTIFICATIONS: u32 = 1 << 12;

    /// Is it a place kept free by a deferred answer?
    pub fn is_loading(&self) -> bool {
        self.flags & Self::LOADING != 0
    }

    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// All components in its rows.
    pub fn parts(&self) -> impl Iterator<Item = &Component> {
        self.components.iter().flat_map(Component::inner)
    }

    pub fn part(&self, custom_id: &str) -> Option<&Component> {
        self.parts().find(|part| part.custom_id.as_deref() == Some(custom_id))
    }
}

/// The interaction that a message answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Origin {
    pub interaction: Id,
    pub kind: u8,
    pub person: Id,
    /// The command's name, if it was one.
    pub command: Option<String>,
    /// The message whose component was used, if it was one.
    pub source: Option<Id>,
    /// The first answer, if this is a follow-up.
    pub original: Option<Id>,
}

/// The bot's own mark on a message, by which a repetition is recognised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Nonce {
    Number(i64),
    Text(String),
}

/// A file of a message; its bytes lie in the store under the same id.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    pub size: usize,
    pub url: String,
    pub proxy_url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
}

impl Attachment {
    pub fn is_picture(&self) -> bool {
        self.content_type.as_deref().is_some_and(|kind| kind.starts_with("image/"))
    }
}

/// The kind of a file, by the ending of its name.
pub(crate) fn content_type(filename: &str) -> Option<&'static str> {
    let (_, ending) = filename.rsplit_once('.')?;
    match ending.to_ascii_lowercase().as_str() {
        "png" => Some("image/png"),
        "jpg" | "jpeg" => Some("image/jpeg"),
        "gif" => Some("image/gif"),
        "webp" => Some("image/webp"),
        "json" => Some("application/json; charset=utf-8"),
        "txt" | "jsonl" => Some("text/plain; charset=utf-8"),
        _ => None,
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct MessagePayload {
    pub id: Id,
    pub channel_id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub author: UserPayload,
    pub content: String,
    pub timestamp: String,
    pub edited_timestamp: Option<String>,
    pub tts: bool,
    pub mention_everyone: bool,
    pub mentions: Vec<UserPayload>,
    pub mention_roles: Vec<Id>,
    pub attachments: Vec<Attachment>,
    pub embeds: Vec<Embed>,
    pub components: Vec<Component>,
    pub pinned: bool,
    pub flags: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nonce: Option<Nonce>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub application_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interaction: Option<OriginPayload>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interaction_metadata: Option<OriginMetadata>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message_reference: Option<MessageReference>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<ChannelPayload>,
}

#[derive(Clone, Debug, Serialize)]
pub struct MessageReference {
    #[serde(rename = "type")]
    pub kind: u8,
    pub channel_id: Id,
    pub message_id: Id,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
}

/// The older form in which a message tells what it answers; commands only.
#[derive(Clone, Debug, Serialize)]
pub struct OriginPayload {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub name: String,
    pub user: UserPayload,
}

#[derive(Clone, Debug, Serialize)]
pub struct OriginMetadata {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub user: UserPayload,
    pub authorizing_integration_owners: std::collections::BTreeMap<u8, Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub original_response_message_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interacted_message_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triggering_interaction_metadata: Option<Box<Self>>,
}

/// A message as the gateway shows it: with its server and its author's membership.
#[derive(Clone, Debug, Serialize)]
pub struct MessageEvent {
    #[serde(flatten)]
    pub message: MessagePayload,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberPayload>,
}
