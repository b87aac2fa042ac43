//! Rule 3: choosing, order, laying, passing, dealing again.

use super::test_game::{ADVANCED, BASIC, TestGame};
use pangaea_engine::game::{CommonRefusal, Game};
use pangaea_engine::games::tectonic_tribes::{
    Action, Card, Fact, Number, PhaseView, Refusal, TectonicTribes,
};
use pangaea_engine::seat::{PerSeat, Seat, Seats};
use std::collections::BTreeSet;

#[test]
fn tt_3a_everyone_chooses_in_secret_and_may_change_until_the_last_has_chosen() {
    let mut game = TestGame::dealt(3, &BASIC, 1);
    let (hand, others) = (game.hand(Seat(0)), game.hand(Seat(1)));
    let choose = |play, discard| Action::Choose { play, discard };
    assert_eq!(game.refused(Seat(0), choose(hand[0], hand[0])), Refusal::SameCard(hand[0]));
    assert_eq!(game.refused(Seat(0), choose(hand[0], others[0])), Refusal::NotInHand(others[0]));
    assert_eq!(game.refused(Seat(0), choose(others[1], hand[0])), Refusal::NotInHand(others[1]));
    let spot = game.place(Seat(0));
    assert_eq!(game.refused(Seat(0), Action::LayTerrain(spot)), Refusal::ChooseFirst);

    let before = game.play.seat_view(Seat(1)).unwrap();
    assert_eq!(game.act(Seat(0), choose(hand[0], hand[1])), []);
    let chosen = Seats::only(Seat(0));
    assert_eq!(
        game.table().phase,
        PhaseView::Choose { chosen },
        "only that one has chosen is seen"
    );
    let after = game.play.seat_view(Seat(1)).unwrap();
    assert_eq!((before.hand, before.seen), (after.hand, after.seen));

    let question = game.play.question(Seat(0), &[]).expect("it may be changed");
    assert!(question.answered);
    game.act(Seat(0), choose(hand[2], hand[3]));
    game.act(Seat(1), game.choice(Seat(1)));
    let facts = game.act(Seat(2), game.choice(Seat(2)));
    let (play, discard) = (hand[2], hand[3]);
    assert_eq!(facts[0], Fact::Choose { seat: Seat(0), play, discard }, "the last choice counts");
    assert_eq!(game.refused(Seat(0), choose(hand[4], hand[5])), Refusal::LayNow);
}

#[test]
fn tt_3a_discards_are_not_shown_but_every_seat_remembers_the_hands_it_held() {
    let mut game = TestGame::dealt(2, &BASIC, 4);
    let hands = [game.hand(Seat(0)), game.hand(Seat(1))];
    game.choose_all();
    game.finish_round();
    let table = serde_json::to_string(&game.table().deals).unwrap();
    let secret = hands[0][9];
    assert!(!table.contains(&format!("{secret}")), "a discard shows in {table}");
    let view = game.play.seat_view(Seat(1)).unwrap();
    assert_eq!(view.seen[0][0].hand, hands[1]);
    let passed: Vec<Number> = hands[0][1..9].to_vec();
    assert_eq!(view.seen[0][1].hand, passed);
}

#[test]
fn tt_3a_what_everyone_hears_is_the_same_whatever_was_discarded_dealt_or_shuffled() {
    let game = TestGame::dealt(3, &BASIC, 1);
    let heard = |fact: &Fact| TectonicTribes::announce(game.play.setting(), fact);
    let number = |number| Number::new(number).unwrap();
    let choose =
        |discard| Fact::Choose { seat: Seat(1), play: number(5), discard: number(discard) };
    assert_eq!(heard(&choose(6)), heard(&choose(7)));
    let hands = |first| PerSeat::from_fn(3, |seat| vec![number(first + seat.0)]);
    let deal = |first| Fact::Deal { hands: hands(first), pile: 9 };
    assert_eq!(heard(&deal(10)), heard(&deal(20)));
    let shuffle = |first| Fact::Shuffle { pile: vec![number(first), number(3)] };
    assert_eq!(heard(&shuffle(1)), heard(&shuffle(2)));
    assert!(heard(&choose(6)).is_some() && heard(&deal(10)).is_some());
}

#[test]
fn tt_3b_the_highest_number_acts_first() {
    for seed in 0..20 {
        let mut game = TestGame::dealt(5, &BASIC, seed);
        let facts = game.choose_all();
        let played: PerSeat<Number> = facts
            .iter()
            .filter_map(|fact| match fact {
                Fact::Choose { play, .. } => Some(*play),
                _ => None,
            })
            .collect();
        let Some(Fact::Order { order }) = facts.last() else { panic!("no order") };
        assert!(order.windows(2).all(|pair| played[pair[0]] > played[pair[1]]));
        assert_eq!(game.order(), *order);
    }
}

