//! Messages of channels.

use super::call::{ApiResponse, Call};
use crate::api_error::{ApiError, wrong};
use crate::id::Id;
use crate::model::{Channel, Message, Permissions};
use crate::state::{DiscordState, NewMessage};

pub(super) fn create(
    store: &mut DiscordState,
    call: &Call,
    channel: Id,
) -> Result<ApiResponse, ApiError> {
    let form = call.message()?;
    let place = store.channel(channel)?;
    reach(store, place)?;
    let files = if call.files.is_empty() { Permissions::NONE } else { Permissions::ATTACH_FILES };
    let embeds = match form.embeds.value() {
        Some(embeds) if !embeds.is_empty() => Permissions::EMBED_LINKS,
        _ => Permissions::NONE,
    };
    store.bot_needs(place, DiscordState::to_write(place) | files | embeds)?;
    if form.flags.unwrap_or(0) & Message::EPHEMERAL != 0 {
        let message = "Only answers to interactions can be ephemeral";
        return Err(wrong("flags", "MESSAGE_FLAGS_INVALID", message));
    }
    if form.enforce_nonce == Some(true)
        && let Some(known) =
            form.nonce.as_ref().and_then(|nonce| store.known_nonce(store.bot, nonce))
    {
        return show(store, known);
    }
    store.wake_thread(channel, store.bot)?;
    let new =
        NewMessage { channel, author: store.bot, origin: None, only_for: None, loading: false };
    let id = store.post(new, &form, &call.files)?;
    show(store, id)
}

/// Closed DMs refuse what is new and what is changed.
fn reach(store: &DiscordState, place: &Channel) -> Result<(), ApiError> {
    place.dm_person().map_or(Ok(()), |person| store.dm_is_open(person))
}

pub(super) fn show(store: &DiscordState, id: Id) -> Result<ApiResponse, ApiError> {
    let message = store.messages.get(id).ok_or(ApiError::UnknownMessage)?;
    ApiResponse::json(&store.show_message(message))
}

pub(super) fn get(store: &DiscordState, channel: Id, id: Id) -> Result<ApiResponse, ApiError> {
    let place = store.channel(channel)?;
    store.bot_needs(place, Permissions::READ_MESSAGE_HISTORY)?;
    show(store, store.message(channel, id)?.id)
}

/// The newest messages, or those before, after or around one.
pub(super) fn list(
    store: &DiscordState,
    call: &Call,
    channel: Id,
) -> Result<ApiResponse, ApiError> {
    let place = store.channel(channel)?;
    store.bot_needs(place, Permissions::VIEW_CHANNEL)?;
    let number = |name: &str| {
        let text = call.query.get(name);
        let wrong_number = |_| wrong(name, "NUMBER_TYPE_COERCE", "Value is not a number.");
        text.map(|text| text.parse::<u64>().map_err(wrong_number)).transpose()
    };
    let limit = number("limit")?.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(wrong("limit", "NUMBER_TYPE_MAX", "Value should be between 1 and 100."));
    }
    let limit = usize::try_from(limit).unwrap_or(100);
    let (before, after, around) = (number("before")?, number("after")?, number("around")?);
    let readable = store.permissions(store.bot, place).has(Permissions::READ_MESSAGE_HISTORY);
    let all = store.history(channel).filter(|message| readable && !message.is_ephemeral());
    let mut found: Vec<&Message> = if let Some(after) = after {
        all.filter(|message| message.id.0 > after).take(limit).collect()
    } else if let Some(around) = around {
        let all: Vec<&Message> = all.collect();
        let middle = all.partition_point(|message| message.id.0 < around);
        let start = middle.saturating_sub(limit / 2);
        all.into_iter().skip(start).take(limit).collect()
    } else {
        let before = before.unwrap_or(u64::MAX);
        all.rev().filter(|message| message.id.0 < before).take(limit).collect()
    };
    found.sort_by_key(|message| std::cmp::Reverse(message.id));
    ApiResponse::json(
        &found.into_iter().map(|message| store.show_message(message)).collect::<Vec<_>>(),
    )
}

pub(super) fn edit(
    store: &mut DiscordState,
    call: &Call,
    channel: Id,
    id: Id,
) -> Result<ApiResponse, ApiError> {
    let form = call.message()?;
    let place = store.channel(channel)?;
    store.bot_needs(place, Permissions::VIEW_CHANNEL)?;
    let message = store.message(channel, id)?;
    if message.author != store.bot {
        return Err(ApiError::OthersMessage);
    }
    reach(store, place)?;
    if place.thread().is_some_and(|thread| thread.archived) {
        return Err(ApiError::ArchivedThread);
    }
    store.edit(id, &form, &call.files)?;
    show(store, id)
}

pub(super) fn delete(
    store: &mut DiscordState,
    channel: Id,
    id: Id,
) -> Result<ApiResponse, ApiError> {
    let place = store.channel(channel)?;
    let message = store.message(channel, id)?;
    let needed = if message.author == store.bot {
        Permissions::VIEW_CHANNEL
    } else {
        Permissions::MANAGE_MESSAGES
    };
    store.bot_needs(place, needed)?;
    if place.thread().is_some_and(|thread| thread.archived) {
        return Err(ApiError::ArchivedThread);
    }
    store.delete(id)?;
    ApiResponse::empty()
}
