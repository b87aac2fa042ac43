//! Leaving a game, and coming back to it.

use super::app::App;
use super::commands::say;
use super::dispatch::HandlerResult;
use super::events::Requester;
use super::press::Press;
use super::reply::Reply;
use super::rows::button;
use super::typed::table_menu;
use super::which_table::{at_table_here, has_seat};
use pangaea_table::{Command, Table, TableId, TableKey};
use pangaea_text::{Language, bot};
use serenity::all::{ButtonStyle, CreateActionRow};

/// `/leave`: the table of this channel; in a direct message the own one.
pub(super) async fn leave(app: &App, who: &Requester) -> HandlerResult {
    if who.server.is_some() {
        let fits = |table: &Table| has_seat(table, who);
        let leave = |table| sure(app, who, table);
        return at_table_here(app, who, Press::LeaveWhich, fits, leave).await;
    }
    let tables = app.tables_of(who.person).await?;
    match &tables[..] {
        [] => say(app, who, bot::no_games()).await,
        [table] => sure(app, who, table.id).await,
        several => {
            let language = app.language(who).await;
            Ok(table_menu(&Press::LeaveWhich, several.iter().map(AsRef::as_ref), language))
        }
    }
}

/// The table was chosen that is to be left.
pub(super) async fn leave_chosen(app: &App, who: &Requester, value: &str) -> HandlerResult {
    sure(app, who, app.table_named(value).await?.id).await
}

/// Asks before someone leaves a game. A lobby, where one can join again, is left at once.
async fn sure(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    let language = app.language(who).await;
    if let Some(offer) = offer(&table, who, language) {
        return Ok(offer);
    }
    if table.playing().is_none() || table.seat_of(who.person).is_none() {
        return left(app, who, id).await;
    }
    let game = table.game_name();
    let words = if table.guests().count() == 1 {
        bot::sure_to_leave_last(game)
    } else {
        bot::sure_to_leave(game)
    };
    let leave = button(&Press::LeaveGame(table.key()), language.say(&bot::press_leave_game()));
    let stay = button(&Press::Stay(table.key()), language.say(&bot::press_stay()));
    let rows = vec![CreateActionRow::Buttons(vec![leave.style(ButtonStyle::Danger), stay])];
    Ok(Reply::new(language.say(&words)).rows(rows))
}

/// Leaves, and tells what becomes of the seat.
pub(super) async fn left(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.handle(id, Command::Leave(who.person)).await?;
    let language = app.language(who).await;
    let words = match table.playing() {
        Some(_) if table.is_paused() => bot::left_waiting(),
        Some(_) => bot::left_game(),
        None => bot::left(),
    };
    let reply = Reply::new(language.say(&words));
    Ok(if table.seat_to_take_back(who.person).is_some() {
        reply.rows(way_back(table.key(), language))
    } else {
        reply
    })
}

/// Takes the own seat back from the computer.
pub(super) async fn take_back(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let game = app.keepers.get(id).await?.terms.game;
    let guest = app.guest(who.person, who.locale.as_deref(), game).await?;
    let language = guest.language;
    app.keepers.handle(id, Command::TakeBack(guest, who.name.clone())).await?;
    Ok(Reply::new(language.say(&bot::back_again())))
}

/// The way back for someone who has left this game; nothing if there is none.
pub(super) fn offer(table: &Table, who: &Requester, language: Language) -> Option<Reply> {
    let seat = table.seat_to_take_back(who.person)?;
    let words = language.say(&bot::can_take_back(table.name(seat)));
    let text = format!("{}\n{words}", table.heading(language));
    Some(Reply::new(text).rows(way_back(table.key(), language)))
}

fn way_back(table: TableKey, language: Language) -> Vec<CreateActionRow> {
    let back = button(&Press::TakeBack(table), language.say(&bot::press_take_back()));
    vec![CreateActionRow::Buttons(vec![back.style(ButtonStyle::Primary)])]
}
