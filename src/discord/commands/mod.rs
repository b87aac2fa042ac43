//! The slash commands: how they are registered and what each does.

use super::hall::{Hall, Who, display_name};
use super::intake::Answered;
use super::lobby::taken;
use super::press::Press;
use super::reply::{How, Reply};
use super::rows::button;
use super::{questions, rules, settings};
use crate::keeper::Trouble;
use crate::spoken::Agreement;
use crate::store::Created;
use crate::table::{
    Command, Guest, Person, Refusal, Sitting, Stage, Table, Terms, agreements, seats,
};
use crate::text::{Language, Message, bot};
use pangaea_engine::game::Game;
use pangaea_engine::matches::GameId;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use serenity::all::{
    AutocompleteChoice, ButtonStyle, CommandInteraction, CommandOptionType, CreateActionRow,
    CreateAutocompleteResponse, CreateCommand, CreateCommandOption, CreateInteractionResponse,
    GuildId, Http, InteractionContext, Permissions, ResolvedOption, ResolvedValue,
};
use std::collections::BTreeMap;

/// Registers all commands, everywhere or in one server only.
pub(super) async fn register(http: &Http, server: Option<u64>) -> serenity::Result<()> {
    match server {
        Some(server) => {
            GuildId::new(server).set_commands(http, all()).await?;
        }
        None => {
            serenity::all::Command::set_global_commands(http, all()).await?;
        }
    }
    Ok(())
}

fn english(message: &Message) -> String {
    Language::English.say(message)
}

/// The languages other than English, by the names that Discord has for them.
fn others() -> impl Iterator<Item = (&'static str, Language)> {
    let all = Language::ALL.iter().copied();
    all.filter(|language| *language != Language::English)
        .map(|language| (language.code(), language))
}

/// A choice of an option, in every language.
fn choice(option: CreateCommandOption, name: &Message, value: &str) -> CreateCommandOption {
    let names: Vec<(&str, String)> =
        others().map(|(code, language)| (code, language.say(name))).collect();
    option.add_string_choice_localized(english(name), value, names)
}

fn command(name: &str, about: &Message, in_messages: bool) -> CreateCommand {
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

fn option(kind: CommandOptionType, name: &str, about: &Message) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, english(about));
    others().fold(option, |option, (code, language)| {
        option.description_localized(code, language.say(about))
    })
}

fn all() -> Vec<CreateCommand> {
    vec![
        play(),
        command("board", &bot::cmd_board(), false).add_option(forms()),
        command("hand", &bot::cmd_hand(), true),
        command("games", &bot::cmd_games(), true),
        command("rules", &bot::cmd_rules(), true).add_option(game_option()),
        command("settings", &bot::cmd_settings(), true),
        table(),
        command("leave", &bot::cmd_leave(), false),
        command("undo", &bot::cmd_undo(), false),
        command("help", &bot::cmd_help(), true),
    ]
}

fn forms() -> CreateCommandOption {
    let form = option(CommandOptionType::String, "form", &bot::opt_form());
    let form = choice(form, &bot::form_picture(), "picture");
    choice(form, &bot::form_text(), "text")
}

fn game_option() -> CreateCommandOption {
    GameId::ALL.iter().fold(
        option(CommandOptionType::String, "game", &bot::opt_game()),
        |option, game| {
            let name = with_game!(*game, G => G::NAME);
            option.add_string_choice(name, game.slug())
        },
    )
}

/// What can be agreed, in whatever game.
fn all_agreements() -> Vec<Agreement> {
    GameId::ALL.iter().flat_map(|game| agreements(*game)).collect()
}

fn play() -> CreateCommand {
    let mut play =
        command("play", &bot::cmd_play(), false).add_option(game_option().required(true));
    for agreement in all_agreements() {
        play = play.add_option(option(CommandOptionType::Boolean, agreement.key, &agreement.about));
    }
    let languages = Language::ALL.iter().fold(
        option(CommandOptionType::String, "language", &bot::opt_language()),
        |option, language| {
            option.add_string_choice(language.say(&bot::language_name()), language.code())
        },
    );
    let hours = option(CommandOptionType::Integer, "move_time", &bot::opt_move_time());
    play.add_option(languages).add_option(hours.min_int_value(1).max_int_value(168))
}

