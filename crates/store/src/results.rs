//! What came of games, which stays when their tables are gone.

use super::{Error, PastGame, Store};
use pangaea_table::{TableId, UserId};

face! {
    /// What came of games.
    trait ResultStore {
        /// The games that someone played to their end, newest first.
        async fn past_games(&self, person: UserId, limit: u32) -> Result<Vec<PastGame>, Error>;

        /// Is it kept what came of a table's game?
        async fn has_result(&self, table: TableId) -> Result<bool, Error>;

        /// Has there been a table with this number that is not there any more? Of the last ones that were
        /// opened this is known only if their game came to its end.
        async fn was_there(&self, table: TableId) -> Result<bool, Error>;
    }
}
