//! The slash commands as Discord has to know them, in every language.

use crate::app::App;
use crate::lobby::ANY_MOVE_TIME;
use crate::login::explain;
use pangaea_engine::registry::GameId;
use pangaea_table::title;
use pangaea_text::{Language, LocaleMessage, bot};
use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption, InteractionContext};
use std::time::Duration;

/// How long to wait after a failure; each further time twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// Registers all commands, and tries again until it has worked or another session does it.
pub(crate) async fn keep_registering(app: &App, server: Option<u64>) {
    let mut pause = FIRST_PAUSE;
    let number = app.troubles.begin_registering();
    while app.troubles.is_registering(number) {
        match app.rest.register(server, all()).await {
            Ok(()) => return app.troubles.commands(None),
            Err(error) => {
                let reason = explain(&error).to_string();
                let seconds = pause.as_secs();
                // What lasts is told once by `status::watch`, and by `pangaea status`.
                tracing::debug!(
                    "I couldn't register the commands, next try in {seconds} s: {reason}"
                );
                app.troubles.commands(Some(reason));
            }
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn english(message: &LocaleMessage) -> String {
    Language::English.say(message)
}

/// The languages other than English, by the names that Discord has for them.
fn others() -> impl Iterator<Item = (&'static str, Language)> {
    let all = Language::ALL.iter().copied();
    all.filter(|language| *language != Language::English)
        .map(|language| (language.code(), language))
}

/// A choice of an option, in every language.
fn choice(option: CreateCommandOption, name: &LocaleMessage, value: &str) -> CreateCommandOption {
    let names: Vec<(&str, String)> =
        others().map(|(code, language)| (code, language.say(name))).collect();
    option.add_string_choice_localized(english(name), value, names)
}

fn command(name: &str, about: &LocaleMessage, in_messages: bool) -> CreateCommand {
    let contexts = if in_messages {
        vec![InteractionContext::Guild, InteractionContext::BotDm]
    } else {
        vec![InteractionContext::Guild]
    };
    let command = CreateCommand::new(name).description(english(about)).contexts(contexts);
    others().fold(command, |command, (code, language)| {
        command.description_localized(code, language.say(about))
    })
}

fn option(kind: CommandOptionType, name: &str, about: &LocaleMessage) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, english(about));
    others().fold(option, |option, (code, language)| {
        option.description_localized(code, language.say(about))
    })
}

/// Every command.
pub(super) fn all() -> Vec<CreateCommand> {
    vec![
        play(),
        command("learn", &bot::cmd_learn(), true).add_option(game_option()),
        command("board", &bot::cmd_board(), false).add_option(forms()),
        command("hand", &bot::cmd_hand(), true),
        command("games", &bot::cmd_games(), true),
        rules(),
        command("settings", &bot::cmd_settings(), true),
        table(),
        command("leave", &bot::cmd_leave(), true),
        command("undo", &bot::cmd_undo(), true),
        command("help", &bot::cmd_help(), true),
    ]
}

fn forms() -> CreateCommandOption {
    let form = option(CommandOptionType::String, "form", &bot::opt_form());
    let form = choice(form, &bot::form_picture(), "picture");
    choice(form, &bot::form_text(), "text")
}

fn game_option() -> CreateCommandOption {
    GameId::ALL
        .iter()
        .fold(option(CommandOptionType::String, "game", &bot::opt_game()), |option, game| {
            choice(option, &title(*game), game.slug())
        })
}

fn rules() -> CreateCommand {
    let search = option(CommandOptionType::String, "search", &bot::opt_search());
    let search = search.set_autocomplete(true).max_length(100);
    command("rules", &bot::cmd_rules(), true).add_option(game_option()).add_option(search)
}

fn play() -> CreateCommand {
    let play = command("play", &bot::cmd_play(), false).add_option(game_option().required(true));
    let variant = option(CommandOptionType::String, "variant", &bot::opt_variant());
    let play = play.add_option(variant.set_autocomplete(true));
    let languages = Language::ALL.iter().fold(
        option(CommandOptionType::String, "language", &bot::opt_language()),
        |option, language| {
            option.add_string_choice(language.say(&bot::language_name()), language.code())
        },
    );
    let hours = option(CommandOptionType::Integer, "move_time", &bot::opt_move_time());
    let hours = hours.min_int_value((*ANY_MOVE_TIME.start()).into());
    let hours = hours.max_int_value((*ANY_MOVE_TIME.end()).into());
    let thread = option(CommandOptionType::Boolean, "thread", &bot::opt_thread());
    play.add_option(languages).add_option(hours).add_option(thread)
}

fn table() -> CreateCommand {
    let seat = || {
        option(CommandOptionType::Integer, "seat", &bot::opt_seat())
            .required(true)
            .set_autocomplete(true)
    };
    let sub =
        |name: &str, about: &LocaleMessage| option(CommandOptionType::SubCommand, name, about);
    command("table", &bot::cmd_table(), false)
        .add_option(sub("remove", &bot::sub_remove()).add_sub_option(seat()))
        .add_option(
            sub("replace", &bot::sub_replace()).add_sub_option(seat()).add_sub_option(
                option(CommandOptionType::User, "by", &bot::opt_by()).required(true),
            ),
        )
        .add_option(sub("host", &bot::sub_host()).add_sub_option(seat()))
        .add_option(sub("move", &bot::sub_move()).add_sub_option(seat()))
        .add_option(sub("cancel", &bot::sub_cancel()))
        .add_option(sub("restore", &bot::sub_restore()))
        .add_option(sub("thread", &bot::sub_thread()).add_sub_option(option(
            CommandOptionType::Boolean,
            "on",
            &bot::opt_on(),
        )))
}
