//! What is left of everything, held against what people saw.

use super::Report;
use super::life::{About, Notes};
use pangaea::keeper::{entries, restore};
use pangaea::store::{Fault, Store};
use pangaea::table::{self, Entry, Progress, Stage, Table, TableId};
use standin::model::message::MessagePayload;
use standin::{Person, Place, Standin};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use std::time::Duration;

/// The most tables that are looked at.
const ALL: u32 = 1_000_000;

/// Waits until everything is said, or it takes far too long.
pub(super) async fn settle(data: &Path) {
    const PATIENCE: Duration = Duration::from_mins(1);
    const LOOK_AGAIN: Duration = Duration::from_millis(50);
    let Ok(store) = Store::look(&data.join("pangaea.db")).await else { return };
    let said = async {
        while store.unsaid_tables().await.is_ok_and(|left| !left.is_empty()) {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    let _ = tokio::time::timeout(PATIENCE, said).await;
    store.close().await;
}

/// Reads everything that is stored and counts what is wrong; each fault gets a line.
pub(super) async fn judge(
    data: &Path,
    standin: &Standin,
    places: &[Place],
    notes: &Notes,
) -> io::Result<Report> {
    let store = Store::look(&data.join("pangaea.db")).await.map_err(io::Error::other)?;
    let acknowledged = notes.acknowledged();
    let mut report =
        Report { what: "crash", acknowledged: acknowledged.len(), ..Report::default() };
    let mut answered: BTreeMap<About, u32> = BTreeMap::new();
    let mut posts: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for id in store.tables_after(TableId(0), ALL).await.map_err(io::Error::other)? {
        let (table, log) = read(&store, id).await.map_err(io::Error::other)?;
        for (slot, said) in store.messages(id).await.map_err(io::Error::other)? {
            posts.entry(said.post.0).or_default().push(format!("{id}.{slot}"));
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
            for (seat, question) in table::answers(&log, progress).map_err(io::Error::other)? {
                *answered.entry((id.0, seat.0, question)).or_default() += 1;
            }
        }
    }
    for about in acknowledged.iter().filter(|about| !answered.contains_key(about)) {
        wrong(&mut report.lost, &format!("the answer to {about:?} is lost"));
    }
    for (about, times) in answered.iter().filter(|(_, times)| **times > 1) {
        let pressed = notes.presses(*about);
        let line = format!("{about:?} has {times} answers; confirmed {pressed} times");
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

async fn read(store: &Store, id: TableId) -> Result<(Table, Vec<Entry>), Fault> {
    let gone = || Fault::Other(format!("table {id} is gone"));
    let table = restore(store.load(id).await?.ok_or_else(gone)?)?;
    Ok((table, entries(&store.log(id).await?)?))
}

/// Do log, snapshot and record tell the same game?
fn valid(log: &[Entry], progress: &Progress, table: &Table) -> Result<(), String> {
    table::agrees(log, progress).map_err(|broken| broken.to_string())?;
    let record =
        table::record(log, progress, table.names()).map_err(|broken| broken.to_string())?;
    let record = record.ok_or("a finished game has no record")?;
    pangaea::record::read(&record).map(drop).map_err(|fault| fault.to_string())
}

/// Every message of the bot must be known to the store, once, and every known one must be there.
fn said(
    report: &mut Report,
    standin: &Standin,
    places: &[Place],
    posts: &BTreeMap<u64, Vec<String>>,
) {
    let bot = standin.bot();
    let in_channels = places.iter().flat_map(Place::messages);
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
