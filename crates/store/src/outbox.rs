//! What is still to be said, and where it was said before.
//!
//! No one waits for the disk to note that something was said: after a power cut it is looked for,
//! and said again if it is not there.

use super::{Error, Pending, SentMessage, Store};
use pangaea_table::{ChannelId, MessageId, TableId};

face! {
    /// What is to be said, and was.
    trait OutboxStore {
        /// The tables that have something to say.
        async fn tables_with_pending(&self) -> Result<Vec<TableId>, Error>;

        /// What a table has to say, longest waiting first.
        async fn outbox(&self, table: TableId) -> Result<Vec<Pending>, Error>;

        /// A slot was said in a new message, as the table was at this revision.
        async fn posted(
            &self,
            table: TableId,
            slot: &str,
            revision: u64,
            sent: &SentMessage,
        ) -> Result<(), Error>;

        /// A slot's message was edited, as the table was at this revision.
        async fn mark_sent(&self, table: TableId, slot: &str, revision: u64) -> Result<(), Error>;

        /// Forgets a slot's message: it is gone.
        async fn forget_message(&self, table: TableId, slot: &str) -> Result<(), Error>;

        /// Forgets all messages of a table in a channel or thread: that is gone.
        async fn forget_messages_in(&self, table: TableId, place: ChannelId) -> Result<(), Error>;

        /// Where a slot was said.
        async fn message(&self, table: TableId, slot: &str) -> Result<Option<SentMessage>, Error>;

        /// Is this message one that a table knows?
        async fn knows_message(&self, message: MessageId) -> Result<bool, Error>;

        /// All messages of a table, by slot.
        async fn messages(&self, table: TableId) -> Result<Vec<(String, SentMessage)>, Error>;
    }
}
