//! People at one table after another, in a channel of their own.

use super::life::{Life, Notes};
use super::survivor::Survivor;
use crate::Door;
use futures_util::future::join_all;
use pangaea_engine::chance::Chance;
use standin::{Person, Seen};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Those who play together.
#[derive(Debug)]
pub(super) struct Company {
    game: &'static str,
    people: Vec<Survivor>,
    computers: usize,
    chance: Chance,
    /// The newest table that was ever seen here.
    newest: u64,
}

/// What the channel shows.
enum Scene {
    /// Nobody has ever played here.
    Empty,
    /// There was something, and there will be something.
    Changing,
    Lobby(Seen),
    Playing(u64),
    Over(Seen),
}

/// Nobody looks more often, or less often.
const GLANCE: Duration = Duration::from_millis(20);
const LOOK_AGAIN: Duration = Duration::from_millis(500);

impl Company {
    /// These people, each with choices of their own.
    pub(super) fn new(
        game: &'static str,
        people: Vec<(Person, Door)>,
        computers: usize,
        seeds: &mut Chance,
    ) -> Self {
        let mut chance = || Chance::new(seeds.seed());
        let survivor = |(person, door)| Survivor::new(person, door, chance());
        let people = people.into_iter().map(survivor).collect();
        Self { game, people, computers, chance: chance(), newest: 0 }
    }

    /// Plays one game after another, until it is said that the last one is on.
    pub(super) async fn play(
        mut self,
        life: Life,
        notes: Arc<Notes>,
        closing: watch::Receiver<bool>,
    ) {
        let mut changes = self.host().subscribe();
        loop {
            changes.borrow_and_update();
            if life.goes_on() {
                match self.scene() {
                    Scene::Over(_) if *closing.borrow() => return,
                    Scene::Over(end) => self.again(&end, &life).await,
                    Scene::Empty => self.open(&life).await,
                    Scene::Changing => {}
                    Scene::Lobby(lobby) => self.gather(&lobby, &life).await,
                    Scene::Playing(table) => {
                        let acts = self.people.iter_mut().map(|one| one.act(table, &life, &notes));
                        join_all(acts).await;
                    }
                }
            }
            tokio::time::sleep(GLANCE).await;
            let _ = tokio::time::timeout(LOOK_AGAIN, changes.changed()).await;
        }
    }

    fn host(&self) -> &Person {
        &self.people.first().expect("a company has people").person
    }

    /// What can be used tells how far the newest table is.
    fn scene(&mut self) -> Scene {
        let seen = self.host().sees();
        let mut latest = None;
        let mut scene = Scene::Empty;
        for message in seen.into_iter().filter(|seen| !seen.only_for_you) {
            let id = |start: &str| {
                let ids = message.parts().filter_map(|part| part.custom_id.as_deref());
                let table = ids.into_iter().find_map(|id| id.strip_prefix(start))?;
                u64::from_str_radix(table, 36).ok()
            };
            let found = [id("p1.st."), id("p1.my."), id("p1.re.")];
            let found = found.into_iter().enumerate().find_map(|(how, table)| Some((table?, how)));
            if latest.is_none() && found.is_none() {
                scene = Scene::Changing;
            }
            if found.is_some() && found >= latest {
                latest = found;
                scene = match found {
                    Some((_, 0)) => Scene::Lobby(message),
                    Some((table, 1)) => Scene::Playing(table),
                    _ => Scene::Over(message),
                };
            }
        }
        let table = latest.map_or(0, |(table, _)| table);
        // Between one message and the next there may be nothing to be used of a newer table.
        let scene = if table < self.newest { Scene::Changing } else { scene };
        self.newest = self.newest.max(table);
        scene
    }

    async fn open(&self, life: &Life) {
        // As long as the bot has not said what it can do, nobody can ask it.
        if let Ok(act) = self.host().slash("play", &[("game", self.game)]) {
            life.answer(&act).await;
        }
    }

    /// Another game: by the button, or from the start.
    async fn again(&mut self, end: &Seen, life: &Life) {
        if self.chance.below(2) == 0 {
            return self.open(life).await;
        }
        if let Ok(act) = self.host().click_on(end.id(), "Rematch") {
            life.answer(&act).await;
        }
    }

    /// Lets everybody sit down, and begins.
    async fn gather(&self, lobby: &Seen, life: &Life) {
        let text = lobby.text();
        let is_seat = |line: &&str| {
            line.trim_start_matches(|letter: char| letter.is_ascii_digit()).starts_with(". ")
        };
        let seats: Vec<&str> = text.lines().filter(is_seat).collect();
        let sits = |person: &Person| seats.iter().any(|seat| seat.contains(&person.name));
        let missing = self.people.iter().find(|one| !sits(&one.person));
        let act = match missing {
            Some(one) => one.person.click_on(lobby.id(), "Join"),
            None if seats.len() < self.people.len() + self.computers => {
                self.host().click_on(lobby.id(), "Add computer player")
            }
            None => self.host().click_on(lobby.id(), "Start"),
        };
        if let Ok(act) = act {
            life.answer(&act).await;
        }
    }
}
