//! What the bot sends, as typed forms.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::id::Id;
use crate::model::message::Nonce;
use crate::model::{Choice, Component, Embed};

/// A field of which it matters whether it was sent at all: an edit keeps what is not named.
#[derive(Clone, Debug, Default)]
pub(crate) enum Sent<T> {
    #[default]
    Absent,
    Null,
    Value(T),
}

impl<T> Sent<T> {
    pub(crate) fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Nothing if the field stays, else what it becomes.
    #[expect(clippy::option_option, reason = "no change and a change to nothing are different")]
    pub(crate) fn change(&self) -> Option<Option<&T>> {
        match self {
            Self::Absent => None,
            Self::Null => Some(None),
            Self::Value(value) => Some(Some(value)),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Sent<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Self::Null, Self::Value))
    }
}

/// A message, new or changed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct MessageForm {
    pub content: Sent<String>,
    pub embeds: Sent<Vec<Embed>>,
    pub components: Sent<Vec<Component>>,
    pub attachments: Sent<Vec<AttachmentForm>>,
    pub allowed_mentions: Option<AllowedMentions>,
    pub flags: Option<u32>,
    pub nonce: Option<Nonce>,
    pub enforce_nonce: Option<bool>,
    pub message_reference: Option<ReferenceForm>,
}

/// A file of the message that stays, or one that comes with the request: then the id is its number.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct AttachmentForm {
    pub id: Id,
    pub filename: Option<String>,
    pub description: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct AllowedMentions {
    pub parse: Vec<String>,
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ReferenceForm {
    pub message_id: Id,
}

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The `n` of `files[n]`.
    pub number: u64,
    pub name: String,
    pub filename: String,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct DmForm {
    pub recipient_id: Id,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ThreadForm {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    pub auto_archive_duration: Option<u32>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ChannelForm {
    pub name: Option<String>,
    pub archived: Option<bool>,
    pub locked: Option<bool>,
    pub auto_archive_duration: Option<u32>,
}

/// The first answer to an interaction; what its data is depends on the type.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CallbackForm {
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(default)]
    pub data: Value,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ChoicesForm {
    pub choices: Vec<Choice>,
}
