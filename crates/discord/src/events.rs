//! What comes from Discord, decoded once: who, what they want, and on which message.

use super::admission::TurnedAway;
use super::app::App;
use super::commands::{self, Completion, Slash};
use super::press::Press;
use super::{dispatch, places, responder, unheard};
use pangaea_table::{Actor, ChannelId, MessageId, Refusal, ServerId, UserId};
use pangaea_text::names::at_table;
use serenity::all::{
    ActionRow, ActionRowComponent, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Context, EventHandler, Guild, GuildChannel, Interaction,
    InteractionId, Member, Message, MessageFlags, ModalInteraction, PartialChannel,
    PartialGuildChannel, Permissions, Ready, UnavailableGuild, User,
};
use serenity::async_trait;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// What serenity tells of everything that happens.
pub(super) struct Events {
    /// There from before the first event on; the connection it needs is made with this.
    pub(super) app: Arc<OnceLock<App>>,
    pub(super) server: Option<u64>,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        let Some(app) = self.app.get() else { return };
        let (shard, shards) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        let here = ready.guilds.iter().map(|guild| ServerId(guild.id.get()));
        let here: BTreeSet<ServerId> = here.collect();
        app.troubles.begin_session((shard, shards), here.iter().copied());
        // Commands are those of all shards, and direct messages arrive at the first.
        let registering = async {
            if shard == app.shards.first() {
                commands::keep_registering(app, self.server).await;
            }
        };
        let catching_up = async {
            if shard == 0 {
                unheard::catch_up(app).await;
            }
        };
        let judging = places::begin_session(app, (shard, shards), &here);
        tokio::join!(registering, catching_up, judging);
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let Some(app) = self.app.get() else { return };
        let server = ServerId(guild.id.get());
        app.troubles.joined(server);
        let threads = guild.threads.iter().map(|thread| thread.id);
        let seen = guild.channels.keys().copied().chain(threads);
        let seen = seen.map(|channel| ChannelId(channel.get())).collect();
        places::enter_server(app, server, &seen).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // A server that Discord cannot reach is still ours.
        if let Some(app) = self.app.get().filter(|_| !guild.unavailable) {
            let server = ServerId(guild.id.get());
            app.troubles.left(server);
            places::leave_server(app, server).await;
        }
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, channel: GuildChannel) {
        if let Some(app) = self.app.get() {
            places::change_channel(app, &channel).await;
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        if let Some(app) = self.app.get() {
            places::delete_channel(app, ChannelId(channel.id.get())).await;
        }
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        if let Some(app) = self.app.get() {
            places::change_channel(app, &thread).await;
        }
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        if let Some(app) = self.app.get() {
            places::delete_channel(app, ChannelId(thread.id.get())).await;
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let Some(app) = self.app.get() else { return };
        let id = interaction.id().get();
        if app.has_seen(id) {
            return;
        }
        let Some((person, server)) = requester(&interaction) else { return };
        let click = match app.admission.check(person, server, Instant::now()) {
            Ok(()) if !app.is_new(id) => return,
            Ok(()) => Click::of(&interaction, Request::of),
            Err(away) => Click::of(&interaction, |from| Some(Request::turned_away(from, away))),
        };
        if let Some(click) = click {
            responder::respond(app, &click, dispatch::plan(app, &click)).await;
        }
    }

    async fn message(&self, _: Context, message: Message) {
        let Some(app) = self.app.get() else { return };
        if message.guild_id.is_none() && !message.author.bot {
            typed(app, message).await;
        }
    }
}

/// Does what was written in a direct message, unless it was done before.
pub(super) async fn typed(app: &App, message: Message) {
    if app.has_seen(message.id.get()) {
        return;
    }
    let (person, id) = (UserId(message.author.id.get()), MessageId(message.id.get()));
    let admitted = app.admission.check(person, None, Instant::now());
    let is_read = admitted.is_ok();
    if is_read && !app.is_new(id.0) {
        return;
    }
    let click = match admitted {
        Ok(()) => Click::typed(&message, Request::Typed(message.content.clone())),
        Err(TurnedAway { why, is_new: true }) => Click::typed(&message, Request::Refused(why)),
        Err(_) => return,
    };
    responder::respond(app, &click, dispatch::plan(app, &click)).await;
    if is_read && let Err(fault) = app.keepers.store().heard(person, id).await {
        tracing::warn!("I couldn't store that a DM was read: {fault}");
    }
}

/// Who has done something, and in which server: as much as is needed to let them in.
fn requester(interaction: &Interaction) -> Option<(UserId, Option<ServerId>)> {
    let (user, server) = match interaction {
        Interaction::Command(from) | Interaction::Autocomplete(from) => (&from.user, from.guild_id),
        Interaction::Component(from) => (&from.user, from.guild_id),
        Interaction::Modal(from) => (&from.user, from.guild_id),
        _ => return None,
    };
    Some((UserId(user.id.get()), server.map(|server| ServerId(server.get()))))
}

/// Something that a person has done and that wants an answer.
pub(super) struct Click {
    pub(super) who: Requester,
    pub(super) request: Request,
    /// The message that was pressed, or from which a form was opened.
    pub(super) message: Option<Pressed>,
    pub(super) reply_to: ReplyTo,
}

/// The request of a click.
pub(super) enum Request {
    /// A slash command.
    Slash(Slash),
    /// Choices for what is being typed in a command.
    Completion(Completion),
    /// A button, a menu with what was picked, or a form with what was typed.
    Press(Press, Vec<String>),
    /// What someone has written in a direct message.
    Typed(String),
    /// Something that is not even looked at: it cannot be meant, or they are not let in.
    Refused(Refusal),
    /// The same, and they have been told why.
    Ignored,
    /// Choices for someone who is not let in.
    NoCompletion,
}

/// Every word by which requests are counted.
pub fn request_kinds() -> Vec<&'static str> {
    [&Slash::NAMES[..], Press::NAMES, &Request::OTHERS].concat()
}

