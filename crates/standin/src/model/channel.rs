//! Channels of a server, threads, and DMs.

use serde::{Deserialize, Serialize};

use super::permission::Permissions;
use super::user::UserPayload;
use crate::clock::Time;
use crate::id::Id;

/// A place where messages stand, as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub name: String,
    pub kind: ChannelKind,
    pub overwrites: Vec<Overwrite>,
    pub last_message: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ChannelKind {
    Text { guild: Id },
    Thread(Thread),
    Dm { person: Id },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thread {
    pub guild: Id,
    pub parent: Id,
    pub owner: Id,
    pub private: bool,
    pub members: Vec<Id>,
    pub archived: bool,
    pub locked: bool,
    /// When it was archived or brought back last.
    pub archive_changed: Time,
    /// In minutes.
    pub auto_archive: u32,
}

/// An exception from what a role or a member may do elsewhere in the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Overwrite {
    pub id: Id,
    /// 0 for a role, 1 for a member.
    #[serde(rename = "type")]
    pub kind: u8,
    pub allow: Permissions,
    pub deny: Permissions,
}

impl Channel {
    pub fn guild(&self) -> Option<Id> {
        match &self.kind {
            ChannelKind::Text { guild } => Some(*guild),
            ChannelKind::Thread(thread) => Some(thread.guild),
            ChannelKind::Dm { .. } => None,
        }
    }

    pub fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// The other side of a DM.
    pub fn dm_person(&self) -> Option<Id> {
        match &self.kind {
            ChannelKind::Dm { person } => Some(*person),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum ChannelPayload {
    Text(TextPayload),
    Thread(ThreadPayload),
    Dm(DmPayload),
}

#[derive(Clone, Debug, Serialize)]
pub struct TextPayload {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub guild_id: Id,
    pub name: String,
    pub position: usize,
    pub flags: u32,
    pub permission_overwrites: Vec<Overwrite>,
    pub nsfw: bool,
    pub rate_limit_per_user: u32,
    pub topic: Option<String>,
    pub parent_id: Option<Id>,
    pub last_message_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<Permissions>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ThreadPayload {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub guild_id: Id,
    pub name: String,
    pub parent_id: Id,
    pub owner_id: Id,
    pub flags: u32,
    pub rate_limit_per_user: u32,
    pub last_message_id: Option<Id>,
    pub thread_metadata: ThreadMetadata,
    pub message_count: usize,
    pub member_count: usize,
    pub total_message_sent: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub newly_created: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<Permissions>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ThreadMetadata {
    pub archived: bool,
    pub archive_timestamp: String,
    pub auto_archive_duration: u32,
    pub locked: bool,
    pub create_timestamp: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitable: Option<bool>,
}

#[derive(Clone, Debug, Serialize)]
pub struct DmPayload {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub flags: u32,
    pub last_message_id: Option<Id>,
    pub recipients: Vec<UserPayload>,
}

impl ChannelPayload {
    pub(crate) fn guild(&self) -> Option<Id> {
        match self {
            Self::Text(text) => Some(text.guild_id),
            Self::Thread(thread) => Some(thread.guild_id),
            Self::Dm(_) => None,
        }
    }
}
