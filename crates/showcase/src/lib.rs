//! A small serenity bot that shows every element of Discord that our bot uses, one command
//! each. Until the games come it is the bot; afterwards it stays as the stand-in's test.
//!
//! It is also the pattern for a bot that runs against the stand-in too: REST through
//! [`HttpBuilder::proxy`] with the limiter off, the gateway through a [`Relay`].

mod answers;
mod commands;
mod patience;

use std::time::Duration;

use gateway_relay::Relay;
use serenity::all::{
    Client, ClientBuilder, Command, Context, CreateMessage, EventHandler, GatewayIntents,
    HttpBuilder, Interaction, Message, Nonce, Ready,
};
use serenity::async_trait;
use tokio::task::JoinHandle;

/// How long the bot may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(3);

/// A running showcase bot. It logs out by [`Showcase::stop`]; dropping it only cuts it off.
#[derive(Debug)]
pub struct Showcase {
    task: JoinHandle<serenity::Result<()>>,
    shards: std::sync::Arc<serenity::all::ShardManager>,
    _relay: Relay,
}

impl Showcase {
    /// Logs in at an address such as `http://127.0.0.1:8321`, which must already answer. Where no
    /// gateway of the same host is named serenity would turn to Discord; this refuses instead.
    pub async fn start(url: &str, token: &str) -> serenity::Result<Self> {
        let http = || HttpBuilder::new(token).proxy(url).ratelimiter_disabled(true);
        let gateway = http().build().get_gateway().await?.url;
        if host(&gateway, "ws://").is_none() || host(&gateway, "ws://") != host(url, "http://") {
            return Err(serenity::Error::Other("the gateway is somewhere else"));
        }
        Self::with(http(), Some(gateway)).await
    }

    /// Logs in at Discord itself. Whoever is not let in, or finds nobody there, is told at once; a
    /// connection that is lost later comes back by itself.
    pub async fn on_discord(token: &str) -> serenity::Result<Self> {
        HttpBuilder::new(token).build().get_current_user().await?;
        Self::with(HttpBuilder::new(token), None).await
    }

    async fn with(http: HttpBuilder, gateway: Option<String>) -> serenity::Result<Self> {
        let (mut client, relay) = client(http, gateway).await?;
        let shards = std::sync::Arc::clone(&client.shard_manager);
        let task = tokio::spawn(async move { client.start().await });
        Ok(Self { task, shards, _relay: relay })
    }

    /// Waits for an end that nobody asked for.
    pub async fn ended(&mut self) -> serenity::Result<()> {
        (&mut self.task).await.unwrap_or(Ok(()))
    }

    /// Logs out.
    pub async fn stop(self) {
        let _ = tokio::time::timeout(GOODBYE, self.shards.shutdown_all()).await;
    }
}

impl Drop for Showcase {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The host and port of an address of this kind.
fn host<'a>(address: &'a str, scheme: &str) -> Option<&'a str> {
    address.strip_prefix(scheme)?.split('/').next()
}

/// A client whose gateway is the given one, or else the one that serenity finds.
async fn client(http: HttpBuilder, gateway: Option<String>) -> serenity::Result<(Client, Relay)> {
    let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    let client = ClientBuilder::new_with_http(http.build(), intents).event_handler(Handler).await?;
    let mut found = client.ws_url.lock().await;
    let gateway = gateway.unwrap_or_else(|| found.clone());
    let relay = Relay::start(gateway).await.map_err(serenity::Error::Io)?;
    *found = relay.url();
    drop(found);
    Ok((client, relay))
}

struct Handler;

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        report("commands", Command::set_global_commands(&context, commands::all()).await);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let done = match &interaction {
            Interaction::Command(command) => answers::command(&context, command).await,
            Interaction::Component(press) => answers::press(&context, press).await,
            Interaction::Autocomplete(typing) => answers::complete(&context, typing).await,
            Interaction::Modal(form) => answers::form(&context, form).await,
            _ => Ok(()),
        };
        report("answer", done);
    }

    async fn message(&self, context: Context, message: Message) {
        if message.guild_id.is_none() && !message.author.bot {
            // The nonce is the message's own id, so an event that comes twice is answered once.
            let reply = CreateMessage::new()
                .content(format!("You wrote: {}", message.content))
                .nonce(Nonce::String(message.id.to_string()))
                .enforce_nonce(true);
            report("reply", patience::send(&context.http, message.channel_id, &reply).await);
        }
    }
}

/// Whatever fails is said and survived.
fn report<T>(what: &str, done: serenity::Result<T>) {
    if let Err(error) = done {
        eprintln!("showcase: {what}: {error}");
    }
}
