//! Looks after the running bot: says in the log what has gone wrong and what is well again, and
//! tells systemd that it lives.

use super::notify::{notify, watchdog};
use super::report::Report;
use super::service::Service;
use std::time::Duration;

/// How often the bot is looked at.
const OFTEN: Duration = Duration::from_secs(30);

/// Looks at the bot again and again.
pub async fn watch(service: Service) {
    // Twice as often as systemd wants to hear of us, so that one late look does no harm.
    let often = watchdog().map_or(OFTEN, |wanted| (wanted / 2).min(OFTEN));
    let mut known: Vec<String> = Vec::new();
    let mut ticks = tokio::time::interval(often);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    // The first tick comes at once, and the bot is not connected yet.
    ticks.tick().await;
    loop {
        ticks.tick().await;
        let report = Report::of(&service).await;
        for fault in report.faults.iter().filter(|fault| !known.contains(fault)) {
            tracing::error!("{fault}");
        }
        for note in report.notes.iter().filter(|note| !known.contains(note)) {
            tracing::warn!("{note}");
        }
        let found: Vec<String> = report.faults.iter().chain(&report.notes).cloned().collect();
        for gone in known.iter().filter(|gone| !found.contains(gone)) {
            tracing::info!("no more: {gone}");
        }
        known = found;
        let state = report.faults.first().map_or("everything is well", String::as_str);
        notify(&format!("WATCHDOG=1\nSTATUS={state}"));
    }
}
