//! Tables as the store has them.

use crate::store::{Fault, LogRow, SeatRow, StoredTable};
use crate::table::{Draft, Entry, Sitting, Stage, Table};

/// The log as the core reads it.
pub fn entries(rows: &[LogRow]) -> Result<Vec<Entry>, Fault> {
    let read = |row: &LogRow| {
        serde_json::from_str(&row.entry)
            .map_err(|error| Fault::Damaged(format!("log entry {}: {error}", row.n)))
    };
    rows.iter().map(read).collect()
}

/// A table from what is stored of it.
pub fn restore(stored: StoredTable) -> Result<Table, Fault> {
    let mut table: Table = serde_json::from_str(&stored.snapshot)
        .map_err(|error| Fault::Damaged(format!("table {}: {error}", stored.id)))?;
    (table.id, table.place, table.server) = (stored.id, stored.place, stored.server);
    (table.revision, table.entries) = (stored.revision, stored.log_length);
    for row in stored.seats {
        let draft =
            row.draft.as_deref().and_then(|draft| serde_json::from_str::<Draft>(draft).ok());
        if let Some(sitting) = table.seats.get_mut(usize::from(row.seat)) {
            sitting.draft = draft;
        }
    }
    Ok(table)
}

pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("tables are plain data with plain keys")
}

/// A row that is as long as before is overwritten only where it differs, so some room is left at
/// its end.
pub(super) fn snapshot(table: &Table) -> String {
    const ROOM: usize = 1024;
    let mut text = json(table);
    let room = ROOM - text.len() % ROOM;
    text.extend(std::iter::repeat_n(' ', room));
    text
}

pub(super) fn seat_rows(table: &Table) -> Vec<SeatRow> {
    let row = |(seat, sitting): (u8, &Sitting)| SeatRow {
        seat,
        person: sitting.guest().map(|guest| guest.person),
        draft: sitting.draft.as_ref().map(json),
    };
    (0..).zip(&table.seats).map(row).collect()
}

pub(super) const fn stage(table: &Table) -> crate::store::Stage {
    match table.stage {
        Stage::Lobby => crate::store::Stage::Lobby,
        Stage::Playing(_) => crate::store::Stage::Playing,
        Stage::Over(_) => crate::store::Stage::Over,
        Stage::Cancelled(_) => crate::store::Stage::Cancelled,
    }
}

pub(super) fn rules_version(table: &Table) -> u32 {
    use pangaea_engine::game::Game;
    pangaea_engine::with_game!(table.terms.game, G => G::RULES_VERSION)
}
