//! Starting a stand-in.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::clock::StandinClock;
use crate::gateway::{GatewayRules, GatewaySessions, SessionStarts};
use crate::record::Recorder;
use crate::rest;
use crate::standin::{Autosave, BackgroundTasks, Standin};
use crate::state::{DiscordState, SaveError};
use crate::world::World;

/// Why a stand-in cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    #[error("can't listen at {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("can't record: {0}")]
    Record(io::Error),
    #[error(transparent)]
    Load(#[from] SaveError),
}

/// How a stand-in is to be.
#[derive(Debug)]
pub struct Builder {
    address: SocketAddr,
    clock: StandinClock,
    rules: GatewayRules,
    starts: SessionStarts,
    folder: Option<PathBuf>,
    most_messages: usize,
    tolerant: bool,
    recorded: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            clock: StandinClock::driven(),
            rules: GatewayRules::default(),
            starts: SessionStarts::default(),
            folder: None,
            most_messages: MOST_MESSAGES,
            tolerant: false,
            recorded: true,
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
    pub fn clock(self, clock: StandinClock) -> Self {
        Self { clock, ..self }
    }

    /// The time between heartbeats that the bot is told.
    #[must_use]
    pub fn heartbeat(self, heartbeat: Duration) -> Self {
        Self { rules: GatewayRules { heartbeat, ..self.rules }, ..self }
    }

    /// The number of shards that the bot is told. The default is one.
    #[must_use]
    pub fn shards(self, shards: u32) -> Self {
        Self { rules: GatewayRules { shards, ..self.rules }, ..self }
    }

    /// A shard with more servers than this is refused. The default is Discord's 2,500.
    #[must_use]
    pub fn most_servers(self, most_servers: usize) -> Self {
        Self { rules: GatewayRules { most_servers, ..self.rules }, ..self }
    }

    /// The sessions that the bot may begin a day, and every 5 seconds. The default is 1,000, and one.
    #[must_use]
    pub fn session_starts(self, total: u32, max_concurrency: u32) -> Self {
        let starts = SessionStarts { total, remaining: total, max_concurrency, ..self.starts };
        Self { starts, ..self }
    }

    /// Keeps its state in a folder, and goes on from there.
    #[must_use]
    pub fn folder(self, folder: impl Into<PathBuf>) -> Self {
        Self { folder: Some(folder.into()), ..self }
    }

    /// How many messages of each channel a folder keeps, with their files. The oldest go first.
    #[must_use]
    pub fn most_messages(self, most_messages: usize) -> Self {
        Self { most_messages, ..self }
    }

    /// An unknown route is refused and reported, but does not end in a panic: for running, not for
    /// tests.
    #[must_use]
    pub fn tolerant(self) -> Self {
        Self { tolerant: true, ..self }
    }

    /// What it is asked is in no recording: no bot would ever send it.
    #[must_use]
    pub fn unrecorded(self) -> Self {
        Self { recorded: false, ..self }
    }

    pub async fn start(self) -> Result<Standin, StartError> {
        let address = self.address;
        let listen = |source| StartError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let kept = self.folder.as_deref().map(DiscordState::load).transpose()?.flatten();
        let mut store = kept.unwrap_or_else(|| new_store(&self.clock));
        if self.folder.is_some() {
            keep_at_most(&mut store, self.most_messages);
        }
        let recorder =
            if self.recorded { Recorder::from_environment() } else { Ok(Recorder::default()) };
        let recorder = recorder.map_err(StartError::Record)?;
        let gateway = GatewaySessions::new(self.rules, self.starts);
        let world = Arc::new(World::new(store, self.clock, address, gateway, recorder));
        // A small event that waits for the one before to be acknowledged would be 40 ms late.
        let listener = listener.tap_io(|connection| {
            let _ = connection.set_nodelay(true);
        });
        let serve = axum::serve(listener, rest::router(Arc::clone(&world)));
        let (stop, stopped) = oneshot::channel::<()>();
        let serve = serve.with_graceful_shutdown(async { drop(stopped.await) });
        let server = tokio::spawn(async move {
            if let Err(error) = serve.await {
                eprintln!("the stand-in stopped: {error}");
            }
        });
        let autosave = self.folder.map(|folder| {
            let (stop, stopped) = oneshot::channel();
            let task = tokio::spawn(keep(Arc::clone(&world), folder.clone(), stopped));
            Autosave { stop, task, folder }
        });
        Ok(Standin::new(world, self.tolerant, BackgroundTasks { stop, server, autosave }))
    }
}

/// A folder keeps so many messages of a channel: those of several games, some megabytes.
const MOST_MESSAGES: usize = 200;

/// Sees to it that a folder does not grow for ever; what an earlier stand-in has kept beyond that
/// goes now. The bot is not there yet, so there is no one to tell.
fn keep_at_most(store: &mut DiscordState, messages: usize) {
    store.most_messages = Some(messages);
    for channel in store.channels.keys().copied().collect::<Vec<_>>() {
        store.forget_oldest(channel);
    }
    store.outbox.clear();
}

/// What the bot and its server are called.
const NAME: &str = "Pangaea";

/// A server with one channel, and someone who owns it and says nothing.
fn new_store(clock: &StandinClock) -> DiscordState {
    let mut store = DiscordState::new(clock.now(), NAME);
    let owner = store.add_user("Owner", false);
    let guild = store.add_guild(NAME, owner);
    store.add_channel(guild, "general");
    store.outbox.clear();
    store
}

/// The least time between two writes of the state.
const SAVE_PAUSE: Duration = Duration::from_millis(200);

/// Writes the state down after each change, but not more often than needed, until it is stopped.
/// Then nothing is on its way to the disk any more: the folder may be another stand-in's by now.
async fn keep(world: Arc<World>, folder: PathBuf, mut stopped: oneshot::Receiver<()>) {
    let mut changes = world.changes();
    loop {
        changes.borrow_and_update();
        let (world, folder) = (Arc::clone(&world), folder.clone());
        let saved = tokio::task::spawn_blocking(move || world.save(&folder));
        if let Ok(Err(error)) = saved.await {
            eprintln!("the stand-in can't keep its state: {error}");
        }
        let next_change = async {
            tokio::time::sleep(SAVE_PAUSE).await;
            changes.changed().await
        };
        let is_over = tokio::select! {
            _ = &mut stopped => true,
            result = next_change => result.is_err(),
        };
        if is_over {
            return;
        }
    }
}
