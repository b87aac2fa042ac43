//! What every test starts with: a stand-in, the bot with a fresh database, and people.

use crate::cli::temporary;
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint, Quotas};
use pangaea_keeper::clock::Clock;
use pangaea_store::{Database, Store};
use pangaea_text::{Language, LocaleMessage};
use standin::{Person, ProxyHandle, Standin};
use std::path::{Path, PathBuf};
use temporary_postgres::TemporaryDatabase;
use wait::{bounded, until};

/// A running bot and the stand-in it talks to.
pub(crate) struct Harness {
    // Fields are dropped in this order: the bot goes before what it talks to.
    pub(crate) bot: Bot,
    pub(crate) clock: Clock,
    pub(crate) folder: PathBuf,
    pub(crate) standin: Standin,
    allowed: Allowed,
    /// With its tables here, and not in a file of the folder.
    postgres: Option<TemporaryDatabase>,
}

/// How much may be asked for before the bot says no.
#[derive(Clone, Copy)]
pub(crate) struct Allowed {
    pub(crate) quotas: Quotas,
    /// Refusals of Discord's before the bot pauses.
    pub(crate) invalid: u32,
}

impl Allowed {
    /// As much as a program asks for, which presses more often than people.
    pub(crate) const ALL: Self = Self { quotas: Quotas::NONE, invalid: u32::MAX };
}

impl Harness {
    /// A bot that listens, with a database of this name.
    pub(crate) async fn new(name: &str) -> Self {
        Box::pin(Self::allowing(name, Allowed::ALL)).await
    }

    /// The same, where no one may ask for more than this.
    pub(crate) async fn with(name: &str, quotas: Quotas) -> Self {
        Box::pin(Self::allowing(name, Allowed { quotas, ..Allowed::ALL })).await
    }

    /// The same, with other things that are limited.
    pub(crate) async fn allowing(name: &str, allowed: Allowed) -> Self {
        Box::pin(Self::on(name, allowed, None)).await
    }

    /// The same with its tables in `PostgreSQL`; nothing where there is none.
    pub(crate) async fn on_postgres(name: &str) -> Option<Self> {
        let postgres = temporary_postgres::database()?;
        Some(Box::pin(Self::on(name, Allowed::ALL, Some(postgres))).await)
    }

    async fn on(name: &str, allowed: Allowed, postgres: Option<TemporaryDatabase>) -> Self {
        let folder = fresh(name);
        let standin = Standin::start().await;
        let clock = Clock::default();
        let database = database(&folder, postgres.as_ref());
        let bot = Box::pin(log_in(&standin, database, &clock, allowed)).await;
        Self { bot, clock, folder, standin, allowed, postgres }
    }

    /// A bot whose requests go through a proxy of the stand-in's.
    pub(crate) async fn behind(standin: Standin, proxy: &ProxyHandle, name: &str) -> Self {
        let (folder, clock, allowed) = (fresh(name), Clock::default(), Allowed::ALL);
        let there = Endpoint::Proxy { url: proxy.url(), standin: Some(standin.url()) };
        let database = database(&folder, None);
        let bot = Box::pin(log_in_at(&there, &standin, database, &clock, allowed)).await;
        Self { bot, clock, folder, standin, allowed, postgres: None }
    }

    /// A bot that goes on with a database that was kept, where its people still are.
    pub(crate) async fn kept(standin: Standin, folder: PathBuf, clock: Clock) -> Self {
        let allowed = Allowed::ALL;
        let bot = Box::pin(log_in(&standin, database(&folder, None), &clock, allowed)).await;
        Self { bot, clock, folder, standin, allowed, postgres: None }
    }

    pub(crate) fn people<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        names.map(|name| self.standin.person(name))
    }

    /// Ends the bot and starts another one with the same database.
    pub(crate) async fn restart(self) -> Self {
        Box::pin(self.restarted_after(|| ())).await
    }

    /// The same, and this happens in between.
    pub(crate) async fn restarted_after(self, meanwhile: impl FnOnce()) -> Self {
        let Self { bot, clock, folder, standin, allowed, postgres } = self;
        stop(bot, &standin).await;
        meanwhile();
        let database = database(&folder, postgres.as_ref());
        let bot = Box::pin(log_in(&standin, database, &clock, allowed)).await;
        Self { bot, clock, folder, standin, allowed, postgres }
    }

    /// The same with another folder, which is empty: a database that knows nothing of what was said.
    pub(crate) async fn with_new_folder(self, name: &str) -> Self {
        let Self { bot, clock, standin, allowed, .. } = self;
        stop(bot, &standin).await;
        let folder = fresh(name);
        let bot = Box::pin(log_in(&standin, database(&folder, None), &clock, allowed)).await;
        Self { bot, clock, folder, standin, allowed, postgres: None }
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

/// A folder with nothing in it: what an earlier run has left would be played on.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let folder = temporary(name);
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    folder
}

async fn stop(bot: Bot, standin: &Standin) {
    bounded("the bot to stop", || standin.last_requests(), bot.stop()).await;
}

/// The database with its tables.
fn database(folder: &Path, postgres: Option<&TemporaryDatabase>) -> Database {
    let Some(postgres) = postgres else { return Database::File(folder.join("pangaea.db")) };
    Database::named(postgres.address().as_ref()).expect("an address")
}

async fn log_in(standin: &Standin, database: Database, clock: &Clock, allowed: Allowed) -> Bot {
    log_in_at(&Endpoint::Standin(standin.url()), standin, database, clock, allowed).await
}

async fn log_in_at(
    there: &Endpoint,
    standin: &Standin,
    database: Database,
    clock: &Clock,
    allowed: Allowed,
) -> Bot {
    let store = Store::open(database).await.expect("a database");
    let decks = Decks::built_in();
    let clock = clock.clone();
    let Allowed { quotas, invalid: most_invalid } = allowed;
    let parts = BotParts { clock, quotas, most_invalid, ..BotParts::new(store, decks) };
    let bot = Bot::start(standin.token(), there, parts);
    let bot = bounded("the bot to start", || standin.last_requests(), bot).await.expect("a bot");
    standin.has_command("play").await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    bot
}

/// What a button or message says in English, wherever a test needs it.
pub(crate) fn english(message: &LocaleMessage) -> String {
    Language::English.say(message)
}
