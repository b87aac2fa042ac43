//! Is a game fair? Whether a seat, or whoever plays a certain card, wins more often than the
//! others, over many games between equal players.

use crate::figure::Figure;
use clap::Args;
use pangaea::cli::Error;
use pangaea::simulate::games;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::tectonic_tribes::{Fact, TERRAIN_CARDS, TectonicTribes};
use pangaea_engine::players::{ComputerKind, Finished};
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// How many games for each game and number of seats
    #[arg(long, default_value_t = 1_000)]
    games: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    for game in GameId::ALL {
        for seats in with_game!(*game, G => <G as Game>::SEATS) {
            game.visit(SeatBalance { seats, games: arguments.games })?;
        }
    }
    for seats in 2..=5 {
        cards(seats, arguments.games)?;
    }
    Ok(())
}

/// How often something happened, and how often its players won.
#[derive(Clone, Copy, Debug, Default)]
struct WinRate {
    times: f64,
    wins: f64,
}

impl WinRate {
    fn add(&mut self, win: f64) {
        self.times += 1.0;
        self.wins += win;
    }

    /// How many standard deviations the wins are from a fair share.
    fn deviation(self, share: f64) -> f64 {
        let expected = self.times * share;
        (self.wins - expected) / (expected * (1.0 - share)).sqrt().max(f64::MIN_POSITIVE)
    }
}

fn play<G: RegisteredGame>(
    seats: usize,
    games: u64,
    mut done: impl FnMut(&Finished<G>),
) -> Result<(), Error> {
    let deck = pangaea_decks::built_in::<G>();
    let setting = Setting::<G>::with_seats(deck, G::Options::default(), seats)
        .map_err(|error| Error::Failed(error.to_string()))?;
    games::play(&setting, &vec![ComputerKind::Greedy; seats], 1..=games, |game| {
        done(&game);
        Ok(())
    })
}

/// The part of a victory that a seat has.
#[allow(clippy::cast_precision_loss)]
fn win<G: Game>(game: &Finished<G>, seat: Seat) -> f64 {
    let winners = game.outcome.winners;
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Seats, scores and closeness of one game.
struct SeatBalance {
    seats: usize,
    games: u64,
}

impl Visitor for SeatBalance {
    type Output = Result<(), Error>;

    #[allow(clippy::cast_precision_loss)]
    fn visit<G: RegisteredGame>(self) -> Result<(), Error> {
        let mut rates = vec![WinRate::default(); self.seats];
        let (mut ties, mut points, mut margin) = (0.0, 0.0, 0.0);
        play::<G>(self.seats, self.games, |game| {
            for (seat, score) in game.outcome.scores.iter() {
                rates[seat.index()].add(win(game, seat));
                points += *score as f64;
            }
            ties += f64::from(u8::from(game.outcome.winners.len() > 1));
            let mut scores: Vec<i64> = game.outcome.scores.values().copied().collect();
            scores.sort_unstable_by_key(|score| std::cmp::Reverse(*score));
            margin += (scores[0] - scores[1]) as f64;
        })?;
        let share = 1.0 / self.seats as f64;
        let worst = rates.iter().map(|rate| rate.deviation(share).abs()).fold(0.0, f64::max);
        let games = self.games as f64;
        let name = |what: &str| format!("{what}_{}_{}", G::SLUG.replace('-', "_"), self.seats);
        Figure::alone(&name("seat_deviation"), worst, "standard deviations").print();
        Figure::alone(&name("mean_score"), points / games / self.seats as f64, "points").print();
        Figure::alone(&name("mean_margin"), margin / games, "points").print();
        Figure::alone(&name("ties"), 100.0 * ties / games, "%").print();
        Ok(())
    }
}

/// Tectonic Tribes: does playing a certain number make one win?
#[allow(clippy::cast_precision_loss)]
fn cards(seats: usize, games: u64) -> Result<(), Error> {
    let mut rates = [WinRate::default(); TERRAIN_CARDS];
    play::<TectonicTribes>(seats, games, |game| {
        for fact in &game.facts {
            if let Fact::Choose { seat, play, .. } = fact {
                rates[play.index()].add(win(game, *seat));
            }
        }
    })?;
    let share = 1.0 / seats as f64;
    let worst = rates.iter().map(|rate| rate.deviation(share).abs()).fold(0.0, f64::max);
    let name = |what: &str| format!("{what}_tectonic_tribes_{seats}");
    Figure::alone(&name("card_deviation"), worst, "standard deviations").print();
    for (quarter, rates) in rates.chunks(TERRAIN_CARDS / 4).enumerate() {
        let sum = rates.iter().fold(WinRate::default(), |sum, rate| WinRate {
            times: sum.times + rate.times,
            wins: sum.wins + rate.wins,
        });
        let first = quarter * TERRAIN_CARDS / 4 + 1;
        let what =
            format!("wins_with_card_{first}_to_{}_of_{seats}", first + TERRAIN_CARDS / 4 - 1);
        Figure::against(&what, sum.wins / sum.times, share, "a fair share", "of games").print();
    }
    Ok(())
}
