//! Limits of commands and of what is offered while someone types.

use std::collections::BTreeSet;

use crate::api_error::Form;
use crate::model::command::Localized;
use crate::model::{ApplicationCommand, CommandChoice, CommandOption, OptionKind};

/// How many characters a command may have, with all its names, descriptions and values.
const TOTAL: usize = 8000;

/// All commands of the application, or of the application in one server.
pub(crate) fn commands(commands: &[ApplicationCommand]) -> Form {
    let mut form = Form::default();
    form.count("", commands.len(), 0, 100);
    let mut seen = BTreeSet::new();
    for (number, command) in commands.iter().enumerate() {
        self::command(&mut form, &number.to_string(), command);
        if !seen.insert(&command.name) {
            let message = "Application command names must be unique";
            form.wrong(&format!("{number}.name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    form
}

fn command(form: &mut Form, path: &str, command: &ApplicationCommand) {
    if command.kind != ApplicationCommand::CHAT_INPUT {
        form.unknown(&format!("{path}.type"), format!("commands of type {}", command.kind));
    }
    names(form, path, &command.name, command.name_localizations.as_ref());
    words(form, path, &command.description, command.description_localizations.as_ref());
    options(form, path, &command.options, 0);
    let total = size(&command.name, command.name_localizations.as_ref())
        + size(&command.description, command.description_localizations.as_ref())
        + command.options.iter().map(option_size).sum::<usize>();
    if total > TOTAL {
        let message = format!("Command exceeds maximum size ({TOTAL})");
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

fn names(form: &mut Form, path: &str, name: &str, localized: Option<&Localized>) {
    let all = localized
        .into_iter()
        .flatten()
        .map(|(locale, name)| (format!("{path}.name_localizations.{locale}"), name.as_str()));
    for (path, name) in std::iter::once((format!("{path}.name"), name)).chain(all) {
        form.length(&path, name, 1, 32);
        let allowed = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'');
        if !name.chars().all(allowed) || name.to_lowercase() != name {
            let message = "Command name is invalid";
            form.wrong(&path, "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    }
}

fn words(form: &mut Form, path: &str, description: &str, localized: Option<&Localized>) {
    form.length(&format!("{path}.description"), description, 1, 100);
    for (locale, description) in localized.into_iter().flatten() {
        let path = format!("{path}.description_localizations.{locale}");
        form.length(&path, description, 1, 100);
    }
}

fn options(form: &mut Form, path: &str, options: &[CommandOption], depth: usize) {
    form.count(&format!("{path}.options"), options.len(), 0, 25);
    let mut seen = BTreeSet::new();
    let mut optional = false;
    for (number, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{number}");
        self::option(form, &path, option, depth);
        if !seen.insert(&option.name) {
            let message = "Option names must be unique";
            form.wrong(
                &format!("{path}.name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                message,
            );
        }
        if option.is_required() && optional {
            let message = "Required options must be placed before non-required options";
            form.wrong(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional |= !option.is_required();
    }
}

fn option(form: &mut Form, path: &str, option: &CommandOption, depth: usize) {
    names(form, path, &option.name, option.name_localizations.as_ref());
    words(form, path, &option.description, option.description_localizations.as_ref());
    let choices = option.choices.as_deref().unwrap_or_default();
    self::choices_at(form, &format!("{path}.choices"), choices);
    if option.completes() && !choices.is_empty() {
        let message = "Choices and autocomplete exclude each other";
        form.wrong(&format!("{path}.autocomplete"), "APPLICATION_COMMAND_OPTIONS_CHOICES", message);
    }
    match option.kind() {
        Some(OptionKind::SubCommand) if depth < 2 => options(form, path, option.inner(), 2),
        Some(OptionKind::Group) if depth == 0 => options(form, path, option.inner(), 1),
        Some(OptionKind::SubCommand | OptionKind::Group) => {
            let message = "Subcommands cannot be nested so deep";
            form.wrong(
                &format!("{path}.type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                message,
            );
        }
        None => form.unknown(&format!("{path}.type"), format!("options of type {}", option.kind)),
        Some(_) => {}
    }
}

/// What is offered while someone types.
pub(crate) fn choices(choices: &[CommandChoice]) -> Form {
    let mut form = Form::default();
    choices_at(&mut form, "data.choices", choices);
    form
}

fn choices_at(form: &mut Form, path: &str, choices: &[CommandChoice]) {
    form.count(path, choices.len(), 0, 25);
    for (number, choice) in choices.iter().enumerate() {
        form.length(&format!("{path}.{number}.name"), &choice.name, 1, 100);
        form.length_if(&format!("{path}.{number}.value"), choice.value.as_str(), 0, 100);
    }
}

/// Discord counts the longest of a text's languages.
fn size(text: &str, localized: Option<&Localized>) -> usize {
    let all = localized.into_iter().flatten().map(|(_, text)| text.chars().count());
    all.chain([text.chars().count()]).max().unwrap_or(0)
}

fn option_size(option: &CommandOption) -> usize {
    let choices = option.choices.iter().flatten().map(|choice| {
        size(&choice.name, choice.name_localizations.as_ref())
            + choice.value.as_str().map_or(0, |value| value.chars().count())
    });
    size(&option.name, option.name_localizations.as_ref())
        + size(&option.description, option.description_localizations.as_ref())
        + choices.sum::<usize>()
        + option.inner().iter().map(option_size).sum::<usize>()
}
