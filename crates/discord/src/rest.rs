//! Everything that is asked of Discord while the bot runs, by one way: limits are obeyed, requests
//! are counted, and a token that isn't accepted any more is noticed.

use super::ids;
use super::invalid::InvalidRequests;
use super::limits::{LimitHeaders, LimitKey, Limits, Scope};
use pangaea_metrics::{Metrics, RequestOutcome, Route};
use pangaea_table::{ChannelId, MessageId, ServerId, UserId};
use reqwest::{Client, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, Channel, CreateAttachment, CreateCommand, CreateMessage, EditMessage,
    ErrorResponse, GuildId, HttpError, InteractionId, Member, Message, PartialGuild,
};
use serenity::http::{self, LightMethod, Multipart, MultipartUpload, Request};
use std::time::{Duration, Instant};
use tokio::sync::watch;

const UNAUTHORIZED: u16 = 401;
const FORBIDDEN: u16 = 403;
const TOO_MANY: u16 = 429;
const BROKEN: u16 = 500;
const THREAD_EXISTS: isize = 160_004;
const ALREADY_ANSWERED: isize = 40_060;

/// Whoever is between us and Discord couldn't pass a request on.
const NOT_PASSED_ON: [u16; 3] = [502, 503, 504];

/// For so long the first response to an interaction is tried again: Discord waits for 3 seconds.
const TRIED_WITHIN: Duration = Duration::from_millis(1500);
const TRY_AGAIN: Duration = Duration::from_millis(150);

/// A thread in which no one writes for a week is put away: the longest that Discord offers.
const AWAKE_MINUTES: u32 = 7 * 24 * 60;

/// Discord tells of one moment; whoever has to wait longer gives up, and asks again later.
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// After so long without an answer a connection is given up.
const ANSWERED_WITHIN: Duration = Duration::from_mins(1);

/// The client with which everything is asked of Discord.
pub(super) struct Rest {
    client: Client,
    token: String,
    /// Where requests go, if not to Discord itself.
    elsewhere: Option<String>,
    me: ApplicationId,
    limits: Limits,
    invalid: InvalidRequests,
    /// Is the token refused?
    is_revoked: watch::Sender<bool>,
    metrics: Metrics,
}

/// A message that was posted: as much of it as must be understood.
#[derive(Debug, serde::Deserialize)]
pub(super) struct Posted {
    pub(super) id: serenity::all::MessageId,
    #[serde(default)]
    pub(super) content: String,
}

impl Rest {
    /// For a bot with this token, which is called `me`.
    pub(super) fn new(
        http: &http::Http,
        me: UserId,
        invalid: InvalidRequests,
        metrics: Metrics,
    ) -> Self {
        let client = Client::new();
        let (token, elsewhere) = (http.token().to_owned(), http.proxy.clone());
        let me = ApplicationId::new(me.0);
        let (limits, is_revoked) = (Limits::default(), watch::Sender::new(false));
        Self { client, token, elsewhere, me, limits, invalid, is_revoked, metrics }
    }

    /// As whom the bot has logged in.
    pub(super) fn me(&self) -> UserId {
        UserId(self.me.get())
    }

    /// Waits until Discord doesn't accept the token any more.
    pub(super) async fn revoked(&self) {
        let _ = self.is_revoked.subscribe().wait_for(|is_revoked| *is_revoked).await;
    }

    /// How many requests Discord has refused in the last ten minutes, and whether these are so many
    /// that nothing but answers to clicks is asked for.
    pub(super) fn refused(&self) -> (u32, bool) {
        let now = Instant::now();
        (self.invalid.recent(now), self.invalid.is_paused(now))
    }

    /// Posts a message.
    pub(super) async fn post(
        &self,
        channel: ChannelId,
        message: CreateMessage,
        file: Option<CreateAttachment>,
    ) -> serenity::Result<Posted> {
        let path = http::Route::ChannelMessages { channel_id: ids::channel(channel) };
        let message = message.add_files(file.clone());
        let request = with_files(Request::new(path, LightMethod::Post), &message, file)?;
        let key = LimitKey::Place(Route::PostMessage, channel.0);
        decoded(self.ask(Route::PostMessage, key, request).await?).await
    }

