//! What every test starts with: a stand-in, the bot with a fresh database, and people.

use crate::cli::temporary;
use pangaea::clock::Clock;
use pangaea::config::Config;
use pangaea::decks::Decks;
use pangaea::discord::{Bot, Parts, Where};
use pangaea::store::Store;
use standin::{Person, Standin};
use std::path::PathBuf;

pub(crate) struct Stage {
    // Fields are dropped in this order: the bot goes before what it talks to.
    pub(crate) bot: Bot,
    pub(crate) clock: Clock,
    pub(crate) folder: PathBuf,
    pub(crate) standin: Standin,
}

impl Stage {
    /// A bot that listens, with a database of this name.
    pub(crate) async fn new(name: &str) -> Self {
        let folder = temporary(name);
        // What an earlier run has left would be played on.
        std::fs::remove_dir_all(&folder).expect("a folder of our own");
        let standin = Standin::start().await;
        let clock = Clock::default();
        let bot = log_in(&standin, &folder, &clock).await;
        Self { bot, clock, folder, standin }
    }

    pub(crate) fn people<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        names.map(|name| self.standin.person(name))
    }

    /// Ends the bot and starts another one with the same database.
    pub(crate) async fn restart(self) -> Self {
        let Self { bot, clock, folder, standin } = self;
        bot.stop().await;
        let bot = log_in(&standin, &folder, &clock).await;
        Self { bot, clock, folder, standin }
    }
}

async fn log_in(standin: &Standin, folder: &std::path::Path, clock: &Clock) -> Bot {
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let decks = Decks::read(&Config::default()).expect("our own decks");
    let parts = Parts { store, decks, clock: clock.clone(), server: None };
    let there = Where::Standin(standin.url());
    let bot = Bot::start(standin.token(), &there, parts).await.expect("a bot");
    standin.has_command("play").await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    bot
}
