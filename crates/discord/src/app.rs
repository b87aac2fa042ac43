//! What all handlers share: the connection, the tables, and what people have set.

use super::admission::Admission;
use super::error::Error;
use super::events::{Click, Requester};
use super::open_panels::OpenPanels;
use super::outbox::Outbox;
use super::quota::{Openings, Quotas};
use super::rest::Rest;
use super::troubles::Troubles;
use gateway_relay::ShardRange;
use pangaea_engine::registry::GameId;
use pangaea_keeper::{Forgotten, Keepers};
use pangaea_metrics::Metrics;
use pangaea_store::Blocked;
use pangaea_table::formats::SETTINGS;
use pangaea_table::{
    ChannelId, Guest, Preferences, Refusal, Slot, Stage, Table, TableId, TableKey, UserId,
};
use pangaea_text::Language;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

/// The shared things.
pub(super) struct App {
    pub(super) rest: Arc<Rest>,
    pub(super) keepers: Keepers,
    pub(super) outbox: Arc<Outbox>,
    pub(super) panels: Arc<OpenPanels>,
    pub(super) troubles: Arc<Troubles>,
    pub(super) admission: Admission,
    pub(super) openings: Openings,
    /// The shards of this process.
    pub(super) shards: ShardRange,
    /// What people have set, once it was asked for.
    preferences: Mutex<HashMap<UserId, Preferences>>,
    /// The last interactions and direct messages that were let in: Discord may tell of one twice.
    recent: Mutex<LastIds>,
    /// Typed answers that fit several tables, until their author says which; and when they came.
    pending: Mutex<HashMap<UserId, (String, i64)>>,
}

/// For so many people it is remembered what they have set, and for so many what they have typed.
const REMEMBERED_PEOPLE: usize = 10_000;

/// What was typed is forgotten after so many seconds, whether its author has said more or not.
const PENDING: i64 = 15 * 60;

/// So many games of a kind one still learns.
const FIRST_GAMES: u32 = 3;

impl App {
    pub(super) fn new(
        rest: Arc<Rest>,
        keepers: Keepers,
        outbox: Arc<Outbox>,
        panels: Arc<OpenPanels>,
        troubles: Arc<Troubles>,
        (quotas, blocked): (Quotas, Vec<Blocked>),
        shards: ShardRange,
    ) -> Self {
        let (admission, openings) = (Admission::new(quotas, blocked), Openings::new(quotas));
        let (preferences, pending, recent) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self {
            rest,
            keepers,
            outbox,
            panels,
            troubles,
            admission,
            openings,
            shards,
            preferences,
            recent,
            pending,
        }
    }

    /// The bot's counters and measures.
    pub(super) fn metrics(&self) -> &Metrics {
        self.keepers.metrics()
    }

    /// Was the interaction or direct message with this id let in before?
    pub(super) fn has_seen(&self, id: u64) -> bool {
        lock(&self.recent).known.contains(&id)
    }

    /// Notes one that is let in; false if it was before. What is turned away is not noted, so that
    /// whoever presses without end doesn't push out what others did.
    pub(super) fn is_new(&self, id: u64) -> bool {
        lock(&self.recent).note(id)
    }

    /// The preferences of a person.
    pub(super) async fn preferences(&self, person: UserId) -> Result<Preferences, Error> {
        if let Some(known) = lock(&self.preferences).get(&person) {
            return Ok(known.clone());
        }
        let row = self.keepers.store().person(person).await?;
        let preferences = match row.settings.as_deref().map(|text| SETTINGS.read(text)) {
            Some(Ok(preferences)) => preferences,
            None => Preferences::default(),
            Some(Err(error)) => {
                tracing::warn!("I can't read a user's settings, so the usual ones apply: {error}");
                Preferences::default()
            }
        };
        self.remember(person, preferences.clone());
        Ok(preferences)
    }

    /// The language in which someone is answered: the one that they have set, or else that of
    /// their Discord. A typed message does not tell that one, unlike a click; then it is what they
    /// speak at their tables.
    pub(super) async fn language(&self, who: &Requester) -> Language {
        // Whoever cannot be looked up is answered all the same.
        let preferences = self.preferences(who.person).await.unwrap_or_default();
        if who.locale.is_some() || preferences.language.is_some() {
            return language_of(&preferences, who.locale.as_deref());
        }
        let tables = self.tables_of(who.person).await.unwrap_or_default();
        let mut guests = tables.iter().filter_map(|table| table.guest(table.seat_of(who.person)?));
        guests.next().map(|guest| guest.language).unwrap_or_default()
    }

    /// Someone as a guest of a table where this game is played.
    pub(super) async fn guest(
        &self,
        person: UserId,
        locale: Option<&str>,
        game: GameId,
    ) -> Result<Guest, Error> {
        let preferences = self.preferences(person).await?;
        let row = self.keepers.store().person(person).await?;
        let language = language_of(&preferences, locale);
        let closed = row.dm_open == Some(false);
        let learns = self.keepers.store().has_played_fewer(person, game, FIRST_GAMES).await?;
        Ok(Guest { person, language, preferences, closed, learns })
    }

    /// The tables at which someone sits.
    pub(super) async fn tables_of(&self, person: UserId) -> Result<Vec<Arc<Table>>, Error> {
        let mut tables = Vec::new();
        for id in self.keepers.store().tables_of(person).await? {
            match self.keepers.get(id).await {
                Ok(table) => tables.push(table),
                // The others go on.
                Err(error) => error.log("A table is missing from a user's list"),
            }
        }
        Ok(tables)
    }

