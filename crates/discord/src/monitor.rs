//! How the bot is, for whoever runs it.

use super::app::App;
use super::diagnose::{Diagnosis, diagnose};
use gateway_relay::{Identifies, Link, ShardLink, ShardRange};
use pangaea_keeper::{Error, Keepers, TurnedOut};
use pangaea_store::Blocked;
use pangaea_table::UserId;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Tables that ended so many seconds ago tell nothing of where the bot should be.
const LATELY: i64 = 30 * 24 * 3600;

/// How long Discord may take to tell of all channels: someone waits for the whole report.
const PATIENCE: Duration = Duration::from_secs(3);

/// A look at a bot, beside its work. Clones look at the same one.
#[derive(Clone)]
pub struct Monitor {
    pub(super) app: Arc<OnceLock<App>>,
    pub(super) keepers: Keepers,
    pub(super) link: Link,
    pub(super) acknowledged_within: Duration,
    pub(super) identifies: Arc<Identifies>,
    pub(super) name: String,
}

impl std::fmt::Debug for Monitor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Monitor").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Monitor {
    /// What the bot is called at Discord.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its tables.
    pub fn keepers(&self) -> &Keepers {
        &self.keepers
    }

    /// The gateway's shards that this process has.
    pub fn shards(&self) -> BTreeMap<u32, ShardLink> {
        self.link.shards()
    }

    /// Which of the bot's shards these are.
    pub fn shard_range(&self) -> ShardRange {
        self.link.range()
    }

    /// Is a shard connected, and does Discord acknowledge its heartbeats?
    pub fn is_well(&self, shard: &ShardLink) -> bool {
        shard.is_well(self.acknowledged_within)
    }

    /// Why the gateway can't be reached, as long as it can't.
    pub fn gateway_trouble(&self) -> Option<String> {
        self.link.trouble()
    }

    /// How many gateway sessions it has begun.
    pub fn identifies(&self) -> u64 {
        self.identifies.count()
    }

    /// How long the session that is wanted still has to wait, because many were begun.
    pub fn login_pause(&self) -> Duration {
        self.identifies.pause()
    }

    /// How many requests Discord has refused in the last ten minutes, and whether these are so many
    /// that nothing but answers to clicks is asked for.
    pub fn refused_requests(&self) -> (u32, bool) {
        self.app.get().map_or((0, false), |app| app.rest.refused())
    }

    /// Waits until Discord doesn't accept the token any more.
    pub(super) async fn revoked(&self) {
        match self.app.get() {
            Some(app) => app.rest.revoked().await,
            None => std::future::pending().await,
        }
    }

    /// How many servers it is in, as far as the shards of this process have told.
    pub fn servers(&self) -> Option<usize> {
        self.app.get()?.troubles.servers().count()
    }

    /// Why it is not heard somewhere, one sentence each: commands that are not registered, servers
    /// that it was removed from, channels that lack a permission. What is over by now is left out,
    /// and the tables there are spoken for again.
    pub async fn troubles(&self) -> Vec<String> {
        let Some(App { rest, troubles, .. }) = self.app.get() else { return Vec::new() };
        let mut found: Vec<String> = Vec::new();
        if let Some(reason) = troubles.unregistered() {
            found.push(format!("the commands aren't registered yet: {reason}"));
        }
        let then = self.keepers.clock().now() - LATELY;
        let wanted = self.keepers.store().servers_since(then).await.unwrap_or_default();
        let servers = troubles.servers();
        for (server, open) in wanted {
            if servers.is_missing(server) {
                found.push(format!(
                    "the bot was removed from server {server}; invite it again (open tables: {open})"
                ));
            }
        }
        let until = tokio::time::Instant::now() + PATIENCE;
        for (place, barred, again) in troubles.barred() {
            let mut now = Diagnosis::Unknown;
            if again {
                let look = diagnose(rest, place, barred.server, barred.gets_thread);
                now = tokio::time::timeout_at(until, look).await.unwrap_or(Diagnosis::Unknown);
            }
            let why = match now {
                Diagnosis::Fine => {
                    troubles.clear(place, barred.table);
                    self.keepers.wake(barred.table);
                    continue;
                }
                Diagnosis::Barred(why) => {
                    let about = (barred.table, barred.server, barred.gets_thread);
                    troubles.bar(place, about, why.clone());
                    why
                }
                Diagnosis::Unknown => barred.why,
            };
            // Several tables of one channel have one reason.
            if !found.contains(&why) {
                found.push(why);
            }
        }
        found
    }

    /// Keeps someone out from now on, and turns them out where they are.
    pub async fn block(&self, whom: Blocked) -> Result<TurnedOut, Error> {
        self.keepers.store().block(whom, self.keepers.clock().now()).await?;
        if let Some(app) = self.app.get() {
            app.admission.set(whom, true);
        }
        self.keepers.turn_out(whom).await
    }

    /// Lets someone in again; false if they were not kept out.
    pub async fn unblock(&self, whom: Blocked) -> Result<bool, Error> {
        let was_blocked = self.keepers.store().unblock(whom).await?;
        if let Some(app) = self.app.get() {
            app.admission.set(whom, false);
        }
        Ok(was_blocked)
    }

    /// Removes a person, as *Remove my data* does; from how many tables.
    pub async fn forget(&self, person: UserId) -> Result<usize, Error> {
        match self.app.get() {
            Some(app) => app.forget(person).await,
            None => Ok(0),
        }
    }
}
