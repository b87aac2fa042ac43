//! Plays on from what was stored: every game that is not over, and every lobby that can start.

use super::said;
use pangaea_keeper::Keepers;
use pangaea_table::record;
use pangaea_table::{
    self, Actor, Command, Guest, Preferences, Refusal, Stage, Table, TableId, UserId,
};
use pangaea_text::Language;
use std::sync::Arc;

/// Someone whom no table knows.
const STRANGER: UserId = UserId(77);
const MODERATOR: Actor = Actor { person: UserId(78), moderator: true };

/// More decisions than any game has.
const MOST_DECISIONS: usize = 5_000;

/// Plays every table of a database to its end; how many ended.
pub(super) async fn all(keepers: &Keepers) -> usize {
    let store = keepers.store();
    let tables = store.tables_after(TableId(0), u32::MAX).await.expect("tables");
    let mut ended = 0;
    for id in tables {
        if begin(keepers, id).await {
            play(keepers, id).await;
            check(keepers, id).await;
            ended += 1;
        }
    }
    ended
}

async fn look(keepers: &Keepers, id: TableId) -> Arc<Table> {
    keepers.get(id).await.unwrap_or_else(|trouble| panic!("table {id}: {trouble:?}"))
}

async fn wants(keepers: &Keepers, id: TableId, command: Command) {
    let what = format!("table {id}: {command:?}");
    let done = keepers.handle(id, command).await;
    done.unwrap_or_else(|trouble| panic!("{what}: {trouble:?}"));
}

/// Brings a table to where a game goes on or is over; not every lobby can start.
async fn begin(keepers: &Keepers, id: TableId) -> bool {
    if matches!(look(keepers, id).await.stage, Stage::Cancelled(_)) {
        wants(keepers, id, Command::Restore(MODERATOR)).await;
    }
    let table = look(keepers, id).await;
    if matches!(table.stage, Stage::Lobby) {
        let Some((_, guest)) = table.guests().next() else { return false };
        match keepers.handle(id, Command::Start(guest.person)).await {
            Ok(_) => {}
            Err(pangaea_keeper::Error::Refused(
                Refusal::Seats { .. } | Refusal::OptionNeeds(..),
            )) => {
                return false;
            }
            Err(trouble) => panic!("table {id} does not start: {trouble:?}"),
        }
    }
    if look(keepers, id).await.is_paused() {
        let (language, preferences) = (Language::default(), Preferences::default());
        let guest = Guest { person: STRANGER, language, preferences, closed: false, learns: false };
        wants(keepers, id, Command::SitDown(guest, "Stranger".to_owned())).await;
    }
    true
}

/// The computer moves for people until the game is over.
async fn play(keepers: &Keepers, id: TableId) {
    for _ in 0..MOST_DECISIONS {
        // Computer players have moved by the time that a table is looked at again.
        let table = look(keepers, id).await;
        if matches!(table.stage, Stage::Over(_)) {
            return;
        }
        if let Some(seat) = table.people_to_move().iter().next() {
            wants(keepers, id, Command::MoveFor(MODERATOR, "Mia".to_owned(), seat)).await;
        }
    }
    panic!("table {id} does not come to its end");
}

/// The record of a finished game has to follow the rules.
async fn check(keepers: &Keepers, id: TableId) {
    let (_, table, log) = said::read(keepers.store(), id).await;
    let progress = table.progress().expect("a game");
    let record = pangaea_table::game_record(&log, progress, table.names()).expect("a sound log");
    let record = record.expect("a game that is over");
    record::read(&record).unwrap_or_else(|fault| panic!("table {id}: {fault}"));
}
