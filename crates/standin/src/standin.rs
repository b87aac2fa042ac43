//! The stand-in itself: starting it, its people and places, and breaking it on purpose.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Method;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::builder::Builder;
use crate::channel_handle::ChannelHandle;
use crate::clock::StandinClock;
use crate::fault::{Fault, HeldRequests};
use crate::gateway::{ConnectionCommand, IdentifyRecord};
use crate::id::Id;
use crate::people::Person;
use crate::proxy::ProxyHandle;
use crate::record::RecordedRequest;
use crate::server_handle::ServerHandle;
use crate::shard_handle::ShardHandle;
use crate::state::{DiscordState, SaveError, TOKEN};
use crate::world::World;

/// A running stand-in. Dropping it ends it; if the bot asked for a route, a field or a kind of
/// component that it does not know, the drop panics, so that a test cannot pass by accident.
#[derive(Debug)]
pub struct Standin {
    world: Arc<World>,
    tolerant: bool,
    running: Option<BackgroundTasks>,
}

/// What goes on in the background.
#[derive(Debug)]
pub(crate) struct BackgroundTasks {
    /// Dropping it lets the server finish what it is doing and end.
    pub stop: oneshot::Sender<()>,
    pub server: JoinHandle<()>,
    pub autosave: Option<Autosave>,
}

/// Who writes the state down, and where.
#[derive(Debug)]
pub(crate) struct Autosave {
    /// Dropping it ends the task after the write that is under way.
    pub stop: oneshot::Sender<()>,
    pub task: JoinHandle<()>,
    pub folder: PathBuf,
}

/// How long requests may take to finish when it ends.
const GOODBYE: Duration = Duration::from_secs(5);

impl Standin {
    pub(crate) fn new(world: Arc<World>, tolerant: bool, running: BackgroundTasks) -> Self {
        Self { world, tolerant, running: Some(running) }
    }

    /// One for a test: a free port, a driven clock, nothing kept.
    ///
    /// # Panics
    ///
    /// When it cannot start.
    pub async fn start() -> Self {
        Self::builder().start().await.expect("a stand-in on a free port of loopback")
    }

    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Where it listens, as `HttpBuilder::proxy` wants it.
    pub fn url(&self) -> String {
        format!("http://{}", self.world.address)
    }

    /// A proxy for its REST, with a port of its own and this path.
    pub async fn proxy(&self, path: &str) -> ProxyHandle {
        ProxyHandle::start(Arc::clone(&self.world), path).await
    }

    pub fn address(&self) -> SocketAddr {
        self.world.address
    }

