//! What the bot sends, as typed forms.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::api_error::{ApiError, Form};
use crate::id::Id;
use crate::model::message::Nonce;
use crate::model::{CommandChoice, Component, Embed, Message};

/// A field of which it matters whether it was sent at all: an edit keeps what is not named.
#[derive(Clone, Debug, Default)]
pub(crate) enum Patch<T> {
    #[default]
    Absent,
    Null,
    Value(T),
}

impl<T> Patch<T> {
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

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Self::Null, Self::Value))
    }
}

/// A message, new or changed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct MessageForm {
    pub content: Patch<String>,
    pub embeds: Patch<Vec<Embed>>,
    pub components: Patch<Vec<Component>>,
    pub attachments: Patch<Vec<AttachmentForm>>,
    pub allowed_mentions: Option<AllowedMentions>,
    pub flags: Option<u32>,
    pub nonce: Option<Nonce>,
    pub enforce_nonce: Option<bool>,
    pub message_reference: Option<ReferenceForm>,
    /// serenity always sends these two; the stand-in knows them only like this.
    pub tts: Option<MustBeFalse>,
    pub sticker_ids: [Id; 0],
}

/// A field that is `false` or missing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MustBeFalse;

impl<'de> Deserialize<'de> for MustBeFalse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if bool::deserialize(deserializer)? {
            return Err(D::Error::custom("unknown field value `true`"));
        }
        Ok(Self)
    }
}

/// A file of the message that stays, or one that comes with the request: then the id is its number.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttachmentForm {
    pub id: Id,
    pub filename: Option<String>,
    pub description: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct AllowedMentions {
    pub parse: Vec<String>,
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
    pub replied_user: Option<bool>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReferenceForm {
    pub message_id: Id,
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    pub channel_id: Option<Id>,
    pub guild_id: Option<Id>,
    pub fail_if_not_exists: Option<bool>,
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
#[serde(deny_unknown_fields)]
pub(crate) struct DmForm {
    pub recipient_id: Id,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ThreadForm {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    pub auto_archive_duration: Option<u32>,
}

/// A change of a channel or thread.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ChannelForm {
    pub name: Option<String>,
    pub archived: Option<bool>,
    pub locked: Option<bool>,
    pub auto_archive_duration: Option<u32>,
}

impl MessageForm {
    /// Refuses what Discord may know of a message, but the stand-in does not.
    pub(crate) fn check_known(&self) -> Result<(), ApiError> {
        let known = Message::SUPPRESS_EMBEDS | Message::EPHEMERAL | Message::SUPPRESS_NOTIFICATIONS;
        let flags = self.flags.unwrap_or(0) & !known;
        let mut form = Form::default();
        if flags != 0 {
            form.unknown("flags", format!("the flags {flags}"));
        }
        if let Some(reference) = &self.message_reference {
            if reference.kind.unwrap_or(0) != 0 {
                form.unknown("message_reference.type", "references that are no replies");
            }
            if reference.fail_if_not_exists == Some(false) {
                form.unknown("message_reference.fail_if_not_exists", "replies to nothing");
            }
        }
        form.done()
    }
}

/// The first answer to an interaction; what its data is depends on the type.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CallbackForm {
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(default)]
    pub data: Value,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ChoicesForm {
    pub choices: Vec<CommandChoice>,
}
