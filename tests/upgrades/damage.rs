//! What is stored of a begun game is damaged, cut off or of another table: the log rebuilds it.

use super::{Kept, kept};
use pangaea_keeper::{Loaded, judge, load};
use pangaea_store::{LogRow, Store, StoredTable};
use pangaea_table::{StageKind, Table, TableId, UserId};

/// A table with its log.
struct Case {
    stored: StoredTable,
    log: Vec<LogRow>,
    table: Table,
}

async fn begun(kept: &Kept) -> Vec<Case> {
    let store = Store::open(&kept.file()).await.expect("a database");
    let mut cases = Vec::new();
    for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
        let stored = store.load(id).await.expect("a read").expect("a table");
        let log = store.log(id).await.expect("a log");
        let loaded = load(&store, id, stored.changed).await.expect("a read").expect("a table");
        let Loaded::Sound(table) = loaded else { panic!("{loaded:?}") };
        if table.game().is_some() {
            cases.push(Case { stored, log, table });
        }
    }
    store.close().await;
    cases
}

/// A text with a bit of everything that can happen to it.
fn damaged(text: &str) -> Vec<String> {
    let text = text.trim_end();
    let half = text.len() / 2;
    let half = (0..=half).rev().find(|place| text.is_char_boundary(*place)).unwrap_or(0);
    vec![
        text[..half].to_owned(),
        text[..text.len() - 1].to_owned(),
        String::new(),
        "\u{0}\u{0}\u{0}".to_owned(),
        "{\"format\":2}".to_owned(),
        "{\"format\":3}".to_owned(),
        text.replacen("\"state\":{", "\"state\":{\"unknown\":1,", 1),
    ]
}

fn rebuilt(case: &Case, stored: &StoredTable) -> Table {
    match judge(stored, &case.log, stored.changed) {
        Loaded::Rebuilt(table, _) => table,
        other => panic!("table {} is not rebuilt: {other:?}", stored.id),
    }
}

/// The same game, at the same seats, in the same stage.
fn is_same(case: &Case, table: &Table) {
    let id = case.stored.id;
    let games = (table.game(), case.table.game());
    let (Some(now), Some(then)) = games else { panic!("table {id} has lost its game") };
    assert!(now.game() == then.game(), "table {id} has another game");
    assert_eq!(std::mem::discriminant(&table.stage), std::mem::discriminant(&case.table.stage));
    let people = |table: &Table| table.guests().map(|(seat, guest)| (seat, guest.person)).collect();
    let (now, then): (Vec<_>, Vec<_>) = (people(table), people(&case.table));
    assert_eq!(now, then, "table {id}");
    assert_eq!((table.id, table.entries), (id, case.table.entries));
    for (now, then) in table.seats.iter().zip(&case.table.seats) {
        assert_eq!(now.draft, then.draft, "table {id}: half-made choices are kept");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_damaged_game_is_rebuilt_from_its_log() {
    let mut count = 0;
    for kept in kept("damaged") {
        for case in begun(&kept).await {
            let text = case.stored.snapshot.as_deref().expect("a snapshot");
            for text in damaged(text) {
                let stored = StoredTable { snapshot: Some(text), ..case.stored.clone() };
                let table = rebuilt(&case, &stored);
                is_same(&case, &table);
                // In the first form the details are in the same text, and may be lost with it.
                if case.stored.details.is_some() {
                    assert_eq!(table.details(), case.table.details(), "table {}", table.id);
                }
                count += 1;
            }
        }
    }
    assert!(count > 1000, "{count}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_with_a_snapshot_of_another_table_is_rebuilt_from_its_log() {
    for kept in kept("foreign") {
        let cases = begun(&kept).await;
        for (index, case) in cases.iter().enumerate() {
            for other in [&cases[(index + 1) % cases.len()], &cases[(index + 7) % cases.len()]] {
                if other.stored.id == case.stored.id {
                    continue;
                }
                let snapshot = other.stored.snapshot.clone();
                let stored = StoredTable { snapshot, ..case.stored.clone() };
                is_same(case, &rebuilt(case, &stored));
                let details = other.stored.details.clone();
                let stored = StoredTable { details, ..stored };
                is_same(case, &rebuilt(case, &stored));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_its_facts_a_game_goes_on_and_the_first_person_is_its_host() {
    for kept in kept("details") {
        for case in begun(&kept).await {
            let details = Some("{\"format\":2,".to_owned());
            let stored = StoredTable { details, ..case.stored.clone() };
            let table = rebuilt(&case, &stored);
            is_same(&case, &table);
            let people: Vec<UserId> = table.guests().map(|(_, guest)| guest.person).collect();
            assert_eq!(table.host, people.first().copied().unwrap_or_default());
            assert!(people.iter().all(|person| table.players.knows(*person)));
            assert_eq!(table.terms.options, case.table.terms.options);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_its_log_too_it_is_broken_and_people_can_leave_it() {
    for kept in kept("broken") {
        for mut case in begun(&kept).await {
            case.log.truncate(1);
            case.log[0].entry.truncate(20);
            let stored = StoredTable { snapshot: Some("{".to_owned()), ..case.stored.clone() };
            match judge(&stored, &case.log, stored.changed) {
                Loaded::Broken { table, stage, .. } => {
                    assert!(table.is_broken());
                    assert_eq!(stage, case.stored.stage);
                    assert_eq!(table.guests().count(), case.table.guests().count());
                }
                other => panic!("table {} is not broken: {other:?}", stored.id),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_without_its_details_keeps_its_people() {
    let mut count = 0;
    for kept in kept("lobbies") {
        let store = Store::open(&kept.file()).await.expect("a database");
        for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
            let stored = store.load(id).await.expect("a read").expect("a table");
            if stored.stage != StageKind::Lobby {
                continue;
            }
            let lost = StoredTable { details: Some("{".to_owned()), ..stored.clone() };
            let Loaded::Rebuilt(table, _) = judge(&lost, &[], 7) else { panic!("table {id}") };
            assert!(matches!(table.stage, pangaea_table::Stage::Lobby));
            let people = stored.seats.iter().map(|row| row.person);
            let seated = table.seats.iter().map(|seat| seat.guest().map(|guest| guest.person));
            assert!(seated.eq(people), "table {id}");
            assert_eq!(table.terms.game.slug(), stored.game);
            count += 1;
        }
        store.close().await;
    }
    assert!(count > 10, "{count}");
}
