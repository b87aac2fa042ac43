//! How often Discord may be asked, as its answers tell, and for how long whoever asks has to wait.
//!
//! Serenity's own limiter is off: it keeps an entry for every interaction that ever was, lets the
//! edits of one application wait at one lock, holds no other request while everything is to wait,
//! and tells no one how often Discord has refused something.

use pangaea_metrics::Route;
use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A kind of request that has a limit of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum LimitKey {
    /// A kind of request about one channel or server; 0 where it is about neither.
    Place(Route, u64),
    /// All that belongs to one interaction.
    Token(String),
}

/// What was heard of limits of late.
#[derive(Debug, Default)]
pub(super) struct Limits(Mutex<KnownLimits>);

#[derive(Debug, Default)]
struct KnownLimits {
    routes: HashMap<LimitKey, RouteLimit>,
    /// Everything waits until then.
    everything: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct RouteLimit {
    /// So many requests in one window.
    most: u32,
    window: Duration,
    /// So many more before the window ends.
    left: u32,
    ends: Instant,
}

/// The limits that an answer tells of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct LimitHeaders {
    /// How many requests a window has, how many are left, and in how long it ends.
    window: Option<(u32, u32, Duration)>,
    /// It was too much: for how long, and what has to wait.
    pub(super) too_much: Option<(Duration, Scope)>,
}

/// The requests that have to wait after one that was too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// What this bot asks of one route.
    Route,
    /// The same, because others have asked for too much: no fault of ours.
    Shared,
    /// All that this bot asks for.
    Everything,
}

impl LimitHeaders {
    /// Reads what an answer says. What can't be read is as if it weren't there.
    pub(super) fn read(status: StatusCode, headers: &HeaderMap) -> Self {
        /// Where Discord doesn't say how long.
        const A_MOMENT: Duration = Duration::from_secs(1);
        /// Discord's longest window by far; more than this can't be meant.
        const LONGEST: Duration = Duration::from_hours(24);
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let number = |name: &str| text(name).and_then(|text| text.parse::<u32>().ok());
        let seconds = |name: &str| {
            let seconds = text(name)?.parse::<f64>().ok()?;
            Duration::try_from_secs_f64(seconds).ok().map(|time| time.min(LONGEST))
        };
        let window = number("x-ratelimit-limit")
            .zip(number("x-ratelimit-remaining"))
            .zip(seconds("x-ratelimit-reset-after"))
            .map(|((most, left), ends)| (most.max(1), left, ends));
        let scope = match text("x-ratelimit-scope") {
            _ if text("x-ratelimit-global").is_some() => Scope::Everything,
            Some("global") => Scope::Everything,
            Some("shared") => Scope::Shared,
            _ => Scope::Route,
        };
        let too_much = (status == StatusCode::TOO_MANY_REQUESTS)
            .then(|| (seconds("retry-after").unwrap_or(A_MOMENT), scope));
        Self { window, too_much }
    }
}

impl Limits {
    fn with<T>(&self, act: impl FnOnce(&mut KnownLimits) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// For how long everything has to wait.
    pub(super) fn everything_waits(&self, now: Instant) -> Option<Duration> {
        self.with(|known| known.everything.and_then(|ends| ends.checked_duration_since(now)))
            .filter(|wait| !wait.is_zero())
    }

    /// Takes one of the requests that are left, or tells how long to wait for the next one.
    pub(super) fn take(&self, key: &LimitKey, now: Instant) -> Result<(), Duration> {
        self.with(|known| {
            let Some(limit) = known.routes.get_mut(key) else { return Ok(()) };
            if now >= limit.ends {
                (limit.left, limit.ends) = (limit.most, now + limit.window);
            }
            if limit.left == 0 {
                return Err(limit.ends - now);
            }
            limit.left -= 1;
            Ok(())
        })
    }

    /// Notes what an answer says.
    pub(super) fn heard(&self, key: &LimitKey, told: LimitHeaders, now: Instant) {
        self.with(|known| {
            if let Some((most, left, ends)) = told.window {
                let limit = known.route(key, now);
                // Those that are still on their way were taken off here, but not yet there.
                let left = if now >= limit.ends { left } else { left.min(limit.left) };
                let window = limit.window.max(ends);
                *limit = RouteLimit { most, window, left, ends: now + ends };
            }
            match told.too_much {
                Some((wait, Scope::Everything)) => {
                    known.everything = known.everything.max(Some(now + wait));
                }
                Some((wait, Scope::Route | Scope::Shared)) => {
                    let limit = known.route(key, now);
                    (limit.left, limit.ends) = (0, limit.ends.max(now + wait));
                }
                None => {}
            }
        });
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.with(|known| known.routes.len())
    }
}

impl KnownLimits {
    fn route(&mut self, key: &LimitKey, now: Instant) -> &mut RouteLimit {
        /// Beyond so many those are forgotten whose window has ended: a token's are of no more use
        /// once its interaction is over, and there is a new one with every press.
        const MANY: usize = 1000;
        if self.routes.len() >= MANY && !self.routes.contains_key(key) {
            self.routes.retain(|_, limit| limit.ends > now);
        }
        let unknown = RouteLimit { most: 1, window: Duration::ZERO, left: u32::MAX, ends: now };
        self.routes.entry(key.clone()).or_insert(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| {
                ((*name).parse().expect("a name"), value.parse().expect("a value"))
            })
            .collect()
    }

    fn posts(channel: u64) -> LimitKey {
        LimitKey::Place(Route::PostMessage, channel)
    }

