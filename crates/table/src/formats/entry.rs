//! Steps of a log's entries.

use serde_json::{Value, json};

/// 1 to 2: a setting tells under which rules the game is played. Before, there was one version.
pub(super) fn with_its_rules(mut entry: Value) -> Result<Value, String> {
    if let Some(setting) = entry.get_mut("start").and_then(|start| start.get_mut("setting")) {
        put_version(setting, json!(1))?;
    }
    Ok(entry)
}

/// Adds the version of the rules to a setting.
pub(super) fn put_version(setting: &mut Value, version: Value) -> Result<(), String> {
    let fields = setting.as_object_mut().ok_or("the setting is no object")?;
    fields.insert("rules_version".to_owned(), version);
    Ok(())
}
