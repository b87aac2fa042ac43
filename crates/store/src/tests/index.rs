use super::open::older;
use super::{Home, LARGE, TestFolder, create, found, over, step};
use crate::sqlite::index::{FORGET, NAMING, PLAYED_WITHOUT};
use crate::{Commit, Error, PastGame, Store, TableIndex};
use pangaea_engine::registry::GameId;
use pangaea_table::{StageKind, TableId, UserId};
use sqlx::AssertSqlSafe;

on_both! {
    whoever_is_named_is_found_and_no_one_else,
    a_game_that_still_knows_someone_is_found_until_it_does_not,
    what_came_of_a_game_is_kept_and_taken_back,
}

/// How the database goes about a query.
async fn plan(store: &Store, query: &str) -> Vec<String> {
    // What is bound makes no difference to it.
    let query = format!("EXPLAIN QUERY PLAN {query}").replace("?1", "1").replace('?', "1");
    let rows: Vec<(i64, i64, i64, String)> = sqlx::query_as(AssertSqlSafe(query))
        .fetch_all(store.sqlite().readers())
        .await
        .expect("a plan");
    rows.into_iter().map(|(.., step)| step).collect()
}

#[tokio::test]
async fn no_one_is_looked_for_by_reading_every_table() {
    let folder = TestFolder::new();
    let store = folder.store().await;
    let seated = "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) \
                  AND stage IN ('lobby', 'playing') ORDER BY id";
    for query in FORGET.into_iter().chain([NAMING, PLAYED_WITHOUT, seated]) {
        let plan = plan(&store, query).await;
        assert!(!plan.is_empty());
        for step in &plan {
            let all = step.strip_prefix("SCAN ");
            assert!(all.is_none_or(|of| of == "unindexed"), "{query}: {plan:#?}");
            assert!(!step.contains("tables_by_game"), "{query}: {plan:#?}");
        }
    }
    store.close().await;
}

/// The people of a table who are found by the index.
async fn known(store: &Store, table: TableId) -> Vec<u64> {
    let known = format!("SELECT person FROM known WHERE table_id = {table} ORDER BY person");
    found(store, &known).await.into_iter().map(i64::cast_unsigned).collect()
}

/// A step after which a table names these people, and these slots are out of date.
fn naming(table: TableId, revision: u64, people: &[u64], slots: &[&str]) -> Commit {
    let people = people.iter().copied().map(UserId).collect();
    Commit {
        index: Some(TableIndex { people, result: None }),
        seats: Vec::new(),
        slots: slots.iter().map(|&slot| slot.to_owned()).collect(),
        ..step(table, revision)
    }
}

async fn whoever_is_named_is_found_and_no_one_else(home: Home) {
    let store = home.store().await;
    let (table, other) = (create(&store, 7).await, create(&store, 8).await);
    assert_eq!(known(&store, table).await, [LARGE]);
    assert_eq!(store.tables_knowing(UserId(LARGE)).await, Ok(vec![table, other]));

    store.commit(&naming(table, 1, &[11, 12], &["hello.12"])).await.expect("a step");
    assert_eq!(known(&store, table).await, [11, 12]);
    store.commit(&step(other, 1)).await.expect("a step");
    assert_eq!(known(&store, other).await, [LARGE], "few steps change it");
    assert_eq!(store.tables_knowing(UserId(LARGE)).await, Ok(vec![other]));

    // Someone who has left is named by a message still.
    store.commit(&naming(table, 2, &[11], &[])).await.expect("a step");
    assert_eq!(known(&store, table).await, [11, 12]);
    store.forget(UserId(12)).await.expect("a person");
    assert_eq!(known(&store, table).await, [11]);
    let outbox = store.outbox(table).await.expect("an outbox");
    assert!(outbox.iter().all(|pending| pending.slot == "lobby"), "{outbox:?}");

    // One that did not change its revision in the meantime is written as a whole, or not at all.
    let lost = naming(table, 2, &[13], &[]);
    assert_eq!(store.commit(&lost).await, Err(Error::Conflict));
    assert_eq!(known(&store, table).await, [11]);
    store.close().await;
}

async fn a_game_that_still_knows_someone_is_found_until_it_does_not(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let mut going = naming(table, 1, &[11], &[]);
    going.texts.as_mut().expect("texts").details = "{\"user\":11}".to_owned();
    store.commit(&going).await.expect("a step");
    assert_eq!(store.games_knowing(UserId(11)).await, Ok(vec![table]));
    assert_eq!(store.games_knowing(UserId(1)).await, Ok(Vec::new()));
    store.forget(UserId(11)).await.expect("a person");
    assert_eq!(store.tables_knowing(UserId(11)).await, Ok(vec![table]), "their id is kept there");
    store.commit(&over(table, 2, &[])).await.expect("the end");
    assert_eq!(store.tables_knowing(UserId(11)).await, Ok(Vec::new()));
    store.close().await;
}

