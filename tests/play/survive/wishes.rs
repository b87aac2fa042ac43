//! What people want of their tables and their data.

use super::house::{House, done, forgotten};
use pangaea::store::PersonRow;
use pangaea::table::{Person, Stage, TableId};
use troupe::{Door, Player};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_table_can_be_opened_again() {
    let mut house = House::new("survive-cancelled").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    house.game("vaalbara", &[&ada, &ben]).await;
    let asked = house.asked(&ada).await;
    let sure = done(ada.slash("table cancel", &[])).await;
    done(ada.click_on(sure.id(), "Cancel the table")).await;
    ada.sees_text("closed").await;
    house.settled().await;
    house.restart().await;
    done(ada.slash("table restore", &[])).await;
    ada.sees_text("Play goes on").await;
    house.settled().await;
    assert!(matches!(house.stored(1).await.0.stage, Stage::Playing(_)));
    assert_eq!(house.asked(&ada).await.id(), asked.id(), "the same question is open again");
    assert!(Player::new(ada, Door::Message, 1).answer().await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_in_the_middle_of_a_game_is_nowhere_named() {
    let house = House::new("survive-forgotten").await;
    let [ada, ben] = house.people(["Adalbertine", "Ben"]);
    house.game("vaalbara", &[&ada, &ben]).await;
    house.asked(&ada).await;
    house.settled().await;
    let gone = forgotten(&ada).await;
    assert!(gone.text().contains("forgotten"), "{}", gone.text());
    let store = house.store().await;
    let stored = store.load(TableId(1)).await.expect("a read").expect("a table");
    assert!(!stored.snapshot.contains("Adalbertine"), "{}", stored.snapshot);
    assert!(stored.seats.iter().all(|seat| seat.person != Some(Person(ada.id.0))));
    assert_eq!(store.person(Person(ada.id.0)).await, Ok(PersonRow::default()));
    let log = store.log(TableId(1)).await.expect("a log");
    let id = ada.id.to_string();
    assert!(log.iter().all(|row| !row.entry.contains(&id) && !row.entry.contains("Adalbertine")));
    // While the game goes on the bare id is kept, so that nobody sits down twice; it is kept once.
    assert_eq!(stored.snapshot.matches(&id).count(), 1);
    store.close().await;
    house.asked(&ben).await;
    assert!(Player::new(ben.clone(), Door::Message, 2).answer().await, "the game goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_without_whoever_was_forgotten_while_it_was_closed() {
    let house = House::new("survive-forgotten-closed").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    house.game("vaalbara", &[&ben, &ada]).await;
    house.asked(&ada).await;
    let sure = done(ben.slash("table cancel", &[])).await;
    done(ben.click_on(sure.id(), "Cancel the table")).await;
    forgotten(&ada).await;
    done(ben.slash("table restore", &[])).await;
    house.asked(&ben).await;
    assert!(Player::new(ben.clone(), Door::Message, 2).answer().await);
    ben.sees_text("Low numbers act first").await;
    house.settled().await;
    let (table, log) = house.stored(1).await;
    assert_eq!(u32::try_from(log.len()), Ok(table.entries));
}
