//! Databases of every generation of stored forms, each written by the program of its time. They
//! must be read, say what they said then, and be played on, for ever.
//!
//! `tests/fixtures/<generation>/<name>.db` is a database, and `<name>.said/` what the program of
//! that generation said of it: `<table>.json` for each table, `<table>.jsonl` for the record of
//! each finished game, `people.json` for people. `standin/` is what the stand-in kept of the world
//! in which `killed.db` was written.
//!
//! For a new generation: `UPDATE_FIXTURES=1 cargo test --test program upgrades -- --nocapture`
//! writes its folder if it is missing. A folder that is there is never changed.

mod compare;
mod damage;
mod labels;
mod play;
mod postgres;
mod rules;
mod said;
mod shapes;
mod write;

use crate::cli::{command, output, temporary, text};
use pangaea_decks::Decks;
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{KEEP_LEAST, Keepers, Pruned};
use pangaea_store::Store;
use pangaea_table::{Slot, TableId, UserId};
use standin::Standin;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The generation of stored forms that the present program writes.
const GENERATION: u32 = 6;

fn folder(generation: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/{generation}"))
}

/// A clock that shows this time now.
fn clock_at(time: i64) -> Clock {
    let clock = Clock::default();
    clock.advance(time - clock.now());
    clock
}

