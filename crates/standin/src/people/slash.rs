//! Using commands.

use serde_json::{Number, Value};

use super::cannot::CannotDo;
use super::visible_place;
use crate::id::Id;
use crate::model::interaction::{CommandUse, InteractionData, OptionUse, Resolved};
use crate::model::{
    ApplicationCommand, Channel, CommandOption, InteractionKind, OptionKind, Permissions,
};
use crate::state::{DiscordState, NewInteraction};

/// Starts a command, or the completion of one of its options.
pub(super) fn begin(
    store: &mut DiscordState,
    person: Id,
    place: Id,
    path: &str,
    given: &[(&str, &str)],
    focused: Option<&str>,
) -> Result<Id, CannotDo> {
    let channel = visible_place(store, person, place)?;
    if !store.permissions(person, channel).has(Permissions::USE_APPLICATION_COMMANDS) {
        return Err(CannotDo::NotAllowed);
    }
    let mut steps = path.split(' ').filter(|step| !step.is_empty());
    let name = steps.next().unwrap_or_default();
    let command = usable(store, person, channel).into_iter().find(|command| command.name == name);
    let command = command.ok_or_else(|| CannotDo::NoSuchCommand(path.to_owned()))?;
    let mut way = Vec::new();
    let mut options = command.options.as_slice();
    for step in steps {
        let below = options.iter().find(|option| option.name == step && is_branch(option));
        let below = below.ok_or_else(|| CannotDo::NoSuchCommand(path.to_owned()))?;
        way.push(below);
        options = below.inner();
    }
    if options.iter().any(is_branch) {
        return Err(CannotDo::NoSuchCommand(path.to_owned()));
    }
    let mut resolved = Resolved::default();
    let mut used = fill(store, channel, options, given, focused, &mut resolved)?;
    for branch in way.into_iter().rev() {
        used = vec![OptionUse {
            name: branch.name.clone(),
            kind: branch.kind,
            value: None,
            options: Some(used),
            focused: None,
        }];
    }
    let data = InteractionData::Command(CommandUse {
        id: command.id,
        name: command.name.clone(),
        kind: command.kind,
        guild_id: command.guild_id,
        options: used,
        resolved,
    });
    let kind =
        if focused.is_some() { InteractionKind::Autocomplete } else { InteractionKind::Command };
    let command = Some(path.to_owned());
    Ok(store.begin(NewInteraction { kind, person, channel: place, data, command, source: None })?)
}

fn is_branch(option: &CommandOption) -> bool {
    matches!(option.kind(), Some(OptionKind::SubCommand | OptionKind::Group))
}

/// The commands that someone can use in a place.
pub(super) fn usable(
    store: &DiscordState,
    person: Id,
    channel: &Channel,
) -> Vec<ApplicationCommand> {
    let context = u8::from(channel.guild().is_none());
    let here = |command: &&ApplicationCommand| match command.guild_id {
        Some(guild) => channel.guild() == Some(guild),
        None => command.contexts.as_ref().is_none_or(|contexts| contexts.contains(&context)),
    };
    let allowed = |command: &&ApplicationCommand| {
        let needed = command.default_member_permissions.unwrap_or(Permissions::NONE);
        channel.guild().is_none() || store.permissions(person, channel).has(needed)
    };
    let guild = channel.guild().and_then(|guild| store.guilds.get(&guild));
    if guild.is_some_and(|guild| guild.member(store.bot).is_none()) {
        return Vec::new();
    }
    store.commands.iter().filter(here).filter(allowed).cloned().collect()
}

fn fill(
    store: &DiscordState,
    channel: &Channel,
    options: &[CommandOption],
    given: &[(&str, &str)],
    focused: Option<&str>,
    resolved: &mut Resolved,
) -> Result<Vec<OptionUse>, CannotDo> {
    for (name, _) in given {
        if !options.iter().any(|option| option.name == *name) {
            return Err(CannotDo::NoSuchOption((*name).to_owned()));
        }
    }
    let mut used = Vec::new();
    for option in options {
        let Some((_, text)) = given.iter().find(|(name, _)| *name == option.name) else {
            if option.is_required() && focused.is_none() {
                return Err(CannotDo::OptionMissing(option.name.clone()));
            }
            continue;
        };
        let typing = focused == Some(option.name.as_str());
        let value = if typing {
            if !option.completes() {
                return Err(CannotDo::DoesNotComplete(option.name.clone()));
            }
            Some(Value::String((*text).to_owned()))
        } else {
            value(store, channel, option, text, resolved)
        };
        let bad = || CannotDo::BadValue { name: option.name.clone(), value: (*text).to_owned() };
        used.push(OptionUse {
            name: option.name.clone(),
            kind: option.kind,
            value: Some(value.ok_or_else(bad)?),
            options: None,
            focused: typing.then_some(true),
        });
    }
    Ok(used)
}

/// What was typed, as the kind of value that the option takes.
fn value(
    store: &DiscordState,
    channel: &Channel,
    option: &CommandOption,
    text: &str,
    resolved: &mut Resolved,
) -> Option<Value> {
    if let Some(choices) = option.choices.as_deref().filter(|choices| !choices.is_empty()) {
        let plain = |value: &Value| value.as_str().map_or(value.to_string(), str::to_owned);
        let chosen =
            choices.iter().find(|choice| choice.name == text || plain(&choice.value) == text);
        return chosen.map(|choice| choice.value.clone());
    }
    match option.kind()? {
        OptionKind::Text => {
            let length = text.chars().count() as u64;
            let most = option.max_length.unwrap_or(6000);
            let fits = (option.min_length.unwrap_or(0)..=most).contains(&length);
            fits.then(|| Value::String(text.to_owned()))
        }
        OptionKind::Integer => {
            let number: i64 = text.parse().ok()?;
            within(option, Number::from(number))
        }
        OptionKind::Number => within(option, Number::from_f64(text.parse().ok()?)?),
        OptionKind::Boolean => text.parse().ok().map(Value::Bool),
        OptionKind::User => {
            let mut users = store.users.values();
            let user = users.find(|user| user.name == text || user.id.to_string() == text)?;
            resolved.users.insert(user.id, user.payload());
            if let Some(member) =
                channel.guild().and_then(|guild| store.show_member(guild, user.id))
            {
                resolved.members.insert(user.id, member);
            }
            Some(Value::String(user.id.to_string()))
        }
        OptionKind::Channel => {
            let mut here = store.channels.values().filter(|found| found.guild() == channel.guild());
            let found = here.find(|found| found.name == text || found.id.to_string() == text)?;
            resolved.channels.insert(found.id, store.show_channel(found));
            Some(Value::String(found.id.to_string()))
        }
        OptionKind::Role => {
            let guild = store.guilds.get(&channel.guild()?)?;
            let roles = DiscordState::show_roles(guild).into_iter();
            let role = roles.into_iter().find(|role| role.name == text)?;
            let id = role.id;
            resolved.roles.insert(id, role);
            Some(Value::String(id.to_string()))
        }
        OptionKind::SubCommand | OptionKind::Group => None,
    }
}

fn within(option: &CommandOption, number: Number) -> Option<Value> {
    let value = number.as_f64()?;
    let least = option.min_value.as_ref().and_then(Number::as_f64).unwrap_or(f64::MIN);
    let most = option.max_value.as_ref().and_then(Number::as_f64).unwrap_or(f64::MAX);
    (least <= value && value <= most).then_some(Value::Number(number))
}
