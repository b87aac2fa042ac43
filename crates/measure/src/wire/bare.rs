//! The bot to compare with: it knows no game, commits one row or has a picture ready, and
//! answers with the words and menus of our own messages, made beforehand. Its database is set up
//! as ours is, its connection as well.

use super::failed;
use super::measured_bot::{fresh_folder, listening, standin};
use gateway_relay::{Endpoint, RunningClient, connect};
use pangaea::cli::Error;
use scripted_players::buttons;
use serde_json::{Value, json};
use serenity::all::{
    ComponentInteraction, Context, CreateAttachment, CreateCommand, EventHandler, GatewayIntents,
    Interaction,
};
use serenity::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use standin::{Person, Seen, Standin};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// The bare bot's two messages; its commands are called like this too.
pub(super) const CHOICE: &str = "choice";
pub(super) const PLACE: &str = "place";

/// What the bare bot stores and shows.
pub(super) struct Load {
    /// What a press on the choice commits.
    pub(super) row: String,
    /// What a press on the place is answered with.
    pub(super) picture: Vec<u8>,
    /// Both messages.
    pub(super) choice: PreparedMessage,
    pub(super) place: PreparedMessage,
}

/// A message made beforehand.
pub(super) struct PreparedMessage {
    content: String,
    components: Value,
    /// The button that is pressed.
    button: String,
}

impl PreparedMessage {
    /// What is seen there, with this button.
    pub(super) fn of(seen: &Seen, kind: &str) -> Result<Self, Error> {
        let button = buttons(seen, kind).last();
        let button = button.ok_or_else(|| Error::Failed("there is no button".to_owned()))?;
        let components = serde_json::to_value(&seen.message.components)
            .map_err(|error| failed("a message", &error))?;
        Ok(Self { content: seen.text(), components, button })
    }

    /// The answer to an interaction: a new message, or the changed one.
    fn answer(&self, kind: u8) -> Value {
        json!({ "type": kind, "data": { "content": self.content, "components": self.components } })
    }
}

pub(super) struct Bare {
    pub(super) person: Person,
    /// Its messages, and what is pressed there.
    pub(super) choice: (Seen, String),
    pub(super) place: (Seen, String),
    pub(super) standin: Standin,
    client: RunningClient,
}

impl Bare {
    pub(super) async fn new(load: Load) -> Result<Self, Error> {
        let database = |error: sqlx::Error| failed("the bare bot's database", &error);
        let writer = Mutex::new(open().await.map_err(database)?);
        let standin = standin().await?;
        let buttons = (load.choice.button.clone(), load.place.button.clone());
        let handler = BareHandler { writer, load };
        let client = log_in(&standin, handler).await;
        let client = client.map_err(|error| failed("the bare bot", &error))?;
        listening(&standin, PLACE).await;
        // Ours asks in direct messages, of which a bot hears more than of a channel.
        let person = standin.person("Ada").in_dms();
        let choice = opened(&person, CHOICE).await?;
        let place = opened(&person, PLACE).await?;
        let (choice, place) = ((choice, buttons.0), (place, buttons.1));
        Ok(Self { person, choice, place, standin, client })
    }

    pub(super) async fn stop(self) {
        self.client.stop().await;
        drop(self.standin);
    }
}

async fn opened(person: &Person, command: &str) -> Result<Seen, Error> {
    let act = person.slash(command, &[]).map_err(|cannot| failed(command, &cannot))?;
    Ok(act.answer().await)
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

async fn log_in(standin: &Standin, handler: BareHandler) -> serenity::Result<RunningClient> {
    let intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    let (token, identifies) = (standin.token(), Arc::default());
    let place = Endpoint::Standin(standin.url());
    let connection = connect(token, &place, intents, handler, identifies, None).await?;
    Ok(connection.start())
}

struct BareHandler {
    writer: Mutex<SqliteConnection>,
    load: Load,
}

impl BareHandler {
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
        const UPDATE: u8 = 7;
        let Load { picture, choice, place, .. } = &self.load;
        let (answer, files) = if press.data.custom_id == choice.button {
            self.store().await.map_err(|_| serenity::Error::Other("the row is not stored"))?;
            (choice.answer(UPDATE), Vec::new())
        } else {
            let mut answer = place.answer(UPDATE);
            answer["data"]["attachments"] = json!([{ "id": 0, "filename": "board.png" }]);
            (answer, vec![CreateAttachment::bytes(picture.clone(), "board.png")])
        };
        let http = &context.http;
        http.create_interaction_response(press.id, &press.token, &answer, files).await
    }
}

#[async_trait]
impl EventHandler for BareHandler {
    async fn ready(&self, context: Context, _: serenity::all::Ready) {
        let commands = [CHOICE, PLACE].map(|name| CreateCommand::new(name).description(name));
        let done = serenity::all::Command::set_global_commands(&context, commands.to_vec()).await;
        report(done);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match &interaction {
            Interaction::Command(command) => {
                const MESSAGE: u8 = 4;
                let Load { choice, place, .. } = &self.load;
                let ready = if command.data.name == CHOICE { choice } else { place };
                let answer = ready.answer(MESSAGE);
                let (http, token) = (&context.http, &command.token);
                let sent = http.create_interaction_response(command.id, token, &answer, vec![]);
                report(sent.await);
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
