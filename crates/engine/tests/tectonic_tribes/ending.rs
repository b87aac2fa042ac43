//! Rule 7: the end.

use super::scene::{ADVANCED, BASIC, Scene};
use pangaea_engine::games::tectonic_tribes::{Action, EndReason, Fact, Options, Refusal};
use pangaea_engine::seat::Seat;

fn end(facts: &[Fact]) -> Option<EndReason> {
    facts.iter().find_map(|fact| match fact {
        Fact::End { reason, .. } => Some(*reason),
        _ => None,
    })
}

/// The seat that acts first plays a tribe card in each of the first five rounds.
fn five_tribe_cards(options: &Options) -> Scene {
    let mut scene = Scene::dealt(2, options, 1);
    for _ in 0..5 {
        scene.choose_all();
        while scene.order()[0] != Seat(0) {
            scene.lay_terrain();
        }
        scene.lay_tribe(Seat(0));
        if scene.play.to_decide() == pangaea_engine::seat::Seats::only(Seat(1)) {
            scene.finish_round();
        }
    }
    scene
}

#[test]
fn tt_7a_after_the_fifth_tribe_card_the_round_is_finished_and_the_game_ends() {
    let mut scene = Scene::dealt(2, &BASIC, 1);
    let mut finished = None;
    while scene.play.outcome().is_none() {
        scene.choose_all();
        let order = scene.order();
        for seat in order {
            if seat == Seat(0) {
                scene.lay_tribe(Seat(0));
                if scene.tribe_cards(Seat(0)).is_empty() {
                    finished = Some(scene.play.outcome().is_some());
                }
            } else {
                scene.lay_terrain();
            }
        }
    }
    assert_eq!(end(&scene.facts), Some(EndReason::TribeCards));
    let Some(Fact::End { tribe_cards_used, .. }) = scene.facts.last() else { panic!("no end") };
    assert!(tribe_cards_used.values().eq([&5, &0]));
    let last_round: Vec<&Fact> = scene.facts.iter().rev().take(3).collect();
    let placed = last_round.iter().filter(|fact| matches!(fact, Fact::Place { .. })).count();
    assert_eq!(placed, 2, "both have acted in the last round ({finished:?})");
    assert_eq!(scene.table().round(), 5);
    assert_eq!(scene.facts.iter().filter(|fact| **fact == Fact::Pass).count(), 4);
}

#[test]
fn tt_7b_the_basic_game_ends_after_two_hands_and_after_three_with_two_players() {
    for (seats, hands, rounds) in [(2, 3, 15), (3, 2, 12), (4, 2, 10), (5, 2, 8)] {
        let mut scene = Scene::dealt(seats, &BASIC, 2);
        scene.play_rounds_until_deal(usize::MAX);
        assert_eq!(end(&scene.facts), Some(EndReason::Hands));
        assert_eq!((scene.table().deals.len(), scene.table().round()), (hands, rounds));
        assert!(scene.play.to_decide().is_empty());
        let choice = Action::Choose {
            play: pangaea_engine::games::tectonic_tribes::Number::new(1).unwrap(),
            discard: pangaea_engine::games::tectonic_tribes::Number::new(2).unwrap(),
        };
        assert_eq!(scene.refused(Seat(0), choice), Refusal::GameOver);
    }
}

#[test]
fn tt_7c_the_advanced_game_goes_on_for_three_hands_and_four_with_two_players() {
    let scene = five_tribe_cards(&ADVANCED);
    assert_eq!(scene.tribe_cards(Seat(0)), []);
    assert!(scene.play.outcome().is_none(), "the fifth tribe card does not end it");
    for (seats, hands) in [(2, 4), (3, 3), (4, 3), (5, 3)] {
        let mut scene = Scene::dealt(seats, &ADVANCED, 2);
        scene.play_rounds_until_deal(usize::MAX);
        assert_eq!(end(&scene.facts), Some(EndReason::Hands));
        assert_eq!(scene.table().deals.len(), hands);
    }
}
