//! How the last run began and ended, in a small file in the data folder: so that someone who asks
//! after a bot that does not run is told why.

use crate::config::DATABASE;
use pangaea_store::{Store, private_file, private_folder};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

const NAME: &str = "pangaea.run.json";

/// A run of the bot.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct LastRun {
    /// The program's version.
    pub version: String,
    /// When it began, in seconds since 1970.
    pub started: i64,
    /// When it ended; nothing while it runs, or if it had no time to say so.
    pub ended: Option<i64>,
    /// Why it ended, if no one wanted it to.
    pub failure: Option<String>,
}

impl LastRun {
    /// The last run on a folder.
    pub fn read(folder: &Path) -> Option<Self> {
        serde_json::from_slice(&fs::read(folder.join(NAME)).ok()?).ok()
    }
}

/// This run's own file.
#[derive(Debug)]
pub struct RunFile {
    folder: PathBuf,
    database: PathBuf,
    started: i64,
    is_ours: bool,
}

impl RunFile {
    /// A run on this folder, with this database in it. Nothing is written yet: another bot may run
    /// there.
    pub fn new(folder: &Path, database: &Path) -> Self {
        let (folder, database) = (folder.to_owned(), database.to_owned());
        Self { folder, database, started: now(), is_ours: false }
    }

    /// When this run began, in seconds since 1970.
    pub const fn started(&self) -> i64 {
        self.started
    }

    /// A run that never began, because its settings are wrong. Where there is no folder, none is
    /// made.
    pub fn refused(folder: &Path, failure: &dyn Display) {
        if folder.is_dir() {
            Self::new(folder, &folder.join(DATABASE)).end(Some(&failure.to_string()));
        }
    }

    /// The folder is ours from now on.
    pub fn begin(&mut self) {
        self.is_ours = true;
        self.write(None, None);
    }

    /// The run ends, on request or for a reason.
    pub fn end(&self, failure: Option<&str>) {
        if self.is_ours || !Store::is_in_use(&self.database) {
            self.write(Some(now()), failure);
        }
    }

    fn write(&self, ended: Option<i64>, failure: Option<&str>) {
        let run = LastRun {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            started: self.started,
            ended,
            failure: failure.map(str::to_owned),
        };
        let written = || -> Result<(), pangaea_store::Error> {
            private_folder(&self.folder)?;
            let run = serde_json::to_string(&run).map_err(io::Error::from)?;
            // Beside the old one first: a full disk must not take what that has to tell.
            let new = self.folder.join(format!("{NAME}.new"));
            let mut file = private_file(&new)?;
            file.set_len(0)?;
            file.write_all(run.as_bytes())?;
            Ok(fs::rename(&new, self.folder.join(NAME))?)
        };
        if let Err(error) = written() {
            tracing::warn!("{} can't be written: {error}", self.folder.join(NAME).display());
        }
    }
}

/// Seconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}
