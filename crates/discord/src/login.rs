//! The connection: to Discord, or to what stands in for it.

use super::app::App;
use super::events::Events;
use super::monitor::Monitor;
use super::open_panels::OpenPanels;
use super::outbox::Outbox;
use super::troubles::Troubles;
use gateway_relay::{Identifies, Link, Relay, connect, http};
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
#[derive(Debug)]
pub struct Parts {
    /// Where everything is kept.
    pub store: Store,
    /// The cards of new games.
    pub decks: Decks,
    /// The time.
    pub clock: Clock,
    /// Register the commands in this server only.
    pub server: Option<u64>,
    /// How often a new gateway session may be begun.
    pub identifies: Identifies,
    /// After so long without an acknowledged heartbeat the bot ends.
    pub deaf_after: Duration,
}

impl Parts {
    /// What a bot needs at least; the rest is as usual.
    pub fn new(store: Store, decks: Decks) -> Self {
        let (clock, identifies) = (Clock::default(), Identifies::default());
        Self { store, decks, clock, server: None, identifies, deaf_after: DEAF }
    }
}

/// A bot that has logged in.
#[derive(Debug)]
pub struct Bot {
    client: JoinHandle<serenity::Result<()>>,
    shards: Arc<ShardManager>,
    speaker: JoinHandle<()>,
    sweeper: JoinHandle<()>,
    relay: Relay,
    deaf_after: Duration,
    monitor: Monitor,
}

/// Without an acknowledged heartbeat for so long the bot hears nothing. Reconnecting has failed by
/// then, again and again; a new process may do better, and its service tells that it was needed.
const DEAF: Duration = Duration::from_mins(5);

/// How long Discord may take to say whether it accepts a token.
const PATIENCE: Duration = Duration::from_secs(30);

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
        let app = Arc::new(OnceLock::new());
        let events = Events { app: Arc::clone(&app), server: parts.server };
        let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
        let identifies = Arc::new(parts.identifies);
        let connected = connect(token, place.standin(), intents, events, Arc::clone(&identifies));
        let (mut client, relay) = connected.await?;
        let http = Arc::clone(&client.http);
        let me = http.get_current_user().await?;
        http.set_application_id(me.id.get().into());
        let (wake, woken) = mpsc::unbounded_channel();
        let keepers = Keepers::new(parts.store, parts.decks, parts.clock, wake);
        let panels = Arc::new(OpenPanels::default());
        let troubles = Arc::new(Troubles::default());
        let outbox = Outbox::new(
            Arc::clone(&http),
            keepers.clone(),
            Arc::clone(&panels),
            Arc::clone(&troubles),
        );
        let outbox = Arc::new(outbox);
        app.get_or_init(|| App::new(http, keepers.clone(), Arc::clone(&outbox), panels, troubles));
        let shards = Arc::clone(&client.shard_manager);
        let speaker = tokio::spawn(outbox.run(woken));
        let sweeper = tokio::spawn(sweep(keepers.clone()));
        let client = tokio::spawn(async move { client.start().await });
        let (link, name) = (relay.link().clone(), me.name.clone());
        let monitor = Monitor { app, keepers, link, identifies, name };
        Ok(Self { client, shards, speaker, sweeper, relay, deaf_after: parts.deaf_after, monitor })
    }

    /// The tables.
    pub fn keepers(&self) -> &Keepers {
        &self.monitor.keepers
    }

    /// A look at it, beside its work.
    pub fn monitor(&self) -> Monitor {
        self.monitor.clone()
    }

    /// Waits until the connection ends for good, which nobody has asked for, or until nothing has
    /// been heard from Discord for long.
    pub async fn ended(&mut self) -> LoginError {
        tokio::select! {
            ended = &mut self.client => match ended {
                Ok(Err(error)) => explain(&error),
                _ => LoginError::Ended,
            },
            () = deaf(self.relay.link(), &self.monitor, self.deaf_after) => {
                LoginError::Deaf(self.deaf_after.as_secs())
            }
        }
    }

    /// Takes no more events, lets what runs be stored and said, and logs out.
    pub async fn stop(self) {
        let _ = tokio::time::timeout(GOODBYE, self.shards.shutdown_all()).await;
        self.sweeper.abort();
        let said = async {
            let store = self.keepers().store();
            while store.tables_with_pending().await.is_ok_and(|left| !left.is_empty()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, said).await;
        self.speaker.abort();
        self.client.abort();
        self.keepers().store().clone().close().await;
    }
}

impl Where {
    fn standin(&self) -> Option<&str> {
        match self {
            Self::Discord => None,
            Self::Standin(url) => Some(url),
        }
    }
}

/// Asks Discord whether it accepts a token, before anything else is done; what the bot is called.
pub async fn check(token: &str, place: &Where) -> Result<String, LoginError> {
    let http = http(token, place.standin()).build();
    // A network that swallows everything would be waited for without a word.
    let me = tokio::time::timeout(PATIENCE, http.get_current_user()).await;
    let me = me.map_err(|_| LoginError::Unreachable)?;
    me.map(|me| me.name.clone()).map_err(|error| explain(&error))
}

/// Waits until no heartbeat has been acknowledged for long, although none is held back.
async fn deaf(link: &Link, monitor: &Monitor, patience: Duration) {
    loop {
        let left = patience.saturating_sub(link.silence());
        if left.is_zero() && monitor.login_pause().is_zero() {
            return;
        }
        tokio::time::sleep(left.max(patience / 20)).await;
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
    #[error("Discord does not accept DISCORD_TOKEN")]
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
    #[error("Discord cannot be reached")]
    Unreachable,
    /// The connection is closed for good.
    #[error("the connection to Discord has ended")]
    Ended,
    /// The process runs, but hears nothing.
    #[error(
        "Discord has acknowledged no heartbeat for {0} seconds; the bot ends to be started anew"
    )]
    Deaf(u64),
    /// Anything else.
    #[error("Discord: {0}")]
    Other(String),
}

pub(super) fn explain(error: &serenity::Error) -> LoginError {
    const UNAUTHORIZED: u16 = 401;
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => LoginError::NotAccepted,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            match answer.status_code.as_u16() {
                UNAUTHORIZED => LoginError::NotAccepted,
                status => LoginError::Answered { status, reason: answer.error.message.clone() },
            }
        }
        serenity::Error::Http(_) => LoginError::Unreachable,
        error => LoginError::Other(error.to_string()),
    }
}
