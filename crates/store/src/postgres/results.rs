//! What came of games, which stays when their tables are gone.

use super::PostgresBackend;
use super::tables::small;
use crate::results::ResultStore;
use crate::{Error, PastGame};
use pangaea_engine::registry::GameId;
use pangaea_table::{TableId, UserId};

type PastColumns = (i64, String, i64, i64, i64, i64);

impl ResultStore for PostgresBackend {
    async fn past_games(&self, person: UserId, limit: u32) -> Result<Vec<PastGame>, Error> {
        let games = sqlx::query_as(
            "SELECT results.table_id, game, ended, \
             (SELECT count(*) FROM result_seats AS seats WHERE seats.table_id = results.table_id), \
             score, rank FROM result_seats AS own \
             JOIN results ON results.table_id = own.table_id \
             WHERE own.person = $1 ORDER BY own.table_id DESC LIMIT $2",
        );
        let games = games.bind(person.0.cast_signed()).bind(i64::from(limit));
        let game = |(table, game, ended, seats, score, rank): PastColumns| {
            Ok(PastGame {
                table: TableId(table.cast_unsigned()),
                game,
                ended,
                seats: small(seats)?,
                score,
                rank: small(rank)?,
            })
        };
        self.readers().all(games).await?.into_iter().map(game).collect()
    }

    async fn has_played_fewer(
        &self,
        person: UserId,
        game: GameId,
        than: u32,
    ) -> Result<bool, Error> {
        let played = sqlx::query_as(
            "SELECT count(*) FROM (SELECT 1 FROM result_seats AS own \
             JOIN results ON results.table_id = own.table_id \
             WHERE own.person = $1 AND game = $2 LIMIT $3) AS first",
        );
        let played = played.bind(person.0.cast_signed()).bind(game.slug()).bind(i64::from(than));
        let (played,): (i64,) = self.readers().one(played).await?;
        Ok(played < i64::from(than))
    }

    async fn has_result(&self, table: TableId) -> Result<bool, Error> {
        let has = sqlx::query_as("SELECT EXISTS (SELECT 1 FROM results WHERE table_id = $1)");
        let (has,) = self.readers().one(has.bind(table.0.cast_signed())).await?;
        Ok(has)
    }

    async fn was_there(&self, table: TableId) -> Result<bool, Error> {
        let was = sqlx::query_as(
            "SELECT EXISTS (SELECT 1 FROM results WHERE table_id >= $1) \
             OR EXISTS (SELECT 1 FROM tables WHERE id > $1)",
        );
        let (was,) = self.readers().one(was.bind(table.0.cast_signed())).await?;
        Ok(was)
    }
}
