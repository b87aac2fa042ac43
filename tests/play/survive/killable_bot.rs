//! A bot that can be killed: it lives in a runtime of its own, which ends with everything in it.

use crate::cli::temporary;
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint, Quotas};
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{Loaded, entries, load};
use pangaea_store::Store;
use pangaea_table::{Entry, Table, TableId};
use standin::{Act, Person, Seen, Standin};
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::runtime::Runtime;
use wait::{PATIENCE, bounded, until};

/// The bot while it lives, its clock and database, and the stand-in that outlives it.
pub(crate) struct KillableBot {
    bot: Option<(Bot, Runtime)>,
    clock: Clock,
    pub(crate) folder: PathBuf,
    pub(crate) standin: Standin,
}

impl KillableBot {
    /// A bot that listens, with a new database.
    pub(crate) async fn new(name: &str) -> Self {
        let folder = temporary(name);
        // What an earlier run has left would be played on.
        std::fs::remove_dir_all(&folder).expect("a folder of our own");
        let standin = Standin::start().await;
        // Bot and stand-in agree on the time; the stand-in's moves only when it is told to.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
        let behind = now.saturating_sub(Duration::from_millis(standin.clock().now().0));
        standin.advance(behind);
        let mut this = Self { bot: None, clock: Clock::default(), folder, standin };
        this.start().await;
        this
    }

    pub(crate) fn people<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        names.map(|name| self.standin.person(name))
    }

    /// Starts the bot, and waits until it listens.
    pub(crate) async fn start(&mut self) {
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(2).enable_all().build().expect("a runtime");
        let (file, clock) = (self.folder.join("pangaea.db"), self.clock.clone());
        let (there, token) = (Endpoint::Standin(self.standin.url()), self.standin.token());
        let bot = runtime.spawn(async move {
            let store = Store::open(&file).await.expect("a database");
            let decks = Decks::built_in();
            let parts = BotParts { clock, quotas: Quotas::NONE, ..BotParts::new(store, decks) };
            Bot::start(token, &there, parts).await.expect("a bot")
        });
        let bot = bounded("the bot to start", || self.standin.last_requests(), bot).await;
        let bot = bot.expect("no panic");
        self.standin.has_command("play").await;
        let listens = || self.standin.is_bot_there().then_some(());
        self.standin.until("the bot to listen", listens).await;
        self.bot = Some((bot, runtime));
    }

    /// Ends the bot without a warning: whatever it is doing stays undone.
    pub(crate) async fn kill(&mut self) {
        let (bot, runtime) = self.bot.take().expect("a bot that lives");
        drop(bot);
        let ended = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            runtime.shutdown_timeout(PATIENCE);
            began.elapsed() < PATIENCE
        });
        assert!(ended.await.expect("no panic"), "a thread of the bot does not end");
        let gone = || (!self.standin.is_bot_there()).then_some(());
        self.standin.until("the bot to be gone", gone).await;
    }

    pub(crate) async fn restart(&mut self) {
        self.kill().await;
        self.start().await;
    }

    /// Time passes for everyone.
    pub(crate) fn later(&self, minutes: u32) {
        self.clock.advance(i64::from(minutes) * 60);
        self.standin.advance(Duration::from_mins(u64::from(minutes)));
    }

    /// The database, to look at.
    pub(crate) async fn store(&self) -> Store {
        Store::open_read_only(&self.folder.join("pangaea.db")).await.expect("a database")
    }

    /// Waits until something is found that no one tells the stand-in of.
    pub(crate) async fn until<T>(&self, what: &str, look: impl AsyncFnMut() -> Option<T>) -> T {
        until(what, || self.standin.last_requests(), look).await
    }

    /// Waits until nothing is left to be said.
    pub(crate) async fn settled(&self) {
        let store = self.store().await;
        let said =
            async || store.tables_with_pending().await.expect("an outbox").is_empty().then_some(());
        self.until("everything to be said", said).await;
        store.close().await;
    }

    /// A table as it is stored, with its log.
    pub(crate) async fn stored(&self, table: u64) -> (Table, Vec<Entry>) {
        let store = self.store().await;
        let loaded = load(&store, TableId(table), 0).await.expect("a read").expect("a table");
        let log = store.log(TableId(table)).await.expect("a log");
        store.close().await;
        let Loaded::Sound(table) = loaded else { panic!("no sound table: {loaded:?}") };
        let log = entries(table.terms.game, &log).expect("entries");
        (table, log)
    }

    /// Opens a table for these people; the first of them is its host.
    pub(crate) async fn lobby(&self, game: &str, people: &[&Person]) -> Seen {
        let host = people[0];
        done(host.slash("play", &[("game", game)])).await;
        host.sees_text("a table is open").await;
        for person in &people[1..] {
            // An earlier table may have said that it is open; only the new one can be joined.
            let join = || person.click("Join").ok();
            self.standin.until("a lobby to join", join).await.answer().await;
        }
        let last = people.last().expect("somebody");
        host.sees_text(&format!("{}. {}", people.len(), last.name)).await
    }

    /// The same, and the game begins.
    pub(crate) async fn game(&self, game: &str, people: &[&Person]) -> Seen {
        self.lobby(game, people).await;
        people[0].clicks("Start").await.answer().await;
        people[0].sees_text("Waiting for").await
    }

    /// Waits until someone is told so by direct message.
    pub(crate) async fn hears(&self, person: &Person, words: &str) {
        let heard = || person.dms().into_iter().find(|seen| seen.text().contains(words));
        self.standin.until(&format!("a DM to {}: {words}", person.name), heard).await;
    }

    /// Waits until someone is asked by direct message.
    pub(crate) async fn asked(&self, person: &Person) -> Seen {
        let open = || person.dms().into_iter().rev().find(scripted_players::still_asks);
        self.standin.until(&format!("a question to {}", person.name), open).await
    }
}

impl Drop for KillableBot {
    fn drop(&mut self) {
        if let Some((bot, runtime)) = self.bot.take() {
            drop(bot);
            // No one may wait here for what still runs.
            runtime.shutdown_background();
        }
    }
}

/// The answer to something that can be done.
pub(crate) async fn done(act: Result<Act, standin::CannotDo>) -> Seen {
    act.expect("something that can be done").answer().await
}

/// Someone wants to be forgotten; what they hear.
pub(crate) async fn forgotten(person: &Person) -> Seen {
    let settings = done(person.slash("settings", &[])).await;
    done(person.click_on(settings.id(), "Remove my data")).await;
    done(person.click_on(settings.id(), "Yes, remove it")).await
}

/// The bot's messages in the channel of someone that begin so and everyone sees.
pub(crate) fn said(person: &Person, start: &str) -> Vec<Seen> {
    let seen = person.sees().into_iter().filter(|seen| !seen.only_for_you);
    seen.filter(|seen| seen.text().starts_with(start)).collect()
}

/// Is someone asked something in a message that is newer than this one?
pub(crate) fn asked_since(person: &Person, old: standin::Id) -> bool {
    person.dms().iter().any(|seen| seen.id() > old && scripted_players::still_asks(seen))
}
