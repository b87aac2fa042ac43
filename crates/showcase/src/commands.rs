//! The showcase's commands.

use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption, Permissions};

/// Each command with what it shows.
const PLAIN: [(&str, &str); 15] = [
    ("buttons", "Buttons, one of them disabled, one a link"),
    ("menu", "A menu of which one or two options can be picked"),
    ("pick", "A menu of which exactly one option can be picked"),
    ("form", "A form with two fields"),
    ("later", "An answer that comes later, and a further one"),
    ("secret", "An answer that only you see"),
    ("picture", "A picture with a description, in an embed"),
    ("card", "An embed with all that stands around its text"),
    ("file", "A file that is no picture"),
    ("letter", "A direct message"),
    ("thread", "A thread with a message in it"),
    ("asleep", "A thread that is archived"),
    ("rewrite", "A message that is changed and then deleted"),
    ("post", "A message of its own that is posted once, even if sent twice"),
    ("look", "What the bot sees of this place"),
];

pub(super) fn all() -> Vec<CreateCommand> {
    let mut all: Vec<_> = PLAIN
        .into_iter()
        .map(|(name, description)| CreateCommand::new(name).description(description))
        .collect();
    all.push(choose());
    all.push(count());
    all
}

/// A text that completes itself, with names and descriptions in another language.
fn choose() -> CreateCommand {
    let word = CreateCommandOption::new(CommandOptionType::String, "word", "One of many words")
        .name_localized("de", "wort")
        .description_localized("de", "Eines von vielen Wörtern")
        .required(true)
        .set_autocomplete(true);
    CreateCommand::new("choose")
        .name_localized("de", "wähle")
        .description("An option that completes itself")
        .description_localized("de", "Eine Option, die sich selbst ergänzt")
        .add_option(word)
}

/// Subcommands with options of other kinds.
fn count() -> CreateCommand {
    let up = CreateCommandOption::new(CommandOptionType::SubCommand, "up", "Counts upwards")
        .add_sub_option(
            CreateCommandOption::new(CommandOptionType::Integer, "to", "How far")
                .min_int_value(1)
                .max_int_value(10)
                .required(true),
        )
        .add_sub_option(
            CreateCommandOption::new(CommandOptionType::String, "how", "In which way")
                .add_string_choice("aloud", "loud")
                .add_string_choice("in silence", "silent"),
        )
        .add_sub_option(CreateCommandOption::new(CommandOptionType::User, "for", "For whom"));
    CreateCommand::new("count")
        .description("Subcommands and kinds of options, for who may write here")
        .default_member_permissions(Permissions::SEND_MESSAGES)
        .add_option(up)
}
