//! What a bot counts and measures, in Prometheus' text format. Each bot has metrics of its own.
//!
//! Names and labels are described in `docs/METRICS.md` and stay as they are. No label tells of a
//! person, a channel or a server: whoever calls this can only pass words that the program has.

mod labels;
mod moment;

pub use labels::{RequestOutcome, Route, SCOPES};
pub use moment::{Moment, Shard};

use moment::Gauges;
use prometheus::core::Collector;
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, Opts, Registry, TextEncoder,
};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Seconds of what people wait for: from the blink of an eye to when Discord gives up.
const WAITING: [f64; 12] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.7, 1.0, 1.5, 3.0, 10.0];

/// Seconds of what the machine does by itself.
const WORKING: [f64; 12] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Bytes of a picture.
const BYTES: [f64; 7] = [16e3, 32e3, 64e3, 128e3, 256e3, 512e3, 1e6];

/// How long an incident is remembered.
const HOUR: Duration = Duration::from_hours(1);

/// More incidents than anyone reads about.
const MOST_INCIDENTS: usize = 10_000;

/// What one bot counts and measures. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Metrics(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    registry: Registry,
    names: Vec<&'static str>,
    answers: HistogramVec,
    refusals: IntCounterVec,
    incidents: IntCounterVec,
    requests: IntCounterVec,
    request_time: HistogramVec,
    rate_limits: IntCounterVec,
    render_time: Histogram,
    render_bytes: Histogram,
    computer_moves: HistogramVec,
    commits: Histogram,
    failed_commits: IntCounterVec,
    pruned: IntCounter,
    identifies: IntCounter,
    gauges: Mutex<Gauges>,
    /// When the incidents of the last hour were.
    recent: Mutex<VecDeque<Instant>>,
}

/// Where every metric is registered, each under its own name.
#[derive(Default)]
struct Registration {
    registry: Registry,
    names: Vec<&'static str>,
}

impl Registration {
    fn add<C: Collector + Clone + 'static>(
        &mut self,
        name: &'static str,
        made: prometheus::Result<C>,
    ) -> C {
        let collector = made.expect("names and labels are constants that Prometheus takes");
        self.registry.register(Box::new(collector.clone())).expect("each name is used once");
        self.names.push(name);
        collector
    }

    fn counters(&mut self, name: &'static str, help: &str, labels: &[&str]) -> IntCounterVec {
        self.add(name, IntCounterVec::new(Opts::new(name, help), labels))
    }

    fn histograms(
        &mut self,
        name: &'static str,
        help: &str,
        buckets: &[f64],
        labels: &[&str],
    ) -> HistogramVec {
        let options = HistogramOpts::new(name, help).buckets(buckets.to_vec());
        self.add(name, HistogramVec::new(options, labels))
    }

    fn histogram(&mut self, name: &'static str, help: &str, buckets: &[f64]) -> Histogram {
        let options = HistogramOpts::new(name, help).buckets(buckets.to_vec());
        self.add(name, Histogram::with_opts(options))
    }
}

impl Default for Inner {
    fn default() -> Self {
        let mut to = Registration::default();
        let answers = to.histograms(
            "pangaea_answer_seconds",
            "From a press, command or message until its answer has arrived",
            &WAITING,
            &["kind"],
        );
        let refusals = to.counters(
            "pangaea_refusals_total",
            "Presses, commands and messages that were refused with a reason",
            &["kind"],
        );
        let incidents = to.counters(
            "pangaea_incidents_total",
            "Faults on our side that someone was told a code of",
            &["cause"],
        );
        let requests = to.counters(
            "pangaea_discord_requests_total",
            "Requests to Discord, and how each ended",
            &["route", "outcome"],
        );
        let request_time = to.histograms(
            "pangaea_discord_request_seconds",
            "How long Discord took to answer a request",
            &WAITING,
            &["route"],
        );
        let rate_limits = to.counters(
            "pangaea_rate_limits_total",
            "How often Discord's rate limits made the bot wait",
            &["scope"],
        );
        let render_time =
            to.histogram("pangaea_render_seconds", "How long a picture took to draw", &WORKING);
        let render_bytes =
            to.histogram("pangaea_render_bytes", "How large a picture's file is", &BYTES);
        let computer_moves = to.histograms(
            "pangaea_computer_move_seconds",
            "How long a computer player took for a move",
            &WORKING,
            &["game"],
        );
        let commits = to.histogram(
            "pangaea_commit_seconds",
            "How long it took to store a step of a table",
            &WORKING,
        );
        let failed_commits = to.counters(
            "pangaea_commit_failures_total",
            "Steps of a table that could not be stored",
            &["cause"],
        );
        let pruned = "pangaea_pruned_tables_total";
        let help = "Tables that were deleted because they ended long ago";
        let pruned = to.add(pruned, IntCounter::new(pruned, help));
        let identifies = "pangaea_gateway_identifies_total";
        let help = "New gateway sessions that the bot has asked for";
        let identifies = to.add(identifies, IntCounter::new(identifies, help));
        let gauges = Mutex::new(Gauges::new(&mut to));
        Self {
            registry: to.registry,
            names: to.names,
            answers,
            refusals,
            incidents,
            requests,
            request_time,
            rate_limits,
            render_time,
            render_bytes,
            computer_moves,
            commits,
            failed_commits,
            pruned,
            identifies,
            gauges,
            recent: Mutex::default(),
        }
    }
}

