//! A row of the database that cannot be read.

use super::house::{House, done, forgotten};
use pangaea::store::{Commit, Stage, Store};
use pangaea::table::TableId;
use troupe::{Door, Player};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_table_is_a_fault_of_that_table_alone() {
    let mut house = House::new("survive-damaged").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    let broken = house.standin.channel("broken");
    let there = ada.at(&broken);
    let round = house.game("vaalbara", &[&there, &ben.at(&broken)]).await;
    let [cleo, dan] = house.people(["Cleo", "Dan"]);
    house.game("vaalbara", &[&cleo, &dan]).await;
    house.asked(&cleo).await;
    house.settled().await;
    house.kill().await;
    damage(&house, TableId(1)).await;
    house.start().await;
    let told = done(there.click_on(round.id(), "My move")).await;
    assert!(told.text().contains("Something went wrong on our side"), "{}", told.text());
    assert!(Player::new(cleo, Door::Message, 2).answer().await, "the other table goes on");
    // Whoever wants to be forgotten hears of it, and is forgotten everywhere else.
    let settings = done(ada.slash("settings", &[])).await;
    done(ada.pick_on(settings.id(), "Reminders", &["No reminders"])).await;
    let told = forgotten(&ada).await;
    assert!(told.text().contains("Something went wrong on our side"), "{}", told.text());
    let store = house.store().await;
    let id = pangaea::table::Person(ada.id.0);
    assert_eq!(store.person(id).await, Ok(pangaea::store::PersonRow::default()));
    store.close().await;
}

/// Writes a snapshot that nobody can read, and something to be said.
async fn damage(house: &House, table: TableId) {
    let store = Store::open(&house.folder.join("pangaea.db")).await.expect("a database");
    let stored = store.load(table).await.expect("a read").expect("a table");
    let commit = Commit {
        table,
        revision: stored.revision + 1,
        stage: Stage::Playing,
        rules_version: stored.rules_version,
        snapshot: "{\"terms\":".to_owned(),
        rows: Vec::new(),
        seats: stored.seats,
        slots: vec!["round.1".to_owned()],
        due: Some(0),
        at: stored.changed,
    };
    store.commit(&commit).await.expect("damage");
    store.close().await;
}
