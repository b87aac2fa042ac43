//! What computer players score.

use crate::support::{played, setting};
use pangaea_engine::games::vaalbara::{Options, Vaalbara};
use pangaea_engine::players::Kind;

#[test]
fn greedy_scores_are_near_the_published_ones() {
    for seats in 3..=5 {
        let setting = setting::<Vaalbara>(seats, Options {});
        let scores = (0..40).flat_map(|seed| {
            let (play, _) = played(&setting, seed, &[Kind::Greedy], usize::MAX);
            play.outcome().expect("played to the end").scores.values().copied().collect::<Vec<_>>()
        });
        let scores: Vec<i64> = scores.collect();
        let mean = scores.iter().sum::<i64>() / i64::try_from(scores.len()).expect("few");
        assert!((60..=75).contains(&mean), "{seats} players: {mean}");
    }
}
