//! What the gateway tells the bot.

use serde::Serialize;

use super::channel::ChannelPayload;
use super::guild::{GuildAhead, GuildCreate};
use super::interaction::InteractionPayload;
use super::message::MessageEvent;
use super::user::SelfPayload;
use crate::id::Id;

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "SCREAMING_SNAKE_CASE")]
pub enum GatewayEvent {
    Ready(Box<Ready>),
    Resumed {},
    GuildCreate(Box<GuildCreate>),
    GuildDelete(GuildAhead),
    ChannelCreate(ChannelPayload),
    ChannelUpdate(ChannelPayload),
    ChannelDelete(ChannelPayload),
    ThreadCreate(ChannelPayload),
    ThreadUpdate(ChannelPayload),
    ThreadDelete(ThreadGone),
    MessageCreate(Box<MessageEvent>),
    MessageUpdate(Box<MessageEvent>),
    MessageDelete(MessageGone),
    InteractionCreate(Box<InteractionPayload>),
}

impl GatewayEvent {
    const GUILDS: u64 = 1 << 0;
    const GUILD_MESSAGES: u64 = 1 << 9;
    const DIRECT_MESSAGES: u64 = 1 << 12;

    /// The intent without which the bot is not told; 0 for what it is always told.
    pub(crate) fn intent(&self) -> u64 {
        let message = |guild: Option<Id>| {
            if guild.is_some() { Self::GUILD_MESSAGES } else { Self::DIRECT_MESSAGES }
        };
        match self {
            Self::Ready(_) | Self::Resumed {} | Self::InteractionCreate(_) => 0,
            Self::MessageCreate(event) | Self::MessageUpdate(event) => message(event.guild_id),
            Self::MessageDelete(event) => message(event.guild_id),
            _ => Self::GUILDS,
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct Ready {
    pub v: u8,
    pub user: SelfPayload,
    pub guilds: Vec<GuildAhead>,
    pub session_id: String,
    pub resume_gateway_url: String,
    pub shard: [u64; 2],
    pub application: ReadyApplication,
}

#[derive(Clone, Debug, Serialize)]
pub struct ReadyApplication {
    pub id: Id,
    pub flags: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct MessageGone {
    pub id: Id,
    pub channel_id: Id,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ThreadGone {
    pub id: Id,
    pub guild_id: Id,
    pub parent_id: Id,
    #[serde(rename = "type")]
    pub kind: u8,
}
