//! The showcase's answers.

use std::time::Duration;

use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Context, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateEmbed, CreateEmbedAuthor,
    CreateEmbedFooter, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, CreateThread,
    EditInteractionResponse, EditMessage, EditThread, HttpError, InputTextStyle, Mentionable,
    ModalInteraction, Nonce, ResolvedValue, Timestamp,
};

use super::patience;

/// A PNG of one green pixel.
pub(super) const PIXEL: &[u8] = &[
    0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, b'I', b'H', b'D', b'R', 0, 0, 0,
    1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xde, 0, 0, 0, 0x0c, b'I', b'D', b'A', b'T',
    0x78, 0xda, 0x63, 0x60, 0x68, 0x60, 0, 0, 0x01, 0x84, 0, 0x81, 0x79, 0xb3, 0x2e, 0x27, 0, 0, 0,
    0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82,
];

/// A map of one great land in one great sea.
const WORLD: &[u8] = include_bytes!("world.png");

/// A file to read.
const LINES: &[u8] = b"Pangaea was one land.\nThen it was many.\n";

const WORDS: [&str; 4] = ["gondwana", "laurasia", "pangaea", "vaalbara"];

pub(super) async fn command(
    context: &Context,
    command: &CommandInteraction,
) -> serenity::Result<()> {
    let reply = CreateInteractionResponseMessage::new();
    let message = match command.data.name.as_str() {
        "buttons" => reply.content("Press one").components(buttons(0)),
        "menu" => reply.content("Pick some").components(vec![menu()]),
        "pick" => reply.content("Pick one").components(vec![menu_of_one()]),
        "secret" => reply.content("Only you see this").ephemeral(true),
        "choose" | "count" => reply.content(options(command)),
        "picture" => picture(reply),
        "card" => card(reply),
        "file" => reply.content("Read this").add_file(CreateAttachment::bytes(LINES, "lands.txt")),
        "form" => {
            let form = CreateInteractionResponse::Modal(form_to_fill());
            return command.create_response(context, form).await;
        }
        "later" => return later(context, command).await,
        "letter" => return letter(context, command).await,
        "thread" => return thread(context, command).await,
        "asleep" => return asleep(context, command).await,
        "rewrite" => return rewrite(context, command).await,
        "post" => return post(context, command).await,
        "look" => return look(context, command).await,
        name => reply.content(format!("I do not know {name}")).ephemeral(true),
    };
    command.create_response(context, CreateInteractionResponse::Message(message)).await
}

/// The row says how often it was pressed; that is all the state there is, so it survives anything.
fn buttons(pressed: u32) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        CreateButton::new(format!("press:{pressed}")).label("Press"),
        CreateButton::new("quiet").label("Quiet").style(ButtonStyle::Secondary),
        CreateButton::new("never").label("Never").disabled(true),
        CreateButton::new_link("https://example.com/").label("Elsewhere"),
    ])]
}

fn menu() -> CreateActionRow {
    let options = WORDS.map(|word| CreateSelectMenuOption::new(word, word));
    let kind = CreateSelectMenuKind::String { options: options.to_vec() };
    let menu =
        CreateSelectMenu::new("words", kind).placeholder("Words").min_values(1).max_values(2);
    CreateActionRow::SelectMenu(menu)
}

fn menu_of_one() -> CreateActionRow {
    let options = WORDS.map(|word| {
        CreateSelectMenuOption::new(word, word).description(format!("{} letters", word.len()))
    });
    let kind = CreateSelectMenuKind::String { options: options.to_vec() };
    CreateActionRow::SelectMenu(CreateSelectMenu::new("word", kind).placeholder("One word"))
}

fn options(command: &CommandInteraction) -> String {
    fn words(value: &ResolvedValue<'_>) -> String {
        match value {
            ResolvedValue::SubCommand(inner) => {
                let inner =
                    inner.iter().map(|option| format!("{} {}", option.name, words(&option.value)));
                inner.collect::<Vec<_>>().join(", ")
            }
            ResolvedValue::String(text) => (*text).to_owned(),
            ResolvedValue::Integer(number) => number.to_string(),
            ResolvedValue::User(user, _) => user.mention().to_string(),
            other => format!("{other:?}"),
        }
    }
    let options = command.data.options();
    let options = options.iter().map(|option| format!("{} {}", option.name, words(&option.value)));
    format!("[{}] {}", command.locale, options.collect::<Vec<_>>().join(", "))
}

