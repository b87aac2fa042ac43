//! The laws that every game obeys, over many seeds, seat counts and options.

use crate::support::{setting, stored_and_restored};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Redeal;
use pangaea_engine::games::little_prince::{self, LittlePrince};
use pangaea_engine::games::tectonic_tribes::{self, TectonicTribes};
use pangaea_engine::games::vaalbara::{self, Vaalbara};
use pangaea_engine::laws;
use pangaea_engine::players::Greedy;

/// Checks the laws along one game for each seed.
fn obeys<G: Redeal + Greedy>(seats: usize, options: &G::Options, seeds: std::ops::Range<u64>) {
    let setting = setting::<G>(seats, options.clone());
    let (mut steps, mut refused) = (0, 0);
    for seed in seeds {
        match laws::check(&setting, Seed::numbered(seed), &stored_and_restored) {
            Ok(report) => {
                steps += report.steps;
                refused += report.refused;
            }
            Err(violation) => {
                panic!("{} with {seats}, {options:?}, seed {seed}: {violation}", G::SLUG)
            }
        }
    }
    assert!(steps > 0 && refused > 0, "games were played and wrong actions tried");
}

/// Four seat counts and two sets of options: over two thousand games in all.
const SEEDS: std::ops::Range<u64> = 0..260;

fn tectonic_tribes_obeys(seats: usize) {
    for (advanced, lava_scores) in [(false, true), (true, false)] {
        let options = tectonic_tribes::Options { advanced, lava_scores };
        obeys::<TectonicTribes>(seats, &options, SEEDS);
    }
}

#[test]
fn tectonic_tribes_for_two_obeys_the_laws() {
    tectonic_tribes_obeys(2);
}

#[test]
fn tectonic_tribes_for_three_obeys_the_laws() {
    tectonic_tribes_obeys(3);
}

#[test]
fn tectonic_tribes_for_four_obeys_the_laws() {
    tectonic_tribes_obeys(4);
}

#[test]
fn tectonic_tribes_for_five_obeys_the_laws() {
    tectonic_tribes_obeys(5);
}

#[test]
fn vaalbara_obeys_the_laws() {
    for seats in 2..=5 {
        obeys::<Vaalbara>(seats, &vaalbara::Options {}, SEEDS);
    }
}

#[test]
fn little_prince_obeys_the_laws() {
    for seats in 2..=5 {
        for hidden_characters in [false, true] {
            // 7c: hidden characters need three.
            if seats > 2 || !hidden_characters {
                let options = little_prince::Options { hidden_characters };
                obeys::<LittlePrince>(seats, &options, SEEDS);
            }
        }
    }
}
