//! Rules 1 and 2: players, parts, setup.

use super::test_game::{ADVANCED, BASIC, TestGame};
use crate::support::deck;
use pangaea_engine::game::{CommonRefusal, Setting, SettingError};
use pangaea_engine::games::tectonic_tribes::{
    Action, Bonus, Card, Fact, Number, PhaseView, Refusal, Square, TectonicTribes, Terrain, Tribe,
    TribeCard,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation};

#[test]
fn tt_1a_two_to_five_players_each_with_a_tribe_of_their_own() {
    let table = |tribes: &[Tribe]| {
        Setting::<TectonicTribes>::new(deck::<TectonicTribes>(), BASIC, tribes.to_vec())
    };
    assert_eq!(table(&[Tribe::Red]).unwrap_err(), SettingError::Seats { seats: 1, from: 2, to: 5 });
    assert_eq!(table(&[Tribe::Blue, Tribe::Blue]).unwrap_err(), SettingError::SameColour);
    for seats in 2..=5 {
        assert_eq!(table(&Tribe::ALL[..seats]).unwrap().seat_count(), seats);
    }
    assert!(Setting::<TectonicTribes>::with_seats(deck::<TectonicTribes>(), BASIC, 6).is_err());
    assert_eq!(Seat(1).left(1, 3), Seat(2));
    assert_eq!(Seat(2).left(1, 3), Seat(0), "left of the last seat is the first");
}

#[test]
fn tt_1b_eighty_numbered_cards_of_six_squares_with_bonuses_on_three_terrains() {
    let deck = deck::<TectonicTribes>();
    assert_eq!(Number::all().count(), 80);
    for number in Number::all() {
        for square in deck.terrain(number).squares() {
            let Square::Ground(terrain, bonus) = square else { panic!("a tent on card {number}") };
            let plain = matches!(terrain, Terrain::Grass | Terrain::Lava);
            assert!(!plain || *bonus == Bonus::None, "a bonus on {terrain:?} of card {number}");
        }
    }
    assert_eq!((Number::new(0), Number::new(81)), (None, None));
}

#[test]
fn tt_1c_every_tribe_has_the_same_five_cards_with_tents() {
    let deck = deck::<TectonicTribes>();
    let patterns: Vec<usize> = TribeCard::all().map(|card| deck.tribe(card).tents()).collect();
    assert_eq!(patterns, [1, 2, 2, 3, 4]);
    let game = TestGame::dealt(5, &BASIC, 1);
    for seat in game.seats() {
        assert!(game.tribe_cards(seat).into_iter().eq(TribeCard::all()));
    }
}

#[test]
fn tt_2a_the_number_of_tribe_cards_left_is_public_and_which_ones_is_not_displayed() {
    let mut game = TestGame::revealed(2, &BASIC, 1);
    let seat = game.order()[0];
    game.lay_tribe(seat);
    assert_eq!(game.table().tribe_cards[seat], 4);
    let public = serde_json::to_value(game.table()).unwrap();
    assert!(public["tribe_cards"].as_array().unwrap().iter().all(serde_json::Value::is_u64));
    assert_eq!(game.tribe_cards(seat).len(), 4, "the owner sees which");
}

#[test]
fn tt_2b_starting_tiles_are_laid_in_a_drawn_order_the_first_one_unasked_at_the_origin() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut game = TestGame::start(3, &BASIC, seed);
        let [
            Fact::Shuffle { pile },
            Fact::StartOrder { order },
            Fact::StartTile { seat, card, spot },
        ] = &game.facts[..]
        else {
            panic!("unexpected first facts: {:?}", game.facts);
        };
        orders.insert(order.clone());
        assert_eq!((seat, card), (&order[0], &pile[0]));
        assert_eq!((spot.at, spot.turn), (Point::new(0, 0), Rotation::None));
        let (order, tile) = (order.clone(), pile[1]);

        let PhaseView::Start { tile: open, .. } = game.table().phase else {
            panic!("not at the start")
        };
        assert_eq!(open, tile, "the drawn tile is open to all");
        assert!(game.play.to_decide().iter().eq([order[1]]));
        let spot = game.place(order[1]);
        let card = TribeCard::new(1).unwrap();
        let tribe = Action::LayTribe { card, spot, discards: order[1] };
        assert_eq!(game.refused(order[1], tribe), Refusal::NoTribeCardYet);
        assert_eq!(
            game.refused(order[2], Action::LayTerrain(spot)),
            CommonRefusal::NotYourTurn(order[1]).into()
        );
        let facts = game.act(order[1], Action::LayTerrain(spot));
        assert_eq!(facts, [Fact::StartTile { seat: order[1], card: tile, spot }]);
    }
    assert_eq!(orders.len(), 6, "every order comes up");
}

#[test]
fn tt_2c_hands_of_ten_twelve_ten_and_eight() {
    for (seats, size) in [(2, 10), (3, 12), (4, 10), (5, 8)] {
        let game = TestGame::dealt(seats, &ADVANCED, 1);
        let Some(Fact::Deal { hands, pile }) = game.facts.last() else { panic!("not dealt") };
        assert!(hands.values().all(|hand| hand.len() == size));
        assert_eq!(*pile, 80 - seats - seats * size);
        assert_eq!(game.table().pile, *pile);
    }
}

#[test]
fn a_seed_always_gives_the_same_first_deal() {
    let game = TestGame::dealt(2, &BASIC, 1);
    let numbers = |cards: &[Number]| -> Vec<u32> { cards.iter().copied().map(u32::from).collect() };
    let Fact::Shuffle { pile } = &game.facts[0] else { panic!("no shuffle first") };
    assert_eq!(numbers(&pile[..10]), [12, 75, 16, 79, 22, 26, 57, 77, 68, 66]);
    assert_eq!(numbers(&game.hand(Seat(0))), [22, 26, 33, 38, 46, 47, 53, 57, 59, 77]);
}

#[test]
fn the_first_tile_lies_with_its_own_face() {
    let game = TestGame::start(2, &BASIC, 3);
    let board = game.table().board;
    let Card::Terrain(number) = board.laid()[0].card else { panic!("a tribe card first") };
    assert_eq!(board.laid()[0].face, *deck::<TectonicTribes>().terrain(number));
}
