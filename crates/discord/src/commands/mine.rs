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
use crate::which_table::{at_table_here, has_seat};
use pangaea_engine::registry::GameId;
use pangaea_games::spoken::Voice;
use pangaea_store::PastGame;
use pangaea_table::{Order, Refusal, Stage, Table, TableId, title};
use pangaea_text::{Language, bot};

/// The own question in this channel; in a direct message that of the table that waits longest.
pub(super) async fn hand(app: &App, who: &Requester) -> HandlerResult {
    if who.server.is_some() {
        let show = |table| questions::show(app, who, table);
        let fits = |table: &Table| has_seat(table, who);
        return at_table_here(app, who, Press::HandWhich, fits, show).await;
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

/// All of them, with a menu to leave one, and the last ones that are over.
pub(super) async fn games(app: &App, who: &Requester) -> HandlerResult {
    let mut tables = app.tables_of(who.person).await?;
    let seated = tables.len();
    tables.extend(app.tables_left_by(who.person).await?);
    let language = app.language(who).await;
    let heading = if tables.is_empty() { bot::no_games() } else { bot::games_heading() };
    let mut lines = vec![language.say(&heading)];
    for table in &tables {
        lines.push(line(app, who, table).await);
    }
    lines.extend(history(app, who, language).await?);
    let reply = Reply::new(fitting(&lines, LONGEST));
    if seated == 0 {
        return Ok(reply);
    }
    let (asks, seated) = (language.say(&bot::pick_leave()), tables[..seated].iter());
    let leave = table_row(&Press::LeaveWhich, asks, seated.map(AsRef::as_ref), language);
    Ok(reply.rows(vec![leave]))
}

/// The last games that someone has played to their end, whether their tables are kept or not.
async fn history(app: &App, who: &Requester, language: Language) -> Result<Vec<String>, Error> {
    const MOST: u32 = 5;
    let games = app.keepers.store().past_games(who.person, MOST).await?;
    let line = |past: &PastGame| {
        let game = title(GameId::named(&past.game)?);
        let moment = format!("<t:{}:d>", past.ended);
        let words = bot::history_line(game, &moment, past.rank, past.seats, past.score);
        Some(format!("• {}", language.say(&words)))
    };
    let lines: Vec<String> = games.iter().filter_map(line).collect();
    let heading =
        (!lines.is_empty()).then(|| format!("\n{}", language.say(&bot::history_heading())));
    Ok(heading.into_iter().chain(lines).collect())
}

/// Takes the own last action back: at this channel's table; in a direct message at the one where
/// that can be done.
pub(super) async fn undo(app: &App, who: &Requester) -> HandlerResult {
    let can = |table: &Table| table.seat_of(who.person).is_some_and(|seat| table.can_undo(seat));
    if who.server.is_some() {
        let fits = |table: &Table| (has_seat(table, who), can(table));
        let undo = |table| undo_at(app, who, table);
        return at_table_here(app, who, Press::UndoWhich, fits, undo).await;
    }
    let mut tables = app.tables_of(who.person).await?;
    tables.retain(|table| table.playing().is_some());
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
