//! The computer players: greedy is worth playing against.

use crate::support::{played, setting};
use pangaea_engine::game::Game;
use pangaea_engine::games::little_prince::LittlePrince;
use pangaea_engine::games::tectonic_tribes::TectonicTribes;
use pangaea_engine::games::vaalbara::Vaalbara;
use pangaea_engine::players::{Greedy, Kind};
use pangaea_engine::seat::Seat;

/// How many of these games the one greedy player wins; a shared victory is none.
fn wins<G: Greedy>(seats: usize, games: u64) -> usize {
    let setting = setting::<G>(seats, <G as Game>::Options::default());
    let won = |seed: &u64| {
        // The greedy player sits at each place in turn.
        let seat = Seat::at(usize::try_from(*seed).unwrap() % seats);
        let mut kinds = vec![Kind::Random; seats];
        kinds[seat.index()] = Kind::Greedy;
        let (play, _) = played(&setting, *seed, &kinds, usize::MAX);
        play.outcome().expect("a finished game").winners.iter().eq([seat])
    };
    (0..games).filter(won).count()
}

#[test]
fn greedy_beats_random_at_tectonic_tribes() {
    let two = wins::<TectonicTribes>(2, 100);
    assert!(two >= 95, "{two} of 100 games for two");
    let four = wins::<TectonicTribes>(4, 60);
    assert!(four >= 45, "{four} of 60 games for four, where 15 would be a fair share");
}

#[test]
fn greedy_beats_random_at_vaalbara() {
    let two = wins::<Vaalbara>(2, 100);
    assert!(two >= 95, "{two} of 100 games for two");
    let four = wins::<Vaalbara>(4, 60);
    assert!(four >= 50, "{four} of 60 games for four, where 15 would be a fair share");
}

#[test]
fn greedy_beats_random_at_the_little_prince() {
    let two = wins::<LittlePrince>(2, 100);
    assert!(two >= 93, "{two} of 100 games for two");
    let four = wins::<LittlePrince>(4, 60);
    assert!(four >= 50, "{four} of 60 games for four, where 15 would be a fair share");
}
