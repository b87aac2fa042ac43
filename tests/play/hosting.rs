//! What most tests do first: open a table, join it, start it; and what they look at.

use super::stage::Stage;
use standin::{Act, CannotDo, Person, Seen};
use std::time::Duration;

/// What the bot answers to something that somebody does.
pub(crate) async fn told(act: Result<Act, CannotDo>) -> String {
    act.expect("something that can be done").answer().await.text()
}

/// Opens a table where this person is; its lobby.
pub(crate) async fn open(host: &Person, game: &str, options: &[(&str, &str)]) -> Seen {
    let mut all = vec![("game", game)];
    all.extend_from_slice(options);
    let words = told(host.slash("play", &all)).await;
    assert!(words.contains("You are in."), "{words}");
    host.sees_text("a table is open").await
}

/// Opens a table for these people, the first of them as the host, and starts the game.
pub(crate) async fn begin(people: &[Person], game: &str, options: &[(&str, &str)]) {
    let (host, others) = people.split_first().expect("somebody who plays");
    open(host, game, options).await;
    for other in others {
        let words = told(other.click("Join")).await;
        assert!(words.contains("You are in."), "{words}");
    }
    let words = told(host.click("Start")).await;
    assert!(words.contains("The game has begun."), "{words}");
    host.sees_text("Waiting for").await;
}

/// A question in direct messages, once it is there.
pub(crate) async fn asked(stage: &Stage, person: &Person) -> Seen {
    let what = format!("a question to {}", person.name);
    stage.standin.until(&what, || question(person)).await
}

/// The newest question in direct messages that is not answered.
pub(crate) fn question(person: &Person) -> Option<Seen> {
    person.dms().into_iter().rev().find(troupe::still_asks)
}

/// A message that somebody sees here, as it is now.
pub(crate) fn again(person: &Person, seen: &Seen) -> Seen {
    let found = person.sees().into_iter().find(|found| found.id() == seen.id());
    found.expect("a message that is still there")
}

/// Picks in each menu of a question the line with this place in the list, and confirms.
pub(crate) async fn choose(there: &Person, question: &Seen, lines: &[usize]) -> Seen {
    let picked = pick(there, question, lines).await;
    let act = there.click_on(picked.id(), "Confirm").expect("everything is picked");
    act.answer().await
}

/// The same without confirming.
pub(crate) async fn pick(there: &Person, question: &Seen, lines: &[usize]) -> Seen {
    let mut panel = question.clone();
    for (step, line) in lines.iter().enumerate() {
        let menus = panel.parts().filter(|part| part.options.is_some());
        let menu = menus.filter_map(|menu| menu.custom_id.clone()).nth(step);
        let menu = menu.expect("one menu after the other");
        let act = there.pick_on(panel.id(), &menu, &[&line.to_string()]).expect("such a line");
        panel = act.answer().await;
    }
    panel
}

impl Stage {
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
