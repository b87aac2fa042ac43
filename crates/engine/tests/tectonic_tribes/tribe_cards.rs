//! Rule 6: playing a tribe card.

use super::test_game::{BASIC, TestGame};
use pangaea_engine::games::tectonic_tribes::{Action, Card, Fact, Misfit, Refusal};
use pangaea_engine::spot::{Point, Rotation, Spot};

#[test]
fn tt_6a_a_tribe_card_is_placed_by_rule_5_and_never_returns() {
    let mut game = TestGame::revealed(2, &BASIC, 1);
    let seat = game.order()[0];
    let card = game.tribe_cards(seat)[0];
    let far = Spot::new(Point::new(50, 50), Rotation::None);
    let nowhere = Action::LayTribe { card, spot: far, discards: seat };
    assert_eq!(game.refused(seat, nowhere), Refusal::DoesNotFit(Misfit::Apart(Point::new(50, 50))));
    game.lay_tribe(seat);
    game.finish_round();
    game.choose_all();
    while game.order()[0] != seat {
        game.lay_terrain();
    }
    let again = Action::LayTribe { card, spot: game.place(seat), discards: seat };
    assert_eq!(game.refused(seat, again), Refusal::TribeCardGone(card));
}

#[test]
fn tt_6b_the_own_card_or_that_of_a_later_player_goes_and_that_player_gets_the_own_one() {
    let mut game = TestGame::revealed(3, &BASIC, 2);
    let order = game.order();
    let cards: Vec<_> = order.iter().map(|seat| game.revealed_card(*seat).unwrap()).collect();
    let discards = game.table().discards;
    game.lay_tribe(order[2]);
    assert_eq!(game.revealed_card(order[2]), Some(cards[0]), "the last gets the first one's card");
    assert_eq!(game.revealed_card(order[1]), Some(cards[1]));
    assert_eq!(game.revealed_card(order[0]), None);
    assert_eq!(game.table().discards, discards + 1);
    assert_eq!(game.order(), order[1..], "the order does not change");

    let done = Action::LayTribe {
        card: game.tribe_cards(order[1])[0],
        spot: game.place(order[1]),
        discards: order[0],
    };
    assert_eq!(game.refused(order[1], done), Refusal::ActsNoMore(order[0]));
    game.lay_tribe(order[1]);
    assert_eq!(game.revealed_card(order[2]), Some(cards[0]), "the own card went this time");
    let facts = game.lay_terrain();
    assert!(matches!(facts[0], Fact::Place { card: Card::Terrain(card), .. } if card == cards[0]));
}

#[test]
fn tt_6c_the_last_of_the_round_always_discards_the_own_card() {
    let mut game = TestGame::revealed(2, &BASIC, 3);
    let order = game.order();
    game.lay_terrain();
    let (card, spot) = (game.tribe_cards(order[1])[0], game.place(order[1]));
    let other = Action::LayTribe { card, spot, discards: order[0] };
    assert_eq!(game.refused(order[1], other), Refusal::ActsNoMore(order[0]));
    let legal = game.play.legal(order[1]);
    let tribe = legal.iter().filter_map(|action| match action {
        Action::LayTribe { discards, .. } => Some(*discards),
        _ => None,
    });
    assert!(tribe.clone().count() > 0);
    assert!(tribe.into_iter().all(|discards| discards == order[1]));
}

#[test]
fn tt_6d_a_card_received_can_be_taken_away_again() {
    let mut game = TestGame::revealed(3, &BASIC, 4);
    let order = game.order();
    let cards: Vec<_> = order.iter().map(|seat| game.revealed_card(*seat).unwrap()).collect();
    game.lay_tribe(order[2]);
    assert_eq!(game.revealed_card(order[2]), Some(cards[0]));
    game.lay_tribe(order[2]);
    assert_eq!(game.revealed_card(order[2]), Some(cards[1]), "taken away by the second player");
}
