//! How the database is, for whoever asks after the bot.

use super::{Error, Store};
use pangaea_table::{ServerId, TableId};

face! {
    /// The state of the database.
    trait HealthStore {
        /// Writes something that changes nothing, and asks for the room that a game may need: fails
        /// where a move would.
        async fn try_writing(&self) -> Result<(), Error>;

        /// How many tables there are, by stage and game.
        async fn count_tables(&self) -> Result<Vec<(String, String, u64)>, Error>;

        /// How many messages are still to be said, and since when the oldest of them waits.
        async fn backlog(&self) -> Result<(u64, Option<i64>), Error>;

        /// The servers with tables that are open or have ended since then; how many are open.
        async fn servers_since(&self, then: i64) -> Result<Vec<(ServerId, u64)>, Error>;

        /// The tables that someone could still play at, or that wait to be repaired.
        async fn unfinished(&self) -> Result<Vec<TableId>, Error>;

        /// The size of the database in bytes.
        async fn size(&self) -> Result<u64, Error>;
    }
}
