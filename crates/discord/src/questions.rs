//! A seat's question wherever it is shown, and the board for everyone.

use super::app::{App, language_of};
use super::coming;
use super::dispatch::HandlerResult;
use super::error::Error;
use super::events::Requester;
use super::open_panels::Target;
use super::press::{About, Press};
use super::reply::{LONGEST, Reply};
use super::responder::SOON;
use super::rows::{button, short};
use super::settings;
use pangaea_engine::seat::Seat;
use pangaea_table::{Answer, Command, DeliverTo, Refusal, Stage, Table, TableId};
use pangaea_text::bot;
use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};
use std::sync::Arc;
use tokio::time::timeout;

/// The own question, or what one holds; and from now on its panel is kept up to date.
pub(super) async fn show(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = looked_at(app, id).await?;
    if table.progress().is_none() {
        return Err(no_game(&table).into());
    }
    let Some(seat) = table.seat_of(who.person) else {
        let offer = coming::offer(&table, who, app.language(who).await);
        return offer.ok_or_else(|| Refusal::NotSeated.into());
    };
    let panel = table.panel(seat).ok_or(Refusal::NotAsked)?;
    let guest = table.guest(seat).ok_or(Refusal::NotSeated)?;
    let mut reply = Reply::panel(panel, guest.language);
    if guest.closed && guest.preferences.deliver_to == DeliverTo::Message {
        // They may not know why nothing reaches them any more.
        reply.text = format!("{}\n{}", reply.text, guest.language.say(&bot::unreached()));
    }
    Ok(reply.showing(Target::Panel(id, seat), table))
}

/// An answer or a part of one; the question as it is then, in the message where it was answered.
pub(super) async fn answer(
    app: &App,
    who: &Requester,
    target: Target,
    about: About,
    answer: Answer,
) -> HandlerResult {
    let confirms = matches!(answer, Answer::Confirm(_));
    let is_private = matches!(target, Target::Panel(..)) || who.server.is_none();
    let open = (about.table.id, about.seat, about.question);
    let show = |table: &Table| {
        // What was confirmed is already in the picture, if that is of this moment.
        let keeps_picture = confirms && !app.panels.has_earlier_picture(target);
        shown(table, target, about, keeps_picture)
    };
    match submit(app, who, open, answer, is_private, show).await? {
        Submitted::Shown(table, reply) => Ok(reply.showing(target, table)),
        Submitted::Ended(reply) => Ok(reply),
    }
}

/// The question without its tip, which this person wants no more.
pub(super) async fn without_tips(
    app: &App,
    who: &Requester,
    target: Target,
    about: About,
) -> HandlerResult {
    let table = app.keepers.get(about.table.id).await?;
    if table.seat_of(who.person) != Some(about.seat) {
        return Err(Refusal::NotYourSeat(table.name(about.seat).to_owned()).into());
    }
    settings::keep_tips(app, who, false).await?;
    let table = app.keepers.get(about.table.id).await?;
    Ok(shown(&table, target, about, false)?.showing(target, table))
}

/// What becomes of an answer.
pub(super) enum Submitted {
    /// The table as it is then, and what is shown of it: what became of the question, or the question
    /// once more with what is to be said about the answer.
    Shown(Arc<Table>, Reply),
    /// The question can never be answered again.
    Ended(Reply),
}

/// Hands an answer to the table, wherever it was pressed or typed: the seat's question with this
/// number. What is shown once it is taken is made while it's being stored. In private, what can never be
/// answered again is said in place of it.
pub(super) async fn submit(
    app: &App,
    who: &Requester,
    (id, seat, question): (TableId, Seat, u32),
    answer: Answer,
    is_private: bool,
    show: impl FnOnce(&Table) -> Result<Reply, Refusal>,
) -> Result<Submitted, Error> {
    let is_typed = matches!(answer, Answer::Typed(_));
    let command = Command::Answer(who.person, seat, question, answer);
    let refusal = match app.keepers.handle_with(id, command, show).await {
        Ok((table, reply)) => return Ok(Submitted::Shown(table, reply?)),
        Err(pangaea_keeper::Error::Refused(refusal)) => refusal,
        Err(error) => return Err(error.into()),
    };
    let table = app.keepers.get(id).await?;
    if refusal == Refusal::ChangedElsewhere {
        let reply = changed_elsewhere(&table, seat)?;
        return Ok(Submitted::Shown(table, reply));
    }
    if is_typed && is_about_words(&refusal) {
        let reply = refused(&table, seat, &refusal)?;
        return Ok(Submitted::Shown(table, reply));
    }
    refuse(app, who, &table, refusal, is_private).await
}

/// What a private panel becomes that can never be answered again: its table is over, or its seat was
/// left. If the refusal is about something else, it stays one.
pub(super) async fn refuse(
    app: &App,
    who: &Requester,
    table: &Table,
    refusal: Refusal,
    is_private: bool,
) -> Result<Submitted, Error> {
    let is_end = matches!(refusal, Refusal::Over | Refusal::Cancelled | Refusal::Broken(_));
    let is_gone = matches!(refusal, Refusal::NotYourSeat(_));
    if !is_private || !(is_end || is_gone) {
        return Err(refusal.into());
    }
    let language = app.language(who).await;
    if is_gone {
        let offer = coming::offer(table, who, language);
        return offer.map(Submitted::Ended).ok_or_else(|| refusal.into());
    }
    let text = format!("{}\n{}", table.heading(language), language.say(&refusal.message()));
    Ok(Submitted::Ended(Reply::new(text)))
}

