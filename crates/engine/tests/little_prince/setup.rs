//! Rules 1 and 2.

use super::{draw, phase, planet, started, tile};
use crate::support::{deck, played, setting};
use pangaea_engine::game::{Game, Setting, SettingError};
use pangaea_engine::games::little_prince::Stack::{
    Center as C, Character as P, EdgeLeft as L, EdgeRight as R,
};
use pangaea_engine::games::little_prince::{
    CELLS, Cell, Fact, LittlePrince, Options, Phase, Placed, STACK_TILES, Stack, Tile,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::{Seat, Seats};

#[test]
fn lp_1a_two_to_five_play_with_eighty_tiles_in_four_stacks() {
    for seats in [0, 1, 6] {
        let setting =
            Setting::<LittlePrince>::with_seats(deck::<LittlePrince>(), Options::default(), seats);
        assert_eq!(setting.err(), Some(SettingError::Seats { seats, from: 2, to: 5 }));
    }
    for seats in LittlePrince::SEATS {
        setting::<LittlePrince>(seats, Options::default());
    }
    assert_eq!(Tile::all().count(), 80);
    for stack in Stack::ALL {
        assert_eq!(Tile::all().filter(|tile| tile.stack() == stack).count(), STACK_TILES);
    }
    // The facts by themselves: a slip in our deck is one here as well only if made twice.
    let facts: Vec<&str> = include_str!("../data/little_prince_tiles.txt").lines().collect();
    assert!(Tile::all().map(|tile| tile.to_string()).eq(super::ids(&facts)), "all, in order");
    let (deck, expected) = (deck::<LittlePrince>(), super::sketched(&facts));
    for tile in Tile::all() {
        assert_eq!(deck.face(tile), expected.face(tile), "{tile}");
    }
}

#[test]
fn lp_1b_a_planet_has_its_stacks_in_their_cells() {
    let setting = setting::<LittlePrince>(3, Options::default());
    let (play, _) = played(&setting, 4, &[ComputerKind::Random], usize::MAX);
    let cells = [P, L, R, P, R, C, C, L, L, C, C, R, P, R, L, P];
    for planet in play.table_view().planets.values() {
        let stacks: Vec<Stack> = planet
            .iter()
            .filter_map(|(_, placed)| match placed {
                Placed::Open(tile) | Placed::Turned(tile) => Some(tile.stack()),
                Placed::Hidden => None,
            })
            .collect();
        assert_eq!(stacks, cells);
    }
}

#[test]
fn lp_1c_a_tile_goes_to_the_first_free_cell_of_its_type() {
    let deck = deck::<LittlePrince>();
    for (stack, cells) in [
        (Stack::Character, [0, 3, 12, 15]),
        (Stack::Center, [5, 6, 9, 10]),
        (Stack::EdgeLeft, [1, 7, 14, 8]),
        (Stack::EdgeRight, [2, 11, 13, 4]),
    ] {
        let mut planet = planet(&deck, []);
        let landed: Vec<u8> = stack
            .tiles()
            .skip(15)
            .map_while(|tile| planet.lay(&deck, tile))
            .map(|landing| landing.cell.into())
            .collect();
        assert_eq!(landed, cells, "{stack}, and no fifth");
    }
    let mut play = super::stacked(3, false, &["center_17", "center_16", "center_15"]);
    draw(&mut play, 0, Stack::Center).expect("a stack");
    let facts = super::take(&mut play, 0, "center_16", Some(1)).expect("an offered tile");
    let cell = Cell::try_from(5).expect("a cell");
    let next = Some(Seat(1));
    assert_eq!(facts, [Fact::Take { seat: Seat(0), tile: tile("center_16"), cell, next }]);
}

#[test]
fn lp_2a_tiles_are_taken_out_and_the_rest_lasts_sixteen_rounds() {
    for (seats, out) in [(2, 8), (3, 8), (4, 4), (5, 0)] {
        let setting = setting::<LittlePrince>(seats, Options::default());
        let (play, facts) = played(&setting, 9, &[ComputerKind::Random], usize::MAX);
        let Some(Fact::Setup { removed, stacks, .. }) = facts.first() else {
            panic!("a record begins with the setup")
        };
        assert!(removed.is_sorted_by_key(Tile::to_string), "ascending");
        for stack in Stack::ALL {
            assert_eq!(removed.iter().filter(|tile| tile.stack() == stack).count(), out);
            assert_eq!(stacks[stack].len(), STACK_TILES - out);
            assert!(stacks[stack].iter().all(|tile| !removed.contains(tile)));
        }
        let rounds = facts.iter().filter(|fact| matches!(fact, Fact::Offer { .. })).count();
        assert_eq!(rounds, CELLS);
        assert!(Stack::ALL.iter().all(|stack| play.table_view().left[*stack] == 0));
        assert_eq!(phase(&play), Phase::Over);
    }
}

#[test]
fn lp_2a_no_one_sees_what_was_taken_out() {
    let play = started(4, false, 2);
    let table = serde_json::to_string(&play.table_view()).expect("a view");
    let seat = serde_json::to_string(&play.seat_view(Seat(0))).expect("a view");
    for tile in Tile::all().map(|tile| tile.to_string()) {
        assert!(!table.contains(&tile) && !seat.contains(&tile), "{tile}");
    }
}

#[test]
fn lp_2b_chance_draws_the_first_start_player() {
    for seats in LittlePrince::SEATS {
        let starts = |play: Play<LittlePrince>| play.table_view().start;
        let drawn: Seats = (0..60).map(|seed| starts(started(seats, false, seed))).collect();
        assert_eq!(drawn.len(), seats);
        let play = started(seats, false, 3);
        assert_eq!(play.to_decide(), Seats::only(play.table_view().start));
    }
}
