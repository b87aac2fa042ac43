//! `/hand` and `/games`: a person's own tables.

use super::say;
use crate::app::App;
use crate::dispatch::HandlerResult;
use crate::events::Requester;
use crate::questions;
use crate::reply::{LONGEST, Reply};
use pangaea_games::spoken::Voice;
use pangaea_table::{Stage, Table};
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

pub(super) async fn games(app: &App, who: &Requester) -> HandlerResult {
    let mut tables = app.tables_of(who.person).await?;
    tables.extend(app.tables_left_by(who.person).await?);
    if tables.is_empty() {
        return say(app, who, bot::no_games()).await;
    }
    let language = app.language(who).await;
    let mut lines = vec![language.say(&bot::games_heading())];
    for table in &tables {
        lines.push(line(app, who, table).await);
    }
    Ok(Reply::new(fitting(&lines, LONGEST)))
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
