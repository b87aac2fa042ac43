//! The store on disk: one file for what is known, one for each attachment.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use super::DiscordState;
use crate::id::Id;

const STATE: &str = "standin.json";
const FILES: &str = "files";

/// From one form of the state to the next; none so far. Files without a number are of the first.
const UPGRADES: [fn(Value) -> Value; 0] = [];

/// The number of the form in which the state is written.
const FORMAT: u64 = UPGRADES.len() as u64 + 1;

/// The state with the number of its form.
#[derive(Serialize)]
struct Numbered<'a> {
    format: u64,
    #[serde(flatten)]
    store: &'a DiscordState,
}

/// Why a folder cannot be used.
#[derive(Debug, Error)]
pub enum SaveError {
    #[error("{path}: {source}")]
    Io { path: PathBuf, source: io::Error },
    #[error("{path} is damaged ({source}); move it away to start from nothing")]
    Damaged { path: PathBuf, source: serde_json::Error },
    #[error("{path}: a newer stand-in has written it (format {format}, this one knows {FORMAT})")]
    Newer { path: PathBuf, format: u64 },
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> SaveError {
    let path = path.to_owned();
    move |source| SaveError::Io { path, source }
}

/// The store at one moment, ready to be written without holding anyone up.
#[derive(Debug)]
pub(crate) struct SavedStore {
    state: serde_json::Result<Vec<u8>>,
    files: BTreeMap<Id, Arc<[u8]>>,
}

impl SavedStore {
    /// Writes everything into a folder. Whoever dies in between leaves the older state whole.
    pub(crate) fn write(self, folder: &Path) -> Result<(), SaveError> {
        let files = folder.join(FILES);
        fs::create_dir_all(&files).map_err(at(&files))?;
        for (id, bytes) in &self.files {
            let path = files.join(id.to_string());
            if !path.exists() {
                replace(&path, bytes)?;
            }
        }
        let path = folder.join(STATE);
        let damaged = |source| SaveError::Damaged { path: path.clone(), source };
        replace(&path, &self.state.map_err(damaged)?)?;
        for (id, path) in kept_files(&files)? {
            if !self.files.contains_key(&id) {
                fs::remove_file(&path).map_err(at(&path))?;
            }
        }
        Ok(())
    }
}

impl DiscordState {
    pub(crate) fn snapshot(&self) -> SavedStore {
        let state = serde_json::to_vec(&Numbered { format: FORMAT, store: self });
        SavedStore { state, files: self.files.clone() }
    }

    /// Reads what was written, or nothing where nothing was.
    pub(crate) fn load(folder: &Path) -> Result<Option<Self>, SaveError> {
        let path = folder.join(STATE);
        let state = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(at(&path))?,
        };
        let damaged = |source| SaveError::Damaged { path: path.clone(), source };
        let mut state: Value = serde_json::from_slice(&state).map_err(damaged)?;
        let format = state.get("format").and_then(Value::as_u64).unwrap_or(1);
        let done = usize::try_from(format.saturating_sub(1)).unwrap_or(usize::MAX);
        let steps = UPGRADES.get(done..).ok_or(SaveError::Newer { path: path.clone(), format })?;
        for upgrade in steps {
            state = upgrade(state);
        }
        let mut store: Self = serde_json::from_value(state).map_err(damaged)?;
        let attachments = store.messages.all().flat_map(|message| &message.attachments);
        let mut files = BTreeMap::new();
        for id in attachments.map(|attachment| attachment.id) {
            let path = folder.join(FILES).join(id.to_string());
            files.insert(id, fs::read(&path).map_err(at(&path))?.into());
        }
        store.files = files;
        Ok(Some(store))
    }
}

/// Writes beside the file and then takes its place.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    let beside = path.with_extension("new");
    let write = || {
        let mut file = fs::File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(at(path))
}

fn kept_files(folder: &Path) -> Result<Vec<(Id, PathBuf)>, SaveError> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        let id = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.parse().ok());
        found.extend(id.map(|id| (id, path)));
    }
    Ok(found)
}
