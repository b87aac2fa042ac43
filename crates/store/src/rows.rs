//! What goes into the store and what comes out of it.

use pangaea_table::{ChannelId, MessageId, ServerId, StageKind, TableId, TableMark, UserId};

/// A table that is to be: in the lobby, with revision 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What tells it from a table that once had its number.
    pub mark: TableMark,
    /// The channel of the table.
    pub channel: ChannelId,
    /// The same where it is to get a thread of its own from there.
    pub home: Option<ChannelId>,
    /// The server of that channel, if it has one.
    pub server: Option<ServerId>,
    /// The game's short name.
    pub game: String,
    /// The people at the seats, in table order.
    pub seats: Vec<SeatRow>,
    /// The slots that are out of date.
    pub slots: Vec<String>,
    /// By what it is found.
    pub index: TableIndex,
    /// When to look at it again.
    pub due: Option<i64>,
    /// The time of this step.
    pub at: i64,
}

/// What came of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It has this number.
    New(TableId),
    /// The channel has this open table already.
    Taken(TableId),
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Counted from 0, in table order.
    pub seat: u8,
    /// No one: the computer.
    pub person: Option<UserId>,
    /// A choice half made.
    pub draft: Option<String>,
}

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Counted from 1.
    pub n: u32,
    /// The time of the entry.
    pub at: i64,
    /// The seat that the entry is about.
    pub seat: Option<u8>,
    /// The kind of entry.
    pub kind: String,
    /// The entry, as JSON.
    pub entry: String,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts {
    /// What the log cannot tell.
    pub details: String,
    /// The game; nothing before the start.
    pub snapshot: Option<String>,
}

/// All that one step of a table writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// The table that takes the step.
    pub table: TableId,
    /// The revision that comes of it: the stored one and 1.
    pub revision: u64,
    /// How many drafts were stored by then.
    pub drafts: u64,
    /// The stage that comes of it.
    pub stage: StageKind,
    /// The thread into which it moves; without one, it stays where it is.
    pub thread: Option<ChannelId>,
    /// The table itself; without it, what is stored of it stays as it is.
    pub texts: Option<Texts>,
    /// Rows for the log.
    pub rows: Vec<LogRow>,
    /// All seats; those that are not here are gone.
    pub seats: Vec<SeatRow>,
    /// What is out of date from now on.
    pub slots: Vec<String>,
    /// By what it is found; without it, that stays as it is.
    pub index: Option<TableIndex>,
    /// When to look at it again.
    pub due: Option<i64>,
    /// The time of this step.
    pub at: i64,
}

/// A choice half made that is kept, or forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftChange<'a> {
    /// The table.
    pub table: TableId,
    /// The revision that it has.
    pub revision: u64,
    /// How many drafts were stored with this one.
    pub drafts: u64,
    /// The seat, counted from 0.
    pub seat: u8,
    /// Nothing is forgotten.
    pub draft: Option<&'a str>,
}

/// By what a table is found, and what stays of it when it is gone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableIndex {
    /// Everyone whom it names.
    pub people: Vec<UserId>,
    /// What came of its game; nothing before the end.
    pub result: Option<GameResult>,
}

/// What came of a game, beside what the table's row tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The variant's short name.
    pub variant: String,
    /// Its seats, in table order.
    pub seats: Vec<ResultSeat>,
}

/// What came of a game for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSeat {
    /// Who sat there at the end; no one for the computer, and for someone forgotten.
    pub person: Option<UserId>,
    /// The kind of computer player.
    pub computer: Option<String>,
    /// The points of the seat.
    pub score: i64,
    /// Its place; whoever wins has the first.
    pub rank: u32,
}

/// A finished game, as someone who played it is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// The number of its table, which may be gone.
    pub table: TableId,
    /// The game's short name.
    pub game: String,
    /// The time of its end.
    pub ended: i64,
    /// The number of seats.
    pub seats: u32,
    /// The points of their seat.
    pub score: i64,
    /// Their place.
    pub rank: u32,
}

/// A table as it was stored last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its number.
    pub id: TableId,
    /// What tells it from a table that once had its number; older ones have none.
    pub mark: Option<TableMark>,
    /// The channel or thread of the table.
    pub channel: ChannelId,
    /// The channel of its lobby and result, if it has or gets a thread of its own.
    pub home: Option<ChannelId>,
    /// The server of that channel, if it has one.
    pub server: Option<ServerId>,
    /// The stage of the table.
    pub stage: StageKind,
    /// The game's short name.
    pub game: String,
    /// The number of changes so far.
    pub revision: u64,
    /// The number of drafts that were stored so far.
    pub drafts: u64,
    /// What the log cannot tell; in the first form it was inside the snapshot.
    pub details: Option<String>,
    /// The game; nothing before the start.
    pub snapshot: Option<String>,
    /// Who sits there, in table order.
    pub seats: Vec<SeatRow>,
    /// The number of the last row in the log; 0 before the first.
    pub log_length: u32,
    /// The first entry of its log: what was fixed before the first move.
    pub first_entry: Option<String>,
    /// When to look at it again.
    pub due: Option<i64>,
    /// The time at which the table was opened.
    pub created: i64,
    /// The time of the last change.
    pub changed: i64,
    /// The time at which it was over or closed, if it is.
    pub ended: Option<i64>,
}

/// The message of a slot on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentMessage {
    /// In which channel.
    pub channel: ChannelId,
    /// In which message.
    pub message: MessageId,
    /// The time at which the message was first posted.
    pub posted_at: i64,
}

/// Something that is out of date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Its name.
    pub slot: String,
    /// The table's revision that it must tell of.
    pub revision: u64,
    /// Since when it has not been up to date.
    pub since: i64,
}

/// Someone who can answer by direct message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener {
    /// The player.
    pub person: UserId,
    /// The channel of their direct messages.
    pub dm: ChannelId,
    /// The last message of theirs that was read.
    pub heard: Option<MessageId>,
}

/// All that is known of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonRow {
    /// Their own settings.
    pub settings: Option<String>,
    /// The channel of their direct messages.
    pub dm: Option<ChannelId>,
    /// Whether direct messages arrive; unknown before the first.
    pub dm_open: Option<bool>,
    /// The last direct message of theirs that was read.
    pub heard: Option<MessageId>,
}

/// How far someone is in the course of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseRow {
    /// The version of the course.
    pub version: u32,
    /// The lesson, counted from 0.
    pub lesson: u32,
    /// What was picked in it so far.
    pub draft: Option<String>,
    /// The number of changes, the first one included.
    pub revision: u64,
}
