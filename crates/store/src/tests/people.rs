use super::{LARGE, TestFolder, create};
use crate::PersonRow;
use pangaea_table::{ChannelId, UserId};

#[tokio::test]
async fn settings_and_direct_messages_are_kept_apart() {
    let folder = TestFolder::new();
    let store = folder.store().await;
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