    /// Changes a message.
    pub(super) async fn edit(
        &self,
        (channel, id): (ChannelId, MessageId),
        message: EditMessage,
        file: Option<CreateAttachment>,
    ) -> serenity::Result<()> {
        let (channel_id, message_id) = (ids::channel(channel), ids::message(id));
        let path = http::Route::ChannelMessage { channel_id, message_id };
        let message =
            file.iter().fold(message, |message, file| message.new_attachment(file.clone()));
        let request = with_files(Request::new(path, LightMethod::Patch), &message, file)?;
        let key = LimitKey::Place(Route::EditMessage, channel.0);
        self.ask(Route::EditMessage, key, request).await.map(drop)
    }

    /// Deletes a message.
    pub(super) async fn delete(&self, channel: ChannelId, id: MessageId) -> serenity::Result<()> {
        let (channel_id, message_id) = (ids::channel(channel), ids::message(id));
        let path = http::Route::ChannelMessage { channel_id, message_id };
        let key = LimitKey::Place(Route::DeleteMessage, channel.0);
        let request = Request::new(path, LightMethod::Delete);
        self.ask(Route::DeleteMessage, key, request).await.map(drop)
    }

    /// The last messages of a channel, or the first ones after another.
    pub(super) async fn messages(
        &self,
        channel: ChannelId,
        after: Option<MessageId>,
        most: u8,
    ) -> serenity::Result<Vec<Message>> {
        let path = http::Route::ChannelMessages { channel_id: ids::channel(channel) };
        let mut wanted = vec![("limit", most.to_string())];
        wanted.extend(after.map(|after| ("after", after.to_string())));
        let request = Request::new(path, LightMethod::Get).params(Some(wanted));
        let key = LimitKey::Place(Route::ReadMessages, channel.0);
        decoded(self.ask(Route::ReadMessages, key, request).await?).await
    }

    /// The channel of someone's direct messages.
    pub(super) async fn open_dm(&self, person: UserId) -> serenity::Result<ChannelId> {
        #[derive(serde::Deserialize)]
        struct Opened {
            id: serenity::all::ChannelId,
        }
        let body = json!({ "recipient_id": person.to_string() });
        let request = Request::new(http::Route::UserMeDmChannels, LightMethod::Post);
        let request = with_files(request, &body, None)?;
        let key = LimitKey::Place(Route::OpenDm, 0);
        let opened: Opened = decoded(self.ask(Route::OpenDm, key, request).await?).await?;
        Ok(ChannelId(opened.id.get()))
    }

    /// The first response to an interaction, which waits for nothing; a proxy that can't pass it on is asked
    /// again.
    pub(super) async fn respond(
        &self,
        (interaction_id, token): (InteractionId, &str),
        response: &impl Serialize,
        file: Option<CreateAttachment>,
    ) -> serenity::Result<()> {
        let path = http::Route::InteractionResponse { interaction_id, token };
        let request = with_files(Request::new(path, LightMethod::Post), response, file)?;
        let (began, key) = (Instant::now(), LimitKey::Token(token.to_owned()));
        let mut is_first = true;
        loop {
            match self.ask(Route::Respond, key.clone(), request.clone()).await {
                Err(error) if !is_first && code(&error) == Some(ALREADY_ANSWERED) => return Ok(()),
                Err(error)
                    if status(&error).is_some_and(|status| NOT_PASSED_ON.contains(&status))
                        && began.elapsed() < TRIED_WITHIN => {}
                answered => return answered.map(drop),
            }
            is_first = false;
            tokio::time::sleep(TRY_AGAIN).await;
        }
    }

    /// Changes the response to an interaction.
    pub(super) async fn edit_response(
        &self,
        token: &str,
        response: &impl Serialize,
        file: Option<CreateAttachment>,
    ) -> serenity::Result<()> {
        let application_id = self.me;
        let path = http::Route::WebhookOriginalInteractionResponse { application_id, token };
        let request = with_files(Request::new(path, LightMethod::Patch), response, file)?;
        self.ask(Route::EditResponse, LimitKey::Token(token.to_owned()), request).await.map(drop)
    }

