//! Steps of what is kept beside a game.

use super::take;
use serde_json::{Value, json};

/// 1 to 2: the game, which was inside, has a text of its own. What was told and who is waited for
/// stay with the table.
pub(super) fn without_its_game(mut table: Value) -> Result<Value, String> {
    let progress = progress(take(&mut table, "stage")?)?;
    let fields = table.as_object_mut().ok_or("it is no object")?;
    let of_game = |field: &str| progress.get(field).cloned().unwrap_or_else(|| json!([]));
    fields.insert("chapters".to_owned(), of_game("chapters"));
    fields.insert("waiting".to_owned(), of_game("waiting"));
    Ok(table)
}

/// The game inside a stage of the first form; null where none has begun.
pub(super) fn progress(stage: Value) -> Result<Value, String> {
    match stage {
        Value::String(lobby) if lobby == "lobby" => Ok(Value::Null),
        Value::Object(stage) => {
            let known = ["playing", "over", "cancelled"];
            let mut inside = stage.into_iter().filter(|(name, _)| known.contains(&name.as_str()));
            inside.next().map(|(_, progress)| progress).ok_or_else(no_stage)
        }
        _ => Err(no_stage()),
    }
}

fn no_stage() -> String {
    "there is no such stage".to_owned()
}

/// 2 to 3: what an answer does is kept instead of a sentence about it. Of older answers only the question
/// is known.
pub(super) fn without_sentences(mut table: Value) -> Result<Value, String> {
    let seats = table.get_mut("seats").and_then(Value::as_array_mut).ok_or("seats is missing")?;
    for answered in seats.iter_mut().filter_map(|seat| seat.get_mut("answered")) {
        if let Some(fields) = answered.as_object_mut() {
            fields.remove("words");
            fields.insert("decision".to_owned(), Value::Null);
            fields.insert("changes".to_owned(), json!(0));
        }
    }
    Ok(table)
}

/// 3 to 4: everyone who ever sat there is in one list with their name, and seats and news refer to it.
/// Before, each had the name as a text.
pub(super) fn names_once(mut table: Value) -> Result<Value, String> {
    let mut players: Vec<Value> = Vec::new();
    let knowing = take(&mut table, "knowing")?;
    let knowing = knowing.as_array().ok_or("knowing is no list")?;
    let seats = table.get_mut("seats").and_then(Value::as_array_mut).ok_or("seats is missing")?;
    for seat in seats {
        let name = take(seat, "name")?;
        let user = seat.pointer("/holder/person/person").cloned();
        let fields = seat.as_object_mut().ok_or("a seat is no object")?;
        fields.insert("player".to_owned(), json!(players.len()));
        players.push(player(user, &name, knowing));
    }
    if let Ok(former) = take(&mut table, "former") {
        for left in former.as_array().ok_or("former is no list")? {
            let name = left.get(1).ok_or("a name is missing")?;
            players.push(player(left.get(0).cloned(), name, knowing));
        }
    }
    // Whoever was forgotten in a game that goes on is a bare id.
    for user in knowing {
        if !players.iter().any(|player| player.get("user") == Some(user)) {
            players.push(json!({ "user": user, "name": "", "knows": true, "forgotten": true }));
        }
    }
    let chapters = table.get_mut("chapters").and_then(Value::as_array_mut);
    for chapter in chapters.ok_or("chapters is missing")? {
        let lines = chapter.get_mut("lines").and_then(Value::as_array_mut);
        for line in lines.ok_or("lines is missing")? {
            let news = line.get_mut("house").and_then(Value::as_object_mut).into_iter().flatten();
            for (_, named) in news {
                match named {
                    Value::Object(several) => {
                        several.values_mut().for_each(|name| refer(name, &mut players));
                    }
                    name => refer(name, &mut players),
                }
            }
        }
    }
    let fields = table.as_object_mut().ok_or("it is no object")?;
    fields.insert("players".to_owned(), Value::Array(players));
    Ok(table)
}

/// 4 to 5: there can be seats that are offered, people who were asked to play again, and places that
/// are out of reach. Before, there was none of it.
#[allow(clippy::unnecessary_wraps)]
pub(super) fn with_offers(table: Value) -> Result<Value, String> {
    Ok(table)
}

fn player(user: Option<Value>, name: &Value, knowing: &[Value]) -> Value {
    match user {
        Some(user) => json!({ "knows": knowing.contains(&user), "user": user, "name": name }),
        None => json!({ "name": name }),
    }
}

/// Puts a player of this name into the place of the name. Of a computer player who is gone nothing
/// else is known.
fn refer(name: &mut Value, players: &mut Vec<Value>) {
    let known = players.iter().position(|player| player["name"] == *name);
    let place = known.unwrap_or_else(|| {
        players.push(json!({ "name": name }));
        players.len() - 1
    });
    *name = json!(place);
}
