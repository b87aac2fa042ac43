//! JSON in which one thing is wrong: it is missing, of another kind, or huge.

use serde_json::{Map, Value, json};

/// A value in which one part is wrong.
#[derive(Clone, Debug)]
pub struct WrongJson {
    /// Where, as a path.
    pub part: String,
    /// The whole value.
    pub value: Value,
}

/// What stands in the place of something else; the first of all ways is that nothing does.
fn instead() -> [Value; 16] {
    let many: Vec<Value> = vec![json!("0"); 2000];
    [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e300),
        json!(""),
        json!("0"),
        json!("18446744073709551615"),
        json!("@everyone <@1> \u{202e}\u{200b}\u{0}**"),
        json!("W".repeat(20_000)),
        json!([]),
        json!(many),
        json!({}),
        nested(100),
    ]
}

fn nested(depth: usize) -> Value {
    (0..depth).fold(Value::Null, |inner, _| json!({ "0": [inner] }))
}

/// Every part of a value, as its path; the value as a whole is none.
fn parts(value: &Value, path: &str, found: &mut Vec<String>) {
    let mut go_on = |key: &str, inner: &Value| {
        let path = format!("{path}/{}", key.replace('~', "~0").replace('/', "~1"));
        found.push(path.clone());
        parts(inner, &path, found);
    };
    match value {
        Value::Array(items) => {
            (0..).zip(items).for_each(|(at, inner): (usize, _)| go_on(&at.to_string(), inner));
        }
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| go_on(key, inner)),
        _ => {}
    }
}

fn all_parts(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    parts(value, "", &mut found);
    found
}

/// In how many ways one part of a value can be wrong.
pub fn count(value: &Value) -> usize {
    all_parts(value).len() * (1 + instead().len())
}

/// One of these ways.
///
/// # Panics
///
/// When the value has no parts.
pub fn wrong(value: &Value, number: usize) -> WrongJson {
    let (parts, instead) = (all_parts(value), instead());
    let part = parts[number / (1 + instead.len()) % parts.len()].clone();
    let mut value = value.clone();
    match (number % (1 + instead.len())).checked_sub(1) {
        Some(other) => {
            let place = value.pointer_mut(&part).expect("a part of this value");
            *place = instead[other].clone();
        }
        None => remove(&mut value, &part),
    }
    WrongJson { part, value }
}

fn remove(value: &mut Value, part: &str) {
    let (above, key) = part.rsplit_once('/').expect("a path");
    let key = key.replace("~1", "/").replace("~0", "~");
    match value.pointer_mut(above) {
        Some(Value::Object(fields)) => drop(Map::remove(fields, &key)),
        Some(Value::Array(items)) => drop(items.remove(key.parse().expect("a place"))),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_wrong_in_every_way() {
        let value = json!({ "a": [1, { "b/c": "x" }], "d": null });
        assert_eq!(all_parts(&value), ["/a", "/a/0", "/a/1", "/a/1/b~1c", "/d"]);
        let all: Vec<WrongJson> = (0..count(&value)).map(|number| wrong(&value, number)).collect();
        assert_eq!(all.len(), 5 * 17);
        let has = |wanted: Value| all.iter().any(|wrong| wrong.value == wanted);
        assert!(has(json!({ "a": [1, {}], "d": null })));
        assert!(has(json!({ "a": [{ "b/c": "x" }], "d": null })));
        assert!(has(json!({ "a": [1, { "b/c": -1 }], "d": null })));
        assert!(has(json!({ "a": {}, "d": null })));
    }
}
