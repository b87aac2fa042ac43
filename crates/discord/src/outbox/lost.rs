//! Messages that were posted without our knowing it: the process died, or the answer got lost.

use super::super::press::{About, Press};
use super::content::{content, custom_ids};
use super::{Outbox, lock};
use pangaea_store::SentMessage;
use pangaea_table::{ChannelId, MessageId, Slot, Table};
use serenity::all::Message;

/// Discord's clock and ours may differ by so many seconds.
const CLOCKS_DIFFER: i64 = 60;

impl Outbox {
    /// One of our own messages of late that no table knows.
    pub(super) async fn ours(
        &self,
        channel: ChannelId,
        since: i64,
        is_it: impl Fn(&Message) -> bool,
    ) -> serenity::Result<Option<SentMessage>> {
        const LOOKED_AT: u8 = 50;
        let me = self.rest.me().0;
        let recent = self.rest.messages(channel, None, LOOKED_AT).await?;
        let found = recent.iter().filter(|message| {
            message.author.id.get() == me
                && message.timestamp.unix_timestamp() >= since - CLOCKS_DIFFER
                && is_it(message)
        });
        for message in found {
            let id = MessageId(message.id.get());
            // Two tables of one channel can say the same.
            if self.keepers.store().knows_message(id).await == Ok(false) {
                let posted_at = message.timestamp.unix_timestamp();
                return Ok(Some(SentMessage { channel, message: id, posted_at }));
            }
        }
        Ok(None)
    }

    /// A message that need not be said any more, but may be there: a question that would look open
    /// for ever, or a ping that would stay. From now on it is known.
    pub(super) async fn lost(
        &self,
        table: &Table,
        slot: Slot,
        since: i64,
    ) -> Result<serenity::Result<Option<SentMessage>>, pangaea_store::Error> {
        let (mark, person) = match slot {
            Slot::Ask(_, seat, question) => {
                (Press::Suggest(About { table: table.key(), seat, question }), None)
            }
            Slot::Call(person, ..) => (Press::MyMove(table.key()), Some(person)),
            _ => return Ok(Ok(None)),
        };
        let tried = since <= self.born || lock(&self.unsure).contains(&(table.id, slot));
        if !tried || content(table, slot, false).is_some() {
            return Ok(Ok(None));
        }
        let store = self.keepers.store();
        let (mark, mention) = (mark.id(), person.map(|person| format!("<@{person}>")));
        // A press may have answered it before we came to look: then it says what it would say now.
        let answered = content(table, slot, true).map(|content| content.text);
        let is_it = |message: &Message| {
            let asks = custom_ids(&message.components).contains(&mark);
            (asks || answered.as_ref() == Some(&message.content))
                && mention.as_ref().is_none_or(|mention| message.content.contains(mention))
        };
        let found = match self.place(table, slot).await {
            Ok(channel) => self.ours(channel, since, is_it).await,
            Err(error) => Err(error),
        };
        if let Ok(Some(sent)) = &found {
            // No revision is told by this: what it says is still to be seen to.
            store.posted(table.id, &slot.to_string(), 0, sent).await?;
        }
        Ok(found)
    }
}
