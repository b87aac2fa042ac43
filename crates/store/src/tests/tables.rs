use super::{Home, LARGE, create, details, keep_draft, new_table, row, seat, step};
use crate::{Commit, Created, DraftChange, Error, LogRow, StoredTable, Texts};
use pangaea_table::{ChannelId, ServerId, StageKind, TableId, UserId};

on_both! {
    a_new_table_is_read_back_as_it_was_written,
    a_step_is_read_back_and_survives_a_restart,
    texts_come_back_as_they_went,
    a_step_from_another_revision_changes_nothing,
    a_row_of_the_log_is_written_once,
    of_many_steps_at_once_one_is_written,
    a_channel_has_one_open_table,
    the_open_tables_of_one_person_are_found,
    a_draft_is_kept_with_its_seat,
    whoever_has_missed_a_draft_or_a_step_writes_nothing,
    of_many_drafts_at_once_one_is_kept,
    what_is_due_comes_soonest_first,
}

async fn a_new_table_is_read_back_as_it_was_written(home: Home) {
    let store = home.store().await;
    let new = new_table(LARGE);
    assert_eq!(store.create(new.clone(), details).await, Ok(Created::New(TableId(1))));
    let stored = StoredTable {
        id: TableId(1),
        mark: Some(new.mark),
        channel: ChannelId(LARGE),
        home: None,
        server: Some(ServerId(LARGE)),
        stage: StageKind::Lobby,
        game: new.game,
        revision: 0,
        drafts: 0,
        details: Some(details(TableId(1))),
        snapshot: None,
        seats: new.seats,
        log_length: 0,
        first_entry: None,
        due: Some(500),
        created: 50,
        changed: 50,
        ended: None,
    };
    assert_eq!(store.load(TableId(1)).await, Ok(Some(stored)));
    assert_eq!(store.load(TableId(2)).await, Ok(None));
    store.close().await;
}

async fn a_step_is_read_back_and_survives_a_restart(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let mut first = step(table, 1);
    first.rows = vec![row(1), row(2)];
    first.seats = vec![seat(0, Some(9), Some("\"half\"")), seat(1, None, None)];
    first.due = Some(900);
    assert_eq!(store.commit(&first).await, Ok(()));
    store.close().await;

    let store = home.store().await;
    let stored = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(stored.revision, 1);
    assert_eq!(stored.stage, StageKind::Playing);
    let texts = stored.details.map(|details| Texts { details, snapshot: stored.snapshot });
    assert_eq!(texts, first.texts);
    assert_eq!(stored.seats, first.seats);
    assert_eq!(stored.log_length, 2);
    assert_eq!((stored.due, stored.created, stored.changed), (Some(900), 50, 60));
    assert_eq!(store.log(table).await, Ok(first.rows));

    let mut second = step(table, 2);
    second.rows = vec![LogRow { seat: None, ..row(3) }];
    second.seats = Vec::new();
    second.texts = None;
    assert_eq!(store.commit(&second).await, Ok(()));
    let stored = store.load(table).await.expect("a read").expect("a table");
    let kept = stored.details.map(|details| Texts { details, snapshot: stored.snapshot });
    assert_eq!(kept, first.texts, "without texts they stay as they are");
    assert_eq!((stored.revision, stored.log_length, stored.due), (2, 3, None));
    assert_eq!(stored.seats, []);
    let log = store.log(table).await.expect("a log");
    assert_eq!(
        log.iter().map(|row| (row.n, row.seat)).collect::<Vec<_>>(),
        [(1, Some(1)), (2, Some(1)), (3, None)]
    );
    store.close().await;
}

async fn texts_come_back_as_they_went(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let strange = "\"\\ ' ? ?1 -- ; \u{1}\n\t\\u0000 \u{7f} é 🌋 {\"a\":[null,\"b\"]}".to_owned();
    let mut first = step(table, 1);
    first.texts = Some(Texts { details: strange.clone(), snapshot: Some(strange.clone()) });
    first.rows = vec![LogRow { kind: strange.clone(), entry: strange.clone(), ..row(1) }];
    first.seats = vec![seat(0, Some(1), Some(&strange))];
    first.slots = vec![strange.clone()];
    assert_eq!(store.commit(&first).await, Ok(()));
    let stored = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(
        (stored.details.as_ref(), stored.snapshot.as_ref()),
        (Some(&strange), Some(&strange))
    );
    assert_eq!(stored.seats, first.seats);
    assert_eq!(store.log(table).await, Ok(first.rows));
    assert!(store.outbox(table).await.expect("an outbox").iter().any(|row| row.slot == strange));
    store.close().await;
}

