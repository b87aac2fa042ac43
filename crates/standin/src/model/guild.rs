//! Servers, their members and roles.

use serde::{Deserialize, Serialize};

use super::channel::ChannelPayload;
use super::permission::Permissions;
use super::user::UserPayload;
use crate::clock::Time;
use crate::id::Id;

/// A server, as stored. The role with the server's own id is everyone's.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub roles: Vec<Role>,
    pub members: Vec<Member>,
}

impl Guild {
    pub fn member(&self, user: Id) -> Option<&Member> {
        self.members.iter().find(|member| member.user == user)
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: Permissions,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    pub user: Id,
    pub roles: Vec<Id>,
    pub joined: Time,
}

#[derive(Clone, Debug, Serialize)]
pub struct RolePayload {
    pub id: Id,
    pub name: String,
    pub permissions: Permissions,
    pub position: usize,
    pub color: u32,
    pub colors: RoleColors,
    pub hoist: bool,
    pub managed: bool,
    pub mentionable: bool,
    pub icon: Option<String>,
    pub unicode_emoji: Option<String>,
    pub flags: u32,
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct RoleColors {
    pub primary_color: u32,
    pub secondary_color: Option<u32>,
    pub tertiary_color: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
pub struct MemberPayload {
    pub user: UserPayload,
    pub nick: Option<String>,
    pub avatar: Option<String>,
    pub banner: Option<String>,
    pub roles: Vec<Id>,
    pub joined_at: String,
    pub premium_since: Option<String>,
    pub deaf: bool,
    pub mute: bool,
    pub flags: u32,
    pub pending: bool,
    pub communication_disabled_until: Option<String>,
    /// What the member may do in the channel of an interaction; only there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<Permissions>,
}

/// A server as REST shows it.
#[derive(Clone, Debug, Serialize)]
pub struct GuildPayload {
    pub id: Id,
    pub name: String,
    pub icon: Option<String>,
    pub description: Option<String>,
    pub home_header: Option<String>,
    pub splash: Option<String>,
    pub discovery_splash: Option<String>,
    pub features: Vec<String>,
    pub banner: Option<String>,
    pub owner_id: Id,
    pub application_id: Option<Id>,
    pub region: &'static str,
    pub afk_channel_id: Option<Id>,
    pub afk_timeout: u32,
    pub system_channel_id: Option<Id>,
    pub system_channel_flags: u32,
    pub widget_enabled: bool,
    pub widget_channel_id: Option<Id>,
    pub verification_level: u8,
    pub roles: Vec<RolePayload>,
    pub default_message_notifications: u8,
    pub mfa_level: u8,
    pub explicit_content_filter: u8,
    pub max_presences: Option<u32>,
    pub max_members: u32,
    pub max_stage_video_channel_users: u32,
    pub max_video_channel_users: u32,
    pub vanity_url_code: Option<String>,
    pub premium_tier: u8,
    pub premium_subscription_count: u32,
    pub preferred_locale: String,
    pub rules_channel_id: Option<Id>,
    pub safety_alerts_channel_id: Option<Id>,
    pub public_updates_channel_id: Option<Id>,
    pub premium_progress_bar_enabled: bool,
    pub nsfw: bool,
    pub nsfw_level: u8,
    pub emojis: Vec<Id>,
    pub stickers: Vec<Id>,
    pub incidents_data: Option<u8>,
}

/// A server as the gateway shows it when the bot comes in.
#[derive(Clone, Debug, Serialize)]
pub struct GuildCreate {
    #[serde(flatten)]
    pub guild: GuildPayload,
    pub joined_at: String,
    pub large: bool,
    pub unavailable: bool,
    pub member_count: usize,
    pub voice_states: Vec<Id>,
    pub members: Vec<MemberPayload>,
    pub channels: Vec<ChannelPayload>,
    pub threads: Vec<ChannelPayload>,
    pub presences: Vec<Id>,
    pub stage_instances: Vec<Id>,
    pub guild_scheduled_events: Vec<Id>,
}

/// A server the bot is in, before it is shown in full.
#[derive(Clone, Debug, Serialize)]
pub struct GuildAhead {
    pub id: Id,
    pub unavailable: bool,
}