fn picture(reply: CreateInteractionResponseMessage) -> CreateInteractionResponseMessage {
    let file = CreateAttachment::bytes(WORLD, "world.png")
        .description("A map: one great land and an island in a wide sea");
    let embed = CreateEmbed::new()
        .title("One world")
        .description("All lands were **one** once.")
        .colour(0x2f_8f_5b)
        .field("Lands", "two", true)
        .field("Seas", "one", true)
        .attachment("world.png");
    reply.embed(embed).add_file(file)
}

fn card(reply: CreateInteractionResponseMessage) -> CreateInteractionResponseMessage {
    let file = CreateAttachment::bytes(WORLD, "small.png").description("The same map, small");
    let embed = CreateEmbed::new()
        .author(CreateEmbedAuthor::new("A traveller").url("https://example.com/traveller"))
        .title("A long way")
        .url("https://example.com/way")
        .description("From one shore to the other, and no boat in sight.")
        .thumbnail("attachment://small.png")
        .footer(CreateEmbedFooter::new("Written down"))
        .timestamp(Timestamp::from_unix_timestamp(1_709_209_845).unwrap_or_default());
    reply.embed(embed).add_file(file)
}

fn form_to_fill() -> CreateModal {
    let place = CreateInputText::new(InputTextStyle::Short, "Place", "place")
        .placeholder("C7 90")
        .min_length(2)
        .max_length(8);
    let why = CreateInputText::new(InputTextStyle::Paragraph, "Why", "why").required(false);
    let row = CreateActionRow::InputText;
    CreateModal::new("form", "Where to?").components(vec![row(place), row(why)])
}

async fn later(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer(context).await?;
    let first = EditInteractionResponse::new().content("Here it is");
    command.edit_response(context, first).await?;
    let more =
        CreateInteractionResponseFollowup::new().content("And more, for you").ephemeral(true);
    command.create_followup(context, more).await?;
    Ok(())
}

async fn letter(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer_ephemeral(context).await?;
    let letter = CreateMessage::new().content("A letter").components(buttons(0));
    let sent = command.user.direct_message(context, letter).await;
    let text = match sent {
        Ok(_) => "I wrote to you".to_owned(),
        Err(error) => format!("I cannot write to you ({})", code(&error)),
    };
    command.edit_response(context, EditInteractionResponse::new().content(text)).await?;
    Ok(())
}

/// Discord's number for what went wrong.
fn code(error: &serenity::Error) -> isize {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => answer.error.code,
        _ => 0,
    }
}

async fn thread(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer(context).await?;
    let made = command
        .channel_id
        .create_thread(
            context,
            CreateThread::new("Table").kind(serenity::all::ChannelType::PublicThread),
        )
        .await;
    let text = match made {
        Ok(thread) => {
            let first = CreateMessage::new().content("Welcome").components(buttons(0));
            thread.send_message(context, first).await?;
            format!("See {}", thread.mention())
        }
        Err(error) => format!("No thread ({})", code(&error)),
    };
    command.edit_response(context, EditInteractionResponse::new().content(text)).await?;
    Ok(())
}

async fn asleep(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer(context).await?;
    let kind = serenity::all::ChannelType::PublicThread;
    let thread = CreateThread::new("Asleep").kind(kind);
    let thread = command.channel_id.create_thread(context, thread).await?;
    thread.say(context, "Good night").await?;
    thread.id.edit_thread(context, EditThread::new().archived(true)).await?;
    let text = format!("Do not wake {}", thread.mention());
    command.edit_response(context, EditInteractionResponse::new().content(text)).await?;
    Ok(())
}

async fn rewrite(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer_ephemeral(context).await?;
    let mut message = command.channel_id.say(context, "First version").await?;
    let file = CreateAttachment::bytes(PIXEL, "pixel.png").description("One green pixel");
    let second = EditMessage::new().content("Second version").new_attachment(file);
    message.edit(context, second).await?;
    let seen = command.channel_id.message(context, message.id).await?;
    message.delete(context).await?;
    let text = format!("It read {:?} with {} file", seen.content, seen.attachments.len());
    command.edit_response(context, EditInteractionResponse::new().content(text)).await?;
    Ok(())
}

/// How long the first pause after a failure is; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// How often a message is tried: with the pauses between, for almost a minute.
const MOST_TRIES: u32 = 10;

