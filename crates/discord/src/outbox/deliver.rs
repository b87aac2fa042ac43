//! Messages on their way: posted, found again, changed, replaced, and what follows when Discord
//! refuses.

use super::super::cause::cause;
use super::super::diagnose::{Diagnosis, diagnose, refused};
use super::super::ids;
use super::super::reply::LONGEST;
use super::super::rows::short;
use super::content::{Content, content, recipient};
use super::rejection::Rejection;
use super::{Delivery, FORGOTTEN, Outbox, lock};
use pangaea_store::SentMessage;
use pangaea_table::{ChannelId, LostPlace, MessageId, Slot, Table, TableId, Upkeep, UserId};
use serenity::all::{CreateAllowedMentions, CreateAttachment, CreateMessage, EditMessage, Nonce};

/// What is forbidden for so long is given up, and the table is told that it can't be seen.
const BARRED_LASTS: i64 = 7 * 24 * 3600;

impl Outbox {
    /// Posts a message; where it is then.
    async fn post(
        &self,
        table: &Table,
        slot: Slot,
        wanted: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        let channel = self.place(table, slot).await?;
        let pinged = wanted.mentions.into_iter().map(ids::user);
        let mentions = CreateAllowedMentions::new().users(pinged);
        let text = short(wanted.text, LONGEST);
        let message = CreateMessage::new()
            .content(&text)
            .components(wanted.rows)
            .allowed_mentions(mentions)
            .nonce(Nonce::String(slot.nonce(table.key())))
            .enforce_nonce(true);
        let posted = self.rest.post(channel, message, picture).await?;
        let posted_at = self.keepers.clock().now();
        let sent = SentMessage { channel, message: MessageId(posted.id.get()), posted_at };
        // Under a name that it knows, Discord gives us the message of then as it was then.
        if posted.content.trim() != text.trim()
            && let Some(mut newer) = content(table, slot, true)
        {
            let picture = self.drawn(&mut newer).await.map(|(_, picture)| picture);
            self.change(&sent, newer, picture).await?;
        }
        Ok(Some(sent))
    }

    /// Where a message belongs.
    pub(super) async fn place(&self, table: &Table, slot: Slot) -> serenity::Result<ChannelId> {
        match recipient(table, slot) {
            Some(person) => self.dm(person).await,
            None => Ok(table.place_of(slot)),
        }
    }

    /// Posts a message that was first to be said then, unless it turns out to be there: the process
    /// may have died between posting it and writing that down.
    pub(super) async fn post_once(
        &self,
        table: &Table,
        (slot, since): (Slot, i64),
        content: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        if self.keepers.clock().now() - since <= FORGOTTEN {
            return self.post(table, slot, content, picture).await;
        }
        let channel = self.place(table, slot).await?;
        match self.ours(channel, since, |message| content.is(message)).await? {
            Some(sent) => {
                self.change(&sent, content, picture).await?;
                Ok(Some(sent))
            }
            None => self.post(table, slot, content, picture).await,
        }
    }

