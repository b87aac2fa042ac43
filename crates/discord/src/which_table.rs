//! Which table a command means: several can run from one channel, each in a thread of its own.

use super::app::App;
use super::commands::say;
use super::dispatch::HandlerResult;
use super::error::Error;
use super::events::Requester;
use super::press::Press;
use super::typed::table_menu;
use pangaea_table::{Refusal, Table, TableId};
use std::sync::Arc;

/// The tables that a command in this channel can mean: those that fit best.
pub(super) async fn tables_here<K: Ord>(
    app: &App,
    who: &Requester,
    fits: impl Fn(&Table) -> K + Send,
) -> Result<Vec<Arc<Table>>, Error> {
    let mut tables = app.tables_at(who.channel).await?;
    let best = tables.iter().map(|table| fits(table)).max();
    tables.retain(|table| Some(fits(table)) >= best);
    Ok(tables)
}

/// Does something at the table of this channel that fits best. If several do, a menu asks which one is
/// meant.
pub(super) async fn at_table_here<K: Ord, F: Future<Output = HandlerResult> + Send>(
    app: &App,
    who: &Requester,
    which: Press,
    fits: impl Fn(&Table) -> K + Send,
    then: impl FnOnce(TableId) -> F + Send,
) -> HandlerResult {
    at_one_of(app, who, which, &tables_here(app, who, fits).await?, then).await
}

/// Does something at one of these tables. If there are several, a menu asks which one is meant.
pub(super) async fn at_one_of<F: Future<Output = HandlerResult> + Send>(
    app: &App,
    who: &Requester,
    which: Press,
    tables: &[Arc<Table>],
    then: impl FnOnce(TableId) -> F + Send,
) -> HandlerResult {
    if let [table] = tables {
        return then(table.id).await;
    }
    let language = app.language(who).await;
    Ok(table_menu(&which, tables.iter().map(AsRef::as_ref), language))
}

/// Does it at the table that was chosen. A refusal takes the place of the choice, which is made.
pub(super) async fn at_chosen<F: Future<Output = HandlerResult> + Send>(
    app: &App,
    who: &Requester,
    value: &str,
    then: impl FnOnce(TableId) -> F + Send,
) -> HandlerResult {
    let table = app.table_named(value).await?;
    // In direct messages the tables of all channels are offered.
    if who.server.is_some() && !table.speaks_in(who.channel) {
        return Err(Refusal::OldButton.into());
    }
    match then(table.id).await {
        Err(Error::Refused(refusal)) => say(app, who, refusal.message()).await,
        done => done,
    }
}

/// Does someone sit there, or can they take their seat back?
pub(super) fn has_seat(table: &Table, who: &Requester) -> bool {
    table.seat_of(who.person).is_some() || table.seat_to_take_back(who.person).is_some()
}