    /// What the bot must log in with.
    pub fn token(&self) -> &'static str {
        TOKEN
    }

    pub fn clock(&self) -> &StandinClock {
        &self.world.clock
    }

    /// Moves a driven clock, and wakes who waits for it.
    pub fn advance(&self, by: Duration) {
        self.world.clock.advance(by);
        self.world.wake();
    }

    /// The bot's user and application.
    pub fn bot(&self) -> Id {
        self.world.read(|store| store.bot)
    }

    /// The server that everyone is in at first.
    pub fn guild(&self) -> Id {
        self.home().id
    }

    /// The same, to look at.
    ///
    /// # Panics
    ///
    /// Never: a stand-in starts with a server, and none is ever removed.
    pub fn home(&self) -> ServerHandle {
        let first = |store: &DiscordState| store.guilds.keys().next().copied();
        let id = self.world.read(first).expect("there is always a server");
        ServerHandle::new(Arc::clone(&self.world), id)
    }

    /// A server by name, made with the bot in it if there is none. Servers that are made one after
    /// another are in shards that follow each other.
    pub fn server(&self, name: &str) -> ServerHandle {
        let id = self.world.change(|store| {
            let known = store.guilds.values().find(|guild| guild.name == name);
            let known = known.map(|guild| guild.id);
            known.unwrap_or_else(|| {
                let owner = store.guilds.values().next().map_or(store.bot, |first| first.owner);
                store.add_guild(name, owner)
            })
        });
        ServerHandle::new(Arc::clone(&self.world), id)
    }

    /// A shard of the bot.
    pub fn shard(&self, id: u64) -> ShardHandle {
        ShardHandle::new(Arc::clone(&self.world), id)
    }

    /// Someone by name, who joins the first server if no one is called so, and looks at its `general`.
    pub fn person(&self, name: &str) -> Person {
        match self.world.read(|store| store.find_person(name)) {
            Some(id) => Person::new(Arc::clone(&self.world), id, self.channel("general").id),
            None => self.home().person(name),
        }
    }

    /// Everyone but bots, in the order they came.
    pub fn people(&self) -> Vec<Person> {
        let names: Vec<String> = self.world.read(|store| {
            let people = store.users.values().filter(|user| !user.bot);
            people.map(|user| user.name.clone()).collect()
        });
        names.iter().map(|name| self.person(name)).collect()
    }

    /// A channel of the first server by name, made if there is none.
    pub fn channel(&self, name: &str) -> ChannelHandle {
        self.home().channel(name)
    }

    /// The bot is thrown out of the first server.
    pub fn throw_bot_out(&self) {
        self.home().throw_bot_out();
    }

    /// The bot is invited there again.
    pub fn invite_bot(&self) {
        self.home().invite_bot();
    }

    /// The first server cannot be reached for a while: an outage, and no one was thrown out.
    pub fn server_outage(&self, on: bool) {
        self.home().outage(on);
    }

    /// Does the bot listen, with one shard at least?
    pub fn is_bot_there(&self) -> bool {
        self.world.gateway.is_connected(None)
    }

    /// Waits until the bot has registered a command.
    pub async fn has_command(&self, name: &str) {
        let known =
            || self.world.read(|store| store.commands.iter().any(|found| found.name == name));
        self.until(&format!("the command {name:?}"), || known().then_some(())).await;
    }

    /// Waits until something is found that the stand-in knows; it is looked for at each change. For
    /// everything else there is [`wait::until`].
    pub async fn until<T>(&self, what: &str, found: impl FnMut() -> Option<T>) -> T {
        self.world.until(what, || self.last_requests(), found).await
    }

    /// The last requests in words, for a message that tells how things stand.
    pub fn last_requests(&self) -> String {
        let requests = self.requests();
        let last = requests.iter().rev().take(5).map(|r| (&r.method, &r.path, r.status));
        format!("the last requests, newest first: {:?}", last.collect::<Vec<_>>())
    }

    /// Every request so far, oldest first.
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.world.recorder.requests()
    }

    /// While this is held, refused requests are recorded as meant to be refused.
    pub fn expect_refusals(&self) -> ExpectRefusals {
        self.world.recorder.expect_errors(true);
        ExpectRefusals { world: Arc::clone(&self.world) }
    }

    /// The routes, fields and the like that were asked for and are not known; they are then
    /// forgiven.
    pub fn take_unknown(&self) -> Vec<String> {
        self.world.recorder.take_unknown()
    }

    /// How many gateway sessions were opened, and how often one was resumed.
    pub fn sessions(&self) -> (u64, u64) {
        self.world.gateway.counts(None)
    }

    /// Every session that the bot has asked for, oldest first, whether it got it or not.
    pub fn identifies(&self) -> Vec<IdentifyRecord> {
        self.world.gateway.identifies()
    }

    /// How many connections to the gateway were turned away.
    pub fn refused_connections(&self) -> u64 {
        self.world.gateway.refused()
    }

    /// How many heartbeats were acknowledged.
    pub fn acknowledged_heartbeats(&self) -> u64 {
        self.world.gateway.acknowledged()
    }

    /// The gateway's connections just end.
    pub fn drop_gateway(&self) {
        self.world.gateway.end(&ConnectionCommand::Drop);
    }

    /// The gateway's connections are closed, with a code or with none.
    pub fn close_gateway(&self, code: Option<u16>) {
        self.world.gateway.end(&ConnectionCommand::Close(code));
    }

    /// The connections of open pages just end.
    pub fn drop_pages(&self) {
        self.world.pages.drop_all();
    }

    /// The bot is asked to reconnect.
    pub fn ask_to_reconnect(&self) {
        self.world.gateway.reconnect();
    }

    /// The bot is told that its session is over, or that it must be resumed.
    pub fn invalidate_session(&self, resumable: bool) {
        self.world.gateway.invalidate(None, resumable);
    }

    /// The next resume is refused; the bot has to identify again.
    pub fn refuse_next_resume(&self) {
        self.world.gateway.refuse_next_resume();
    }

    /// The bot is told that it may begin so many more sessions, until it is counted again.
    pub fn limit_session_starts(&self, remaining: u32, reset_after: Duration) {
        self.world.gateway.limit_session_starts(|starts| {
            (starts.remaining, starts.reset_after) = (remaining, reset_after);
        });
    }

    /// The bot is told that it may begin as many sessions as it likes.
    pub fn grant_any_session_starts(&self) {
        const MANY: u32 = 1_000_000_000;
        self.world.gateway.limit_session_starts(|starts| {
            (starts.total, starts.remaining) = (MANY, MANY);
        });
    }

    /// Heartbeats are acknowledged no longer, or again.
    pub fn lose_heartbeat_acks(&self, lose: bool) {
        self.world.gateway.lose_acks(lose);
    }

    /// The next events are delivered twice.
    pub fn repeat_events(&self, events: usize) {
        self.world.gateway.repeat(events);
    }

    /// The events that the bot was told of late, oldest first, as they were sent.
    pub fn sent_events(&self) -> Vec<String> {
        self.world.gateway.sent()
    }

    /// The bot is sent this over the gateway, whatever it is.
    pub fn send_text(&self, text: &str) {
        self.world.gateway.tell_all(None, text);
    }

    /// The next so many requests of a method, with a part of the path, meet a fault.
    pub fn fail(&self, method: &Method, path: &str, fault: Fault, times: usize) {
        self.world.faults.plan(method.clone(), path, fault, times);
    }

    /// Holds requests back until the answer is dropped.
    pub fn hold(&self, method: &Method, path: &str) -> HeldRequests {
        self.world.faults.hold(method.clone(), path, usize::MAX)
    }

    /// Holds one request back until the answer is dropped; those after it overtake it.
    pub fn hold_next(&self, method: &Method, path: &str) -> HeldRequests {
        self.world.faults.hold(method.clone(), path, 1)
    }

    /// Nothing works, until it does again.
    pub fn outage(&self, on: bool) {
        self.world.faults.outage(on);
        self.world.gateway.down(on);
    }

    /// Counts requests and sessions that are begun, and refuses too many. Off at the start.
    pub fn limit_rates(&self, on: bool) {
        self.world.rates.switch(on);
    }

    /// Ends it and writes its state down.
    pub async fn stop(mut self) -> Result<(), SaveError> {
        self.drop_gateway();
        self.drop_pages();
        let Some(running) = self.running.take() else { return Ok(()) };
        drop(running.stop);
        let _ = tokio::time::timeout(GOODBYE, running.server).await;
        let Some(autosave) = running.autosave else { return Ok(()) };
        drop(autosave.stop);
        let _ = autosave.task.await;
        self.world.save(&autosave.folder)
    }
}

impl Drop for Standin {
    fn drop(&mut self) {
        drop(self.running.take());
        self.drop_gateway();
        self.drop_pages();
        let unknown = self.take_unknown();
        assert!(
            unknown.is_empty() || self.tolerant || std::thread::panicking(),
            "the bot asked for what the stand-in doesn't know: {unknown:?}"
        );
    }
}

/// See [`Standin::expect_refusals`].
#[derive(Debug)]
pub struct ExpectRefusals {
    world: Arc<World>,
}

impl Drop for ExpectRefusals {
    fn drop(&mut self) {
        self.world.recorder.expect_errors(false);
    }
}
