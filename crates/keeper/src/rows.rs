//! Tables as the store has them.

use pangaea_engine::registry::GameId;
use pangaea_store::{GameResult, LogRow, ResultSeat, SeatRow, TableIndex};
use pangaea_table::formats::{DRAFT, ENTRY, Unreadable};
use pangaea_table::{Entry, Holder, SeatScore, Sitting, Slot, Table};

/// The log of a table of this game, as the core reads it.
pub fn entries(game: GameId, rows: &[LogRow]) -> Result<Vec<Entry>, pangaea_store::Error> {
    let read = |(n, row): (u32, &LogRow)| match Entry::read(game, &row.entry) {
        _ if row.n != n => Err(pangaea_store::Error::Damaged(format!("log entry {n} is missing"))),
        Err(newer @ Unreadable::Newer { .. }) => {
            Err(pangaea_store::Error::Newer(newer.to_string()))
        }
        read => {
            read.map_err(|error| pangaea_store::Error::Damaged(format!("log entry {n}: {error}")))
        }
    };
    (1..).zip(rows).map(read).collect()
}

/// New entries as rows of a log that ends with them.
pub(super) fn log_rows(entries: &[Entry], length: u32, at: i64) -> Vec<LogRow> {
    let first = length - u32::try_from(entries.len()).unwrap_or(0);
    let row = |(n, entry): (u32, &Entry)| LogRow {
        n,
        at,
        seat: entry.seat().map(|seat| seat.0),
        kind: entry.kind().to_owned(),
        entry: ENTRY.write(entry),
    };
    (first + 1..).zip(entries).map(row).collect()
}

pub(super) fn draft(sitting: &Sitting) -> Option<String> {
    sitting.draft.as_ref().map(|draft| DRAFT.write(draft))
}

pub(super) fn seat_rows(table: &Table) -> Vec<SeatRow> {
    let row = |(seat, sitting): (u8, &Sitting)| SeatRow {
        seat,
        person: sitting.guest().map(|guest| guest.person),
        draft: draft(sitting),
    };
    (0..).zip(&table.seats).map(row).collect()
}

/// By what a table is found that has these slots to say.
pub(super) fn table_index(table: &Table, slots: &[Slot]) -> TableIndex {
    let mut people = table.people();
    people.extend(slots.iter().filter_map(|slot| slot.person()));
    TableIndex { people: people.into_iter().collect(), result: game_result(table) }
}

/// What came of a table's game; nothing before the end.
pub(super) fn game_result(table: &Table) -> Option<GameResult> {
    let scores = table.scores()?;
    let seat = |(sitting, score): (&Sitting, SeatScore)| ResultSeat {
        person: sitting.guest().map(|guest| guest.person),
        computer: match &sitting.holder {
            Holder::Computer(kind) => Some(kind.word().to_owned()),
            Holder::Person(_) | Holder::Forgotten => None,
        },
        score: score.points,
        rank: u32::try_from(score.rank).unwrap_or(u32::MAX),
    };
    let seats = table.seats.iter().zip(scores).map(seat).collect();
    Some(GameResult { variant: table.terms.variant(), seats })
}
