//! `pangaea check`: reads everything, changes nothing, and says how each table is.

use super::{about, counted, wait};
use crate::cli::{self, Error};
use crate::config::Config;
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{Loaded, judge};
use pangaea_store::{Database, Store};
use pangaea_table::TableId;
use std::ffi::OsString;
use std::fmt::{self, Write};

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
pub struct Check {
    /// The database, a file or an address; leave it out to check the bot's own
    database: Option<OsString>,
}

/// How a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Its log, played again, leads to what is stored.
    Sound,
    /// It can be rebuilt from its log.
    Repairable(String),
    /// Its log cannot be played again.
    Broken(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sound => f.write_str("sound"),
            Self::Repairable(reason) => write!(f, "repairable: {reason}"),
            Self::Broken(reason) => write!(f, "broken: {reason}"),
        }
    }
}

/// Verifies everything and says what it found.
pub fn check(config: &Config, arguments: &Check) -> Result<(), Error> {
    let named = arguments.database.as_deref().map(Database::named).transpose();
    let named = named.map_err(|fault| Error::Failed(fault.to_string()))?;
    let database = named.unwrap_or_else(|| config.database());
    wait(async {
        let store = match Store::open_read_only(&database).await {
            Err(refused @ (pangaea_store::Error::Newer(_) | pangaea_store::Error::NotOurs)) => {
                let reason = format!("{database}: the bot would refuse this database: {refused}");
                return Err(Error::Failed(reason));
            }
            looked => looked.map_err(about(&database))?,
        };
        let wrong = Store::integrity(&database).await.map_err(about(&database))?;
        let mut report: String = wrong.into_iter().map(|line| line + "\n").collect();
        let damaged = !report.is_empty();
        let (mut sound, mut repairable, mut broken) = (0_usize, 0_usize, 0_usize);
        for table in tables(&store).await.map_err(about(&database))? {
            // A row that the database itself cannot read says nothing of the others.
            let verdict = verdict(&store, table).await;
            let verdict = verdict.unwrap_or_else(|fault| Verdict::Broken(fault.to_string()));
            match verdict {
                Verdict::Sound => sound += 1,
                Verdict::Repairable(_) => repairable += 1,
                Verdict::Broken(_) => broken += 1,
            }
            // Writing into a string cannot fail.
            let _ = writeln!(report, "table {table}: {verdict}");
        }
        store.close().await;
        let count = counted(sound + repairable + broken);
        let summary = format!("{count}: {sound} sound, {repairable} repairable, {broken} broken");
        cli::print(&format!("{report}{summary}.\n"))?;
        match (damaged, repairable, broken) {
            (false, 0, 0) => Ok(()),
            (true, ..) => Err(Error::Failed(format!("{database}: the file is damaged"))),
            (false, 0, _) => Err(Error::Failed("there are broken tables".to_owned())),
            _ => Err(Error::Failed("`pangaea repair` can rebuild tables".to_owned())),
        }
    })
}

/// Every table, in the order in which they were opened.
pub(super) async fn tables(store: &Store) -> Result<Vec<TableId>, pangaea_store::Error> {
    store.tables_after(TableId(0), u32::MAX).await
}

/// How a table is.
pub(super) async fn verdict(store: &Store, id: TableId) -> Result<Verdict, pangaea_store::Error> {
    const MOST_TRIES: u32 = 100;
    // A bot beside us may write between the reads; then all is read again.
    for _ in 0..MOST_TRIES {
        let Some(stored) = store.load(id).await? else { return Ok(Verdict::Sound) };
        let log = store.log(id).await?;
        let again = store.load(id).await?;
        if again.map(|again| again.revision) != Some(stored.revision) {
            continue;
        }
        return Ok(match judge(&stored, &log, Clock::default().now()) {
            Loaded::Sound(_) => Verdict::Sound,
            Loaded::Rebuilt(_, reason) => Verdict::Repairable(reason),
            Loaded::Broken { reason, .. } => Verdict::Broken(reason),
        });
    }
    // What is written so often is read just as often.
    Ok(Verdict::Sound)
}
