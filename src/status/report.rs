//! How the bot is, at one moment.

use super::machine::memory_bytes;
use super::run_file::now;
use super::service::Service;
use super::stored::Stored;
use super::units::{bytes, span, utc};
use pangaea_discord::Monitor;
use pangaea_metrics::{Moment, Shard};
use pangaea_table::StageKind;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::time::Duration;
use tokio::time::timeout;

/// A disk with less room than this is nearly full.
const LITTLE_ROOM: u64 = 64_000_000;

/// What waits longer than this, in seconds, is told.
const LONG: i64 = 600;

/// A session that waits no longer than this is not worth a word.
const SHORT: Duration = Duration::from_secs(5);

/// How the bot is.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Report {
    /// The program's version.
    pub version: String,
    /// The number of its process.
    pub process: u32,
    /// When it was started, in seconds since 1970.
    pub started: i64,
    /// The time at which this was written.
    pub now: i64,
    /// What the bot is called at Discord.
    pub name: String,
    /// How many servers it is in, once that is known.
    pub servers: Option<u64>,
    /// The gateway's shards that this process has.
    pub shards: Vec<ShardReport>,
    /// How many shards the bot has in all.
    pub shards_in_all: Option<u32>,
    /// How many gateway sessions it has begun.
    pub identifies: u64,
    /// Tables by stage and game.
    pub tables: Vec<(String, String, u64)>,
    /// Messages that are still to be said.
    pub backlog: u64,
    /// Since when the oldest of them waits.
    pub oldest: Option<i64>,
    /// Incidents of the last hour.
    pub incidents: u64,
    /// Requests of the last ten minutes that Discord has refused.
    pub invalid_requests: u32,
    /// The database.
    pub database: String,
    /// Its size, with its journal.
    pub database_bytes: u64,
    /// Room on its disk.
    pub disk_free_bytes: Option<u64>,
    /// Memory of the process.
    pub memory_bytes: Option<u64>,
    /// Why no one can play.
    pub faults: Vec<String>,
    /// Why some cannot, or soon may not.
    pub notes: Vec<String>,
}

/// How a shard is.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct ShardReport {
    /// Counted from 0.
    pub id: u64,
    /// Is it connected?
    pub connected: bool,
    /// For how many seconds it has been so.
    pub for_seconds: u64,
    /// Seconds since the last acknowledged heartbeat.
    pub heartbeat_age: f64,
    /// Seconds that the acknowledgement took.
    pub latency: Option<f64>,
}

impl Report {
    /// Looks at everything.
    pub(super) async fn of(service: &Service, monitor: &Monitor) -> Self {
        let mut faults = Vec::new();
        let mut shards = Vec::new();
        for (id, shard) in monitor.shards() {
            if !shard.connected {
                let why = monitor.gateway_trouble().map(|why| format!(": {why}"));
                let why = why.unwrap_or_default();
                faults.push(format!("shard {id} isn't connected to Discord{why}"));
            } else if !monitor.is_well(&shard) {
                faults.push(format!("Discord doesn't acknowledge the heartbeats of shard {id}"));
            }
            shards.push(ShardReport {
                id: u64::from(id),
                connected: shard.connected,
                for_seconds: shard.since.elapsed().as_secs(),
                heartbeat_age: shard.acknowledged.elapsed().as_secs_f64(),
                latency: shard.latency.map(|latency| latency.as_secs_f64()),
            });
        }
        let pause = monitor.login_pause();
        if pause > SHORT && !faults.is_empty() {
            let until = utc(now() + i64::try_from(pause.as_secs()).unwrap_or(i64::MAX));
            faults.push(format!(
                "many sessions were begun at Discord, so the next one waits: it begins at {until}"
            ));
        }
        let (stored, mut notes) = looked_at(service, monitor).await;
        let Stored { tables, backlog, oldest, database_bytes, disk_free_bytes, .. } = stored;
        faults.extend(stored.faults);
        if let Some(room) = disk_free_bytes.filter(|room| *room < LITTLE_ROOM) {
            notes.push(format!("the disk is nearly full: {} are free", bytes(room)));
        }
        let waited = |since: i64| monitor.keepers().clock().now() - since;
        if let Some(since) = oldest.filter(|since| waited(*since) > LONG) {
            notes.push(format!("messages wait to be said: the oldest since {}", utc(since)));
        }
        let (invalid_requests, is_paused) = monitor.refused_requests();
        if is_paused {
            faults.push(format!(
                "Discord has refused {invalid_requests} requests in ten minutes; until it's fewer only clicks are answered"
            ));
        }
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            process: std::process::id(),
            started: service.started,
            now: monitor.keepers().clock().now(),
            name: monitor.name().to_owned(),
            servers: monitor.servers().map(|servers| servers as u64),
            shards,
            shards_in_all: Some(monitor.shard_range().total()),
            identifies: monitor.identifies(),
            tables,
            backlog,
            oldest,
            incidents: monitor.keepers().metrics().recent_incidents() as u64,
            invalid_requests,
            database: service.database.to_string(),
            database_bytes,
            disk_free_bytes,
            memory_bytes: memory_bytes(),
            faults,
            notes,
        }
    }

    /// Can people play?
    pub fn is_ready(&self) -> bool {
        self.faults.is_empty()
    }

    /// The same for whoever counts.
    pub fn moment(&self) -> Moment {
        let shard = |shard: &ShardReport| Shard {
            id: shard.id,
            connected: shard.connected,
            latency: shard.latency,
            heartbeat_age: Some(shard.heartbeat_age),
        };
        Moment {
            version: env!("CARGO_PKG_VERSION"),
            started: self.started,
            ready: self.is_ready(),
            tables: self.tables.clone(),
            outbox: self.backlog,
            outbox_age: self.oldest.map_or(0, |since| self.now - since),
            database_bytes: self.database_bytes,
            disk_free_bytes: self.disk_free_bytes,
            memory_bytes: self.memory_bytes,
            servers: self.servers.unwrap_or_default(),
            shards: self.shards.iter().map(shard).collect(),
            identifies: self.identifies,
            invalid_requests: self.invalid_requests,
        }
    }

    /// How many tables are in a stage.
    fn at(&self, stage: StageKind) -> u64 {
        let here = self.tables.iter().filter(|(name, ..)| name == stage.as_str());
        here.map(|(.., count)| count).sum()
    }
}

