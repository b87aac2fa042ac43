//! What is known about people, and at which tables they sit.

use super::{Error, Listener, PersonRow, Store};
use pangaea_table::{ChannelId, MessageId, TableId, UserId};

face! {
    /// People.
    trait PeopleStore {
        /// What is known about someone; nothing about a stranger.
        async fn person(&self, person: UserId) -> Result<PersonRow, Error>;

        /// Keeps someone's settings.
        async fn save_settings(&self, person: UserId, settings: &str) -> Result<(), Error>;

        /// Keeps where someone's direct messages go and whether they arrive; what is not told stays.
        /// Of whoever sits at no table nothing is kept: they may just have asked to be forgotten.
        async fn save_dm(
            &self,
            person: UserId,
            channel: Option<ChannelId>,
            open: Option<bool>,
        ) -> Result<(), Error>;

        /// The open tables where someone sits, oldest first.
        async fn tables_of(&self, person: UserId) -> Result<Vec<TableId>, Error>;

        /// Notes the last direct message of someone who sits at a table; of others nothing is kept.
        async fn heard(&self, person: UserId, message: MessageId) -> Result<(), Error>;

        /// Those who sit in a game and can answer by direct message; whose games have changed last
        /// come first.
        async fn listeners(&self, limit: u32) -> Result<Vec<Listener>, Error>;
    }
}