fn table() -> CreateCommand {
    let seat = || {
        option(CommandOptionType::Integer, "seat", &bot::opt_seat())
            .required(true)
            .set_autocomplete(true)
    };
    let sub = |name: &str, about: &Message| option(CommandOptionType::SubCommand, name, about);
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
}

/// The answer to a command.
pub(super) async fn answer(hall: &Hall, who: &Who, command: &CommandInteraction) -> Answered {
    let options = command.data.options();
    match command.data.name.as_str() {
        "play" => opened(hall, who, &options).await,
        "board" => {
            let table = hall.table_at(who.place).await?;
            match text(&options, "form") {
                Some("text") => questions::board_text(hall, who, table).await,
                _ => questions::board(hall, who, table, How::Private).await,
            }
        }
        "hand" => hand(hall, who, &command.token).await,
        "games" => games(hall, who).await,
        "rules" => {
            let asked = text(&options, "game").and_then(GameId::named);
            let game = match asked {
                Some(game) => game,
                None => game_here(hall, who).await,
            };
            Ok(rules::first(game, hall.language(who).await))
        }
        "settings" => settings::panel(hall, who, How::Private).await,
        "table" => host(hall, who, &options).await,
        "leave" => {
            let table = hall.table_at(who.place).await?;
            hall.keepers.carry_out(table, Command::Leave(who.person)).await?;
            said(hall, who, &bot::left()).await
        }
        "undo" => {
            let table = hall.table_at(who.place).await?;
            hall.keepers.carry_out(table, Command::Undo(who.person, Vec::new())).await?;
            said(hall, who, &bot::undo_done()).await
        }
        _ => said(hall, who, &bot::help()).await,
    }
}

async fn said(hall: &Hall, who: &Who, message: &Message) -> Answered {
    Ok(Reply::private(hall.language(who).await.say(message)))
}

fn text<'a>(options: &'a [ResolvedOption<'a>], name: &str) -> Option<&'a str> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}

fn number(options: &[ResolvedOption<'_>], name: &str) -> Option<i64> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Integer(number) => Some(number),
        _ => None,
    }
}

fn flag(options: &[ResolvedOption<'_>], name: &str) -> Option<bool> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Boolean(flag) => Some(flag),
        _ => None,
    }
}

async fn game_here(hall: &Hall, who: &Who) -> GameId {
    let here = match hall.table_at(who.place).await {
        Ok(table) => hall.keepers.look(table).await.ok().map(|table| table.terms.game),
        Err(_) => None,
    };
    here.unwrap_or(GameId::ALL[0])
}

/// What the bot needs in a channel, with its name.
fn needed(in_thread: bool) -> Vec<(Permissions, Message)> {
    let send = if in_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, bot::may_send_in_threads())
    } else {
        (Permissions::SEND_MESSAGES, bot::may_send())
    };
    vec![
        (Permissions::VIEW_CHANNEL, bot::may_view()),
        send,
        (Permissions::ATTACH_FILES, bot::may_attach()),
        (Permissions::READ_MESSAGE_HISTORY, bot::may_read_history()),
    ]
}

/// All permissions that an invitation has to ask for, as Discord counts them.
pub fn invited_with() -> u64 {
    let all = [false, true].map(needed).into_iter().flatten();
    all.fold(Permissions::empty(), |sum, (one, _)| sum | one).bits()
}

/// The permissions that are missing, in words; nothing if all are there.
fn missing(who: &Who, language: Language) -> Option<String> {
    let granted = who.permissions?;
    let lacking = needed(who.in_thread).into_iter().filter(|(one, _)| !granted.contains(*one));
    let names: Vec<String> = lacking.map(|(_, name)| language.say(&name)).collect();
    (!names.is_empty()).then(|| crate::text::common::list(language, &names))
}

