//! Rate limits: so many requests in so long a time, counted by the stand-in's clock.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::api_error::ApiError;
use crate::clock::Time;
use crate::id::Id;
use crate::rest::Call;

/// How many requests a bot may send in a second, callbacks of interactions aside.
const GLOBAL: Limit = Limit { requests: 50, window: 1_000 };

/// How many edits of messages older than an hour a channel takes. Discord keeps its figure to itself.
const OLD_EDITS: Limit = Limit { requests: 3, window: 60_000 };

const OLD: Duration = Duration::from_hours(1);

#[derive(Clone, Copy, Debug)]
struct Limit {
    requests: u64,
    /// In milliseconds.
    window: u64,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    since: Time,
    used: u64,
}

/// The requests that have to wait after too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateScope {
    /// What this bot asks of the route.
    User,
    /// The route, whoever asks.
    Shared,
    /// Everything that this bot asks for.
    Global,
}

impl RateScope {
    /// The headers that tell it.
    pub(crate) fn headers(self) -> Headers {
        let name = match self {
            Self::User => "user",
            Self::Shared => "shared",
            Self::Global => "global",
        };
        let mut headers = vec![("x-ratelimit-scope", name.to_owned())];
        if self == Self::Global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
        headers
    }
}

/// What an answer tells about its bucket.
pub(crate) type Headers = Vec<(&'static str, String)>;

#[derive(Debug, Default)]
pub(crate) struct Rates {
    on: Mutex<bool>,
    buckets: Mutex<BTreeMap<String, Bucket>>,
}

impl Rates {
    pub(crate) fn switch(&self, on: bool) {
        *self.on.lock().unwrap_or_else(PoisonError::into_inner) = on;
    }

    pub(crate) fn is_on(&self) -> bool {
        *self.on.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a request; refuses it when there were too many.
    pub(crate) fn count(&self, call: &Call, now: Time) -> Result<Headers, (ApiError, Headers)> {
        if !self.is_on() {
            return Ok(Headers::new());
        }
        let path: Vec<&str> = call.path.split('/').filter(|step| !step.is_empty()).collect();
        let exempt = matches!(path.first(), Some(&("interactions" | "webhooks")));
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if !exempt {
            take(&mut buckets, "global", GLOBAL, now, RateScope::Global)?;
        }
        if let Some(channel) = edits_old_message(call.method.as_str(), &path, now) {
            let name = format!("old-edits-{channel}");
            take(&mut buckets, &name, OLD_EDITS, now, RateScope::User).map_err(
                |(error, headers)| {
                    let retry_after = error.retry_after().unwrap_or_default();
                    (ApiError::OldEdits { retry_after }, headers)
                },
            )?;
        }
        let (name, limit) = bucket(call.method.as_str(), &path);
        take(&mut buckets, &name, limit, now, RateScope::User)
    }
}

/// The channel of an edit whose message is old.
fn edits_old_message<'a>(method: &str, path: &[&'a str], now: Time) -> Option<&'a str> {
    match (method, path) {
        ("PATCH", ["channels", channel, "messages", message]) => {
            let message: Id = message.parse().ok()?;
            (now.since(message.time()) > OLD).then_some(*channel)
        }
        _ => None,
    }
}

/// The bucket of a route: its method, what it is about, and the one place it is about.
fn bucket(method: &str, path: &[&str]) -> (String, Limit) {
    let limit = |requests, window| Limit { requests, window };
    match (method, path) {
        ("POST" | "PATCH", ["channels", channel, "messages", ..]) => {
            (format!("{method}-messages-{channel}"), limit(5, 5_000))
        }
        ("POST", ["users", "@me", "channels"]) => ("dms".to_owned(), limit(10, 10_000)),
        (_, ["webhooks", _, token, ..]) => (format!("webhook-{token}"), limit(5, 2_000)),
        (_, [top, which, ..]) => (format!("{method}-{top}-{which}"), limit(50, 1_000)),
        _ => (format!("{method}-top"), limit(50, 1_000)),
    }
}

fn take(
    buckets: &mut BTreeMap<String, Bucket>,
    name: &str,
    limit: Limit,
    now: Time,
    scope: RateScope,
) -> Result<Headers, (ApiError, Headers)> {
    let bucket = buckets.entry(name.to_owned()).or_insert(Bucket { since: now, used: 0 });
    if now.0 >= bucket.since.0 + limit.window {
        *bucket = Bucket { since: now, used: 0 };
    }
    let reset = bucket.since.0 + limit.window;
    let after = seconds(reset - now.0);
    let allowed = bucket.used < limit.requests;
    bucket.used += u64::from(allowed);
    let headers = vec![
        ("x-ratelimit-limit", limit.requests.to_string()),
        ("x-ratelimit-remaining", (limit.requests - bucket.used).to_string()),
        ("x-ratelimit-reset", format!("{:.3}", seconds(reset))),
        ("x-ratelimit-reset-after", format!("{after:.3}")),
        ("x-ratelimit-bucket", name.to_owned()),
    ];
    if allowed {
        return Ok(headers);
    }
    Err((ApiError::RateLimited { retry_after: after, scope }, headers))
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds of this century are exact")]
fn seconds(ms: u64) -> f64 {
    ms as f64 / 1_000.0
}
