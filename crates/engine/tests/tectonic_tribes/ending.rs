//! Rule 7: the end.

use super::test_game::{ADVANCED, BASIC, TestGame};
use pangaea_engine::game::CommonRefusal;
use pangaea_engine::games::tectonic_tribes::{Action, EndReason, Fact, Number, Options};
use pangaea_engine::seat::Seat;

fn end(facts: &[Fact]) -> Option<EndReason> {
    facts.iter().find_map(|fact| match fact {
        Fact::End { reason, .. } => Some(*reason),
        _ => None,
    })
}

/// Five rounds in which the first seat plays a tribe card each time and the other terrain.
fn play_five_tribe_cards(game: &mut TestGame) {
    for _ in 0..5 {
        game.choose_all();
        for seat in game.order() {
            if seat == Seat(0) {
                game.lay_tribe(seat)
            } else {
                game.lay_terrain()
            };
        }
    }
}

fn five_tribe_cards(options: &Options, seed: u64) -> TestGame {
    let mut game = TestGame::dealt(2, options, seed);
    play_five_tribe_cards(&mut game);
    game
}

#[test]
fn tt_7a_after_the_fifth_tribe_card_the_round_is_finished_and_the_game_ends() {
    let mut acted_first = 0;
    for seed in 0..6 {
        let game = five_tribe_cards(&BASIC, seed);
        assert_eq!(end(&game.facts), Some(EndReason::TribeCards));
        let [.., Fact::Order { order }, Fact::Place { .. }, Fact::Place { .. }, last] =
            &game.facts[..]
        else {
            panic!("both act in the last round, and nothing is passed after it");
        };
        let Fact::End { tribe_cards_used, .. } = last else { panic!("no end") };
        assert!(tribe_cards_used.values().eq([&5, &0]));
        assert_eq!(game.table().round(), 5);
        acted_first += usize::from(order[0] == Seat(0));
    }
    assert!(acted_first > 0, "the fifth card came before the other's turn at least once");
}

#[test]
fn tt_7b_the_basic_game_ends_after_two_hands_and_after_three_with_two_players() {
    for (seats, hands, rounds) in [(2, 3, 15), (3, 2, 12), (4, 2, 10), (5, 2, 8)] {
        let mut game = TestGame::dealt(seats, &BASIC, 2);
        game.play_rounds_until_deal(usize::MAX);
        assert_eq!(end(&game.facts), Some(EndReason::Hands));
        assert_eq!((game.table().deals.len(), game.table().round()), (hands, rounds));
        assert!(game.play.to_decide().is_empty());
        let (play, discard) = (Number::new(1).unwrap(), Number::new(2).unwrap());
        let choice = Action::Choose { play, discard };
        assert_eq!(game.refused(Seat(0), choice), CommonRefusal::GameOver.into());
    }
}

#[test]
fn tt_7b_where_both_endings_meet_the_tribe_cards_are_the_reason() {
    let mut game = TestGame::dealt(2, &BASIC, 3);
    game.play_rounds_until_deal(3);
    // Five rounds of the last hand are left.
    play_five_tribe_cards(&mut game);
    assert_eq!(game.table().hand_size, 0, "the hands are played out as well");
    assert_eq!(end(&game.facts), Some(EndReason::TribeCards));
}

#[test]
fn tt_7c_the_advanced_game_goes_on_for_three_hands_and_four_with_two_players() {
    let game = five_tribe_cards(&ADVANCED, 1);
    assert_eq!(game.tribe_cards(Seat(0)), []);
    assert!(game.play.outcome().is_none(), "the fifth tribe card does not end it");
    for (seats, hands) in [(2, 4), (3, 3), (4, 3), (5, 3)] {
        let mut game = TestGame::dealt(seats, &ADVANCED, 2);
        game.play_rounds_until_deal(usize::MAX);
        assert_eq!(end(&game.facts), Some(EndReason::Hands));
        assert_eq!(game.table().deals.len(), hands);
    }
}
