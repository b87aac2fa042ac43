//! What came of games, which stays when their tables are gone.

use super::{Error, PastGame, Store};
use pangaea_engine::registry::GameId;
use pangaea_table::{TableId, UserId};

face! {
    /// What came of games.
    trait ResultStore {
        /// The games that someone played to their end, newest first.
        async fn past_games(&self, person: UserId, limit: u32) -> Result<Vec<PastGame>, Error>;

        /// Has someone played fewer games of this kind to their end?
        async fn has_played_fewer(
            &self,
            person: UserId,
            game: GameId,
            than: u32,
        ) -> Result<bool, Error>;

        /// Is it kept what came of a table's game?
        async fn has_result(&self, table: TableId) -> Result<bool, Error>;

        /// Has there been a table with this number that is not there any more? Of the last ones that were
        /// opened this is known only if their game came to its end.
        async fn was_there(&self, table: TableId) -> Result<bool, Error>;
    }
}
