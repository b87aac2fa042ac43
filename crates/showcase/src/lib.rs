//! A small serenity bot that shows every element of Discord that our bot uses, one command
//! each. Until the games come it is the bot; afterwards it stays as the stand-in's test.
//!
//! It is also the pattern for a bot that runs against the stand-in too: it logs in by [`connect`].

mod answers;
mod commands;
mod patience;

use std::sync::Arc;

use gateway_relay::{Endpoint, RunningClient, connect};
use serenity::all::{
    Command, Context, CreateMessage, EventHandler, GatewayIntents, Interaction, Message, Nonce,
    Ready,
};
use serenity::async_trait;

/// A running showcase bot. It logs out by [`Showcase::stop`]; dropping it only cuts it off.
#[derive(Debug)]
pub struct Showcase {
    client: RunningClient,
}

impl Showcase {
    /// Logs in at an address such as `http://127.0.0.1:8321`, which must already answer.
    pub async fn start(url: &str, token: &str) -> serenity::Result<Self> {
        Self::log_in(token, &Endpoint::Standin(url.to_owned())).await
    }

    /// Logs in at Discord itself.
    pub async fn on_discord(token: &str) -> serenity::Result<Self> {
        Self::log_in(token, &Endpoint::Discord).await
    }

    async fn log_in(token: &str, place: &Endpoint) -> serenity::Result<Self> {
        let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
        let (handler, identifies) = (ShowcaseHandler, Arc::default());
        let connection = connect(token, place, intents, handler, identifies, None).await?;
        Ok(Self { client: connection.start() })
    }

    /// Waits for an end that no one asked for.
    pub async fn ended(&mut self) -> serenity::Result<()> {
        self.client.ended().await
    }

    /// Logs out.
    pub async fn stop(self) {
        self.client.stop().await;
    }
}

struct ShowcaseHandler;

#[async_trait]
impl EventHandler for ShowcaseHandler {
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
