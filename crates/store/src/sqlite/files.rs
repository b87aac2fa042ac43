//! Files and folders that no one else may read: hands and seeds of running games are in them.

use super::{age, connect, paths};
use crate::Error;
use sqlx::Connection;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A file that can be written, made where there is none; only its owner may read it.
pub fn private_file(path: &Path) -> Result<File, Error> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| paths::fault(path, error))?;
    only_for_owner(path, 0o600);
    Ok(file)
}

/// A folder, made where there is none; only its owner may look into it. One that holds other
/// things besides ours is left as it is: closing it could lock someone out.
pub fn private_folder(path: &Path) -> Result<(), Error> {
    let failed = |error| paths::fault(path, error);
    if path.as_os_str().is_empty() || path.is_dir() {
        if is_ours(path).map_err(failed)? {
            only_for_owner(path, 0o700);
        }
        return Ok(());
    }
    private().recursive(true).create(path).map_err(failed)
}

/// Makes folders that only their owner may look into.
fn private() -> fs::DirBuilder {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Is nothing in a folder but databases with what belongs to them?
fn is_ours(folder: &Path) -> io::Result<bool> {
    if folder.as_os_str().is_empty() {
        return Ok(false);
    }
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        let ours = name.starts_with("pangaea.") || name.ends_with(".db") || name == "standin";
        // File systems and file managers leave things of their own. Other hidden files are someone's.
        if !ours && ![".env", ".DS_Store", "lost+found"].contains(&&*name) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Closes a file or folder to others. Where that cannot be done, such as on a share, someone else
/// has decided who may read it.
#[cfg(unix)]
fn only_for_owner(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    let close = || {
        let mut permissions = fs::metadata(path)?.permissions();
        if permissions.mode() & 0o777 == mode {
            return Ok(());
        }
        permissions.set_mode(mode);
        fs::set_permissions(path, permissions)
    };
    if let Err(error) = close() {
        let error: io::Error = error;
        tracing::warn!("I couldn't close {} to other users: {error}", path.display());
    }
}

#[cfg(not(unix))]
fn only_for_owner(_: &Path, _: u32) {}

/// A database that can be written, with the journal that an earlier bot may have left.
pub(super) fn private_database(path: &Path) -> Result<(), Error> {
    for ending in ["-wal", "-shm"] {
        let mut journal = path.as_os_str().to_owned();
        journal.push(ending);
        let journal = Path::new(&journal);
        if journal.exists() {
            only_for_owner(journal, 0o600);
        }
    }
    private_file(path).map(drop)
}

/// A file that is being written under another name. If it never gets its own, it is gone.
#[derive(Debug)]
pub(super) struct TemporaryFile(PathBuf);

impl TemporaryFile {
    /// An empty file in the same folder.
    pub(super) fn beside(to: &Path) -> Result<Self, Error> {
        let mut name = to.as_os_str().to_owned();
        name.push(format!(".{}.unfinished", unique()));
        let unfinished = Self(PathBuf::from(name));
        private_file(unfinished.path())?;
        Ok(unfinished)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Gives it its name, once all of it is on the disk.
    pub(super) fn become_file(self, to: &Path) -> io::Result<()> {
        OpenOptions::new().write(true).open(&self.0)?.sync_all()?;
        // Unlike renaming, this refuses a name that was taken meanwhile. Some file systems know no
        // second names; there it was looked for before.
        match fs::hard_link(&self.0, to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) => fs::rename(&self.0, to)?,
            Ok(()) => {}
        }
        // The name, too, is only on the disk once its folder is.
        #[cfg(unix)]
        if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            File::open(folder)?.sync_all()?;
        }
        Ok(())
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A part of a name that no one else has; in containers all processes have the same number.
fn unique() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    format!("{}-{count}-{now}", std::process::id())
}

/// A folder of our own that is gone with this.
#[derive(Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    /// A new one; whatever has its name already is not ours to use.
    pub(super) fn temporary() -> io::Result<Self> {
        let folder = std::env::temp_dir().join(format!("pangaea-{}", unique()));
        private().create(&folder)?;
        Ok(Self(folder))
    }

    /// A copy of a database, brought up to date.
    pub(super) async fn newer_copy(&self, of: &Path) -> Result<PathBuf, Error> {
        let copy = self.0.join("pangaea.db");
        let mut connection = connect::reader(of).await?;
        sqlx::query("VACUUM INTO ?")
            .bind(copy.to_string_lossy().into_owned())
            .execute(&mut connection)
            .await?;
        connection.close().await?;
        let writer = connect::writer(&copy).await?;
        age::bring_up_to_date(&mut *writer.turn().await?).await?;
        writer.close().await;
        Ok(copy)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
