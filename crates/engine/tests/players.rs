//! The computer players: greedy is worth playing against. How much, each game's own tests say.

use crate::support::{played, setting};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;

/// How many of these games the one greedy player wins; a shared victory is none.
pub(crate) fn wins<G: RegisteredGame>(seats: usize, games: u64) -> usize {
    let setting = setting::<G>(seats, <G as Game>::Options::default());
    let won = |seed: &u64| {
        // The greedy player sits at each place in turn.
        let seat = Seat::at(usize::try_from(*seed).unwrap() % seats);
        let mut kinds = vec![ComputerKind::Random; seats];
        kinds[seat.index()] = ComputerKind::Greedy;
        let (play, _) = played(&setting, *seed, &kinds, usize::MAX);
        play.outcome().expect("a finished game").winners.iter().eq([seat])
    };
    (0..games).filter(won).count()
}
