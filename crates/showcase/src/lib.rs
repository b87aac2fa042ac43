//! A small serenity bot that shows every element of Discord that our bot uses, one command
//! each. Until the games come it is the bot; afterwards it stays as the stand-in's test.
//!
//! It is also the pattern for a bot that runs against the stand-in too: REST through
//! [`HttpBuilder::proxy`] with the limiter off, the gateway through a [`Relay`].

mod answers;
mod commands;

use std::time::Duration;

use gateway_relay::Relay;
use serenity::all::{
    Client, ClientBuilder, Command, Context, EventHandler, GatewayIntents, HttpBuilder,
    Interaction, Message, Ready,
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
    /// Logs in at an address such as `http://127.0.0.1:8321`, which must already answer: without
    /// it serenity would turn to Discord.
    pub async fn start(url: &str, token: &str) -> serenity::Result<Self> {
        Self::with(HttpBuilder::new(token).proxy(url).ratelimiter_disabled(true)).await
    }

    /// Logs in at Discord itself. Whoever is not let in, or finds nobody there, is told at once; a
    /// connection that is lost later comes back by itself.
    pub async fn on_discord(token: &str) -> serenity::Result<Self> {
        HttpBuilder::new(token).build().get_current_user().await?;
        Self::with(HttpBuilder::new(token)).await
    }

    async fn with(http: HttpBuilder) -> serenity::Result<Self> {
        let (mut client, relay) = client(http).await?;
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

async fn client(http: HttpBuilder) -> serenity::Result<(Client, Relay)> {
    let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    let client = ClientBuilder::new_with_http(http.build(), intents).event_handler(Handler).await?;
    let mut gateway = client.ws_url.lock().await;
    let relay = Relay::start(gateway.clone()).await.map_err(serenity::Error::Io)?;
    *gateway = relay.url();
    drop(gateway);
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
            let text = format!("You wrote: {}", message.content);
            report("reply", message.channel_id.say(&context, text).await);
        }
    }
}

/// Whatever fails is said and survived.
fn report<T>(what: &str, done: serenity::Result<T>) {
    if let Err(error) = done {
        eprintln!("showcase: {what}: {error}");
    }
}
