//! Rules 4 and 5: turning and placing, on boards drawn as text.

use super::diagram::{BLUE, RED, board};
use super::test_game::{BASIC, TestGame};
use crate::support::{deck, stored_and_restored};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Action, Board, Deck, Face, Faces, Fact, Misfit, Square, TectonicTribes, covers,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation, Spot};

fn spot(x: i16, y: i16, turn: Rotation) -> Spot {
    Spot::new(Point::new(x, y), turn)
}

/// What the two ways of asking say; they must agree.
fn fits(board: &Board, spot: Spot, seat: Seat) -> Result<(), Misfit> {
    let answer = board.check(spot, seat);
    assert_eq!(board.places(seat).contains(spot), answer.is_ok());
    answer
}

#[test]
fn tt_4a_a_card_may_be_turned_to_any_quarter() {
    let words = ["forest", "water", "mine", "grass", "lava", "forest+1"];
    let square = |word: &str| Square::try_from(word.to_owned()).unwrap();
    let face = Face::new(words.map(square));
    let turned = |turn| face.turned(turn).map(|square| square.to_string());
    // As printed:   forest water      A quarter right:  lava     mine  forest
    //               mine   grass                        forest+1 grass water
    //               lava   forest+1
    assert_eq!(turned(Rotation::None), words);
    assert_eq!(turned(Rotation::Quarter), ["lava", "mine", "forest", "forest+1", "grass", "water"]);
    assert_eq!(turned(Rotation::Half), ["forest+1", "lava", "grass", "mine", "water", "forest"]);
    assert_eq!(
        turned(Rotation::ThreeQuarters),
        ["water", "grass", "forest+1", "forest", "mine", "lava"]
    );
    assert_eq!(covers(spot(1, 1, Rotation::Quarter))[5], Point::new(3, 2), "three wide, two high");
    assert_eq!(covers(spot(1, 1, Rotation::Half))[5], Point::new(2, 3), "two wide, three high");
    let board = board("F F\n F F\n F F");
    for turn in Rotation::ALL {
        assert_eq!(fits(&board, spot(1, 1, turn), RED), Ok(()));
    }
}

#[test]
fn tt_5a_one_to_five_squares_lie_on_cards() {
    let board = board(
        "F F W W
         F F W W
         F F W W",
    );
    assert_eq!(
        fits(&board, spot(4, 0, Rotation::None), RED),
        Err(Misfit::Apart(Point::new(4, 0))),
        "beside is not on"
    );
    assert_eq!(
        fits(&board, spot(20, 20, Rotation::None), RED),
        Err(Misfit::Apart(Point::new(20, 20)))
    );
    assert_eq!(fits(&board, spot(3, 2, Rotation::None), RED), Ok(()), "one square");
    assert_eq!(fits(&board, spot(1, 1, Rotation::None), RED), Ok(()), "four squares of two cards");
    assert_eq!(
        fits(&board, spot(1, 0, Rotation::None), RED),
        Err(Misfit::Buried(Point::new(1, 0))),
        "all six"
    );
    assert_eq!(
        fits(&board, spot(1, 0, Rotation::Quarter), RED),
        Err(Misfit::Buried(Point::new(1, 0)))
    );
    let corner = super::diagram::board(
        "F F W W
         F F W W
         F F W W
         . . M M
         . . M M
         . . M M",
    );
    assert_eq!(
        fits(&corner, spot(1, 2, Rotation::Quarter), RED),
        Ok(()),
        "five squares of three cards"
    );
}

#[test]
fn tt_5b_a_card_always_goes_on_top() {
    let mut game = TestGame::revealed(2, &BASIC, 1);
    let seat = game.order()[0];
    let spot = game.place(seat);
    let card = game.revealed_card(seat).unwrap();
    game.act(seat, Action::LayTerrain(spot));
    let board = game.table().board;
    let layer = u8::try_from(board.laid().len() - 1).unwrap();
    let face = game.play.setting().deck().terrain(card).turned(spot.turn);
    for (at, square) in covers(spot).into_iter().zip(face) {
        let top = board.top(at).unwrap();
        assert_eq!((top.layer, top.square), (layer, square), "the new card is seen at {at}");
    }
}

