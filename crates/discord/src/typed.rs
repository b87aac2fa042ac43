//! Typed direct messages: for those who prefer the keyboard.

use super::app::App;
use super::dispatch::HandlerResult;
use super::error::Error;
use super::events::Requester;
use super::press::Press;
use super::questions::{self, Submitted, no_game};
use super::reply::Reply;
use super::rows::{MenuLine, menu};
use pangaea_engine::seat::Seat;
use pangaea_keeper::compute::{self, JobOwner, Urgency};
use pangaea_table::{Answer, Refusal, Slot, Table, TableId, Upkeep, UserId};
use pangaea_text::{Language, bot, common};
use serenity::all::CreateActionRow;
use std::sync::Arc;

/// A table at which someone is asked something.
type AskedTable = (Arc<Table>, Seat);

/// Answers a direct message.
pub(super) async fn answer(app: &App, who: &Requester, text: &str) -> HandlerResult {
    let language = app.language(who).await;
    let tables = app.tables_of(who.person).await?;
    let (person, typed) = (who.person, text.to_owned());
    let read = move || meant(tables, person, &typed);
    let meant = compute::run(JobOwner::Person(person), Urgency::Answer, read).await?;
    match &meant[..] {
        [] => Ok(Reply::new(language.say(&bot::nothing_open()))),
        [(table, seat)] => submit(app, who, table.id, *seat, text, language).await,
        _ => {
            app.remember_typed(who.person, text.to_owned());
            let tables = meant.iter().map(|(table, _)| table.as_ref());
            Ok(table_menu(&Press::Which, tables, language))
        }
    }
}

/// The questions that someone can have meant by what they typed. What no one understands is
/// explained where an answer is awaited.
fn meant(tables: Vec<Arc<Table>>, person: UserId, text: &str) -> Vec<AskedTable> {
    let (mut open, mut given) = (Vec::new(), Vec::new());
    for table in tables {
        let Some(seat) = table.seat_of(person) else { continue };
        match table.open(seat) {
            Some(question) if question.answered => given.push((table, seat)),
            Some(_) => open.push((table, seat)),
            None => {}
        }
    }
    let understands = |(table, seat): &&AskedTable| table.reads(*seat, text);
    let understood: Vec<AskedTable> =
        open.iter().chain(&given).filter(understands).cloned().collect();
    match &understood[..] {
        [] if open.is_empty() => given,
        [] => open,
        _ => understood,
    }
}

/// Direct messages arrive; whoever was given up gets their questions here again.
pub(super) async fn reached(app: &App, person: UserId) {
    let store = app.keepers.store();
    let closed = store.person(person).await.is_ok_and(|row| row.dm_open == Some(false));
    if !closed || store.save_dm(person, None, Some(true)).await.is_err() {
        return;
    }
    for table in store.tables_of(person).await.unwrap_or_default() {
        if let Err(error) = app.keepers.handle(table, Upkeep::Reach(person, true)).await {
            error.log("I couldn't store that a user's DMs are open");
        }
    }
}

/// Some tables to choose from.
pub(super) fn table_menu<'a>(
    press: &Press,
    tables: impl Iterator<Item = &'a Table>,
    language: Language,
) -> Reply {
    let asks = language.say(&bot::which_table());
    Reply::new(asks.clone()).rows(vec![table_row(press, asks, tables, language)])
}

/// The menu alone, with what it asks.
pub(super) fn table_row<'a>(
    press: &Press,
    asks: String,
    tables: impl Iterator<Item = &'a Table>,
    language: Language,
) -> CreateActionRow {
    const MOST: usize = 25;
    let offers = tables.take(MOST).map(|table| MenuLine {
        value: table.key().to_string(),
        label: table_name(table, language),
        about: table.game().map(|progress| language.say(&common::round(progress.round()))),
        picked: false,
    });
    menu(press, asks, offers.collect())
}

/// A table among others: the game, and who sits there.
pub(super) fn table_name(table: &Table, language: Language) -> String {
    format!("{} · {}", language.say(&table.game_name()), table.names().join(", "))
}

/// The table was chosen for what was typed before. A refusal takes the place of the choice, which
/// is made.
pub(super) async fn chosen(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let table = app.table_named(value).await?;
    let text = app.typed(who.person).ok_or(Refusal::OldButton)?;
    let seat = table.seat_of(who.person).ok_or(Refusal::NotSeated)?;
    let language = app.language(who).await;
    match submit(app, who, table.id, seat, &text, language).await {
        Err(Error::Refused(refusal)) => {
            Ok(Reply { is_aside: false, ..Reply::refused(&refusal, language) })
        }
        answered => answered,
    }
}

/// Carries out what was typed; it says what was understood, and asks before what is final.
async fn submit(
    app: &App,
    who: &Requester,
    id: TableId,
    seat: Seat,
    text: &str,
    language: Language,
) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    let submitted = match table.open(seat) {
        Some(open) => {
            let answer = Answer::Typed(text.to_owned());
            let question = (id, seat, open.number);
            let show = |table: &Table| {
                let panel = table.panel(seat).ok_or(Refusal::NotAsked)?;
                Ok(Reply::panel(panel, language))
            };
            questions::submit(app, who, question, answer, true, show).await?
        }
        // The table may have ended between the question and its answer.
        None => questions::refuse(app, who, &table, not_asked(&table), true).await?,
    };
    let (table, reply) = match submitted {
        Submitted::Shown(table, reply) => (table, reply),
        Submitted::Ended(reply) => return Ok(reply),
    };
    let question = table.open(seat).map(|open| Slot::Ask(who.person, seat, open.number));
    let becomes = question.map(|slot| (id, slot, table.revision));
    Ok(Reply { becomes, ..reply })
}

/// Why a seat has nothing to answer.
fn not_asked(table: &Table) -> Refusal {
    if table.playing().is_some() { Refusal::NotAsked } else { no_game(table) }
}
