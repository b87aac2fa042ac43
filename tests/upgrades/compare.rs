//! What lies beside a database, held against what the present program says of it.

use super::said;
use pangaea_store::Store;
use pangaea_table::{TableId, UserId};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn json(file: &Path) -> Value {
    let text = read(file);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Compares every table and person of a database with what was said of them; how many tables.
pub(super) async fn compare(store: &Store, beside: &Path) -> usize {
    let tables = store.tables_after(TableId(0), u32::MAX).await.expect("tables");
    let mut files = 1;
    for id in &tables {
        let said = said::table(store, *id).await;
        let file = beside.join(format!("{id}.json"));
        agree(&file, &json(&file), &said.table);
        let record = beside.join(format!("{id}.jsonl"));
        assert_eq!(record.exists(), said.record.is_some(), "{}", record.display());
        files += 1;
        if let Some(said) = said.record {
            // Not with assert_eq: two whole records would be printed.
            assert!(read(&record) == said, "{} is another record now", record.display());
            files += 1;
        }
    }
    let file = beside.join("people.json");
    for (id, then) in json(&file).as_object().expect("people by number") {
        let person = UserId(id.parse().expect("a number"));
        agree(&file, &then.clone(), &said::person(store, person).await);
    }
    let kept = fs::read_dir(beside).expect("a folder").count();
    assert_eq!(files, kept, "{}: a table is gone", beside.display());
    tables.len()
}

fn agree(file: &Path, then: &Value, now: &Value) {
    if let Some(difference) = difference(then, now) {
        panic!("{}: {difference}", file.display());
    }
}

/// The first place where what was said then is not said now. What is said now beside it is fine:
/// a later program may know more of a table.
fn difference(then: &Value, now: &Value) -> Option<String> {
    let differs = || Some(format!("was {}, is {}", short(then), short(now)));
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then.iter().find_map(|(key, then)| {
            let found = difference(then, now.get(key).unwrap_or(&Value::Null))?;
            Some(format!("{key} {found}"))
        }),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            let pairs = then.iter().zip(now).enumerate();
            let mut found = pairs.filter_map(|(index, (then, now))| {
                Some(format!("{index} {}", difference(then, now)?))
            });
            found.next()
        }
        _ if then == now => None,
        _ => differs(),
    }
}

fn short(value: &Value) -> String {
    const LONGEST: usize = 200;
    value.to_string().chars().take(LONGEST).collect()
}

#[test]
fn a_difference_is_found_and_something_new_is_none() {
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let then = value(r#"{"a": [1, {"b": null}], "c": "d"}"#);
    assert_eq!(difference(&then, &value(r#"{"c": "d", "a": [1, {"b": null}], "e": 1}"#)), None);
    for (now, place) in [
        (r#"{"a": [1, {"b": 2}], "c": "d"}"#, "a 1 b was null, is 2"),
        (r#"{"a": [1], "c": "d"}"#, r#"a was [1,{"b":null}], is [1]"#),
        (r#"{"a": [1, {}]}"#, r#"c was "d", is null"#),
    ] {
        assert_eq!(difference(&then, &value(now)).as_deref(), Some(place));
    }
}
