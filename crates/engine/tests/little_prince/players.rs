//! The computer players.

use crate::support::{played, setting};
use pangaea_engine::games::little_prince::{LittlePrince, Options};
use pangaea_engine::players::Kind;
use pangaea_engine::seat::{Seat, Seats};

#[test]
fn greedy_beats_random_in_at_least_ninety_of_a_hundred_games() {
    let setting = setting::<LittlePrince>(2, Options::default());
    let won = (0..100)
        .filter(|seed| {
            let greedy = Seat::at(usize::from(seed % 2 == 1));
            let kinds = if greedy == Seat(0) {
                [Kind::Greedy, Kind::Random]
            } else {
                [Kind::Random, Kind::Greedy]
            };
            let (play, _) = played(&setting, *seed, &kinds, usize::MAX);
            play.outcome().map(|outcome| outcome.winners) == Some(Seats::only(greedy))
        })
        .count();
    assert!(won >= 90, "{won} of 100");
}
