//! One message is brought up to date: words and picture together, from the table as it is.

use super::super::open_panels::Target;
use super::content::{content, is_private};
use super::{Delivery, Mark, Outbox, lock};
use pangaea_store::SentMessage;
use pangaea_table::{Slot, Table, TableId};

/// Discord throttles changes of messages that are older than an hour.
const TOO_OLD: i64 = 50 * 60;

impl Outbox {
    /// Brings one message up to date.
    pub(super) async fn speak(
        &self,
        table: &Table,
        slot: Slot,
        mark: Mark,
    ) -> Result<Delivery, pangaea_store::Error> {
        let store = self.keepers.store();
        let Mark { revision, since, ticket } = mark;
        let name = slot.to_string();
        // Before the slot is noted as said: a panel belongs to what is said.
        self.refresh_panel_of(table.id, slot, table.revision).await;
        if table.unreachable.is_some() && !is_private(table, slot) {
            // No one would see it; it is said again once the place is found.
            store.mark_sent(table.id, &name, revision).await?;
            return Ok(Delivery::Done);
        }
        let there = match store.message(table.id, &name).await? {
            Some(sent) => Some(sent),
            None => match self.lost(table, slot, since).await? {
                Ok(found) => found,
                Err(error) => return self.failed(table, slot, revision, &error).await,
            },
        };
        let Some(mut content) = content(table, slot, there.is_some()) else {
            let is_ping = matches!(slot, Slot::Call(..) | Slot::Remind(..) | Slot::Offer(..));
            if let Some(sent) = there.filter(|_| is_ping) {
                // A ping that needs no answer any more is only in the way.
                if !self.delete(table.id, &sent).await {
                    return Ok(Delivery::Later);
                }
                store.forget_message(table.id, &name).await?;
            }
            store.mark_sent(table.id, &name, revision).await?;
            self.is_sure(table.id, slot);
            return Ok(Delivery::Done);
        };
        let now = self.keepers.clock().now();
        let is_old = |sent: &SentMessage| now - sent.posted_at >= TOO_OLD;
        let is_posted = there.as_ref().is_none_or(|sent| is_old(sent) && !content.rows.is_empty());
        let is_seen = !is_posted
            && content.sketch.as_ref().is_some_and(|it| self.pictures.shows(table.id, slot, it));
        let drawn = if is_seen { None } else { self.drawn(&mut content).await };
        let is_earlier = !is_posted && !is_seen && drawn.is_none();
        if is_earlier {
            content.keep_earlier_picture();
        }
        let (moment, picture) = drawn.unzip();
        let mut turn = self.panels.turn(ticket.target).await;
        if turn.is_late(ticket) || (there.is_some() && self.is_held(table.id, slot)) {
            // Someone has pressed it meanwhile and shows what is newer; they wake us afterwards.
            return Ok(Delivery::Done);
        }
        if moment.is_some() {
            self.pictures.forget(table.id, slot);
        }
        if is_posted {
            // Until it is written down where it is, whatever comes in between.
            lock(&self.unsure).insert((table.id, slot));
        }
        let sent = turn.send(async {
            match &there {
                Some(sent) if is_old(sent) => {
                    self.replace(table, (slot, since), sent, content, picture).await
                }
                Some(sent) => self.change(sent, content, picture).await,
                None => self.post_once(table, (slot, since), content, picture).await,
            }
        });
        let sent = sent.await;
        let is_overtaken = turn.is_overtaken();
        drop(turn);
        let has_arrived = sent.is_ok();
        match sent {
            Ok(Some(sent)) => store.posted(table.id, &name, revision, &sent).await?,
            Ok(None) => store.mark_sent(table.id, &name, revision).await?,
            Err(_) if is_overtaken => {}
            Err(error) => {
                let delivery = self.failed(table, slot, revision, &error).await?;
                if delivery == Delivery::Done {
                    // Discord has said that it is not there.
                    self.is_sure(table.id, slot);
                }
                return Ok(delivery);
            }
        }
        self.panels.pictured(ticket.target, !is_earlier);
        if has_arrived {
            self.is_sure(table.id, slot);
        }
        if let Some(moment) = moment.filter(|_| !is_overtaken) {
            self.pictures.shown(table, slot, moment);
        }
        if !is_private(table, slot) {
            self.troubles.has_spoken(table.place_of(slot), table.id);
        }
        if is_overtaken {
            return self.speak_again(table.id, slot, mark).await;
        }
        Ok(Delivery::Done)
    }

    /// It is known where a message is, or that there is none.
    fn is_sure(&self, table: TableId, slot: Slot) {
        lock(&self.unsure).remove(&(table, slot));
    }

    /// What was said came so late that something newer was there before.
    async fn speak_again(
        &self,
        id: TableId,
        slot: Slot,
        mark: Mark,
    ) -> Result<Delivery, pangaea_store::Error> {
        let ticket = self.panels.ticket(Target::Message(id, slot));
        let Some(table) = self.table(id).await? else { return Ok(Delivery::Barred) };
        Box::pin(self.speak(&table, slot, Mark { ticket, ..mark })).await
    }
}
