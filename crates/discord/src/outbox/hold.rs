//! Presses that are being answered: a table lets them speak first.

use super::super::open_panels::Target;
use super::{Outbox, lock};
use pangaea_store::SentMessage;
use pangaea_table::{ChannelId, MessageId, Slot, TableId};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long a table waits for the answer to a press before it speaks to everyone.
const GIVES_WAY: Duration = Duration::from_millis(500);

impl Outbox {
    /// Whoever has just pressed something is answered first: they are looking at it.
    pub(super) async fn give_way(&self, table: TableId) {
        let free = async {
            loop {
                let answered = self.answered.notified();
                if !lock(&self.held).keys().any(|(held, _)| *held == table) {
                    return;
                }
                answered.await;
            }
        };
        // Many who press without a pause must not silence the table.
        let _ = timeout(GIVES_WAY, free).await;
    }

    pub(super) fn is_held(&self, table: TableId, slot: Slot) -> bool {
        lock(&self.held).contains_key(&(table, Some(slot)))
    }

    /// Waits with what a table says for a press, and leaves a message to it that it changes.
    pub(crate) fn hold(self: &Arc<Self>, target: Target) -> Hold {
        let (table, slot) = match target {
            Target::Panel(table, _) => (table, None),
            Target::Message(table, slot) => (table, Some(slot)),
        };
        *lock(&self.held).entry((table, slot)).or_default() += 1;
        Hold { outbox: Arc::clone(self), table, slot }
    }
}

/// A press that is being answered, perhaps by a change of a message. When this is dropped, the
/// outbox sees to the table again.
pub(crate) struct Hold {
    outbox: Arc<Outbox>,
    table: TableId,
    slot: Option<Slot>,
}

impl Hold {
    /// The press has shown the table as it was with this revision, in this message. A question
    /// can have several, such as the answer to something typed; only one of them is the slot's. A
    /// private panel of the same question shows it too.
    pub(crate) async fn shown(self, revision: u64, channel: ChannelId, message: MessageId) {
        let Some(slot) = self.slot else { return };
        // The answer has brought a picture of its own.
        self.outbox.pictures.forget(self.table, slot);
        let keepers = &self.outbox.keepers;
        let (store, name) = (keepers.store(), slot.to_string());
        let noted = match store.message(self.table, &name).await {
            Ok(Some(sent)) if sent.message == message => {
                store.mark_sent(self.table, &name, revision).await
            }
            Ok(Some(_)) => Ok(()),
            // It was posted by whoever spoke before, who did not come to note it.
            Ok(None) => {
                let sent = SentMessage { channel, message, posted_at: keepers.clock().now() };
                store.posted(self.table, &name, revision, &sent).await
            }
            Err(fault) => Err(fault),
        };
        if let Err(fault) = noted {
            tracing::warn!(table = self.table.0, "I couldn't store what an answer shows: {fault}");
        }
        self.outbox.refresh_panel_of(self.table, slot, revision).await;
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut held = lock(&self.outbox.held);
        if let Some(presses) = held.get_mut(&(self.table, self.slot)) {
            *presses -= 1;
            if *presses == 0 {
                held.remove(&(self.table, self.slot));
            }
        }
        drop(held);
        self.outbox.answered.notify_waiters();
        self.outbox.keepers.wake(self.table);
    }
}
