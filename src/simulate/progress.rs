//! How far a long simulation has come, in one line on the terminal that is written over.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// With fewer games it is over before it can be read.
const MANY: u64 = 20;

/// How often the line changes at most.
const OFTEN: Duration = Duration::from_millis(100);

/// The line; there is none if nobody watches.
pub(super) struct Progress {
    games: u64,
    played: u64,
    began: Instant,
    shown: Option<Instant>,
    watched: bool,
}

impl Progress {
    /// Nothing is played yet.
    pub(super) fn new(games: u64) -> Self {
        let watched = games >= MANY && std::io::stderr().is_terminal();
        Self { games, played: 0, began: Instant::now(), shown: None, watched }
    }

    /// One game more.
    pub(super) fn advance(&mut self) {
        self.played += 1;
        if self.watched && self.shown.is_none_or(|shown| shown.elapsed() >= OFTEN) {
            self.shown = Some(Instant::now());
            write(&line(self.played, self.games, self.began.elapsed()));
        }
    }

    /// Takes the line away.
    pub(super) fn clear(self) {
        if self.shown.is_some() {
            write("");
        }
    }
}

/// Writes over the line. Whoever cannot read it misses nothing.
fn write(line: &str) {
    const ERASE: &str = "\r\x1b[2K";
    let _ = write!(std::io::stderr(), "{ERASE}{line}");
}

/// How much is done, how fast, and how long the rest takes at that speed.
fn line(played: u64, games: u64, passed: Duration) -> String {
    let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX).max(1);
    let speed = played.saturating_mul(1000) / passed;
    let left = games.saturating_sub(played).saturating_mul(passed) / played.max(1) / 1000;
    format!("{played}/{games} games, {speed}/s, {left} s left")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_how_long_the_rest_takes() {
        assert_eq!(line(50, 200, Duration::from_secs(10)), "50/200 games, 5/s, 30 s left");
        assert_eq!(line(200, 200, Duration::from_secs(40)), "200/200 games, 5/s, 0 s left");
        assert!(line(0, 20, Duration::ZERO).starts_with("0/20 games"));
    }
}