    /// One more response to an interaction.
    pub(super) async fn follow_up(
        &self,
        token: &str,
        response: &impl Serialize,
        file: Option<CreateAttachment>,
    ) -> serenity::Result<()> {
        let path = http::Route::WebhookFollowupMessages { application_id: self.me, token };
        let request = with_files(Request::new(path, LightMethod::Post), response, file)?;
        self.ask(Route::FollowUp, LimitKey::Token(token.to_owned()), request).await.map(drop)
    }

    /// Registers all commands, everywhere or in one server only.
    pub(super) async fn register(
        &self,
        server: Option<u64>,
        commands: Vec<CreateCommand>,
    ) -> serenity::Result<()> {
        let application_id = self.me;
        let path = match server.map(GuildId::new) {
            Some(guild_id) => http::Route::GuildCommands { application_id, guild_id },
            None => http::Route::Commands { application_id },
        };
        let request = with_files(Request::new(path, LightMethod::Put), &commands, None)?;
        let key = LimitKey::Place(Route::RegisterCommands, server.unwrap_or_default());
        self.ask(Route::RegisterCommands, key, request).await.map(drop)
    }

    /// A channel, to find out what is missing there.
    pub(super) async fn channel(&self, id: ChannelId) -> serenity::Result<Channel> {
        self.look(http::Route::Channel { channel_id: ids::channel(id) }, id.0).await
    }

    /// Starts a thread from a message of ours; it has the message's id. One that is there already is
    /// taken: it was made before we could note it, or someone else has made it.
    pub(super) async fn start_thread(
        &self,
        (channel, message): (ChannelId, MessageId),
        name: &str,
    ) -> serenity::Result<ChannelId> {
        let (channel_id, message_id) = (ids::channel(channel), ids::message(message));
        let path = http::Route::ChannelMessageThreads { channel_id, message_id };
        let body = json!({ "name": name, "auto_archive_duration": AWAKE_MINUTES });
        let request = with_files(Request::new(path, LightMethod::Post), &body, None)?;
        let key = LimitKey::Place(Route::StartThread, channel.0);
        match self.ask(Route::StartThread, key, request).await {
            Err(error) if code(&error) != Some(THREAD_EXISTS) => Err(error),
            _ => Ok(ChannelId(message.0)),
        }
    }

    /// Opens a thread again that was put away.
    pub(super) async fn reopen_thread(&self, thread: ChannelId) -> serenity::Result<()> {
        let path = http::Route::Channel { channel_id: ids::channel(thread) };
        let request = Request::new(path, LightMethod::Patch);
        let request = with_files(request, &json!({ "archived": false }), None)?;
        let key = LimitKey::Place(Route::ReopenThread, thread.0);
        self.ask(Route::ReopenThread, key, request).await.map(drop)
    }

    /// A server.
    pub(super) async fn server(&self, id: ServerId) -> serenity::Result<PartialGuild> {
        self.look(http::Route::Guild { guild_id: ids::server(id) }, id.0).await
    }

    /// Someone in a server.
    pub(super) async fn member(
        &self,
        server: ServerId,
        person: UserId,
    ) -> serenity::Result<Member> {
        let (guild_id, user_id) = (ids::server(server), ids::user(person));
        let path = http::Route::GuildMember { guild_id, user_id };
        let mut member: Value = self.look(path, server.0).await?;
        if let Some(fields) = member.as_object_mut() {
            // Discord leaves out what was asked for, and serenity wants it.
            fields.insert("guild_id".to_owned(), json!(server.0));
        }
        Ok(serde_json::from_value(member)?)
    }

    async fn look<T: DeserializeOwned>(
        &self,
        path: http::Route<'_>,
        place: u64,
    ) -> serenity::Result<T> {
        let request = Request::new(path, LightMethod::Get);
        let key = LimitKey::Place(Route::Diagnose, place);
        decoded(self.ask(Route::Diagnose, key, request).await?).await
    }

