//! What each press does, where its answer appears, and which message of a table it changes.

use super::commands::move_for;
use super::hall::{Hall, Who};
use super::intake::{Answered, Touch};
use super::press::Press;
use super::reply::{How, Reply};
use super::{lobby, questions, rules, settings, talk};
use crate::table::{Answer, Command, Refusal, Slot, TableId};
use crate::text::{Message, bot};
use pangaea_engine::players::Kind;
use serenity::all::CreateModal;

/// The form that a press opens.
pub(super) async fn form(hall: &Hall, who: &Who, wanted: Press) -> Option<CreateModal> {
    match wanted {
        Press::Type(about) => Some(questions::form(hall, who, about).await),
        Press::Quiet => Some(settings::form(hall.language(who).await)),
        _ => None,
    }
}

/// Carries out what is wanted.
pub(super) async fn carry_out(
    hall: &Hall,
    touch: &mut Touch<'_>,
    wanted: Press,
    values: &[String],
) -> Answered {
    let who = touch.who;
    let first = values.first().map_or("", String::as_str);
    match wanted {
        Press::Join(table) => lobby::sit_down(hall, who, table, Command::Join).await,
        Press::Leave(table) => {
            simple(hall, who, table, Command::StandUp(who.person), &bot::left()).await
        }
        Press::AddComputer(table) => {
            let command = Command::AddComputer(who.person, Kind::Greedy);
            lobby::change(hall, table, command, touch).await
        }
        Press::Start(table) => lobby::change(hall, table, Command::Start(who.person), touch).await,
        Press::Options(table) => lobby::options(hall, who, table, How::Private).await,
        Press::Colour(table)
        | Press::Agree(table)
        | Press::MoveTime(table)
        | Press::Computers(table) => lobby::set(hall, who, table, wanted, values).await,
        Press::MyMove(table) => questions::show(hall, who, table, touch.token).await,
        Press::Board(table) => questions::board(hall, who, table, How::Private).await,
        Press::BoardText(table) => questions::board_text(hall, who, table).await,
        Press::Undo(table) => {
            let undo = Command::Undo(who.person, Vec::new());
            simple(hall, who, table, undo, &bot::undo_done()).await
        }
        Press::Rules(table) => {
            let game = hall.keepers.look(table).await?.terms.game;
            Ok(rules::first(game, hall.language(who).await))
        }
        Press::MoveFor(table, seat) => {
            let done = move_for(hall, who, table, seat).await?;
            Ok(Reply::private(say(hall, who, &done).await))
        }
        Press::SitDown(table) => lobby::sit_down(hall, who, table, Command::SitDown).await,
        Press::Rematch(table) => lobby::rematch(hall, who, table).await,
        Press::Record(table) => lobby::record(hall, who, table).await,
        Press::Pick(about, step) => {
            let choice = first.parse().map_err(|_| Refusal::OldButton)?;
            let answer = Answer::Pick { step, choice };
            questions::answer(hall, touch, about, answer).await
        }
        Press::Nudge(about, nudge) => {
            let answer = Answer::Nudge(nudge);
            questions::answer(hall, touch, about, answer).await
        }
        Press::Suggest(about) => questions::answer(hall, touch, about, Answer::Suggest).await,
        Press::Confirm(about, changes) => {
            questions::answer(hall, touch, about, Answer::Confirm(changes)).await
        }
        Press::Page(game, page) => rules::page(game, page, hall.language(who).await),
        Press::Cards(game, page) => rules::cards(hall, who, game, page).await,
        Press::Cancel(table) => {
            hall.keepers.carry_out(table, Command::Cancel(who.actor())).await?;
            Ok(Reply::update(say(hall, who, &bot::cancel_done()).await))
        }
        Press::Keep(_) => Ok(Reply::update(say(hall, who, &bot::kept()).await)),
        Press::Language | Press::Look | Press::Door | Press::Reminder => {
            settings::set(hall, who, wanted, first).await
        }
        Press::Forget => settings::sure(hall, who).await,
        Press::ForgetNow => settings::forget(hall, who).await,
        Press::Which => talk::chosen(hall, who, first).await,
        Press::Type(_) | Press::Typed(_) | Press::Quiet | Press::QuietHours => {
            Err(Refusal::OldButton.into())
        }
    }
}

async fn say(hall: &Hall, who: &Who, message: &Message) -> String {
    hall.language(who).await.say(message)
}

/// A command whose answer is one private line.
async fn simple(
    hall: &Hall,
    who: &Who,
    table: TableId,
    command: Command,
    done: &Message,
) -> Answered {
    hall.keepers.carry_out(table, command).await?;
    Ok(Reply::private(say(hall, who, done).await))
}

/// Does an answer to this press change the message it was on?
pub(super) const fn updates(press: Press) -> bool {
    matches!(
        press,
        Press::Pick(..)
            | Press::Nudge(..)
            | Press::Suggest(_)
            | Press::Confirm(..)
            | Press::AddComputer(_)
            | Press::Start(_)
            | Press::Colour(_)
            | Press::Agree(_)
            | Press::MoveTime(_)
            | Press::Computers(_)
            | Press::Language
            | Press::Look
            | Press::Door
            | Press::Reminder
            | Press::Page(..)
            | Press::Cards(..)
            | Press::Cancel(_)
            | Press::Keep(_)
            | Press::Which
            | Press::Forget
            | Press::ForgetNow
    )
}

/// The table that a press is about, and the message that it changes if it is in that one.
pub(super) fn slot(who: &Who, press: Press) -> Option<(TableId, Option<Slot>)> {
    match press {
        Press::AddComputer(table) | Press::Start(table) => Some((table, Some(Slot::Lobby))),
        Press::Pick(about, _)
        | Press::Nudge(about, _)
        | Press::Suggest(about)
        | Press::Confirm(about, _)
        | Press::Typed(about) => {
            let slot = Slot::Ask(who.person, about.seat, about.question);
            Some((about.table, who.server.is_none().then_some(slot)))
        }
        _ => None,
    }
}
