//! Says what tables have to say. What is said was stored before; what was said is stored after.
//!
//! Each message has a slot. One that is out of date is posted, or changed if it is there already,
//! from the table as it is then. Slots of the channel are said one after another, those of
//! direct messages side by side.

use super::doors::Doors;
use super::error::{Cause, cause};
use super::reply::{self, How, LONGEST, Reply, drawn};
use super::rows;
use crate::keeper::Keepers;
use crate::store::{Fault, Said, Unsaid};
use crate::table::{Command, Door, Person, Place, Post, Sketch, Slot, Table, TableId};
use crate::text::Language;
use serenity::all::{
    ChannelId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateMessage,
    EditMessage, GetMessages, Http, Message, MessageId, Nonce, UserId,
};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

/// Discord throttles changes of messages that are older than an hour.
const TOO_OLD: i64 = 50 * 60;

/// Discord remembers for some minutes what was posted under a nonce. After so many seconds we
/// look for our message ourselves before posting it again.
const FORGOTTEN: i64 = 120;

/// How long to wait after a failure; each further time twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// Who speaks.
pub(super) struct Outbox {
    http: Arc<Http>,
    keepers: Keepers,
    doors: Arc<Doors>,
    /// Slots that presses are just answering themselves, and how many: the next press may come
    /// before the one before it has heard that its answer arrived.
    held: Mutex<HashMap<(TableId, Slot), usize>>,
    /// Tables that are being spoken for; true if they have got more to say.
    busy: Mutex<HashMap<TableId, bool>>,
}

/// What a message says.
struct Content {
    text: String,
    sketch: Option<Sketch>,
    /// A message that is there gets a new picture too.
    redraw: bool,
    rows: Vec<CreateActionRow>,
    mention: Option<Person>,
}

impl Content {
    /// Is this an earlier version of the same message? The first line and what can be pressed
    /// tell; the rest may have changed since.
    fn is(&self, message: &Message) -> bool {
        let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        let pressed = |value: serde_json::Value| {
            let mut ids = Vec::new();
            custom_ids(&value, &mut ids);
            ids
        };
        let ours = serde_json::to_value(&self.rows).map(pressed).unwrap_or_default();
        let theirs = serde_json::to_value(&message.components).map(pressed).unwrap_or_default();
        let kin = ours.is_empty() || theirs.is_empty() || ours.first() == theirs.first();
        first(&self.text) == first(&message.content) && kin
    }
}

/// Every `custom_id` in some components.
fn custom_ids(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(fields) => {
            found.extend(fields.get("custom_id").and_then(|id| id.as_str()).map(str::to_owned));
            fields.values().for_each(|inner| custom_ids(inner, found));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|inner| custom_ids(inner, found)),
        _ => {}
    }
}

/// How old what is to be said is.
#[derive(Clone, Copy)]
struct Mark {
    /// The table's revision that it tells of.
    revision: u64,
    /// When it first was to be said.
    since: i64,
}

/// How an attempt ended.
enum Spoken {
    /// It is said, or need not be said any more.
    Done,
    /// It may work later.
    Later,
}

impl Outbox {
    pub(super) fn new(http: Arc<Http>, keepers: Keepers, doors: Arc<Doors>) -> Self {
        let (held, busy) = (Mutex::default(), Mutex::default());
        Self { http, keepers, doors, held, busy }
    }

    /// Says what was left unsaid, and then whatever comes.
    pub(super) async fn run(self: Arc<Self>, mut woken: mpsc::UnboundedReceiver<TableId>) {
        match self.keepers.store().unsaid_tables().await {
            Ok(tables) => {
                for table in tables {
                    self.come_back(table).await;
                    self.attend(table);
                }
            }
            Err(fault) => tracing::error!("what is still to be said cannot be read: {fault}"),
        }
        while let Some(table) = woken.recv().await {
            self.attend(table);
        }
    }

