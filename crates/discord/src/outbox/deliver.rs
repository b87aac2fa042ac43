//! Messages on their way: posted, found again, changed, replaced, and what follows when Discord
//! refuses.

use super::super::cause::cause;
use super::super::reply::LONGEST;
use super::super::rows::short;
use super::content::{Content, content, recipient};
use super::rejection::Rejection;
use super::{FORGOTTEN, Outbox, Spoken, lock};
use pangaea_store::SentMessage;
use pangaea_table::{Person, Place, Post, Slot, Table, TableId, Upkeep};
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateAttachment, CreateMessage, EditMessage, MessageId,
    Nonce, UserId,
};

impl Outbox {
    /// Posts a message; where it is then.
    async fn post(
        &self,
        table: &Table,
        slot: Slot,
        wanted: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        let place = self.place(table, slot).await?;
        let mentions = CreateAllowedMentions::new();
        let mentions = match wanted.mention {
            Some(person) => mentions.users([UserId::new(person.0)]),
            None => mentions,
        };
        let text = short(wanted.text, LONGEST);
        let mut message = CreateMessage::new()
            .content(&text)
            .components(wanted.rows)
            .allowed_mentions(mentions)
            .nonce(Nonce::String(slot.nonce(table.id)))
            .enforce_nonce(true);
        if let Some(file) = picture {
            message = message.add_file(file);
        }
        let sent = ChannelId::new(place.0).send_message(&self.http, message).await?;
        let posted_at = self.keepers.clock().now();
        let said = SentMessage { place, post: Post(sent.id.get()), posted_at };
        // Under a name that it knows, Discord gives us the message of then as it was then.
        if sent.content.trim() != text.trim()
            && let Some(mut newer) = content(table, slot, true)
        {
            let picture = if newer.redraw { newer.draw().await } else { None };
            self.change(&said, newer, picture).await?;
        }
        Ok(Some(said))
    }

    /// Where a message belongs.
    pub(super) async fn place(&self, table: &Table, slot: Slot) -> serenity::Result<Place> {
        match recipient(table, slot) {
            Some(person) => self.dm(person).await,
            None => Ok(table.place),
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
        let place = self.place(table, slot).await?;
        match self.ours(place, since, |message| content.is(message)).await? {
            Some(said) => {
                self.change(&said, content, picture).await?;
                Ok(Some(said))
            }
            None => self.post(table, slot, content, picture).await,
        }
    }

    /// Changes a message that is there.
    pub(super) async fn change(
        &self,
        said: &SentMessage,
        content: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        let mut message = EditMessage::new()
            .content(short(content.text, LONGEST))
            .components(content.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        if let Some(file) = picture {
            message = message.new_attachment(file);
        }
        let (place, post) = (ChannelId::new(said.place.0), MessageId::new(said.post.0));
        place.edit_message(&self.http, post, message).await?;
        Ok(None)
    }

    /// Puts a new message in the place of one that is too old to be changed often. What is over is
    /// changed a last time, so that the channel keeps what it tells; a question just goes.
    pub(super) async fn replace(
        &self,
        table: &Table,
        (slot, since): (Slot, i64),
        said: &SentMessage,
        content: Content,
        picture: Option<CreateAttachment>,
    ) -> serenity::Result<Option<SentMessage>> {
        let over = content.rows.is_empty();
        if over && matches!(slot, Slot::Lobby | Slot::Round(_) | Slot::Final) {
            return self.change(said, content, None).await;
        }
        let new = if over {
            None
        } else {
            self.post_once(table, (slot, since), content, picture).await?
        };
        self.delete(table.id, said).await;
        Ok(new)
    }

    pub(super) async fn delete(&self, table: TableId, said: &SentMessage) {
        let (place, post) = (ChannelId::new(said.place.0), MessageId::new(said.post.0));
        if let Err(error) = place.delete_message(&self.http, post).await {
            tracing::debug!(table = table.0, "An old message stays: {}", cause(&error));
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
            tracing::warn!("I couldn't store a DM channel: {fault}");
        }
        Ok(place)
    }

    /// What follows from a failure.
    pub(super) async fn failed(
        &self,
        table: &Table,
        slot: Slot,
        revision: u64,
        error: &serenity::Error,
    ) -> Result<Spoken, pangaea_store::Error> {
        let store = self.keepers.store();
        let name = slot.to_string();
        match Rejection::from(error) {
            Rejection::Temporary => {
                lock(&self.unsure).insert((table.id, slot));
                Ok(Spoken::Later)
            }
            Rejection::MessageGone => {
                store.forget_message(table.id, &name).await?;
                Ok(Spoken::Later)
            }
            Rejection::DirectMessagesClosed => {
                if let Some(person) = recipient(table, slot) {
                    self.is_closed(table.id, person).await?;
                }
                store.said(table.id, &name, revision).await?;
                Ok(Spoken::Done)
            }
            Rejection::Forbidden => {
                let (table, slot) = (table.id.0, slot.kind());
                tracing::warn!(table, slot, "I'm not allowed to post a message: {}", cause(error));
                Ok(Spoken::Barred)
            }
            Rejection::Permanent => {
                let kind = slot.kind();
                tracing::warn!(
                    table = table.id.0,
                    slot = kind,
                    "Discord refused a message: {}",
                    cause(error)
                );
                store.said(table.id, &name, revision).await?;
                Ok(Spoken::Done)
            }
        }
    }

    /// Direct messages to this person do not arrive: they are asked in the channel from now on.
    async fn is_closed(&self, table: TableId, person: Person) -> Result<(), pangaea_store::Error> {
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

    /// Says hello to somebody who has just joined; did it arrive?
    pub(crate) async fn greet(&self, table: &Table, person: Person) -> bool {
        let slot = Slot::Hello(person);
        let Some(content) = content(table, slot, false) else { return true };
        match self.post(table, slot, content, None).await {
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
    pub(crate) async fn moved(&self, place: Place, post: Post, to: (TableId, Slot, u64)) {
        let (table, slot, revision) = to;
        let (store, name) = (self.keepers.store(), slot.to_string());
        let old = store.message(table, &name).await.ok().flatten();
        let said = SentMessage { place, post, posted_at: self.keepers.clock().now() };
        if let Err(fault) = store.posted(table, &name, revision, &said).await {
            tracing::warn!(table = table.0, "I couldn't store where a message is: {fault}");
        } else if let Some(old) = old.filter(|old| old.post != post) {
            self.delete(table, &old).await;
        }
    }
}