/// Opens a lobby.
async fn opened(hall: &Hall, who: &Who, options: &[ResolvedOption<'_>]) -> Answered {
    let language = hall.language(who).await;
    let say = |message: Message| Ok(Reply::private(language.say(&message)));
    if who.server.is_none() {
        return say(bot::only_in_servers());
    }
    if let Some(names) = missing(who, language) {
        return say(bot::missing(&names));
    }
    let game = text(options, "game").and_then(GameId::named).unwrap_or(GameId::ALL[0]);
    let own = agreements(game);
    let mut agreed = BTreeMap::new();
    for agreement in all_agreements() {
        let Some(on) = flag(options, agreement.key) else { continue };
        if !own.iter().any(|known| known.key == agreement.key) {
            let name = with_game!(game, G => G::NAME);
            return say(bot::not_of_this_game(agreement.name, name));
        }
        agreed.insert(agreement.key.to_owned(), on);
    }
    let server_locale = who.server_locale.as_deref();
    let spoken = text(options, "language").or(server_locale).and_then(Language::of_locale);
    let move_time = number(options, "move_time").and_then(|hours| u32::try_from(hours).ok());
    let terms = Terms { game, options: agreed, language: spoken.unwrap_or_default(), move_time };
    let guest = hall.guest(who.person, &who.locale).await?;
    let seats = vec![Sitting::person(guest, who.name.clone())];
    match hall.keepers.open(who.place, who.server, terms, seats).await? {
        Created::New(table) => {
            let table = hall.keepers.look(table).await?;
            let arrived = hall.outbox.greet(&table, who.person).await;
            say(if arrived { bot::joined() } else { bot::hello_closed() })
        }
        Created::Taken(there) => taken(hall, there, language).await,
    }
}

/// The own question in this channel; in a direct message that of the table that waits longest.
async fn hand(hall: &Hall, who: &Who, token: &str) -> Answered {
    if who.server.is_some() {
        let table = hall.table_at(who.place).await?;
        return questions::show(hall, who, table, token).await;
    }
    let mut tables = tables_of(hall, who.person).await?;
    tables.retain(|table| table.playing().is_some());
    let waits = |table: &&std::sync::Arc<Table>| {
        let seat = table.seat_of(who.person);
        seat.is_some_and(|seat| table.people_to_move().contains(seat))
    };
    let Some(table) = tables.iter().find(waits).or_else(|| tables.first()) else {
        return said(hall, who, &bot::no_games()).await;
    };
    let mut reply = questions::show(hall, who, table.id, token).await?;
    let mut rest: Vec<String> = Vec::new();
    for other in tables.iter().filter(|other| other.id != table.id) {
        rest.push(line(hall, who, other).await);
    }
    if !rest.is_empty() {
        reply.text = format!("{}\n\n{}", reply.text, rest.join("\n"));
    }
    Ok(reply)
}

async fn tables_of(hall: &Hall, person: Person) -> Result<Vec<std::sync::Arc<Table>>, Trouble> {
    let ids = hall.keepers.store().tables_of(person).await;
    let mut tables = Vec::new();
    for id in ids.map_err(|fault| Trouble::fault(&fault, None))? {
        // One that cannot be read is in the log by now; the others go on.
        tables.extend(hall.keepers.look(id).await);
    }
    Ok(tables)
}

async fn games(hall: &Hall, who: &Who) -> Answered {
    let tables = tables_of(hall, who.person).await?;
    if tables.is_empty() {
        return said(hall, who, &bot::no_games()).await;
    }
    let language = hall.language(who).await;
    let mut lines = vec![language.say(&bot::games_heading())];
    for table in &tables {
        lines.push(line(hall, who, table).await);
    }
    Ok(Reply::private(lines.join("\n")))
}

/// One table in a list: whose move it is, and the way there.
async fn line(hall: &Hall, who: &Who, table: &Table) -> String {
    let language = hall.language(who).await;
    let own = table.seat_of(who.person);
    let state = match &table.stage {
        Stage::Lobby => bot::in_lobby(),
        _ if own.is_some_and(|seat| table.people_to_move().contains(seat)) => bot::your_move(),
        _ => {
            let names = table.names();
            let voice = crate::spoken::Voice { names: &names, language };
            let waits = table.playing().map(|progress| voice.list(progress.to_decide().iter()));
            bot::move_of(&waits.unwrap_or_default())
        }
    };
    let link = hall.link(table).await;
    format!("• {}", language.say(&bot::game_line(table.game_name(), &link, state)))
}

/// What hosts and moderators can do.
async fn host(hall: &Hall, who: &Who, options: &[ResolvedOption<'_>]) -> Answered {
    let id = hall.table_at(who.place).await?;
    let Some(ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }) =
        options.first()
    else {
        return said(hall, who, &bot::help()).await;
    };
    let seat = number(options, "seat").and_then(|number| usize::try_from(number - 1).ok());
    let seat = seat.map(Seat::at);
    let seat = || seat.ok_or(Refusal::NoSeat);
    let command = match *name {
        "remove" => Command::Replace(who.actor(), seat()?, None),
        "replace" => {
            let Some((guest, name)) = named(hall, options).await? else {
                return said(hall, who, &bot::no_person()).await;
            };
            let person = guest.person;
            let command = Command::Replace(who.actor(), seat()?, Some((guest, name)));
            let table = hall.keepers.carry_out(id, command).await?;
            hall.outbox.greet(&table, person).await;
            return said(hall, who, &bot::done()).await;
        }
        "host" => Command::HandOver(who.actor(), seat()?),
        "move" => Command::MoveFor(who.actor(), seat()?),
        "restore" => {
            let there = hall.keepers.store().table_at(who.place).await;
            let there = there.map_err(|fault| Trouble::fault(&fault, Some(id)))?;
            if let Some(there) = there.filter(|there| *there != id) {
                return taken(hall, there, hall.language(who).await).await;
            }
            hall.keepers.carry_out(id, Command::Restore(who.actor())).await?;
            return said(hall, who, &bot::restore_done()).await;
        }
        _ => return sure(hall, who, id).await,
    };
    hall.keepers.carry_out(id, command).await?;
    said(hall, who, &bot::done()).await
}

/// The person named in a command, as a guest.
async fn named(
    hall: &Hall,
    options: &[ResolvedOption<'_>],
) -> Result<Option<(Guest, String)>, Trouble> {
    let found = options.iter().find_map(|option| match &option.value {
        ResolvedValue::User(user, member) => Some((*user, *member)),
        _ => None,
    });
    let Some((user, member)) = found.filter(|(user, _)| !user.bot) else { return Ok(None) };
    let locale = user.locale.clone().unwrap_or_default();
    let guest = hall.guest(Person(user.id.get()), &locale).await?;
    let nick = member.and_then(|member| member.nick.as_deref());
    let name = nick.map_or_else(|| display_name(user, None), crate::text::names::at_table);
    Ok(Some((guest, name)))
}

/// Asks before a table is cancelled.
async fn sure(hall: &Hall, who: &Who, id: crate::table::TableId) -> Answered {
    let table = hall.keepers.look(id).await?;
    if !table.is_open() {
        return Err(Refusal::Over.into());
    }
    if !table.is_hosted_by(who.person, who.moderator) {
        let host = table.seat_of(table.host).and_then(|seat| table.sitting(seat));
        let name = host.map(|sitting| sitting.name.clone()).unwrap_or_default();
        return Err(Refusal::NotHost(name).into());
    }
    let language = hall.language(who).await;
    let cancel = button(Press::Cancel(id), language.say(&bot::press_cancel_table()));
    let keep = button(Press::Keep(id), language.say(&bot::press_keep_table()));
    let rows = vec![CreateActionRow::Buttons(vec![cancel.style(ButtonStyle::Danger), keep])];
    Ok(Reply::private(language.say(&bot::sure_to_cancel(table.game_name()))).rows(rows))
}

/// Offers the seats of this channel's table.
pub(super) async fn complete(hall: &Hall, typing: &CommandInteraction) -> serenity::Result<()> {
    let who = Who::from(typing);
    let language = hall.language(&who).await;
    let table = match hall.table_at(who.place).await {
        Ok(id) => hall.keepers.look(id).await.ok(),
        Err(_) => None,
    };
    let names = table.map(|table| table.names()).unwrap_or_default();
    let most = GameId::ALL.iter().map(|game| *seats(*game).end()).max().unwrap_or_default();
    let choices = (1_u32..).zip(&names).take(most).map(|(number, name)| {
        AutocompleteChoice::new(language.say(&bot::seat_choice(number, name)), i64::from(number))
    });
    let offer = CreateAutocompleteResponse::new().set_choices(choices.collect());
    typing.create_response(&hall.http, CreateInteractionResponse::Autocomplete(offer)).await
}
