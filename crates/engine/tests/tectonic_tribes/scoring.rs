//! Rule 8: areas and points, on boards drawn as text, with the rulebook's examples.

use super::diagram::{BLUE, RED, YELLOW, board};
use super::test_game::BASIC;
use crate::support::{played, setting};
use pangaea_engine::games::tectonic_tribes::{
    Area, Board, Fact, Options, TectonicTribes, Terrain, areas,
};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::{Seat, Seats};
use pangaea_engine::spot::Point;

fn scored(board: &Board) -> Vec<Area> {
    areas(&BASIC, board, 3)
}

/// The area that this square belongs to.
fn area(board: &Board, x: i16, y: i16) -> Area {
    let at = Point::new(x, y);
    scored(board).into_iter().find(|area| area.squares.contains(&at)).expect("an area there")
}

/// The points of each area that a seat owns, ascending.
fn owned(board: &Board, seat: Seat) -> Vec<i64> {
    let mut points: Vec<i64> = scored(board)
        .iter()
        .filter(|area| area.owner == Some(seat))
        .map(|area| area.points)
        .collect();
    points.sort_unstable();
    points
}

#[test]
fn tt_8a_an_area_is_connected_by_edges_and_tents_belong_to_none() {
    let board = board(
        "F F W F
         g F g F
         r g F F",
    );
    assert_eq!(area(&board, 0, 0).squares.len(), 3);
    assert_eq!(area(&board, 3, 0).squares.len(), 4, "a corner does not connect");
    assert_eq!(area(&board, 2, 0).squares.len(), 1, "one square is an area too");
    let in_areas: usize = scored(&board).iter().map(|area| area.squares.len()).sum();
    assert_eq!(in_areas, 8, "grass and tent are in none");
}

#[test]
fn tt_8b_a_tent_borders_by_edges_and_counts_once_per_area() {
    let board = board(
        "F F W W
         F r W g
         g g W g",
    );
    let forest = area(&board, 0, 0);
    assert_eq!(forest.tents[RED], 1, "two of its squares touch the tent, which counts once");
    assert_eq!(area(&board, 2, 0).tents[RED], 1, "and it borders the water as well");
    let corner = super::diagram::board(
        "F g
         g r
         g g",
    );
    assert_eq!(area(&corner, 0, 0).tents[RED], 0, "a corner does not border");
}

#[test]
fn tt_8c_strictly_the_most_tents_score_and_a_tie_scores_for_no_one() {
    let board = board(
        "r g W W b g
         r W W W b g
         g g W W g g",
    );
    let water = area(&board, 2, 0);
    assert_eq!((water.tents[RED], water.tents[BLUE]), (1, 2));
    assert_eq!(water.owner, Some(BLUE));
    let tied = super::diagram::board(
        "g g W W b g
         r W W W g g
         r W W W b g",
    );
    let water = area(&tied, 2, 0);
    assert_eq!((water.tents[RED], water.tents[BLUE], water.owner), (2, 2, None));
    assert_eq!(water.points, 8, "its full value, though nobody scores it");
}

#[test]
fn tt_8c_worked_example_a_tribe_card_turns_the_majority() {
    let before = "g b F F r g
                  g b F F r g
                  g b F F g g";
    let after = "g b F F r g
                 g b F F r g
                 g b F F g g
                 . . r r . .
                 . . g g . .
                 . . g g . .";
    let forest = area(&board(before), 2, 0);
    assert_eq!((forest.tents[BLUE], forest.tents[RED], forest.owner), (3, 2, Some(BLUE)));
    let forest = area(&board(after), 2, 0);
    assert_eq!((forest.tents[BLUE], forest.tents[RED], forest.owner), (3, 4, Some(RED)));
}

#[test]
fn tt_8d_squares_and_additions_are_doubled_for_every_double() {
    let points = |picture| scored(&board(picture))[0].points;
    assert_eq!(points("F F1\n g F2\n g g"), 3 + 1 + 2);
    assert_eq!(points("F Fx\n g F1\n g g"), (3 + 1) * 2);
    assert_eq!(points("Fx Fx\n g F\n g g"), 3 * 2 * 2);
}

#[test]
fn tt_8d_worked_examples_of_single_areas() {
    let example = board(
        "W1 W  g M1 M M
         W  Wx g M  M g
         g  W  F M  M g",
    );
    assert_eq!(area(&example, 0, 0).points, 12, "(5 + 1) x 2");
    assert_eq!(area(&example, 3, 0).points, 8, "7 + 1");
    assert_eq!(area(&example, 2, 2).points, 1);
}

#[test]
fn tt_8d_worked_example_the_whole_game() {
    // Samantha is blue, Kevin red, René yellow.
    let example = board(
        "b W1 W Wx g M1 M M M g
         g W  W g  b M  M M g g
         g g  g g  g g  g g g g
         r F  F b  F g  g g g g
         g r  g g  g r  F F F b
         g g  g g  g r  F F g g
         r M  g r  W g  g g g g
         g g  g g  g g  y W W g
         g g  g g  g g  g g g g
         g g  g g  g g  g g g g
         r M  M M  g g  y F F g
         g M  M g  g g  g F g g",
    );
    let forest_of_two = area(&example, 1, 3);
    assert_eq!((forest_of_two.tents[BLUE], forest_of_two.owner), (1, Some(RED)));
    let forest_of_five = area(&example, 6, 4);
    assert_eq!((forest_of_five.points, forest_of_five.owner), (5, Some(RED)));
    assert_eq!(owned(&example, BLUE), [1, 8, 12], "Samantha: 21");
    assert_eq!(owned(&example, RED), [1, 1, 2, 5, 5], "Kevin: 14");
    assert_eq!(owned(&example, YELLOW), [2, 3], "René: 5");
}

#[test]
fn tt_8e_grass_never_scores_and_lava_only_if_agreed() {
    let board = board(
        "L L r g
         L g g g
         g g F g",
    );
    let terrains = |lava_scores| -> Vec<(Terrain, i64)> {
        areas(&Options { advanced: false, lava_scores }, &board, 2)
            .iter()
            .map(|area| (area.terrain, area.points))
            .collect()
    };
    assert_eq!(terrains(true), [(Terrain::Forest, 1), (Terrain::Lava, 3)]);
    assert_eq!(terrains(false), [(Terrain::Forest, 1)]);
}

#[test]
fn tt_8f_most_points_then_fewer_tribe_cards_then_shared() {
    let setting = setting::<TectonicTribes>(2, BASIC);
    let (mut by_points, mut by_tribe_cards, mut shared) = (0, 0, 0);
    for seed in 0..300 {
        let (_, facts) = played(&setting, seed, &[ComputerKind::Random], usize::MAX);
        let Some(Fact::End { scores, winners, tribe_cards_used, .. }) = facts.last() else {
            panic!("no end");
        };
        let (red, blue) =
            ((scores[RED], tribe_cards_used[RED]), (scores[BLUE], tribe_cards_used[BLUE]));
        let expected = if red.0 != blue.0 {
            by_points += 1;
            Seats::only(if red.0 > blue.0 { RED } else { BLUE })
        } else if red.1 != blue.1 {
            by_tribe_cards += 1;
            Seats::only(if red.1 < blue.1 { RED } else { BLUE })
        } else {
            shared += 1;
            Seats::only(RED).with(BLUE)
        };
        assert_eq!(*winners, expected, "seed {seed}: {red:?} against {blue:?}");
    }
    assert!(by_points > 0 && by_tribe_cards > 0 && shared > 0, "all three cases came up");
}
