//! What the two faces and the people share: the store behind its lock, and what surrounds it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;
use wait::bounded;

use crate::clock::StandinClock;
use crate::fault::Faults;
use crate::gateway::GatewaySessions;
use crate::page::Pages;
use crate::rate::Rates;
use crate::record::Recorder;
use crate::state::{DiscordState, SaveError};

#[derive(Debug)]
pub(crate) struct World {
    store: Mutex<DiscordState>,
    pub clock: StandinClock,
    pub address: SocketAddr,
    pub gateway: GatewaySessions,
    pub faults: Faults,
    pub rates: Rates,
    pub recorder: Recorder,
    pub pages: Pages,
    changes: watch::Sender<u64>,
    /// Held by who writes the state down, so that an older state never replaces a newer one.
    saving: Mutex<()>,
}

impl World {
    pub(crate) fn new(
        mut store: DiscordState,
        clock: StandinClock,
        address: SocketAddr,
        gateway: GatewaySessions,
        recorder: Recorder,
    ) -> Self {
        store.base = format!("http://{address}");
        Self {
            store: Mutex::new(store),
            clock,
            address,
            gateway,
            faults: Faults::default(),
            rates: Rates::default(),
            recorder,
            pages: Pages::default(),
            changes: watch::Sender::new(0),
            saving: Mutex::default(),
        }
    }

    /// Changes the store, tells the bot, and wakes who waits for a change.
    pub(crate) fn change<T>(&self, action: impl FnOnce(&mut DiscordState) -> T) -> T {
        let mut store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        store.now = self.clock.now();
        let done = action(&mut store);
        let events = std::mem::take(&mut store.outbox);
        for event in &events {
            self.gateway.dispatch(event, store.bot);
        }
        drop(store);
        self.wake();
        done
    }

    pub(crate) fn read<T>(&self, look: impl FnOnce(&DiscordState) -> T) -> T {
        let mut store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        store.now = self.clock.now();
        look(&store)
    }

    /// Writes the state down; the store is held only as long as a copy takes.
    pub(crate) fn save(&self, folder: &Path) -> Result<(), SaveError> {
        let _alone = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        self.read(DiscordState::snapshot).write(folder)
    }

    /// Wakes who waits: something may look different now.
    pub(crate) fn wake(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    pub(crate) fn gateway_address(&self) -> String {
        format!("ws://{}/gateway", self.address)
    }
}

impl World {
    /// Waits for something to become true, and looks whenever something has changed.
    ///
    /// # Panics
    ///
    /// As [`bounded`] does.
    pub(crate) async fn until<T>(
        &self,
        what: &str,
        stands: impl Fn() -> String,
        mut found: impl FnMut() -> Option<T>,
    ) -> T {
        let mut changes = self.changes();
        let looking = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = found() {
                    return found;
                }
                changes.changed().await.expect("the world is there as long as this is");
            }
        };
        bounded(what, stands, looking).await
    }
}
