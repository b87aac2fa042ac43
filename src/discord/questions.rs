//! A seat's question behind any of its doors, and the board for everybody.

use super::hall::{Hall, Who};
use super::intake::{Answered, Touch};
use super::press::{About, Press};
use super::reply::{How, Reply};
use super::rows::{button, short};
use crate::keeper::Trouble;
use crate::table::{Answer, Command, Door, Person, Refusal, Slot, Stage, Table, TableId};
use crate::text::bot;
use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};
use std::sync::Arc;

/// The own question, or what one holds; and from now on its panel is kept up to date.
pub(super) async fn show(hall: &Hall, who: &Who, id: TableId, token: &str) -> Answered {
    let table = looked_at(hall, id).await?;
    if table.progress().is_none() {
        return Err(no_game(&table).into());
    }
    let seat = table.seat_of(who.person).ok_or(Refusal::NotSeated)?;
    let panel = table.panel(seat).ok_or(Refusal::NotAsked)?;
    let guest = table.guest(seat).ok_or(Refusal::NotSeated)?;
    hall.doors.shown(&table, seat, token);
    let mut reply = Reply::panel(How::Private, panel, guest.language);
    if guest.closed && guest.manner.door == Door::Message {
        // They may not know why nothing reaches them any more.
        reply.text = format!("{}\n{}", reply.text, guest.language.say(&bot::unreached()));
    }
    Ok(reply)
}

/// An answer or a part of one; the question as it is then.
pub(super) async fn answer(
    hall: &Hall,
    touch: &mut Touch<'_>,
    about: About,
    answer: Answer,
) -> Answered {
    let (person, is_private) = (touch.who.person, touch.is_private);
    let acts = matches!(answer, Answer::Confirm(_) | Answer::Typed(_));
    let command = Command::Answer(person, about.seat, about.question, answer);
    let prepare = move |table: &Table| shown(table, about, person, is_private, acts);
    let (table, reply) = match hall.keepers.carry_out_and(about.table, command, prepare).await {
        Err(Trouble::Refused(Refusal::ChangedElsewhere)) => return as_it_is(hall, about).await,
        done => done?,
    };
    touch.shown = Some(table.revision);
    if is_private {
        hall.doors.shown(&table, about.seat, touch.token);
    }
    Ok(reply?)
}

/// A question after something was answered, in the message or private panel where it was.
fn shown(
    table: &Table,
    about: About,
    person: Person,
    is_private: bool,
    acts: bool,
) -> Result<Reply, Refusal> {
    let language = table.guest(about.seat).map(|guest| guest.language).unwrap_or_default();
    let open = table.open(about.seat).is_some_and(|open| open.number == about.question);
    let acted = acts && table.sitting(about.seat).is_some_and(|sitting| sitting.draft.is_none());
    if !open && !is_private {
        // In a direct message each question has its own message; this one is answered.
        let slot = Slot::Ask(person, about.seat, about.question);
        let notice = table.notice(slot).ok_or(Refusal::NotAsked)?;
        return Ok(Reply::update(notice.text));
    }
    let panel = table.panel(about.seat).ok_or(Refusal::NotAsked)?;
    let mut reply = Reply::panel(How::Update, panel, language);
    if acted && open {
        // What was confirmed is already in the picture.
        reply.draw = None;
    }
    Ok(reply)
}

/// A question that was shown differently, as it is now.
async fn as_it_is(hall: &Hall, about: About) -> Answered {
    let table = hall.keepers.look(about.table).await?;
    let language = table.guest(about.seat).map(|guest| guest.language).unwrap_or_default();
    let mut panel = table.panel(about.seat).ok_or(Refusal::NotAsked)?;
    let why = language.say(&Refusal::ChangedElsewhere.message());
    panel.text = format!("{}\n{why}", panel.text);
    Ok(Reply::panel(How::Update, panel, language))
}

/// The form for a typed answer, with an example to whoever is asked.
pub(super) async fn form(hall: &Hall, who: &Who, about: About) -> CreateModal {
    let language = hall.language(who).await;
    let label = short(language.say(&bot::type_label()), 45);
    let mut field = CreateInputText::new(InputTextStyle::Short, label, "answer").max_length(100);
    if let Ok(table) = hall.keepers.look(about.table).await
        && table.seat_of(who.person) == Some(about.seat)
        && let Some(hint) = table.hint(about.seat)
    {
        field = field.placeholder(short(hint, 100));
    }
    CreateModal::new(Press::Typed(about).id(), short(language.say(&bot::type_title()), 45))
        .components(vec![CreateActionRow::InputText(field)])
}

/// A table that somebody looks at. What it was not allowed to say is tried again: perhaps it is
/// missed.
async fn looked_at(hall: &Hall, id: TableId) -> Result<Arc<Table>, Trouble> {
    let table = hall.keepers.look(id).await?;
    hall.keepers.wake(id);
    Ok(table)
}

/// Why there is nothing to be seen.
fn no_game(table: &Table) -> Refusal {
    match table.stage {
        Stage::Cancelled(_) => Refusal::Cancelled,
        _ => Refusal::NotBegun,
    }
}

/// The board as everybody sees it.
pub(super) async fn board(hall: &Hall, who: &Who, id: TableId, how: How) -> Answered {
    let table = looked_at(hall, id).await?;
    let manner = hall.manner(who.person).await?;
    let language = super::hall::spoken(&manner, &who.locale);
    let sketch = table.board(manner.look, language).ok_or_else(|| no_game(&table))?;
    let text = format!("{}\n{}", table.heading(language), language.say(&bot::board_words()));
    let as_text = button(Press::BoardText(id), language.say(&bot::press_as_text()));
    let rows = vec![CreateActionRow::Buttons(vec![as_text])];
    Ok(Reply { how, ..Reply::private(text) }.rows(rows).sketch(sketch))
}

/// The same in plain text.
pub(super) async fn board_text(hall: &Hall, who: &Who, id: TableId) -> Answered {
    let table = hall.keepers.look(id).await?;
    let language = hall.language(who).await;
    let plain = table.plain(language).ok_or_else(|| no_game(&table))?;
    let heading = table.heading(language);
    let fits = heading.chars().count() + plain.chars().count() + 10 <= super::reply::LONGEST;
    if fits {
        return Ok(Reply::private(format!("{heading}\n```\n{plain}\n```")));
    }
    let name = format!("{}.txt", table.terms.game.slug());
    Ok(Reply::private(heading).file(name, plain.into_bytes()))
}