    fn window(most: u32, left: u32, ends: Duration) -> LimitHeaders {
        LimitHeaders { window: Some((most, left, ends)), too_much: None }
    }

    fn too_much(wait: Duration, scope: Scope) -> LimitHeaders {
        LimitHeaders { window: None, too_much: Some((wait, scope)) }
    }

    #[test]
    fn an_answer_is_read_whatever_it_says() {
        let good = [
            ("x-ratelimit-limit", "5"),
            ("x-ratelimit-remaining", "4"),
            ("x-ratelimit-reset-after", "1.500"),
        ];
        let read = LimitHeaders::read(StatusCode::OK, &headers(&good));
        assert_eq!(read, window(5, 4, SECOND * 3 / 2));
        let limited = |pairs: &[(&'static str, &str)]| {
            LimitHeaders::read(StatusCode::TOO_MANY_REQUESTS, &headers(pairs)).too_much
        };
        let shared = [("retry-after", "7"), ("x-ratelimit-scope", "shared")];
        assert_eq!(limited(&shared), Some((7 * SECOND, Scope::Shared)));
        let global = [("retry-after", "0.5"), ("x-ratelimit-global", "true")];
        assert_eq!(limited(&global), Some((SECOND / 2, Scope::Everything)));
        let endless = [("retry-after", "1e18")];
        assert_eq!(limited(&endless), Some((24 * 60 * 60 * SECOND, Scope::Route)));
        for wrong in ["", "-1", "soon", "NaN", "1e300"] {
            let wrong = [("retry-after", wrong), ("x-ratelimit-limit", wrong)];
            assert_eq!(limited(&wrong), Some((SECOND, Scope::Route)), "{wrong:?}");
        }
    }

    fn any_header() -> impl Strategy<Value = String> {
        let number = any::<f64>().prop_map(|number| number.to_string());
        prop_oneof![number, any::<u64>().prop_map(|number| number.to_string()), "[ -~]{0,20}"]
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whatever_an_answer_says_no_one_waits_for_ever(
            answers in prop::collection::vec(
                (any::<bool>(), prop::collection::vec(any_header(), 6)), 1..5),
        ) {
            const NAMES: [&str; 6] = [
                "retry-after", "x-ratelimit-limit", "x-ratelimit-remaining",
                "x-ratelimit-reset-after", "x-ratelimit-scope", "x-ratelimit-global",
            ];
            let (limits, now) = (Limits::default(), Instant::now());
            for (is_too_much, values) in answers {
                let pairs: Vec<_> = NAMES.into_iter().zip(values.iter().map(String::as_str)).collect();
                for some in [&pairs[..], &pairs[..5], &pairs[..4]] {
                    let status = if is_too_much { StatusCode::TOO_MANY_REQUESTS } else { StatusCode::OK };
                    limits.heard(&posts(1), LimitHeaders::read(status, &headers(some)), now);
                }
            }
            let waits = [limits.everything_waits(now), limits.take(&posts(1), now).err()];
            prop_assert!(waits.iter().flatten().all(|wait| *wait <= 24 * 60 * 60 * SECOND));
            let later = now + 24 * 60 * 60 * SECOND;
            prop_assert_eq!(limits.everything_waits(later), None);
            prop_assert_eq!(limits.take(&posts(1), later), Ok(()));
        }
    }

    #[test]
    fn what_is_used_up_comes_back_when_its_window_ends() {
        let (limits, now) = (Limits::default(), Instant::now());
        assert_eq!(limits.take(&posts(1), now), Ok(()), "nothing is known yet");
        limits.heard(&posts(1), window(3, 2, 5 * SECOND), now);
        assert_eq!([0; 2].map(|_| limits.take(&posts(1), now)), [Ok(()); 2]);
        assert_eq!(limits.take(&posts(1), now + SECOND), Err(4 * SECOND));
        // An answer that is late knows nothing of what was sent after it.
        limits.heard(&posts(1), window(3, 1, 4 * SECOND), now + SECOND);
        assert_eq!(limits.take(&posts(1), now + SECOND), Err(4 * SECOND));
        assert_eq!(limits.take(&posts(2), now), Ok(()), "another channel");
        let later = now + 5 * SECOND;
        assert_eq!([0; 3].map(|_| limits.take(&posts(1), later)), [Ok(()); 3]);
        assert_eq!(limits.take(&posts(1), later), Err(5 * SECOND));
    }

    #[test]
    fn only_what_has_to_wait_waits() {
        let (limits, now) = (Limits::default(), Instant::now());
        let token = |name: &str| LimitKey::Token(name.to_owned());
        for scope in [Scope::Route, Scope::Shared] {
            limits.heard(&token("a"), too_much(2 * SECOND, scope), now);
            assert_eq!(limits.take(&token("a"), now), Err(2 * SECOND));
            assert_eq!(limits.take(&token("b"), now), Ok(()));
            assert_eq!(limits.everything_waits(now), None);
        }
        limits.heard(&token("b"), too_much(3 * SECOND, Scope::Everything), now);
        limits.heard(&posts(1), too_much(SECOND, Scope::Everything), now);
        assert_eq!(limits.everything_waits(now), Some(3 * SECOND));
        assert_eq!(limits.everything_waits(now + 3 * SECOND), None);
    }

    #[test]
    fn a_press_leaves_nothing_behind() {
        let (limits, mut now) = (Limits::default(), Instant::now());
        for press in 0..20_000 {
            limits.heard(&LimitKey::Token(press.to_string()), window(5, 4, 2 * SECOND), now);
            now += SECOND / 100;
        }
        assert!(limits.len() <= 1000, "{}", limits.len());
    }
}
