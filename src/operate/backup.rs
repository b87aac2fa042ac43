//! `pangaea backup`: a copy of the database, or one more in a folder of copies.

use super::{about, wait};
use crate::cli::{self, Error};
use crate::config::Config;
use crate::status::calendar;
use pangaea_keeper::clock::Clock;
use pangaea_store::{BackupError, Store, private_folder};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Arguments of `backup`.
#[derive(Debug, clap::Args)]
pub struct Backup {
    /// The new file; with --keep, a folder of copies
    #[arg(value_name = "PATH")]
    path: PathBuf,
    /// Name the copy by the time, and delete the oldest ones in the folder beyond this many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
}

/// Copies the database.
pub fn backup(config: &Config, arguments: &Backup) -> Result<(), Error> {
    let Backup { path, keep } = arguments;
    let database = config.database();
    let file = database.file().ok_or_else(|| {
        Error::Failed(format!(
            "{database}: a database of PostgreSQL is copied by its own programs, e.g. pg_dump"
        ))
    })?;
    let to = match keep {
        Some(_) => {
            private_folder(path).map_err(about(path.as_path()))?;
            path.join(name(Clock::default().now()))
        }
        None => path.clone(),
    };
    let failed = |fault: BackupError| Error::Failed(fault.to_string());
    wait(async { Store::backup(file, &to).await.map_err(failed) })?;
    cli::print(&format!("Copied the database as it is now to {}.\n", to.display()))?;
    match keep {
        Some(keep) => delete_all_but(path, *keep as usize),
        None => Ok(()),
    }
}

/// What a copy is called that was made then, in seconds since 1970; later ones sort after it.
fn name(moment: i64) -> String {
    let at = calendar(moment);
    let (date, (hour, minute, second)) = (at.date(), at.time().as_hms());
    format!("pangaea-{date}-{hour:02}{minute:02}{second:02}.db")
}

/// Is this what we would call a copy? Nothing else is ever deleted.
fn is_copy(name: &str) -> bool {
    let pattern = "pangaea-0000-00-00-000000.db";
    let fits = |(one, two): (u8, u8)| if two == b'0' { one.is_ascii_digit() } else { one == two };
    name.len() == pattern.len() && name.bytes().zip(pattern.bytes()).all(fits)
}

/// Deletes the oldest copies until so many are left.
fn delete_all_but(folder: &Path, keep: usize) -> Result<(), Error> {
    let deleted = (|| -> io::Result<Vec<String>> {
        let names = fs::read_dir(folder)?.map(|file| Ok(file?.file_name().into_string().ok()));
        let names: Vec<Option<String>> = names.collect::<io::Result<_>>()?;
        let mut copies: Vec<String> =
            names.into_iter().flatten().filter(|name| is_copy(name)).collect();
        copies.sort_unstable();
        copies.truncate(copies.len().saturating_sub(keep));
        copies.iter().try_for_each(|name| fs::remove_file(folder.join(name)))?;
        Ok(copies)
    })();
    let folder = folder.display();
    let deleted = deleted.map_err(|error| {
        Error::Failed(format!(
            "{folder}: the copy is there, but older ones can't be deleted: {error}"
        ))
    })?;
    deleted.iter().try_for_each(|name| cli::print(&format!("Deleted the old copy {name}.\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_named_by_their_time() {
        assert_eq!(name(0), "pangaea-1970-01-01-000000.db");
        assert_eq!(name(951_827_696), "pangaea-2000-02-29-123456.db");
        assert_eq!(name(1_735_689_599), "pangaea-2024-12-31-235959.db");
        assert_eq!(name(4_107_542_400), "pangaea-2100-03-01-000000.db");
    }

    #[test]
    fn only_our_own_names_are_copies() {
        assert!(is_copy(&name(1_800_000_000)));
        for other in [
            "pangaea.db",
            "pangaea-2026-01-31.db",
            "pangaea-2026-01-31-000000.db-wal",
            "before-the-upgrade.db",
            "pangaea-2026-01-31-00000x.db",
        ] {
            assert!(!is_copy(other), "{other}");
        }
    }
}
