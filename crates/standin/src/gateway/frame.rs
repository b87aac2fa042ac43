//! What travels over the gateway.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;
use crate::model::event::GatewayEvent;

pub(super) const HEARTBEAT: u8 = 1;
pub(super) const IDENTIFY: u8 = 2;
pub(super) const PRESENCE: u8 = 3;
pub(super) const RESUME: u8 = 6;
const RECONNECT: u8 = 7;
const INVALID_SESSION: u8 = 9;
const HELLO: u8 = 10;
const HEARTBEAT_ACK: u8 = 11;

/// Without this intent the bot does not see what others write in servers.
const MESSAGE_CONTENT: u64 = 1 << 15;

/// Intents that an application has to be granted: members, presences, message content.
pub(super) const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | MESSAGE_CONTENT;

#[derive(Debug, Deserialize)]
pub(super) struct Incoming {
    pub op: u8,
    #[serde(default)]
    pub d: Value,
}

#[derive(Debug, Deserialize)]
pub(super) struct Identify {
    pub token: String,
    pub intents: u64,
    pub shard: Option<[u64; 2]>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Resume {
    pub token: String,
    pub session_id: String,
    pub seq: u64,
}

#[derive(Serialize)]
struct SentFrame<T> {
    op: u8,
    d: T,
    s: Option<u64>,
    t: Option<String>,
}

#[derive(Serialize)]
struct Hello {
    heartbeat_interval: u128,
}

#[derive(Serialize)]
struct Dispatch<'a> {
    op: u8,
    s: u64,
    #[serde(flatten)]
    event: &'a GatewayEvent,
}

fn write(frame: &impl Serialize) -> String {
    serde_json::to_string(frame).expect("frames have text keys only")
}

fn control(op: u8, d: impl Serialize) -> String {
    write(&SentFrame { op, d, s: None, t: None })
}

pub(super) fn hello(interval: std::time::Duration) -> String {
    control(HELLO, Hello { heartbeat_interval: interval.as_millis() })
}

pub(super) fn heartbeat_ack() -> String {
    control(HEARTBEAT_ACK, ())
}

pub(super) fn reconnect() -> String {
    control(RECONNECT, ())
}

pub(super) fn invalid_session(resumable: bool) -> String {
    control(INVALID_SESSION, resumable)
}

pub(super) fn dispatch(s: u64, event: &GatewayEvent) -> String {
    write(&Dispatch { op: 0, s, event })
}

/// The shard that hears of an event: a server's by its id, everything else the first.
pub(super) fn shard_of(event: &GatewayEvent, shards: u64) -> u64 {
    let guild = match event {
        GatewayEvent::GuildCreate(event) => Some(event.guild.id),
        GatewayEvent::GuildDelete(event) => Some(event.id),
        GatewayEvent::MessageCreate(event) | GatewayEvent::MessageUpdate(event) => event.guild_id,
        GatewayEvent::MessageDelete(event) => event.guild_id,
        GatewayEvent::InteractionCreate(event) => event.guild_id,
        GatewayEvent::ThreadDelete(event) => Some(event.guild_id),
        GatewayEvent::ChannelCreate(channel)
        | GatewayEvent::ChannelUpdate(channel)
        | GatewayEvent::ChannelDelete(channel)
        | GatewayEvent::ThreadCreate(channel)
        | GatewayEvent::ThreadUpdate(channel) => channel.guild(),
        GatewayEvent::Ready(_) | GatewayEvent::Resumed {} => None,
    };
    guild.map_or(0, |guild| guild.shard(shards))
}

/// The event without what the bot may not read in servers.
pub(super) fn redacted(event: &GatewayEvent, intents: u64, bot: Id) -> GatewayEvent {
    let mut event = event.clone();
    if let GatewayEvent::MessageCreate(told) | GatewayEvent::MessageUpdate(told) = &mut event {
        let message = &mut told.message;
        let addressed = message.mentions.iter().any(|user| user.id == bot);
        let own = message.author.id == bot || addressed || told.guild_id.is_none();
        if !own && intents & MESSAGE_CONTENT == 0 {
            message.content.clear();
            message.embeds.clear();
            message.attachments.clear();
            message.components.clear();
        }
    }
    event
}