/// Keepers of a database, whom no one listens to.
async fn keepers(file: &Path, clock: Clock) -> Keepers {
    let store = Store::open(file).await.expect("a database");
    let decks = Decks::built_in();
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    Keepers::new(store, decks, clock, speaker)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_present_generation_is_kept() {
    let folder = folder(GENERATION);
    if std::env::var_os("UPDATE_FIXTURES").is_some() && !folder.exists() {
        write::write(&folder).await;
    }
    assert!(folder.is_dir(), "{} is missing", folder.display());
}

/// A kept database: a copy of it that can be changed, and what lies beside it.
struct Kept {
    name: String,
    /// The folder with the copy.
    data: PathBuf,
    beside: PathBuf,
}

impl Kept {
    fn file(&self) -> PathBuf {
        self.data.join("pangaea.db")
    }

    /// `pangaea check` finds nothing wrong with so many tables.
    fn is_sound(&self, tables: usize) {
        let checked = output(command(&["check"]).env("PANGAEA_DATA", &self.data));
        let said = text(&checked.stdout);
        assert!(checked.status.success(), "{}: {said}", self.name);
        let all = format!("{tables} tables: {tables} sound, 0 repairable, 0 broken.\n");
        assert!(said.ends_with(&all), "{}: {said}", self.name);
    }
}

/// Every database of every generation, copied for one test.
fn kept(test: &str) -> Vec<Kept> {
    let mut found = Vec::new();
    for generation in 1..=GENERATION {
        for entry in fs::read_dir(folder(generation)).expect("a generation") {
            let file = entry.expect("a file").path();
            if file.extension().is_none_or(|ending| ending != "db") {
                continue;
            }
            let name = file.file_stem().expect("a name").to_string_lossy();
            let name = format!("{generation}-{name}");
            let data = temporary(&format!("upgrades-{test}-{name}"));
            fs::remove_dir_all(&data).expect("a folder of our own");
            fs::create_dir_all(&data).expect("a folder");
            fs::copy(&file, data.join("pangaea.db")).expect("a copy");
            found.push(Kept { name, data, beside: file.with_extension("said") });
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kept_database_says_what_it_said() {
    for kept in kept("said") {
        let store = Store::open(&kept.file()).await.expect("a database");
        let tables = compare::compare(&store, &kept.beside).await;
        store.close().await;
        kept.is_sound(tables);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kept_game_is_played_to_its_end() {
    for kept in kept("played") {
        let keepers = keepers(&kept.file(), clock_at(latest(&kept.file()).await)).await;
        let ended = play::all(&keepers).await;
        let tables = keepers.store().tables_after(TableId(0), u32::MAX).await.expect("tables");
        keepers.store().clone().close().await;
        assert!(ended > 0, "{}: nothing was played", kept.name);
        kept.is_sound(tables.len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kept_table_is_found_by_whom_it_names() {
    for kept in kept("index") {
        let keepers = keepers(&kept.file(), clock_at(latest(&kept.file()).await)).await;
        let store = keepers.store();
        let tables = store.tables_after(TableId(0), u32::MAX).await.expect("tables");
        let mut named: BTreeMap<UserId, BTreeSet<TableId>> = BTreeMap::new();
        let mut over = 0;
        for id in &tables {
            let table = said::read(store, *id).await.1;
            over += usize::from(table.scores().is_some());
            let slots = store.outbox(*id).await.expect("an outbox").into_iter().map(|row| row.slot);
            let said = store.messages(*id).await.expect("messages").into_iter().map(|row| row.0);
            let slots = slots.chain(said).filter_map(|slot| slot.parse::<Slot>().ok());
            for person in table.people().into_iter().chain(slots.filter_map(Slot::person)) {
                named.entry(person).or_default().insert(*id);
            }
        }
        // From their texts, where others may have the same number in them.
        for (person, tables) in &named {
            let found = store.tables_knowing(*person).await.expect("tables");
            assert!(found.iter().any(|id| tables.contains(id)), "{}: {person}", kept.name);
        }
        while !store.unindexed(TableId(0), 1).await.expect("tables").is_empty() {
            keepers.index_some().await;
        }
        for (person, tables) in &named {
            let found = store.tables_knowing(*person).await.expect("tables");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), *tables, "{}", kept.name);
        }
        let mut results = 0;
        for id in &tables {
            results += usize::from(store.has_result(*id).await.expect("a look"));
        }
        assert_eq!(results, over, "{}", kept.name);
        store.clone().close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kept_game_leaves_its_result_behind() {
    for kept in kept("pruned") {
        let keepers = keepers(&kept.file(), clock_at(latest(&kept.file()).await)).await;
        let store = keepers.store();
        let tables = store.tables_after(TableId(0), u32::MAX).await.expect("tables");
        let mut over = Vec::new();
        for id in &tables {
            let is_over = said::read(store, *id).await.1.scores().is_some();
            over.extend(is_over.then_some(*id));
        }
        keepers.clock().advance(i64::from(KEEP_LEAST) * 24 * 3600);
        let Pruned { tables: gone, failed } = keepers.prune_all(KEEP_LEAST).await.expect("tables");
        assert!(failed.is_none(), "{}: {failed:?}", kept.name);
        let left = store.tables_after(TableId(0), u32::MAX).await.expect("tables");
        assert_eq!(left.len() + gone, tables.len());
        for id in tables {
            let read = store.load(id).await.expect("a read");
            let is_open = read.is_some_and(|table| table.ended.is_none());
            assert_eq!(is_open, left.contains(&id), "{}: table {id}", kept.name);
        }
        for id in over {
            assert!(store.has_result(id).await.expect("a look"), "{}: table {id}", kept.name);
        }
        store.clone().close().await;
        kept.is_sound(left.len());
    }
}

/// When a database was last changed: whatever could be done then can be done.
async fn latest(file: &Path) -> i64 {
    let store = Store::open_read_only(file).await.expect("a database");
    let mut latest = 0;
    for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
        latest = latest.max(said::read(&store, id).await.0.changed);
    }
    store.close().await;
    latest
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_kept_stand_in_shows_what_the_killed_bot_had_said() {
    for kept in kept("standin").iter().filter(|kept| kept.beside.ends_with("killed.said")) {
        let from = kept.beside.with_file_name("standin");
        let standin =
            Standin::builder().folder(world(&format!("shown-{}", kept.name), &from)).start().await;
        let standin = standin.expect("a stand-in");
        let dms = standin.people().into_iter().flat_map(|person| person.dms());
        let dms = dms.map(|seen| seen.id().0);
        let places = ["general", "lobby"].map(|name| standin.channel(name));
        let posts =
            places.iter().flat_map(standin::ChannelHandle::messages).map(|message| message.id.0);
        let there: Vec<u64> = dms.chain(posts).collect();
        let store = Store::open(&kept.file()).await.expect("a database");
        for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
            for (slot, said) in store.messages(id).await.expect("messages") {
                assert!(there.contains(&said.message.0), "table {id}: {slot} is not there");
            }
        }
        store.close().await;
    }
}

/// A copy of what a stand-in kept.
fn world(test: &str, from: &Path) -> PathBuf {
    let to = temporary(&format!("upgrades-{test}-standin"));
    fs::remove_dir_all(&to).expect("a folder of our own");
    fs::create_dir_all(to.join("files")).expect("a folder");
    let files = fs::read_dir(from.join("files")).expect("files");
    let names = files.map(|file| Path::new("files").join(file.expect("a file").file_name()));
    for name in names.chain([PathBuf::from("standin.json")]) {
        fs::copy(from.join(&name), to.join(&name)).expect("a copy");
    }
    to
}
