use super::{Home, LARGE, create, step};
use crate::{Blocked, Commit};
use pangaea_table::{ServerId, StageKind, UserId};

on_both! {
    whom_a_host_blocks_stays_blocked,
    the_open_tables_of_a_server_are_known,
}

async fn whom_a_host_blocks_stays_blocked(home: Home) {
    let store = home.store().await;
    let (person, server) = (Blocked::Person(UserId(LARGE)), Blocked::Server(ServerId(LARGE)));
    assert_eq!(store.blocked().await, Ok(Vec::new()));
    for (whom, at) in [(server, 7), (person, 8)] {
        assert_eq!(store.block(whom, at).await, Ok(true));
        assert_eq!(store.block(whom, 9).await, Ok(false), "it is known");
    }
    store.close().await;

    let store = home.store().await;
    assert_eq!(store.blocked().await, Ok(vec![(person, 8), (server, 7)]));
    assert_eq!(store.unblock(person).await, Ok(true));
    assert_eq!(store.unblock(person).await, Ok(false));
    assert_eq!(store.blocked().await, Ok(vec![(server, 7)]));
    store.close().await;
}

async fn the_open_tables_of_a_server_are_known(home: Home) {
    let store = home.store().await;
    let (first, second) = (create(&store, 1).await, create(&store, 2).await);
    assert_eq!(store.tables_in(ServerId(LARGE)).await, Ok(vec![first, second]));
    let over = Commit { stage: StageKind::Over, ..step(first, 1) };
    assert_eq!(store.commit(&over).await, Ok(()));
    assert_eq!(store.tables_in(ServerId(LARGE)).await, Ok(vec![second]));
    assert_eq!(store.tables_in(ServerId(1)).await, Ok(Vec::new()));
    store.close().await;
}
