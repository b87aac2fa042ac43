//! What is left of everything, held against what people saw.

use super::CrashReport;
use super::bot_watch::{Notes, QuestionKey};
use pangaea_keeper::{Error, Loaded, entries, load};
use pangaea_store::{Database, Store};
use pangaea_table::{Entry, Progress, Stage, Table, TableId};
use standin::model::message::MessagePayload;
use standin::{ChannelHandle, Person, Standin};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use wait::{PATIENCE, within};

/// The most tables that are looked at.
const ALL: u32 = 1_000_000;

/// Waits until everything is said, or it takes far too long.
pub(super) async fn settle(database: &Database) {
    let Ok(store) = Store::open_read_only(database).await else { return };
    let said =
        async || store.tables_with_pending().await.is_ok_and(|left| left.is_empty()).then_some(());
    within(PATIENCE, said).await;
    store.close().await;
}

/// Reads everything that is stored and counts what is wrong; each fault gets a line.
pub(super) async fn judge(
    database: &Database,
    standin: &Standin,
    places: &[ChannelHandle],
    notes: &Notes,
) -> io::Result<CrashReport> {
    let store = Store::open_read_only(database).await.map_err(io::Error::other)?;
    let acknowledged = notes.acknowledged();
    let mut report = CrashReport { acknowledged: acknowledged.len(), ..CrashReport::default() };
    let mut answered: BTreeMap<QuestionKey, u32> = BTreeMap::new();
    let mut posts: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for id in store.tables_after(TableId(0), ALL).await.map_err(io::Error::other)? {
        let (table, log) = read(&store, id).await.map_err(io::Error::other)?;
        for (slot, said) in store.messages(id).await.map_err(io::Error::other)? {
            posts.entry(said.message.0).or_default().push(format!("{id}.{slot}"));
        }
        for left in store.outbox(id).await.map_err(io::Error::other)? {
            wrong(&mut report.unsaid, &format!("table {id} has not said {}", left.slot));
        }
        match &table.stage {
            Stage::Over(progress) => {
                report.games_finished += 1;
                if let Err(reason) = valid(&log, progress, &table) {
                    wrong(&mut report.invalid_records, &format!("table {id}: {reason}"));
                }
            }
            _ => wrong(&mut report.stuck, &format!("table {id} is not over")),
        }
        if let Some(progress) = table.progress() {
            for (seat, question) in
                pangaea_table::answers(&log, progress).map_err(io::Error::other)?
            {
                *answered.entry((id.0, seat.0, question)).or_default() += 1;
            }
        }
    }
    for question_key in
        acknowledged.iter().filter(|question_key| !answered.contains_key(question_key))
    {
        wrong(&mut report.lost, &format!("the answer to {question_key:?} is lost"));
    }
    for (question_key, times) in answered.iter().filter(|(_, times)| **times > 1) {
        let pressed = notes.presses(*question_key);
        let line = format!("{question_key:?} has {times} answers; confirmed {pressed} times");
        wrong(&mut report.doubled, &line);
    }
    said(&mut report, standin, places, &posts);
    store.close().await;
    Ok(report)
}

/// Counts a fault, and says what it is.
fn wrong(count: &mut usize, line: &str) {
    *count += 1;
    eprintln!("crash: {line}");
}

async fn read(store: &Store, id: TableId) -> Result<(Table, Vec<Entry>), Error> {
    let table = match load(store, id, 0).await? {
        Some(Loaded::Sound(table)) => table,
        other => {
            let reason = format!("table {id} is not sound: {other:?}");
            return Err(pangaea_store::Error::Other(reason).into());
        }
    };
    let log = entries(table.terms.game, &store.log(id).await?)?;
    Ok((table, log))
}

/// Do log, snapshot and record tell the same game?
fn valid(log: &[Entry], progress: &Progress, table: &Table) -> Result<(), String> {
    pangaea_table::agrees(log, progress).map_err(|broken| broken.to_string())?;
    let record = pangaea_table::game_record(log, progress, table.names())
        .map_err(|broken| broken.to_string())?;
    let record = record.ok_or("a finished game has no record")?;
    pangaea_table::record::read(&record).map(drop).map_err(|fault| fault.to_string())
}

/// Every message of the bot must be known to the store, once, and every known one must be there.
fn said(
    report: &mut CrashReport,
    standin: &Standin,
    places: &[ChannelHandle],
    posts: &BTreeMap<u64, Vec<String>>,
) {
    let bot = standin.bot();
    let in_channels = places.iter().flat_map(ChannelHandle::messages);
    let people = standin.people();
    let in_dms = people.iter().flat_map(Person::dms);
    let in_dms = in_dms.filter(|seen| !seen.only_for_you).map(|seen| seen.message);
    let all: Vec<MessagePayload> =
        in_channels.chain(in_dms).filter(|message| message.author.id == bot).collect();
    let there: BTreeSet<u64> = all.iter().map(|message| message.id.0).collect();
    for message in &all {
        let known = posts.get(&message.id.0).map_or(&[][..], Vec::as_slice);
        if known.len() != 1 {
            let line = format!("message {} is {known:?}: {:?}", message.id, message.content);
            wrong(&mut report.said_twice, &line);
        }
    }
    for (post, slots) in posts.iter().filter(|(post, _)| !there.contains(post)) {
        wrong(&mut report.unsaid, &format!("message {post} of {slots:?} is not there"));
    }
}