    /// The tables at which someone has left a seat that they can take back.
    pub(super) async fn tables_left_by(&self, person: UserId) -> Result<Vec<Arc<Table>>, Error> {
        let mut tables = Vec::new();
        for id in self.keepers.store().games_knowing(person).await? {
            match self.keepers.get(id).await {
                Ok(table) if table.seat_to_take_back(person).is_some() => tables.push(table),
                Ok(_) => {}
                Err(error) => error.log("A table is missing from a user's list"),
            }
        }
        Ok(tables)
    }

    /// Refuses a press that does not reach the table that it was meant for: another one has its number
    /// by now, or it was pressed where that table does not speak. What only its owner sees, and what
    /// is in a direct message, is judged by who presses it.
    pub(super) async fn admit_press(&self, key: TableKey, click: &Click) -> Result<(), Error> {
        let table = self.keepers.get(key.id).await?;
        let is_public = click.who.server.is_some()
            && !click.message.is_some_and(|message| message.is_ephemeral);
        let is_elsewhere = is_public && !table.speaks_in(click.who.channel);
        if table.key() != key || is_elsewhere {
            return Err(Refusal::OldButton.into());
        }
        Ok(())
    }

    /// The table that a menu's line names.
    pub(super) async fn table_named(&self, value: &str) -> Result<Arc<Table>, Error> {
        let key: TableKey = value.parse().map_err(|_| Refusal::OldButton)?;
        let table = self.keepers.get(key.id).await?;
        if table.key() == key { Ok(table) } else { Err(Refusal::OldButton.into()) }
    }

    /// The table of a channel: an open one, or else the newest.
    pub(super) async fn table_at(&self, channel: ChannelId) -> Result<TableId, Error> {
        Ok(self.keepers.store().latest_at(channel).await?.ok_or(Refusal::NoTable)?)
    }

    /// The open tables of a channel and those that run from it, newest first; or else its newest one.
    pub(super) async fn tables_at(&self, channel: ChannelId) -> Result<Vec<Arc<Table>>, Error> {
        let open = self.keepers.store().tables_at(channel).await?;
        if open.len() < 2 {
            let only = self.table_at(channel).await?;
            return Ok(vec![self.keepers.get(only).await?]);
        }
        let mut tables = Vec::new();
        for id in open {
            match self.keepers.get(id).await {
                Ok(table) => tables.extend(Some(table).filter(|table| table.is_open())),
                // The others go on.
                Err(error) => error.log("A table is missing from those of a channel"),
            }
        }
        if tables.is_empty() { Err(Refusal::NoTable.into()) } else { Ok(tables) }
    }

    /// An address that leads to a table's last message in its channel.
    pub(super) async fn link(&self, table: &Table) -> String {
        let slot = match &table.stage {
            Stage::Over(_) => Slot::Final,
            Stage::Playing(progress) => Slot::Round(progress.round()),
            Stage::Lobby | Stage::Cancelled(_) | Stage::Broken => Slot::Lobby,
        };
        let message = self.keepers.store().message(table.id, &slot.to_string()).await;
        match (table.server, message) {
            (Some(server), Ok(Some(sent))) => {
                format!("https://discord.com/channels/{server}/{}/{}", sent.channel, sent.message)
            }
            _ => format!("<#{}>", table.channel),
        }
    }

    /// Removes a person from every table, and all that they have set and typed; from how many
    /// tables. Their questions are closed before it is forgotten where they are.
    pub(super) async fn forget(&self, person: UserId) -> Result<usize, pangaea_keeper::Error> {
        let Forgotten { tables, failed } = self.keepers.forget_at_tables(person).await?;
        for table in &tables {
            self.outbox.closed(*table, person).await;
        }
        self.keepers.store().forget(person).await?;
        lock(&self.preferences).remove(&person);
        lock(&self.pending).remove(&person);
        failed.map_or(Ok(tables.len()), Err)
    }

    /// Keeps what someone has set at hand. It is stored, so that all of it can be read again.
    pub(super) fn remember(&self, person: UserId, preferences: Preferences) {
        let mut known = lock(&self.preferences);
        if known.len() >= REMEMBERED_PEOPLE {
            known.clear();
        }
        known.insert(person, preferences);
    }

    pub(super) fn remember_typed(&self, person: UserId, text: String) {
        let mut pending = lock(&self.pending);
        if pending.len() < REMEMBERED_PEOPLE {
            pending.insert(person, (text, self.keepers.clock().now()));
        }
    }

    pub(super) fn typed(&self, person: UserId) -> Option<String> {
        self.forget_typed();
        lock(&self.pending).remove(&person).map(|(text, _)| text)
    }

    /// Forgets what was typed long ago.
    pub(super) fn forget_typed(&self) {
        let now = self.keepers.clock().now();
        lock(&self.pending).retain(|_, (_, at)| now - *at < PENDING);
    }
}

/// Ids in the order in which they came.
#[derive(Default)]
struct LastIds {
    known: HashSet<u64>,
    order: VecDeque<u64>,
}

impl LastIds {
    /// Takes an id down, and forgets the oldest one for it; false if it is known.
    fn note(&mut self, id: u64) -> bool {
        const REMEMBERED: usize = 10_000;
        if !self.known.insert(id) {
            return false;
        }
        self.order.push_back(id);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        true
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The language that someone has chosen, or else that of their Discord.
pub(super) fn language_of(preferences: &Preferences, locale: Option<&str>) -> Language {
    preferences.language.or_else(|| Language::of_locale(locale?)).unwrap_or_default()
}