#[test]
fn tt_5c_no_visible_lava_is_covered() {
    let board = board(
        "F F
         F L
         F F",
    );
    assert_eq!(fits(&board, spot(1, 1, Rotation::None), RED), Err(Misfit::Lava(Point::new(1, 1))));
    assert_eq!(fits(&board, spot(1, 2, Rotation::None), RED), Ok(()), "beside it is fine");
    assert_eq!(
        board.misfits(spot(1, 0, Rotation::None), RED),
        [Misfit::Lava(Point::new(1, 1))],
        "every square in the way is named"
    );
}

#[test]
fn tt_5d_other_tribes_tents_are_not_covered_but_own_ones_may_be() {
    let board = board(
        "r g b g
         g g g g
         g r g b",
    );
    let over_both = spot(0, 0, Rotation::None);
    assert_eq!(fits(&board, spot(-1, 0, Rotation::None), RED), Ok(()), "an own tent");
    assert_eq!(
        fits(&board, spot(-1, 0, Rotation::None), BLUE),
        Err(Misfit::Tent(Point::new(0, 0), RED))
    );
    assert_eq!(
        fits(&board, spot(1, 2, Rotation::Quarter), RED),
        Err(Misfit::Tent(Point::new(3, 2), BLUE))
    );
    assert_eq!(
        board.misfits(over_both, BLUE),
        [
            Misfit::Buried(Point::new(0, 0)),
            Misfit::Tent(Point::new(0, 0), RED),
            Misfit::Tent(Point::new(1, 2), RED)
        ]
    );
}

#[test]
fn tt_5e_terrain_and_tribe_cards_of_a_player_have_the_same_places() {
    let game = TestGame::revealed(2, &BASIC, 8);
    let seat = game.order()[0];
    let mut places: Vec<Vec<Spot>> = vec![Vec::new(); 6];
    for action in game.play.legal(seat) {
        match action {
            Action::LayTerrain(spot) => places[0].push(spot),
            Action::LayTribe { card, spot, discards } if discards == seat => {
                places[u32::from(card) as usize].push(spot);
            }
            _ => {}
        }
    }
    assert!(!places[0].is_empty());
    assert!(places.iter().all(|list| *list == places[0]));
}

/// A table with nothing but lava on the terrain cards: only the very first one fits anywhere.
fn lava_table(seats: usize) -> Setting<TectonicTribes> {
    let mut faces = Faces::from(deck::<TectonicTribes>());
    for card in &mut faces.terrain {
        card.squares = vec!["lava".to_owned(); 6];
    }
    let deck = Deck::try_from(faces).expect("a strange but sound deck");
    Setting::with_seats(deck, BASIC, seats).expect("a table")
}

fn unplaceable(facts: &[Fact]) -> usize {
    facts.iter().filter(|fact| matches!(fact, Fact::Unplaceable { .. })).count()
}

#[test]
fn tt_5e_a_starting_tile_that_fits_nowhere_is_discarded() {
    let game = TestGame::at(lava_table(3), 1);
    assert_eq!(unplaceable(&game.facts), 2, "the first lies, the others fit nowhere");
    assert!(matches!(game.facts.last(), Some(Fact::Deal { .. })), "and the hands are dealt");
    assert_eq!(game.table().board.laid().len(), 1);
    assert_eq!(game.table().discards, 2);
}

#[test]
fn tt_5e_a_card_that_fits_nowhere_is_discarded_and_the_turn_ends() {
    let mut game = TestGame::at(lava_table(2), 1);
    let discards = game.table().discards;
    let facts = game.choose_all();
    assert_eq!(unplaceable(&facts), 2, "both cards are discarded unasked: {facts:?}");
    assert_eq!(facts.last(), Some(&Fact::Pass), "and the round is over");
    assert_eq!(game.table().discards, discards + 4, "two secret discards and two open ones");
    stored_and_restored(&game.play).expect("still a sound game");
}
