//! Everything that is known: one place from which REST, the gateway and people's eyes are made.
//!
//! [`DiscordState`] is plain data behind one lock (see `world.rs`); what the bot is to be told of a
//! change waits in its outbox until the lock's holder hands it to the gateway.

mod access;
mod archive;
mod channels;
mod interactions;
mod messages;
mod save;
mod show;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use archive::Archive;
pub(crate) use interactions::NewInteraction;
pub use interactions::{FIRST_ANSWER, TOKEN_LIFE};
pub use messages::NONCE_MEMORY;
pub(crate) use messages::NewMessage;
pub use save::SaveError;

use crate::api_error::ApiError;
use crate::clock::Time;
use crate::id::Id;
use crate::model::event::GatewayEvent;
use crate::model::guild::GuildAhead;
use crate::model::{
    ApplicationCommand, Channel, ChannelKind, Guild, Interaction, Member, Message, Permissions,
    Role, User,
};

/// What the bot must show to be let in.
pub const TOKEN: &str = "stand-in";

/// The language of everyone until a page is opened.
const LOCALE: &str = "en-US";

#[derive(Debug, Default, Serialize, Deserialize)]
pub struct DiscordState {
    last_id: Id,
    /// The bot's user and its application share an id.
    pub bot: Id,
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: Archive,
    pub commands: Vec<ApplicationCommand>,
    pub interactions: BTreeMap<Id, Interaction>,
    /// The language that the page was opened in.
    #[serde(default)]
    pub page_locale: Option<String>,
    /// The bytes of attachments; they are kept in files of their own.
    #[serde(skip)]
    pub files: BTreeMap<Id, Arc<[u8]>>,
    /// When the present request or action happens.
    #[serde(skip)]
    pub(crate) now: Time,
    /// The address at which attachments are served.
    #[serde(skip)]
    pub(crate) base: String,
    #[serde(skip)]
    pub(crate) outbox: Vec<GatewayEvent>,
    /// How many messages a channel keeps; all of them where nothing is said.
    #[serde(skip)]
    pub(crate) most_messages: Option<usize>,
}

impl DiscordState {
    /// A Discord with a bot in it and nothing else.
    pub(crate) fn new(now: Time, bot_name: &str) -> Self {
        let mut store = Self { now, ..Self::default() };
        store.bot = store.add_user(bot_name, true);
        store
    }

    pub(crate) fn next_id(&mut self) -> Id {
        self.last_id = self.last_id.after(self.now);
        self.last_id
    }

    /// The id of a new server. After the first it is in a millisecond of its own: the time in it decides
    /// the shard, so servers that follow each other are in shards that follow each other.
    fn next_server_id(&mut self) -> Id {
        if !self.guilds.is_empty() {
            self.last_id = self.last_id.in_later_millisecond(self.now);
            return self.last_id;
        }
        self.next_id()
    }

    pub(crate) fn tell(&mut self, event: GatewayEvent) {
        self.outbox.push(event);
    }

    pub(crate) fn add_user(&mut self, name: &str, bot: bool) -> Id {
        let id = self.next_id();
        let name = name.to_owned();
        self.users.insert(id, User { id, name, bot, own_locale: None, dms_open: true });
        id
    }

    /// The language of the server, which is the one of the page.
    pub(crate) fn locale(&self) -> &str {
        self.page_locale.as_deref().unwrap_or(LOCALE)
    }

    /// The language of someone's client: their own, else the one of the page.
    pub(crate) fn locale_of(&self, user: Id) -> &str {
        let own = self.users.get(&user).and_then(|user| user.own_locale.as_deref());
        own.unwrap_or_else(|| self.locale())
    }

    /// A new server that belongs to someone, with the bot in it.
    pub(crate) fn add_guild(&mut self, name: &str, owner: Id) -> Id {
        let id = self.next_server_id();
        let role = |id, name: &str, permissions| Role { id, name: name.to_owned(), permissions };
        let bots = self.next_id();
        let roles =
            vec![role(id, "@everyone", Permissions::USUAL), role(bots, "bot", Permissions::NONE)];
        let members = vec![Member { user: self.bot, roles: vec![bots], joined: self.now }];
        self.guilds.insert(id, Guild { id, name: name.to_owned(), owner, roles, members });
        self.join(id, owner);
        self.tell_guild(id);
        id
    }

    /// Tells the bot of a server it is in.
    pub(crate) fn tell_guild(&mut self, guild: Id) {
        if let Some(guild) = self.guilds.get(&guild) {
            let event = GatewayEvent::GuildCreate(Box::new(self.show_guild_create(guild)));
            self.tell(event);
        }
    }

    pub(crate) fn join(&mut self, guild: Id, user: Id) {
        let joined = self.now;
        let Some(found) = self.guilds.get_mut(&guild) else { return };
        if found.member(user).is_some() {
            return;
        }
        found.members.push(Member { user, roles: Vec::new(), joined });
        if user == self.bot {
            self.tell_guild(guild);
        }
    }

    /// Someone goes, or is thrown out. Only the bot's own leaving is told: to hear of others takes
    /// a privileged intent, which the stand-in does not grant.
    pub(crate) fn leave(&mut self, guild: Id, user: Id) {
        let Some(found) = self.guilds.get_mut(&guild) else { return };
        found.members.retain(|member| member.user != user);
        if user == self.bot {
            self.tell(GatewayEvent::GuildDelete(GuildAhead { id: guild, unavailable: false }));
        }
    }

    pub(crate) fn add_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.next_id();
        let channel = Channel {
            id,
            name: name.to_owned(),
            kind: ChannelKind::Text { guild },
            overwrites: Vec::new(),
            last_message: None,
        };
        let shown = self.show_channel(&channel);
        self.channels.insert(id, channel);
        if self.bot_sees(id) {
            self.tell(GatewayEvent::ChannelCreate(shown));
        }
        id
    }

    /// The DM of someone with the bot, opened if there is none.
    pub(crate) fn dm(&mut self, person: Id) -> Id {
        if let Some(dm) = self.find_dm(person) {
            return dm;
        }
        let id = self.next_id();
        let kind = ChannelKind::Dm { person };
        let (name, overwrites) = (String::new(), Vec::new());
        self.channels.insert(id, Channel { id, name, kind, overwrites, last_message: None });
        id
    }

    pub fn find_dm(&self, person: Id) -> Option<Id> {
        self.channels.values().find(|dm| dm.dm_person() == Some(person)).map(|dm| dm.id)
    }

    /// Someone of this name who is no bot.
    pub(crate) fn find_person(&self, name: &str) -> Option<Id> {
        let mut people = self.users.values().filter(|user| !user.bot);
        people.find(|user| user.name == name).map(|user| user.id)
    }

    pub(crate) fn user(&self, id: Id) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or(ApiError::UnknownUser)
    }

    /// A server that the bot is in.
    pub(crate) fn guild(&self, id: Id) -> Result<&Guild, ApiError> {
        let guild = self.guilds.get(&id).ok_or(ApiError::UnknownGuild)?;
        guild.member(self.bot).map(|_| guild).ok_or(ApiError::UnknownGuild)
    }

    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or(ApiError::UnknownChannel)
    }

    /// A message in a channel that is there for everyone.
    pub(crate) fn message(&self, channel: Id, id: Id) -> Result<&Message, ApiError> {
        let message = self.messages.get(id).filter(|message| message.channel == channel);
        message.filter(|message| !message.is_ephemeral()).ok_or(ApiError::UnknownMessage)
    }

    /// All messages of a channel, oldest first, ephemeral ones too.
    pub fn history(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.in_channel(channel)
    }
}
