use super::{Home, LARGE, create, step};
use crate::{Commit, Texts};
use pangaea_table::{ServerId, StageKind};

on_both! {
    a_moment_is_kept_in_the_place_of_the_one_before,
    where_the_open_tables_of_a_server_are_is_known,
}

async fn a_moment_is_kept_in_the_place_of_the_one_before(home: Home) {
    let store = home.store().await;
    assert_eq!(store.moment("seen").await, Ok(None));
    for at in [7, 9, -3] {
        assert_eq!(store.keep_moment("seen", at).await, Ok(()));
    }
    store.close().await;
    let store = home.store().await;
    assert_eq!(store.moment("seen").await, Ok(Some(-3)));
    assert_eq!(store.moment("held").await, Ok(None));
    store.close().await;
}

async fn where_the_open_tables_of_a_server_are_is_known(home: Home) {
    let store = home.store().await;
    let (first, second) = (create(&store, 1).await, create(&store, 2).await);
    let places = store.places_in(ServerId(LARGE)).await.expect("places");
    let [(one, place, false), (other, _, false)] = places[..] else { panic!("{places:?}") };
    assert_eq!((one, other), (first, second));
    assert_eq!(store.table_at(place).await, Ok(Some(first)));
    let texts = Texts { details: r#"{"unreachable":{}}"#.to_owned(), snapshot: None };
    let lost = Commit { texts: Some(texts), ..step(first, 1) };
    assert_eq!(store.commit(&lost).await, Ok(()));
    let places = store.places_in(ServerId(LARGE)).await.expect("places");
    assert_eq!(places[0], (first, place, true));
    let over = Commit { stage: StageKind::Over, ..step(first, 2) };
    assert_eq!(store.commit(&over).await, Ok(()));
    assert_eq!(store.table_at(place).await, Ok(None));
    store.close().await;
}