async fn a_step_from_another_revision_changes_nothing(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let before = store.load(table).await;
    for revision in [0, 2, u64::MAX] {
        let mut wrong = step(table, revision);
        wrong.rows = vec![row(1)];
        wrong.slots = vec!["board".to_owned()];
        assert_eq!(store.commit(&wrong).await, Err(Error::Conflict), "{revision}");
    }
    assert_eq!(store.commit(&step(TableId(99), 1)).await, Err(Error::Conflict));
    assert_eq!(store.load(table).await, before);
    assert_eq!(store.log(table).await, Ok(Vec::new()));
    assert_eq!(store.outbox(table).await.expect("an outbox").len(), 1);
    store.close().await;
}

async fn a_row_of_the_log_is_written_once(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let mut first = step(table, 1);
    first.rows = vec![row(1)];
    assert_eq!(store.commit(&first).await, Ok(()));
    let before = store.load(table).await;
    let mut second = step(table, 2);
    second.rows = vec![row(2), row(1)];
    assert_eq!(store.commit(&second).await, Err(Error::Conflict));
    assert_eq!(store.load(table).await, before);
    assert_eq!(store.log(table).await, Ok(first.rows));
    store.close().await;
}

async fn of_many_steps_at_once_one_is_written(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let tries = (1..=8_u32).map(|n| {
        let store = store.clone();
        let mut try_this = step(table, 1);
        try_this.rows = vec![row(n)];
        tokio::spawn(async move { (n, store.commit(&try_this).await) })
    });
    let mut written = Vec::new();
    for one in tries.collect::<Vec<_>>() {
        match one.await.expect("no panic") {
            (n, Ok(())) => written.push(n),
            (_, other) => assert_eq!(other, Err(Error::Conflict)),
        }
    }
    let log = store.log(table).await.expect("a log");
    assert_eq!(written.len(), 1);
    assert_eq!(log.iter().map(|row| row.n).collect::<Vec<_>>(), written);
    store.close().await;
}

async fn a_channel_has_one_open_table(home: Home) {
    let store = home.store().await;
    let first = create(&store, 7).await;
    assert_eq!(store.create(new_table(7), details).await, Ok(Created::Taken(first)));
    assert_eq!(store.outbox(TableId(2)).await, Ok(Vec::new()));
    let elsewhere = create(&store, 8).await;
    assert_ne!(first, elsewhere);
    assert_eq!(store.table_at(ChannelId(7)).await, Ok(Some(first)));
    assert_eq!(store.table_at(ChannelId(9)).await, Ok(None));
    assert_eq!(store.latest_at(ChannelId(9)).await, Ok(None));

    assert_eq!(store.commit(&step(first, 1)).await, Ok(()));
    assert_eq!(store.create(new_table(7), details).await, Ok(Created::Taken(first)));
    for (revision, stage) in [(2, StageKind::Over), (3, StageKind::Cancelled)] {
        let mut end = step(first, revision);
        end.stage = stage;
        assert_eq!(store.commit(&end).await, Ok(()));
        assert_eq!(store.table_at(ChannelId(7)).await, Ok(None));
        assert_eq!(store.latest_at(ChannelId(7)).await, Ok(Some(first)));
    }
    let second = create(&store, 7).await;
    assert_eq!(store.table_at(ChannelId(7)).await, Ok(Some(second)));
    assert_eq!(store.latest_at(ChannelId(7)).await, Ok(Some(second)));
    assert_eq!(store.commit(&step(first, 4)).await, Err(Error::Conflict), "the channel is taken");
    store.close().await;
}

async fn the_open_tables_of_one_person_are_found(home: Home) {
    let store = home.store().await;
    let tables = [create(&store, 1).await, create(&store, 2).await, create(&store, 3).await];
    assert_eq!(store.tables_of(UserId(LARGE)).await, Ok(tables.to_vec()));
    assert_eq!(store.tables_of(UserId(1)).await, Ok(Vec::new()));
    let mut over = step(tables[0], 1);
    over.stage = StageKind::Over;
    assert_eq!(store.commit(&over).await, Ok(()));
    let mut left = step(tables[1], 1);
    left.seats = vec![seat(0, None, None)];
    assert_eq!(store.commit(&left).await, Ok(()));
    assert_eq!(store.tables_of(UserId(LARGE)).await, Ok(vec![tables[2]]));
    store.close().await;
}

