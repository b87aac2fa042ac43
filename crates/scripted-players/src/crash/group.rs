//! People at one table after another, in a channel of their own.

use super::bot_watch::{BotWatch, Notes};
use super::survivor::{Survivor, table_number};
use crate::{AnswersVia, press};
use futures_util::future::join_all;
use pangaea_engine::chance::Chance;
use standin::{Person, Seen};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// People who play together.
#[derive(Debug)]
pub(super) struct Group {
    game: &'static str,
    people: Vec<Survivor>,
    computers: usize,
    chance: Chance,
    /// The newest table that was ever seen here.
    newest: u64,
    /// Another table was asked for, and may be there although no one sees it yet.
    asked: bool,
}

/// What the channel shows.
enum ChannelState {
    /// No one has ever played here.
    Empty,
    /// There was something, and there will be something.
    Changing,
    Lobby(Seen),
    Playing(u64),
    Over(Seen),
}

/// The shortest and the longest pause between two looks at the channel.
const GLANCE: Duration = Duration::from_millis(20);
const LOOK_AGAIN: Duration = Duration::from_millis(500);

impl Group {
    /// These people, each with choices of their own.
    pub(super) fn new(
        game: &'static str,
        people: Vec<(Person, AnswersVia)>,
        computers: usize,
        seeds: &mut Chance,
    ) -> Self {
        let mut chance = || Chance::new(seeds.seed());
        let survivor = |(person, via)| Survivor::new(person, via, chance());
        let people = people.into_iter().map(survivor).collect();
        Self { game, people, computers, chance: chance(), newest: 0, asked: false }
    }

    /// Plays one game after another, until it is said that the last one is on. A table that was
    /// asked for before is played too.
    pub(super) async fn play(
        mut self,
        bot: BotWatch,
        notes: Arc<Notes>,
        closing: watch::Receiver<bool>,
    ) {
        let mut changes = self.host().subscribe();
        loop {
            changes.borrow_and_update();
            if bot.goes_on() {
                let channel_state = self.channel_state();
                self.asked &=
                    !matches!(channel_state, ChannelState::Lobby(_) | ChannelState::Playing(_));
                match channel_state {
                    ChannelState::Over(_) if *closing.borrow() && !self.asked => return,
                    ChannelState::Over(end) => self.again(&end, &bot).await,
                    ChannelState::Empty => self.open(&bot).await,
                    ChannelState::Changing => {}
                    ChannelState::Lobby(lobby) => self.gather(&lobby, &bot).await,
                    ChannelState::Playing(table) => {
                        let acts = self.people.iter_mut().map(|one| one.act(table, &bot, &notes));
                        join_all(acts).await;
                    }
                }
            }
            tokio::time::sleep(GLANCE).await;
            let _ = tokio::time::timeout(LOOK_AGAIN, changes.changed()).await;
        }
    }

    fn host(&self) -> &Person {
        &self.people.first().expect("a group has people").person
    }

    /// What can be used tells how far the newest table is.
    fn channel_state(&mut self) -> ChannelState {
        let seen = self.host().sees();
        let mut latest = None;
        let mut channel_state = ChannelState::Empty;
        for message in seen.into_iter().filter(|seen| !seen.only_for_you) {
            let id = |start: &str| {
                let ids = message.parts().filter_map(|part| part.custom_id.as_deref());
                table_number(ids.into_iter().find_map(|id| id.strip_prefix(start))?)
            };
            let found = [id("p1.st."), id("p1.my."), id("p1.re.")];
            let found = found.into_iter().enumerate().find_map(|(how, table)| Some((table?, how)));
            if latest.is_none() && found.is_none() {
                channel_state = ChannelState::Changing;
            }
            if found.is_some() && found >= latest {
                latest = found;
                channel_state = match found {
                    Some((_, 0)) => ChannelState::Lobby(message),
                    Some((table, 1)) => ChannelState::Playing(table),
                    _ => ChannelState::Over(message),
                };
            }
        }
        let table = latest.map_or(0, |(table, _)| table);
        // Between one message and the next there may be nothing to be used of a newer table.
        let channel_state =
            if table < self.newest { ChannelState::Changing } else { channel_state };
        self.newest = self.newest.max(table);
        channel_state
    }

    async fn open(&self, bot: &BotWatch) {
        // As long as the bot has not said what it can do, no one can ask it.
        if let Ok(act) = self.host().slash("play", &[("game", self.game)]) {
            bot.answer(&act).await;
        }
    }

    /// Another game: by the button, or from the start.
    async fn again(&mut self, end: &Seen, bot: &BotWatch) {
        self.asked = true;
        if self.chance.below(2) == 0 {
            return self.open(bot).await;
        }
        if let Ok(act) = press(self.host(), end, "re") {
            bot.answer(&act).await;
        }
    }

    /// Lets everyone sit down, and begins.
    async fn gather(&self, lobby: &Seen, bot: &BotWatch) {
        let text = lobby.text();
        let is_seat = |line: &&str| {
            line.trim_start_matches(|letter: char| letter.is_ascii_digit()).starts_with(". ")
        };
        let seats: Vec<&str> = text.lines().filter(is_seat).collect();
        let sits = |person: &Person| seats.iter().any(|seat| seat.contains(&person.name));
        let missing = self.people.iter().find(|one| !sits(&one.person));
        let act = match missing {
            Some(one) => press(&one.person, lobby, "jo"),
            None if seats.len() < self.people.len() + self.computers => {
                press(self.host(), lobby, "ac")
            }
            None => press(self.host(), lobby, "st"),
        };
        if let Ok(act) = act {
            bot.answer(&act).await;
        }
    }
}
