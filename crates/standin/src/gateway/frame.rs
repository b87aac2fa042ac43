//! What travels over the gateway.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;
use crate::model::event::Event;

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
struct Frame<T> {
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
    event: &'a Event,
}

fn write(frame: &impl Serialize) -> String {
    serde_json::to_string(frame).expect("frames have text keys only")
}

fn control(op: u8, d: impl Serialize) -> String {
    write(&Frame { op, d, s: None, t: None })
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

pub(super) fn dispatch(s: u64, event: &Event) -> String {
    write(&Dispatch { op: 0, s, event })
}

/// The shard that hears of an event: a server's by its id, everything else the first.
pub(super) fn shard_of(event: &Event, shards: u64) -> u64 {
    let guild = match event {
        Event::GuildCreate(event) => Some(event.guild.id),
        Event::GuildDelete(event) => Some(event.id),
        Event::MessageCreate(event) | Event::MessageUpdate(event) => event.guild_id,
        Event::MessageDelete(event) => event.guild_id,
        Event::InteractionCreate(event) => event.guild_id,
        Event::ThreadDelete(event) => Some(event.guild_id),
        Event::ChannelCreate(channel)
        | Event::ChannelUpdate(channel)
        | Event::ChannelDelete(channel)
        | Event::ThreadCreate(channel)
        | Event::ThreadUpdate(channel) => channel.guild(),
        Event::Ready(_) | Event::Resumed {} => None,
    };
    guild.map_or(0, |guild| (guild.0 >> 22) % shards.max(1))
}

/// The event without what the bot may not read in servers.
pub(super) fn redacted(event: &Event, intents: u64, bot: Id) -> Event {
    let mut event = event.clone();
    if let Event::MessageCreate(told) | Event::MessageUpdate(told) = &mut event {
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
