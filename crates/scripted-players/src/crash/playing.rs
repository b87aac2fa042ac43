//! Groups of people who play at a stand-in, whatever happens to the bot.

use super::bot_watch::{BotWatch, Notes};
use super::group::Group;
use super::{CLOSED, CrashReport, GROUPS, check};
use pangaea_engine::chance::Chance;
use pangaea_engine::registry::GameId;
use pangaea_store::Database;
use standin::{ChannelHandle, Standin, StandinClock};
use std::io;
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::JoinSet;
use wait::{PATIENCE, Process, within};

/// People who play one game after another.
#[derive(Debug)]
pub(crate) struct PlayingGroups {
    pub(crate) standin: Arc<Standin>,
    /// A channel for each table.
    pub(crate) places: Vec<ChannelHandle>,
    /// How often the bot has died.
    pub(crate) deaths: watch::Sender<u32>,
    notes: Arc<Notes>,
    closing: watch::Sender<bool>,
    playing: JoinSet<()>,
}

impl PlayingGroups {
    /// Lets people play at so many tables ; what they choose follows from the seeds.
    pub(crate) async fn begin(tables: usize, seeds: &mut Chance) -> io::Result<Self> {
        let standin = Standin::builder().clock(StandinClock::real()).start().await;
        let standin = Arc::new(standin.map_err(io::Error::other)?);
        standin.grant_any_session_starts();
        let notes = Arc::new(Notes::default());
        let (closing, closes) = watch::channel(false);
        let deaths = watch::Sender::new(0);
        let mut places = Vec::new();
        let mut playing = JoinSet::new();
        let games = GameId::ALL.iter().cycle();
        for (index, ((people, computers), game)) in
            GROUPS.iter().zip(games).take(tables).enumerate()
        {
            let place = standin.channel(&format!("table-{index}"));
            let members = people.iter().map(|(name, via)| {
                let person = standin.person(name);
                if CLOSED.contains(name) {
                    person.close_dms();
                }
                (person.at(&place), *via)
            });
            let group = Group::new(game.slug(), members.collect(), *computers, seeds);
            let bot = BotWatch::new(Arc::clone(&standin), deaths.subscribe());
            playing.spawn(group.play(bot, Arc::clone(&notes), closes.clone()));
            places.push(place);
        }
        Ok(Self { standin, places, deaths, notes, closing, playing })
    }

    /// No one opens another table; those that are open are played to their end. Then everything is
    /// held against what people saw.
    pub(crate) async fn finish(
        mut self,
        process: Process,
        database: &Database,
    ) -> io::Result<CrashReport> {
        let _ = self.closing.send(true);
        self.play_on().await;
        check::settle(database).await;
        process.end().await;
        check::judge(database, &self.standin, &self.places, &self.notes).await
    }

    /// Waits until all have played to the end, or no one goes on any more.
    async fn play_on(&mut self) {
        let mut known = self.notes.count();
        loop {
            match within(PATIENCE, async || Some(self.playing.join_next().await)).await {
                Some(None) => return,
                Some(Some(ended)) => {
                    // A script that panics has found something; the whole run fails with it.
                    ended.expect("people do not panic");
                }
                // When no one can do anything for so long, no one ever will.
                None if self.notes.count() == known => return self.playing.abort_all(),
                None => {}
            }
            known = self.notes.count();
        }
    }
}
