//! Tables that ended long ago go, and the file becomes smaller for it: both in short steps, between
//! which everyone else has a turn.

use super::{Error, GameResult, Store};
use pangaea_table::TableId;

face! {
    /// Tables that go.
    trait PruneStore {
        /// The tables that had ended by then, those that ended first at the front.
        async fn ended_by(&self, then: i64, limit: u32) -> Result<Vec<TableId>, Error>;

        /// Deletes a table that has ended at this revision, with its log and everything else of it but
        /// its result; one that is not kept yet is given here.
        async fn prune(
            &self,
            table: TableId,
            revision: u64,
            result: Option<GameResult>,
        ) -> Result<(), Error>;

        /// Gives back to the disk some of what was deleted; was there any? A little is kept for what comes
        /// next. The files of older programs cannot shrink until they are written again as a whole.
        async fn shrink(&self) -> Result<bool, Error>;
    }
}
