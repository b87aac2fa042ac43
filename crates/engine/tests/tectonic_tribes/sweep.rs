//! The fast search for places against the slow and obvious one.

use super::test_game::{ADVANCED, BASIC, TestGame};
use crate::support::{played, setting};
use pangaea_engine::games::tectonic_tribes::{Board, Card, Laid, Misfit, Number, TectonicTribes};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation, Spot};
use std::collections::BTreeSet;

/// Both searches, and the single check, agree on every place around the board.
fn agree(board: &Board, seats: usize) {
    let seen = naive::tectonic_tribes::seen(board);
    for seat in Seat::all(seats) {
        let places = board.places(seat);
        let fast: BTreeSet<Spot> = places.iter().collect();
        let slow: BTreeSet<Spot> =
            naive::tectonic_tribes::places(&seen, seat).into_iter().collect();
        assert_eq!(fast, slow);
        assert_eq!(places.len(), slow.len());
        let (first, last) = board.bounds().unwrap();
        for turn in Rotation::ALL {
            for y in first.y - 4..=last.y + 4 {
                for x in first.x - 4..=last.x + 4 {
                    let spot = Spot::new(Point::new(x, y), turn);
                    let fits = slow.contains(&spot);
                    assert_eq!(places.contains(spot), fits);
                    assert_eq!(board.check(spot, seat).is_ok(), fits);
                }
            }
        }
    }
}

#[test]
fn fast_and_slow_search_agree_along_whole_games() {
    for seed in 0..12 {
        let seats = 2 + usize::try_from(seed % 4).unwrap();
        let mut game = TestGame::start(seats, &BASIC, seed);
        while game.play.outcome().is_none() {
            let laid = game.table().board.laid().len();
            game.random_move();
            if game.table().board.laid().len() > laid {
                agree(&game.table().board, seats);
            }
        }
    }
}

#[test]
fn fast_and_slow_search_agree_on_the_last_boards_of_good_players() {
    for seed in 0..4 {
        let setting = setting::<TectonicTribes>(4, ADVANCED);
        let (play, _) = played(&setting, seed, &[ComputerKind::Greedy], usize::MAX);
        agree(&play.table_view().board, 4);
    }
}

/// A world as long as cards can make it: each of them adds two squares at one end.
#[test]
fn the_longest_possible_board_is_searched_as_well() {
    let template = TestGame::start(2, &BASIC, 1).table().board.laid()[0].clone();
    for (dx, dy, turn) in [
        (2, 0, Rotation::Quarter),
        (-2, 0, Rotation::Quarter),
        (0, 2, Rotation::None),
        (0, -2, Rotation::Half),
    ] {
        let laid: Vec<Laid> = (0..65)
            .map(|index| Laid {
                spot: Spot::new(Point::new(dx * index, dy * index), turn),
                card: Card::Terrain(Number::new(u8::try_from(index).unwrap() + 1).unwrap()),
                ..template.clone()
            })
            .collect();
        let board = Board::try_from(laid).unwrap();
        agree(&board, 2);
    }
}

#[test]
fn a_place_beyond_all_numbers_is_refused_not_computed() {
    let board = TestGame::start(2, &BASIC, 1).table().board;
    for axis in [i16::MIN, i16::MAX] {
        for turn in Rotation::ALL {
            let spot = Spot::new(Point::new(axis, axis), turn);
            assert_eq!(board.check(spot, Seat(0)), Err(Misfit::Apart(spot.at)));
            assert!(!board.places(Seat(0)).contains(spot));
        }
    }
}
