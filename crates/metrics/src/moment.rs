//! What is looked up when someone asks, instead of being counted all the time.

use super::Registration;
use prometheus::{Gauge, GaugeVec, Opts};

/// How things are at one moment.
#[derive(Clone, Debug, Default)]
pub struct Moment {
    /// The program's version.
    pub version: &'static str,
    /// When it was started, in seconds since 1970.
    pub started: i64,
    /// Can it play?
    pub ready: bool,
    /// Tables by stage and game.
    pub tables: Vec<(String, String, u64)>,
    /// Messages that are still to be said.
    pub outbox: u64,
    /// For how many seconds the oldest of them has waited.
    pub outbox_age: i64,
    /// The size of the database.
    pub database_bytes: u64,
    /// Room on its disk.
    pub disk_free_bytes: Option<u64>,
    /// Memory of the process.
    pub memory_bytes: Option<u64>,
    /// Servers that the bot is in.
    pub servers: u64,
    /// The gateway's shards.
    pub shards: Vec<Shard>,
    /// How many gateway sessions were asked for so far.
    pub identifies: u64,
    /// Requests of the last ten minutes that Discord has refused.
    pub invalid_requests: u32,
}

/// How a shard is.
#[derive(Clone, Debug, Default)]
pub struct Shard {
    /// Counted from 0.
    pub id: u64,
    /// Is it connected?
    pub connected: bool,
    /// Seconds from the last heartbeat to its acknowledgement.
    pub latency: Option<f64>,
    /// Seconds since the last acknowledgement.
    pub heartbeat_age: Option<f64>,
}

/// The gauges that tell of a moment.
#[derive(Debug)]
pub(super) struct Gauges {
    info: GaugeVec,
    started: Gauge,
    ready: Gauge,
    tables: GaugeVec,
    outbox: Gauge,
    outbox_age: Gauge,
    database: Gauge,
    disk: Gauge,
    memory: Gauge,
    servers: Gauge,
    invalid_requests: Gauge,
    shards: GaugeVec,
    latency: GaugeVec,
    heartbeat: GaugeVec,
}

impl Gauges {
    pub(super) fn new(to: &mut Registration) -> Self {
        let mut one = |name, help: &str| to.add(name, Gauge::new(name, help));
        let started = one("process_start_time_seconds", "When it was started, since 1970");
        let memory = one("process_resident_memory_bytes", "Memory that the process uses");
        let ready = one("pangaea_ready", "1 if the bot can play, as /ready says");
        let outbox = one("pangaea_outbox_messages", "Messages that are still to be said");
        let outbox_age =
            one("pangaea_outbox_oldest_seconds", "How long the oldest of them has waited");
        let database = one("pangaea_database_bytes", "Size of the database and its journal");
        let disk = one("pangaea_disk_free_bytes", "Room on the disk of the data folder");
        let servers = one("pangaea_servers", "Servers that the bot is in");
        let invalid_requests = one(
            "pangaea_invalid_requests",
            "Requests of the last ten minutes that Discord has refused with 401, 403 or 429",
        );
        let mut many = |name, help: &str, labels: &[&str]| {
            to.add(name, GaugeVec::new(Opts::new(name, help), labels))
        };
        let info = many("pangaea_info", "Always 1; its label has the version", &["version"]);
        let tables = many("pangaea_tables", "Tables by stage and game", &["stage", "game"]);
        let shards = many("pangaea_shard_connected", "1 if this shard is connected", &["shard"]);
        let latency = many(
            "pangaea_gateway_latency_seconds",
            "From this shard's last heartbeat to its acknowledgement",
            &["shard"],
        );
        let heartbeat = many(
            "pangaea_gateway_heartbeat_age_seconds",
            "Since Discord has acknowledged a heartbeat of this shard",
            &["shard"],
        );
        Self {
            info,
            started,
            ready,
            tables,
            outbox,
            outbox_age,
            database,
            disk,
            memory,
            servers,
            invalid_requests,
            shards,
            latency,
            heartbeat,
        }
    }

    pub(super) fn set(&self, now: &Moment) {
        for labelled in [&self.info, &self.tables, &self.shards, &self.latency, &self.heartbeat] {
            labelled.reset();
        }
        self.info.with_label_values(&[now.version]).set(1.0);
        self.started.set(float(now.started.cast_unsigned()));
        self.ready.set(f64::from(u8::from(now.ready)));
        for (stage, game, count) in &now.tables {
            self.tables.with_label_values(&[stage, game]).set(float(*count));
        }
        self.outbox.set(float(now.outbox));
        self.outbox_age.set(float(now.outbox_age.max(0).cast_unsigned()));
        self.database.set(float(now.database_bytes));
        self.disk.set(now.disk_free_bytes.map_or(f64::NAN, float));
        self.memory.set(now.memory_bytes.map_or(f64::NAN, float));
        self.servers.set(float(now.servers));
        self.invalid_requests.set(f64::from(now.invalid_requests));
        for shard in &now.shards {
            let id = [shard.id.to_string()];
            self.shards.with_label_values(&id).set(f64::from(u8::from(shard.connected)));
            if let Some(latency) = shard.latency {
                self.latency.with_label_values(&id).set(latency);
            }
            if let Some(age) = shard.heartbeat_age {
                self.heartbeat.with_label_values(&id).set(age);
            }
        }
    }
}

/// A count as Prometheus has them; beyond 2^53 no one counts.
fn float(count: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "no count here comes near 2^53")]
    let float = count as f64;
    float
}
