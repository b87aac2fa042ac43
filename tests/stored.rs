//! Tables of every released version of the rules: they must load and agree with their logs for
//! ever. For a new version: `UPDATE_TABLES=1 cargo test --test program stored`, which adds what is
//! missing and changes nothing that is there.

use crate::cli::temporary;
use pangaea::clock::Clock;
use pangaea::config::Config;
use pangaea::decks::Decks;
use pangaea::keeper::{Keepers, entries, restore};
use pangaea::store::{Created, LogRow, SeatRow, Stage, Store, StoredTable};
use pangaea::table::{
    Actor, Command, Guest, Manner, Person, Place, Sitting, Table, TableId, Terms, agrees,
};
use pangaea::text::Language;
use pangaea_engine::game::Game;
use pangaea_engine::matches::GameId;
use pangaea_engine::players::Kind;
use pangaea_engine::with_game;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const HOST: Actor = Actor { person: Person(1001), moderator: true };

fn guest(person: Person) -> Guest {
    let (language, manner) = (Language::English, Manner::default());
    Guest { person, language, manner, closed: false }
}

/// Plays a game of two people and a computer player, without any Discord, for so many moves or to
/// its end; the folder has its database afterwards.
pub(crate) async fn played(folder: &Path, game: GameId, moves: usize) -> TableId {
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let decks = Decks::read(&Config::default()).expect("our own decks");
    // Nobody speaks here.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, decks, Clock::default(), speaker);
    let options = BTreeMap::new();
    let terms = Terms { game, options, language: Language::English, move_time: Some(24) };
    let people = [(HOST.person, "Ada"), (Person(1002), "Ben")];
    let seats = people.map(|(person, name)| Sitting::person(guest(person), name.to_owned()));
    let opened = keepers.open(Place(2001), None, terms, seats.to_vec()).await;
    let Ok(Created::New(id)) = opened else { panic!("{opened:?}") };
    let add = Command::AddComputer(HOST.person, Kind::Greedy);
    let mut table = keepers.carry_out(id, add).await.expect("a computer player");
    table = keepers.carry_out(id, Command::Start(HOST.person)).await.unwrap_or(table);
    for _ in 0..moves {
        table = keepers.look(id).await.expect("the table");
        let Some(seat) = table.people_to_move().iter().next() else { break };
        table = keepers.carry_out(id, Command::MoveFor(HOST, seat)).await.expect("a move");
    }
    // What the computer player does next is stored before this is answered.
    let last: Arc<Table> = keepers.look(id).await.expect("the table");
    assert!(last.entries >= table.entries && last.entries > 1);
    keepers.store().clone().close().await;
    id
}

fn file(game: GameId) -> PathBuf {
    let version = with_game!(game, G => <G as Game>::RULES_VERSION);
    let name = format!("tests/fixtures/tables/{version}-{}.json", game.slug());
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Writes a table in the middle of a game.
async fn write(game: GameId) {
    const SOME_MOVES: usize = 9;
    let folder = temporary(&format!("fixture-{}", game.slug()));
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    let id = played(&folder, game, SOME_MOVES).await;
    let store = Store::look(&folder.join("pangaea.db")).await.expect("a database");
    let stored = store.load(id).await.expect("a read").expect("a table");
    let log = store.log(id).await.expect("a log");
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let written = json!({
        "game": stored.game,
        "rules_version": stored.rules_version,
        "stage": stored.stage.as_str(),
        "revision": stored.revision,
        "snapshot": value(&stored.snapshot),
        "seats": stored.seats.iter().map(|seat| seat.person.map(|one| one.0)).collect::<Vec<_>>(),
        "log": log.iter().map(|row| value(&row.entry)).collect::<Vec<_>>(),
    });
    let text = serde_json::to_string(&written).expect("plain data");
    std::fs::create_dir_all(file(game).parent().expect("a folder")).expect("a folder");
    std::fs::write(file(game), text + "\n").expect("a fixture");
}

/// A fixture as if it came from the database.
fn read(file: &Path) -> (StoredTable, Vec<LogRow>) {
    let text = std::fs::read_to_string(file).expect("a fixture");
    let kept: Value = serde_json::from_str(&text).expect("JSON");
    let list = |name: &str| kept[name].as_array().expect("a list").clone();
    let seat = |(seat, person): (u8, Value)| SeatRow {
        seat,
        person: person.as_u64().map(Person),
        draft: None,
    };
    let row = |(n, entry): (u32, Value)| LogRow {
        n,
        at: 0,
        seat: None,
        kind: String::new(),
        entry: entry.to_string(),
    };
    let log: Vec<LogRow> = (1..).zip(list("log")).map(row).collect();
    let number = |name: &str| kept[name].as_u64().expect("a number");
    let stored = StoredTable {
        id: TableId(1),
        place: Place(2001),
        server: None,
        stage: Stage::parse(kept["stage"].as_str().expect("a word")).expect("a stage"),
        game: kept["game"].as_str().expect("a word").to_owned(),
        rules_version: u32::try_from(number("rules_version")).expect("a version"),
        revision: number("revision"),
        snapshot: kept["snapshot"].to_string(),
        seats: (0..).zip(list("seats")).map(seat).collect(),
        log_length: u32::try_from(log.len()).expect("few"),
        due: None,
        created: 0,
        changed: 0,
    };
    (stored, log)
}

#[tokio::test]
async fn tables_of_every_released_version_load_and_agree() {
    for game in GameId::ALL {
        if std::env::var_os("UPDATE_TABLES").is_some() && !file(*game).exists() {
            write(*game).await;
        }
        assert!(file(*game).exists(), "{} is missing", file(*game).display());
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/tables");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the fixtures") {
        let file = entry.expect("a file").path();
        let (stored, log) = read(&file);
        let name = file.display();
        let log = entries(&log).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let table = restore(stored).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let progress = table.playing().unwrap_or_else(|| panic!("{name}: no game goes on"));
        agrees(&log, progress).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        let seat = table.people_to_move().iter().next().expect("somebody to move");
        assert!(table.panel(seat).is_some(), "{name}: nobody can go on");
        count += 1;
    }
    assert!(count >= GameId::ALL.len());
}