/// A question after something was answered.
fn shown(
    table: &Table,
    target: Target,
    about: About,
    keeps_picture: bool,
) -> Result<Reply, Refusal> {
    let language = table.guest(about.seat).map(|guest| guest.language).unwrap_or_default();
    let open = table.open(about.seat).is_some_and(|open| open.number == about.question);
    let is_done = table.sitting(about.seat).is_some_and(|sitting| sitting.draft.is_none());
    if let Target::Message(_, slot) = target
        && !open
    {
        // In a direct message each question has its own message; this one is answered.
        let notice = table.notice(slot).ok_or(Refusal::NotAsked)?;
        let reply = Reply::new(notice.text).or_earlier(notice.earlier);
        return Ok(match notice.sketch {
            Some(sketch) => reply.sketch(sketch),
            None => reply,
        });
    }
    let panel = table.panel(about.seat).ok_or(Refusal::NotAsked)?;
    let mut reply = Reply::panel(panel, language);
    if keeps_picture && is_done && open {
        reply.draw = None;
    }
    Ok(reply)
}

/// Is something wrong with what was typed, and not with the moment?
const fn is_about_words(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NotUnderstood(_) | Refusal::Rules { .. })
}

/// Why something typed is not done, and below it the question once more.
fn refused(table: &Table, seat: Seat, refusal: &Refusal) -> Result<Reply, Refusal> {
    let language = table.guest(seat).map(|guest| guest.language).unwrap_or_default();
    let mut panel = table.panel(seat).ok_or(Refusal::NotAsked)?;
    panel.text = format!("{}\n\n{}", language.say(&refusal.message()), panel.text);
    if let Refusal::Rules { topic: Some(topic), .. } = refusal {
        panel.why = panel.why.or(Some(*topic));
    }
    Ok(Reply::panel(panel, language))
}

/// A question that was shown differently, as it is now.
fn changed_elsewhere(table: &Table, seat: Seat) -> Result<Reply, Refusal> {
    let language = table.guest(seat).map(|guest| guest.language).unwrap_or_default();
    let mut panel = table.panel(seat).ok_or(Refusal::NotAsked)?;
    let why = language.say(&Refusal::ChangedElsewhere.message());
    panel.text = format!("{}\n{why}", panel.text);
    Ok(Reply::panel(panel, language))
}

/// The form for a typed answer, with an example to whoever is asked.
pub(super) async fn form(app: &App, who: &Requester, about: About) -> CreateModal {
    let language = app.language(who).await;
    let label = short(language.say(&bot::type_label()), 45);
    let mut field = CreateInputText::new(InputTextStyle::Short, label, "answer").max_length(100);
    // A form cannot be promised: it opens without an example where the table is busy.
    if let Ok(Ok(table)) = timeout(SOON, app.keepers.get(about.table.id)).await
        && table.seat_of(who.person) == Some(about.seat)
        && let Some(hint) = table.hint(about.seat)
    {
        field = field.placeholder(short(hint, 100));
    }
    CreateModal::new(Press::Typed(about).id(), short(language.say(&bot::type_title()), 45))
        .components(vec![CreateActionRow::InputText(field)])
}

/// A table that someone looks at. What it was not allowed to say is tried again: perhaps it is
/// missed.
async fn looked_at(app: &App, id: TableId) -> Result<Arc<Table>, Error> {
    let table = app.keepers.get(id).await?;
    app.keepers.wake(id);
    Ok(table)
}

/// Why there is no game to be seen or played.
pub(super) fn no_game(table: &Table) -> Refusal {
    match table.stage {
        Stage::Over(_) => Refusal::Over,
        Stage::Cancelled(_) => Refusal::Cancelled,
        Stage::Broken => Refusal::Broken(table.id),
        _ => Refusal::NotBegun,
    }
}

/// The board as everyone sees it.
pub(super) async fn board(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = looked_at(app, id).await?;
    let preferences = app.preferences(who.person).await?;
    let language = language_of(&preferences, who.locale.as_deref());
    let sketch = table.board(preferences.look, language).ok_or_else(|| no_game(&table))?;
    let moment = table.board_in_words(language).ok_or_else(|| no_game(&table))?;
    let text = format!("{}\n{}", table.heading(language), language.say(&moment));
    let as_text = button(&Press::BoardText(table.key()), language.say(&bot::press_as_text()));
    let rows = vec![CreateActionRow::Buttons(vec![as_text])];
    Ok(Reply::new(text).rows(rows).sketch(sketch))
}

/// The same in plain text.
pub(super) async fn board_text(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    let language = app.language(who).await;
    let plain = table.plain(language).ok_or_else(|| no_game(&table))?;
    let heading = table.heading(language);
    let fits = heading.chars().count() + plain.chars().count() + 10 <= LONGEST;
    if fits {
        return Ok(Reply::new(format!("{heading}\n```\n{plain}\n```")));
    }
    let name = format!("{}.txt", table.terms.game.slug());
    Ok(Reply::new(heading).file(name, plain.into_bytes()))
}
