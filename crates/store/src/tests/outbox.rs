use super::{Home, create, step};
use crate::{Pending, SentMessage, Store};
use pangaea_table::{ChannelId, MessageId, TableId};

on_both! {
    what_is_out_of_date_waits_until_it_is_said,
    what_was_said_in_a_place_that_is_gone_is_forgotten_with_it,
    what_is_newer_than_what_was_said_still_waits,
    a_message_is_found_replaced_and_forgotten,
}

const SAID: SentMessage =
    SentMessage { channel: ChannelId(7), message: MessageId(super::LARGE), posted_at: 70 };

fn pending(slot: &str, revision: u64, since: i64) -> Pending {
    Pending { slot: slot.to_owned(), revision, since }
}

/// A step after which these slots are out of date.
async fn mark(store: &Store, table: TableId, revision: u64, at: i64, slots: &[&str]) {
    let mut step = step(table, revision);
    step.at = at;
    step.slots = slots.iter().map(|&slot| slot.to_owned()).collect();
    assert_eq!(store.commit(&step).await, Ok(()));
}

async fn what_is_out_of_date_waits_until_it_is_said(home: Home) {
    let store = home.store().await;
    let (table, other) = (create(&store, 7).await, create(&store, 8).await);
    assert_eq!(store.tables_with_pending().await, Ok(vec![table, other]));
    mark(&store, table, 1, 60, &["board", "board"]).await;
    mark(&store, table, 2, 65, &["lobby"]).await;
    let waiting = vec![pending("lobby", 2, 50), pending("board", 1, 60)];
    assert_eq!(store.outbox(table).await, Ok(waiting));

    assert_eq!(store.posted(table, "board", 1, &SAID).await, Ok(()));
    assert_eq!(store.mark_sent(table, "lobby", 2).await, Ok(()));
    assert_eq!(store.outbox(table).await, Ok(Vec::new()));
    assert_eq!(store.tables_with_pending().await, Ok(vec![other]));
    assert_eq!(store.outbox(other).await, Ok(vec![pending("lobby", 0, 50)]));
    store.close().await;
}

async fn what_was_said_in_a_place_that_is_gone_is_forgotten_with_it(home: Home) {
    let store = home.store().await;
    let (table, other) = (create(&store, 7).await, create(&store, 8).await);
    let gone = SentMessage { channel: ChannelId(71), ..SAID };
    for (of, slot, sent) in [
        (table, "lobby", &SAID),
        (table, "board", &gone),
        (table, "end", &gone),
        (other, "board", &gone),
    ] {
        assert_eq!(store.posted(of, slot, 1, sent).await, Ok(()));
    }
    assert_eq!(store.forget_messages_in(table, gone.channel).await, Ok(()));
    assert_eq!(store.messages(table).await, Ok(vec![("lobby".to_owned(), SAID)]));
    assert_eq!(store.messages(other).await, Ok(vec![("board".to_owned(), gone)]));
    store.close().await;
}

async fn what_is_newer_than_what_was_said_still_waits(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    mark(&store, table, 1, 60, &["board"]).await;
    mark(&store, table, 2, 65, &["board", "lobby"]).await;
    let waiting = vec![pending("lobby", 2, 50), pending("board", 2, 60)];
    assert_eq!(store.mark_sent(table, "lobby", 1).await, Ok(()));
    assert_eq!(store.posted(table, "board", 1, &SAID).await, Ok(()));
    assert_eq!(store.outbox(table).await, Ok(waiting));
    assert_eq!(store.message(table, "board").await, Ok(Some(SAID)), "it is there all the same");
    store.close().await;
}

async fn a_message_is_found_replaced_and_forgotten(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    assert_eq!(store.message(table, "board").await, Ok(None));
    assert_eq!(store.posted(table, "board", 1, &SAID).await, Ok(()));
    let later = SentMessage { channel: ChannelId(9), message: MessageId(10), posted_at: 90 };
    assert_eq!(store.posted(table, "board", 1, &later).await, Ok(()));
    assert_eq!(store.posted(table, "answer 1", 1, &SAID).await, Ok(()));
    let all = vec![("answer 1".to_owned(), SAID), ("board".to_owned(), later)];
    assert_eq!(store.messages(table).await, Ok(all));
    assert_eq!(store.forget_message(table, "answer 1").await, Ok(()));
    assert_eq!(store.forget_message(table, "answer 1").await, Ok(()));
    assert_eq!(store.messages(table).await, Ok(vec![("board".to_owned(), later)]));
    store.close().await;
}
