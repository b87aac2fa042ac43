//! What came of games, which stays when their tables are gone.

use super::SqliteBackend;
use crate::results::ResultStore;
use crate::{Error, PastGame};
use pangaea_engine::registry::GameId;
use pangaea_table::{TableId, UserId};

type PastColumns = (i64, String, i64, u32, i64, u32);

impl ResultStore for SqliteBackend {
    async fn past_games(&self, person: UserId, limit: u32) -> Result<Vec<PastGame>, Error> {
        let rows: Vec<PastColumns> = sqlx::query_as(
            "SELECT results.table_id, game, ended, \
             (SELECT count(*) FROM result_seats AS seats WHERE seats.table_id = results.table_id), \
             score, rank FROM result_seats AS own \
             JOIN results ON results.table_id = own.table_id \
             WHERE own.person = ? ORDER BY own.table_id DESC LIMIT ?",
        )
        .bind(person.0.cast_signed())
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        let game = |(table, game, ended, seats, score, rank): PastColumns| PastGame {
            table: TableId(table.cast_unsigned()),
            game,
            ended,
            seats,
            score,
            rank,
        };
        Ok(rows.into_iter().map(game).collect())
    }

    async fn has_played_fewer(
        &self,
        person: UserId,
        game: GameId,
        than: u32,
    ) -> Result<bool, Error> {
        let played: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM (SELECT 1 FROM result_seats AS own \
             JOIN results ON results.table_id = own.table_id \
             WHERE own.person = ? AND game = ? LIMIT ?) AS first",
        )
        .bind(person.0.cast_signed())
        .bind(game.slug())
        .bind(than)
        .fetch_one(self.readers())
        .await?;
        Ok(played < i64::from(than))
    }

    async fn has_result(&self, table: TableId) -> Result<bool, Error> {
        let has = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM results WHERE table_id = ?)");
        Ok(has.bind(table.0.cast_signed()).fetch_one(self.readers()).await?)
    }

    async fn was_there(&self, table: TableId) -> Result<bool, Error> {
        let was = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM results WHERE table_id >= ?1) \
             OR EXISTS (SELECT 1 FROM tables WHERE id > ?1)",
        );
        Ok(was.bind(table.0.cast_signed()).fetch_one(self.readers()).await?)
    }
}
