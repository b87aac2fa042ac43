//! Every route that the stand-in knows.

use axum::http::Method;

use super::call::{ApiResponse, Call};
use super::places::GatewayBot;
use super::{commands, interactions, messages, places};
use crate::api_error::ApiError;
use crate::id::Id;
use crate::state::{DiscordState, TOKEN};

/// Does what a request asks for.
pub(crate) fn answer(
    store: &mut DiscordState,
    call: &Call,
    gateway: &GatewayBot,
) -> Result<ApiResponse, ApiError> {
    let path: Vec<&str> = call.path.split('/').filter(|step| !step.is_empty()).collect();
    let open = matches!(path.first(), Some(&("gateway" | "interactions" | "webhooks")))
        && path != ["gateway", "bot"];
    let known = call.authorization.as_deref().and_then(|sent| sent.strip_prefix("Bot "));
    if !open && known != Some(TOKEN) {
        return Err(ApiError::Unauthorized);
    }
    let query: &[&str] = match (call.method.as_str(), path.as_slice()) {
        ("GET", ["channels", _, "messages"]) => &["limit", "before", "after", "around"],
        _ => &[],
    };
    call.check_query(query)?;
    match path.as_slice() {
        ["gateway" | "users" | "applications" | "oauth2", ..] => about(store, call, &path, gateway),
        ["guilds", guild, rest @ ..] => server(store, call, id(guild)?, rest),
        ["channels", channel, rest @ ..] => place(store, call, id(channel)?, rest),
        ["interactions", interaction, token, "callback"] if call.method == Method::POST => {
            interactions::callback(store, call, (id(interaction)?, token))
        }
        ["webhooks", application, token, rest @ ..] => {
            let application = id(application)?;
            if application != store.bot {
                return Err(ApiError::UnknownWebhook);
            }
            webhook(store, call, token, rest)
        }
        _ => Err(unknown(call)),
    }
}

/// The bot itself and its commands.
fn about(
    store: &mut DiscordState,
    call: &Call,
    path: &[&str],
    gateway: &GatewayBot,
) -> Result<ApiResponse, ApiError> {
    match (call.method.as_str(), path) {
        ("GET", ["gateway"]) => ApiResponse::json(&gateway.address()),
        ("GET", ["gateway", "bot"]) => ApiResponse::json(gateway),
        ("GET", ["users", "@me"]) => ApiResponse::json(&store.show_self()),
        ("POST", ["users", "@me", "channels"]) => places::open_dm(store, call),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            places::application(store)
        }
        (_, ["applications", application, "commands", rest @ ..]) => {
            commands::answer(store, call, id(application)?, None, rest)
        }
        (_, ["applications", application, "guilds", guild, "commands", rest @ ..]) => {
            commands::answer(store, call, id(application)?, Some(id(guild)?), rest)
        }
        _ => Err(unknown(call)),
    }
}

fn server(
    store: &mut DiscordState,
    call: &Call,
    guild: Id,
    rest: &[&str],
) -> Result<ApiResponse, ApiError> {
    if store.guild(guild)?.member(store.bot).is_none() {
        return Err(ApiError::MissingAccess);
    }
    match (call.method.as_str(), rest) {
        ("GET", []) => places::guild(store, guild),
        ("GET", ["channels"]) => places::channels(store, guild),
        ("GET", ["roles"]) => places::roles(store, guild),
        ("GET", ["members", user]) => places::member(store, guild, id(user)?),
        _ => Err(unknown(call)),
    }
}

fn place(
    store: &mut DiscordState,
    call: &Call,
    channel: Id,
    rest: &[&str],
) -> Result<ApiResponse, ApiError> {
    match (call.method.as_str(), rest) {
        ("GET", []) => places::channel(store, channel),
        ("PATCH", []) => places::change_channel(store, call, channel),
        ("GET", ["messages"]) => messages::list(store, call, channel),
        ("POST", ["messages"]) => messages::create(store, call, channel),
        ("GET", ["messages", message]) => messages::get(store, channel, id(message)?),
        ("PATCH", ["messages", message]) => messages::edit(store, call, channel, id(message)?),
        ("DELETE", ["messages", message]) => messages::delete(store, channel, id(message)?),
        ("POST", ["threads"]) => places::start_thread(store, call, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            places::start_thread(store, call, channel, Some(id(message)?))
        }
        _ => Err(unknown(call)),
    }
}

fn webhook(
    store: &mut DiscordState,
    call: &Call,
    token: &str,
    rest: &[&str],
) -> Result<ApiResponse, ApiError> {
    match (call.method.as_str(), rest) {
        ("POST", []) => interactions::follow_up(store, call, token),
        (_, ["messages", message]) => {
            let message = match *message {
                "@original" => store.original(token)?,
                message => interactions::own_message(store, token, id(message)?)?,
            };
            match call.method.as_str() {
                "GET" => interactions::get(store, message),
                "PATCH" => interactions::edit(store, call, token, message),
                "DELETE" => interactions::delete(store, message),
                _ => Err(unknown(call)),
            }
        }
        _ => Err(unknown(call)),
    }
}

fn unknown(call: &Call) -> ApiError {
    ApiError::UnknownRoute(format!("{} {}", call.method, call.path))
}

fn id(text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        let message = format!("Value \"{text}\" is not snowflake.");
        crate::api_error::wrong("id", "NUMBER_TYPE_COERCE", message)
    })
}
