//! Older generations moved into `PostgreSQL`, and what `PostgreSQL` itself has kept.

use super::{GENERATION, Kept, clock_at, compare, kept, latest, play};
use crate::cli::{command, output, text};
use pangaea_decks::Decks;
use pangaea_keeper::Keepers;
use pangaea_store::{Database, Store};
use pangaea_table::TableId;
use temporary_postgres::TemporaryDatabase;

/// `pangaea check` finds nothing wrong with so many tables there.
fn is_sound(name: &str, address: &str, tables: usize) {
    let checked = output(command(&["check"]).env("PANGAEA_DATABASE", address));
    let said = text(&checked.stdout);
    assert!(checked.status.success(), "{name}: {said}{}", text(&checked.stderr));
    let all = format!("{tables} tables: {tables} sound, 0 repairable, 0 broken.\n");
    assert!(said.ends_with(&all), "{name}: {said}");
}

/// Moves a kept database by command, and back again; both say what it said.
async fn is_moved(kept: &Kept, postgres: &TemporaryDatabase) {
    let address = postgres.address();
    let back = kept.data.join("back.db");
    let (file, back_name) = (kept.file(), back.to_string_lossy().into_owned());
    for (from, to) in [(&*file.to_string_lossy(), &*address), (&*address, &*back_name)] {
        let moved = output(&mut command(&["move", "--from", from, "--to", to]));
        let said = text(&moved.stdout);
        assert!(moved.status.success(), "{}: {said}{}", kept.name, text(&moved.stderr));
        assert!(said.starts_with("Moved ") && said.contains(" rows from "), "{said}");
    }
    for database in [database(&address), Database::File(back)] {
        let store = Store::open(database).await.expect("a database");
        let tables = compare::compare(&store, &kept.beside).await;
        assert!(tables > 0, "{}", kept.name);
        store.close().await;
    }
}

fn database(address: &str) -> Database {
    Database::named(address.as_ref()).expect("an address")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_oldest_and_the_newest_are_moved_and_played_to_their_end() {
    for kept in kept("moved") {
        let wanted = [1, GENERATION].map(|generation| format!("{generation}-"));
        if !wanted.iter().any(|generation| kept.name.starts_with(generation)) {
            continue;
        }
        let Some(postgres) = temporary_postgres::database() else { return };
        is_moved(&kept, &postgres).await;
        let address = postgres.address();
        let store = Store::open(database(&address)).await.expect("a database");
        let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
        let clock = clock_at(latest(&kept.file()).await);
        let keepers = Keepers::new(store, Decks::built_in(), clock, speaker);
        let ended = play::all(&keepers).await;
        let tables = keepers.store().tables_after(TableId(0), u32::MAX).await.expect("tables");
        keepers.store().clone().close().await;
        assert!(ended > 0, "{}: nothing was played", kept.name);
        is_sound(&kept.name, &address, tables.len());
    }
}
