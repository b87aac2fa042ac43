//! Every request and its answer, kept for tests and written down for validation.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, VecDeque};
use std::fs::{self, File};
use std::hash::Hasher;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rest::{ApiResponse, Call};

/// Names the folder into which every stand-in writes a file of its own.
pub const RECORD_VARIABLE: &str = "STANDIN_RECORD";

/// How many requests are kept in memory.
const KEPT: usize = 10_000;

/// One request and its answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RecordedRequest {
    pub method: String,
    pub path: String,
    pub query: BTreeMap<String, String>,
    pub json: Option<Value>,
    pub files: Vec<FileName>,
    pub status: u16,
    pub resp: Option<Value>,
    /// The test that sent it wanted it to be refused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub expected_error: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FileName {
    pub name: String,
    pub filename: String,
    /// [`sum`] of what is in it; not written down.
    #[serde(skip)]
    pub sum: u64,
}

/// A number for what is in a file.
pub fn sum(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

#[derive(Debug, Default)]
pub(crate) struct Recorder {
    file: Option<Mutex<File>>,
    requests: Mutex<VecDeque<RecordedRequest>>,
    unknown: Mutex<Vec<String>>,
    /// How many tests at present send what is to be refused.
    expecting: AtomicUsize,
}

impl Recorder {
    /// A recorder that writes into the folder of the environment, if one is named.
    pub(crate) fn from_environment() -> io::Result<Self> {
        let folder = std::env::var_os(RECORD_VARIABLE).filter(|folder| !folder.is_empty());
        let file = folder.map(|folder| new_file(Path::new(&folder))).transpose()?;
        Ok(Self { file: file.map(Mutex::new), ..Self::default() })
    }

    pub(crate) fn record(&self, call: &Call, answer: &ApiResponse) {
        let files = call.files.iter().map(|file| {
            let (name, filename) = (file.name.clone(), file.filename.clone());
            FileName { name, filename, sum: sum(&file.bytes) }
        });
        let request = RecordedRequest {
            method: call.method.to_string(),
            path: call.path.clone(),
            query: call.query.clone(),
            json: call.json.clone(),
            files: files.collect(),
            status: answer.status,
            resp: answer.body.clone(),
            expected_error: answer.status >= 400 && self.expecting.load(Ordering::SeqCst) > 0,
        };
        if let Some(file) = &self.file
            && let Ok(mut text) = serde_json::to_vec(&request)
        {
            text.push(b'\n');
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = file.write_all(&text) {
                eprintln!("the stand-in can't write its recording: {error}");
            }
        }
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        if requests.len() == KEPT {
            requests.pop_front();
        }
        requests.push_back(request);
    }

    pub(crate) fn requests(&self) -> Vec<RecordedRequest> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    /// Remembers something that a bot asked for and the stand-in doesn't know.
    pub(crate) fn unknown(&self, what: &str) {
        eprintln!("the stand-in doesn't know {what}");
        self.unknown.lock().unwrap_or_else(PoisonError::into_inner).push(what.to_owned());
    }

    pub(crate) fn take_unknown(&self) -> Vec<String> {
        std::mem::take(&mut *self.unknown.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn expect_errors(&self, yes: bool) {
        if yes {
            self.expecting.fetch_add(1, Ordering::SeqCst);
        } else {
            self.expecting.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

/// A file with a name that no other stand-in has, of this process or another.
fn new_file(folder: &Path) -> io::Result<File> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    fs::create_dir_all(folder)?;
    loop {
        let number = NEXT.fetch_add(1, Ordering::SeqCst);
        // The number of a process comes again; what an earlier one wrote stays.
        let path = folder.join(format!("{}-{number}.jsonl", std::process::id()));
        match File::create_new(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_replaces_no_other() {
        let process = std::process::id();
        let folder = std::env::temp_dir().join(format!("standin-{process}-recordings"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let old = |number: u32| folder.join(format!("{process}-{number}.jsonl"));
        for number in 0..100 {
            fs::write(old(number), "old").expect("a recording");
        }
        new_file(&folder).expect("a new recording");
        for number in 0..100 {
            assert_eq!(fs::read_to_string(old(number)).expect("still there"), "old");
        }
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 101);
        fs::remove_dir_all(&folder).expect("removed");
    }
}
