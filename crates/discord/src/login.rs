//! The connection: to Discord, or to what stands in for it.

use super::app::App;
use super::cause::cause;
use super::events::Events;
use super::open_panels::OpenPanels;
use super::outbox::Outbox;
use gateway_relay::{Relay, connect};
use pangaea_decks::Decks;
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::Store;
use serenity::all::{GatewayError, GatewayIntents, HttpError, ShardManager};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Where the bot logs in.
#[derive(Clone, Debug)]
pub enum Where {
    /// At Discord itself.
    Discord,
    /// At a stand-in with this address, which must already answer.
    Standin(String),
}

/// What the bot works with.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Where everything is kept.
    pub store: Store,
    /// The cards of new games.
    pub decks: Decks,
    /// The time.
    pub clock: Clock,
    /// Register the commands in this server only.
    pub server: Option<u64>,
}

/// A bot that has logged in.
#[derive(Debug)]
pub struct Bot {
    client: JoinHandle<serenity::Result<()>>,
    shards: Arc<ShardManager>,
    speaker: JoinHandle<()>,
    sweeper: JoinHandle<()>,
    keepers: Keepers,
    name: String,
    _relay: Relay,
}

/// How often tables are looked for that are due.
const SWEEP: Duration = Duration::from_secs(1);

/// How long logging out may take.
const GOODBYE: Duration = Duration::from_secs(3);

/// How long what has just been stored may take to be said before the bot ends.
const LAST_WORDS: Duration = Duration::from_secs(4);

impl Bot {
    /// Logs in.
    pub async fn start(token: &str, place: &Where, parts: Parts) -> Result<Self, LoginError> {
        Self::login(token, place, parts).await.map_err(|error| explain(&error))
    }

    async fn login(token: &str, place: &Where, parts: Parts) -> serenity::Result<Self> {
        let standin = match place {
            Where::Discord => None,
            Where::Standin(url) => Some(url.as_str()),
        };
        let app = Arc::new(OnceLock::new());
        let events = Events { app: Arc::clone(&app), server: parts.server };
        let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
        let (mut client, relay) = connect(token, standin, intents, events).await?;
        let http = Arc::clone(&client.http);
        let user = http.get_current_user().await?;
        http.set_application_id(user.id.get().into());
        let (wake, woken) = mpsc::unbounded_channel();
        let keepers = Keepers::new(parts.store, parts.decks, parts.clock, wake);
        let panels = Arc::new(OpenPanels::default());
        let outbox = Arc::new(Outbox::new(Arc::clone(&http), keepers.clone(), Arc::clone(&panels)));
        app.get_or_init(|| App::new(http, keepers.clone(), Arc::clone(&outbox), panels));
        let shards = Arc::clone(&client.shard_manager);
        let speaker = tokio::spawn(outbox.run(woken));
        let sweeper = tokio::spawn(sweep(keepers.clone()));
        let client = tokio::spawn(async move { client.start().await });
        let name = user.name.clone();
        Ok(Self { client, shards, speaker, sweeper, keepers, name, _relay: relay })
    }

    /// As whom it has logged in.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The tables.
    pub fn keepers(&self) -> &Keepers {
        &self.keepers
    }

    /// Waits until the connection ends for good, which no one has asked for.
    pub async fn ended(&mut self) -> LoginError {
        match (&mut self.client).await {
            Ok(Err(error)) => explain(&error),
            _ => LoginError::Ended,
        }
    }

    /// Takes no more events, lets what runs be stored and said, and logs out.
    pub async fn stop(self) {
        let _ = tokio::time::timeout(GOODBYE, self.shards.shutdown_all()).await;
        self.sweeper.abort();
        let said = async {
            while self
                .keepers
                .store()
                .tables_with_pending()
                .await
                .is_ok_and(|left| !left.is_empty())
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, said).await;
        self.speaker.abort();
        self.client.abort();
        self.keepers.store().clone().close().await;
    }
}

/// Lets time look at the tables, again and again.
async fn sweep(keepers: Keepers) {
    let mut often = tokio::time::interval(SWEEP);
    often.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        often.tick().await;
        keepers.tick().await;
    }
}

/// Why the bot is not, or not any longer, on Discord; one line for the host, which never shows the
/// token, not even in an address.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    /// The token is none.
    #[error("Discord doesn't accept DISCORD_TOKEN")]
    NotAccepted,
    /// Discord says no, for another reason.
    #[error("Discord answers {status}: {reason}")]
    Answered {
        /// The HTTP status.
        status: u16,
        /// What Discord says.
        reason: String,
    },
    /// There is no way to Discord.
    #[error("I can't reach Discord")]
    Unreachable,
    /// The connection is closed for good.
    #[error("the connection to Discord has ended")]
    Ended,
    /// Anything else.
    #[error("Discord: {0}")]
    Other(String),
}

fn explain(error: &serenity::Error) -> LoginError {
    const UNAUTHORIZED: u16 = 401;
    match error {
        // The second is a token that cannot even be sent.
        serenity::Error::Gateway(GatewayError::InvalidAuthentication)
        | serenity::Error::Http(HttpError::InvalidHeader(_)) => LoginError::NotAccepted,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            match answer.status_code.as_u16() {
                UNAUTHORIZED => LoginError::NotAccepted,
                status => LoginError::Answered { status, reason: answer.error.message.clone() },
            }
        }
        serenity::Error::Http(_) => LoginError::Unreachable,
        error => LoginError::Other(cause(error)),
    }
}