impl Metrics {
    /// Something that a person did has got its answer.
    pub fn answered(&self, kind: &'static str, took: Duration) {
        self.0.answers.with_label_values(&[kind]).observe(took.as_secs_f64());
    }

    /// Something that a person did was refused.
    pub fn refused(&self, kind: &'static str) {
        self.0.refusals.with_label_values(&[kind]).inc();
    }

    /// Something broke on our side while someone waited.
    pub fn incident(&self, cause: &'static str) {
        self.0.incidents.with_label_values(&[cause]).inc();
        let mut recent = self.0.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.truncate(MOST_INCIDENTS);
        recent.push_front(Instant::now());
    }

    /// How many incidents the last hour had.
    pub fn recent_incidents(&self) -> usize {
        let mut recent = self.0.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.retain(|at| at.elapsed() < HOUR);
        recent.len()
    }

    /// A request to Discord has ended.
    pub fn requested(&self, route: Route, outcome: RequestOutcome, took: Duration) {
        self.0.requests.with_label_values(&[route.as_str(), outcome.as_str()]).inc();
        self.0.request_time.with_label_values(&[route.as_str()]).observe(took.as_secs_f64());
    }

    /// Discord lets us wait: for one route, or for everything.
    pub fn rate_limited(&self, global: bool) {
        let [route, everything] = SCOPES;
        let scope = if global { everything } else { route };
        self.0.rate_limits.with_label_values(&[scope]).inc();
    }

    /// A picture was drawn.
    pub fn rendered(&self, took: Duration, bytes: usize) {
        self.0.render_time.observe(took.as_secs_f64());
        self.0.render_bytes.observe(u32::try_from(bytes).map_or(f64::INFINITY, f64::from));
    }

    /// Computer players have made so many moves in one go.
    pub fn computers_moved(&self, game: &'static str, moves: u32, took: Duration) {
        let each = took.as_secs_f64() / f64::from(moves.max(1));
        let histogram = self.0.computer_moves.with_label_values(&[game]);
        (0..moves).for_each(|_| histogram.observe(each));
    }

    /// A step of a table is stored.
    pub fn committed(&self, took: Duration) {
        self.0.commits.observe(took.as_secs_f64());
    }

    /// A step of a table could not be stored.
    pub fn commit_failed(&self, cause: &'static str) {
        self.0.failed_commits.with_label_values(&[cause]).inc();
    }

    /// A table that ended long ago is gone.
    pub fn pruned(&self) {
        self.0.pruned.inc();
    }

    /// Everything as text, with what a `Moment` says.
    ///
    /// # Panics
    ///
    /// Never: metrics are numbers with names, which can be written.
    pub fn text(&self, moment: &Moment) -> String {
        // Two who ask at once must not mix their moments.
        let gauges = self.0.gauges.lock().unwrap_or_else(PoisonError::into_inner);
        gauges.set(moment);
        self.0.identifies.reset();
        self.0.identifies.inc_by(moment.identifies);
        let families = self.0.registry.gather();
        TextEncoder::new().encode_to_string(&families).expect("metrics are numbers with names")
    }

    /// The name of every metric.
    pub fn names(&self) -> &[&'static str] {
        &self.0.names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_told() {
        let metrics = Metrics::default();
        metrics.answered("Join", Duration::from_millis(30));
        metrics.answered("Join", Duration::from_millis(900));
        metrics.requested(Route::PostMessage, RequestOutcome::Delivered, Duration::from_millis(80));
        metrics.requested(
            Route::PostMessage,
            RequestOutcome::RateLimited,
            Duration::from_millis(80),
        );
        metrics.rate_limited(false);
        metrics.computers_moved("chess", 3, Duration::from_millis(6));
        metrics.rendered(Duration::from_millis(4), 40_000);
        let text = metrics.text(&Moment::default());
        for line in [
            "# TYPE pangaea_answer_seconds histogram",
            "pangaea_answer_seconds_bucket{kind=\"Join\",le=\"0.05\"} 1",
            "pangaea_answer_seconds_count{kind=\"Join\"} 2",
            "pangaea_discord_requests_total{outcome=\"delivered\",route=\"post_message\"} 1",
            "pangaea_rate_limits_total{scope=\"route\"} 1",
            "pangaea_computer_move_seconds_count{game=\"chess\"} 3",
            "pangaea_render_bytes_bucket{le=\"32000\"} 0",
            "pangaea_render_bytes_bucket{le=\"64000\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }

    #[test]
    fn incidents_are_remembered() {
        let metrics = Metrics::default();
        metrics.incident("disk_full");
        metrics.incident("panic");
        assert_eq!(metrics.recent_incidents(), 2);
        assert_eq!(Metrics::default().recent_incidents(), 0, "another bot has its own");
    }
}
