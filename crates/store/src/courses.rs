//! How far people are in the courses that teach a game.

use super::{CourseRow, Error, Store};
use pangaea_table::UserId;

face! {
    /// Courses.
    trait CourseStore {
        /// How far someone is in the course of a game; nothing if they have not begun it.
        async fn course(&self, person: UserId, game: &str) -> Result<Option<CourseRow>, Error>;

        /// Keeps how far someone is, as its first revision or the one after what was read; false if
        /// someone else has written it since.
        async fn save_course(
            &self,
            person: UserId,
            game: &str,
            row: &CourseRow,
            at: i64,
        ) -> Result<bool, Error>;
    }
}
