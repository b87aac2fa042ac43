//! What people do with the bot, and how it answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::channel::ChannelPayload;
use super::command::CommandChoice;
use super::component::Component;
use super::guild::MemberPayload;
use super::message::MessagePayload;
use super::permission::Permissions;
use super::user::UserPayload;
use crate::clock::Time;
use crate::id::Id;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// An interaction, as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: InteractionKind,
    pub person: Id,
    pub channel: Id,
    pub made: Time,
    /// The command's name, if it is one.
    pub command: Option<String>,
    /// The message whose component was used, also through a modal.
    pub source: Option<Id>,
    pub answered: Option<FirstResponse>,
    /// The message that `@original` names.
    pub original: Option<Id>,
    /// The message that was changed or made at last, after a deferred update.
    #[serde(default)]
    pub late: Option<Id>,
}

/// The first answer to an interaction.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum FirstResponse {
    Message,
    Deferred,
    DeferredUpdate,
    Update,
    Choices(Vec<CommandChoice>),
    /// `open` until it is filled in or put away.
    Modal {
        modal: Modal,
        open: bool,
    },
}

/// A form that the bot opens for one person.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Modal {
    pub custom_id: String,
    pub title: String,
    pub components: Vec<Component>,
}

impl Modal {
    /// Its text inputs.
    pub fn inputs(&self) -> impl Iterator<Item = &Component> {
        self.components.iter().flat_map(Component::inner)
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct InteractionPayload {
    pub id: Id,
    pub application_id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub data: InteractionData,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
    pub channel: ChannelPayload,
    pub channel_id: Id,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberPayload>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<UserPayload>,
    pub token: String,
    pub version: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<MessagePayload>,
    pub app_permissions: Permissions,
    pub locale: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_locale: Option<String>,
    pub entitlements: Vec<Id>,
    pub authorizing_integration_owners: BTreeMap<u8, Id>,
    pub context: u8,
    pub attachment_size_limit: usize,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum InteractionData {
    Command(CommandUse),
    Component(ComponentUse),
    Modal(ModalUse),
}

#[derive(Clone, Debug, Serialize)]
pub struct CommandUse {
    pub id: Id,
    pub name: String,
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
    pub options: Vec<OptionUse>,
    pub resolved: Resolved,
}

#[derive(Clone, Debug, Serialize)]
pub struct OptionUse {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<Self>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focused: Option<bool>,
}

/// The people and channels that options name.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Resolved {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub users: BTreeMap<Id, UserPayload>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub members: BTreeMap<Id, MemberPayload>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub channels: BTreeMap<Id, ChannelPayload>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub roles: BTreeMap<Id, super::guild::RolePayload>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ComponentUse {
    pub custom_id: String,
    pub component_type: u8,
    pub id: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<String>>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ModalUse {
    pub custom_id: String,
    pub components: Vec<ModalRow>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ModalRow {
    #[serde(rename = "type")]
    pub kind: u8,
    pub id: u32,
    pub components: Vec<ModalValue>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ModalValue {
    #[serde(rename = "type")]
    pub kind: u8,
    pub id: u32,
    pub custom_id: String,
    pub value: String,
}
