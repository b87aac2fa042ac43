//! Looks after the running bot: says in the log what has gone wrong and what is well again, and
//! tells systemd that it lives.

use super::notify::{notify, watchdog};
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
        // It lives, however long the look at everything takes.
        notify("WATCHDOG=1");
        let Ok(report) = service.report().await else { continue };
        let is_new = |line: &&String| known.iter().all(|old| subject(old) != subject(line));
        for fault in report.faults.iter().filter(is_new) {
            tracing::error!("{fault}");
        }
        for note in report.notes.iter().filter(is_new) {
            tracing::warn!("{note}");
        }
        let found: Vec<String> = report.faults.iter().chain(&report.notes).cloned().collect();
        for gone in known.iter().filter(|old| found.iter().all(|new| subject(new) != subject(old)))
        {
            tracing::info!("Resolved: {gone}");
        }
        known = found;
        let state = report.faults.first().map_or("everything is well", String::as_str);
        notify(&format!("STATUS={state}"));
    }
}

/// What a line is about, without the figures behind it, which change from one look to the next.
fn subject(line: &str) -> &str {
    line.split([':', ';']).next().unwrap_or(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_make_no_new_line_of_an_old_one() {
        let room =
            ["63.9 MB", "12 kB"].map(|room| format!("the disk is nearly full: {room} are free"));
        assert_eq!(subject(&room[0]), subject(&room[1]));
        assert_ne!(subject(&room[0]), subject("messages wait to be said: the oldest since then"));
    }
}
