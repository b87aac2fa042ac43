//! The bot with a fresh database, logged in at a stand-in.

use super::failed;
use pangaea::cli::Error;
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint, Quotas};
use pangaea_store::Store;
use standin::Standin;
use std::path::PathBuf;
use std::time::Duration;
use wait::bounded;

pub(super) struct MeasuredBot {
    pub(super) bot: Bot,
    pub(super) standin: Standin,
}

impl MeasuredBot {
    pub(super) async fn new(name: &str) -> Result<Self, Error> {
        // Programs press more often than people.
        Self::with(name, Quotas::NONE).await
    }

    /// The same, where no one may ask for more than this.
    pub(super) async fn with(name: &str, quotas: Quotas) -> Result<Self, Error> {
        let standin = standin().await?;
        let folder = fresh_folder(name)?;
        let store = Store::open(&folder.join("pangaea.db")).await;
        let store = store.map_err(|fault| failed("the database", &fault))?;
        let decks = Decks::built_in();
        let parts = BotParts { quotas, ..BotParts::new(store, decks) };
        let place = Endpoint::Standin(standin.url());
        let bot = Bot::start(standin.token(), &place, parts).await?;
        listening(&standin, "play").await;
        Ok(Self { bot, standin })
    }

    /// Waits until everything that is to be said is said. The pause is between measurements.
    pub(super) async fn quiet(&self) -> Result<(), Error> {
        let store = self.bot.keepers().store();
        let said = async {
            loop {
                let unsaid = store.tables_with_pending().await;
                if unsaid.map_err(|fault| failed("the outbox", &fault))?.is_empty() {
                    return Ok(());
                }
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        bounded("everything to be said", || "the outbox is not empty".to_owned(), said).await
    }
}

/// A stand-in by the real clock: an answer after more than three seconds is none.
pub(super) async fn standin() -> Result<Standin, Error> {
    let standin = Standin::builder().clock(standin::StandinClock::real()).start().await;
    standin.map_err(|error| failed("the stand-in", &error))
}

/// Waits for a bot that has this command.
pub(super) async fn listening(standin: &Standin, command: &str) {
    standin.has_command(command).await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
}

/// An empty folder on the disk where the program is built, not in memory.
pub(super) fn fresh_folder(name: &str) -> Result<PathBuf, Error> {
    let folder = PathBuf::from("target/measure").join(name);
    // What an earlier run has left would be played on.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| failed("a folder", &error))?;
    Ok(folder)
}
