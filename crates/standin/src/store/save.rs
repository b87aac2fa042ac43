//! The store on disk: one file for what is known, one for each attachment.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;

use super::Store;
use crate::id::Id;

const STATE: &str = "standin.json";
const FILES: &str = "files";

/// Why a folder cannot be used.
#[derive(Debug, Error)]
pub enum SaveError {
    #[error("{path}: {source}")]
    Io { path: PathBuf, source: io::Error },
    #[error("{path} is damaged ({source}); move it away to start anew")]
    Damaged { path: PathBuf, source: serde_json::Error },
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> SaveError {
    let path = path.to_owned();
    move |source| SaveError::Io { path, source }
}

/// The store at one moment, ready to be written without holding anybody up.
#[derive(Debug)]
pub(crate) struct Snapshot {
    state: serde_json::Result<Vec<u8>>,
    files: BTreeMap<Id, Arc<[u8]>>,
}

impl Snapshot {
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

impl Store {
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot { state: serde_json::to_vec(self), files: self.files.clone() }
    }

    /// Reads what was written, or nothing where nothing was.
    pub(crate) fn load(folder: &Path) -> Result<Option<Self>, SaveError> {
        let path = folder.join(STATE);
        let state = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(at(&path))?,
        };
        let mut store: Self =
            serde_json::from_slice(&state).map_err(|source| SaveError::Damaged { path, source })?;
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