    /// Changes a message that is there.
    pub(super) async fn change(
        &self,
        sent: &SentMessage,
        content: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        let message = EditMessage::new()
            .content(short(content.text, LONGEST))
            .components(content.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        let at = (sent.channel, sent.message);
        if let Err(error) = self.rest.edit(at, message.clone(), picture.clone()).await {
            self.reopen(sent.channel, error).await?;
            self.rest.edit(at, message, picture).await?;
        }
        Ok(None)
    }

    /// Puts a new message in the place of one that is too old to be changed often. What is over is
    /// changed a last time, so that it keeps what it tells, also an answered question; a ping or a
    /// reminder just goes.
    pub(super) async fn replace(
        &self,
        table: &Table,
        (slot, since): (Slot, i64),
        sent: &SentMessage,
        content: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        // That a place is gone is said once more when its table closes.
        let over = content.rows.is_empty() && !matches!(slot, Slot::Gone(_));
        let is_kept = matches!(slot, Slot::Lobby | Slot::Round(_) | Slot::Final | Slot::Ask(..));
        if over && is_kept {
            return self.change(sent, content, picture).await;
        }
        let new = if over {
            None
        } else {
            self.post_once(table, (slot, since), content, picture).await?
        };
        self.delete(table.id, sent).await;
        Ok(new)
    }

    /// Deletes a message; false if that may work later.
    pub(super) async fn delete(&self, table: TableId, sent: &SentMessage) -> bool {
        let mut deleted = self.rest.delete(sent.channel, sent.message).await;
        if let Err(error) = deleted {
            deleted = match self.reopen(sent.channel, error).await {
                Ok(()) => self.rest.delete(sent.channel, sent.message).await,
                Err(error) => Err(error),
            };
        }
        let Err(error) = deleted else { return true };
        tracing::debug!(table = table.0, "An old message stays: {}", cause(&error));
        Rejection::from(&error) != Rejection::Temporary
    }

    /// The channel of direct messages to someone, asked for once.
    async fn dm(&self, person: UserId) -> serenity::Result<ChannelId> {
        let store = self.keepers.store();
        if let Ok(row) = store.person(person).await
            && let Some(channel) = row.dm
        {
            return Ok(channel);
        }
        let channel = self.rest.open_dm(person).await?;
        if let Err(fault) = store.save_dm(person, Some(channel), None).await {
            tracing::warn!("I couldn't store a DM channel: {fault}");
        }
        Ok(channel)
    }

    /// Notes a failed attempt, and what is left to do.
    pub(super) async fn failed(
        &self,
        table: &Table,
        slot: Slot,
        revision: u64,
        error: &serenity::Error,
    ) -> Result<Delivery, pangaea_store::Error> {
        let store = self.keepers.store();
        let name = slot.to_string();
        match Rejection::from(error) {
            Rejection::Temporary => {
                lock(&self.unsure).insert((table.id, slot));
                Ok(Delivery::Later)
            }
            Rejection::MessageGone => {
                store.forget_message(table.id, &name).await?;
                Ok(Delivery::Later)
            }
            Rejection::DirectMessagesClosed => {
                // Whoever shares no server with us can't be written to until we are back.
                let is_apart = table.unreachable.is_some_and(|lost| lost.why == LostPlace::Server);
                if let Some(person) = recipient(table, slot).filter(|_| !is_apart) {
                    self.is_closed(table.id, person).await?;
                    if !matches!(slot, Slot::Hello(_)) {
                        self.look_for_member(table, person).await;
                    }
                }
                store.mark_sent(table.id, &name, revision).await?;
                Ok(Delivery::Done)
            }
            Rejection::Forbidden => {
                let (id, kind) = (table.id.0, slot.kind());
                let why = cause(error);
                tracing::warn!(table = id, slot = kind, "I'm not allowed to post a message: {why}");
                let is_public = recipient(table, slot).is_none();
                if is_public {
                    self.is_barred(table, slot, &why).await;
                }
                let unsaid = store.outbox(table.id).await?;
                let since = unsaid.iter().find(|pending| pending.slot == name);
                let now = self.keepers.clock().now();
                if since.is_none_or(|pending| now - pending.since < BARRED_LASTS) {
                    return Ok(Delivery::Barred);
                }
                if is_public {
                    self.lose_place(table.id, LostPlace::Permission).await;
                }
                store.mark_sent(table.id, &name, revision).await?;
                Ok(Delivery::Done)
            }
            Rejection::PlaceGone if recipient(table, slot).is_none() => {
                self.lose_place(table.id, LostPlace::Channel).await;
                store.mark_sent(table.id, &name, revision).await?;
                Ok(Delivery::Done)
            }
            Rejection::PlaceGone | Rejection::MemberGone | Rejection::Permanent => {
                let kind = slot.kind();
                tracing::warn!(
                    table = table.id.0,
                    slot = kind,
                    "Discord refused a message: {}",
                    cause(error)
                );
                store.mark_sent(table.id, &name, revision).await?;
                Ok(Delivery::Done)
            }
        }
    }

    /// The table cannot be seen any more where it was opened.
    async fn lose_place(&self, table: TableId, why: LostPlace) {
        if let Err(error) = self.keepers.handle(table, Upkeep::PlaceLost(why)).await {
            error.log("A table couldn't be told that its channel is gone");
        }
    }

    /// Finds out why we may not speak at a table's place, unless it is known.
    async fn is_barred(&self, table: &Table, slot: Slot, cause: &str) {
        let channel = table.place_of(slot);
        if self.troubles.knows(channel, table.id) {
            return;
        }
        let gets_thread = table.lacks_thread() && !slot.stays_home();
        let why = match diagnose(&self.rest, channel, table.server, gets_thread).await {
            Diagnosis::Barred(why) => why,
            // It is refused all the same, and is tried again like the others.
            Diagnosis::Fine | Diagnosis::Unknown => refused(channel, cause),
        };
        self.troubles.bar(channel, (table.id, table.server, gets_thread), why);
    }

    /// Direct messages to this person do not arrive: they are asked in the channel from now on.
    async fn is_closed(&self, table: TableId, person: UserId) -> Result<(), pangaea_store::Error> {
        tracing::info!(
            table = table.0,
            "DM to a user failed: closed. Their turns wait in the channel."
        );
        self.keepers.store().save_dm(person, None, Some(false)).await?;
        if let Err(error) = self.keepers.handle(table, Upkeep::Reach(person, false)).await {
            error.log("I couldn't store that a user's DMs are closed");
        }
        Ok(())
    }

    /// Says hello to someone who has just joined; did it arrive?
    pub(crate) async fn greet(&self, table: &Table, person: UserId) -> bool {
        let slot = Slot::Hello(person);
        let Some(content) = content(table, slot, false) else { return true };
        match self.post(table, slot, content, None).await {
            Ok(sent) => {
                let stored = match sent {
                    Some(sent) => {
                        let name = slot.to_string();
                        self.keepers.store().posted(table.id, &name, table.revision, &sent).await
                    }
                    None => Ok(()),
                };
                let open = self.keepers.store().save_dm(person, None, Some(true)).await;
                if let Err(fault) = stored.and(open) {
                    tracing::warn!(
                        table = table.id.0,
                        "I couldn't store that a welcome was sent: {fault}"
                    );
                }
                let reached = Upkeep::Reach(person, true);
                if table.guests().any(|(_, guest)| guest.person == person && guest.closed)
                    && let Err(error) = self.keepers.handle(table.id, reached).await
                {
                    error.log("I couldn't store that a user's DMs are open");
                }
                true
            }
            Err(error) => {
                let failed = self.failed(table, slot, table.revision, &error).await;
                if let Err(fault) = failed {
                    tracing::warn!(
                        table = table.id.0,
                        "I couldn't store that a user's DMs are closed: {fault}"
                    );
                }
                Rejection::from(&error) != Rejection::DirectMessagesClosed
            }
        }
    }

    /// A slot's message is this one from now on; an older one goes, so that there is one question
    /// and not two.
    pub(crate) async fn moved(&self, channel: ChannelId, id: MessageId, to: (TableId, Slot, u64)) {
        let (table, slot, revision) = to;
        let (store, name) = (self.keepers.store(), slot.to_string());
        let old = store.message(table, &name).await.ok().flatten();
        let sent = SentMessage { channel, message: id, posted_at: self.keepers.clock().now() };
        if let Err(fault) = store.posted(table, &name, revision, &sent).await {
            tracing::warn!(table = table.0, "I couldn't store where a message is: {fault}");
        } else if let Some(old) = old.filter(|old| old.message != id) {
            self.delete(table, &old).await;
        }
    }
}
