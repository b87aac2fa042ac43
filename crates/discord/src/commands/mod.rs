//! The slash commands: which there are, and what each does.

mod complete;
mod mine;
mod play;
mod register;
mod slash;
mod table;

pub(super) use complete::{Completion, choices};
pub(super) use mine::undo_at;
pub use play::{invited_with, invited_with_threads};
pub(super) use play::{missing, needed, needed_for_thread};
pub(super) use register::keep_registering;
pub(super) use slash::Slash;
pub(super) use table::{move_for, open_again, sure_to_close};

use super::app::App;
use super::dispatch::HandlerResult;
use super::events::Requester;
use super::press::Press;
use super::reply::Reply;
use super::typed::table_menu;
use super::which_table::{at_table_here, has_seat, tables_here};
use super::{coming, questions, rules, settings, topics};
use pangaea_engine::registry::GameId;
use pangaea_table::{Order, Table, TableId};
use pangaea_text::{LocaleMessage, bot};

/// The answer to a command.
pub(super) async fn answer(app: &App, who: &Requester, slash: &Slash) -> HandlerResult {
    match slash {
        Slash::Play(wish) => play::opened(app, who, wish).await,
        Slash::Board { as_text: false } => {
            let board = |table| questions::board(app, who, table);
            at_table_here(app, who, Press::BoardWhich, has_game, board).await
        }
        Slash::Board { as_text: true } => {
            let board = |table| questions::board_text(app, who, table);
            at_table_here(app, who, Press::BoardTextWhich, has_game, board).await
        }
        Slash::Hand => mine::hand(app, who).await,
        Slash::Games => mine::games(app, who).await,
        Slash::Rules { game, search: Some(words) } => topics::search(app, who, *game, words).await,
        Slash::Rules { game: Some(game), .. } => rules::page(app, who, *game, 0).await,
        Slash::Rules { .. } => rules_here(app, who).await,
        Slash::Settings => settings::panel(app, who).await,
        Slash::Table(wanted) => table::host(app, who, wanted).await,
        Slash::Leave => coming::leave(app, who).await,
        Slash::Undo => mine::undo(app, who).await,
        Slash::Help => say(app, who, bot::help()).await,
    }
}

/// An answer of one line.
pub(super) async fn say(app: &App, who: &Requester, message: LocaleMessage) -> HandlerResult {
    Ok(Reply::new(app.language(who).await.say(&message)))
}

/// Carries something out whose answer is one line.
pub(super) async fn done(
    app: &App,
    who: &Requester,
    table: TableId,
    order: impl Into<Order> + Send,
    words: LocaleMessage,
) -> HandlerResult {
    app.keepers.handle(table, order).await?;
    say(app, who, words).await
}

fn has_game(table: &Table) -> bool {
    table.progress().is_some()
}

/// The rules of the game that is played here, or at one's own table where there is none.
async fn rules_here(app: &App, who: &Requester) -> HandlerResult {
    let here = match tables_here(app, who, |table| has_seat(table, who)).await {
        Ok(here) => here,
        Err(_) => {
            app.tables_of(who.person).await.ok().and_then(|mut all| all.pop()).into_iter().collect()
        }
    };
    let game = here.first().map_or(GameId::ALL[0], |table| table.terms.game);
    if here.iter().any(|table| table.terms.game != game) {
        let language = app.language(who).await;
        return Ok(table_menu(&Press::RulesWhich, here.iter().map(AsRef::as_ref), language));
    }
    rules::page(app, who, game, 0).await
}
