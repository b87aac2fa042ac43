//! The connection: to Discord, or to what stands in for it.

use super::app::App;
use super::cause::cause;
use super::events::Events;
use super::invalid::{InvalidRequests, MOST_INVALID};
use super::monitor::Monitor;
use super::open_panels::OpenPanels;
use super::outbox::Outbox;
use super::quota::Quotas;
use super::rest::Rest;
use super::troubles::Troubles;
use gateway_relay::{Endpoint, Identifies, Link, RunningClient, ShardRange, connect, http};
use pangaea_decks::Decks;
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{KEEP_GAMES, Keepers};
use pangaea_store::{Blocked, Store};
use pangaea_table::UserId;
use serenity::all::{GatewayError, GatewayIntents, HttpError};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// What the bot works with.
#[derive(Debug)]
pub struct BotParts {
    /// Where everything is kept.
    pub store: Store,
    /// The cards of new games.
    pub decks: Decks,
    /// The time.
    pub clock: Clock,
    /// Register the commands in this server only.
    pub server: Option<u64>,
    /// Which of the bot's shards it has; all that Discord recommends if nothing is said.
    pub shards: Option<ShardRange>,
    /// How often a new gateway session may be begun.
    pub identifies: Identifies,
    /// A heartbeat that is not acknowledged within this is a fault.
    pub acknowledged_within: Duration,
    /// After so long without an acknowledged heartbeat the bot ends.
    pub deaf_after: Duration,
    /// How much one person and one server may ask for.
    pub quotas: Quotas,
    /// So many requests in ten minutes may be refused by Discord before the bot pauses.
    pub most_invalid: u32,
    /// Games are kept for so many days after their end; for ever without a number.
    pub keep_games: Option<u32>,
}

impl BotParts {
    /// What a bot needs at least; the rest is as usual.
    pub fn new(store: Store, decks: Decks) -> Self {
        let (clock, identifies) = (Clock::default(), Identifies::default());
        let (acknowledged_within, deaf_after) = (SOON, DEAF_AFTER);
        let (server, shards, keep_games) = (None, None, Some(KEEP_GAMES));
        let (quotas, most_invalid) = (Quotas::default(), MOST_INVALID);
        Self {
            store,
            decks,
            clock,
            server,
            shards,
            identifies,
            acknowledged_within,
            deaf_after,
            quotas,
            most_invalid,
            keep_games,
        }
    }
}

/// A bot that has logged in.
#[derive(Debug)]
pub struct Bot {
    client: RunningClient,
    speaker: JoinHandle<()>,
    sweeper: JoinHandle<()>,
    deaf_after: Duration,
    monitor: Monitor,
}

/// How long an acknowledgement may take before something is wrong.
const SOON: Duration = Duration::from_secs(10);

/// Without an acknowledged heartbeat for so long the bot hears nothing. Reconnecting has failed by
/// then, again and again; a new process may do better, and its service tells that it was needed.
pub const DEAF_AFTER: Duration = Duration::from_mins(5);

/// How long Discord may take to say whether it accepts a token, and to let the bot in.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often tables are looked for that are due.
const SWEEP: Duration = Duration::from_secs(1);

/// How long what has just been stored may take to be said before the bot ends.
const LAST_WORDS: Duration = Duration::from_secs(4);

impl Bot {
    /// Logs in.
    pub async fn start(token: &str, place: &Endpoint, parts: BotParts) -> Result<Self, LoginError> {
        // Whoever is kept out must not come in because the list can't be read.
        let blocked = parts.store.blocked().await.map_err(LoginError::Blocked)?;
        let blocked = blocked.into_iter().map(|(whom, _)| whom).collect();
        let login = tokio::time::timeout(PATIENCE, Self::login(token, place, parts, blocked)).await;
        login.map_err(|_| LoginError::Unreachable)?.map_err(|error| explain(&error))
    }

    async fn login(
        token: &str,
        place: &Endpoint,
        parts: BotParts,
        blocked: Vec<Blocked>,
    ) -> serenity::Result<Self> {
        let app = Arc::new(OnceLock::new());
        let events = Events { app: Arc::clone(&app), server: parts.server };
        let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
        let identifies = Arc::new(parts.identifies);
        let begun = Arc::clone(&identifies);
        let connection = connect(token, place, intents, events, begun, parts.shards).await?;
        let http = connection.http();
        let me = http.get_current_user().await?;
        let (wake, woken) = mpsc::unbounded_channel();
        let keepers = Keepers::new(parts.store, parts.decks, parts.clock, wake);
        let panels = Arc::new(OpenPanels::default());
        let troubles = Arc::new(Troubles::default());
        let invalid = InvalidRequests::new(parts.most_invalid);
        let (person, metrics) = (UserId(me.id.get()), keepers.metrics().clone());
        let rest = Arc::new(Rest::new(&http, person, invalid, metrics));
        let outbox = Outbox::new(
            Arc::clone(&rest),
            keepers.clone(),
            Arc::clone(&panels),
            Arc::clone(&troubles),
        );
        let outbox = Arc::new(outbox);
        let strangers = (parts.quotas, blocked);
        let (all, own) = (keepers.clone(), Arc::clone(&outbox));
        let shards = connection.shards();
        app.get_or_init(|| App::new(rest, all, own, panels, troubles, strangers, shards));
        let speaker = tokio::spawn(outbox.run(woken));
        let sweeper = tokio::spawn(sweep(keepers.clone(), Arc::clone(&app), parts.keep_games));
        let client = connection.start();
        let (link, name) = (client.link().clone(), me.name.clone());
        let acknowledged_within = parts.acknowledged_within;
        let monitor = Monitor { app, keepers, link, acknowledged_within, identifies, name };
        Ok(Self { client, speaker, sweeper, deaf_after: parts.deaf_after, monitor })
    }

