//! The stand-in itself: starting it, its people and places, and breaking it on purpose.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Method;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::clock::Clock;
use crate::fault::{Fault, Hold};
use crate::gateway::{Gateway, HEARTBEAT, Out};
use crate::id::Id;
use crate::people::Person;
use crate::place::Place;
use crate::record::{Line, Recorder};
use crate::rest;
use crate::store::{SaveError, Store, TOKEN};
use crate::world::World;

/// Why a stand-in cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    #[error("cannot listen at {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("cannot record: {0}")]
    Record(io::Error),
    #[error(transparent)]
    Load(#[from] SaveError),
}

/// How a stand-in is to be.
#[derive(Debug)]
pub struct Builder {
    address: SocketAddr,
    clock: Clock,
    heartbeat: Duration,
    folder: Option<PathBuf>,
    bot_name: String,
    tolerant: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            clock: Clock::driven(),
            heartbeat: HEARTBEAT,
            folder: None,
            bot_name: "Pangaea".to_owned(),
            tolerant: false,
        }
    }
}

impl Builder {
    /// Where to listen. The default is any free port of 127.0.0.1.
    #[must_use]
    pub fn address(self, address: SocketAddr) -> Self {
        Self { address, ..self }
    }

    /// The default is a driven clock.
    #[must_use]
    pub fn clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// The time between heartbeats that the bot is told.
    #[must_use]
    pub fn heartbeat(self, heartbeat: Duration) -> Self {
        Self { heartbeat, ..self }
    }

    /// Keeps its state in a folder, and goes on from there.
    #[must_use]
    pub fn folder(self, folder: impl Into<PathBuf>) -> Self {
        Self { folder: Some(folder.into()), ..self }
    }

    #[must_use]
    pub fn bot_name(self, name: &str) -> Self {
        Self { bot_name: name.to_owned(), ..self }
    }

    /// An unknown route is refused and reported, but does not end in a panic: for running, not for
    /// tests.
    #[must_use]
    pub fn tolerant(self) -> Self {
        Self { tolerant: true, ..self }
    }

    pub async fn start(self) -> Result<Standin, StartError> {
        let address = self.address;
        let listen = |source| StartError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let kept = self.folder.as_deref().map(Store::load).transpose()?.flatten();
        let store = kept.unwrap_or_else(|| new_store(&self.clock, &self.bot_name));
        let recorder = Recorder::from_environment().map_err(StartError::Record)?;
        let gateway = Gateway::new(self.heartbeat);
        let world = Arc::new(World::new(store, self.clock, address, gateway, recorder));
        let (stop, stopped) = oneshot::channel::<()>();
        let serve = axum::serve(listener, rest::router(Arc::clone(&world)));
        let server = tokio::spawn(async move {
            tokio::select! {
                served = serve => if let Err(error) = served {
                    eprintln!("the stand-in stopped: {error}");
                },
                _ = stopped => {}
            }
        });
        let saver =
            self.folder.clone().map(|folder| tokio::spawn(keep(Arc::clone(&world), folder)));
        Ok(Standin {
            world,
            folder: self.folder,
            tolerant: self.tolerant,
            stop: Some(stop),
            server: Some(server),
            saver,
        })
    }
}

/// A server with one channel, and somebody who owns it and says nothing.
fn new_store(clock: &Clock, bot_name: &str) -> Store {
    let mut store = Store::new(clock.now(), bot_name);
    let owner = store.add_user("Owner", false);
    let guild = store.add_guild("Pangaea", owner);
    store.add_channel(guild, "general");
    store.outbox.clear();
    store
}

/// The least time between two writes of the state.
const SAVE_PAUSE: Duration = Duration::from_millis(200);

/// Writes the state down after each change, but not more often than needed.
async fn keep(world: Arc<World>, folder: PathBuf) {
    let mut changes = world.changes();
    while changes.changed().await.is_ok() {
        let (world, folder) = (Arc::clone(&world), folder.clone());
        let saved = tokio::task::spawn_blocking(move || world.read(|store| store.save(&folder)));
        if let Ok(Err(error)) = saved.await {
            eprintln!("the stand-in cannot keep its state: {error}");
        }
        tokio::time::sleep(SAVE_PAUSE).await;
    }
}

/// A running stand-in. Dropping it ends it; if the bot asked for a route that it does not know, the
/// drop panics, so that a test cannot pass by accident.
#[derive(Debug)]
pub struct Standin {
    world: Arc<World>,
    folder: Option<PathBuf>,
    tolerant: bool,
    stop: Option<oneshot::Sender<()>>,
    server: Option<JoinHandle<()>>,
    saver: Option<JoinHandle<()>>,
}

impl Standin {
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

    pub fn address(&self) -> SocketAddr {
        self.world.address
    }

