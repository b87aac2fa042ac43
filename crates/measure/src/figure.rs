//! One measured figure, and how it is taken.

use serde::Serialize;
use std::time::{Duration, Instant};

/// What is printed for one figure.
#[derive(Debug, Serialize)]
pub(crate) struct Figure<'a> {
    pub(crate) what: &'a str,
    pub(crate) ours: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) other: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) against: Option<&'a str>,
    pub(crate) unit: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ratio: Option<f64>,
}

impl<'a> Figure<'a> {
    /// A figure without a peer.
    pub(crate) const fn alone(what: &'a str, ours: f64, unit: &'a str) -> Self {
        Self { what, ours, other: None, against: None, unit, ratio: None }
    }

    /// A figure against another one of the same run.
    pub(crate) fn against(
        what: &'a str,
        ours: f64,
        other: f64,
        against: &'a str,
        unit: &'a str,
    ) -> Self {
        let ratio = Some(ours / other);
        Self { what, ours, other: Some(other), against: Some(against), unit, ratio }
    }

    pub(crate) fn print(&self) {
        println!("{}", serde_json::to_string(self).expect("a figure is plain data"));
    }
}

/// The median time of each side, taken in turns.
pub(crate) fn in_turns(
    repetitions: usize,
    mut ours: impl FnMut(),
    mut other: impl FnMut(),
) -> (Duration, Duration) {
    let mut times = (Vec::new(), Vec::new());
    for _ in 0..repetitions {
        times.0.push(time(&mut ours));
        times.1.push(time(&mut other));
    }
    (median(times.0), median(times.1))
}

pub(crate) fn time(work: impl FnOnce()) -> Duration {
    let began = Instant::now();
    work();
    began.elapsed()
}

pub(crate) fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The time that so many of a hundred did not exceed, in milliseconds.
pub(crate) fn percentile(times: &[Duration], percent: usize) -> f64 {
    let mut times = times.to_vec();
    times.sort_unstable();
    let rank = (times.len() * percent).div_ceil(100).max(1);
    times.get(rank - 1).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}
