//! Tables with people and computer players at them, and what can be known of them from outside.

use super::harness::Harness;
use gateway_relay::Endpoint;
use pangaea_engine::seat::Seat;
use pangaea_store::LogRow;
use pangaea_table::{ChannelId, Table, TableId, TableKey, UserId, base36};
use scripted_players::{Offer, open_offers};
use standin::model::Component;
use standin::{Act, CannotDo, Id, Person, Seen};
use std::sync::Arc;
use wait::bounded;

/// Opens a table where this person is, with others and computer players, and leaves it in its
/// lobby.
pub(crate) async fn lobby(
    harness: &Harness,
    host: &Person,
    play: &[(&str, &str)],
    others: &[&Person],
    computers: usize,
) -> TableId {
    host.slash("play", play).expect("a command").answer().await;
    let store = harness.bot.keepers().store();
    let found = store.table_at(ChannelId(host.place.0)).await.expect("a store that answers");
    host.sees_text("a table is open").await;
    for other in others {
        let there = other.at_id(host.place);
        there.click("Join").expect("a lobby").answer().await;
    }
    for _ in 0..computers {
        host.click("Add computer player").expect("a lobby").answer().await;
    }
    found.expect("an open table")
}

/// The same, and the game has begun.
pub(crate) async fn begun(
    harness: &Harness,
    host: &Person,
    play: &[(&str, &str)],
    others: &[&Person],
    computers: usize,
) -> TableId {
    let table = lobby(harness, host, play, others, computers).await;
    host.clicks("Start").await.answer().await;
    table
}

impl Harness {
    /// A table as it is now.
    pub(crate) async fn table(&self, id: TableId) -> Arc<Table> {
        let table = self.bot.keepers().get(id);
        bounded("a table", || self.standin.last_requests(), table).await.expect("a sound table")
    }

    /// The key of a table, as its buttons have it.
    pub(crate) async fn key(&self, id: TableId) -> TableKey {
        self.table(id).await.key()
    }

    /// All that is written of its game.
    pub(crate) async fn log(&self, id: TableId) -> Vec<LogRow> {
        self.bot.keepers().store().log(id).await.expect("a store that answers")
    }

    /// The open question of someone: seat and number, if nothing is answered yet.
    pub(crate) async fn asked(&self, id: TableId, person: &Person) -> Option<(Seat, u32)> {
        open_question(&*self.table(id).await, person)
    }

    /// The open questions of these people, as soon as there is one; none once the game is over.
    /// All are seen by one look at the table: what several looks see need never have been true at
    /// once.
    pub(crate) async fn questions<'a>(
        &self,
        id: TableId,
        people: &'a [Person],
    ) -> Vec<(&'a Person, Seat, u32)> {
        let asked = async || {
            let table = self.table(id).await;
            let question = |person: &'a Person| {
                let (seat, number) = open_question(&table, person)?;
                Some((person, seat, number))
            };
            let asked: Vec<_> = people.iter().filter_map(question).collect();
            (!asked.is_empty() || table.playing().is_none()).then_some(asked)
        };
        self.until("a question, or the end", asked).await
    }
}

fn open_question(table: &Table, person: &Person) -> Option<(Seat, u32)> {
    let seat = table.seat_of(UserId(person.id.0))?;
    let open = table.open(seat).filter(|open| !open.answered)?;
    Some((seat, open.number))
}

/// Waits until everything is said that is stored to be said.
pub(crate) async fn all_said(harness: &Harness) {
    let store = harness.bot.keepers().store();
    let said =
        async || store.tables_with_pending().await.expect("a store").is_empty().then_some(());
    harness.until("everything to be said", said).await;
}

/// The id of a button that is about a question.
pub(crate) fn press(letters: &str, table: TableKey, seat: Seat, question: u32) -> String {
    let numbers = [u64::from(seat.0), u64::from(question)].map(base36);
    format!("p1.{letters}.{table}.{}", numbers.join("."))
}

