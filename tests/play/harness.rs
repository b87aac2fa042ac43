//! What every test starts with: a stand-in, the bot with a fresh database, and people.

use crate::cli::temporary;
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint};
use pangaea_keeper::clock::Clock;
use pangaea_store::Store;
use pangaea_text::{Language, LocaleMessage};
use standin::{Person, Standin};
use std::path::PathBuf;
use wait::{bounded, until};

/// A running bot and the stand-in it talks to.
pub(crate) struct Harness {
    // Fields are dropped in this order: the bot goes before what it talks to.
    pub(crate) bot: Bot,
    pub(crate) clock: Clock,
    pub(crate) folder: PathBuf,
    pub(crate) standin: Standin,
}

impl Harness {
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

    /// A bot that goes on with a database that was kept, where its people still are.
    pub(crate) async fn kept(standin: Standin, folder: PathBuf, clock: Clock) -> Self {
        let bot = log_in(&standin, &folder, &clock).await;
        Self { bot, clock, folder, standin }
    }

    pub(crate) fn people<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        names.map(|name| self.standin.person(name))
    }

    /// Ends the bot and starts another one with the same database.
    pub(crate) async fn restart(self) -> Self {
        let Self { bot, clock, folder, standin } = self;
        stop(bot, &standin).await;
        let bot = log_in(&standin, &folder, &clock).await;
        Self { bot, clock, folder, standin }
    }

    /// Ends the bot, then what it talks to.
    pub(crate) async fn stop(self) {
        stop(self.bot, &self.standin).await;
    }

    /// Waits until something is found that only the store or a table knows.
    pub(crate) async fn until<T>(&self, what: &str, look: impl AsyncFnMut() -> Option<T>) -> T {
        until(what, || self.standin.last_requests(), look).await
    }
}

async fn stop(bot: Bot, standin: &Standin) {
    bounded("the bot to stop", || standin.last_requests(), bot.stop()).await;
}

async fn log_in(standin: &Standin, folder: &std::path::Path, clock: &Clock) -> Bot {
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let decks = Decks::built_in();
    let parts = BotParts { clock: clock.clone(), ..BotParts::new(store, decks) };
    let there = Endpoint::Standin(standin.url());
    let bot = Bot::start(standin.token(), &there, parts);
    let bot = bounded("the bot to start", || standin.last_requests(), bot).await.expect("a bot");
    standin.has_command("play").await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    bot
}

/// What a button or message says in English, wherever a test needs it.
pub(crate) fn english(message: &LocaleMessage) -> String {
    Language::English.say(message)
}
