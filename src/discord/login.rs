//! The connection: to Discord, or to what stands in for it.

use super::doors::Doors;
use super::hall::Hall;
use super::intake::Intake;
use super::outbox::Outbox;
use crate::cli::Failure;
use crate::clock::Clock;
use crate::decks::Decks;
use crate::keeper::Keepers;
use crate::store::Store;
use gateway_relay::Relay;
use serenity::all::{
    Client, ClientBuilder, GatewayError, GatewayIntents, Http, HttpBuilder, HttpError, ShardManager,
};
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
    pub async fn start(token: &str, place: &Where, parts: Parts) -> Result<Self, Failure> {
        Self::login(token, place, parts).await.map_err(|error| explain(&error))
    }

    async fn login(token: &str, place: &Where, parts: Parts) -> serenity::Result<Self> {
        let (http, gateway) = match place {
            Where::Discord => {
                // Whoever is not let in is told at once.
                HttpBuilder::new(token).build().get_current_user().await?;
                (HttpBuilder::new(token), None)
            }
            Where::Standin(url) => {
                let http = || HttpBuilder::new(token).proxy(url).ratelimiter_disabled(true);
                let gateway = http().build().get_gateway().await?.url;
                // Where no gateway of the same host is named serenity would turn to Discord.
                let there = host(&gateway, "ws://");
                if there.is_none() || there != host(url, "http://") {
                    return Err(serenity::Error::Other("the gateway is somewhere else"));
                }
                (http(), Some(gateway))
            }
        };
        let hall = Arc::new(OnceLock::new());
        let intake = Intake { hall: Arc::clone(&hall), server: parts.server };
        let (mut client, relay) = client(http.build(), gateway, intake).await?;
        let http = Arc::clone(&client.http);
        http.set_application_id(http.get_current_user().await?.id.get().into());
        let (wake, woken) = mpsc::unbounded_channel();
        let keepers = Keepers::new(parts.store, parts.decks, parts.clock, wake);
        let doors = Arc::new(Doors::default());
        let outbox = Arc::new(Outbox::new(Arc::clone(&http), keepers.clone(), Arc::clone(&doors)));
        hall.get_or_init(|| Hall::new(http, keepers.clone(), Arc::clone(&outbox), doors));
        let shards = Arc::clone(&client.shard_manager);
        let speaker = tokio::spawn(outbox.run(woken));
        let sweeper = tokio::spawn(sweep(keepers.clone()));
        let client = tokio::spawn(async move { client.start().await });
        Ok(Self { client, shards, speaker, sweeper, keepers, _relay: relay })
    }

    /// The tables.
    pub fn keepers(&self) -> &Keepers {
        &self.keepers
    }

    /// Waits until the connection ends for good, which nobody has asked for.
    pub async fn ended(&mut self) -> Failure {
        match (&mut self.client).await {
            Ok(Err(error)) => explain(&error),
            _ => Failure::Failed("the connection to Discord has ended".to_owned()),
        }
    }

    /// Takes no more events, lets what runs be stored and said, and logs out.
    pub async fn stop(self) {
        let _ = tokio::time::timeout(GOODBYE, self.shards.shutdown_all()).await;
        self.sweeper.abort();
        let said = async {
            while self.keepers.store().unsaid_tables().await.is_ok_and(|left| !left.is_empty()) {
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

/// A client whose gateway is the given one, or else the one that serenity finds.
async fn client(
    http: Http,
    gateway: Option<String>,
    intake: Intake,
) -> serenity::Result<(Client, Relay)> {
    let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    let client = ClientBuilder::new_with_http(http, intents).event_handler(intake).await?;
    let mut found = client.ws_url.lock().await;
    let gateway = gateway.unwrap_or_else(|| found.clone());
    let relay = Relay::start(gateway).await.map_err(serenity::Error::Io)?;
    *found = relay.url();
    drop(found);
    Ok((client, relay))
}

/// The host and port of an address of this kind.
fn host<'a>(address: &'a str, scheme: &str) -> Option<&'a str> {
    address.strip_prefix(scheme)?.split('/').next()
}

/// A reason that never shows the token, not even in an address.
fn explain(error: &serenity::Error) -> Failure {
    const UNAUTHORIZED: u16 = 401;
    Failure::Failed(match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => not_accepted(),
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            match answer.status_code.as_u16() {
                UNAUTHORIZED => not_accepted(),
                status => format!("Discord answers {status}: {}", answer.error.message),
            }
        }
        serenity::Error::Http(_) => "Discord cannot be reached".to_owned(),
        error => format!("Discord: {error}"),
    })
}

fn not_accepted() -> String {
    "Discord does not accept DISCORD_TOKEN".to_owned()
}