async fn a_draft_is_kept_with_its_seat(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    assert_eq!(keep_draft(&store, table, 0, Some("\"card 3\"")).await, Ok(()));
    let stored = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(stored.seats[0], seat(0, Some(LARGE), Some("\"card 3\"")));
    assert_eq!((stored.revision, stored.drafts), (0, 1), "a draft is no step");
    assert_eq!(keep_draft(&store, table, 0, None).await, Ok(()));
    assert_eq!(keep_draft(&store, table, 5, None).await, Err(Error::Conflict));
    assert_eq!(store.version(table).await, Ok(Some((0, 2))));
    assert_eq!(store.version(TableId(99)).await, Ok(None));
    let stored = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(stored.seats, new_table(7).seats);
    store.close().await;
}

async fn whoever_has_missed_a_draft_or_a_step_writes_nothing(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let late = DraftChange { table, revision: 0, drafts: 1, seat: 1, draft: Some("\"late\"") };
    assert_eq!(keep_draft(&store, table, 0, Some("\"card 3\"")).await, Ok(()));
    let kept = store.load(table).await;
    assert_eq!(store.save_draft(&late).await, Err(Error::Conflict), "another seat's draft");
    assert_eq!(store.commit(&step(table, 1)).await, Err(Error::Conflict), "it knows no draft");
    assert_eq!(store.load(table).await, kept);
    let knowing = Commit { drafts: 1, ..step(table, 1) };
    assert_eq!(store.commit(&knowing).await, Ok(()));
    let late = DraftChange { drafts: 2, seat: 0, ..late };
    assert_eq!(store.save_draft(&late).await, Err(Error::Conflict), "another revision");
    let now = DraftChange { revision: 1, ..late };
    assert_eq!(store.save_draft(&now).await, Ok(()));
    assert_eq!(store.save_draft(&now).await, Err(Error::Conflict), "the same once more");
    store.close().await;
}

async fn of_many_drafts_at_once_one_is_kept(home: Home) {
    let store = home.store().await;
    let table = create(&store, 7).await;
    let mut saves = tokio::task::JoinSet::new();
    for number in 0..8_u8 {
        let store = store.clone();
        saves.spawn(async move {
            let (seat, text) = (number % 2, number.to_string());
            let change =
                DraftChange { table, revision: 0, drafts: 1, seat, draft: Some(text.as_str()) };
            (number, store.save_draft(&change).await)
        });
    }
    let mut kept = Vec::new();
    while let Some(saved) = saves.join_next().await {
        match saved.expect("no panic") {
            (number, Ok(())) => kept.push(number),
            (_, other) => assert_eq!(other, Err(Error::Conflict)),
        }
    }
    let [kept] = kept[..] else { panic!("one of them is kept: {kept:?}") };
    let stored = store.load(table).await.expect("a read").expect("a table");
    assert_eq!(stored.drafts, 1);
    assert_eq!(stored.seats[usize::from(kept % 2)].draft, Some(kept.to_string()));
    store.close().await;
}

async fn what_is_due_comes_soonest_first(home: Home) {
    let store = home.store().await;
    let mut tables = Vec::new();
    for (channel, due) in
        [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(100))]
    {
        let table = create(&store, channel).await;
        let mut wait = step(table, 1);
        wait.due = due;
        assert_eq!(store.commit(&wait).await, Ok(()));
        tables.push(table);
    }
    assert_eq!(store.due(99, 10).await, Ok(Vec::new()));
    assert_eq!(store.due(200, 10).await, Ok(vec![tables[1], tables[4], tables[3]]));
    assert_eq!(store.due(i64::MAX, 2).await, Ok(vec![tables[1], tables[4]]));
    store.close().await;
}

#[test]
fn every_stage_has_a_word() {
    for stage in [StageKind::Lobby, StageKind::Playing, StageKind::Over, StageKind::Cancelled] {
        assert_eq!(StageKind::parse(stage.as_str()), Some(stage));
    }
    assert_eq!(StageKind::parse("asleep"), None);
}