    /// Asks as soon as it may be asked, and again where Discord wants it later.
    async fn ask(
        &self,
        route: Route,
        key: LimitKey,
        request: Request<'_>,
    ) -> serenity::Result<Response> {
        // What is done for a request is large, and whoever waits for it should not be.
        Box::pin(async move {
            let gives_up = Instant::now() + LONGEST_WAIT;
            loop {
                self.admitted(route, &key, gives_up).await?;
                let began = Instant::now();
                let answer = self.send(request.clone()).await;
                let outcome = answer.as_ref().map_or(RequestOutcome::Failed, outcome);
                self.metrics.requested(route, outcome, began.elapsed());
                let answer = answer?;
                let told = LimitHeaders::read(answer.status(), answer.headers());
                self.limits.heard(&key, told, Instant::now());
                let is_shared = matches!(told.too_much, Some((_, Scope::Shared)));
                let status = answer.status().as_u16();
                if matches!(status, UNAUTHORIZED | FORBIDDEN | TOO_MANY) && !is_shared {
                    self.invalid.count(Instant::now());
                }
                if status == UNAUTHORIZED && matches!(key, LimitKey::Place(..)) {
                    self.is_revoked.send_replace(true);
                }
                if told.too_much.is_none() {
                    return accepted(answer, &request).await;
                }
            }
        })
        .await
    }

    /// Waits until this may be asked. Responses to interactions are no part of Discord's limit for
    /// everything, and people wait for them.
    async fn admitted(
        &self,
        route: Route,
        key: &LimitKey,
        gives_up: Instant,
    ) -> serenity::Result<()> {
        loop {
            let now = Instant::now();
            if *self.is_revoked.borrow() {
                return Err(serenity::Error::Other("Discord doesn't accept the token any more"));
            }
            let is_callback = route == Route::Respond;
            if !is_callback && self.invalid.is_paused(now) {
                return Err(serenity::Error::Other("Discord has refused too many requests"));
            }
            let everything = self.limits.everything_waits(now).filter(|_| !is_callback);
            let wait = match everything {
                Some(wait) => wait,
                None => match self.limits.take(key, now) {
                    Ok(()) => return Ok(()),
                    Err(wait) => wait,
                },
            };
            self.metrics.rate_limited(everything.is_some());
            if now + wait > gives_up {
                return Err(serenity::Error::Other("Discord wants this later"));
            }
            tokio::time::sleep(wait).await;
        }
    }

    async fn send(&self, request: Request<'_>) -> serenity::Result<Response> {
        let request = request.build(&self.client, &self.token, self.elsewhere.as_deref())?;
        Ok(request.timeout(ANSWERED_WITHIN).send().await?)
    }
}

/// A request with this as its body, and with a file if there is one.
fn with_files<'a>(
    request: Request<'a>,
    body: &impl Serialize,
    file: Option<CreateAttachment>,
) -> serde_json::Result<Request<'a>> {
    Ok(match file {
        None => request.body(Some(serde_json::to_vec(body)?)),
        Some(file) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            payload_json: Some(serde_json::to_string(body)?),
            fields: Vec::new(),
        })),
    })
}

/// An answer that isn't a refusal.
async fn accepted(answer: Response, request: &Request<'_>) -> serenity::Result<Response> {
    if answer.status().is_success() {
        return Ok(answer);
    }
    let method = request.method_ref().reqwest_method();
    let refused = ErrorResponse::from_response(answer, method).await;
    Err(HttpError::UnsuccessfulRequest(refused).into())
}

async fn decoded<T: DeserializeOwned>(answer: Response) -> serenity::Result<T> {
    Ok(serde_json::from_slice(&answer.bytes().await?)?)
}

fn outcome(answer: &Response) -> RequestOutcome {
    match answer.status() {
        StatusCode::TOO_MANY_REQUESTS => RequestOutcome::RateLimited,
        status if status.is_success() => RequestOutcome::Delivered,
        status if status.as_u16() >= BROKEN => RequestOutcome::Failed,
        _ => RequestOutcome::Refused,
    }
}

/// The HTTP status with which Discord has answered, if it has.
pub(super) fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            Some(answer.status_code.as_u16())
        }
        _ => None,
    }
}

/// The number by which Discord says what is wrong, if it has said that.
pub(super) fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.error.code),
        _ => None,
    }
}