#[test]
fn tt_3b_worked_example_three_revealed_cards() {
    let mut game = TestGame::dealt(3, &BASIC, 2);
    let names = ["Kevin", "René", "Samantha"];
    let hands: Vec<Vec<Number>> = game.seats().map(|seat| game.hand(seat)).collect();
    let highest = *hands[0].last().unwrap();
    let middle = *hands[1].iter().rfind(|card| **card < highest).unwrap();
    let lowest = *hands[2].iter().rfind(|card| **card < middle).unwrap();
    for (seat, play) in (0..3).map(Seat).zip([highest, middle, lowest]) {
        let discard = *hands[seat.index()].iter().find(|card| **card != play).unwrap();
        game.act(seat, Action::Choose { play, discard });
    }
    let order: Vec<&str> = game.order().iter().map(|seat| names[seat.index()]).collect();
    assert_eq!(order, ["Kevin", "René", "Samantha"]);
}

#[test]
fn tt_3c_in_that_order_each_lays_the_revealed_card_or_a_tribe_card_instead() {
    let mut game = TestGame::revealed(3, &BASIC, 5);
    let order = game.order();
    let spot = game.place(order[1]);
    assert_eq!(
        game.refused(order[1], Action::LayTerrain(spot)),
        CommonRefusal::NotYourTurn(order[0]).into()
    );
    let card = game.revealed_card(order[0]).unwrap();
    game.lay_terrain();
    let laid = game.table().board.laid().last().unwrap().clone();
    assert_eq!((laid.seat, laid.card), (order[0], Card::Terrain(card)));
    game.lay_tribe(order[1]);
    assert_eq!(game.order(), [order[2]]);
    game.lay_terrain();
    assert!(matches!(game.table().phase, PhaseView::Choose { .. }), "everyone has acted");
}

#[test]
fn tt_3d_hands_go_to_the_left_and_swap_with_two_players() {
    for seats in 2..=5 {
        let mut game = TestGame::dealt(seats, &BASIC, 7);
        let before: Vec<Vec<Number>> = game.seats().map(|seat| game.hand(seat)).collect();
        game.choose_all();
        let facts = game.finish_round();
        assert_eq!(facts.last(), Some(&Fact::Pass));
        for seat in game.seats() {
            let from = &before[seat.index()];
            assert_eq!(game.hand(seat.left(1, seats)), from[1..from.len() - 1]);
        }
    }
}

#[test]
fn tt_3e_new_hands_come_from_the_pile_and_the_discards_go_shuffled_under_it() {
    let mut game = TestGame::dealt(4, &BASIC, 3);
    let Some(Fact::Shuffle { pile: first }) = game.facts.first().cloned() else { panic!() };
    let left = &first[4 + 40..];
    let facts = game.play_rounds_until_deal(2);
    let [.., Fact::Shuffle { pile }, Fact::Deal { hands, pile: rest }] = &facts[..] else {
        panic!("no shuffle before the deal: {facts:?}");
    };
    assert_eq!(&pile[..36], left, "what was left stays on top");
    let discarded: BTreeSet<Number> = game
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Choose { discard, .. } => Some(*discard),
            _ => None,
        })
        .collect();
    assert_eq!(pile[36..].iter().copied().collect::<BTreeSet<_>>(), discarded);
    let dealt: BTreeSet<Number> = hands.values().flatten().copied().collect();
    assert_eq!(dealt, pile[..40].iter().copied().collect());
    assert_eq!(*rest, pile.len() - 40);
    assert_eq!(game.table().discards, 0);
}

#[test]
fn tt_3e_without_need_nothing_is_shuffled() {
    let mut game = TestGame::dealt(2, &BASIC, 3);
    let facts = game.play_rounds_until_deal(3);
    assert!(matches!(facts.last(), Some(Fact::Deal { pile: 18, .. })));
    assert_eq!(game.facts.iter().filter(|fact| matches!(fact, Fact::Shuffle { .. })).count(), 1);
}

#[test]
fn tt_3f_too_few_cards_are_dealt_evenly_in_even_numbers() {
    for (seats, size, rest) in [(5, 6, 5), (4, 8, 4)] {
        let mut game = TestGame::dealt(seats, &ADVANCED, 1);
        let facts = game.play_rounds_until_deal(3);
        let Some(Fact::Deal { hands, pile }) = facts.last() else { panic!("no third deal") };
        assert!(hands.values().all(|hand| hand.len() == size), "{seats} seats: {hands:?}");
        assert_eq!(*pile, rest);
        game.play_rounds_until_deal(4);
        assert!(game.play.outcome().is_some(), "the short hands are played out");
    }
}
