//! Databases with so many tables in the middle of a game.

use crate::crash::failed;
use pangaea::cli::Error;
use pangaea_decks::Decks;
use pangaea_engine::registry::GameId;
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::{Created, Store};
use pangaea_table::{
    Actor, ChannelId, Command, Guest, NewSeat, Preferences, Slot, TableId, Terms, UserId,
};
use pangaea_text::Language;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const HOST: Actor = Actor { person: UserId(1001), moderator: true };
/// Who lets the computer move, and plays nowhere.
const MODERATOR: Actor = Actor { person: UserId(999), moderator: true };

/// The file that the bot uses in its folder.
pub(super) fn file(folder: &Path) -> PathBuf {
    folder.join("pangaea.db")
}

/// Makes a database with so many tables, all alike and unfinished.
pub(super) async fn write(folder: &Path, count: u32) -> Result<(), Error> {
    let first = play(folder).await?;
    let options = SqliteConnectOptions::new().filename(file(folder));
    let mut connection = options.connect().await.map_err(failed)?;
    copy(&mut connection, first, count).await.map_err(failed)?;
    sqlx::Connection::close(connection).await.map_err(failed)
}

/// One table, opened as people open it.
async fn play(folder: &Path) -> Result<TableId, Error> {
    const SOME_MOVES: usize = 12;
    let store = Store::open(&file(folder)).await.map_err(failed)?;
    let decks = Decks::built_in();
    // No one speaks here.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, decks, Clock::default(), speaker);
    let game = GameId::ALL[0];
    let options = BTreeMap::new();
    let terms = Terms { game, options, language: Language::English, move_time: Some(24) };
    let seat = |(person, name): (u64, &str)| {
        let (language, preferences) = (Language::English, Preferences::default());
        let guest = Guest { person: UserId(person), language, preferences, closed: false };
        NewSeat::person(guest, name.to_owned())
    };
    let people = [(1001, "Ada"), (1002, "Ben"), (1003, "Cleo")].map(seat);
    let trouble = |trouble: pangaea_keeper::Error| Error::Failed(format!("{trouble:?}"));
    let opened = keepers.open(ChannelId(1), None, terms, people.to_vec()).await.map_err(trouble)?;
    let (Created::New(id) | Created::Taken(id)) = opened;
    let mut table = keepers.handle(id, Command::Start(HOST.person)).await.map_err(trouble)?;
    for _ in 0..SOME_MOVES {
        let Some(seat) = table.people_to_move().iter().next() else { break };
        let command = Command::MoveFor(MODERATOR, String::new(), seat);
        table = keepers.handle(id, command).await.map_err(trouble)?;
    }
    // As if everything had been said.
    let store = keepers.store();
    for unsaid in store.outbox(id).await.map_err(failed)? {
        let message = pangaea_table::MessageId(1);
        let said =
            pangaea_store::SentMessage { channel: ChannelId(1), message, posted_at: unsaid.since };
        debug_assert!(unsaid.slot.parse::<Slot>().is_ok());
        store.posted(id, &unsaid.slot, unsaid.revision, &said).await.map_err(failed)?;
    }
    store.clone().close().await;
    Ok(id)
}

/// Copies the first table until there are so many, each in a channel of its own.
async fn copy(
    connection: &mut SqliteConnection,
    first: TableId,
    count: u32,
) -> Result<(), sqlx::Error> {
    let steps = [
        "WITH RECURSIVE numbers (i) AS \
         (SELECT 2 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?2) \
         INSERT INTO tables (place, server, stage, game, revision, due, created, changed, details, \
         snapshot) SELECT i, server, stage, game, revision, due, created, changed, details, \
         snapshot FROM numbers, tables WHERE id = ?1",
        "UPDATE tables SET \
         details = replace(details, '{\"table\":' || ?1 || ',', '{\"table\":' || id || ','), \
         snapshot = replace(snapshot, '{\"table\":' || ?1 || ',', '{\"table\":' || id || ',') \
         WHERE id > ?1",
        "INSERT INTO seats (table_id, seat, person, draft) \
         SELECT id, seat, person, draft FROM tables, seats WHERE table_id = ?1 AND id > ?1",
        "INSERT INTO log (table_id, n, at, seat, kind, entry) \
         SELECT id, n, at, seat, kind, entry FROM tables, log WHERE table_id = ?1 AND id > ?1",
        "INSERT INTO messages (table_id, slot, place, post, posted_at) \
         SELECT id, slot, m.place, post, posted_at FROM tables, messages m \
         WHERE table_id = ?1 AND id > ?1",
    ];
    for (index, step) in steps.into_iter().enumerate() {
        let step = sqlx::query(step).bind(first.0.cast_signed());
        let step = if index == 0 { step.bind(count) } else { step };
        step.execute(&mut *connection).await?;
    }
    Ok(())
}
