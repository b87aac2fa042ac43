//! `pangaea backup`: a copy of the database, or one more in a folder of copies.

use super::{about, wait};
use crate::cli::{self, Failure};
use crate::config::Config;
use pangaea_store::Store;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

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
pub fn backup(config: &Config, arguments: &Backup) -> Result<(), Failure> {
    let Backup { path, keep } = arguments;
    let to = match keep {
        Some(_) => {
            let unusable = |error| Failure::Failed(format!("{}: {error}", path.display()));
            fs::create_dir_all(path).map_err(unusable)?;
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            path.join(name(now.as_secs()))
        }
        None => path.clone(),
    };
    wait(async { Store::backup(&config.database(), &to).await.map_err(about(&to)) })?;
    cli::print(&format!("The database as it is now was copied to {}.\n", to.display()))?;
    match keep {
        Some(keep) => delete_all_but(path, *keep as usize),
        None => Ok(()),
    }
}

/// What a copy is called that was made then, in seconds since 1970; later ones sort after it.
fn name(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("pangaea-{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}.db")
}

/// Year, month and day, from days since 1970. A year begins in March here, so that the day that is
/// sometimes missing is its last.
fn date(days: u64) -> (u64, u64, u64) {
    let since = days + 719_468;
    let (era, day) = (since / 146_097, since % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + later, month, day)
}

/// Is this what we would call a copy? Nothing else is ever deleted.
fn is_copy(name: &str) -> bool {
    let pattern = "pangaea-0000-00-00-000000.db";
    let fits = |(one, two): (u8, u8)| if two == b'0' { one.is_ascii_digit() } else { one == two };
    name.len() == pattern.len() && name.bytes().zip(pattern.bytes()).all(fits)
}

/// Deletes the oldest copies until so many are left.
fn delete_all_but(folder: &Path, keep: usize) -> Result<(), Failure> {
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
        Failure::Failed(format!(
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
