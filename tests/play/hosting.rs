//! What most tests do first: open a table, join it, start it; and what they look at.

use super::harness::{Harness, english};
use pangaea_text::bot;
use scripted_players::{Offer, offers, open_offers};
use standin::{Act, CannotDo, Person, Seen};
use std::time::Duration;

/// What the bot answers to something that someone does.
pub(crate) async fn told(act: Result<Act, CannotDo>) -> String {
    act.expect("something that can be done").answer().await.text()
}

/// Opens a table where this person is; its lobby.
pub(crate) async fn open(host: &Person, game: &str, options: &[(&str, &str)]) -> Seen {
    let mut all = vec![("game", game)];
    all.extend_from_slice(options);
    let words = told(host.slash("play", &all)).await;
    assert!(words.contains("You're in!"), "{words}");
    host.sees_text("a table is open").await
}

/// Opens a table for these people, the first of them as the host, and starts the game.
pub(crate) async fn begin(people: &[Person], game: &str, options: &[(&str, &str)]) {
    let (host, others) = people.split_first().expect("somebody who plays");
    open(host, game, options).await;
    for other in others {
        let words = told(other.click("Join")).await;
        assert!(words.contains("You're in!"), "{words}");
    }
    let words = start(host).await;
    assert!(words.contains(&english(&bot::lobby_begun())), "{words}");
    host.sees_text("Waiting for").await;
}

/// Starts a game as soon as its lobby lets them; what is answered.
pub(crate) async fn start(host: &Person) -> String {
    host.clicks("Start").await.answer().await.text()
}

/// Leaves a game, after being asked; what is answered then.
pub(crate) async fn leave(person: &Person) -> Seen {
    let sure = person.slash("leave", &[]).expect("a command").answer().await;
    let act = person.click_on(sure.id(), "Leave the game").expect("a game to leave");
    act.answer().await
}

/// A question in direct messages, once it is there.
pub(crate) async fn asked(harness: &Harness, person: &Person) -> Seen {
    let what = format!("a question to {}", person.name);
    harness.standin.until(&what, || question(person)).await
}

/// The newest question in direct messages that is not answered.
pub(crate) fn question(person: &Person) -> Option<Seen> {
    person.dms().into_iter().rev().find(scripted_players::still_asks)
}

/// A message that someone sees here, as it is now.
pub(crate) fn again(person: &Person, seen: &Seen) -> Seen {
    let found = person.sees().into_iter().find(|found| found.id() == seen.id());
    found.expect("a message that is still there")
}

/// Picks this choice in the first step of a question and the first one in all others, and confirms.
pub(crate) async fn choose(there: &Person, question: &Seen, line: usize) -> Seen {
    let picked = pick(there, question, line).await;
    let act = there.click_on(picked.id(), "Confirm").expect("everything is picked");
    act.answer().await
}

/// What a line of a menu, counted from 0, is called when it is picked.
pub(crate) fn line_value(seen: &Seen, menu: &str, line: usize) -> String {
    let found = seen.parts().find(|part| {
        part.custom_id.as_deref() == Some(menu) || part.placeholder.as_deref() == Some(menu)
    });
    let options = found.and_then(|menu| menu.options.as_ref()).expect("a menu");
    options[line].value.clone()
}

/// The same without confirming.
pub(crate) async fn pick(there: &Person, question: &Seen, line: usize) -> Seen {
    let first: Vec<Offer> = offers(question).into_iter().filter(|one| one.step == 0).collect();
    let mut wanted = first.get(line).cloned();
    let mut panel = question.clone();
    while let Some(offer) = wanted {
        panel = offer.pick(there, panel.id()).expect("such a choice").answer().await;
        wanted = open_offers(&panel).first().cloned();
    }
    panel
}

impl Harness {
    /// Lets time go by, for the bot and for Discord.
    pub(crate) fn pass(&self, time: Duration) {
        self.standin.advance(time);
        self.clock.advance(i64::try_from(time.as_secs()).expect("not for ever"));
    }
}

/// So many hours.
pub(crate) const fn hours(hours: u64) -> Duration {
    Duration::from_hours(hours)
}
