use super::{Folder, create, journal, step};
use crate::store::{Fault, Store, connect};

#[tokio::test]
async fn folders_are_made_and_the_journal_is_gone_after_closing() {
    let folder = Folder::new();
    let file = folder.0.join("a").join("b").join("pangaea.db");
    let path = file.clone();
    let opening = tokio::spawn(async move { Store::open(&path).await });
    let store = opening.await.expect("no panic").expect("a store");
    create(&store, 7).await;
    assert!(journal(&file).exists());
    store.close().await;
    assert!(file.exists() && !journal(&file).exists());
}

#[tokio::test]
async fn a_file_is_open_once() {
    let folder = Folder::new();
    let store = folder.store().await;
    let refused = Store::open(&folder.file()).await.expect_err("it is open");
    assert_eq!(refused, Fault::InUse(folder.file()));
    assert_eq!(refused.to_string().lines().count(), 1);
    let clone = store.clone();
    store.close().await;
    let again = folder.store().await;
    let closed = clone.commit(&step(crate::table::TableId(1), 1)).await;
    assert_eq!(closed, Err(Fault::Other("it is closed".to_owned())));
    again.close().await;
}

#[tokio::test]
async fn settings_that_are_not_safe_are_noticed() {
    let folder = Folder::new();
    let store = folder.store().await;
    let mut reader = store.readers().acquire().await.expect("a reader");
    assert_eq!(connect::verify(&mut reader).await, Ok(()));
    drop(reader);
    let mut writer = store.turn().await.expect("a turn");
    assert_eq!(connect::verify(&mut writer).await, Ok(()));
    for (unsafe_one, safe) in [
        ("PRAGMA synchronous = NORMAL", "PRAGMA synchronous = FULL"),
        ("PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"),
        ("PRAGMA busy_timeout = 0", "PRAGMA busy_timeout = 5000"),
    ] {
        sqlx::query(unsafe_one).execute(&mut *writer).await.expect("a setting");
        let fault = connect::verify(&mut writer).await.expect_err(unsafe_one);
        assert!(matches!(fault, Fault::Other(_)), "{fault}");
        sqlx::query(safe).execute(&mut *writer).await.expect("a setting");
        assert_eq!(connect::verify(&mut writer).await, Ok(()));
    }
    drop(writer);
    store.close().await;
}

#[tokio::test]
async fn a_copy_can_be_looked_at_before_a_bot_opens_it() {
    let folder = Folder::new();
    let store = folder.store().await;
    let table = create(&store, 7).await;
    let copy = folder.0.join("copy.db");
    assert_eq!(Store::backup(&folder.file(), &copy).await, Ok(()));
    let copied = Store::look(&copy).await.expect("a copy");
    assert_eq!(copied.load(table).await, store.load(table).await);
    assert_eq!(copied.commit(&step(table, 1)).await, Err(Fault::ReadOnly));
    copied.close().await;
    store.close().await;
}

#[tokio::test]
async fn readers_cannot_write() {
    let folder = Folder::new();
    let store = folder.store().await;
    let tried = sqlx::query("DELETE FROM people").execute(store.readers()).await;
    assert_eq!(tried.map_err(Fault::from).err(), Some(Fault::ReadOnly));
    store.close().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = Folder::new();
    let store = folder.store().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', 1, x'00', 0)",
    )
    .execute(&mut *store.turn().await.expect("a turn"))
    .await
    .expect("a step from the future");
    store.close().await;
    let fault = Store::open(&folder.file()).await.expect_err("it is newer");
    assert!(fault.to_string().contains("newer"), "{fault}");
}
