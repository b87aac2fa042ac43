//! `pangaea status`: how the bot is; and if none runs, why, as far as can be seen from outside.

use super::ask::unheard;
use super::wait;
use crate::cli::{self, Error, one_line};
use crate::config::Config;
use crate::status::{self, Ask, LastRun, ServiceAnswer, bytes, free_bytes, span, utc};
use pangaea_keeper::clock::Clock;
use pangaea_store::{Database, Store, private_file};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// Says how the bot is. Fails unless people can play.
pub fn status(config: &Config) -> Result<(), Error> {
    let answer = wait(async {
        let asked = status::ask(&config.data, &Ask::Status).await;
        asked.map_err(|error| unheard(config, &error))
    })?;
    let (text, fault) = match answer {
        Some(ServiceAnswer::Status(report)) => {
            (report.to_string(), report.faults.into_iter().next())
        }
        Some(ServiceAnswer::Starting(report)) => (report.to_string(), Some(report.fault())),
        Some(ServiceAnswer::Done(_)) | None => return absent(config),
    };
    let lines: String = text.lines().map(|line| one_line(line) + "\n").collect();
    cli::print(&lines)?;
    match fault {
        None => Ok(()),
        Some(fault) => Err(Error::Failed(fault)),
    }
}

/// No bot answers: what can be seen of the reason.
fn absent(config: &Config) -> Result<(), Error> {
    let (folder, database) = (&config.data, config.database());
    let mut text = String::new();
    let mut say = |head: &str, line: &str| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{head:<10} {}", one_line(line));
    };
    let in_use = Store::is_in_use(&config.file());
    if in_use {
        say(
            "bot",
            "another process has the database, and has no socket: it is ending, or a command \
             like repair",
        );
    }
    let last = LastRun::read(folder);
    if !in_use {
        say("last run", &last.as_ref().map_or("none is known".to_owned(), told));
    }
    let database = wait(async { Ok(looked_at(&database).await) })?;
    say("database", database.as_deref().unwrap_or("can be read"));
    let free = free_bytes(folder).map_or("unknown".to_owned(), bytes);
    let trial = try_writing(folder).err();
    match &trial {
        None => say("disk", &format!("{free} free, and the folder can be written")),
        Some(error) => say("disk", &format!("{free} free; the folder can't be written: {error}")),
    }
    cli::print(&text)?;
    let place = folder.display();
    let reason = reason(trial, last.and_then(|run| run.failure), database);
    Err(Error::Failed(match (in_use, reason) {
        (true, _) => format!("a bot runs on {place}, but doesn't answer"),
        (false, Some(reason)) => format!("no bot runs on {place}: {reason}"),
        (false, None) => format!("no bot runs on {place}"),
    }))
}

/// Why no bot runs. What can be seen of the folder is true now, and the last run may have had no
/// room to say so.
fn reason(
    trial: Option<pangaea_store::Error>,
    last: Option<String>,
    database: Option<String>,
) -> Option<String> {
    trial.map(|fault| fault.to_string()).or(last).or(database)
}

/// How a run ended.
fn told(run: &LastRun) -> String {
    let LastRun { version, started, ended, failure } = run;
    let ago =
        |moment: i64| format!("{} ({} ago)", utc(moment), span(Clock::default().now() - moment));
    match (ended, failure) {
        (Some(ended), Some(failure)) => format!("stopped at {}: {failure}", ago(*ended)),
        (Some(ended), None) => format!("stopped on request at {}", ago(*ended)),
        (None, _) => {
            format!("Pangaea {version}, begun at {}, was killed or lost power", ago(*started))
        }
    }
}

/// What is wrong with the database, if anything.
async fn looked_at(database: &Database) -> Option<String> {
    match Store::open_read_only(database).await {
        Err(pangaea_store::Error::Missing) => {
            Some(format!("{database} isn't there; the first start makes it"))
        }
        Ok(store) => {
            store.close().await;
            None
        }
        Err(fault) => Some(format!("{database}: {fault}")),
    }
}

/// Can something be written into a folder?
fn try_writing(folder: &Path) -> Result<(), pangaea_store::Error> {
    let trial = folder.join("pangaea.trial");
    let written = private_file(&trial).and_then(|mut file| Ok(file.write_all(&[0; 8192])?));
    let _ = fs::remove_file(&trial);
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    #[test]
    fn a_full_disk_comes_before_what_once_was() {
        let full = pangaea_store::Error::from(io::Error::from(io::ErrorKind::StorageFull));
        let (last, database) = (Some("I can't reach Discord".to_owned()), Some("none".to_owned()));
        let full = reason(Some(full), last.clone(), database.clone());
        assert_eq!(full.as_deref(), Some("the disk is full"));
        assert_eq!(reason(None, last.clone(), database.clone()), last);
        assert_eq!(reason(None, None, database.clone()), database);
    }
}
