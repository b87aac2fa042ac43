//! The slash commands: which there are, and what each does.

mod mine;
mod play;
mod register;
mod table;

pub use play::invited_with;
pub(super) use play::missing;
pub(super) use register::register;
pub(super) use table::{complete, move_for};

use super::hall::{Hall, Who};
use super::intake::Answered;
use super::reply::{How, Reply};
use super::{questions, rules, settings};
use crate::table::Command;
use crate::text::{Message, bot};
use pangaea_engine::matches::GameId;
use serenity::all::{CommandInteraction, ResolvedOption, ResolvedValue};

/// The answer to a command.
pub(super) async fn answer(hall: &Hall, who: &Who, command: &CommandInteraction) -> Answered {
    let options = command.data.options();
    match command.data.name.as_str() {
        "play" => play::opened(hall, who, &options).await,
        "board" => {
            let table = hall.table_at(who.place).await?;
            match text(&options, "form") {
                Some("text") => questions::board_text(hall, who, table).await,
                _ => questions::board(hall, who, table, How::Private).await,
            }
        }
        "hand" => mine::hand(hall, who, &command.token).await,
        "games" => mine::games(hall, who).await,
        "rules" => {
            let asked = text(&options, "game").and_then(GameId::named);
            let game = match asked {
                Some(game) => game,
                None => game_here(hall, who).await,
            };
            Ok(rules::first(game, hall.language(who).await))
        }
        "settings" => settings::panel(hall, who, How::Private).await,
        "table" => table::host(hall, who, &options).await,
        "leave" => {
            let table = hall.table_at(who.place).await?;
            let table = hall.keepers.carry_out(table, Command::Leave(who.person)).await?;
            let left = if table.playing().is_some() { bot::left_game() } else { bot::left() };
            said(hall, who, &left).await
        }
        "undo" => {
            let table = hall.table_at(who.place).await?;
            hall.keepers.carry_out(table, Command::Undo(who.person, Vec::new())).await?;
            said(hall, who, &bot::undo_done()).await
        }
        _ => said(hall, who, &bot::help()).await,
    }
}

async fn said(hall: &Hall, who: &Who, message: &Message) -> Answered {
    Ok(Reply::private(hall.language(who).await.say(message)))
}

fn text<'a>(options: &'a [ResolvedOption<'a>], name: &str) -> Option<&'a str> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}

fn number(options: &[ResolvedOption<'_>], name: &str) -> Option<i64> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Integer(number) => Some(number),
        _ => None,
    }
}

fn flag(options: &[ResolvedOption<'_>], name: &str) -> Option<bool> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Boolean(flag) => Some(flag),
        _ => None,
    }
}

/// The game of this channel's table, or of one's own where there is none.
async fn game_here(hall: &Hall, who: &Who) -> GameId {
    let here = match hall.table_at(who.place).await {
        Ok(table) => hall.keepers.look(table).await.ok(),
        Err(_) => hall.tables_of(who.person).await.ok().and_then(|mut all| all.pop()),
    };
    here.map_or(GameId::ALL[0], |table| table.terms.game)
}
