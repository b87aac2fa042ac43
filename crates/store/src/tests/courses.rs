//! How far people are in courses.

use super::{Home, LARGE};
use crate::CourseRow;
use pangaea_table::UserId;

on_both! {
    of_two_writers_one_is_refused,
    courses_are_each_persons_own_and_go_with_their_data,
}

const fn row(lesson: u32, revision: u64) -> CourseRow {
    CourseRow { version: 3, lesson, draft: None, revision }
}

async fn of_two_writers_one_is_refused(home: Home) {
    let store = home.store().await;
    let person = UserId(LARGE);
    assert_eq!(store.course(person, "one").await, Ok(None));
    assert_eq!(store.save_course(person, "one", &row(4, 2), 10).await, Ok(false), "no first");
    assert_eq!(store.save_course(person, "one", &row(0, 1), 10).await, Ok(true));
    assert_eq!(store.save_course(person, "one", &row(5, 1), 10).await, Ok(false));
    let drafted = CourseRow { draft: Some("{}".to_owned()), ..row(1, 2) };
    assert_eq!(store.save_course(person, "one", &drafted, 11).await, Ok(true));
    assert_eq!(store.save_course(person, "one", &row(2, 2), 12).await, Ok(false));
    assert_eq!(store.course(person, "one").await, Ok(Some(drafted)));
    store.close().await;
}

async fn courses_are_each_persons_own_and_go_with_their_data(home: Home) {
    let store = home.store().await;
    let (person, other) = (UserId(LARGE), UserId(1));
    for (who, game, at) in [(person, "one", 20), (person, "two", 10), (other, "two", 30)] {
        assert_eq!(store.save_course(who, game, &row(1, 1), at).await, Ok(true));
    }
    assert_eq!(store.forget(person).await, Ok(()));
    assert_eq!(store.course(person, "one").await, Ok(None));
    assert_eq!(store.course(person, "two").await, Ok(None));
    assert_eq!(store.course(other, "two").await, Ok(Some(row(1, 1))));
    store.close().await;
}
