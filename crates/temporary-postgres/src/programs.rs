//! Where the programs of `PostgreSQL` are, and as whom they run: they refuse root.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

const NEEDED: [&str; 5] = ["createdb", "dropdb", "initdb", "pg_ctl", "postgres"];

/// A folder with the programs, and who runs them.
#[derive(Debug)]
pub(crate) struct Programs {
    folder: PathBuf,
    /// Nothing if it is whoever runs us.
    user: Option<(u32, u32)>,
}

impl Programs {
    /// The programs in `PATH`, or else the newest where Debian has them.
    pub(crate) fn find() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut versions: Vec<PathBuf> = versions.map(|version| version.path()).collect();
        let number = |folder: &PathBuf| {
            folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok())
        };
        versions.sort_by_key(number);
        folders.extend(versions.iter().rev().map(|version| version.join("bin")));
        let has_all = |folder: &PathBuf| NEEDED.iter().all(|name| folder.join(name).is_file());
        let folder = folders.into_iter().find(has_all)?;
        Some(Self { folder, user: ordinary_user() })
    }

    /// A program, to be run as the server's user in a folder where that may be.
    pub(crate) fn command(&self, name: &str) -> Command {
        self.as_user(&self.folder.join(name))
    }

    /// A shell that finds the programs.
    pub(crate) fn shell(&self) -> Command {
        let mut shell = self.as_user(Path::new("/bin/sh"));
        shell.env("PROGRAMS", &self.folder);
        shell
    }

    fn as_user(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir("/").env_remove("PGDATABASE").env_remove("PGHOST");
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }

    /// Gives a folder to the server's user.
    pub(crate) fn hand_over(&self, folder: &Path) -> std::io::Result<()> {
        let Some((user, group)) = self.user else { return Ok(()) };
        std::os::unix::fs::chown(folder, Some(user), Some(group))
    }
}

/// For root someone else: Debian's own user for this, or the one who owns nothing.
fn ordinary_user() -> Option<(u32, u32)> {
    let root = std::os::unix::fs::MetadataExt::uid(&std::fs::metadata("/proc/self").ok()?) == 0;
    if !root {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = |name: &str| {
        let mut fields = users
            .lines()
            .map(|line| line.split(':'))
            .find(|line| line.clone().next() == Some(name))?;
        Some((fields.nth(2)?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    ids("postgres").or_else(|| ids("nobody"))
}
