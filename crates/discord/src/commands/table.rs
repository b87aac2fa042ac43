//! `/table`: what hosts and moderators can do.

use super::say;
use super::slash::{Hosting, NamedUser};
use crate::app::App;
use crate::dispatch::HandlerResult;
use crate::error::Error;
use crate::events::Requester;
use crate::lobby::taken;
use crate::press::Press;
use crate::reply::Reply;
use crate::rows::button;
use pangaea_engine::seat::Seat;
use pangaea_table::{Command, Guest, Refusal, Stage, TableId};
use pangaea_text::bot;
use serenity::all::{ButtonStyle, CreateActionRow};

/// Carries out a subcommand, and tells what has changed.
pub(super) async fn host(app: &App, who: &Requester, wanted: &Hosting) -> HandlerResult {
    let id = app.table_at(who.channel).await?;
    match wanted {
        Hosting::Remove(seat) => replace(app, who, id, *seat, None).await,
        Hosting::Replace(_, None) => say(app, who, bot::no_person()).await,
        Hosting::Replace(seat, Some(named)) => {
            let new = guest(app, id, named).await?;
            replace(app, who, id, *seat, Some(new)).await
        }
        Hosting::Host(seat) => {
            let table = app.keepers.handle(id, Command::HandOver(who.actor(), *seat)).await?;
            say(app, who, bot::new_host(table.name(*seat))).await
        }
        Hosting::Move(seat) => move_for(app, who, id, *seat).await,
        Hosting::Restore => restore(app, who, id).await,
        Hosting::Cancel => sure_to_close(app, who, id).await,
    }
}

/// Gives a seat to a person or to the computer; in the lobby it becomes free.
async fn replace(
    app: &App,
    who: &Requester,
    id: TableId,
    seat: Seat,
    new: Option<(Guest, String)>,
) -> HandlerResult {
    let before = app.keepers.get(id).await?;
    let old = before.name(seat);
    let person = new.as_ref().map(|(guest, _)| guest.person);
    let command = Command::Replace(who.actor(), seat, new);
    let table = app.keepers.handle(id, command).await?;
    if let Some(person) = person {
        app.outbox.greet(&table, person).await;
    }
    let done = match table.playing() {
        Some(_) => bot::replaced(old, table.name(seat)),
        None => bot::removed(old),
    };
    say(app, who, done).await
}

/// Lets the computer move once for someone.
pub(crate) async fn move_for(app: &App, who: &Requester, id: TableId, seat: Seat) -> HandlerResult {
    let table = app.keepers.handle(id, Command::MoveFor(who.actor(), seat)).await?;
    say(app, who, bot::moved_for(table.name(seat))).await
}

/// Opens the newest table again that was closed and still can be opened, if the channel is free.
async fn restore(app: &App, who: &Requester, latest: TableId) -> HandlerResult {
    let fault = |fault: pangaea_store::Error| pangaea_keeper::Error::store(latest, fault);
    let (store, now) = (app.keepers.store(), app.keepers.clock().now());
    let mut id = latest;
    for closed in store.cancelled_at(who.channel).await.map_err(fault)? {
        if app.keepers.get(closed).await.is_ok_and(|table| table.is_restorable(now)) {
            id = closed;
            break;
        }
    }
    let there = store.table_at(who.channel).await.map_err(fault)?;
    if let Some(there) = there.filter(|there| *there != id) {
        return taken(app, there, app.language(who).await).await;
    }
    app.keepers.handle(id, Command::Restore(who.actor())).await?;
    say(app, who, bot::restore_done()).await
}

/// The person named in a command, as a guest. Discord tells the language of whoever does something,
/// and not of whoever is named.
async fn guest(app: &App, id: TableId, named: &NamedUser) -> Result<(Guest, String), Error> {
    let language = app.keepers.get(id).await?.terms.language;
    let guest = app.guest(named.person, Some(language.code())).await?;
    Ok((guest, named.name.clone()))
}

/// Asks before a table is closed.
pub(crate) async fn sure_to_close(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    match table.stage {
        Stage::Lobby | Stage::Playing(_) | Stage::Broken => {}
        Stage::Over(_) => return Err(Refusal::Over.into()),
        Stage::Cancelled(_) => return Err(Refusal::Cancelled.into()),
    }
    table.closable_by(who.actor(), app.keepers.clock().now())?;
    let language = app.language(who).await;
    let cancel = button(&Press::Cancel(table.key()), language.say(&bot::press_cancel_table()));
    let keep = button(&Press::Keep(table.key()), language.say(&bot::press_keep_table()));
    let rows = vec![CreateActionRow::Buttons(vec![cancel.style(ButtonStyle::Danger), keep])];
    Ok(Reply::new(language.say(&bot::sure_to_cancel(table.game_name()))).rows(rows))
}