/// What takes a while, each within its time: the database with its disk, and where the bot isn't heard.
async fn looked_at(service: &Service, monitor: &Monitor) -> (Stored, Vec<String>) {
    let (limit, store) = (service.store_within, monitor.keepers().store());
    let stored = Stored::within(limit, store, &service.database);
    let (stored, troubles) = tokio::join!(stored, timeout(limit, monitor.troubles()));
    (stored, troubles.unwrap_or_default())
}

impl Display for ShardReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, connected, for_seconds, heartbeat_age, latency } = self;
        let how = if *connected { "connected" } else { "not connected" };
        let since = span(i64::try_from(*for_seconds).unwrap_or(i64::MAX));
        write!(f, "shard {id} {how} for {since}, ")?;
        match latency {
            Some(latency) => {
                let (age, took) = (heartbeat_age.round(), (latency * 1000.0).round());
                write!(f, "last heartbeat acknowledged {age} s ago, in {took} ms")
            }
            None => f.write_str("no heartbeat acknowledged yet"),
        }
    }
}

impl Display for Report {
    /// Ten lines for a bot with one shard, and one for each thing that is wrong.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = if self.is_ready() { "is well" } else { "isn't well" };
        writeln!(f, "Pangaea {} {how}", self.version)?;
        let since = span(self.now - self.started);
        writeln!(f, "started    {} ({since} ago), process {}", utc(self.started), self.process)?;
        let servers = match self.servers {
            Some(1) => "in 1 server".to_owned(),
            Some(count) => format!("in {count} servers"),
            None => "not logged in yet".to_owned(),
        };
        writeln!(f, "Discord    {}, {servers}", self.name)?;
        if let Some(all) = self.shards_in_all.filter(|all| *all > 1) {
            let connected = self.shards.iter().filter(|shard| shard.connected).count();
            let here = self.shards.len();
            writeln!(f, "shards     {connected} of {here} connected; the bot has {all} in all")?;
        }
        for shard in &self.shards {
            writeln!(f, "gateway    {shard}")?;
        }
        let tables = StageKind::ALL.map(|stage| format!("{} {}", self.at(stage), stage.as_str()));
        writeln!(f, "tables     {}", tables.join(", "))?;
        match self.oldest {
            None => writeln!(f, "to say     nothing")?,
            Some(since) => {
                let waits = span(self.now - since);
                writeln!(f, "to say     {}, oldest since {} ({waits})", self.backlog, utc(since))?;
            }
        }
        writeln!(f, "incidents  {} in the last hour", self.incidents)?;
        writeln!(f, "database   {}, {}", self.database, bytes(self.database_bytes))?;
        let known = |size: Option<u64>| size.map_or("unknown".to_owned(), bytes);
        writeln!(f, "disk       {} free", known(self.disk_free_bytes))?;
        writeln!(f, "memory     {}", known(self.memory_bytes))?;
        for fault in &self.faults {
            writeln!(f, "fault      {fault}")?;
        }
        for note in &self.notes {
            writeln!(f, "note       {note}")?;
        }
        Ok(())
    }
}
