//! The writers of tables, without any Discord.

use crate::cli::temporary;
use pangaea_decks::Decks;
use pangaea_engine::chance::Seed;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::{Commit, Created, LogRow, Store, Texts};
use pangaea_table::formats::ENTRY;
use pangaea_table::{
    ChannelId, ClockReading, Command, Context, Guest, NewSeat, Preferences, StageKind, TableId,
    TablePlace, Terms, UserId, handle,
};
use pangaea_text::Language;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use wait::PATIENCE;

const ADA: UserId = UserId(1001);

async fn keepers(file: &Path) -> Keepers {
    let store = Store::open(file).await.expect("a database");
    let decks = Decks::built_in();
    // No one speaks here.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    Keepers::new(store, decks, Clock::default(), speaker)
}

/// A game begins, and the process dies before the computer player has moved.
async fn begin_and_die(keepers: &Keepers, id: TableId) {
    let lobby = keepers.get(id).await.expect("a lobby");
    let (now, mut luck) = (keepers.clock().now(), || Seed::numbered(1));
    let clock = ClockReading::sure(now);
    let mut context = Context { clock, decks: keepers.decks(), luck: &mut luck };
    let done = handle(&lobby, &Command::Start(ADA), &mut context).expect("a start");
    assert!(!done.table.computers_to_move().is_empty());
    let entry = ENTRY.write(&done.entries[0]);
    let row = LogRow { n: 1, at: clock.now, seat: None, kind: "start".to_owned(), entry };
    let commit = Commit {
        index: None,
        table: id,
        revision: done.table.revision,
        drafts: 0,
        stage: StageKind::Playing,
        thread: None,
        texts: Some(Texts { details: done.table.details(), snapshot: done.table.snapshot() }),
        rows: vec![row],
        seats: keepers.store().load(id).await.expect("a read").expect("a table").seats,
        slots: Vec::new(),
        due: done.table.due(),
        at: clock.now,
    };
    keepers.store().commit(&commit).await.expect("a commit");
    keepers.store().clone().close().await;
}

#[tokio::test]
async fn a_computer_player_moves_on_after_a_death_before_its_move() {
    let folder = temporary("keepers-computer");
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    let file = folder.join("pangaea.db");
    let first = keepers(&file).await;
    let game = GameId::named("vaalbara").expect("a game");
    let (options, language) = (BTreeMap::new(), Language::English);
    let terms = Terms { game, options, language, move_time: None };
    let guest = Guest {
        person: ADA,
        language,
        preferences: Preferences::default(),
        closed: false,
        learns: false,
    };
    let seats = vec![
        NewSeat::person(guest, "Ada".to_owned()),
        NewSeat::computer(ComputerKind::Greedy, "Ur".to_owned()),
    ];
    let place = TablePlace { channel: ChannelId(1), server: None, gets_thread: false };
    let opened = first.open(place, terms, seats).await;
    let Ok(Created::New(id)) = opened else { panic!("{opened:?}") };
    begin_and_die(&first, id).await;

    let second = keepers(&file).await;
    // No one has anything to say and no one presses anything: time itself must see to it.
    second.tick().await;
    let table = second.get(id).await.expect("the table");
    assert!(table.computers_to_move().is_empty() && table.entries == 2);
    let due = second.store().load(id).await.expect("a read").expect("a table").due;
    assert!(due.is_none_or(|due| due > second.clock().now()), "and then it rests");
    second.store().clone().close().await;
}

/// Tells whoever holds the other end that it is gone, by being dropped.
type Guard = std::sync::mpsc::Sender<()>;

#[test]
fn whoever_wants_a_table_while_the_program_ends_is_let_go() {
    let folder = temporary("keepers-ending");
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build().expect("a runtime");
    let keepers = runtime.block_on(keepers(&folder.join("pangaea.db")));
    let (idle, idle_gone): (Guard, _) = channel();
    runtime.spawn(async move {
        let _guard = idle;
        std::future::pending::<()>().await;
    });
    let (busy, busy_gone): (Guard, _) = channel();
    let ((works, working), (ends, ending)) = (channel(), channel());
    runtime.spawn(async move {
        let _guard = busy;
        works.send(()).expect("somebody listens");
        // Work that is still being done when the end begins.
        ending.recv_timeout(PATIENCE).expect("the end");
        let _ = keepers.get(TableId(1)).await;
    });
    working.recv_timeout(PATIENCE).expect("work");
    runtime.shutdown_background();
    // From now on no task can be started.
    assert_eq!(idle_gone.recv_timeout(PATIENCE), Err(RecvTimeoutError::Disconnected));
    ends.send(()).expect("work that goes on");
    assert_eq!(busy_gone.recv_timeout(PATIENCE), Err(RecvTimeoutError::Disconnected));
}
