//! What all of Discord's rooms share: the connection, the tables, and who is who.

use super::doors::Doors;
use super::outbox::Outbox;
use crate::keeper::{Keepers, Trouble};
use crate::table::{Actor, Guest, Manner, Person, Place, Server, Table, TableId};
use crate::text::names::at_table;
use crate::text::{Language, bot};
use serenity::all::{
    CommandInteraction, ComponentInteraction, Http, InteractionId, Member, ModalInteraction,
    PartialChannel, Permissions, User,
};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

/// The shared things.
pub(super) struct Hall {
    pub(super) http: Arc<Http>,
    pub(super) keepers: Keepers,
    pub(super) outbox: Arc<Outbox>,
    pub(super) doors: Arc<Doors>,
    /// What people have set, once it was asked for.
    manners: Mutex<HashMap<Person, Manner>>,
    /// The last interactions: Discord may tell of one twice.
    recent: Mutex<VecDeque<InteractionId>>,
    /// Typed answers that fit several tables, until their author says which.
    pending: Mutex<HashMap<Person, String>>,
}

/// Whoever wants something, and where they are.
#[derive(Clone, Debug)]
pub(super) struct Who {
    pub(super) person: Person,
    pub(super) name: String,
    pub(super) locale: String,
    pub(super) place: Place,
    pub(super) server: Option<Server>,
    pub(super) server_locale: Option<String>,
    pub(super) moderator: bool,
    pub(super) permissions: Option<Permissions>,
    pub(super) in_thread: bool,
}

/// A member is boxed in some kinds of interaction and not in others.
macro_rules! who_of {
    ($($interaction:ty: $reference:ident;)+) => { $(impl From<&$interaction> for Who {
        fn from(from: &$interaction) -> Self {
            let member = from.member.$reference();
            Self {
                person: Person(from.user.id.get()),
                name: display_name(&from.user, member),
                locale: from.locale.clone(),
                place: Place(from.channel_id.get()),
                server: from.guild_id.map(|server| Server(server.get())),
                server_locale: from.guild_locale.clone(),
                moderator: member.and_then(|member| member.permissions).is_some_and(moderates),
                permissions: from.app_permissions,
                in_thread: from.channel.as_ref().is_some_and(is_thread),
            }
        }
    })+ };
}
who_of! {
    CommandInteraction: as_deref;
    ComponentInteraction: as_ref;
    ModalInteraction: as_ref;
}

fn is_thread(channel: &PartialChannel) -> bool {
    use serenity::all::ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, NewsThread | PrivateThread | PublicThread)
}

fn moderates(permissions: Permissions) -> bool {
    permissions.administrator() || permissions.manage_channels() || permissions.manage_messages()
}

/// What a person is called in a server, or else everywhere.
pub(super) fn display_name(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.as_deref());
    at_table(nick.or(user.global_name.as_deref()).unwrap_or(&user.name))
}

impl Who {
    pub(super) const fn actor(&self) -> Actor {
        Actor { person: self.person, moderator: self.moderator }
    }
}

impl Hall {
    pub(super) fn new(
        http: Arc<Http>,
        keepers: Keepers,
        outbox: Arc<Outbox>,
        doors: Arc<Doors>,
    ) -> Self {
        let (manners, pending, recent) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self { http, keepers, outbox, doors, manners, recent, pending }
    }

    /// Was this interaction not seen before?
    pub(super) fn is_new(&self, id: InteractionId) -> bool {
        const REMEMBERED: usize = 1000;
        let mut recent = lock(&self.recent);
        if recent.contains(&id) {
            return false;
        }
        recent.truncate(REMEMBERED);
        recent.push_front(id);
        true
    }

    /// What somebody has set.
    pub(super) async fn manner(&self, person: Person) -> Result<Manner, Trouble> {
        if let Some(known) = lock(&self.manners).get(&person) {
            return Ok(known.clone());
        }
        let row = self.keepers.store().person(person).await;
        let row = row.map_err(|fault| Trouble::fault(&fault, None))?;
        let settings = row.settings.as_deref();
        let manner: Manner =
            settings.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        lock(&self.manners).insert(person, manner.clone());
        Ok(manner)
    }

