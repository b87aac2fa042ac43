//! The writers of tables, without any Discord.

use crate::cli::temporary;
use pangaea::clock::Clock;
use pangaea::config::Config;
use pangaea::decks::Decks;
use pangaea::keeper::Keepers;
use pangaea::store::{Commit, Created, LogRow, Stage, Store};
use pangaea::table::{
    Command, Context, Guest, Manner, Person, Place, Sitting, TableId, Terms, handle,
};
use pangaea::text::Language;
use pangaea_engine::chance::Seed;
use pangaea_engine::matches::GameId;
use pangaea_engine::players::Kind;
use std::collections::BTreeMap;
use std::path::Path;

const ADA: Person = Person(1001);

async fn keepers(file: &Path) -> Keepers {
    let store = Store::open(file).await.expect("a database");
    let decks = Decks::read(&Config::default()).expect("our own decks");
    // Nobody speaks here.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    Keepers::new(store, decks, Clock::default(), speaker)
}

/// A game begins, and the process dies before the computer player has moved.
async fn begin_and_die(keepers: &Keepers, id: TableId) {
    let lobby = keepers.look(id).await.expect("a lobby");
    let (now, mut luck) = (keepers.clock().now(), || Seed::numbered(1));
    let mut context = Context { now, decks: keepers.decks(), luck: &mut luck };
    let done = handle(&lobby, &Command::Start(ADA), &mut context).expect("a start");
    assert!(!done.table.computers_to_move().is_empty());
    let entry = serde_json::to_string(&done.entries[0]).expect("plain data");
    let row = LogRow { n: 1, at: now, seat: None, kind: "start".to_owned(), entry };
    let commit = Commit {
        table: id,
        revision: done.table.revision,
        stage: Stage::Playing,
        rules_version: 1,
        snapshot: serde_json::to_string(&done.table).expect("plain data"),
        rows: vec![row],
        seats: keepers.store().load(id).await.expect("a read").expect("a table").seats,
        slots: Vec::new(),
        due: done.table.due(),
        at: now,
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
    let guest = Guest { person: ADA, language, manner: Manner::default(), closed: false };
    let seats = vec![
        Sitting::person(guest, "Ada".to_owned()),
        Sitting::computer(Kind::Greedy, "Ur".to_owned()),
    ];
    let opened = first.open(Place(1), None, terms, seats).await;
    let Ok(Created::New(id)) = opened else { panic!("{opened:?}") };
    begin_and_die(&first, id).await;

    let second = keepers(&file).await;
    // Nobody has anything to say and nobody presses anything: time itself must see to it.
    second.tick().await;
    let table = second.look(id).await.expect("the table");
    assert!(table.computers_to_move().is_empty() && table.entries == 2);
    let due = second.store().load(id).await.expect("a read").expect("a table").due;
    assert!(due.is_none_or(|due| due > second.clock().now()), "and then it rests");
    second.store().clone().close().await;
}