impl Request {
    /// What is neither a command nor a press, as it is counted.
    const OTHERS: [&str; 4] = [Self::CHOICES, Self::MESSAGE, Self::UNKNOWN, Self::IGNORED];
    const CHOICES: &str = "choices";
    const MESSAGE: &str = "message";
    const UNKNOWN: &str = "unknown";
    const IGNORED: &str = "ignored";

    /// What it is called where requests are counted: docs/METRICS.md promises that it stays.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Slash(slash) => slash.name(),
            Self::Press(press, _) => press.name(),
            Self::Completion(_) | Self::NoCompletion => Self::CHOICES,
            Self::Typed(_) => Self::MESSAGE,
            Self::Refused(_) => Self::UNKNOWN,
            Self::Ignored => Self::IGNORED,
        }
    }

    /// What is wanted by an interaction.
    fn of(interaction: &Interaction) -> Option<Self> {
        Some(match interaction {
            Interaction::Command(command) => {
                Slash::read(&command.data).map_or_else(Self::Refused, Self::Slash)
            }
            Interaction::Autocomplete(typing) => Self::Completion(Completion::read(&typing.data)),
            Interaction::Component(press) => {
                let values = match &press.data.kind {
                    ComponentInteractionDataKind::StringSelect { values } => values.clone(),
                    _ => Vec::new(),
                };
                pressed(&press.data.custom_id, false, values)
            }
            Interaction::Modal(form) => {
                pressed(&form.data.custom_id, true, texts(&form.data.components))
            }
            _ => return None,
        })
    }

    /// What becomes of an interaction of someone who is not let in. A command must be answered;
    /// what was pressed need not be.
    fn turned_away(interaction: &Interaction, away: TurnedAway) -> Self {
        let on_message = match interaction {
            Interaction::Autocomplete(_) => return Self::NoCompletion,
            Interaction::Component(_) => true,
            Interaction::Modal(form) => form.message.is_some(),
            _ => false,
        };
        if on_message && !away.is_new { Self::Ignored } else { Self::Refused(away.why) }
    }
}

/// A message that someone has pressed.
#[derive(Clone, Copy)]
pub(super) struct Pressed {
    pub(super) id: MessageId,
    /// It is seen by this person only, and Discord forgets it.
    pub(super) is_ephemeral: bool,
}

/// How an answer gets to whoever waits for it.
pub(super) enum ReplyTo {
    /// Discord waits for an answer with this id and token.
    Interaction(InteractionId, String),
    /// A message in this channel, posted under the name of the one that it answers: so it is
    /// answered once.
    Message(ChannelId, MessageId),
}

impl Click {
    /// Who has done it, on which message, and what is wanted, if it is read in this way.
    fn of(
        interaction: &Interaction,
        read: impl FnOnce(&Interaction) -> Option<Request>,
    ) -> Option<Self> {
        let (who, message) = match interaction {
            Interaction::Command(from) | Interaction::Autocomplete(from) => {
                (Requester::from(from), None)
            }
            Interaction::Component(from) => {
                (Requester::from(from), Some(Pressed::from(&*from.message)))
            }
            Interaction::Modal(from) => {
                (Requester::from(from), from.message.as_deref().map(Pressed::from))
            }
            _ => return None,
        };
        let reply_to = ReplyTo::Interaction(interaction.id(), interaction.token().to_owned());
        Some(Self { who, request: read(interaction)?, message, reply_to })
    }

