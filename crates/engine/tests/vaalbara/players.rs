//! How well the computer players play.

use crate::support::{played, setting};
use pangaea_engine::games::vaalbara::{Options, Vaalbara};
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;

#[test]
fn greedy_beats_random() {
    let setting = setting::<Vaalbara>(2, Options {});
    let wins = (0..100)
        .filter(|seed| {
            let greedy = seed % 2;
            let mut kinds = [Kind::Random; 2];
            kinds[usize::try_from(greedy).expect("0 or 1")] = Kind::Greedy;
            let (play, _) = played(&setting, *seed, &kinds, usize::MAX);
            let outcome = play.outcome().expect("played to the end");
            outcome
                .winners
                .contains(Seat(u8::try_from(greedy).expect("0 or 1")))
        })
        .count();
    assert!(wins >= 95, "{wins} of 100");
}

#[test]
fn greedy_scores_are_near_the_published_ones() {
    for seats in 3..=5 {
        let setting = setting::<Vaalbara>(seats, Options {});
        let scores = (0..40).flat_map(|seed| {
            let (play, _) = played(&setting, seed, &[Kind::Greedy], usize::MAX);
            play.outcome()
                .expect("played to the end")
                .scores
                .values()
                .copied()
                .collect::<Vec<_>>()
        });
        let scores: Vec<i64> = scores.collect();
        let mean = scores.iter().sum::<i64>() / i64::try_from(scores.len()).expect("few");
        assert!((60..=75).contains(&mean), "{seats} players: {mean}");
    }
}