    /// Tells a table that play goes on, if it had to wait long for us.
    async fn come_back(&self, table: TableId) {
        let store = self.keepers.store();
        let unsaid = store.outbox(table).await.unwrap_or_default();
        let now = self.keepers.clock().now();
        if unsaid.iter().any(|unsaid| now - unsaid.since > FORGOTTEN) {
            // A table that is not being played has nothing to go on with.
            let _ = self.keepers.carry_out(table, Command::Resume).await;
        }
    }

    /// Sees to a table, once at a time.
    fn attend(self: &Arc<Self>, table: TableId) {
        let mut busy = lock(&self.busy);
        if let Some(more) = busy.get_mut(&table) {
            *more = true;
            return;
        }
        busy.insert(table, false);
        drop(busy);
        let outbox = Arc::clone(self);
        tokio::spawn(async move { outbox.speak_for(table).await });
    }

    async fn speak_for(self: Arc<Self>, table: TableId) {
        let mut pause = FIRST_PAUSE;
        loop {
            let spoken = self.speak_all(table).await;
            if let Err(fault) = &spoken {
                tracing::error!(table = table.0, "the outbox cannot be read: {fault}");
            }
            if matches!(spoken, Ok(Spoken::Done)) {
                pause = FIRST_PAUSE;
                let mut busy = lock(&self.busy);
                if busy.insert(table, false) != Some(true) {
                    busy.remove(&table);
                    return;
                }
            } else {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }

    /// One pass over everything that a table has to say.
    async fn speak_all(self: &Arc<Self>, id: TableId) -> Result<Spoken, Fault> {
        let mut private = JoinSet::new();
        let mut result = Spoken::Done;
        let mut slots: Vec<(Slot, Mark)> = Vec::new();
        for Unsaid { slot, revision, since } in self.keepers.store().outbox(id).await? {
            match slot.parse() {
                Ok(slot) => slots.push((slot, Mark { revision, since })),
                Err(_) => self.keepers.store().said(id, &slot, revision).await?,
            }
        }
        slots.retain(|(slot, _)| !lock(&self.held).contains_key(&(id, *slot)));
        if slots.is_empty() {
            return Ok(Spoken::Done);
        }
        let Ok(table) = self.keepers.look(id).await else { return Ok(Spoken::Done) };
        slots.sort_unstable_by_key(|(slot, _)| *slot);
        for (slot, mark) in slots {
            if is_private(&table, slot) {
                let (outbox, table) = (Arc::clone(self), Arc::clone(&table));
                private.spawn(async move { outbox.speak(&table, slot, mark).await });
            } else if matches!(self.speak(&table, slot, mark).await?, Spoken::Later) {
                result = Spoken::Later;
            }
        }
        while let Some(spoken) = private.join_next().await {
            if !matches!(spoken, Ok(Ok(Spoken::Done))) {
                result = Spoken::Later;
            }
        }
        Ok(result)
    }

    /// Brings one message up to date.
    async fn speak(&self, table: &Table, slot: Slot, mark: Mark) -> Result<Spoken, Fault> {
        let store = self.keepers.store();
        let Mark { revision, since } = mark;
        let name = slot.to_string();
        if let Slot::Ask(_, seat, _) = slot {
            self.refresh_door(table, seat).await;
        }
        let there = store.message(table.id, &name).await?;
        let Some(content) = content(table, slot, there.is_some()) else {
            if let Some(said) = there.filter(|_| matches!(slot, Slot::Call(..) | Slot::Remind(..)))
            {
                // A ping that needs no answer any more is only in the way.
                self.delete(table.id, &said).await;
                store.unsay(table.id, &name).await?;
            }
            store.said(table.id, &name, revision).await?;
            return Ok(Spoken::Done);
        };
        let now = self.keepers.clock().now();
        let said = match &there {
            Some(said) if now - said.posted_at < TOO_OLD => self.change(said, content).await,
            Some(said) => self.replace(table, slot, said, content).await,
            None if now - since > FORGOTTEN => self.post_anew(table, slot, since, content).await,
            None => self.post(table, slot, content).await,
        };
        match said {
            Ok(Some(said)) => store.posted(table.id, &name, revision, &said).await?,
            Ok(None) => store.said(table.id, &name, revision).await?,
            Err(error) => return self.failed(table, slot, revision, &error).await,
        }
        Ok(Spoken::Done)
    }

    /// Posts a message; where it is then.
    async fn post(
        &self,
        table: &Table,
        slot: Slot,
        content: Content,
    ) -> serenity::Result<Option<Said>> {
        let place = match recipient(table, slot) {
            Some(person) => self.dm(person).await?,
            None => table.place,
        };
        let mentions = CreateAllowedMentions::new();
        let mentions = match content.mention {
            Some(person) => mentions.users([UserId::new(person.0)]),
            None => mentions,
        };
        let mut message = CreateMessage::new()
            .content(rows::short(content.text, LONGEST))
            .components(content.rows)
            .allowed_mentions(mentions)
            .nonce(Nonce::String(slot.nonce(table.id)))
            .enforce_nonce(true);
        if let Some(file) = picture(content.sketch).await {
            message = message.add_file(file);
        }
        let sent = ChannelId::new(place.0).send_message(&self.http, message).await?;
        let posted_at = self.keepers.clock().now();
        Ok(Some(Said { place, post: Post(sent.id.get()), posted_at }))
    }

    /// Posts a message, unless it turns out to be there: the process may have died between posting
    /// it and writing that down.
    async fn post_anew(
        &self,
        table: &Table,
        slot: Slot,
        since: i64,
        content: Content,
    ) -> serenity::Result<Option<Said>> {
        const LOOKED_AT: u8 = 50;
        let place = match recipient(table, slot) {
            Some(person) => self.dm(person).await?,
            None => table.place,
        };
        let me = self.http.application_id().map(serenity::all::ApplicationId::get);
        let recent = GetMessages::new().limit(LOOKED_AT);
        let recent = ChannelId::new(place.0).messages(&self.http, recent).await?;
        let ours = recent.iter().find(|message| {
            Some(message.author.id.get()) == me
                && message.timestamp.unix_timestamp() >= since - 1
                && content.is(message)
        });
        match ours {
            Some(message) => {
                let posted_at = message.timestamp.unix_timestamp();
                let said = Said { place, post: Post(message.id.get()), posted_at };
                self.change(&said, content).await?;
                Ok(Some(said))
            }
            None => self.post(table, slot, content).await,
        }
    }

    /// Changes a message that is there.
    async fn change(&self, said: &Said, content: Content) -> serenity::Result<Option<Said>> {
        let mut message = EditMessage::new()
            .content(rows::short(content.text, LONGEST))
            .components(content.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        if content.redraw
            && let Some(file) = picture(content.sketch).await
        {
            message = message.new_attachment(file);
        }
        let (place, post) = (ChannelId::new(said.place.0), MessageId::new(said.post.0));
        place.edit_message(&self.http, post, message).await?;
        Ok(None)
    }

    /// Puts a new message in the place of one that is too old to be changed often. What is over is
    /// changed a last time, so that the channel keeps what it tells; a question just goes.
    async fn replace(
        &self,
        table: &Table,
        slot: Slot,
        said: &Said,
        content: Content,
    ) -> serenity::Result<Option<Said>> {
        let over = content.rows.is_empty();
        if over && matches!(slot, Slot::Lobby | Slot::Round(_) | Slot::Final) {
            return self.change(said, content).await;
        }
        let new = if over { None } else { self.post(table, slot, content).await? };
        self.delete(table.id, said).await;
        Ok(new)
    }

    async fn delete(&self, table: TableId, said: &Said) {
        let (place, post) = (ChannelId::new(said.place.0), MessageId::new(said.post.0));
        if let Err(error) = place.delete_message(&self.http, post).await {
            tracing::debug!(table = table.0, "an old message stays: {error}");
        }
    }

    /// The channel of direct messages to somebody, asked for once.
    async fn dm(&self, person: Person) -> serenity::Result<Place> {
        let store = self.keepers.store();
        if let Ok(row) = store.person(person).await
            && let Some(place) = row.dm
        {
            return Ok(place);
        }
        let channel = UserId::new(person.0).create_dm_channel(&self.http).await?;
        let place = Place(channel.id.get());
        if let Err(fault) = store.save_dm(person, Some(place), None).await {
            tracing::warn!("a channel of direct messages is not kept: {fault}");
        }
        Ok(place)
    }

    /// What follows from a failure.
    async fn failed(
        &self,
        table: &Table,
        slot: Slot,
        revision: u64,
        error: &serenity::Error,
    ) -> Result<Spoken, Fault> {
        let store = self.keepers.store();
        let name = slot.to_string();
        match cause(error) {
            Cause::Passing => Ok(Spoken::Later),
            Cause::MessageGone => {
                store.unsay(table.id, &name).await?;
                Ok(Spoken::Later)
            }
            Cause::ClosedToUs => {
                if let Some(person) = recipient(table, slot) {
                    self.is_closed(table.id, person).await?;
                }
                store.said(table.id, &name, revision).await?;
                Ok(Spoken::Done)
            }
            Cause::Refused => {
                tracing::warn!(table = table.id.0, slot = %slot, "Discord refuses: {error}");
                store.said(table.id, &name, revision).await?;
                Ok(Spoken::Done)
            }
        }
    }

    /// Direct messages to this person do not arrive: their door is the channel from now on.
    async fn is_closed(&self, table: TableId, person: Person) -> Result<(), Fault> {
        self.keepers.store().save_dm(person, None, Some(false)).await?;
        if let Err(trouble) = self.keepers.carry_out(table, Command::Reach(person, false)).await {
            tracing::debug!(table = table.0, ?trouble, "a closed door is not noted");
        }
        Ok(())
    }

    /// Says hello to somebody who has just joined; did it arrive?
    pub(super) async fn greet(&self, table: &Table, person: Person) -> bool {
        let slot = Slot::Hello(person);
        let Some(content) = content(table, slot, false) else { return true };
        match self.post(table, slot, content).await {
            Ok(said) => {
                let stored = match said {
                    Some(said) => {
                        let name = slot.to_string();
                        self.keepers.store().posted(table.id, &name, table.revision, &said).await
                    }
                    None => Ok(()),
                };
                let open = self.keepers.store().save_dm(person, None, Some(true)).await;
                if let Err(fault) = stored.and(open) {
                    tracing::warn!(table = table.id.0, "a welcome is not noted: {fault}");
                }
                let reached = Command::Reach(person, true);
                if table.guests().any(|(_, guest)| guest.person == person && guest.closed) {
                    drop(self.keepers.carry_out(table.id, reached).await);
                }
                true
            }
            Err(error) => {
                let failed = self.failed(table, slot, table.revision, &error).await;
                if let Err(fault) = failed {
                    tracing::warn!(table = table.id.0, "a closed door is not noted: {fault}");
                }
                !matches!(cause(&error), Cause::ClosedToUs)
            }
        }
    }

    /// Shows a seat's private panel as it is now.
    async fn refresh_door(&self, table: &Table, seat: pangaea_engine::seat::Seat) {
        let Some(token) = self.doors.behind(table, seat) else { return };
        let Some(panel) = table.panel(seat) else { return };
        let language = language(table, seat);
        let shown = reply::change(&self.http, &token, Reply::panel(How::Update, panel, language));
        if shown.await.is_err() {
            self.doors.closed(table.id, seat);
        }
    }

    /// A slot's message is this one from now on; an older one goes, so that there is one question
    /// and not two.
    pub(super) async fn moved(&self, place: Place, post: Post, to: (TableId, Slot, u64)) {
        let (table, slot, revision) = to;
        let (store, name) = (self.keepers.store(), slot.to_string());
        let old = store.message(table, &name).await.ok().flatten();
        let said = Said { place, post, posted_at: self.keepers.clock().now() };
        if let Err(fault) = store.posted(table, &name, revision, &said).await {
            tracing::warn!(table = table.0, "a message is not noted: {fault}");
        } else if let Some(old) = old.filter(|old| old.post != post) {
            self.delete(table, &old).await;
        }
    }

    /// Leaves a message to the press that is changing it.
    pub(super) fn hold(self: &Arc<Self>, table: TableId, slot: Slot) -> Hold {
        *lock(&self.held).entry((table, slot)).or_default() += 1;
        Hold { outbox: Arc::clone(self), table, slot }
    }
}

/// A message that a press changes itself. When this is dropped, the outbox sees to it again.
pub(super) struct Hold {
    outbox: Arc<Outbox>,
    table: TableId,
    slot: Slot,
}

impl Hold {
    /// The press has shown the table as it was with this revision, in this message. A question
    /// can have several, such as the answer to something typed; only one of them is the slot's. A
    /// private panel of the same question shows it too.
    pub(super) async fn shown(self, revision: u64, post: Post) {
        let keepers = &self.outbox.keepers;
        let (store, name) = (keepers.store(), self.slot.to_string());
        let noted = match store.message(self.table, &name).await {
            Ok(Some(said)) if said.post == post => store.said(self.table, &name, revision).await,
            Ok(_) => Ok(()),
            Err(fault) => Err(fault),
        };
        if let Err(fault) = noted {
            tracing::warn!(table = self.table.0, "an answer is not noted: {fault}");
        }
        if let Slot::Ask(_, seat, _) = self.slot
            && let Ok(table) = keepers.look(self.table).await
        {
            self.outbox.refresh_door(&table, seat).await;
        }
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut held = lock(&self.outbox.held);
        if let Entry::Occupied(mut presses) = held.entry((self.table, self.slot)) {
            *presses.get_mut() -= 1;
            if *presses.get() == 0 {
                presses.remove();
            }
        }
        drop(held);
        self.outbox.keepers.wake(self.table);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Somebody may be waiting for the picture of an answer; what is said unasked is drawn one at a
/// time, so that it takes no more than one place in the queue.
static UNASKED: Semaphore = Semaphore::const_new(1);

async fn picture(sketch: Option<Sketch>) -> Option<CreateAttachment> {
    let sketch = sketch?;
    let _turn = UNASKED.acquire().await;
    drawn(move || Some(sketch.draw())).await
}

fn language(table: &Table, seat: pangaea_engine::seat::Seat) -> Language {
    table.guest(seat).map_or(table.terms.language, |guest| guest.language)
}

/// Who gets a message as a direct message; nobody if it belongs into the channel.
fn recipient(table: &Table, slot: Slot) -> Option<Person> {
    match slot {
        Slot::Hello(person) | Slot::Ask(person, ..) => Some(person),
        Slot::Remind(person, seat, ..) => {
            let door = table.guest(seat).map(crate::table::Guest::door);
            (door != Some(Door::Channel)).then_some(person)
        }
        Slot::Lobby | Slot::Round(_) | Slot::Final | Slot::Call(..) => None,
    }
}

fn is_private(table: &Table, slot: Slot) -> bool {
    recipient(table, slot).is_some()
}

/// What a message has to say now; nothing if it need not be said any more.
fn content(table: &Table, slot: Slot, is_there: bool) -> Option<Content> {
    if let Slot::Ask(person, seat, question) = slot {
        let guest = table.guest(seat).filter(|guest| guest.person == person);
        let open = table.open(seat).is_some_and(|open| open.number == question);
        if let Some(guest) = guest.filter(|_| open)
            && let Some(panel) = table.panel(seat)
        {
            let by_message = guest.door() == Door::Message;
            let rows = rows::panel(&panel, guest.language);
            return (is_there || by_message).then_some(Content {
                text: panel.text,
                sketch: Some(panel.sketch),
                redraw: true,
                rows,
                mention: None,
            });
        }
        if !is_there {
            return None;
        }
    }
    let notice = table.notice(slot)?;
    Some(Content {
        rows: rows::notice(table.id, &notice),
        text: notice.text,
        sketch: notice.sketch,
        redraw: notice.redraw,
        mention: notice.mention,
    })
}
