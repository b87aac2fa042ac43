//! The speed of the rules and of the computer players.

use crate::figure::{Figure, in_turns};
use pangaea::cli::Error;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Options, TectonicTribes};
use pangaea_engine::players::{ComputerKind, play_one};
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use pangaea_engine::seat::Seat;
use std::hint::black_box;
use std::time::{Duration, Instant};

pub(crate) fn run() -> Result<(), Error> {
    legal_placements()?;
    for game in GameId::ALL {
        for kind in [ComputerKind::Random, ComputerKind::Greedy] {
            game.visit(WholeGames { kind })?;
        }
    }
    Ok(())
}

/// All places of all turns on the last board of an advanced game, against trying them one by one.
fn legal_placements() -> Result<(), Error> {
    const SWEEPS: u32 = 2_000;
    const TRIALS: u32 = 20;
    let deck = pangaea_decks::built_in::<TectonicTribes>();
    let options = Options { advanced: true, lava_scores: true };
    let setting = Setting::<TectonicTribes>::with_seats(deck, options, 4)
        .map_err(|error| Error::Failed(error.to_string()))?;
    let game = play_one(&setting, &[ComputerKind::Random; 4], Seed::numbered(1))?;
    let board = game.play.table_view().board;
    let seen = naive::tectonic_tribes::seen(&board);
    let seat = Seat(0);
    let (sweep, trial) = in_turns(
        25,
        || {
            for _ in 0..SWEEPS {
                black_box(black_box(&board).places(seat).len());
            }
        },
        || {
            for _ in 0..TRIALS {
                black_box(naive::tectonic_tribes::places(black_box(&seen), seat).len());
            }
        },
    );
    let microseconds = |time: Duration, count: u32| time.as_secs_f64() * 1e6 / f64::from(count);
    Figure::against(
        "legal_placements",
        microseconds(sweep, SWEEPS),
        microseconds(trial, TRIALS),
        "naive enumeration",
        "us",
    )
    .print();
    Ok(())
}

/// Whole games a second on one core, four at the table.
struct WholeGames {
    kind: ComputerKind,
}

impl Visitor for WholeGames {
    type Output = Result<(), Error>;

    fn visit<G: RegisteredGame>(self) -> Result<(), Error> {
        const SEATS: usize = 4;
        let deck = pangaea_decks::built_in::<G>();
        let setting = Setting::<G>::with_seats(deck, G::Options::default(), SEATS)
            .map_err(|error| Error::Failed(error.to_string()))?;
        let began = Instant::now();
        let mut played = 0;
        while began.elapsed() < Duration::from_secs(2) {
            play_one(&setting, &[self.kind; SEATS], Seed::numbered(played))?;
            played += 1;
        }
        let what = format!("{}_game_{}", self.kind.word(), G::SLUG.replace('-', "_"));
        #[allow(clippy::cast_precision_loss)]
        let speed = played as f64 / began.elapsed().as_secs_f64();
        Figure::alone(&what, speed, "games/s").print();
        Ok(())
    }
}
