//! Counted game trees: how many ways a game can go on from fixed positions. A rule that allows
//! too much or too little changes a number in `data/trees.txt`; `UPDATE_GOLDEN=1` counts anew.

use crate::golden::compare;
use crate::support::{played, setting};
use pangaea_engine::games::little_prince::{self, LittlePrince};
use pangaea_engine::games::tectonic_tribes::{self, TectonicTribes};
use pangaea_engine::games::vaalbara::{self, Vaalbara};
use pangaea_engine::play::Play;
use pangaea_engine::players::{Greedy, Kind};
use std::fmt::Write;
use std::path::Path;

/// The number of ways to take `depth` actions.
fn count<G: Greedy>(play: &Play<G>, depth: usize) -> u64 {
    let Some(seat) = play.to_decide().iter().next() else {
        return 1;
    };
    let actions = play.legal(seat);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .iter()
        .map(|action| {
            let mut next = play.clone();
            next.apply(seat, action).expect("a legal action");
            count(&next, depth - 1)
        })
        .sum()
}

/// One line per depth, from the position after so many random actions.
fn line<G: Greedy>(
    text: &mut String,
    seats: usize,
    options: &G::Options,
    after: usize,
    depth: usize,
) {
    let setting = setting::<G>(seats, options.clone());
    let (play, _) = played(&setting, 7, &[Kind::Random], after);
    let counts: Vec<String> = (1..=depth).map(|depth| count(&play, depth).to_string()).collect();
    let options = serde_json::to_string(options).expect("plain data");
    let _ = writeln!(text, "{} {seats} {options} after {after}: {}", G::SLUG, counts.join(" "));
}

#[test]
fn trees_have_the_counted_size() {
    let mut text = String::new();
    let basic = tectonic_tribes::Options::default();
    for (seats, after, depth) in [
        (2, 0, 2),
        (2, 1, 2),
        (2, 3, 2),
        (2, 20, 2),
        (3, 0, 2),
        (3, 2, 1),
        (4, 7, 1),
        (5, 0, 2),
        (5, 40, 1),
    ] {
        line::<TectonicTribes>(&mut text, seats, &basic, after, depth);
    }
    for (seats, after, depth) in [
        (2, 0, 5),
        (2, 20, 5),
        (2, 26, 6),
        (3, 0, 5),
        (3, 25, 5),
        (4, 30, 5),
        (5, 0, 5),
        (5, 60, 4),
    ] {
        line::<Vaalbara>(&mut text, seats, &vaalbara::Options {}, after, depth);
    }
    for (hidden_characters, seats, after, depth) in [
        (false, 2, 0, 4),
        (false, 2, 40, 4),
        (false, 3, 0, 4),
        (true, 3, 0, 4),
        (true, 3, 20, 4),
        (false, 4, 10, 3),
        (true, 4, 11, 3),
        (false, 5, 0, 3),
        (true, 5, 70, 3),
    ] {
        let options = little_prince::Options { hidden_characters };
        line::<LittlePrince>(&mut text, seats, &options, after, depth);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trees.txt");
    compare(&file, &text);
}
