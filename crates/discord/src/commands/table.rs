//! `/table`: what hosts and moderators can do.

use super::slash::{Hosting, NamedSeat, NamedUser};
use super::{done, missing, say};
use crate::app::App;
use crate::dispatch::HandlerResult;
use crate::error::Error;
use crate::events::{Requester, ThreadSupport};
use crate::lobby::taken;
use crate::press::Press;
use crate::reply::Reply;
use crate::rows::button;
use crate::which_table::{at_one_of, at_table_here, tables_here};
use pangaea_engine::seat::Seat;
use pangaea_table::{Command, Refusal, Stage, Table, TableId};
use pangaea_text::bot;
use serenity::all::{ButtonStyle, CreateActionRow};

/// Carries out a subcommand, and tells what has changed.
pub(super) async fn host(app: &App, who: &Requester, wanted: &Hosting) -> HandlerResult {
    match wanted {
        Hosting::Remove(seat) => {
            let (id, seat) = named_seat(app, who, *seat, can_host).await?;
            remove(app, who, id, seat).await
        }
        Hosting::Replace(seat, Some(named)) if !app.admission.blocks(named.person) => {
            let (id, seat) = named_seat(app, who, *seat, can_host).await?;
            offer(app, who, id, seat, named).await
        }
        Hosting::Replace(seat, _) => {
            named_seat(app, who, *seat, can_host).await?;
            say(app, who, bot::no_person()).await
        }
        Hosting::Host(seat) => {
            let (id, seat) = named_seat(app, who, *seat, can_host).await?;
            let table = app.keepers.handle(id, Command::HandOver(who.actor(), seat)).await?;
            say(app, who, bot::new_host(table.name(seat))).await
        }
        Hosting::Move(seat) => {
            let (id, seat) = named_seat(app, who, *seat, can_move_for).await?;
            move_for(app, who, id, seat).await
        }
        Hosting::Restore => restore(app, who).await,
        Hosting::Cancel => {
            let fits = |table: &Table| can_host(table, who);
            let close = |table| sure_to_close(app, who, table);
            at_table_here(app, who, Press::CancelWhich, fits, close).await
        }
        Hosting::Threads(on) => threads(app, who, *on).await,
    }
}

/// May they decide for this table as a whole?
pub(super) fn can_host(table: &Table, who: &Requester) -> bool {
    table.is_hosted_by(who.actor())
}

/// May they let the computer move for someone there?
pub(super) fn can_move_for(table: &Table, who: &Requester) -> bool {
    can_host(table, who) || table.seat_of(who.person).is_some()
}

/// A seat and its table: the one from which it was picked, or else the only one here that can be meant.
async fn named_seat(
    app: &App,
    who: &Requester,
    NamedSeat { table, seat }: NamedSeat,
    may: fn(&Table, &Requester) -> bool,
) -> Result<(TableId, Seat), Error> {
    let tables = match table {
        Some(id) => tables_here(app, who, |table| table.id == id).await?,
        None => tables_here(app, who, |table| may(table, who)).await?,
    };
    match (&tables[..], table) {
        ([only], Some(id)) if only.id != id => Err(Refusal::NoSeat.into()),
        ([only], _) => Ok((only.id, seat)),
        (_, Some(_)) => Err(Refusal::NoSeat.into()),
        (_, None) => Err(Refusal::SeveralTables.into()),
    }
}

/// Sets whether games of this server get threads of their own, and tells what holds now.
async fn threads(app: &App, who: &Requester, wanted: Option<bool>) -> HandlerResult {
    let Some(server) = who.server else { return say(app, who, bot::only_in_servers()).await };
    let store = app.keepers.store();
    if let Some(on) = wanted {
        if !who.moderator {
            return Err(Refusal::NotModerator.into());
        }
        store.use_threads(server, on).await?;
    }
    let language = app.language(who).await;
    if !store.uses_threads(server).await? {
        return Ok(Reply::new(language.say(&bot::threads_off())));
    }
    let mut words = language.say(&bot::threads_on());
    if who.threads == ThreadSupport::Possible
        && let Some(lacking) = missing(who, true, language)
    {
        words = format!("{words}\n{lacking}");
    }
    Ok(Reply::new(words))
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

/// Opens a table again that was closed and still can be opened. Where there are several, it asks which.
async fn restore(app: &App, who: &Requester) -> HandlerResult {
    let (store, now) = (app.keepers.store(), app.keepers.clock().now());
    let mut closed = Vec::new();
    for id in store.cancelled_at(who.channel).await.map_err(pangaea_keeper::Error::from)? {
        // The others can be opened all the same.
        let table = app.keepers.get(id).await.ok();
        closed.extend(table.filter(|table| table.is_restorable(now)));
    }
    let may = closed.iter().any(|table| can_host(table, who));
    closed.retain(|table| can_host(table, who) || !may);
    if closed.is_empty() {
        return open_again(app, who, app.table_at(who.channel).await?).await;
    }
    let open = |table| open_again(app, who, table);
    at_one_of(app, who, Press::RestoreWhich, &closed, open).await
}

/// Opens a closed table again, if its place is free. A thread that was deleted meanwhile is replaced.
pub(crate) async fn open_again(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    let fault = |fault: pangaea_store::Error| pangaea_keeper::Error::store(id, fault);
    let there = app.keepers.store().table_at(table.channel).await.map_err(fault)?;
    if let Some(there) = there.filter(|there| *there != id && !table.lacks_thread()) {
        return taken(app, there, app.language(who).await).await;
    }
    let _opening = app.openings.check(app, who, table.next_place()).await?;
    if table.is_restorable(app.keepers.clock().now()) && can_host(&table, who) {
        app.outbox.leave_deleted_thread(&table).await?;
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
    table.closable_by(who.actor(), app.keepers.read_clock().await)?;
    let language = app.language(who).await;
    let cancel = button(&Press::Cancel(table.key()), language.say(&bot::press_cancel_table()));
    let keep = button(&Press::Keep(table.key()), language.say(&bot::press_keep_table()));
    let rows = vec![CreateActionRow::Buttons(vec![cancel.style(ButtonStyle::Danger), keep])];
    Ok(Reply::new(language.say(&bot::sure_to_cancel(table.game_name()))).rows(rows))
}