/// Is this the id, or does it begin with it? What is confirmed has the number of its changes at
/// the end.
fn is_about(part: &Component, id: &str) -> bool {
    let rest = part.custom_id.as_deref().and_then(|found| found.strip_prefix(id));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// Does this message have a button or menu with this id?
pub(crate) fn has(seen: &Seen, id: &str) -> bool {
    seen.parts().any(|part| is_about(part, id))
}

/// Presses the button of a message whose id begins like this.
pub(crate) fn pressed(there: &Person, message: Id, id: &str) -> Result<Act, CannotDo> {
    let seen = there.sees().into_iter().find(|seen| seen.id() == message);
    let found = seen.and_then(|seen| {
        seen.parts().find(|part| is_about(part, id)).and_then(|part| part.custom_id.clone())
    });
    there.click_on(message, found.as_deref().unwrap_or(id))
}

/// Waits for the newest message where this person is with such a button, and gives its id.
pub(crate) async fn with_button(harness: &Harness, there: &Person, id: &str) -> Id {
    let what = format!("{} to get {id}", there.name);
    let find = || there.sees().iter().rev().find(|seen| has(seen, id)).map(Seen::id);
    harness.standin.until(&what, find).await
}

/// Answers an open question with what is suggested, at the panel of this message.
pub(crate) async fn decide(
    harness: &Harness,
    there: &Person,
    panel: Id,
    about: impl Fn(&str) -> String,
) {
    let presses = |letters: &str| pressed(there, panel, &about(letters)).expect("a button");
    presses("su").answer().await;
    enabled(harness, there, panel, &about("cf")).await;
    presses("cf").answer().await;
    // Where a card lies and something else is to be picked, the first of it will do.
    let shown = || there.sees().into_iter().find(|seen| seen.id() == panel);
    let goes_on = || {
        let shown = shown()?;
        let done = !has(&shown, &about("su")) || shown.text().contains("You can change this");
        if done { Some(None) } else { open_choice(&shown).map(Some) }
    };
    while let Some(offer) = harness.standin.until("an answer that counts", goes_on).await {
        offer.pick(there, panel).expect("a choice").answer().await;
        enabled(harness, there, panel, &about("cf")).await;
        presses("cf").answer().await;
    }
}

/// Waits until a button can be pressed: an answer that took long is followed by the change.
pub(crate) async fn enabled(harness: &Harness, there: &Person, message: Id, button: &str) {
    let is_it = |part: &Component| is_about(part, button) && !part.is_disabled();
    let find = || there.sees().into_iter().find(|seen| seen.id() == message);
    let ready = || find().filter(|seen| seen.parts().any(is_it)).map(|_| ());
    harness.standin.until(&format!("{button} to be ready"), ready).await;
}

/// Waits for the answer to something that only this person sees.
pub(crate) async fn private_answer(harness: &Harness, there: &Person, act: &Act) -> Seen {
    act.answer().await;
    let is_it = |seen: &Seen| seen.only_for_you && seen.id() > act.id && !seen.loading;
    let find = || there.sees().into_iter().find(is_it);
    harness
        .standin
        .until(&format!("{} to get a private answer to {}", there.name, act.id), find)
        .await
}

/// The first choice of the step in which nothing is picked.
pub(crate) fn open_choice(seen: &Seen) -> Option<Offer> {
    open_offers(seen).into_iter().next()
}

/// Presses *My turn*, once it is there.
pub(crate) async fn my_move(harness: &Harness, person: &Person, id: TableId) -> Seen {
    let button = format!("p1.my.{}", harness.key(id).await);
    // A ping that was answered in the meantime is deleted; the round's message stays.
    let pressed = || {
        let seen = person.sees().into_iter().rev().find(|seen| has(seen, &button))?;
        person.click_on(seen.id(), &button).ok()
    };
    harness.standin.until(&format!("{button} to be pressed"), pressed).await.answer().await
}

/// Lets the bot's own account post buttons and menus with any id: what a client would send that
/// does not keep to what it is shown.
pub(crate) async fn planted(harness: &Harness, there: &Person, id: &str, menu: bool) -> Id {
    use serenity::all::{
        ChannelId, CreateActionRow, CreateButton, CreateMessage, CreateSelectMenu,
        CreateSelectMenuKind, CreateSelectMenuOption,
    };
    let http =
        gateway_relay::http(harness.standin.token(), &Endpoint::Standin(harness.standin.url()))
            .build();
    let row = if menu {
        let option = |value: &str| CreateSelectMenuOption::new(value, value);
        let options = ["0", "1", "99", "x", "?"].map(option).to_vec();
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind))
    } else {
        CreateActionRow::Buttons(vec![CreateButton::new(id).label("planted")])
    };
    let message = CreateMessage::new().content("planted").components(vec![row]);
    let sent = ChannelId::new(there.place.0).send_message(&http, message).await;
    Id(sent.expect("a message").id.get())
}