    fn typed(message: &Message, request: Request) -> Self {
        let reply_to =
            ReplyTo::Message(ChannelId(message.channel_id.get()), MessageId(message.id.get()));
        Self { who: Requester::from(message), request, message: None, reply_to }
    }
}

fn pressed(custom_id: &str, is_form: bool, inputs: Vec<String>) -> Request {
    match Press::read(custom_id).filter(|press| press.is_form() == is_form) {
        Some(press) => Request::Press(press, inputs),
        None => Request::Refused(Refusal::OldButton),
    }
}

/// What was typed into the fields of a form.
fn texts(rows: &[ActionRow]) -> Vec<String> {
    let fields = rows.iter().flat_map(|row| &row.components);
    let text = |field: &ActionRowComponent| match field {
        ActionRowComponent::InputText(text) => text.value.clone(),
        _ => None,
    };
    fields.filter_map(text).collect()
}

impl From<&Message> for Pressed {
    fn from(message: &Message) -> Self {
        let is_ephemeral =
            message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        Self { id: MessageId(message.id.get()), is_ephemeral }
    }
}

/// Whoever wants something, and where they are.
#[derive(Clone, Debug)]
pub(super) struct Requester {
    pub(super) person: UserId,
    pub(super) name: String,
    /// The language of their Discord; a typed message does not tell it.
    pub(super) locale: Option<String>,
    pub(super) channel: ChannelId,
    pub(super) server: Option<ServerId>,
    pub(super) server_locale: Option<String>,
    pub(super) moderator: bool,
    pub(super) permissions: Option<Permissions>,
    pub(super) threads: ThreadSupport,
}

/// Can a thread start where someone is?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ThreadSupport {
    /// It is a channel with threads.
    Possible,
    /// It is a thread itself.
    Inside,
    /// It has none, such as a voice channel.
    Impossible,
}

/// A member is boxed in some kinds of interaction and not in others.
macro_rules! who_of {
    ($($interaction:ty: $reference:ident;)+) => { $(impl From<&$interaction> for Requester {
        fn from(from: &$interaction) -> Self {
            let member = from.member.$reference();
            Self {
                person: UserId(from.user.id.get()),
                name: display_name(&from.user, member),
                locale: Some(from.locale.clone()),
                channel: ChannelId(from.channel_id.get()),
                server: from.guild_id.map(|server| ServerId(server.get())),
                server_locale: from.guild_locale.clone(),
                moderator: member.and_then(|member| member.permissions).is_some_and(moderates),
                permissions: from.app_permissions,
                threads: from.channel.as_ref().map_or(ThreadSupport::Possible, ThreadSupport::from),
            }
        }
    })+ };
}
who_of! {
    CommandInteraction: as_deref;
    ComponentInteraction: as_ref;
    ModalInteraction: as_ref;
}

impl From<&Message> for Requester {
    fn from(message: &Message) -> Self {
        Self {
            person: UserId(message.author.id.get()),
            name: display_name(&message.author, None),
            locale: None,
            channel: ChannelId(message.channel_id.get()),
            server: None,
            server_locale: None,
            moderator: false,
            permissions: None,
            threads: ThreadSupport::Impossible,
        }
    }
}

impl From<&PartialChannel> for ThreadSupport {
    fn from(channel: &PartialChannel) -> Self {
        use serenity::all::ChannelType::{News, NewsThread, PrivateThread, PublicThread, Text};
        match channel.kind {
            Text | News => Self::Possible,
            NewsThread | PrivateThread | PublicThread => Self::Inside,
            _ => Self::Impossible,
        }
    }
}

fn moderates(permissions: Permissions) -> bool {
    permissions.administrator() || permissions.manage_channels() || permissions.manage_messages()
}

/// What a person is called in a server, or else everywhere.
pub(super) fn display_name(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.as_deref());
    at_table(nick.or(user.global_name.as_deref()).unwrap_or(&user.name))
}

impl Requester {
    pub(super) const fn actor(&self) -> Actor {
        Actor { person: self.person, moderator: self.moderator }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// As Discord numbers them.
    #[test]
    fn threads_start_in_channels_of_text_and_nowhere_else() {
        let support = |kind: u8| {
            let channel = json!({ "id": "1", "type": kind, "name": "games" });
            let channel: PartialChannel = serde_json::from_value(channel).expect("a channel");
            ThreadSupport::from(&channel)
        };
        let (text, news, voice, stage, dm) = (0, 5, 2, 13, 1);
        assert!([text, news].map(support).iter().all(|it| *it == ThreadSupport::Possible));
        assert!([10, 11, 12].map(support).iter().all(|it| *it == ThreadSupport::Inside));
        assert!([voice, stage, dm].map(support).iter().all(|it| *it == ThreadSupport::Impossible));
    }
}
