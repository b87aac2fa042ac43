//! Databases with so many tables in the middle of a game.

use crate::crash::failed;
use pangaea::cli::Error;
use pangaea_decks::Decks;
use pangaea_engine::registry::GameId;
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::{Created, SentMessage, Store};
use pangaea_table::{
    Actor, ChannelId, Command, Guest, MessageId, NewSeat, Preferences, Slot, TableId, TablePlace,
    Terms, UserId,
};
use pangaea_text::Language;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(super) const HOST: Actor = Actor { person: UserId(1001), moderator: true };
/// Who lets the computer move, and plays nowhere.
pub(super) const MODERATOR: Actor = Actor { person: UserId(999), moderator: true };

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

/// Keepers of the database of a folder, where no one speaks.
pub(super) async fn keepers(folder: &Path) -> Result<Keepers, Error> {
    let store = Store::open(&file(folder)).await.map_err(failed)?;
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    Ok(Keepers::new(store, Decks::built_in(), Clock::default(), speaker))
}

/// Someone with the usual settings.
pub(super) fn guest(person: UserId) -> Guest {
    let (language, preferences) = (Language::English, Preferences::default());
    Guest { person, language, preferences, closed: false, learns: false }
}

/// What a keeper has not done.
pub(super) fn trouble(error: impl std::fmt::Debug) -> Error {
    Error::Failed(format!("{error:?}"))
}

/// As if everything had been said that a table has to say, in this channel.
pub(super) async fn say_all(store: &Store, id: TableId, channel: u64) -> Result<(), Error> {
    let (channel, mut message) = (ChannelId(channel), id.0 * 1000);
    for unsaid in store.outbox(id).await.map_err(failed)? {
        debug_assert!(unsaid.slot.parse::<Slot>().is_ok());
        message += 1;
        let said = SentMessage { channel, message: MessageId(message), posted_at: unsaid.since };
        store.posted(id, &unsaid.slot, unsaid.revision, &said).await.map_err(failed)?;
    }
    Ok(())
}

/// One table, opened as people open it.
async fn play(folder: &Path) -> Result<TableId, Error> {
    const SOME_MOVES: usize = 12;
    let keepers = keepers(folder).await?;
    let game = GameId::ALL[0];
    let options = BTreeMap::new();
    let terms = Terms { game, options, language: Language::English, move_time: Some(24) };
    let seat =
        |(person, name): (u64, &str)| NewSeat::person(guest(UserId(person)), name.to_owned());
    let people = [(1001, "Ada"), (1002, "Ben"), (1003, "Cleo")].map(seat);
    let place = TablePlace { channel: ChannelId(1), server: None, gets_thread: false };
    let opened = keepers.open(place, terms, people.to_vec()).await.map_err(trouble)?;
    let (Created::New(id) | Created::Taken(id)) = opened;
    let mut table = keepers.handle(id, Command::Start(HOST.person)).await.map_err(trouble)?;
    for _ in 0..SOME_MOVES {
        let Some(seat) = table.people_to_move().iter().next() else { break };
        let command = Command::MoveFor(MODERATOR, String::new(), seat);
        table = keepers.handle(id, command).await.map_err(trouble)?;
    }
    say_all(keepers.store(), id, 1).await?;
    keepers.store().clone().close().await;
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
        "INSERT INTO known (person, table_id) \
         SELECT person, id FROM tables, known WHERE table_id = ?1 AND id > ?1",
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
