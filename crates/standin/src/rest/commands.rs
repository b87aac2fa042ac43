//! The application's commands, everywhere or in one server.

use super::call::{Answer, Call};
use crate::check::check_commands;
use crate::id::Id;
use crate::model::Command;
use crate::refusal::Refusal;
use crate::store::Store;

pub(super) fn answer(
    store: &mut Store,
    call: &Call,
    application: Id,
    guild: Option<Id>,
    rest: &[&str],
) -> Result<Answer, Refusal> {
    if application != store.bot {
        return Err(Refusal::MissingAccess);
    }
    if let Some(guild) = guild {
        store.guild(guild).map_err(|_| Refusal::MissingAccess)?;
    }
    match (call.method.as_str(), rest) {
        ("GET", []) => Answer::json(&list(store, guild)),
        ("PUT", []) => {
            replace(store, guild, call.body()?)?;
            Answer::json(&list(store, guild))
        }
        ("DELETE", [id]) => {
            let id: Id = id.parse().map_err(|_| Refusal::UnknownCommand)?;
            let found = store.commands.iter().position(|old| old.id == id && old.guild_id == guild);
            store.commands.remove(found.ok_or(Refusal::UnknownCommand)?);
            Answer::empty()
        }
        _ => Err(Refusal::UnknownRoute(format!("{} {}", call.method, call.path))),
    }
}

fn list(store: &Store, guild: Option<Id>) -> Vec<Command> {
    store.commands.iter().filter(|command| command.guild_id == guild).cloned().collect()
}

/// All commands at once: what is not named goes, what keeps its name keeps its id.
fn replace(store: &mut Store, guild: Option<Id>, new: Vec<Command>) -> Result<(), Refusal> {
    check_commands(&new).done()?;
    let old = list(store, guild);
    store.commands.retain(|command| command.guild_id != guild);
    for command in new {
        let known = old.iter().find(|old| old.name == command.name).map(|old| old.id);
        add(store, guild, command, known);
    }
    Ok(())
}

fn add(store: &mut Store, guild: Option<Id>, command: Command, known: Option<Id>) {
    let version = store.next_id();
    let mut integration_types = command.integration_types.clone();
    if integration_types.is_empty() {
        integration_types.push(0);
    }
    store.commands.push(Command {
        id: known.unwrap_or(version),
        version,
        application_id: store.bot,
        guild_id: guild,
        integration_types,
        ..command
    });
}