/// Tries until it works or is refused for good: the nonce keeps a repetition from being posted
/// twice, and once that is forgotten the bot looks for its own message first.
async fn post(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer_ephemeral(context).await?;
    let text = format!("Posted for {}", command.id);
    let message = CreateMessage::new()
        .content(&text)
        .nonce(Nonce::String(format!("post{}", command.id.get() % 1_000_000_007)))
        .enforce_nonce(true)
        .allowed_mentions(CreateAllowedMentions::new());
    let (mut tries, mut pause) = (1, FIRST_PAUSE);
    let mut sent = patience::send(&context.http, command.channel_id, &message).await.map(drop);
    while tries < MOST_TRIES && sent.as_ref().is_err_and(may_pass) {
        tokio::time::sleep(pause).await;
        (tries, pause) = (tries + 1, pause * 2);
        sent = post_again(context, command, &text, &message).await;
    }
    let text = format!("{} after {tries}", if sent.is_ok() { "posted" } else { "gave up" });
    command.edit_response(context, EditInteractionResponse::new().content(text)).await?;
    Ok(())
}

/// Posts what is not there yet. Whoever cannot look does not post.
async fn post_again(
    context: &Context,
    command: &CommandInteraction,
    text: &str,
    message: &CreateMessage,
) -> serenity::Result<()> {
    let recent = serenity::all::GetMessages::new().limit(20);
    let old = command.channel_id.messages(context, recent).await?;
    if old.iter().all(|old| old.content != text) {
        patience::send(&context.http, command.channel_id, message).await?;
    }
    Ok(())
}

/// Can the same request work later? A refusal stays one; a broken server or connection may heal.
fn may_pass(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            answer.status_code.is_server_error()
        }
        _ => true,
    }
}

async fn look(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer_ephemeral(context).await?;
    let channel = command.channel_id.to_channel(context).await?;
    let mut lines = vec![format!("place {}", channel.id())];
    if let Some(guild) = command.guild_id {
        let whole = guild.to_partial_guild(context).await?;
        let member = guild.member(context, command.user.id).await?;
        let roles = guild.roles(context).await?;
        let channels = guild.channels(context).await?;
        lines.push(format!("server {} with {} channels", whole.name, channels.len()));
        lines.push(format!(
            "{} has {} of {} roles",
            member.user.name,
            member.roles.len(),
            roles.len()
        ));
    }
    let me = context.http.get_current_application_info().await?;
    lines.push(format!("I am {}", me.name));
    command
        .edit_response(context, EditInteractionResponse::new().content(lines.join("\n")))
        .await?;
    Ok(())
}

pub(super) async fn press(context: &Context, press: &ComponentInteraction) -> serenity::Result<()> {
    let reply = CreateInteractionResponseMessage::new();
    let response = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            let text = format!("You picked {}", values.join(" and "));
            let again = if press.data.custom_id == "word" { menu_of_one() } else { menu() };
            CreateInteractionResponse::UpdateMessage(reply.content(text).components(vec![again]))
        }
        _ if press.data.custom_id == "quiet" => {
            press.create_response(context, CreateInteractionResponse::Acknowledge).await?;
            let edit = EditInteractionResponse::new().content("Changed quietly");
            press.edit_response(context, edit).await?;
            return Ok(());
        }
        _ => {
            let count = press.data.custom_id.strip_prefix("press:");
            let count = count.and_then(|count| count.parse::<u32>().ok()).unwrap_or(0) + 1;
            let text = format!("{} pressed, {count} in all", press.user.name);
            let reply = reply.content(text).components(buttons(count));
            CreateInteractionResponse::UpdateMessage(reply)
        }
    };
    press.create_response(context, response).await
}

pub(super) async fn complete(
    context: &Context,
    typing: &CommandInteraction,
) -> serenity::Result<()> {
    let typed = typing.data.autocomplete().map_or("", |option| option.value);
    let fitting = WORDS.iter().filter(|word| word.starts_with(typed));
    let choices = fitting.map(|word| AutocompleteChoice::new(*word, *word)).collect();
    let offer = CreateAutocompleteResponse::new().set_choices(choices);
    typing.create_response(context, CreateInteractionResponse::Autocomplete(offer)).await
}

pub(super) async fn form(context: &Context, form: &ModalInteraction) -> serenity::Result<()> {
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    let texts = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.clone(),
        _ => None,
    });
    let text = format!("You wrote {}", texts.collect::<Vec<_>>().join(" / "));
    let reply = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
    form.create_response(context, CreateInteractionResponse::Message(reply)).await
}
