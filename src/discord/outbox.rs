//! Says what tables have to say. What is said was stored before; what was said is stored after.
//!
//! Each message has a slot. One that is out of date is posted, or changed if it is there already,
//! from the table as it is then. Slots of the channel are said one after another, those of
//! direct messages side by side.

use super::content::{Content, content, custom_ids, is_private, recipient};
use super::doors::Doors;
use super::error::{Cause, cause};
use super::press::{About, Press};
use super::reply::{self, How, LONGEST, Reply, drawn};
use super::rows;
use crate::keeper::Keepers;
use crate::store::{Fault, Said, Unsaid};
use crate::table::{Command, Person, Place, Post, Sketch, Slot, Table, TableId};
use crate::text::Language;
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateAttachment, CreateMessage, EditMessage, GetMessages,
    Http, Message, MessageId, Nonce, UserId,
};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
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
    /// Slots that a press is just answering itself.
    held: Mutex<HashSet<(TableId, Slot)>>,
    /// Tables that are being spoken for; true if they have got more to say.
    busy: Mutex<HashMap<TableId, bool>>,
    /// Messages that may have arrived although we were told that they did not.
    failed: Mutex<HashSet<(TableId, Slot)>>,
    /// What was to be said before may have been said by whoever spoke then.
    born: i64,
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
        let (held, busy, failed) = (Mutex::default(), Mutex::default(), Mutex::default());
        let born = keepers.clock().now();
        Self { http, keepers, doors, held, busy, failed, born }
    }

    /// Says what was left unsaid, and then whatever comes.
    pub(super) async fn run(self: Arc<Self>, mut woken: mpsc::UnboundedReceiver<TableId>) {
        let live = async {
            while let Some(table) = woken.recv().await {
                self.attend(table, None);
            }
        };
        tokio::join!(self.catch_up(), live);
    }

    /// Says what was left unsaid, a few tables at a time: many of them must neither fill the
    /// memory nor keep those waiting where somebody plays.
    async fn catch_up(self: &Arc<Self>) {
        const AT_ONCE: usize = 16;
        let tables = match self.keepers.store().unsaid_tables().await {
            Ok(tables) => tables,
            Err(fault) => {
                return tracing::error!("what is still to be said cannot be read: {fault}");
            }
        };
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        for table in tables {
            let turn = Arc::clone(&turns).acquire_owned().await.ok();
            self.come_back(table).await;
            self.attend(table, turn);
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

    /// Sees to a table, once at a time; a turn is given back after the first attempt.
    fn attend(self: &Arc<Self>, table: TableId, turn: Option<OwnedSemaphorePermit>) {
        let mut busy = lock(&self.busy);
        if let Some(more) = busy.get_mut(&table) {
            *more = true;
            return;
        }
        busy.insert(table, false);
        drop(busy);
        let outbox = Arc::clone(self);
        tokio::spawn(async move { outbox.speak_for(table, turn).await });
    }

    async fn speak_for(self: Arc<Self>, table: TableId, turn: Option<OwnedSemaphorePermit>) {
        let mut turn = turn;
        let mut pause = FIRST_PAUSE;
        loop {
            let spoken = self.speak_all(table).await;
            drop(turn.take());
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
        slots.retain(|(slot, _)| !lock(&self.held).contains(&(id, *slot)));
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
        let mut there = store.message(table.id, &name).await?;
        if there.is_none() {
            there = match self.lost(table, slot, since).await? {
                Ok(found) => found,
                Err(error) => return self.failed(table, slot, revision, &error).await,
            };
            if let Some(found) = &there {
                // From now on it is known; what it says is still to be seen to.
                store.posted(table.id, &name, 0, found).await?;
            }
        }
        let Some(content) = content(table, slot, there.is_some()) else {
            if let Some(said) = there.filter(|_| matches!(slot, Slot::Call(..))) {
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
        lock(&self.failed).remove(&(table.id, slot));
        Ok(Spoken::Done)
    }

    /// Posts a message; where it is then.
    async fn post(
        &self,
        table: &Table,
        slot: Slot,
        wanted: Content,
    ) -> serenity::Result<Option<Said>> {
        let place = self.place(table, slot).await?;
        let mentions = CreateAllowedMentions::new();
        let mentions = match wanted.mention {
            Some(person) => mentions.users([UserId::new(person.0)]),
            None => mentions,
        };
        let text = rows::short(wanted.text, LONGEST);
        let mut message = CreateMessage::new()
            .content(&text)
            .components(wanted.rows)
            .allowed_mentions(mentions)
            .nonce(Nonce::String(slot.nonce(table.id)))
            .enforce_nonce(true);
        if let Some(file) = picture(wanted.sketch).await {
            message = message.add_file(file);
        }
        let sent = ChannelId::new(place.0).send_message(&self.http, message).await?;
        let posted_at = self.keepers.clock().now();
        let said = Said { place, post: Post(sent.id.get()), posted_at };
        // Under a name that it knows, Discord gives us the message of then as it was then.
        if sent.content.trim() != text.trim()
            && let Some(newer) = content(table, slot, true)
        {
            self.change(&said, newer).await?;
        }
        Ok(Some(said))
    }

    /// Where a message belongs.
    async fn place(&self, table: &Table, slot: Slot) -> serenity::Result<Place> {
        match recipient(table, slot) {
            Some(person) => self.dm(person).await,
            None => Ok(table.place),
        }
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
        let place = self.place(table, slot).await?;
        let ours = self.ours(place, since, |message| content.is(message)).await?;
        match ours {
            Some(said) => {
                self.change(&said, content).await?;
                Ok(Some(said))
            }
            None => self.post(table, slot, content).await,
        }
    }

    /// One of our own messages of late.
    async fn ours(
        &self,
        place: Place,
        since: i64,
        is_it: impl Fn(&Message) -> bool,
    ) -> serenity::Result<Option<Said>> {
        const LOOKED_AT: u8 = 50;
        let me = self.http.application_id().map(serenity::all::ApplicationId::get);
        let recent = GetMessages::new().limit(LOOKED_AT);
        let recent = ChannelId::new(place.0).messages(&self.http, recent).await?;
        let found = recent.iter().find(|message| {
            Some(message.author.id.get()) == me
                && message.timestamp.unix_timestamp() >= since - 1
                && is_it(message)
        });
        Ok(found.map(|message| {
            let posted_at = message.timestamp.unix_timestamp();
            Said { place, post: Post(message.id.get()), posted_at }
        }))
    }

    /// A message that need not be said any more, but may have been posted without our knowing it:
    /// a question that would look open for ever, or a ping that would stay.
    async fn lost(
        &self,
        table: &Table,
        slot: Slot,
        since: i64,
    ) -> Result<serenity::Result<Option<Said>>, Fault> {
        let early = since <= self.born || lock(&self.failed).contains(&(table.id, slot));
        let (mark, person) = match slot {
            Slot::Ask(_, seat, question) => {
                (Press::Confirm(About { table: table.id, seat, question }), None)
            }
            Slot::Call(person, ..) => (Press::MyMove(table.id), Some(person)),
            _ => return Ok(Ok(None)),
        };
        if !early || content(table, slot, false).is_some() {
            return Ok(Ok(None));
        }
        let known = self.keepers.store().messages(table.id).await?;
        let (mark, mention) = (mark.id(), person.map(|person| format!("<@{person}>")));
        let is_it = |message: &Message| {
            custom_ids(&message.components).contains(&mark)
                && mention.as_ref().is_none_or(|mention| message.content.contains(mention))
                && known.iter().all(|(_, said)| said.post.0 != message.id.get())
        };
        Ok(match self.place(table, slot).await {
            Ok(place) => self.ours(place, since, is_it).await,
            Err(error) => Err(error),
        })
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

    /// Puts a new message in the place of one that is too old to be changed; one that would only
    /// say that it is over just goes.
    async fn replace(
        &self,
        table: &Table,
        slot: Slot,
        said: &Said,
        content: Content,
    ) -> serenity::Result<Option<Said>> {
        let over = content.rows.is_empty();
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
            Cause::Passing => {
                lock(&self.failed).insert((table.id, slot));
                Ok(Spoken::Later)
            }
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

    /// Leaves a message to the press that is changing it.
    pub(super) fn hold(self: &Arc<Self>, table: TableId, slot: Slot) -> Hold {
        lock(&self.held).insert((table, slot));
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
    /// The press has shown the table as it was with this revision.
    pub(super) async fn shown(self, revision: u64) {
        let store = self.outbox.keepers.store();
        if let Err(fault) = store.said(self.table, &self.slot.to_string(), revision).await {
            tracing::warn!(table = self.table.0, "an answer is not noted: {fault}");
        }
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        lock(&self.outbox.held).remove(&(self.table, self.slot));
        self.outbox.keepers.wake(self.table);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn picture(sketch: Option<Sketch>) -> Option<CreateAttachment> {
    let sketch = sketch?;
    drawn(move || Some(sketch.draw())).await
}

fn language(table: &Table, seat: pangaea_engine::seat::Seat) -> Language {
    table.guest(seat).map_or(table.terms.language, |guest| guest.language)
}
