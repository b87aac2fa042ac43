//! The bot's surroundings: the gateway's address, servers, channels, threads, DMs.

use serde::Serialize;

use super::call::{ApiResponse, Call};
use super::form::{ChannelForm, DmForm};
use crate::api_error::ApiError;
use crate::gateway::SessionStarts;
use crate::id::Id;
use crate::model::user::UserPayload;
use crate::model::{Channel, Permissions};
use crate::state::DiscordState;

#[derive(Debug, Serialize)]
pub(super) struct GatewayUrl<'a> {
    url: &'a str,
}

/// The gateway, as a bot is told of it.
#[derive(Debug, Serialize)]
pub(crate) struct GatewayBot {
    url: String,
    shards: u32,
    session_start_limit: StartLimit,
}

#[derive(Debug, Serialize)]
struct StartLimit {
    total: u32,
    remaining: u32,
    reset_after: u128,
    max_concurrency: u32,
}

impl GatewayBot {
    pub(crate) fn at(url: String, shards: u32, starts: SessionStarts) -> Self {
        let SessionStarts { total, remaining, reset_after, max_concurrency } = starts;
        let reset_after = reset_after.as_millis();
        let session_start_limit = StartLimit { total, remaining, reset_after, max_concurrency };
        Self { url, shards, session_start_limit }
    }

    pub(super) fn address(&self) -> GatewayUrl<'_> {
        GatewayUrl { url: &self.url }
    }
}

#[derive(Debug, Serialize)]
struct Application {
    id: Id,
    name: String,
    icon: Option<String>,
    description: String,
    #[serde(rename = "type")]
    kind: Option<u8>,
    bot: UserPayload,
    bot_public: bool,
    bot_require_code_grant: bool,
    verify_key: String,
    flags: u32,
    flags_new: String,
    redirect_uris: Vec<String>,
    interactions_endpoint_url: Option<String>,
    role_connections_verification_url: Option<String>,
    owner: UserPayload,
    approximate_guild_count: usize,
    approximate_user_install_count: u32,
    approximate_user_authorization_count: u32,
    explicit_content_filter: u8,
    team: Option<u8>,
    eligible_oauth2_scopes: Vec<String>,
}

pub(super) fn application(store: &DiscordState) -> Result<ApiResponse, ApiError> {
    let bot = store.user(store.bot)?;
    let owner = store.users.values().find(|user| !user.bot).unwrap_or(bot);
    ApiResponse::json(&Application {
        id: store.bot,
        name: bot.name.clone(),
        icon: None,
        description: String::new(),
        kind: None,
        bot: bot.payload(),
        bot_public: true,
        bot_require_code_grant: false,
        verify_key: "0".repeat(64),
        flags: 0,
        flags_new: "0".to_owned(),
        redirect_uris: Vec::new(),
        interactions_endpoint_url: None,
        role_connections_verification_url: None,
        owner: owner.payload(),
        approximate_guild_count: store.guilds.len(),
        approximate_user_install_count: 0,
        approximate_user_authorization_count: 0,
        explicit_content_filter: 0,
        team: None,
        eligible_oauth2_scopes: Vec::new(),
    })
}

pub(super) fn open_dm(store: &mut DiscordState, call: &Call) -> Result<ApiResponse, ApiError> {
    let form: DmForm = call.body()?;
    let person = store.user(form.recipient_id)?;
    if person.bot {
        return Err(ApiError::ClosedDms);
    }
    let dm = store.dm(form.recipient_id);
    channel(store, dm)
}

pub(super) fn guild(store: &DiscordState, guild: Id) -> Result<ApiResponse, ApiError> {
    ApiResponse::json(&store.show_guild(store.guild(guild)?))
}

pub(super) fn roles(store: &DiscordState, guild: Id) -> Result<ApiResponse, ApiError> {
    ApiResponse::json(&DiscordState::show_roles(store.guild(guild)?))
}

pub(super) fn member(store: &DiscordState, guild: Id, user: Id) -> Result<ApiResponse, ApiError> {
    store.guild(guild)?;
    store.user(user)?;
    ApiResponse::json(&store.show_member(guild, user).ok_or(ApiError::UnknownMember)?)
}

pub(super) fn channels(store: &DiscordState, guild: Id) -> Result<ApiResponse, ApiError> {
    store.guild(guild)?;
    let here = |channel: &&Channel| channel.guild() == Some(guild) && channel.thread().is_none();
    let here = store.channels.values().filter(here);
    let seen = here.filter(|channel| store.can_see(store.bot, channel));
    ApiResponse::json(&seen.map(|channel| store.show_channel(channel)).collect::<Vec<_>>())
}

pub(super) fn channel(store: &DiscordState, id: Id) -> Result<ApiResponse, ApiError> {
    let channel = store.channel(id)?;
    store.bot_needs(channel, Permissions::VIEW_CHANNEL)?;
    ApiResponse::json(&store.show_channel(channel))
}

pub(super) fn change_channel(
    store: &mut DiscordState,
    call: &Call,
    id: Id,
) -> Result<ApiResponse, ApiError> {
    let form: ChannelForm = call.body()?;
    let channel = store.channel(id)?;
    let only_wakes = form.archived == Some(false)
        && (form.name.is_none() && form.locked.is_none() && form.auto_archive_duration.is_none());
    let needed = match channel.thread() {
        Some(thread) if only_wakes && !thread.locked => DiscordState::to_write(channel),
        Some(thread) if thread.owner == store.bot && !thread.locked => Permissions::VIEW_CHANNEL,
        Some(_) => Permissions::MANAGE_THREADS,
        None => Permissions::MANAGE_CHANNELS,
    };
    store.bot_needs(channel, needed)?;
    store.change_channel(id, &form)?;
    self::channel(store, id)
}

pub(super) fn start_thread(
    store: &mut DiscordState,
    call: &Call,
    parent: Id,
    message: Option<Id>,
) -> Result<ApiResponse, ApiError> {
    let id = store.start_thread(parent, message, &call.body()?)?;
    ApiResponse::created(&store.show_channel(store.channel(id)?))
}
