//! The shape of everything that is stored, described in `tests/fixtures/shapes`: whoever changes it
//! gives its form a new number, a step from the old one, and a generation of fixtures.
//!
//! The shapes are those of the kept databases, as the present program writes them again.
//! `UPDATE_SHAPES=1 cargo test --test program shapes` describes a form that has no description yet;
//! one that has is never changed.

use super::{Kept, kept, said};
use pangaea_engine::registry::GameId;
use pangaea_store::Store;
use pangaea_table::formats::{self, DRAFT, ENTRY, Format, GAME, SETTINGS, SLOT, TABLE};
use pangaea_table::{Slot, TableId};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The last generation whose databases describe a form. It stays while the form's number does,
/// since each generation has words that others have not.
fn described_by(format: &Format) -> u32 {
    match format.name {
        name if name == TABLE.name || name == SLOT.name => 5,
        name if name == GAME.name => 3,
        _ => 2,
    }
}

/// The generation of a kept database, which its name begins with.
fn generation(kept: &Kept) -> u32 {
    let number = kept.name.split('-').next().and_then(|number| number.parse().ok());
    number.expect("a name with its generation")
}

/// What can stand at each place of a form.
#[derive(Debug, Default)]
struct Shape(BTreeMap<String, BTreeSet<String>>);

impl Shape {
    fn add(&mut self, place: &str, what: &str) {
        self.0.entry(place.to_owned()).or_default().insert(what.to_owned());
    }

    fn see(&mut self, place: &str, value: &Value) {
        match value {
            Value::Null => self.add(place, "null"),
            Value::Bool(_) => self.add(place, "yes or no"),
            Value::Number(_) => self.add(place, "number"),
            Value::String(text) => self.add(place, word(text)),
            Value::Array(items) => {
                self.add(place, "list");
                for item in items {
                    self.see(&format!("{place}[]"), item);
                }
            }
            Value::Object(fields) => {
                self.add(place, "object");
                for (name, value) in fields {
                    // Some objects are kept by number.
                    let name = if name.parse::<u64>().is_ok() { "0" } else { name };
                    self.see(&format!("{place}.{name}"), value);
                }
            }
        }
    }

    fn see_text(&mut self, place: &str, text: &str) {
        self.see(place, &serde_json::from_str(text).expect("what is stored is JSON"));
    }

    fn describe(&self) -> String {
        let line = |(place, kinds): (&String, &BTreeSet<String>)| {
            let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
            format!("{place}: {}\n", kinds.join(" | "))
        };
        self.0.iter().map(line).collect()
    }
}

/// The words of closed lists are part of a shape; names, tiles, seeds and sentences are not.
fn word(text: &str) -> &str {
    const LONGEST: usize = 24;
    let plain = |letter: char| letter.is_ascii_lowercase() || "_-+*0123456789".contains(letter);
    let is_word = text.starts_with(|letter: char| letter.is_ascii_lowercase())
        && text.len() <= LONGEST
        && text.chars().all(plain);
    let is_tile = text.rsplit_once('_').is_some_and(|(_, end)| end.parse::<u32>().is_ok());
    if is_word && !is_tile { text } else { "text" }
}

/// The shapes of all that is in these databases.
async fn shapes(databases: Vec<Kept>) -> BTreeMap<&'static str, Shape> {
    let mut shapes: BTreeMap<&str, Shape> = BTreeMap::new();
    // A game that came later is described by the first generation that has it.
    let mut first: BTreeMap<&str, u32> = BTreeMap::new();
    for kept in databases {
        let store = Store::open(&kept.file()).await.expect("a database");
        for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
            let (_, table, log) = said::read(&store, id).await;
            let game = table.terms.game.slug();
            let first = *first.entry(game).or_insert_with(|| generation(&kept));
            let mut see = |format: &Format, text: &str| {
                if generation(&kept) > described_by(format).max(first) {
                    return;
                }
                let place = if format.name == SETTINGS.name { SETTINGS.name } else { game };
                shapes.entry(format.name).or_default().see_text(place, text);
            };
            see(&TABLE, &table.details());
            if let Some(text) = table.snapshot() {
                see(&GAME, &text);
            }
            for entry in &log {
                see(&ENTRY, &ENTRY.write(entry));
            }
            for sitting in &table.seats {
                if let Some(draft) = &sitting.draft {
                    see(&DRAFT, &DRAFT.write(draft));
                }
                if let Some(guest) = sitting.guest() {
                    see(&SETTINGS, &SETTINGS.write(&guest.preferences));
                }
            }
            let unsaid = store.outbox(id).await.expect("an outbox").into_iter().map(|row| row.slot);
            let said =
                store.messages(id).await.expect("messages").into_iter().map(|(slot, _)| slot);
            for slot in unsaid.chain(said) {
                let slot: Slot = slot.parse().expect("a slot");
                let shape = shapes.entry(SLOT.name).or_default();
                let words = slot.to_string();
                shape.add(slot.kind(), &format!("{} numbers", words.matches('.').count()));
            }
        }
        store.close().await;
    }
    shapes
}

fn file(format: &Format) -> PathBuf {
    let name = format!("{}-{}.txt", format.name.replace(' ', "-"), format.number());
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/shapes").join(name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_shape_changes_without_a_new_number() {
    let shapes = shapes(kept("shapes")).await;
    for format in formats::ALL {
        let (file, shape) = (file(format), shapes[format.name].describe());
        if format.name == GAME.name {
            for game in GameId::ALL {
                let described = shape.contains(&format!("{}: object", game.slug()));
                assert!(described, "no kept database has a {}", game.slug());
            }
        }
        if std::env::var_os("UPDATE_SHAPES").is_some() && !file.exists() {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(&file, &shape).expect("a description");
        }
        let then = fs::read_to_string(&file);
        let then = then.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<String>>();
        let (then, now) = (lines(&then), lines(&shape));
        let gone: Vec<_> = then.difference(&now).collect();
        let new: Vec<_> = now.difference(&then).collect();
        assert!(
            gone.is_empty() && new.is_empty(),
            "{} format {} has another shape; a new shape needs a new number and a step to it in \
             crates/table/src/formats.\ngone: {gone:#?}\nnew: {new:#?}",
            format.name,
            format.number()
        );
    }
}

#[test]
fn a_shape_tells_fields_kinds_and_words_apart() {
    let shape = |text: &str| {
        let mut shape = Shape::default();
        shape.see_text("it", text);
        shape.describe()
    };
    let usual = shape(r#"{"kind": "person", "name": "Ada", "seats": [1, 2]}"#);
    assert_eq!(
        usual,
        "it: object\nit.kind: person\nit.name: text\nit.seats: list\nit.seats[]: number\n"
    );
    assert_eq!(shape(r#"{"name": "Ben", "kind": "person", "seats": [7]}"#), usual);
    for other in [
        r#"{"kind": "computer", "name": "Ada", "seats": [1]}"#,
        r#"{"kind": "person", "name": null, "seats": [1]}"#,
        r#"{"kind": "person", "name": "Ada", "seats": [1], "more": 1}"#,
        r#"{"kind": "person", "name": "Ada", "seats": ["1"]}"#,
    ] {
        assert_ne!(shape(other), usual);
    }
}
