//! Slash commands and their options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Number, Value};

use super::permission::Permissions;
use crate::id::Id;

/// Names or descriptions by language.
pub type Localized = BTreeMap<String, String>;

/// A command, as it is sent, stored and shown.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ApplicationCommand {
    pub id: Id,
    pub application_id: Id,
    pub version: Id,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
    #[serde(rename = "type", default = "chat_input")]
    pub kind: u8,
    pub name: String,
    pub name_localizations: Option<Localized>,
    pub description: String,
    pub description_localizations: Option<Localized>,
    pub options: Vec<CommandOption>,
    pub default_member_permissions: Option<Permissions>,
    /// Where it can be used: 0 in servers, 1 in DMs with the bot.
    pub contexts: Option<Vec<u8>>,
    pub integration_types: Vec<u8>,
    pub nsfw: bool,
}

impl ApplicationCommand {
    pub const CHAT_INPUT: u8 = 1;
}

/// A command whose kind is not named is a slash command.
fn chat_input() -> u8 {
    ApplicationCommand::CHAT_INPUT
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CommandOption {
    #[serde(rename = "type")]
    pub kind: u8,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Localized>,
    pub description: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description_localizations: Option<Localized>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub autocomplete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<CommandChoice>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<Self>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_types: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_value: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_value: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
}

impl CommandOption {
    pub fn kind(&self) -> Option<OptionKind> {
        OptionKind::ALL.into_iter().find(|kind| *kind as u8 == self.kind)
    }

    pub fn is_required(&self) -> bool {
        self.required == Some(true)
    }

    pub fn completes(&self) -> bool {
        self.autocomplete == Some(true)
    }

    pub fn inner(&self) -> &[Self] {
        self.options.as_deref().unwrap_or_default()
    }
}

/// The kinds of options that the stand-in knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum OptionKind {
    SubCommand = 1,
    Group = 2,
    Text = 3,
    Integer = 4,
    Boolean = 5,
    User = 6,
    Channel = 7,
    Role = 8,
    Number = 10,
}

impl OptionKind {
    pub const ALL: [Self; 9] = [
        Self::SubCommand,
        Self::Group,
        Self::Text,
        Self::Integer,
        Self::Boolean,
        Self::User,
        Self::Channel,
        Self::Role,
        Self::Number,
    ];
}

/// A value to choose, of a command's option or offered while someone types.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CommandChoice {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Localized>,
    pub value: Value,
}
