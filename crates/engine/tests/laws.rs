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

/// How many games for each game, seat count and set of options; each has seeds of its own.
const GAMES: u64 = 130;

/// The seeds of the `place`th setting.
fn seeds(place: usize) -> std::ops::Range<u64> {
    let start = GAMES * u64::try_from(place).unwrap();
    start..start + GAMES
}

fn tectonic_tribes_obeys(seats: usize) {
    let options = [(false, false), (false, true), (true, false), (true, true)];
    for (place, (advanced, lava_scores)) in options.into_iter().enumerate() {
        let options = tectonic_tribes::Options { advanced, lava_scores };
        obeys::<TectonicTribes>(seats, &options, seeds(4 * seats + place));
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
        obeys::<Vaalbara>(
            seats,
            &vaalbara::Options {},
            seeds(2 * seats).start..seeds(2 * seats + 1).end,
        );
    }
}

#[test]
fn little_prince_obeys_the_laws() {
    for seats in 2..=5 {
        for hidden_characters in [false, true] {
            // 7c: hidden characters need three.
            if seats > 2 || !hidden_characters {
                let options = little_prince::Options { hidden_characters };
                let place = 2 * seats + usize::from(hidden_characters);
                obeys::<LittlePrince>(seats, &options, seeds(place));
            }
        }
    }
}