async fn what_came_of_a_game_is_kept_and_taken_back(home: Home) {
    let store = home.store().await;
    let (table, other) = (create(&store, 7).await, create(&store, 8).await);
    store.commit(&over(table, 1, &[11, 12])).await.expect("the end");
    store.commit(&over(other, 1, &[12, 13, 14])).await.expect("the end");
    let past = |table, seats, score, rank| PastGame {
        table,
        game: "vaalbara".to_owned(),
        ended: 60,
        seats,
        score,
        rank,
    };
    let games = vec![past(other, 3, 10, 1), past(table, 2, 9, 2)];
    assert_eq!(store.past_games(UserId(12), 5).await, Ok(games.clone()));
    assert_eq!(store.past_games(UserId(12), 1).await, Ok(vec![games[0].clone()]));
    for (person, game, than, has) in [
        (12, GameId::Vaalbara, 3, true),
        (12, GameId::Vaalbara, 2, false),
        (12, GameId::LittlePrince, 1, true),
        (11, GameId::Vaalbara, 1, false),
        (99, GameId::Vaalbara, 1, true),
    ] {
        let fewer = store.has_played_fewer(UserId(person), game, than).await;
        assert_eq!(fewer, Ok(has), "{person} {game:?} {than}");
    }
    let stored = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(stored.ended, Some(60));
    assert!(store.has_result(table).await.expect("a look"));

    // It goes on, and ends later in another way.
    store.commit(&naming(table, 2, &[11, 12], &[])).await.expect("it goes on");
    assert_eq!(store.past_games(UserId(12), 5).await, Ok(vec![games[0].clone()]));
    assert_eq!(store.load(table).await.expect("a read").expect("a table").ended, None);
    let again = Commit { at: 90, ..over(table, 3, &[12, 11]) };
    store.commit(&again).await.expect("the end");
    let later = PastGame { ended: 90, ..past(table, 2, 10, 1) };
    assert_eq!(store.past_games(UserId(12), 5).await, Ok(vec![games[0].clone(), later]));

    store.forget(UserId(12)).await.expect("a person");
    assert_eq!(store.past_games(UserId(12), 5).await, Ok(Vec::new()));
    let forgotten = store.has_played_fewer(UserId(12), GameId::Vaalbara, 1).await;
    assert_eq!(forgotten, Ok(true), "what was counted is forgotten");
    assert_eq!(store.past_games(UserId(13), 5).await, Ok(vec![past(other, 3, 9, 2)]));

    // What is closed has no result.
    let cancelled = Commit { stage: StageKind::Cancelled, ..naming(other, 2, &[13], &[]) };
    store.commit(&cancelled).await.expect("the end");
    assert_eq!(store.past_games(UserId(13), 5).await, Ok(Vec::new()));
    store.close().await;
}

#[tokio::test]
async fn tables_of_older_programs_are_read_until_they_are_indexed() {
    let folder = TestFolder::new();
    older(
        &folder.file(),
        5,
        "INSERT INTO tables (id, place, stage, game, revision, created, changed, details) VALUES \
         (1, 7, 'over', 'vaalbara', 3, 1, 2, '{\"user\":11}'), \
         (2, 8, 'playing', 'vaalbara', 4, 1, 2, '{\"user\":11}'), \
         (3, 9, 'playing', 'vaalbara', 4, 1, 2, '{\"user\":12}'); \
         INSERT INTO messages VALUES (2, 'hello.11', 0, 0, 0), (2, 'ask.11.0.3', 0, 0, 0), \
         (3, 'hello.12', 0, 0, 0);",
    )
    .await;
    let store = folder.store().await;
    let tables = [1, 2, 3].map(TableId);
    assert_eq!(store.unindexed(TableId(0), 9).await, Ok(tables.to_vec()));
    assert_eq!(store.unindexed(TableId(1), 1).await, Ok(vec![tables[1]]));
    assert_eq!(store.load(tables[0]).await.expect("a read").expect("a table").ended, Some(2));
    assert_eq!(store.tables_knowing(UserId(11)).await, Ok(tables[..2].to_vec()));
    assert_eq!(store.games_knowing(UserId(11)).await, Ok(vec![tables[1]]));

    let index = TableIndex { people: vec![UserId(11)], result: None };
    store.index(tables[0], 2, &index).await.expect("nothing");
    assert_eq!(known(&store, tables[0]).await, [0; 0], "it has changed since");
    for (table, revision) in [(tables[0], 3), (tables[1], 4)] {
        store.index(table, revision, &index).await.expect("an index");
        assert_eq!(known(&store, table).await, [11]);
    }
    assert_eq!(store.unindexed(TableId(0), 9).await, Ok(vec![tables[2]]));
    assert_eq!(store.tables_knowing(UserId(11)).await, Ok(tables[..2].to_vec()));

    // Messages go with the person, at tables of either kind.
    for person in [11, 12] {
        store.forget(UserId(person)).await.expect("a person");
    }
    for table in tables {
        assert_eq!(store.messages(table).await, Ok(Vec::new()));
    }
    store.close().await;
}
