//! Typed direct messages: for those who prefer the keyboard.

use super::hall::{Hall, Who, told};
use super::intake::Answered;
use super::press::Press;
use super::reply::{How, Reply, drawn};
use super::rows::{self, Offer, menu};
use crate::keeper::Trouble;
use crate::table::{Answer, Command, Panel, Person, Place, Post, Refusal, Slot, Table, TableId};
use crate::text::{Language, bot, common};
use pangaea_engine::seat::Seat;
use serenity::all::{CreateAllowedMentions, CreateMessage, Message, Nonce};
use std::sync::Arc;

/// A table at which somebody is asked something.
type Asking = (Arc<Table>, Seat);

/// Answers a direct message, once: its own id is the name under which the answer is posted.
pub(super) async fn heard(hall: &Hall, message: &Message) {
    let person = Person(message.author.id.get());
    let answer = answer(hall, person, &message.content).await;
    let mut reply = CreateMessage::new()
        .content(rows::short(answer.text, super::reply::LONGEST))
        .components(answer.rows)
        .allowed_mentions(CreateAllowedMentions::new())
        .nonce(Nonce::String(message.id.to_string()))
        .enforce_nonce(true);
    if let Some(draw) = answer.draw
        && let Some(picture) = drawn(draw).await
    {
        reply = reply.add_file(picture);
    }
    match message.channel_id.send_message(&hall.http, reply).await {
        Ok(sent) => {
            if let Some(slot) = answer.becomes {
                let (place, post) = (Place(sent.channel_id.get()), Post(sent.id.get()));
                hall.outbox.moved(place, post, slot).await;
            }
            reached(hall, person).await;
        }
        Err(error) => tracing::warn!("a reply did not arrive: {error}"),
    }
}

/// Direct messages arrive; whoever was given up gets their questions here again.
pub(super) async fn reached(hall: &Hall, person: Person) {
    let store = hall.keepers.store();
    let closed = store.person(person).await.is_ok_and(|row| row.dm_open == Some(false));
    if !closed || store.save_dm(person, None, Some(true)).await.is_err() {
        return;
    }
    for table in store.tables_of(person).await.unwrap_or_default() {
        if let Err(trouble) = hall.keepers.carry_out(table, Command::Reach(person, true)).await {
            tracing::debug!(table = table.0, ?trouble, "an open door is not noted");
        }
    }
}

async fn answer(hall: &Hall, person: Person, text: &str) -> Reply {
    let language = language(hall, person).await;
    let (open, given) = match asking(hall, person).await {
        Ok(asking) => asking,
        Err(trouble) => return Reply::private(told(&trouble, language)),
    };
    let all = || open.iter().chain(&given);
    let understood: Vec<&Asking> = all().filter(|(table, seat)| table.reads(*seat, text)).collect();
    // What nobody understands is explained where an answer is awaited.
    let meant = match &understood[..] {
        [] if open.is_empty() => given.iter().collect(),
        [] => open.iter().collect(),
        _ => understood,
    };
    match &meant[..] {
        [] => Reply::private(language.say(&bot::nothing_open())),
        [(table, seat)] => typed(hall, person, table.id, *seat, text, language).await,
        _ => {
            hall.remember_typed(person, text.to_owned());
            which(&meant, language)
        }
    }
}

/// The language of somebody who types. A message does not tell it, unlike a click; so it is what
/// they have set, or else what they speak at their tables.
async fn language(hall: &Hall, person: Person) -> Language {
    let manner = hall.manner(person).await.unwrap_or_default();
    if let Some(language) = manner.language {
        return language;
    }
    let tables = hall.tables_of(person).await.unwrap_or_default();
    let mut guests = tables.iter().filter_map(|table| table.guest(table.seat_of(person)?));
    guests.next().map(|guest| guest.language).unwrap_or_default()
}

/// Where somebody is asked something, and where they can still change their answer.
async fn asking(hall: &Hall, person: Person) -> Result<(Vec<Asking>, Vec<Asking>), Trouble> {
    let (mut open, mut given) = (Vec::new(), Vec::new());
    for table in hall.tables_of(person).await? {
        let Some(seat) = table.seat_of(person) else { continue };
        match table.open(seat) {
            Some(question) if question.answered => given.push((table, seat)),
            Some(_) => open.push((table, seat)),
            None => {}
        }
    }
    Ok((open, given))
}

fn which(asking: &[&Asking], language: Language) -> Reply {
    const MOST: usize = 25;
    let offers = asking.iter().take(MOST).map(|(table, _)| Offer {
        value: table.id.to_string(),
        label: format!("{} · {}", table.game_name(), table.names().join(", ")),
        about: table.playing().map(|progress| language.say(&common::round(progress.round()))),
        picked: false,
    });
    let asks = language.say(&bot::which_table());
    Reply::private(asks.clone()).rows(vec![menu(Press::Which, asks, offers.collect())])
}

/// The table was chosen for what was typed before.
pub(super) async fn chosen(hall: &Hall, who: &Who, value: &str) -> Answered {
    let id = TableId(value.parse().map_err(|_| Refusal::OldButton)?);
    let text = hall.typed(who.person).ok_or(Refusal::OldButton)?;
    let table = hall.keepers.look(id).await?;
    let seat = table.seat_of(who.person).ok_or(Refusal::NotSeated)?;
    let language = hall.language(who).await;
    Ok(Reply { how: How::Update, ..typed(hall, who.person, id, seat, &text, language).await })
}

/// Carries out what was typed; it says what was understood, and asks before what is final.
async fn typed(
    hall: &Hall,
    person: Person,
    id: TableId,
    seat: Seat,
    text: &str,
    language: Language,
) -> Reply {
    let done = async {
        let table = hall.keepers.look(id).await?;
        let open = table.open(seat).ok_or(Refusal::NotAsked)?;
        let answer = Answer::Typed(text.to_owned());
        let command = Command::Answer(person, seat, open.number, answer);
        let table = hall.keepers.carry_out(id, command).await?;
        let panel = table.panel(seat).ok_or(Refusal::NotAsked)?;
        Ok::<(Arc<Table>, Panel), Trouble>((table, panel))
    };
    match done.await {
        Ok((table, panel)) => {
            let question = panel.question.map(|number| Slot::Ask(person, seat, number));
            let becomes = question.map(|slot| (id, slot, table.revision));
            Reply { becomes, ..Reply::panel(How::Private, panel, language) }
        }
        Err(trouble) => Reply::private(told(&trouble, language)),
    }
}
