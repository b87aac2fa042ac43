//! One recorded request with its answer.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

#[derive(Debug, Deserialize)]
pub(crate) struct Line {
    pub method: String,
    pub path: String,
    pub query: BTreeMap<String, String>,
    pub json: Option<Value>,
    pub files: Vec<FileName>,
    pub status: u16,
    pub resp: Option<Value>,
    #[serde(default)]
    pub expected_error: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct FileName {
    pub name: String,
    pub filename: String,
}
