//! What many games were like.

use pangaea_engine::game::Game;
use pangaea_engine::players::{ComputerKind, Finished};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Points and victories of one seat, or of all seats of one kind.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    seats: u64,
    points: i64,
    /// A shared victory counts as its share.
    wins: f64,
}

impl Tally {
    fn add(&mut self, points: i64, win: f64) {
        self.seats += 1;
        self.points += points;
        self.wins += win;
    }

    #[allow(clippy::cast_precision_loss)]
    fn columns(self, games: u64) -> String {
        let mean = self.points as f64 / self.seats.max(1) as f64;
        let share = 100.0 * self.wins / games.max(1) as f64;
        format!("{mean:>10.1}  {share:>7.1} %")
    }
}

/// What many games were like.
#[derive(Debug)]
pub(super) struct Summary {
    kinds: Vec<ComputerKind>,
    by_seat: Vec<Tally>,
    by_kind: BTreeMap<ComputerKind, Tally>,
    games: u64,
    rounds: u64,
    ties: u64,
}

impl Summary {
    /// Nothing yet, for these players.
    pub(super) fn new(kinds: &[ComputerKind]) -> Self {
        Self {
            kinds: kinds.to_vec(),
            by_seat: vec![Tally::default(); kinds.len()],
            by_kind: BTreeMap::new(),
            games: 0,
            rounds: 0,
            ties: 0,
        }
    }

    /// One more game.
    pub(super) fn add<G: Game>(&mut self, game: &Finished<G>) {
        self.games += 1;
        self.rounds += u64::from(G::round(&game.play.table_view()));
        let winners = game.outcome.winners;
        self.ties += u64::from(winners.len() > 1);
        #[allow(clippy::cast_precision_loss)]
        let share = 1.0 / winners.len().max(1) as f64;
        for (seat, points) in game.outcome.scores.iter() {
            let win = if winners.contains(seat) { share } else { 0.0 };
            self.by_seat[seat.index()].add(*points, win);
            self.by_kind.entry(self.kinds[seat.index()]).or_default().add(*points, win);
        }
    }

    /// The table that is printed.
    #[allow(clippy::cast_precision_loss)]
    pub(super) fn text(&self, name: &str, seeds: RangeInclusive<u64>, time: Duration) -> String {
        let mut text = String::new();
        let games = self.games;
        // Writing into a string cannot fail.
        let _ = writeln!(
            text,
            "{name}, {} seats, seeds {} to {}\n",
            self.kinds.len(),
            seeds.start(),
            seeds.end()
        );
        let _ = writeln!(text, "{:<14}  mean score  win share", "seat");
        for (seat, (kind, tally)) in (1..).zip(self.kinds.iter().zip(&self.by_seat)) {
            let who = format!("{seat} {}", kind.word());
            let _ = writeln!(text, "{who:<14}  {}", tally.columns(games));
        }
        let _ = writeln!(text, "\n{:<14}  mean score  win share", "kind");
        for (kind, tally) in &self.by_kind {
            let _ = writeln!(text, "{:<14}  {}", kind.word(), tally.columns(games));
        }
        let per = |sum: u64| sum as f64 / games.max(1) as f64;
        let speed = games as f64 / time.as_secs_f64().max(1e-9);
        let _ = writeln!(text, "\n{:<14}  {games:>10}", "games");
        let _ = writeln!(text, "{:<14}  {:>10.1}", "mean rounds", per(self.rounds));
        let _ = writeln!(text, "{:<14}  {:>10}", "ties", self.ties);
        let _ = writeln!(text, "{:<14}  {speed:>10.1}", "games a second");
        text
    }
}
