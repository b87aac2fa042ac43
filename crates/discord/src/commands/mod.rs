//! The slash commands: which there are, and what each does.

mod complete;
mod mine;
mod play;
mod register;
mod slash;
mod table;

pub(super) use complete::{Completion, choices};
pub(super) use mine::{undo_at, undo_chosen};
pub use play::invited_with;
pub(super) use play::{missing, needed};
pub(super) use register::keep_registering;
pub(super) use slash::Slash;
pub(super) use table::{move_for, sure_to_close};

use super::app::App;
use super::dispatch::HandlerResult;
use super::events::Requester;
use super::reply::Reply;
use super::{coming, questions, rules, settings};
use pangaea_engine::registry::GameId;
use pangaea_table::{Order, TableId};
use pangaea_text::{LocaleMessage, bot};

/// The answer to a command.
pub(super) async fn answer(app: &App, who: &Requester, slash: &Slash) -> HandlerResult {
    match slash {
        Slash::Play(wish) => play::opened(app, who, wish).await,
        Slash::Board { as_text } => {
            let table = app.table_at(who.channel).await?;
            if *as_text {
                questions::board_text(app, who, table).await
            } else {
                questions::board(app, who, table).await
            }
        }
        Slash::Hand => mine::hand(app, who).await,
        Slash::Games => mine::games(app, who).await,
        Slash::Rules(game) => {
            let game = match game {
                Some(game) => *game,
                None => game_here(app, who).await,
            };
            rules::page(app, who, game, 0).await
        }
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

/// The game of this channel's table, or of one's own where there is none.
async fn game_here(app: &App, who: &Requester) -> GameId {
    let here = match app.table_at(who.channel).await {
        Ok(table) => app.keepers.get(table).await.ok(),
        Err(_) => app.tables_of(who.person).await.ok().and_then(|mut all| all.pop()),
    };
    here.map_or(GameId::ALL[0], |table| table.terms.game)
}
