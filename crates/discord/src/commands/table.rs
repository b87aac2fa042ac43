//! `/table`: what hosts and moderators can do.

use super::slash::{Hosting, NamedUser};
use super::{done, say};
use crate::app::App;
use crate::dispatch::HandlerResult;
use crate::events::Requester;
use crate::lobby::taken;
use crate::press::Press;
use crate::reply::Reply;
use crate::rows::button;
use pangaea_engine::seat::Seat;
use pangaea_table::{Command, Refusal, Stage, TableId};
use pangaea_text::bot;
use serenity::all::{ButtonStyle, CreateActionRow};

/// Carries out a subcommand, and tells what has changed.
pub(super) async fn host(app: &App, who: &Requester, wanted: &Hosting) -> HandlerResult {
    let id = app.table_at(who.channel).await?;
    match wanted {
        Hosting::Remove(seat) => remove(app, who, id, *seat).await,
        Hosting::Replace(seat, Some(named)) if !app.admission.blocks(named.person) => {
            offer(app, who, id, *seat, named).await
        }
        Hosting::Replace(..) => say(app, who, bot::no_person()).await,
        Hosting::Host(seat) => {
            let table = app.keepers.handle(id, Command::HandOver(who.actor(), *seat)).await?;
            say(app, who, bot::new_host(table.name(*seat))).await
        }
        Hosting::Move(seat) => move_for(app, who, id, *seat).await,
        Hosting::Restore => restore(app, who, id).await,
        Hosting::Cancel => sure_to_close(app, who, id).await,
    }
}

/// Offers a seat to someone, who is asked in the channel and is not written to before they accept.
async fn offer(
    app: &App,
    who: &Requester,
    id: TableId,
    seat: Seat,
    named: &NamedUser,
) -> HandlerResult {
    let NamedUser { person, name } = named;
    let (by, by_name) = (who.actor(), who.name.clone());
    let offer = Command::Offer { by, by_name, seat, person: *person, name: name.clone() };
    done(app, who, id, offer, bot::offered(name)).await
}

/// Gives a seat to the computer; in the lobby it becomes free.
async fn remove(app: &App, who: &Requester, id: TableId, seat: Seat) -> HandlerResult {
    let before = app.keepers.get(id).await?;
    let old = before.name(seat);
    let command = Command::Remove(who.actor(), who.name.clone(), seat);
    let table = app.keepers.handle(id, command).await?;
    let done = match table.playing() {
        Some(_) => bot::replaced(old, table.name(seat)),
        None => bot::removed(old),
    };
    say(app, who, done).await
}

/// Lets the computer move once for someone.
pub(crate) async fn move_for(app: &App, who: &Requester, id: TableId, seat: Seat) -> HandlerResult {
    let command = Command::MoveFor(who.actor(), who.name.clone(), seat);
    let table = app.keepers.handle(id, command).await?;
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
