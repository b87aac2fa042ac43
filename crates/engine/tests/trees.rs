//! Counted game trees: how many ways a game can go on from fixed positions. A rule that allows
//! too much or too little changes a number in `data/trees.txt`; `UPDATE_GOLDEN=1` counts again.

use crate::golden::compare;
use crate::support::{deck, played};
use pangaea_engine::game::Setting;
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Greedy};
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use std::fmt::Write;
use std::path::Path;

/// After how many random actions of a game its ways are counted.
const AFTER: [usize; 14] = [0, 1, 2, 3, 7, 10, 11, 20, 25, 26, 30, 40, 60, 70];

/// As long as there are no more ways than this, one more action is taken on each of them.
const FEW_WAYS: u64 = 2_600;

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

/// The ways from the position after so many random actions, depth by depth.
fn line<G: RegisteredGame>(text: &mut String, setting: &Setting<G>, after: usize) {
    let (play, _) = played(setting, 7, &[ComputerKind::Random], after);
    let mut counts = vec![count(&play, 1)];
    while counts.len() < 6 && counts.last().is_some_and(|ways| (2..=FEW_WAYS).contains(ways)) {
        counts.push(count(&play, counts.len() + 1));
    }
    let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
    let options = serde_json::to_string(setting.options()).expect("plain data");
    let (slug, seats) = (G::SLUG, setting.seat_count());
    let _ = writeln!(text, "{slug} {seats} {options} after {after}: {}", counts.join(" "));
}

struct Counted<'a>(&'a mut String);

impl Visitor for Counted<'_> {
    type Output = ();
    fn visit<G: RegisteredGame>(self) {
        let deck = deck::<G>();
        for setting in G::SEATS.flat_map(|seats| Setting::<G>::with_all_options(&deck, seats)) {
            for after in AFTER {
                line(self.0, &setting, after);
            }
        }
    }
}

#[test]
fn trees_have_the_counted_size() {
    let mut text = String::new();
    for game in GameId::ALL {
        game.visit(Counted(&mut text));
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trees.txt");
    compare(&file, &text);
}
