use super::{Home, LARGE, create, step};
use crate::{Listener, PersonRow};
use pangaea_table::{ChannelId, MessageId, UserId};

on_both! {
    settings_and_direct_messages_are_kept_apart,
    the_last_message_of_a_player_is_known,
}

async fn settings_and_direct_messages_are_kept_apart(home: Home) {
    let store = home.store().await;
    let person = UserId(LARGE);
    assert_eq!(store.person(person).await, Ok(PersonRow::default()));
    assert_eq!(store.save_dm(person, Some(ChannelId(LARGE)), Some(false)).await, Ok(()));
    assert_eq!(store.person(person).await, Ok(PersonRow::default()), "they sit at no table");

    create(&store, 1).await;
    assert_eq!(store.save_dm(person, Some(ChannelId(LARGE)), Some(false)).await, Ok(()));
    assert_eq!(store.save_settings(person, "{\"quiet\":true}").await, Ok(()));
    assert_eq!(store.save_settings(person, "{\"quiet\":false}").await, Ok(()));
    let mut known = PersonRow {
        settings: Some("{\"quiet\":false}".to_owned()),
        dm: Some(ChannelId(LARGE)),
        dm_open: Some(false),
        heard: None,
    };
    assert_eq!(store.person(person).await, Ok(known.clone()));

    assert_eq!(store.save_dm(person, None, Some(true)).await, Ok(()));
    known.dm_open = Some(true);
    assert_eq!(store.person(person).await, Ok(known.clone()));
    assert_eq!(store.save_dm(person, None, None).await, Ok(()));
    assert_eq!(store.person(person).await, Ok(known), "what is not told stays");
    assert_eq!(store.person(UserId(1)).await, Ok(PersonRow::default()));
    store.close().await;
}

async fn the_last_message_of_a_player_is_known(home: Home) {
    let store = home.store().await;
    let (person, dm) = (UserId(LARGE), ChannelId(5));
    assert_eq!(store.heard(person, MessageId(20)).await, Ok(()));
    assert_eq!(store.person(person).await, Ok(PersonRow::default()), "they sit at no table");

    let table = create(&store, 1).await;
    for message in [20, 30, 25] {
        assert_eq!(store.heard(person, MessageId(message)).await, Ok(()));
    }
    let heard = Some(MessageId(30));
    assert_eq!(store.person(person).await.map(|row| row.heard), Ok(heard), "never an older one");
    assert_eq!(store.save_dm(person, Some(dm), None).await, Ok(()));
    assert_eq!(store.listeners(10).await, Ok(Vec::new()), "no game has begun");
    assert_eq!(store.commit(&step(table, 1)).await, Ok(()));
    assert_eq!(store.listeners(10).await, Ok(vec![Listener { person, dm, heard }]));
    assert_eq!(store.save_dm(person, None, Some(false)).await, Ok(()));
    assert_eq!(store.listeners(10).await, Ok(Vec::new()), "their messages do not arrive");
    store.close().await;
}