    /// Stores what somebody has set, and lets all their tables know.
    pub(super) async fn set_manner(&self, who: &Who, manner: Manner) -> Result<(), Trouble> {
        let fault = |fault: crate::store::Fault| Trouble::fault(&fault, None);
        let text = serde_json::to_string(&manner).unwrap_or_default();
        self.keepers.store().save_settings(who.person, &text).await.map_err(fault)?;
        lock(&self.manners).insert(who.person, manner.clone());
        let language = spoken(&manner, &who.locale);
        for table in self.keepers.store().tables_of(who.person).await.map_err(fault)? {
            let command = crate::table::Command::Manner(who.person, language, manner.clone());
            // The settings are kept. A table that cannot be read now is in the log, and the
            // others hear of it all the same.
            drop(self.keepers.carry_out(table, command).await);
        }
        Ok(())
    }

    /// The language in which somebody is answered.
    pub(super) async fn language(&self, who: &Who) -> Language {
        // Whoever cannot be looked up is answered all the same.
        let manner = self.manner(who.person).await.unwrap_or_default();
        spoken(&manner, &who.locale)
    }

    /// Somebody as a guest of a table.
    pub(super) async fn guest(&self, person: Person, locale: &str) -> Result<Guest, Trouble> {
        let manner = self.manner(person).await?;
        let row = self.keepers.store().person(person).await;
        let row = row.map_err(|fault| Trouble::fault(&fault, None))?;
        let language = spoken(&manner, locale);
        Ok(Guest { person, language, manner, closed: row.dm_open == Some(false) })
    }

    /// The tables at which somebody sits.
    pub(super) async fn tables_of(&self, person: Person) -> Result<Vec<Arc<Table>>, Trouble> {
        let ids = self.keepers.store().tables_of(person).await;
        let mut tables = Vec::new();
        for id in ids.map_err(|fault| Trouble::fault(&fault, None))? {
            // One that cannot be read is in the log by now; the others go on.
            tables.extend(self.keepers.look(id).await);
        }
        Ok(tables)
    }

    /// The table of a channel.
    pub(super) async fn table_at(&self, place: Place) -> Result<TableId, Trouble> {
        let found = self.keepers.store().latest_at(place).await;
        let found = found.map_err(|fault| Trouble::fault(&fault, None))?;
        found.ok_or_else(|| crate::table::Refusal::NoTable.into())
    }

    /// An address that leads to a table's last message in its channel.
    pub(super) async fn link(&self, table: &Table) -> String {
        use crate::table::{Slot, Stage};
        let slot = match &table.stage {
            Stage::Over(_) => Slot::Final,
            Stage::Playing(progress) => Slot::Round(progress.round()),
            Stage::Lobby | Stage::Cancelled(_) => Slot::Lobby,
        };
        let message = self.keepers.store().message(table.id, &slot.to_string()).await;
        match (table.server, message) {
            (Some(server), Ok(Some(said))) => {
                format!("https://discord.com/channels/{server}/{}/{}", said.place, said.post)
            }
            _ => format!("<#{}>", table.place),
        }
    }

    /// Forgets what somebody has set and typed.
    pub(super) fn forget(&self, person: Person) {
        lock(&self.manners).remove(&person);
        lock(&self.pending).remove(&person);
    }

    pub(super) fn remember_typed(&self, person: Person, text: String) {
        lock(&self.pending).insert(person, text);
    }

    pub(super) fn typed(&self, person: Person) -> Option<String> {
        lock(&self.pending).remove(&person)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The language somebody has chosen, or else that of their Discord.
pub(super) fn spoken(manner: &Manner, locale: &str) -> Language {
    manner.language.or_else(|| Language::of_locale(locale)).unwrap_or_default()
}

/// Why something was not done, as it is told.
pub(super) fn told(trouble: &Trouble, language: Language) -> String {
    language.say(&match trouble {
        Trouble::Refused(refusal) => refusal.message(),
        Trouble::Fault(id) => bot::fault(id),
    })
}
