//! Writes the folder of the present generation: with today's program, once, and for ever.

mod drafts;
mod games;
mod killed;
mod lobbies;
mod people;
mod scene;

use super::said;
use crate::cli::temporary;
use pangaea_engine::registry::GameId;
use pangaea_store::Store;
use pangaea_table::{TableId, UserId};
use scene::{FixtureTables, NAMES, person};
use serde_json::{Map, Value};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder where nothing is.
fn empty(name: &str) -> PathBuf {
    let folder = temporary(name);
    fs::remove_dir_all(&folder).expect("a folder of our own");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Writes every database of a generation, and beside each what is said of it. The folder comes to
/// its place as a whole: half a generation would be kept for ever too.
pub(super) async fn write(to: &Path) {
    let folder = empty("upgrades-write");
    let folder = folder.as_path();
    let known: Vec<UserId> = (0..NAMES.len()).map(person).collect();
    for theme in ["lobbies", "people"].into_iter().chain(GameId::ALL.iter().map(|game| game.slug()))
    {
        let data = empty(&format!("upgrades-write-{theme}"));
        let scene = FixtureTables::new(&data.join("pangaea.db")).await;
        match GameId::named(theme) {
            Some(game) => {
                drafts::write(&scene, game).await;
                games::write(&scene, game).await;
            }
            None if theme == "lobbies" => lobbies::write(&scene).await,
            None => people::write(&scene).await,
        }
        scene.close().await;
        keep(folder, &theme.replace('-', "_"), &data, &known).await;
    }
    let (data, kept) = (empty("upgrades-write-killed"), empty("upgrades-write-standin"));
    let people = killed::write(&data, &kept).await;
    keep(folder, "killed", &data, &people).await;
    let standin = folder.join("standin");
    fs::create_dir_all(standin.join("files")).expect("a folder");
    fs::copy(kept.join("standin.json"), standin.join("standin.json")).expect("a copy");
    for file in fs::read_dir(kept.join("files")).expect("files") {
        let file = file.expect("a file");
        fs::copy(file.path(), standin.join("files").join(file.file_name())).expect("a copy");
    }
    fs::rename(folder, to).expect("a folder that is not there yet");
}

/// Puts a database where it stays, with what is said of it.
async fn keep(folder: &Path, name: &str, data: &Path, people: &[UserId]) {
    let file = data.join("pangaea.db");
    for journal in ["pangaea.db-wal", "pangaea.db-shm"] {
        assert!(!data.join(journal).exists(), "{name} was not closed cleanly");
    }
    let beside = folder.join(format!("{name}.said"));
    fs::create_dir_all(&beside).expect("a folder");
    fs::copy(&file, folder.join(format!("{name}.db"))).expect("a copy");
    let store = Store::open_read_only(&file).await.expect("a database");
    for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
        let said = said::table(&store, id).await;
        fs::write(beside.join(format!("{id}.json")), layout(&said.table)).expect("a file");
        if let Some(record) = said.record {
            fs::write(beside.join(format!("{id}.jsonl")), record).expect("a file");
        }
    }
    let mut known = Map::new();
    for person in people {
        known.insert(person.to_string(), said::person(&store, *person).await);
    }
    fs::write(beside.join("people.json"), layout(&Value::Object(known))).expect("a file");
    store.close().await;
}

/// JSON with what fits on a line on one line, so that differences can be read.
fn layout(value: &Value) -> String {
    let mut text = String::new();
    lay_out(value, 0, &mut text);
    text.push('\n');
    text
}

fn lay_out(value: &Value, depth: usize, text: &mut String) {
    const WIDTH: usize = 100;
    let short = value.to_string();
    let (open, close, parts): (_, _, Vec<(String, &Value)>) = match value {
        Value::Object(fields) if short.len() > WIDTH => {
            let named = |(key, value)| (format!("{}:", Value::from(String::clone(key))), value);
            ('{', '}', fields.iter().map(named).collect())
        }
        Value::Array(items) if short.len() > WIDTH => {
            ('[', ']', items.iter().map(|value| (String::new(), value)).collect())
        }
        _ => return text.push_str(&short),
    };
    text.push(open);
    for (index, (key, value)) in parts.into_iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.push_str(&" ".repeat(depth + 1));
        text.push_str(&key);
        lay_out(value, depth + 1, text);
    }
    text.push('\n');
    text.push_str(&" ".repeat(depth));
    text.push(close);
}
