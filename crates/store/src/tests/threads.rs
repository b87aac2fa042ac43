use super::{Home, LARGE, details, new_table, step};
use crate::{Created, NewTable, SentMessage, Store};
use pangaea_table::{ChannelId, MessageId, ServerId, StageKind, TableId};

on_both! {
    several_tables_with_threads_run_from_one_channel,
    a_thread_that_is_still_to_be_made_is_taken,
    what_is_set_for_a_server_is_kept_until_it_is_forgotten,
}

const HOME: ChannelId = ChannelId(7);

/// A table that gets a thread from the home channel.
async fn with_thread(store: &Store) -> TableId {
    let new = NewTable { home: Some(HOME), ..new_table(HOME.0) };
    match store.create(new, details).await {
        Ok(Created::New(table)) => table,
        other => panic!("{other:?}"),
    }
}

/// Its lobby is said in this message.
async fn says_lobby(store: &Store, table: TableId, message: u64) {
    let sent = SentMessage { channel: HOME, message: MessageId(message), posted_at: 50 };
    store.posted(table, "lobby", 0, &sent).await.expect("a message");
}

async fn several_tables_with_threads_run_from_one_channel(home: Home) {
    let store = home.store().await;
    let (first, second) = (with_thread(&store).await, with_thread(&store).await);
    assert_eq!(store.table_at(HOME).await, Ok(None), "the channel is free for a table of its own");
    let Ok(Created::New(beside)) = store.create(new_table(HOME.0), details).await else {
        panic!("no table beside them")
    };
    assert_eq!(store.tables_at(HOME).await, Ok(vec![beside, second, first]));
    for (table, thread) in [(first, 71), (second, LARGE)] {
        let thread = ChannelId(thread);
        let mut moved = step(table, 1);
        moved.thread = Some(thread);
        assert_eq!(store.commit(&moved).await, Ok(()));
        assert_eq!(store.table_at(thread).await, Ok(Some(table)));
        assert_eq!(store.tables_at(thread).await, Ok(vec![table]));
        let stored = store.load(table).await.expect("a read").expect("a table");
        assert_eq!((stored.channel, stored.home), (thread, Some(HOME)));
        assert_eq!(store.commit(&step(table, 2)).await, Ok(()), "and there it stays");
        assert_eq!(store.load(table).await.expect("a read").expect("a table").channel, thread);
        let taken = store.create(new_table(thread.0), details).await;
        assert_eq!(taken, Ok(Created::Taken(table)));
    }
    assert_eq!(store.tables_at(HOME).await, Ok(vec![beside, second, first]));
    for table in [second, beside] {
        let (revision, stage) =
            if table == second { (3, StageKind::Over) } else { (1, StageKind::Cancelled) };
        let ended = crate::Commit { stage, ..step(table, revision) };
        assert_eq!(store.commit(&ended).await, Ok(()));
    }
    assert_eq!(store.tables_at(HOME).await, Ok(vec![first]));
    assert_eq!(store.latest_at(HOME).await, Ok(Some(first)));
    assert_eq!(store.cancelled_at(HOME).await, Ok(vec![beside]));
    store.close().await;
}

/// People can write in a thread before its table does.
async fn a_thread_that_is_still_to_be_made_is_taken(home: Home) {
    let store = home.store().await;
    let table = with_thread(&store).await;
    says_lobby(&store, table, 71).await;
    assert_eq!(store.table_at(ChannelId(71)).await, Ok(Some(table)));
    let taken = store.create(new_table(71), details).await;
    assert_eq!(taken, Ok(Created::Taken(table)));
    // A thread that someone starts from another lobby is theirs.
    let Ok(Created::New(plain)) = store.create(new_table(8), details).await else {
        panic!("no table")
    };
    says_lobby(&store, plain, 81).await;
    assert_eq!(store.table_at(ChannelId(81)).await, Ok(None));
    store.close().await;
}

async fn what_is_set_for_a_server_is_kept_until_it_is_forgotten(home: Home) {
    let store = home.store().await;
    let (server, other) = (ServerId(LARGE), ServerId(3));
    assert_eq!(store.uses_threads(server).await, Ok(false));
    store.use_threads(server, true).await.expect("a write");
    store.close().await;
    let store = home.store().await;
    assert_eq!(store.uses_threads(server).await, Ok(true));
    assert_eq!(store.uses_threads(other).await, Ok(false));
    store.use_threads(server, false).await.expect("a write");
    assert_eq!(store.uses_threads(server).await, Ok(false));
    assert_eq!(store.servers_with_settings().await, Ok(vec![server]));
    store.forget_server(server).await.expect("a write");
    assert_eq!(store.servers_with_settings().await, Ok(Vec::new()));
    store.close().await;
}
