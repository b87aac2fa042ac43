//! The application's commands, everywhere or in one server.

use super::call::{ApiResponse, Call};
use crate::api_error::ApiError;
use crate::check::check_commands;
use crate::id::Id;
use crate::model::ApplicationCommand;
use crate::state::DiscordState;

pub(super) fn answer(
    store: &mut DiscordState,
    call: &Call,
    application: Id,
    guild: Option<Id>,
    rest: &[&str],
) -> Result<ApiResponse, ApiError> {
    if application != store.bot {
        return Err(ApiError::MissingAccess);
    }
    if let Some(guild) = guild {
        store.guild(guild).map_err(|_| ApiError::MissingAccess)?;
    }
    match (call.method.as_str(), rest) {
        ("GET", []) => ApiResponse::json(&list(store, guild)),
        ("PUT", []) => {
            replace(store, guild, call.body()?)?;
            ApiResponse::json(&list(store, guild))
        }
        ("DELETE", [id]) => {
            let id: Id = id.parse().map_err(|_| ApiError::UnknownCommand)?;
            let found = store.commands.iter().position(|old| old.id == id && old.guild_id == guild);
            store.commands.remove(found.ok_or(ApiError::UnknownCommand)?);
            ApiResponse::empty()
        }
        _ => Err(ApiError::UnknownRoute(format!("{} {}", call.method, call.path))),
    }
}

fn list(store: &DiscordState, guild: Option<Id>) -> Vec<ApplicationCommand> {
    store.commands.iter().filter(|command| command.guild_id == guild).cloned().collect()
}

/// All commands at once: what is not named goes, what keeps its name keeps its id.
fn replace(
    store: &mut DiscordState,
    guild: Option<Id>,
    new: Vec<ApplicationCommand>,
) -> Result<(), ApiError> {
    check_commands(&new).done()?;
    let old = list(store, guild);
    store.commands.retain(|command| command.guild_id != guild);
    for command in new {
        let known = old.iter().find(|old| old.name == command.name).map(|old| old.id);
        add(store, guild, command, known);
    }
    Ok(())
}

fn add(
    store: &mut DiscordState,
    guild: Option<Id>,
    command: ApplicationCommand,
    known: Option<Id>,
) {
    let version = store.next_id();
    let mut integration_types = command.integration_types.clone();
    if integration_types.is_empty() {
        integration_types.push(0);
    }
    store.commands.push(ApplicationCommand {
        id: known.unwrap_or(version),
        version,
        application_id: store.bot,
        guild_id: guild,
        integration_types,
        ..command
    });
}
