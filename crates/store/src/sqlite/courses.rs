//! How far people are in the courses that teach a game.

use super::SqliteBackend;
use crate::courses::CourseStore;
use crate::{CourseRow, Error};
use pangaea_table::UserId;

impl CourseStore for SqliteBackend {
    async fn course(&self, person: UserId, game: &str) -> Result<Option<CourseRow>, Error> {
        type CourseColumns = (u32, u32, Option<String>, i64);
        let row: Option<CourseColumns> = sqlx::query_as(
            "SELECT version, lesson, draft, revision FROM courses WHERE person = ? AND game = ?",
        )
        .bind(person.0.cast_signed())
        .bind(game)
        .fetch_optional(self.readers())
        .await?;
        Ok(row.map(|(version, lesson, draft, revision)| CourseRow {
            version,
            lesson,
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
        let saved = sqlx::query(
            "INSERT INTO courses (person, game, version, lesson, draft, revision, changed) \
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 \
             WHERE ?6 = 1 OR EXISTS (SELECT 1 FROM courses WHERE person = ?1 AND game = ?2) \
             ON CONFLICT (person, game) DO UPDATE \
             SET version = excluded.version, lesson = excluded.lesson, draft = excluded.draft, \
                 revision = excluded.revision, changed = excluded.changed \
             WHERE courses.revision = excluded.revision - 1",
        )
        .bind(person.0.cast_signed())
        .bind(game)
        .bind(version)
        .bind(lesson)
        .bind(draft)
        .bind(revision.cast_signed())
        .bind(at)
        .execute(&mut *self.turn().await?)
        .await?;
        Ok(saved.rows_affected() > 0)
    }
}
