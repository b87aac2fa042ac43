//! Whatever comes from outside, nothing panics, nothing is done by halves, and no one is shown what
//! an attacker wants them to see. `PROPTEST_CASES` says how much is tried.

#[cfg(unix)]
mod asked;
mod decks;
#[cfg(all(unix, feature = "standin"))]
mod events;
#[cfg(feature = "standin")]
mod forged;
mod games;
mod names;
#[cfg(feature = "standin")]
mod said;

use proptest::test_runner::Config;

/// So many times the usual number of cases, which `PROPTEST_CASES` sets.
fn config(times: u32) -> Config {
    let usual = Config::default();
    Config { cases: usual.cases.saturating_mul(times), failure_persistence: None, ..usual }
}
