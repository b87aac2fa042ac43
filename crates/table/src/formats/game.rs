//! Steps of a game's state.

use super::{entry, table, take};
use serde_json::{Value, json};

/// 1 to 2: the game was inside its table, and the version of its rules beside its setting.
pub(super) fn out_of_its_table(mut value: Value) -> Result<Value, String> {
    let mut progress = table::progress(take(&mut value, "stage")?)?;
    if progress.is_null() {
        return Ok(Value::Null);
    }
    let mut game = take(&mut progress, "game")?;
    let version = take(&mut game, "rules_version")?;
    let setting = game.get_mut("setting").ok_or("setting is missing")?;
    entry::put_version(setting, version)?;
    Ok(json!({ "seed": take(&mut progress, "seed")?, "game": game }))
}

/// 2 to 3: setting and seed, which the first entry of the log has already, are no longer written
/// beside the state.
pub(super) fn state_alone(mut value: Value) -> Result<Value, String> {
    if value.is_null() {
        return Ok(value);
    }
    let mut game = take(&mut value, "game")?;
    let of = value.get("of").cloned().unwrap_or(Value::Null);
    Ok(json!({ "of": of, "state": take(&mut game, "state")? }))
}