    /// What the bot must log in with.
    pub fn token(&self) -> &'static str {
        TOKEN
    }

    pub fn clock(&self) -> &Clock {
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

    /// The server that everybody is in.
    ///
    /// # Panics
    ///
    /// Never: a stand-in starts with a server, and none is ever removed.
    pub fn guild(&self) -> Id {
        self.world.read(|store| *store.guilds.keys().next().expect("there is always a server"))
    }

    /// Somebody by name, who joins the server if nobody is called so, and looks at `general`.
    pub fn person(&self, name: &str) -> Person {
        let (guild, place) = (self.guild(), self.channel("general").id);
        let id = self.world.change(|store| {
            let known = store.users.values().find(|user| user.name == name).map(|user| user.id);
            known.unwrap_or_else(|| {
                let id = store.add_user(name, false);
                store.join(guild, id);
                id
            })
        });
        Person::new(Arc::clone(&self.world), id, place)
    }

    /// Everybody but bots, in the order they came.
    pub fn people(&self) -> Vec<Person> {
        let names: Vec<String> = self.world.read(|store| {
            let people = store.users.values().filter(|user| !user.bot);
            people.map(|user| user.name.clone()).collect()
        });
        names.iter().map(|name| self.person(name)).collect()
    }

    /// A channel by name, made if there is none.
    pub fn channel(&self, name: &str) -> Place {
        let guild = self.guild();
        let id = self.world.change(|store| {
            let mut channels = store.channels.values();
            let known =
                channels.find(|channel| channel.name == name && channel.guild() == Some(guild));
            let known = known.map(|channel| channel.id);
            known.unwrap_or_else(|| store.add_channel(guild, name))
        });
        Place::new(Arc::clone(&self.world), id)
    }

    /// The bot is thrown out of the server.
    pub fn throw_bot_out(&self) {
        let guild = self.guild();
        self.world.change(|store| store.leave(guild, store.bot));
    }

    /// The bot is invited again.
    pub fn invite_bot(&self) {
        let guild = self.guild();
        self.world.change(|store| store.join(guild, store.bot));
    }

    /// Waits until the bot listens.
    pub async fn bot_is_there(&self) {
        let found = || self.world.gateway.is_connected().then_some(());
        self.world.until("the bot to connect", String::new, found).await;
    }

    /// Waits until the bot has registered a command.
    pub async fn has_command(&self, name: &str) {
        let known =
            || self.world.read(|store| store.commands.iter().any(|found| found.name == name));
        self.until(&format!("the command {name:?}"), || known().then_some(())).await;
    }

    /// Waits until something is found.
    pub async fn until<T>(&self, what: &str, found: impl FnMut() -> Option<T>) -> T {
        let describe = || {
            let lines = self.requests();
            let last = lines.iter().rev().take(5).map(|l| (&l.method, &l.path, l.status));
            format!("the last requests, newest first: {:?}", last.collect::<Vec<_>>())
        };
        self.world.until(what, describe, found).await
    }

    /// Every request so far, oldest first.
    pub fn requests(&self) -> Vec<Line> {
        self.world.recorder.lines()
    }

    /// While this is held, refused requests are recorded as meant to be refused.
    pub fn expect_refusals(&self) -> ExpectRefusals {
        self.world.recorder.expect_errors(true);
        ExpectRefusals { world: Arc::clone(&self.world) }
    }

    /// The unknown routes that were asked for, which are then forgiven.
    pub fn take_unknown_routes(&self) -> Vec<String> {
        self.world.recorder.take_unknown()
    }

    /// How many gateway sessions were opened, and how often one was resumed.
    pub fn sessions(&self) -> (u64, u64) {
        self.world.gateway.counts()
    }

    /// The gateway's connections just end.
    pub fn drop_gateway(&self) {
        self.world.gateway.all(&Out::Drop);
    }

    /// The gateway's connections are closed, with a code or with none.
    pub fn close_gateway(&self, code: Option<u16>) {
        self.world.gateway.all(&Out::Close(code));
    }

    /// The bot is asked to reconnect.
    pub fn ask_to_reconnect(&self) {
        self.world.gateway.reconnect();
    }

    /// The bot is told that its session is over, or that it must be resumed.
    pub fn invalidate_session(&self, resumable: bool) {
        self.world.gateway.invalidate(resumable);
    }

    /// The next resume is refused; the bot has to identify anew.
    pub fn refuse_next_resume(&self) {
        self.world.gateway.refuse_next_resume();
    }

    /// Heartbeats are acknowledged no longer, or again.
    pub fn lose_heartbeat_acks(&self, lose: bool) {
        self.world.gateway.lose_acks(lose);
    }

    /// The next events are delivered twice.
    pub fn repeat_events(&self, events: usize) {
        self.world.gateway.repeat(events);
    }

    /// The next so many requests of a method, with a part of the path, meet a fault.
    pub fn fail(&self, method: &Method, path: &str, fault: Fault, times: usize) {
        self.world.faults.plan(method.clone(), path, fault, times);
    }

    /// Holds requests back until the answer is dropped.
    pub fn hold(&self, method: &Method, path: &str) -> Hold {
        self.world.faults.hold(method.clone(), path)
    }

    /// Nothing works, until it does again.
    pub fn outage(&self, on: bool) {
        self.world.faults.outage(on);
        self.world.gateway.down(on);
    }

    /// Counts requests and refuses too many. Off at the start.
    pub fn limit_rates(&self, on: bool) {
        self.world.rates.switch(on);
    }

    /// Ends it and writes its state down.
    pub async fn stop(mut self) -> Result<(), SaveError> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(server) = self.server.take() {
            let _ = server.await;
        }
        self.drop_gateway();
        if let Some(saver) = self.saver.take() {
            saver.abort();
            let _ = saver.await;
        }
        match &self.folder {
            Some(folder) => self.world.read(|store| store.save(folder)),
            None => Ok(()),
        }
    }
}

impl Drop for Standin {
    fn drop(&mut self) {
        if let Some(server) = &self.server {
            server.abort();
        }
        if let Some(saver) = &self.saver {
            saver.abort();
        }
        self.drop_gateway();
        let unknown = self.take_unknown_routes();
        if !unknown.is_empty() && !self.tolerant && !std::thread::panicking() {
            panic!("the bot asked for routes that the stand-in does not know: {unknown:?}");
        }
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
