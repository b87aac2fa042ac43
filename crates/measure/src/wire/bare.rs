//! The bot to compare with: it knows no game, commits one row or has a picture ready, and
//! answers. Its database is set up as ours is, its connection as well.

use super::failed;
use super::stage::{fresh_folder, listening, standin};
use gateway_relay::Relay;
use pangaea::cli::Failure;
use serenity::all::{
    ClientBuilder, ComponentInteraction, Context, CreateActionRow, CreateAttachment, CreateButton,
    CreateCommand, CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler,
    GatewayIntents, HttpBuilder, Interaction, Ready, ShardManager,
};
use serenity::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use standin::{Person, Seen, Standin};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

pub(super) const STORE: &str = "Store";
pub(super) const SHOW: &str = "Show";

/// What the bare bot stores and shows.
pub(super) struct Load {
    /// What a press on *Store* commits.
    pub(super) row: String,
    /// What a press on *Show* is answered with.
    pub(super) picture: Vec<u8>,
}

pub(super) struct Bare {
    pub(super) person: Person,
    /// The message with the two buttons.
    pub(super) panel: Seen,
    pub(super) standin: Standin,
    client: JoinHandle<serenity::Result<()>>,
    shards: Arc<ShardManager>,
    _relay: Relay,
}

impl Bare {
    pub(super) async fn new(load: Load) -> Result<Self, Failure> {
        let database = |error: sqlx::Error| failed("the bare bot's database", &error);
        let writer = Mutex::new(open().await.map_err(database)?);
        let standin = standin().await?;
        let handler = Handler { writer, load };
        let bot = log_in(&standin, handler).await.map_err(|error| failed("the bare bot", &error));
        let (client, shards, relay) = bot?;
        listening(&standin, "panel").await;
        let person = standin.person("Ada");
        let panel = person.slash("panel", &[]).map_err(|cannot| failed("/panel", &cannot))?;
        let panel = panel.answer().await;
        Ok(Self { person, panel, standin, client, shards, _relay: relay })
    }

    pub(super) async fn stop(self) {
        let _ = tokio::time::timeout(Duration::from_secs(3), self.shards.shutdown_all()).await;
        self.client.abort();
        drop(self.standin);
    }
}

/// The same settings as `store/connect.rs`, and one connection that writes.
async fn open() -> sqlx::Result<SqliteConnection> {
    let folder = fresh_folder("wire-bare")
        .map_err(|error| sqlx::Error::Configuration(error.to_string().into()))?;
    let mut writer = SqliteConnectOptions::new()
        .filename(folder.join("bare.db"))
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "ON")
        .journal_mode(SqliteJournalMode::Wal)
        .connect()
        .await?;
    sqlx::query("CREATE TABLE rows (id INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT")
        .execute(&mut writer)
        .await?;
    Ok(writer)
}

type LoggedIn = (JoinHandle<serenity::Result<()>>, Arc<ShardManager>, Relay);

async fn log_in(standin: &Standin, handler: Handler) -> serenity::Result<LoggedIn> {
    let http = || HttpBuilder::new(standin.token()).proxy(standin.url()).ratelimiter_disabled(true);
    let gateway = http().build().get_gateway().await?.url;
    let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    let client = ClientBuilder::new_with_http(http().build(), intents);
    let mut client = client.event_handler(handler).await?;
    let relay = Relay::start(gateway).await.map_err(serenity::Error::Io)?;
    *client.ws_url.lock().await = relay.url();
    let shards = Arc::clone(&client.shard_manager);
    Ok((tokio::spawn(async move { client.start().await }), shards, relay))
}

struct Handler {
    writer: Mutex<SqliteConnection>,
    load: Load,
}

impl Handler {
    async fn store(&self) -> sqlx::Result<()> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT INTO rows (content) VALUES (?)")
            .bind(&self.load.row)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    async fn press(&self, context: &Context, press: &ComponentInteraction) -> serenity::Result<()> {
        let message = CreateInteractionResponseMessage::new();
        let message = if press.data.custom_id == STORE {
            self.store().await.map_err(|_| serenity::Error::Other("the row is not stored"))?;
            message.content("Your choice is stored.")
        } else {
            let picture = CreateAttachment::bytes(self.load.picture.clone(), "board.png");
            message.content("Your board.").add_file(picture)
        };
        press.create_response(context, CreateInteractionResponse::UpdateMessage(message)).await
    }
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        let command = CreateCommand::new("panel").description("Two buttons");
        let done = serenity::all::Command::set_global_commands(&context, vec![command]).await;
        report(done);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match &interaction {
            Interaction::Command(command) => {
                let buttons = [STORE, SHOW].map(|name| CreateButton::new(name).label(name));
                let message = CreateInteractionResponseMessage::new()
                    .content("Two buttons")
                    .components(vec![CreateActionRow::Buttons(buttons.to_vec())]);
                let response = CreateInteractionResponse::Message(message);
                report(command.create_response(&context, response).await);
            }
            Interaction::Component(press) => report(self.press(&context, press).await),
            _ => {}
        }
    }
}

/// A press that is not answered ends the measurement elsewhere; this says why.
fn report<T>(done: serenity::Result<T>) {
    if let Err(error) = done {
        eprintln!("the bare bot: {error}");
    }
}
