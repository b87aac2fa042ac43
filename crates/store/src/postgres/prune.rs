//! Tables that ended long ago go. What they leave behind, `PostgreSQL` uses again by itself.

use super::PostgresBackend;
use super::index::{bind_result, result};
use super::tables::ids;
use crate::prune::PruneStore;
use crate::{Error, GameResult};
use pangaea_table::TableId;

/// All of a table but its result; one that is not kept yet is given here.
const PRUNE: &str = concat!(
    "WITH step AS ( \
         SELECT id, server, place, home, game, created, changed, ended FROM tables \
         WHERE id = $1 AND revision = $2 AND ended IS NOT NULL FOR UPDATE \
     ), ",
    result!("$3", "$4", "$5", "$6", "$7", "$8", "$9"),
    ", its_log AS (DELETE FROM log USING step WHERE table_id = step.id), \
     its_messages AS (DELETE FROM messages USING step WHERE table_id = step.id), \
     its_outbox AS (DELETE FROM outbox USING step WHERE table_id = step.id), \
     its_seats AS (DELETE FROM seats USING step WHERE table_id = step.id), \
     its_people AS (DELETE FROM known USING step WHERE table_id = step.id), \
     its_mark AS (DELETE FROM unindexed USING step WHERE table_id = step.id) \
     DELETE FROM tables USING step WHERE tables.id = step.id"
);

impl PruneStore for PostgresBackend {
    async fn ended_by(&self, then: i64, limit: u32) -> Result<Vec<TableId>, Error> {
        let ended =
            sqlx::query_as("SELECT id FROM tables WHERE ended <= $1 ORDER BY ended, id LIMIT $2");
        Ok(ids(self.readers().all(ended.bind(then).bind(i64::from(limit))).await?))
    }

    async fn prune(
        &self,
        table: TableId,
        revision: u64,
        result: Option<GameResult>,
    ) -> Result<(), Error> {
        let prune = sqlx::query(PRUNE).bind(table.0.cast_signed()).bind(revision.cast_signed());
        let prune = bind_result(prune, None, result.as_ref());
        match self.light()?.execute(prune).await? {
            0 => Err(Error::Conflict),
            _ => Ok(()),
        }
    }

    async fn shrink(&self) -> Result<bool, Error> {
        self.light().map(|_| false)
    }
}
