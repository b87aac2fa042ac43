//! The laws that every game obeys, over many seeds, seat counts and options.

use crate::support::{deck, stored_and_restored};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::{for_each_game, laws};

/// How many games are played with each seat count and set of options; each has seeds of its own.
const GAMES: u64 = 130;

/// How many at least with each seat count.
const GAMES_A_TABLE: u64 = 2 * GAMES;

/// How many tests a game's settings are shared among, so that they run at the same time.
const PARTS: usize = 4;

/// Checks the laws along one game for each seed.
fn obeys<G: RegisteredGame>(setting: &Setting<G>, seeds: std::ops::Range<u64>) {
    let (mut steps, mut refused) = (0, 0);
    for seed in seeds {
        match laws::check(setting, Seed::numbered(seed), &stored_and_restored) {
            Ok(report) => {
                steps += report.steps;
                refused += report.refused;
            }
            Err(violation) => {
                let (seats, options) = (setting.seat_count(), setting.options());
                panic!("{} with {seats}, {options:?}, seed {seed}: {violation}", G::SLUG)
            }
        }
    }
    assert!(steps > 0 && refused > 0, "games were played and wrong actions tried");
}

/// Every `PARTS`th setting of a game.
fn part_obeys<G: RegisteredGame>(part: usize) {
    let mut place = 0;
    for seats in G::SEATS {
        let settings = Setting::<G>::with_all_options(&deck::<G>(), seats);
        let sets = u64::try_from(settings.len()).expect("few sets of options");
        for (index, setting) in (0..).zip(&settings) {
            let games = GAMES.max(GAMES_A_TABLE / sets);
            let start = 10_000 * u64::try_from(seats).expect("few seats") + index * games;
            if place % PARTS == part {
                obeys::<G>(setting, start..start + games);
            }
            place += 1;
        }
    }
}

macro_rules! laws_of {
    (; $($folder:ident $game:ident $slug:literal,)+) => { $(mod $folder {
        use super::part_obeys;
        use pangaea_engine::games::$folder::$game;

        #[test]
        fn obeys_the_laws_in_the_first_part() {
            part_obeys::<$game>(0);
        }

        #[test]
        fn obeys_the_laws_in_the_second_part() {
            part_obeys::<$game>(1);
        }

        #[test]
        fn obeys_the_laws_in_the_third_part() {
            part_obeys::<$game>(2);
        }

        #[test]
        fn obeys_the_laws_in_the_fourth_part() {
            part_obeys::<$game>(3);
        }
    })+ };
}
for_each_game! { laws_of! }
