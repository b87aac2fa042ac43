//! `pangaea repair` and `pangaea close`: what can be done about a table.

use super::CommandOutput;
use super::check::tables;
use super::counted;
use pangaea_keeper::{Keepers, Repaired};
use pangaea_table::{Actor, Command, StageKind, TableId, UserId};
use std::fmt::{Display, Write};

/// Arguments of `repair`.
#[derive(Debug, clap::Args)]
pub struct Repair {
    /// The table's number; leave it out to repair all tables that need it
    pub(super) id: Option<u64>,
}

/// Arguments of `close`.
#[derive(Debug, clap::Args)]
pub struct Close {
    /// The table's number
    pub(super) id: u64,
}

/// Rebuilds tables from their logs and says what it did.
pub(crate) async fn repair_tables(keepers: &Keepers, id: Option<u64>) -> CommandOutput {
    let ids = match id {
        Some(id) => vec![TableId(id)],
        None => match tables(keepers.store()).await {
            Ok(ids) => ids,
            Err(fault) => return CommandOutput::failed(fault.to_string()),
        },
    };
    let mut text = String::new();
    let (count, mut sound, mut left) = (ids.len(), 0_usize, 0_usize);
    for table in ids {
        // A row that SQLite itself cannot read says nothing of the others.
        let done = keepers.repair(table).await;
        let line = match done.unwrap_or_else(|fault| Repaired::Broken(fault.to_string())) {
            Repaired::Sound if id.is_none() => {
                sound += 1;
                continue;
            }
            Repaired::Sound => "it's sound".to_owned(),
            Repaired::Rebuilt { reason, stage, closed } => {
                format!("rebuilt, because {reason}; {}", outcome(stage, closed))
            }
            Repaired::Missing => return of_table(table, &"there's no such table"),
            Repaired::Broken(reason) => {
                left += 1;
                format!("still broken, and left as it is: {reason}")
            }
        };
        // Writing into a string cannot fail.
        let _ = writeln!(text, "table {table}: {line}");
    }
    if id.is_none() && sound == count {
        text = format!("{}, and nothing to repair.\n", counted(count));
    }
    let failed = (left > 0).then(|| format!("{} couldn't be rebuilt", counted(left)));
    CommandOutput { text, failed }
}

const fn outcome(stage: StageKind, closed: bool) -> &'static str {
    match stage {
        StageKind::Lobby => "it's open for players",
        StageKind::Playing => "the game goes on",
        StageKind::Over => "the game is over",
        StageKind::Cancelled if closed => {
            "its channel has another table, so it's closed; /table restore brings it back"
        }
        StageKind::Cancelled | StageKind::Broken => "it's closed",
    }
}

/// Ends a table, whatever state it is in.
pub(crate) async fn close_table(keepers: &Keepers, id: u64) -> CommandOutput {
    let id = TableId(id);
    let stored = match keepers.store().load(id).await {
        Ok(stored) => stored,
        Err(fault) => return of_table(id, &fault),
    };
    match stored.map(|stored| stored.stage) {
        Some(StageKind::Lobby | StageKind::Playing | StageKind::Broken) => {}
        Some(stage) => return of_table(id, &format!("it's {} already", stage.as_str())),
        None => return of_table(id, &"there's no such table"),
    }
    let host = Actor { person: UserId(0), moderator: true };
    match keepers.handle(id, Command::Cancel(host)).await {
        Ok(_) => CommandOutput::done(format!("table {id}: closed\n")),
        Err(pangaea_keeper::Error::Refused(_)) => of_table(id, &"it can't be closed"),
        Err(error) => of_table(id, &error),
    }
}

/// A failure with the table it is about.
fn of_table(id: TableId, reason: &dyn Display) -> CommandOutput {
    CommandOutput::failed(format!("table {id}: {reason}"))
}