    /// As whom it has logged in.
    pub fn name(&self) -> &str {
        &self.monitor.name
    }

    /// Which of the bot's shards it has.
    pub fn shards(&self) -> ShardRange {
        self.monitor.shard_range()
    }

    /// The tables.
    pub fn keepers(&self) -> &Keepers {
        &self.monitor.keepers
    }

    /// A look at it, beside its work.
    pub fn monitor(&self) -> Monitor {
        self.monitor.clone()
    }

    /// Waits until the connection ends for good, which no one has asked for, or until nothing has
    /// been heard from Discord for long.
    pub async fn ended(&mut self) -> LoginError {
        let shards = self.monitor.shard_range();
        tokio::select! {
            ended = self.client.ended() => match ended {
                Err(serenity::Error::Gateway(GatewayError::OverloadedShard)) => {
                    LoginError::TooFewShards(shards.total())
                }
                Err(serenity::Error::Gateway(GatewayError::InvalidShardData)) => {
                    LoginError::InvalidShards(shards)
                }
                Err(error) => explain(&error),
                Ok(()) => LoginError::Ended,
            },
            () = self.monitor.revoked() => LoginError::Revoked,
            () = deaf(&self.monitor.link, &self.monitor, self.deaf_after) => {
                LoginError::Deaf(self.deaf_after.as_secs())
            }
        }
    }

    /// Takes no more events, lets what runs be stored and said, and logs out.
    pub async fn stop(self) {
        self.client.stop().await;
        self.sweeper.abort();
        let all_sent = async {
            let store = self.keepers().store();
            while store.tables_with_pending().await.is_ok_and(|left| !left.is_empty()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, all_sent).await;
        self.speaker.abort();
        self.keepers().store().clone().close().await;
    }
}

/// Asks Discord whether it accepts a token, before anything else is done; what the bot is called.
pub async fn check(token: &str, place: &Endpoint) -> Result<String, LoginError> {
    let http = http(token, place).build();
    // A network that swallows everything would be waited for without a word.
    let me = tokio::time::timeout(PATIENCE, http.get_current_user()).await;
    let me = me.map_err(|_| LoginError::Unreachable)?;
    me.map(|me| me.name.clone()).map_err(|error| explain(&error))
}

/// Waits until no heartbeat has been acknowledged for long, not counting the time in which a session
/// was held back.
async fn deaf(link: &Link, monitor: &Monitor, patience: Duration) {
    let mut since = Instant::now();
    loop {
        let pause = monitor.login_pause();
        let left = patience.saturating_sub(link.silence().min(since.elapsed()));
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
            since = Instant::now();
        } else if left.is_zero() {
            return;
        } else {
            tokio::time::sleep(left.max(patience / 20)).await;
        }
    }
}

/// Lets time look at the tables and at what was typed, again and again; and what is kept of old tables
/// becomes less.
async fn sweep(keepers: Keepers, app: Arc<OnceLock<App>>, keep_games: Option<u32>) {
    let mut often = tokio::time::interval(SWEEP);
    often.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        often.tick().await;
        keepers.tick().await;
        keepers.index_some().await;
        if let Some(days) = keep_games {
            keepers.prune_some(days).await;
        }
        if let Some(app) = app.get() {
            app.forget_typed();
        }
    }
}

/// Why the bot is not, or not any longer, on Discord; one line for the host, which never shows the
/// token, not even in an address.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    /// The token is none.
    #[error("Discord doesn't accept DISCORD_TOKEN")]
    NotAccepted,
    /// The token was accepted, and isn't any more.
    #[error(
        "Discord doesn't accept DISCORD_TOKEN any more, so it was reset; set the new one and start me again"
    )]
    Revoked,
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
    /// Whom whoever runs the bot keeps out cannot be read.
    #[error("I can't read who is blocked, so I don't start: {0}")]
    Blocked(pangaea_store::Error),
    /// The bot is in too many servers for so few shards.
    #[error(
        "Discord wants more shards than {0} for this many servers; raise the number in PANGAEA_SHARDS, or remove it and start me again"
    )]
    TooFewShards(u32),
    /// These shards are none that Discord knows.
    #[error("Discord doesn't accept the shards {0}; correct PANGAEA_SHARDS, or remove it")]
    InvalidShards(ShardRange),
    /// The connection is closed for good.
    #[error("the connection to Discord has ended")]
    Ended,
    /// The process runs, but hears nothing.
    #[error(
        "Discord has acknowledged no heartbeat for {0} seconds; stopping, so that the service can start me again"
    )]
    Deaf(u64),
    /// Anything else.
    #[error("Discord: {0}")]
    Other(String),
}

pub(super) fn explain(error: &serenity::Error) -> LoginError {
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
