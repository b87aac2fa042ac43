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
