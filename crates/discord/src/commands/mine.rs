//! `/hand`, `/games` and `/undo`: a person's own tables.

use super::{done, say};
use crate::app::App;
use crate::dispatch::HandlerResult;
use crate::error::Error;
use crate::events::Requester;
use crate::press::Press;
use crate::questions;
use crate::reply::{LONGEST, Reply};
use crate::typed::{table_menu, table_row};
use pangaea_games::spoken::Voice;
use pangaea_table::{Order, Refusal, Stage, Table, TableId};
use pangaea_text::bot;

/// The own question in this channel; in a direct message that of the table that waits longest.
pub(super) async fn hand(app: &App, who: &Requester) -> HandlerResult {
    if who.server.is_some() {
        let table = app.table_at(who.channel).await?;
        return questions::show(app, who, table).await;
    }
    let tables = app.tables_of(who.person).await?;
    let longest = tables
        .iter()
        .filter_map(|table| Some((table.awaits(who.person)?, table)))
        .min_by_key(|(since, _)| *since);
    let playing = || tables.iter().find(|table| table.playing().is_some());
    let Some(table) = longest.map(|(_, table)| table).or_else(playing) else {
        let left = app.tables_left_by(who.person).await?;
        if let Some(table) = left.first() {
            return questions::show(app, who, table.id).await;
        }
        return games(app, who).await;
    };
    let mut reply = questions::show(app, who, table.id).await?;
    let mut rest: Vec<String> = Vec::new();
    for other in tables.iter().filter(|other| other.id != table.id) {
        rest.push(line(app, who, other).await);
    }
    if !rest.is_empty() {
        reply.text = format!("{}\n\n{}", reply.text, fitting(&rest, LONGEST / 2));
    }
    Ok(reply)
}

/// All of them, and a menu to leave one.
pub(super) async fn games(app: &App, who: &Requester) -> HandlerResult {
    let mut tables = app.tables_of(who.person).await?;
    let seated = tables.len();
    tables.extend(app.tables_left_by(who.person).await?);
    if tables.is_empty() {
        return say(app, who, bot::no_games()).await;
    }
    let language = app.language(who).await;
    let mut lines = vec![language.say(&bot::games_heading())];
    for table in &tables {
        lines.push(line(app, who, table).await);
    }
    let reply = Reply::new(fitting(&lines, LONGEST));
    if seated == 0 {
        return Ok(reply);
    }
    let (asks, seated) = (language.say(&bot::pick_leave()), tables[..seated].iter());
    let leave = table_row(&Press::LeaveWhich, asks, seated.map(AsRef::as_ref), language);
    Ok(reply.rows(vec![leave]))
}

/// Takes the own last action back: at this channel's table; in a direct message at the one where
/// that can be done.
pub(super) async fn undo(app: &App, who: &Requester) -> HandlerResult {
    if who.server.is_some() {
        return undo_at(app, who, app.table_at(who.channel).await?).await;
    }
    let mut tables = app.tables_of(who.person).await?;
    tables.retain(|table| table.playing().is_some());
    let can = |table: &Table| table.seat_of(who.person).is_some_and(|seat| table.can_undo(seat));
    if tables.iter().any(|table| can(table)) {
        tables.retain(|table| can(table));
    }
    match &tables[..] {
        [] => say(app, who, bot::no_games()).await,
        // Where it can't be done, the table says why.
        [table] => undo_at(app, who, table.id).await,
        several if several.iter().any(|table| can(table)) => {
            let language = app.language(who).await;
            Ok(table_menu(&Press::UndoWhich, several.iter().map(AsRef::as_ref), language))
        }
        _ => Err(Refusal::NothingToUndo.into()),
    }
}

/// The table was chosen where the own last action is taken back. A refusal takes the place of the
/// choice, which is made.
pub(crate) async fn undo_chosen(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let table = app.table_named(value).await?;
    match undo_at(app, who, table.id).await {
        Err(Error::Refused(refusal)) => say(app, who, refusal.message()).await,
        taken_back => taken_back,
    }
}

/// Takes the own last action back at this table.
pub(crate) async fn undo_at(app: &App, who: &Requester, table: TableId) -> HandlerResult {
    done(app, who, table, Order::Undo(who.person), bot::undo_done()).await
}

/// As many whole lines as fit: half of a link leads nowhere.
fn fitting(lines: &[String], most: usize) -> String {
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + 1 + line.chars().count() > most {
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
    }
    text
}

/// One table in a list: whose move it is, and the way there.
async fn line(app: &App, who: &Requester, table: &Table) -> String {
    let language = app.language(who).await;
    let own = table.seat_of(who.person);
    let state = match &table.stage {
        Stage::Lobby => bot::in_lobby(),
        _ if own.is_none() => bot::you_left(),
        _ if own.is_some_and(|seat| table.people_to_move().contains(seat)) => bot::your_move(),
        _ => {
            let names = table.names();
            let voice = Voice { names: &names, language };
            let waits = table.playing().map(|progress| voice.list(progress.to_decide().iter()));
            bot::move_of(&waits.unwrap_or_default())
        }
    };
    let link = app.link(table).await;
    format!("• {}", language.say(&bot::game_line(table.game_name(), &link, state)))
}
