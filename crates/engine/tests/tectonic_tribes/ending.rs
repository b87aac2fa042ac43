//! Rule 7: the end.

use super::scene::{ADVANCED, BASIC, Scene};
use pangaea_engine::games::tectonic_tribes::{Action, EndReason, Fact, Number, Options, Refusal};
use pangaea_engine::seat::Seat;

fn end(facts: &[Fact]) -> Option<EndReason> {
    facts.iter().find_map(|fact| match fact {
        Fact::End { reason, .. } => Some(*reason),
        _ => None,
    })
}

/// Five rounds in which the first seat plays a tribe card each time and the other terrain.
fn play_five_tribe_cards(scene: &mut Scene) {
    for _ in 0..5 {
        scene.choose_all();
        for seat in scene.order() {
            if seat == Seat(0) {
                scene.lay_tribe(seat)
            } else {
                scene.lay_terrain()
            };
        }
    }
}

fn five_tribe_cards(options: &Options, seed: u64) -> Scene {
    let mut scene = Scene::dealt(2, options, seed);
    play_five_tribe_cards(&mut scene);
    scene
}

#[test]
fn tt_7a_after_the_fifth_tribe_card_the_round_is_finished_and_the_game_ends() {
    let mut acted_first = 0;
    for seed in 0..6 {
        let scene = five_tribe_cards(&BASIC, seed);
        assert_eq!(end(&scene.facts), Some(EndReason::TribeCards));
        let [.., Fact::Order { order }, Fact::Place { .. }, Fact::Place { .. }, last] =
            &scene.facts[..]
        else {
            panic!("both act in the last round, and nothing is passed after it");
        };
        let Fact::End { tribe_cards_used, .. } = last else { panic!("no end") };
        assert!(tribe_cards_used.values().eq([&5, &0]));
        assert_eq!(scene.table().round(), 5);
        acted_first += usize::from(order[0] == Seat(0));
    }
    assert!(acted_first > 0, "the fifth card came before the other's turn at least once");
}

#[test]
fn tt_7b_the_basic_game_ends_after_two_hands_and_after_three_with_two_players() {
    for (seats, hands, rounds) in [(2, 3, 15), (3, 2, 12), (4, 2, 10), (5, 2, 8)] {
        let mut scene = Scene::dealt(seats, &BASIC, 2);
        scene.play_rounds_until_deal(usize::MAX);
        assert_eq!(end(&scene.facts), Some(EndReason::Hands));
        assert_eq!((scene.table().deals.len(), scene.table().round()), (hands, rounds));
        assert!(scene.play.to_decide().is_empty());
        let (play, discard) = (Number::new(1).unwrap(), Number::new(2).unwrap());
        let choice = Action::Choose { play, discard };
        assert_eq!(scene.refused(Seat(0), choice), Refusal::GameOver);
    }
}

#[test]
fn tt_7b_where_both_endings_meet_the_tribe_cards_are_the_reason() {
    let mut scene = Scene::dealt(2, &BASIC, 3);
    scene.play_rounds_until_deal(3);
    // Five rounds of the last hand are left.
    play_five_tribe_cards(&mut scene);
    assert_eq!(scene.table().hand_size, 0, "the hands are played out as well");
    assert_eq!(end(&scene.facts), Some(EndReason::TribeCards));
}

#[test]
fn tt_7c_the_advanced_game_goes_on_for_three_hands_and_four_with_two_players() {
    let scene = five_tribe_cards(&ADVANCED, 1);
    assert_eq!(scene.tribe_cards(Seat(0)), []);
    assert!(scene.play.outcome().is_none(), "the fifth tribe card does not end it");
    for (seats, hands) in [(2, 4), (3, 3), (4, 3), (5, 3)] {
        let mut scene = Scene::dealt(seats, &ADVANCED, 2);
        scene.play_rounds_until_deal(usize::MAX);
        assert_eq!(end(&scene.facts), Some(EndReason::Hands));
        assert_eq!(scene.table().deals.len(), hands);
    }
}
