//! What computer players score, and what they know.

use super::position::{Position, VaalbaraPlay, character, list};
use crate::players::wins;
use crate::support::{played, setting};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::games::vaalbara::{Action, Options, Vaalbara};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use serde_json::json;

/// The rules page: about 60 to 70 points, winner and second within a few points. With fewer
/// players the winner is further ahead.
#[test]
fn greedy_scores_are_near_the_published_ones() {
    for (seats, gaps) in [(2, 7..=14), (3, 5..=11), (4, 4..=9), (5, 4..=9)] {
        let setting = setting::<Vaalbara>(seats, Options {});
        let (mut scores, mut ahead) = (Vec::new(), Vec::new());
        for seed in 0..60 {
            let (play, _) = played(&setting, seed, &[ComputerKind::Greedy], usize::MAX);
            let mut game = list(&play.outcome().expect("played to the end").scores);
            game.sort_unstable();
            ahead.push(game[seats - 1] - game[seats - 2]);
            scores.extend(game);
        }
        let (score, gap) = (mean(&scores), mean(&ahead));
        assert!((60..=75).contains(&score), "{seats} players: {score}");
        assert!(gaps.contains(&gap), "{seats} players: the winner is {gap} ahead");
    }
}

fn mean(numbers: &[i64]) -> i64 {
    numbers.iter().sum::<i64>() / i64::try_from(numbers.len()).expect("few")
}

/// The last land of the pile was put there by a pioneer: nothing is left to guess.
#[test]
fn vb_4d_greedy_values_the_tracker_by_a_known_top() {
    for (top, sends_tracker) in [("mountain", true), ("meadow", false)] {
        let mut stored = Position::new(2, 9)
            .marked()
            .holds(0, &[2, 3, 7, 8])
            .realm(0, "mountain mountain mountain meadow field forest village river")
            .first("forest field")
            .top(top)
            .stored();
        let known = stored["state"]["pile"][0].clone();
        stored["state"]["faces_seen"].as_array_mut().expect("a list").push(known.clone());
        let play: VaalbaraPlay = serde_json::from_value(stored).expect("a sound position");
        let view = play.seat_view(Seat(0)).expect("at this table");
        assert_eq!(json!(view.table.pile.top), known);
        for seed in 0..10 {
            let mut chance = Chance::new(Seed::numbered(seed));
            let sent = ComputerKind::Greedy.decide(play.setting(), &view, &mut chance);
            let tracker = Action::Choose { character: character(7), show_warrior: false };
            assert_eq!(sent == Some(tracker), sends_tracker, "{top}: {sent:?}");
        }
    }
}

#[test]
fn greedy_beats_random() {
    let two = wins::<Vaalbara>(2, 100);
    assert!(two >= 95, "{two} of 100 games for two");
    let four = wins::<Vaalbara>(4, 60);
    assert!(four >= 50, "{four} of 60 games for four, where 15 would be a fair share");
}
