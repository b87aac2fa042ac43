//! How far people are in the courses that teach a game.

use super::PostgresBackend;
use crate::courses::CourseStore;
use crate::{CourseRow, Error};
use pangaea_table::UserId;

/// A small number as it is read; what does not fit into it no course has.
fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl CourseStore for PostgresBackend {
    async fn course(&self, person: UserId, game: &str) -> Result<Option<CourseRow>, Error> {
        let row = sqlx::query_as(
            "SELECT version, lesson, draft, revision FROM courses WHERE person = $1 AND game = $2",
        );
        let row = row.bind(person.0.cast_signed()).bind(game);
        let row: Option<(i64, i64, Option<String>, i64)> = self.readers().at_most_one(row).await?;
        Ok(row.map(|(version, lesson, draft, revision)| CourseRow {
            version: small(version),
            lesson: small(lesson),
            draft,
            revision: revision.cast_unsigned(),
        }))
    }

    async fn save_course(
        &self,
        person: UserId,
        game: &str,
        row: &CourseRow,
        at: i64,
    ) -> Result<bool, Error> {
        let CourseRow { version, lesson, draft, revision } = row;
        let save = sqlx::query(
            "INSERT INTO courses (person, game, version, lesson, draft, revision, changed) \
             SELECT $1::bigint, $2::text, $3::bigint, $4::bigint, $5::text, $6::bigint, $7::bigint \
             WHERE $6 = 1 OR EXISTS (SELECT 1 FROM courses WHERE person = $1 AND game = $2) \
             ON CONFLICT (person, game) DO UPDATE \
             SET version = excluded.version, lesson = excluded.lesson, draft = excluded.draft, \
                 revision = excluded.revision, changed = excluded.changed \
             WHERE courses.revision = excluded.revision - 1",
        )
        .bind(person.0.cast_signed())
        .bind(game)
        .bind(i64::from(*version))
        .bind(i64::from(*lesson))
        .bind(draft)
        .bind(revision.cast_signed())
        .bind(at);
        Ok(self.durable()?.execute(save).await? > 0)
    }
}
